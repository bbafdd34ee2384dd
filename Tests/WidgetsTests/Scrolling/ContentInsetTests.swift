import Foundation
import PlainviewGraphics
import PlainviewUIKitCore
import PlainviewWidgets
import Testing

/// Which safe areas are insets of content: `UIScrollView.ContentInsetAdjustmentBehavior` in Apple's documentation and headers.
@MainActor @Suite struct ContentInsetTests {
  private let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 390, height: 844))
  private let controller = UIViewController()
  private let scrollView = UIScrollView()

  init() {
    scrollView.frame = controller.view.bounds
    scrollView.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    controller.view.addSubview(scrollView)
  }

  /// The inset at the top with content of a height, in points.
  private func top(_ root: UIViewController, content height: CGFloat) -> CGFloat {
    window.rootViewController = root
    window.isHidden = false
    root.additionalSafeAreaInsets = UIEdgeInsets(top: 40, left: 30, bottom: 20, right: 0)
    scrollView.contentSize = CGSize(width: 390, height: height)
    window.layoutIfNeeded()
    return scrollView.adjustedContentInset.top
  }

  @Test func `Without bars content is moved below the safe area when it scrolls`() {
    #expect(top(controller, content: 844) == 0)
    #expect(scrollView.contentOffset == .zero)
    #expect(top(controller, content: 845) == 40)
    #expect(scrollView.contentOffset == CGPoint(x: 0, y: -40))
    scrollView.alwaysBounceVertical = true
    #expect(top(controller, content: 10) == 40)
    #expect(scrollView.adjustedContentInset == UIEdgeInsets(top: 40, left: 0, bottom: 20, right: 0))
    scrollView.contentSize.width = 391
    #expect(scrollView.adjustedContentInset == UIEdgeInsets(top: 40, left: 30, bottom: 20, right: 0))
  }

  @Test func `Between bars the first view's content is moved however small it is`() {
    let navigation = UINavigationController(rootViewController: controller)
    #expect(top(navigation, content: 10) == 84)
    scrollView.contentInsetAdjustmentBehavior = .scrollableAxes
    #expect(scrollView.adjustedContentInset.top == 0)
    scrollView.contentInsetAdjustmentBehavior = .automatic
    #expect(scrollView.adjustedContentInset.top == 84)
    let tabs = UITabBarController()
    tabs.viewControllers = [controller]
    #expect(top(tabs, content: 10) == 40)
  }

  @Test func `Content of a view behind the first, or of a controller that does not adjust insets, is not`() {
    controller.automaticallyAdjustsScrollViewInsets = false
    #expect(top(UINavigationController(rootViewController: controller), content: 10) == 0)
    controller.automaticallyAdjustsScrollViewInsets = true
    controller.view.insertSubview(UIView(), at: 0)
    #expect(top(UINavigationController(rootViewController: controller), content: 10) == 0)
    #expect(top(UINavigationController(rootViewController: controller), content: 900) == 84)
  }
}
