public import Foundation
import PlainviewRuntime
public import PlainviewUIKitCore

extension UITabBarController {
  /// The tabs in a column beside the content. There is none to be seen here: what is set is kept.
  @preconcurrency @MainActor open class Sidebar: NSObject {
    /// How the content gives way to the sidebar; raw values are UIKit's.
    public enum Layout: Int, Sendable { case automatic, overlap, tile }

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
      func addAnimations(_ animations: @escaping () -> Void)
      func addCompletion(_ completion: @escaping () -> Void)
    }

    /// Hears of the sidebar and gives its rows; every method has a default.
    @preconcurrency @MainActor public protocol Delegate: NSObjectProtocol {
      func tabBarController(
        _ tabBarController: UITabBarController, sidebarVisibilityWillChange sidebar: UITabBarController.Sidebar,
        animator: any UITabBarController.Sidebar.Animating)
      func tabBarController(
        _ tabBarController: UITabBarController, sidebar: UITabBarController.Sidebar,
        itemFor request: UITabSidebarItem.Request
      ) -> UITabSidebarItem
      func tabBarController(
        _ tabBarController: UITabBarController, sidebar: UITabBarController.Sidebar, update item: UITabSidebarItem)
      func tabBarController(
        _ tabBarController: UITabBarController, sidebar: UITabBarController.Sidebar, willBeginDisplaying tab: UITab)
      func tabBarController(
        _ tabBarController: UITabBarController, sidebar: UITabBarController.Sidebar, didEndDisplaying tab: UITab)
      func tabBarController(
        _ tabBarController: UITabBarController, sidebar: UITabBarController.Sidebar,
        leadingSwipeActionsConfigurationFor tab: UITab
      ) -> UISwipeActionsConfiguration?
      func tabBarController(
        _ tabBarController: UITabBarController, sidebar: UITabBarController.Sidebar,
        trailingSwipeActionsConfigurationFor tab: UITab
      ) -> UISwipeActionsConfiguration?
      func tabBarController(
        _ tabBarController: UITabBarController, sidebar: UITabBarController.Sidebar,
        contextMenuConfigurationFor tab: UITab
      ) -> UIContextMenuConfiguration?
      func tabBarController(
        _ tabBarController: UITabBarController, sidebar: UITabBarController.Sidebar,
        itemsForBeginning session: any UIDragSession, tab: UITab
      ) -> [UIDragItem]
      func tabBarController(
        _ tabBarController: UITabBarController, sidebar: UITabBarController.Sidebar,
        itemsForAddingTo session: any UIDragSession, tab: UITab
      ) -> [UIDragItem]
    }
  }
}

extension UITabBarController.Sidebar.Delegate {
  dynamic public func tabBarController(
    _ tabBarController: UITabBarController, sidebarVisibilityWillChange sidebar: UITabBarController.Sidebar,
    animator: any UITabBarController.Sidebar.Animating
  ) { leftOut(by: self, with: [tabBarController, sidebar, animator]) }

  dynamic public func tabBarController(
    _ tabBarController: UITabBarController, sidebar: UITabBarController.Sidebar,
    itemFor request: UITabSidebarItem.Request
  ) -> UITabSidebarItem {
    leftOut(by: self, UITabSidebarItem(request: request), with: [tabBarController, sidebar, request])
  }

  dynamic public func tabBarController(
    _ tabBarController: UITabBarController, sidebar: UITabBarController.Sidebar, update item: UITabSidebarItem
  ) { leftOut(by: self, with: [tabBarController, sidebar, item]) }

  dynamic public func tabBarController(
    _ tabBarController: UITabBarController, sidebar: UITabBarController.Sidebar, willBeginDisplaying tab: UITab
  ) { leftOut(by: self, with: [tabBarController, sidebar, tab]) }

  dynamic public func tabBarController(
    _ tabBarController: UITabBarController, sidebar: UITabBarController.Sidebar, didEndDisplaying tab: UITab
  ) { leftOut(by: self, with: [tabBarController, sidebar, tab]) }

  dynamic public func tabBarController(
    _ tabBarController: UITabBarController, sidebar: UITabBarController.Sidebar,
    leadingSwipeActionsConfigurationFor tab: UITab
  ) -> UISwipeActionsConfiguration? { leftOut(by: self, nil, with: [tabBarController, sidebar, tab]) }

  dynamic public func tabBarController(
    _ tabBarController: UITabBarController, sidebar: UITabBarController.Sidebar,
    trailingSwipeActionsConfigurationFor tab: UITab
  ) -> UISwipeActionsConfiguration? { leftOut(by: self, nil, with: [tabBarController, sidebar, tab]) }

  dynamic public func tabBarController(
    _ tabBarController: UITabBarController, sidebar: UITabBarController.Sidebar,
    contextMenuConfigurationFor tab: UITab
  ) -> UIContextMenuConfiguration? { leftOut(by: self, nil, with: [tabBarController, sidebar, tab]) }

  dynamic public func tabBarController(
    _ tabBarController: UITabBarController, sidebar: UITabBarController.Sidebar,
    itemsForBeginning session: any UIDragSession, tab: UITab
  ) -> [UIDragItem] { leftOut(by: self, [], with: [tabBarController, sidebar, session, tab]) }

  dynamic public func tabBarController(
    _ tabBarController: UITabBarController, sidebar: UITabBarController.Sidebar,
    itemsForAddingTo session: any UIDragSession, tab: UITab
  ) -> [UIDragItem] { leftOut(by: self, [], with: [tabBarController, sidebar, session, tab]) }
}

/// Runs what is beside a sidebar's coming and going at once.
@MainActor private final class SidebarAnimator: NSObject, UITabBarController.Sidebar.Animating {
  private var animations: [() -> Void] = []
  private var completions: [() -> Void] = []
  func addAnimations(_ animations: @escaping () -> Void) { self.animations.append(animations) }
  func addCompletion(_ completion: @escaping () -> Void) { completions.append(completion) }
  func run() { for body in animations + completions { UserCode.run { body() } } }
}

/// A row of a sidebar. Kept, without effect: the sidebar is not shown.
@preconcurrency @MainActor open class UITabSidebarItem: NSObject {
  /// What a row is wanted for.
  @preconcurrency @MainActor open class Request: NSObject {
    open var tab: UITab? { content as? UITab }
    open var action: UIAction? { content as? UIAction }
    private let content: AnyObject

    init(_ content: AnyObject) {
      self.content = content
      super.init()
    }

    @available(*, unavailable) public override init() { fatalError("requests come from sidebars") }
  }

  open var tab: UITab? { request.tab }
  open var action: UIAction? { request.action }
  open var contentConfiguration: any UIContentConfiguration
  open var backgroundConfiguration: UIBackgroundConfiguration?
  open var accessories: [UICellAccessory] = []
  open var configurationState: UICellConfigurationState { UICellConfigurationState(traitCollection: .current) }
  open func defaultContentConfiguration() -> UIListContentConfiguration { Self.content(request) }
  open func defaultBackgroundConfiguration() -> UIBackgroundConfiguration { .clear() }
  private let request: Request

  /// A row as it looks by default.
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
