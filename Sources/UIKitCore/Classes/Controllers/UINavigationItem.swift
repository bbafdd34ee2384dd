public import Foundation
import PlainviewRuntime
import PlainviewTargetAction

/// What a navigation bar shows while its controller is on top.
@preconcurrency @MainActor open class UINavigationItem: NSObject {
  /// When the title is shown in large type under the bar; raw values are UIKit's.
  public enum LargeTitleDisplayMode: Int, Sendable { case automatic, always, never, inline }
  /// What the back button shows: the title, a short text, or only its image; raw values are UIKit's.
  public enum BackButtonDisplayMode: Int, Sendable { case `default`, generic, minimal }
  /// What kind of screen the bar belongs to: one of many, a browser, or an editor; raw values are UIKit's.
  public enum ItemStyle: Int, Sendable { case navigator, browser, editor }

  /// Tells the bar that shows the item.
  package var changed: (@MainActor () -> Void)?
  private func tellBar() { changed?() }

  /// Called once for an object of a document, when all of its objects exist and are connected.
  open func awakeFromNib() {}
  /// For a class as an object; never called.
  open class func awakeFromNib() {}
  /// Called by Interface Builder on a device; never called here.
  open func prepareForInterfaceBuilder() {}

  // Members of the class, which come before those that an app's protocols have.
  /// The text that is read aloud for the item; nil for none.
  open var accessibilityLabel: String? {
    get { (self as NSObject).accessibilityLabel }
    set { (self as NSObject).accessibilityLabel = newValue }
  }
  /// The text that is read aloud after the label; nil for none.
  open var accessibilityHint: String? {
    get { (self as NSObject).accessibilityHint }
    set { (self as NSObject).accessibilityHint = newValue }
  }

  /// The title in the bar, and of the back button of the next screen; nil for none.
  open var title: String? {
    didSet {
      KeyValueObservers.hasChanged(self, "title", from: oldValue, to: title)
      tellBar()
    }
  }
  /// The line below the title; nil for none. Kept, without effect.
  open var subtitle: String?
  /// The view below the title; nil for none. Kept, without effect.
  open var subtitleView: UIView?
  /// Whether a search bar may move into the toolbar. Kept, without effect.
  open var searchBarPlacementAllowsToolbarIntegration = true
  /// Whether a search bar may move into the bar of a container. Kept, without effect.
  open var searchBarPlacementAllowsExternalIntegration = false
  /// The view shown instead of the title; nil for the title.
  open var titleView: UIView? { didSet { tellBar() } }
  /// A line of text above the title; nil for none.
  open var prompt: String? { didSet { tellBar() } }
  /// The item that the bar shows as back button while the *next* controller is on top.
  open var backBarButtonItem: UIBarButtonItem? { didSet { tellBar() } }
  /// The title of the back button on the next screen; nil for the item's title.
  open var backButtonTitle: String? { didSet { tellBar() } }
  /// What the back button on the next screen shows: the title, the word "Back", or only its arrow.
  open var backButtonDisplayMode = BackButtonDisplayMode.default { didSet { tellBar() } }
  /// The action that the back button performs instead of going back; nil to go back.
  open var backAction: UIAction? { didSet { tellBar() } }
  /// Whether the bar shows no back button.
  open var hidesBackButton: Bool {
    get { hidesBack }
    set { hidesBack = newValue }
  }
  private var hidesBack = false { didSet { tellBar() } }
  /// Whether the items on the left are shown beside the back button and not instead of it.
  open var leftItemsSupplementBackButton = false { didSet { tellBar() } }
  /// The items at the leading side, from the edge inwards; nil for none.
  open var leftBarButtonItems: [UIBarButtonItem]? {
    get { leftItems }
    set { leftItems = newValue }
  }
  /// From the trailing edge inwards.
  open var rightBarButtonItems: [UIBarButtonItem]? {
    get { rightItems }
    set { rightItems = newValue }
  }
  // Under names of their own: a setter that set another property would call an override of it, which may set the first
  // one again.
  private var leftItems: [UIBarButtonItem]? {
    didSet {
      leftGroups = nil
      tellBar()
    }
  }
  private var rightItems: [UIBarButtonItem]? {
    didSet {
      (rightGroups, pinnedGroup) = (nil, nil)
      tellBar()
    }
  }

  // MARK: Groups

  /// The groups at the leading side, from the edge inwards; the bar shows their items, and those set one by one are a group.
  open var leadingItemGroups: [UIBarButtonItemGroup] {
    get { leftGroups ?? Self.group(of: leftItems ?? []) }
    set { showLeading(newValue) }
  }
  /// The groups at the trailing side, in reading order; the bar shows their items, and those set one by one are a group.
  open var trailingItemGroups: [UIBarButtonItemGroup] {
    get { rightGroups ?? Self.group(of: (rightItems ?? []).reversed()) }
    set { showTrailing(newValue, pinnedGroup) }
  }
  /// The group at the trailing edge, behind the others; nil for none.
  open var pinnedTrailingGroup: UIBarButtonItemGroup? {
    get { pinnedGroup }
    set { showTrailing(trailingItemGroups, newValue) }
  }
  private var leftGroups, rightGroups: [UIBarButtonItemGroup]?
  private var pinnedGroup: UIBarButtonItemGroup?
  /// The groups in the middle of an editor's or a browser's bar on a tablet; kept as data: no bar shows them here.
  open var centerItemGroups: [UIBarButtonItemGroup] = []
  /// What kind of screen the bar belongs to; `navigator` by default. Kept as data.
  open var style = ItemStyle.navigator
  /// The name under which a device keeps how the user arranged the groups in the middle; kept as data.
  open var customizationIdentifier: String?

