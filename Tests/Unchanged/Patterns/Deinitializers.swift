import Synchronization
import Testing
import UIKit

/// Notes which deinitializers ran, on any thread.
enum Ended {
  private static let counts = Mutex<[String: Int]>([:])

  static func note(_ name: String) { counts.withLock { $0[name, default: 0] += 1 } }
  static func count(_ name: String) -> Int { counts.withLock { $0[name] ?? 0 } }
}

class PlainDeinitView: UIView {
  let name: String

  init(name: String) {
    self.name = name
    super.init(frame: .zero)
  }

  required init?(coder: NSCoder) { fatalError("init(coder:) has not been implemented") }

  deinit { Ended.note(name) }
}

class ObservingController: UIViewController {
  var token: (any NSObjectProtocol)?

  override func viewDidLoad() {
    super.viewDidLoad()
    token = NotificationCenter.default.addObserver(forName: .init("changed"), object: nil, queue: nil) { _ in }
  }

  deinit {
    NotificationCenter.default.removeObserver(self)
    Ended.note("ObservingController")
  }
}

final class IsolatedDeinitView: UIView {
  isolated deinit { Ended.note("IsolatedDeinitView") }
}

class BaseView: UIView { deinit { Ended.note("BaseView") } }
final class DerivedView: BaseView { deinit { Ended.note("DerivedView") } }

@MainActor @Suite struct DeinitializerTests {
  /// Objects of the classes in `EveryOpenClass` that apps make with an initialiser of no arguments.
  private static let makers: [String: @MainActor () -> AnyObject] = [
    "UIView": { DeinitOfUIView() }, "UIControl": { DeinitOfUIControl() }, "UILabel": { DeinitOfUILabel() },
    "UIButton": { DeinitOfUIButton() }, "UIImageView": { DeinitOfUIImageView() },
    "UITextField": { DeinitOfUITextField() }, "UITextView": { DeinitOfUITextView() },
    "UIScrollView": { DeinitOfUIScrollView() }, "UIStackView": { DeinitOfUIStackView() },
    "UITableView": { DeinitOfUITableView() }, "UITableViewCell": { DeinitOfUITableViewCell() },
    "UITableViewHeaderFooterView": { DeinitOfUITableViewHeaderFooterView() },
    "UICollectionViewCell": { DeinitOfUICollectionViewCell() },
    "UICollectionReusableView": { DeinitOfUICollectionReusableView() },
    "UICollectionView": {
      DeinitOfUICollectionView(frame: .zero, collectionViewLayout: DeinitOfUICollectionViewFlowLayout())
    },
    "UICollectionViewFlowLayout": { DeinitOfUICollectionViewFlowLayout() },
    "UICollectionViewLayout": { DeinitOfUICollectionViewLayout() },
    "UIWindow": { DeinitOfUIWindow() }, "UISlider": { DeinitOfUISlider() }, "UISwitch": { DeinitOfUISwitch() },
    "UIStepper": { DeinitOfUIStepper() }, "UISegmentedControl": { DeinitOfUISegmentedControl() },
    "UIPageControl": { DeinitOfUIPageControl() }, "UIProgressView": { DeinitOfUIProgressView() },
    "UIActivityIndicatorView": { DeinitOfUIActivityIndicatorView() },
    "UIRefreshControl": { DeinitOfUIRefreshControl() }, "UIDatePicker": { DeinitOfUIDatePicker() },
    "UIPickerView": { DeinitOfUIPickerView() }, "UIColorWell": { DeinitOfUIColorWell() },
    "UIVisualEffectView": { DeinitOfUIVisualEffectView() }, "UISearchBar": { DeinitOfUISearchBar() },
    "UISearchTextField": { DeinitOfUISearchTextField() }, "UINavigationBar": { DeinitOfUINavigationBar() },
    "UITabBar": { DeinitOfUITabBar() }, "UIToolbar": { DeinitOfUIToolbar() },
    "UIViewController": { DeinitOfUIViewController() },
    "UINavigationController": { DeinitOfUINavigationController() },
    "UITabBarController": { DeinitOfUITabBarController() },
    "UISplitViewController": { DeinitOfUISplitViewController() },
    "UIPageViewController": { DeinitOfUIPageViewController() },
    "UITableViewController": { DeinitOfUITableViewController() },
    "UICollectionViewController": {
      DeinitOfUICollectionViewController(collectionViewLayout: UICollectionViewFlowLayout())
    },
    "UISearchController": { DeinitOfUISearchController() },
    "UIAlertController": { DeinitOfUIAlertController(title: nil, message: nil, preferredStyle: .alert) },
    "UIGestureRecognizer": { DeinitOfUIGestureRecognizer() },
    "UITapGestureRecognizer": { DeinitOfUITapGestureRecognizer() },
    "UIPanGestureRecognizer": { DeinitOfUIPanGestureRecognizer() },
    "UILayoutGuide": { DeinitOfUILayoutGuide() }, "UIBarButtonItem": { DeinitOfUIBarButtonItem() },
    "UITabBarItem": { DeinitOfUITabBarItem() }, "UINavigationItem": { DeinitOfUINavigationItem() },
    "NSLayoutConstraint": { DeinitOfNSLayoutConstraint() }, "CALayer": { DeinitOfCALayer() },
    "CAShapeLayer": { DeinitOfCAShapeLayer() }, "UIBezierPath": { DeinitOfUIBezierPath() },
    "UIImage": { DeinitOfUIImage() }, "UIColor": { DeinitOfUIColor(white: 0, alpha: 1) },
    "UIResponder": { DeinitOfUIResponder() }, "NSMutableParagraphStyle": { DeinitOfNSMutableParagraphStyle() },
  ]

