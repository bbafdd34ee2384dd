import Foundation
import PlainviewStage
import Testing
import UIKit

/// Members of controllers, their items and the app that a subclass of another module overrides, with `super` (W4).
@MainActor @Suite struct ControllerOverrideTests {
  private final class EditableRows: UITableViewController {
    var calls: [String] = []
    override func setEditing(_ editing: Bool, animated: Bool) {
      super.setEditing(editing, animated: animated)
      calls.append("\(editing) \(animated)")
    }
  }

  @Test func `Setting isEditing is setting it without animation`() {
    let controller = EditableRows(style: .plain)
    controller.loadViewIfNeeded()
    controller.isEditing = true
    #expect(controller.calls == ["true false"] && controller.isEditing && controller.tableView.isEditing)
  }

  private final class Mocked: UIViewController {
    let mock = UINavigationController(rootViewController: UIViewController())
    let tabs = UITabBarController()
    override var navigationController: UINavigationController? { mock }
    override var tabBarController: UITabBarController? { tabs }
    override var splitViewController: UISplitViewController? { nil }
  }

  private class Asking: UIViewController {
    var asked = 0
    override var navigationController: UINavigationController? {
      asked += 1
      return super.navigationController
    }
    override func contentScrollView(for edge: NSDirectionalRectEdge) -> UIScrollView? {
      super.contentScrollView(for: edge) ?? fallback
    }
    let fallback = UIScrollView()
    func typed() -> UINavigationController? {
      let navigation = navigationController
      return navigation
    }
  }

  private final class Twice: Asking {
    override var navigationController: UINavigationController? { super.navigationController }
  }

  @Test func `A mock answers another navigation controller wherever it is asked (W4)`() {
    let mocked = Mocked()
    let controller: UIViewController = mocked
    #expect(mocked.navigationController === mocked.mock)
    #expect(controller.navigationController === mocked.mock)
    #expect(controller.tabBarController === mocked.tabs)
    #expect(controller[keyPath: \UIViewController.navigationController] === mocked.mock)
    controller.navigationController?.pushViewController(UIViewController(), animated: false)
    #expect(mocked.mock.viewControllers.count == 2)
    _ = UINavigationController(rootViewController: mocked)
    #expect(controller.navigationController === mocked.mock)
    func generic<Controller: UIViewController>(_ controller: Controller) -> UINavigationController? {
      controller.navigationController
    }
    #expect(generic(mocked) === mocked.mock)
  }

  @Test func `An override of navigationController that calls super gets the nearest one (W4)`() {
    for asking in [Asking(), Twice()] {
      let navigation = UINavigationController(rootViewController: asking)
      let tabs = UITabBarController()
      tabs.viewControllers = [navigation]
      let before = asking.asked
      #expect((asking as UIViewController).navigationController === navigation)
      #expect(asking.asked > before)
      #expect(asking.typed() === navigation)
      #expect(asking.tabBarController === tabs)
      #expect(asking.splitViewController == nil)
      #expect((asking as UIViewController).contentScrollView(for: .top) === asking.fallback)
      let named = UIScrollView()
      asking.setContentScrollView(named)
      #expect((asking as UIViewController).contentScrollView(for: .top) === named)
    }
    #expect(Asking().navigationController == nil)
  }

  @Test func `A split view controller is found by what is in it (W4)`() throws {
    let inner = UIViewController()
    let split = UISplitViewController(style: .doubleColumn)
    split.setViewController(inner, for: .secondary)
    _ = try Stage(split)
    #expect(inner.splitViewController === split)
  }

  private final class Container: UIViewController {
    var calls: [String] = []
    override func addChild(_ childController: UIViewController) {
      calls.append("addChild")
      super.addChild(childController)
    }
    override func setOverrideTraitCollection(
      _ collection: UITraitCollection?, forChild childViewController: UIViewController
    ) {
      calls.append("setOverride")
      super.setOverrideTraitCollection(collection, forChild: childViewController)
    }
    override func overrideTraitCollection(forChild childViewController: UIViewController) -> UITraitCollection? {
      super.overrideTraitCollection(forChild: childViewController)
    }
    override func updateTraitsIfNeeded() {
      calls.append("updateTraits")
      super.updateTraitsIfNeeded()
    }
    override func present(_ controller: UIViewController, animated flag: Bool, completion: (() -> Void)? = nil) {
      calls.append("present")
      super.present(controller, animated: flag, completion: completion)
    }
    override func dismiss(animated flag: Bool, completion: (() -> Void)? = nil) {
      calls.append("dismiss")
      super.dismiss(animated: flag, completion: completion)
    }
  }

