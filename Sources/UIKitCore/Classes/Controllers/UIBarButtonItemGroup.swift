public import Foundation

/// Bar buttons that belong together: where they do not all fit, one button may represent them.
@preconcurrency @MainActor open class UIBarButtonItemGroup: NSObject {
  /// The buttons, first to last.
  open var barButtonItems: [UIBarButtonItem] = [] { didSet { changed?() } }
  /// The button that represents the others where they do not fit; nil for none. Kept, without effect.
  open var representativeItem: UIBarButtonItem?
  /// Whether the representative button is shown; never here.
  open var isDisplayingRepresentativeItem: Bool { false }
  /// Whether the bar leaves the group out.
  open var isHidden = false { didSet { changed?() } }
  /// Whether the group stays in the bar when others move to the overflow menu; kept as data.
  open var alwaysAvailable = false
  /// The group's representation in an overflow menu; kept as data: bars here have no overflow.
  open var menuRepresentation: UIMenuElement?
  /// Tells the item of a bar that the group belongs to.
  package final var changed: (@MainActor () -> Void)?
  /// The buttons that the bar shows.
  package final var shownItems: [UIBarButtonItem] { isHidden || !isInBar ? [] : barButtonItems }

  public override init() { super.init() }

  /// Creates a group of buttons, and the one that may stand for them.
  public init(barButtonItems: [UIBarButtonItem], representativeItem: UIBarButtonItem?) {
    self.barButtonItems = barButtonItems
    self.representativeItem = representativeItem
    super.init()
  }

  /// A group that the user cannot move.
  open class func fixedGroup(
    representativeItem: UIBarButtonItem? = nil, items: [UIBarButtonItem]
  ) -> UIBarButtonItemGroup {
    UIBarButtonItemGroup(barButtonItems: items, representativeItem: representativeItem)
  }

  /// A group that the user can move, on devices where bars are customized; never here.
  open class func movableGroup(
    customizationIdentifier: String, representativeItem: UIBarButtonItem? = nil, items: [UIBarButtonItem]
  ) -> UIBarButtonItemGroup {
    UIBarButtonItemGroup(barButtonItems: items, representativeItem: representativeItem)
  }

  /// A group that the user can take out and put in; one that is not in the bar at first never is here.
  open class func optionalGroup(
    customizationIdentifier: String, isInDefaultCustomization: Bool = true,
    representativeItem: UIBarButtonItem? = nil, items: [UIBarButtonItem]
  ) -> UIBarButtonItemGroup {
    let group = UIBarButtonItemGroup(barButtonItems: items, representativeItem: representativeItem)
    group.isInBar = isInDefaultCustomization
    return group
  }
  private final var isInBar = true
}
