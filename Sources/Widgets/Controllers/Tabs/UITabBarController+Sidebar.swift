public import Foundation
import PlainviewGraphics
import PlainviewRuntime
public import PlainviewUIKitCore

extension UITabBarController {
  /// The tabs in a column beside the content. There is none to be seen here: what is set is kept.
  @preconcurrency @MainActor open class Sidebar: NSObject {
    /// How the content makes space for the sidebar; raw values are UIKit's.
    public enum Layout: Int, Sendable { case automatic, overlap, tile }

    /// Informed of the sidebar, and returns its rows; not retained.
    open weak var delegate: (any Delegate)?
    /// Setting another value tells the delegate, as a button of the bar does.
    open var isHidden: Bool {
      get { hidden }
      set {
        guard newValue != hidden else { return }
        hidden = newValue
        guard let controller else { return }
        let animator = SidebarAnimator()
        UserCode.tell(delegate, "tabBarController(_:sidebarVisibilityWillChange:animator:)") {
          $0.tabBarController(controller, sidebarVisibilityWillChange: self, animator: animator)
        }
        animator.run()
      }
    }
    private var hidden = true
    /// Kept, without effect: the sidebar is not shown.
    open var preferredLayout = Layout.automatic
    /// Kept, without effect: the sidebar is not shown.
    open var navigationOverflowItems: UIDeferredMenuElement?
    /// Kept, without effect: the sidebar is not shown.
    open var headerContentConfiguration: (any UIContentConfiguration)?
    /// Kept, without effect: the sidebar is not shown.
    open var footerContentConfiguration: (any UIContentConfiguration)?
    /// Kept, without effect: the sidebar is not shown.
    open var bottomBarView: UIView?
    private weak var controller: UITabBarController?

    init(of controller: UITabBarController) {
      self.controller = controller
      super.init()
    }

    @available(*, unavailable) public override init() { fatalError("use UITabBarController.sidebar") }

    /// Has the delegate update the row of a tab.
    open func reconfigureItem(for tab: UITab) {
      guard let controller else { return }
      let request = UITabSidebarItem.Request(tab)
      let item =
        UserCode.ask(delegate, "tabBarController(_:sidebar:itemFor:)") {
          $0.tabBarController(controller, sidebar: self, itemFor: request)
        } ?? UITabSidebarItem(request: request)
      UserCode.tell(delegate, "tabBarController(_:sidebar:update:)") {
        $0.tabBarController(controller, sidebar: self, update: item)
      }
    }

    /// Runs changes beside those of the sidebar.
    @preconcurrency @MainActor public protocol Animating: NSObjectProtocol {
      /// Adds changes that run with those of the sidebar.
      func addAnimations(_ animations: @escaping () -> Void)
      /// Adds a closure that runs after the changes of the sidebar.
      func addCompletion(_ completion: @escaping () -> Void)
    }

    /// Is told of the sidebar and returns its rows; every method has a default.
    @preconcurrency @MainActor public protocol Delegate: NSObjectProtocol {
      /// Called before the sidebar is shown or hidden.
      func tabBarController(
        _ tabBarController: UITabBarController, sidebarVisibilityWillChange sidebar: UITabBarController.Sidebar,
        animator: any UITabBarController.Sidebar.Animating)
      /// Returns the row of a tab or an action; a standard one by default.
      func tabBarController(
        _ tabBarController: UITabBarController, sidebar: UITabBarController.Sidebar,
        itemFor request: UITabSidebarItem.Request
      ) -> UITabSidebarItem
      /// Called to update the row of a tab.
      func tabBarController(
        _ tabBarController: UITabBarController, sidebar: UITabBarController.Sidebar, update item: UITabSidebarItem)
      /// Called before the row of a tab is shown; never called here.
      func tabBarController(
        _ tabBarController: UITabBarController, sidebar: UITabBarController.Sidebar, willBeginDisplaying tab: UITab)
      /// Called after the row of a tab was shown; never called here.
      func tabBarController(
        _ tabBarController: UITabBarController, sidebar: UITabBarController.Sidebar, didEndDisplaying tab: UITab)
      /// Returns the actions of a swipe from the leading edge of a row; never called here.
      func tabBarController(
        _ tabBarController: UITabBarController, sidebar: UITabBarController.Sidebar,
        leadingSwipeActionsConfigurationFor tab: UITab
      ) -> UISwipeActionsConfiguration?
      /// Returns the actions of a swipe from the trailing edge of a row; never called here.
      func tabBarController(
        _ tabBarController: UITabBarController, sidebar: UITabBarController.Sidebar,
        trailingSwipeActionsConfigurationFor tab: UITab
      ) -> UISwipeActionsConfiguration?
      /// Returns the context menu of a tab's row; never called here.
      func tabBarController(
        _ tabBarController: UITabBarController, sidebar: UITabBarController.Sidebar,
        contextMenuConfigurationFor tab: UITab
      ) -> UIContextMenuConfiguration?
      /// Returns the items of a drag that begins at a tab's row; never called here.
      func tabBarController(
        _ tabBarController: UITabBarController, sidebar: UITabBarController.Sidebar,
        itemsForBeginning session: any UIDragSession, tab: UITab
      ) -> [UIDragItem]
      /// Returns the items that a tap adds to a drag; never called here.
      func tabBarController(
        _ tabBarController: UITabBarController, sidebar: UITabBarController.Sidebar,
        itemsForAddingTo session: any UIDragSession, tab: UITab
      ) -> [UIDragItem]
    }
  }
}

extension UITabBarController.Sidebar.Delegate {
  /// Default for delegates without the method: nothing happens.
  dynamic public func tabBarController(
    _ tabBarController: UITabBarController, sidebarVisibilityWillChange sidebar: UITabBarController.Sidebar,
    animator: any UITabBarController.Sidebar.Animating
  ) { leftOut(by: self, with: [tabBarController, sidebar, animator]) }

