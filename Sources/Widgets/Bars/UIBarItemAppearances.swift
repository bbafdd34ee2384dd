public import Foundation
public import PlainviewUIKitCore

/// The looks of a bar's button in one state, kept as data.
@preconcurrency @MainActor open class UIBarButtonItemStateAppearance: NSObject {
  open var titleTextAttributes: [NSAttributedString.Key: Any] = [:]
  open var titlePositionAdjustment = UIOffset.zero
  open var backgroundImage: UIImage?
  open var backgroundImagePositionAdjustment = UIOffset.zero

  public override init() { super.init() }

  func take(_ other: UIBarButtonItemStateAppearance) {
    titleTextAttributes = other.titleTextAttributes
    titlePositionAdjustment = other.titlePositionAdjustment
    backgroundImage = other.backgroundImage
    backgroundImagePositionAdjustment = other.backgroundImagePositionAdjustment
  }
}

/// The looks of a bar's buttons in all their states, kept as data.
@preconcurrency @MainActor open class UIBarButtonItemAppearance: NSObject, NSCopying {
  private var style = UIBarButtonItem.Style.plain
  open private(set) var normal = UIBarButtonItemStateAppearance()
  open private(set) var highlighted = UIBarButtonItemStateAppearance()
  open private(set) var disabled = UIBarButtonItemStateAppearance()
  open private(set) var focused = UIBarButtonItemStateAppearance()

  public required override init() { super.init() }

  public convenience init(style: UIBarButtonItem.Style) {
    self.init()
    configureWithDefault(for: style)
  }

  /// Takes on the system's own looks for buttons of a style.
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

  open nonisolated func copy(with zone: NSZone? = nil) -> Any {
    MainActor.assumeIsolated { () -> UIBarButtonItemAppearance in
      let copy = Self()
      copy.take(self)
      return copy
    }
  }
}

/// The looks of a tab bar's item in one state, kept as data.
@preconcurrency @MainActor open class UITabBarItemStateAppearance: NSObject {
  open var titleTextAttributes: [NSAttributedString.Key: Any] = [:]
  open var titlePositionAdjustment = UIOffset.zero
  open var iconColor: UIColor?
  open var badgePositionAdjustment = UIOffset.zero
  open var badgeBackgroundColor: UIColor?
  open var badgeTextAttributes: [NSAttributedString.Key: Any] = [:]
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

/// The looks of a tab bar's items in all their states, kept as data.
@preconcurrency @MainActor open class UITabBarItemAppearance: NSObject, NSCopying {
  /// How icon and title of an item stand.
  public enum Style: Int, Sendable { case stacked, inline, compactInline }

  open private(set) var normal = UITabBarItemStateAppearance()
  open private(set) var selected = UITabBarItemStateAppearance()
  open private(set) var disabled = UITabBarItemStateAppearance()
  open private(set) var focused = UITabBarItemStateAppearance()

  public required override init() { super.init() }

  public convenience init(style: Style) {
    self.init()
    configureWithDefault(for: style)
  }

  /// Takes on the system's own looks for items of a style.
  open func configureWithDefault(for style: Style) {
    for state in states { state.take(UITabBarItemStateAppearance()) }
  }

  private var states: [UITabBarItemStateAppearance] { [normal, selected, disabled, focused] }

  func take(_ other: UITabBarItemAppearance) {
    for (own, others) in zip(states, other.states) { own.take(others) }
  }

  open nonisolated func copy(with zone: NSZone? = nil) -> Any {
    MainActor.assumeIsolated { () -> UITabBarItemAppearance in
      let copy = Self()
      copy.take(self)
      return copy
    }
  }
}