  private static func group(of items: [UIBarButtonItem]) -> [UIBarButtonItemGroup] {
    items.isEmpty ? [] : [UIBarButtonItemGroup(barButtonItems: items, representativeItem: nil)]
  }

  private func showLeading(_ groups: [UIBarButtonItemGroup]) {
    leftItems = groups.flatMap(\.shownItems)
    leftGroups = groups
    for group in groups {
      group.changed = { [weak self] in
        if let self, self.leftGroups != nil { self.showLeading(self.leadingItemGroups) }
      }
    }
  }

  private func showTrailing(_ groups: [UIBarButtonItemGroup], _ pinned: UIBarButtonItemGroup?) {
    let all = groups + (pinned.map { [$0] } ?? [])
    rightItems = all.flatMap(\.shownItems).reversed()
    (rightGroups, pinnedGroup) = (groups, pinned)
    for group in all {
      group.changed = { [weak self] in
        if let self, let groups = self.rightGroups { self.showTrailing(groups, self.pinnedTrailingGroup) }
      }
    }
  }

  // MARK: The title's menu

  /// Makes the menu that a tap on the title opens, of the elements that the system suggests: none here. Nil for no menu.
  open var titleMenuProvider: (([UIMenuElement]) -> UIMenu?)? { didSet { tellBar() } }
  /// The delegate that renames the title's document; kept as data: the user cannot rename here.
  open weak var renameDelegate: (any UINavigationItemRenameDelegate)?

  /// When the title is large; by default as on the screen before.
  open var largeTitleDisplayMode = LargeTitleDisplayMode.automatic { didSet { tellBar() } }
  /// Whether the search bar goes away as the content is scrolled; true by default.
  open var hidesSearchBarWhenScrolling = true
  /// Objects whose classes belong to a higher target, such as the bar's appearances for this item, by name.
  package final var ownAppearances: [String: AnyObject] = [:]
  /// The raw value of the preferred search bar placement, whose type belongs to a higher target.
  package final var storedSearchBarPlacement = 0
  /// The search controller, which is of a target above.
  package var searchOwner: UIViewController? { didSet { tellBar() } }

  /// Creates an item with a title.
  public init(title: String) {
    self.title = title
    super.init()
  }

  /// Creates an item from an archive or a document; nothing is read.
  public required init?(coder: NSCoder) { super.init() }

  /// An item without a title.
  public override init() { super.init() }

  /// The first item at the leading side; setting it replaces all of them.
  open var leftBarButtonItem: UIBarButtonItem? {
    get { leftItems?.first }
    set { leftItems = newValue.map { [$0] } }
  }

  /// The first item at the trailing side; setting it replaces all of them.
  open var rightBarButtonItem: UIBarButtonItem? {
    get { rightItems?.first }
    set { rightItems = newValue.map { [$0] } }
  }

  /// Hides or shows the back button; never animated here.
  open func setHidesBackButton(_ hidesBackButton: Bool, animated: Bool) { hidesBack = hidesBackButton }
  /// Replaces the items at the leading side by one, or by none for nil; never animated here.
  open func setLeftBarButton(_ item: UIBarButtonItem?, animated: Bool) { leftItems = item.map { [$0] } }
  /// Replaces the items at the leading side; never animated here.
  open func setLeftBarButtonItems(_ items: [UIBarButtonItem]?, animated: Bool) { leftItems = items }
  /// Replaces the items at the trailing side by one, or by none for nil; never animated here.
  open func setRightBarButton(_ item: UIBarButtonItem?, animated: Bool) { rightItems = item.map { [$0] } }
  /// Replaces the items at the trailing side; never animated here.
  open func setRightBarButtonItems(_ items: [UIBarButtonItem]?, animated: Bool) { rightItems = items }
}

/// Handles renames of a bar's title by the user; never called here.
@preconcurrency @MainActor public protocol UINavigationItemRenameDelegate: NSObjectProtocol {
  /// Called with the new name.
  func navigationItem(_ navigationItem: UINavigationItem, didEndRenamingWith title: String)
  /// Returns whether the user may rename what the title says; true by default.
  func navigationItemShouldBeginRenaming(_ navigationItem: UINavigationItem) -> Bool
  /// Returns the name to begin with and the part of it that is selected; by default what is suggested.
  func navigationItem(
    _ navigationItem: UINavigationItem, willBeginRenamingWith suggestedTitle: String,
    selectedRange: Range<String.Index>
  ) -> (String, Range<String.Index>)
  /// Returns whether a name is taken; true by default.
  func navigationItem(_ navigationItem: UINavigationItem, shouldEndRenamingWith title: String) -> Bool
}

extension UINavigationItemRenameDelegate {
  /// Default for delegates without the method: true.
  dynamic public func navigationItemShouldBeginRenaming(_ navigationItem: UINavigationItem) -> Bool {
    leftOut(by: self, true, with: [navigationItem])
  }
  /// Default for delegates without the method: what is suggested.
  dynamic public func navigationItem(
    _ navigationItem: UINavigationItem, willBeginRenamingWith suggestedTitle: String,
    selectedRange: Range<String.Index>
  ) -> (String, Range<String.Index>) {
    leftOut(by: self, (suggestedTitle, selectedRange), with: [navigationItem, suggestedTitle, selectedRange])
  }
  /// Default for delegates without the method: true.
  dynamic public func navigationItem(_ navigationItem: UINavigationItem, shouldEndRenamingWith title: String) -> Bool {
    leftOut(by: self, true, with: [navigationItem, title])
  }
}