  @Test func subclassesOfOpenClassesHaveDeinitializersThatRunOnce_W1() {
    for (name, make) in Self.makers { check(name, make) }
  }

  private func check(_ name: String, _ make: @MainActor () -> AnyObject) {
    let before = Ended.count(name)
    var object: AnyObject? = make()
    weak let reference = object
    object = nil
    #expect(reference == nil, "\(name)")
    #expect(Ended.count(name) == before + 1, "\(name)")
  }

  @Test func deinitializersRunFromTheSubclassToTheBaseAndSubviewsLoseTheirSuperview_W1() {
    let kept = UIView()
    var view: DerivedView? = DerivedView()
    view?.addSubview(kept)
    #expect(kept.superview === view)
    view = nil
    #expect(Ended.count("DerivedView") == 1 && Ended.count("BaseView") == 1)
    #expect(kept.superview == nil && kept.window == nil)
  }

  @Test func anIsolatedDeinitializerIsAllowedToo_W1() {
    var view: IsolatedDeinitView? = IsolatedDeinitView()
    weak let reference = view
    view = nil
    #expect(reference == nil && Ended.count("IsolatedDeinitView") == 1)
  }

  @Test func aControllerEndsWithItsView_W1() {
    var controller: ObservingController? = ObservingController()
    controller?.loadViewIfNeeded()
    controller = nil
    #expect(Ended.count("ObservingController") == 1)
  }

  @Test func aTreeOfAnyDepthEndsWithoutAStackOverflow_W1() {
    var root: UIView? = PlainDeinitView(name: "deep")
    var lowest = root
    for _ in 1..<20_000 {
      let next = PlainDeinitView(name: "deep")
      lowest?.addSubview(next)
      lowest = next
    }
    lowest = nil
    root = nil
    #expect(Ended.count("deep") == 20_000)
  }

  @Test func constraintsToAViewThatEndsDoNotHoldAnyMore_W1() {
    let root = UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
    let kept = UIView()
    kept.translatesAutoresizingMaskIntoConstraints = false
    root.addSubview(kept)
    do {
      let gone = PlainDeinitView(name: "constrained")
      root.addSubview(gone)
      kept.widthAnchor.constraint(equalTo: gone.widthAnchor).isActive = true
      root.layoutIfNeeded()
      gone.removeFromSuperview()
    }
    root.layoutIfNeeded()
    #expect(Ended.count("constrained") == 1)
  }

  @Test func aViewThatIsReleasedOffTheMainThreadLeavesItsSubviewsIntact_W1() async {
    let kept = UIView()
    let holder = Mutex<[UIView]>([])
    do {
      let view = PlainDeinitView(name: "elsewhere")
      view.addSubview(kept)
      kept.widthAnchor.constraint(equalTo: view.widthAnchor).isActive = true
      view.layoutIfNeeded()
      holder.withLock { $0 = [view] }
    }
    await Task.detached { holder.withLock { $0.removeAll() } }.value
    #expect(Ended.count("elsewhere") == 1)
    #expect(kept.superview == nil)
    for _ in 0..<3 { await Task.yield() }
    let other = UIView(frame: CGRect(x: 0, y: 0, width: 10, height: 10))
    other.addSubview(kept)
    other.layoutIfNeeded()
    #expect(kept.superview === other)
  }

  @Test func everyNameIsThatOfAClass_W1() {
    #expect(openClasses.count > 150 && Set(Self.makers.keys).isSubset(of: openClasses))
  }
}
