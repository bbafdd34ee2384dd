public import Foundation
public import PlainviewGraphics
import PlainviewRuntime
public import PlainviewUIKitCore

/// A tab of a tab bar controller, and how its controller is made when the controller is first needed.
@preconcurrency @MainActor open class UITab: NSObject {
  /// Where the tab is shown that can be in a bar and in a sidebar; raw values are UIKit's.
  public enum Placement: Int, Sendable {
    /// The positions of a tab; `sidebarOnly` is never in the bar.
    case automatic, `default`, optional, movable, pinned, fixed, sidebarOnly
  }

  /// Unlike that of every other tab of the controller.
  open var identifier: String { storedIdentifier }
  /// The title of the tab.
  open var title: String { didSet { itemDidChange() } }
  /// The image of the tab; nil for none.
  open var image: UIImage? { didSet { itemDidChange() } }
  /// A second line. Kept, without effect: only a sidebar shows it, and there is none here.
  open var subtitle: String?
  /// The text of the badge at the tab; nil for no badge.
  open var badgeValue: String? { didSet { itemDidChange() } }
  /// Whether the user can select the tab.
  open var isEnabled = true { didSet { itemDidChange() } }
  /// Any value that the app stores with the tab.
  open var userInfo: Any?
  /// Where the tab is shown; automatic by default.
  open var preferredPlacement = Placement.automatic { didSet { placementDidChange() } }
  /// Whether the user may hide the tab. Kept, without effect: the user cannot edit the bar here.
  open var allowsHiding = false
  /// Whether the tab is hidden as long as `isHidden` was not set.
  open var isHiddenByDefault = false {
    didSet { if ownHidden == nil { placementDidChange() } }
  }
  /// Whether the tab is hidden; `isHiddenByDefault` until it is set.
  open var isHidden: Bool {
    get { ownHidden ?? isHiddenByDefault }
    set {
      ownHidden = newValue
      placementDidChange()
    }
  }
  /// Whether the bar shows the tab.
  open var hasVisiblePlacement: Bool { owner?.barTabs.contains { $0 === self } ?? false }

  /// The controller of the tab; nil before it was needed.
  open var viewController: UIViewController? { made }
  /// The group that has the tab.
  open var parent: UITabGroup? { group }
  /// The nearest group above the tab with a navigation controller for its tabs.
  open var managingTabGroup: UITabGroup? {
    var next = group
    while let candidate = next, candidate.managingNavigationController == nil { next = candidate.group }
    return next
  }
  /// The tab bar controller that has the tab; nil for none.
  open weak var tabBarController: UITabBarController? { owner }

  private let storedIdentifier: String
  private let provider: ((UITab) -> UIViewController)?
  private var made: UIViewController?
  private var ownHidden: Bool?
  final weak var group: UITabGroup?
  final weak var owner: UITabBarController?

  /// Creates a tab whose controller is returned by a closure when it is first needed.
  public init(
    title: String, image: UIImage?, identifier: String, viewControllerProvider: ((UITab) -> UIViewController)? = nil
  ) {
    self.title = title
    self.image = image
    storedIdentifier = identifier
    provider = viewControllerProvider
    super.init()
  }

  @available(*, unavailable) public override init() {
    fatalError("use init(title:image:identifier:viewControllerProvider:)")
  }

  // MARK: For the controller

  final var hasProvider: Bool { provider != nil }

  /// The tab's own controller, made when it is asked for first.
  final func loadedViewController() -> UIViewController? {
    if let made { return made }
    guard let provider else { return nil }
    made = UserCode.run(else: nil) { provider(self) }
    return made
  }

  /// What the bar shows for the tab.
  func content() -> UIViewController? { loadedViewController() }

  /// Gives an item of a bar the title, image, badge and state of the tab.
  final func show(in item: UITabBarItem) {
    item.title = title
    if let image { item.image = image }
    item.badgeValue = badgeValue
    item.isEnabled = isEnabled
  }

  private func itemDidChange() { owner?.tabDidChange(self) }
  private func placementDidChange() { owner?.placementsDidChange() }

  /// Takes the tab, and those in it, over into a controller.
  func join(_ owner: UITabBarController?) { self.owner = owner }

  /// The tab of an identifier: this one, or one in it.
  func descendant(_ identifier: String) -> UITab? { storedIdentifier == identifier ? self : nil }
}

/// The tab for a search, which has a title and a picture of the system's.
@preconcurrency @MainActor open class UISearchTab: UITab {
  /// Creates the tab of a search, with the title "Search" and a magnifying glass, pinned in the bar.
  public convenience init(viewControllerProvider: ((UITab) -> UIViewController)? = nil) {
    self.init(
      title: "Search", image: UIImage(systemName: "magnifyingglass"), identifier: "com.apple.UIKit.Search",
      viewControllerProvider: viewControllerProvider)
    preferredPlacement = .pinned
  }
}

extension UIViewController {
  /// The tab whose controller this is.
  public var tab: UITab? { tabBarController?.tabOfController(self) }
}
