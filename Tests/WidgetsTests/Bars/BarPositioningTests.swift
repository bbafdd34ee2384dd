import Testing
import UIKit

/// Positions of bars.
@MainActor @Suite struct BarPositioningTests {
  private final class Owner: NSObject, UINavigationBarDelegate, UIToolbarDelegate, UISearchBarDelegate {
    var answer = UIBarPosition.topAttached
    func position(for bar: any UIBarPositioning) -> UIBarPosition { answer }
  }

  @Test func `A bar stands where its kind does until its delegate says otherwise`() {
    let (owner, navigation, tools, search) = (Owner(), UINavigationBar(), UIToolbar(), UISearchBar())
    #expect(navigation.barPosition == .top && tools.barPosition == .bottom)
    navigation.delegate = owner
    tools.delegate = owner
    search.delegate = owner
    let bars: [any UIBarPositioning] = [navigation, tools, search]
    #expect(bars.allSatisfy { $0.barPosition == .topAttached })
    owner.answer = .any
    #expect(navigation.barPosition == .top && tools.barPosition == .bottom)
  }

  @Test func `The bar of a navigation controller reaches up to the screen's edge`() {
    let controller = UINavigationController(rootViewController: UIViewController())
    controller.loadViewIfNeeded()
    #expect(controller.navigationBar.barPosition == .topAttached)
  }
}