  @Test func `A container overrides containment, presentation and the traits of its children (W4)`() {
    let (own, child) = (Container(), UIViewController())
    let container: UIViewController = own
    container.addChild(child)
    container.setOverrideTraitCollection(UITraitCollection(userInterfaceStyle: .dark), forChild: child)
    #expect(container.overrideTraitCollection(forChild: child)?.userInterfaceStyle == .dark)
    container.updateTraitsIfNeeded()
    container.present(UIViewController(), animated: false)
    container.dismiss(animated: false)
    #expect(own.calls == ["addChild", "setOverride", "updateTraits", "present", "dismiss"])
  }

  private final class Stack: UINavigationController {
    var calls: [String] = []
    override func pushViewController(_ viewController: UIViewController, animated: Bool) {
      calls.append("push")
      super.pushViewController(viewController, animated: animated)
    }
    override func popViewController(animated: Bool) -> UIViewController? {
      calls.append("pop")
      return super.popViewController(animated: animated)
    }
    override func popToRootViewController(animated: Bool) -> [UIViewController]? {
      calls.append("popToRoot")
      return super.popToRootViewController(animated: animated)
    }
    override func setViewControllers(_ viewControllers: [UIViewController], animated: Bool) {
      calls.append("set")
      super.setViewControllers(viewControllers, animated: animated)
    }
    override var topViewController: UIViewController? { super.topViewController }
    override var navigationController: UINavigationController? { self }
  }

  @Test func `A navigation controller overrides the methods of its stack and calls super (W4)`() {
    let own = Stack()
    let stack: UINavigationController = own
    stack.setViewControllers([UIViewController(), UIViewController()], animated: false)
    stack.pushViewController(UIViewController(), animated: false)
    #expect(stack.popViewController(animated: false) != nil)
    #expect(stack.popToRootViewController(animated: false)?.count == 1)
    #expect(own.calls.filter { $0 != "set" } == ["push", "pop", "popToRoot"])
    #expect(own.calls.contains("set"))
    #expect((stack as UIViewController).navigationController === own)
  }

  private final class Search: UISearchController {
    private let own = UISearchBar()
    override var searchBar: UISearchBar { own }
  }

  private final class Item: UIBarButtonItem {
    override var title: String? { didSet { changes += 1 } }
    override var customView: UIView? { didSet { changes += 1 } }
    var changes = 0
  }

  @Test func `Search controllers, items and presentations override what UIKit declares read-only (W4)`() {
    let own = Search(searchResultsController: nil)
    let search: UISearchController = own
    #expect(search.searchBar === own.searchBar)
    let item = Item(title: "a", style: .plain, target: nil, action: nil)
    let before = item.changes
    (item as UIBarButtonItem).title = "b"
    (item as UIBarButtonItem).customView = UIView()
    #expect(item.changes == before + 2)
  }

  private final class Presentation: UIPresentationController {
    override var presentingViewController: UIViewController { super.presentingViewController }
    override var presentedViewController: UIViewController { super.presentedViewController }
    override var frameOfPresentedViewInContainerView: CGRect { CGRect(x: 1, y: 2, width: 3, height: 4) }
  }

  @Test func `A presentation controller overrides its controllers (W4)`() {
    let (one, other) = (UIViewController(), UIViewController())
    let presentation: UIPresentationController = Presentation(presentedViewController: one, presenting: other)
    #expect(presentation.presentedViewController === one)
    #expect(presentation.presentingViewController === other)
  }

  private final class Responder: UIResponder {
    override var canBecomeFirstResponder: Bool { true }
    override var next: UIResponder? { super.next }
    override func target(forAction action: Selector, withSender sender: Any?) -> Any? {
      super.target(forAction: action, withSender: sender) ?? "none"
    }
  }

  @Test func `A responder overrides the chain's methods (W4)`() {
    let responder: UIResponder = Responder()
    #expect(responder.target(forAction: Selector("nothing"), withSender: nil) as? String == "none")
    #expect(responder.next == nil)
  }
}
