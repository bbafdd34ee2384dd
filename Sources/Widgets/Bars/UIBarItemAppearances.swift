public import Foundation
public import PlainviewGraphics
public import PlainviewUIKitCore

/// The appearance of a bar's button in one state, kept as data.
@preconcurrency @MainActor open class UIBarButtonItemStateAppearance: NSObject {
  /// The text attributes of the title. Kept, without effect.
  open var titleTextAttributes: [NSAttributedString.Key: Any] = [:]
  /// How far the title is moved, in points. Kept, without effect.
  open var titlePositionAdjustment = UIOffset.zero
  /// The image behind the button; nil for none. Kept, without effect.
  open var backgroundImage: UIImage?
  /// How far the image behind the button is moved, in points.
  open var backgroundImagePositionAdjustment = UIOffset.zero

  public override init() { super.init() }

  func take(_ other: UIBarButtonItemStateAppearance) {
    titleTextAttributes = other.titleTextAttributes
    titlePositionAdjustment = other.titlePositionAdjustment
    backgroundImage = other.backgroundImage
    backgroundImagePositionAdjustment = other.backgroundImagePositionAdjustment
  }
}

/// The appearance of a bar's buttons in all their states, kept as data.
@preconcurrency @MainActor open class UIBarButtonItemAppearance: NSObject, NSCopying {
  private var style = UIBarButtonItem.Style.plain
  /// The appearance in the normal state.
  open private(set) var normal = UIBarButtonItemStateAppearance()
  /// The appearance while the button is highlighted.
  open private(set) var highlighted = UIBarButtonItemStateAppearance()
  /// The appearance while the button is disabled.
  open private(set) var disabled = UIBarButtonItemStateAppearance()
  /// The appearance while the focus is there.
  open private(set) var focused = UIBarButtonItemStateAppearance()

  public required override init() { super.init() }

  /// Creates the standard appearance of buttons of a style.
  public convenience init(style: UIBarButtonItem.Style) {
    self.init()
    configureWithDefault(for: style)
  }

  /// Takes on the system's own appearance for buttons of a style.
  open func configureWithDefault(for style: UIBarButtonItem.Style) {
    self.style = style
    for state in states { state.take(UIBarButtonItemStateAppearance()) }
    if style != .plain { normal.titleTextAttributes = [.font: UIFont.boldSystemFont(ofSize: 17)] }
  }

  private var states: [UIBarButtonItemStateAppearance] { [normal, highlighted, disabled, focused] }

  func take(_ other: UIBarButtonItemAppearance) {
    style = other.style
    for (own, others) in zip(states, other.states) { own.take(others) }
  }

  /// Returns a copy of the appearance.
  open nonisolated func copy(with zone: NSZone? = nil) -> Any {
    MainActor.assumeIsolated { () -> UIBarButtonItemAppearance in
      let copy = Self()
      copy.take(self)
      return copy
    }
  }
}

/// The appearance of a tab bar's item in one state, kept as data.
@preconcurrency @MainActor open class UITabBarItemStateAppearance: NSObject {
  /// The text attributes of the title. Kept, without effect.
  open var titleTextAttributes: [NSAttributedString.Key: Any] = [:]
  /// How far the title is moved, in points. Kept, without effect.
  open var titlePositionAdjustment = UIOffset.zero
  /// The color of the icon; nil for the standard one.
  open var iconColor: UIColor?
  /// How far the badge is moved, in points.
  open var badgePositionAdjustment = UIOffset.zero
  /// The color of the badge; nil for the standard one.
  open var badgeBackgroundColor: UIColor?
  /// The text attributes of the badge.
  open var badgeTextAttributes: [NSAttributedString.Key: Any] = [:]
  /// How far the badge's text is moved, in points.
  open var badgeTitlePositionAdjustment = UIOffset.zero

  public override init() { super.init() }

  func take(_ other: UITabBarItemStateAppearance) {
    titleTextAttributes = other.titleTextAttributes
    titlePositionAdjustment = other.titlePositionAdjustment
    iconColor = other.iconColor
    badgePositionAdjustment = other.badgePositionAdjustment
    badgeBackgroundColor = other.badgeBackgroundColor
    badgeTextAttributes = other.badgeTextAttributes
    badgeTitlePositionAdjustment = other.badgeTitlePositionAdjustment
  }
}

/// The appearance of a tab bar's items in all their states, kept as data.
@preconcurrency @MainActor open class UITabBarItemAppearance: NSObject, NSCopying {
  /// How icon and title of an item stand.
  public enum Style: Int, Sendable { case stacked, inline, compactInline }

  /// The appearance in the normal state.
  open private(set) var normal = UITabBarItemStateAppearance()
  /// The appearance of the selected item.
  open private(set) var selected = UITabBarItemStateAppearance()
  /// The appearance while the item is disabled.
  open private(set) var disabled = UITabBarItemStateAppearance()
  /// The appearance while the focus is there.
  open private(set) var focused = UITabBarItemStateAppearance()

  public required override init() { super.init() }

  /// Creates the standard appearance of items of a style.
  public convenience init(style: Style) {
    self.init()
    configureWithDefault(for: style)
  }

  /// Takes on the system's own appearance for items of a style.
  open func configureWithDefault(for style: Style) {
    for state in states { state.take(UITabBarItemStateAppearance()) }
  }

  private var states: [UITabBarItemStateAppearance] { [normal, selected, disabled, focused] }

  func take(_ other: UITabBarItemAppearance) {
    for (own, others) in zip(states, other.states) { own.take(others) }
  }

  /// Returns a copy of the appearance.
  open nonisolated func copy(with zone: NSZone? = nil) -> Any {
    MainActor.assumeIsolated { () -> UITabBarItemAppearance in
      let copy = Self()
      copy.take(self)
      return copy
    }
  }
}