  /// Default for delegates without the method: a standard row.
  dynamic public func tabBarController(
    _ tabBarController: UITabBarController, sidebar: UITabBarController.Sidebar,
    itemFor request: UITabSidebarItem.Request
  ) -> UITabSidebarItem {
    leftOut(by: self, UITabSidebarItem(request: request), with: [tabBarController, sidebar, request])
  }

  /// Default for delegates without the method: nothing happens.
  dynamic public func tabBarController(
    _ tabBarController: UITabBarController, sidebar: UITabBarController.Sidebar, update item: UITabSidebarItem
  ) { leftOut(by: self, with: [tabBarController, sidebar, item]) }

  /// Default for delegates without the method: nothing happens.
  dynamic public func tabBarController(
    _ tabBarController: UITabBarController, sidebar: UITabBarController.Sidebar, willBeginDisplaying tab: UITab
  ) { leftOut(by: self, with: [tabBarController, sidebar, tab]) }

  /// Default for delegates without the method: nothing happens.
  dynamic public func tabBarController(
    _ tabBarController: UITabBarController, sidebar: UITabBarController.Sidebar, didEndDisplaying tab: UITab
  ) { leftOut(by: self, with: [tabBarController, sidebar, tab]) }

  /// Default for delegates without the method: nil.
  dynamic public func tabBarController(
    _ tabBarController: UITabBarController, sidebar: UITabBarController.Sidebar,
    leadingSwipeActionsConfigurationFor tab: UITab
  ) -> UISwipeActionsConfiguration? { leftOut(by: self, nil, with: [tabBarController, sidebar, tab]) }

  /// Default for delegates without the method: nil.
  dynamic public func tabBarController(
    _ tabBarController: UITabBarController, sidebar: UITabBarController.Sidebar,
    trailingSwipeActionsConfigurationFor tab: UITab
  ) -> UISwipeActionsConfiguration? { leftOut(by: self, nil, with: [tabBarController, sidebar, tab]) }

  /// Default for delegates without the method: nil.
  dynamic public func tabBarController(
    _ tabBarController: UITabBarController, sidebar: UITabBarController.Sidebar,
    contextMenuConfigurationFor tab: UITab
  ) -> UIContextMenuConfiguration? { leftOut(by: self, nil, with: [tabBarController, sidebar, tab]) }

  /// Default for delegates without the method: no items.
  dynamic public func tabBarController(
    _ tabBarController: UITabBarController, sidebar: UITabBarController.Sidebar,
    itemsForBeginning session: any UIDragSession, tab: UITab
  ) -> [UIDragItem] { leftOut(by: self, [], with: [tabBarController, sidebar, session, tab]) }

  /// Default for delegates without the method: no items.
  dynamic public func tabBarController(
    _ tabBarController: UITabBarController, sidebar: UITabBarController.Sidebar,
    itemsForAddingTo session: any UIDragSession, tab: UITab
  ) -> [UIDragItem] { leftOut(by: self, [], with: [tabBarController, sidebar, session, tab]) }
}

/// Runs the animations and completions for showing or hiding a sidebar at once.
@MainActor private final class SidebarAnimator: NSObject, UITabBarController.Sidebar.Animating {
  private var animations: [() -> Void] = []
  private var completions: [() -> Void] = []
  func addAnimations(_ animations: @escaping () -> Void) { self.animations.append(animations) }
  func addCompletion(_ completion: @escaping () -> Void) { completions.append(completion) }
  func run() { for body in animations + completions { UserCode.run { body() } } }
}

/// A row of a sidebar. Kept, without effect: the sidebar is not shown.
@preconcurrency @MainActor open class UITabSidebarItem: NSObject {
  /// What a row is requested for.
  @preconcurrency @MainActor open class Request: NSObject {
    /// The tab that the row is for; nil for the row of an action.
    open var tab: UITab? { content as? UITab }
    /// The action that the row is for; nil for the row of a tab.
    open var action: UIAction? { content as? UIAction }
    private let content: AnyObject

    init(_ content: AnyObject) {
      self.content = content
      super.init()
    }

    @available(*, unavailable) public override init() { fatalError("requests come from sidebars") }
  }

  /// The tab of the row; nil for the row of an action.
  open var tab: UITab? { request.tab }
  /// The action of the row; nil for the row of a tab.
  open var action: UIAction? { request.action }
  /// What the row shows. Kept, without effect.
  open var contentConfiguration: any UIContentConfiguration
  /// The background of the row; nil for the standard one. Kept, without effect.
  open var backgroundConfiguration: UIBackgroundConfiguration?
  /// The accessories beside the content of the row. Kept, without effect.
  open var accessories: [UICellAccessory] = []
  /// The state of the row, for configurations.
  open var configurationState: UICellConfigurationState { UICellConfigurationState(traitCollection: .current) }
  /// Returns the standard content of the row.
  open func defaultContentConfiguration() -> UIListContentConfiguration { Self.content(request) }
  /// Returns the standard background of the row: a clear one.
  open func defaultBackgroundConfiguration() -> UIBackgroundConfiguration { .clear() }
  private let request: Request

  /// A row with the default configuration.
  public init(request: Request) {
    self.request = request
    contentConfiguration = Self.content(request)
    super.init()
  }

  @available(*, unavailable) public override init() { fatalError("use init(request:)") }

  private static func content(_ request: Request) -> UIListContentConfiguration {
    var content = UIListContentConfiguration.cell()
    content.text = request.tab?.title ?? request.action?.title
    content.secondaryText = request.tab?.subtitle
    content.image = request.tab?.image ?? request.action?.image
    return content
  }
}
