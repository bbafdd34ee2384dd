public import Foundation
import PlainviewRuntime

public enum UIUserInterfaceStyle: Int, Sendable { case unspecified, light, dark }
public enum UIUserInterfaceSizeClass: Int, Sendable { case unspecified, compact, regular }
public enum UIUserInterfaceIdiom: Int, Sendable {
  case unspecified = -1, phone = 0, pad = 1, tv = 2, carPlay = 3, mac = 5
}
public enum UITraitEnvironmentLayoutDirection: Int, Sendable {
  case unspecified = -1
  case leftToRight = 0
  case rightToLeft = 1
}

/// What views need to know of the device and the settings that they are shown with.
@preconcurrency @MainActor open class UITraitCollection: NSObject {
  open private(set) var userInterfaceStyle: UIUserInterfaceStyle = .light
  open private(set) var horizontalSizeClass: UIUserInterfaceSizeClass = .compact
  open private(set) var verticalSizeClass: UIUserInterfaceSizeClass = .regular
  open private(set) var userInterfaceIdiom: UIUserInterfaceIdiom = .phone
  open private(set) var layoutDirection: UITraitEnvironmentLayoutDirection = .leftToRight
  /// Pixels a point.
  open private(set) var displayScale: CGFloat = 2
  open private(set) var preferredContentSizeCategory: UIContentSizeCategory = .large
  /// How large text is; Plainview's own trait, see `TextMetrics`.
  open private(set) var textMetrics: TextMetrics = .cells

  package init(
    userInterfaceStyle: UIUserInterfaceStyle = .light, horizontalSizeClass: UIUserInterfaceSizeClass = .compact,
    verticalSizeClass: UIUserInterfaceSizeClass = .regular, userInterfaceIdiom: UIUserInterfaceIdiom = .phone,
    layoutDirection: UITraitEnvironmentLayoutDirection = .leftToRight, displayScale: CGFloat = 2,
    preferredContentSizeCategory: UIContentSizeCategory = .large, textMetrics: TextMetrics = .cells
  ) {
    self.userInterfaceStyle = userInterfaceStyle
    self.horizontalSizeClass = horizontalSizeClass
    self.verticalSizeClass = verticalSizeClass
    self.userInterfaceIdiom = userInterfaceIdiom
    self.layoutDirection = layoutDirection
    self.displayScale = displayScale
    self.preferredContentSizeCategory = preferredContentSizeCategory
    self.textMetrics = textMetrics
    super.init()
  }

  public nonisolated override init() { super.init() }

  private func changed(_ change: (UITraitCollection) -> Void) -> UITraitCollection {
    let copy = UITraitCollection(
      userInterfaceStyle: userInterfaceStyle, horizontalSizeClass: horizontalSizeClass,
      verticalSizeClass: verticalSizeClass, userInterfaceIdiom: userInterfaceIdiom, layoutDirection: layoutDirection,
      displayScale: displayScale, preferredContentSizeCategory: preferredContentSizeCategory, textMetrics: textMetrics)
    change(copy)
    return copy
  }

  package func with(textMetrics: TextMetrics) -> UITraitCollection { changed { $0.textMetrics = textMetrics } }

  package func with(userInterfaceStyle: UIUserInterfaceStyle) -> UITraitCollection {
    changed { $0.userInterfaceStyle = userInterfaceStyle }
  }

  package func with(layoutDirection: UITraitEnvironmentLayoutDirection) -> UITraitCollection {
    changed { $0.layoutDirection = layoutDirection }
  }

  open override nonisolated func isEqual(_ object: Any?) -> Bool {
    guard let other = object as? UITraitCollection else { return false }
    return self === other || MainActor.assumeIsolated { isSame(as: other) }
  }

  private func isSame(as other: UITraitCollection) -> Bool {
    userInterfaceStyle == other.userInterfaceStyle && horizontalSizeClass == other.horizontalSizeClass
      && verticalSizeClass == other.verticalSizeClass && userInterfaceIdiom == other.userInterfaceIdiom
      && layoutDirection == other.layoutDirection && displayScale == other.displayScale
      && preferredContentSizeCategory == other.preferredContentSizeCategory && textMetrics == other.textMetrics
  }

  open override nonisolated var hash: Int { 0 }

  /// The traits of the main screen, which views have that are in no window.
  open class var current: UITraitCollection { UIScreen.main.traitCollection }
}

/// The size that the user wants text to have.
public struct UIContentSizeCategory: RawRepresentable, Hashable, Sendable {
  public let rawValue: String
  public init(rawValue: String) { self.rawValue = rawValue }

  public static let extraSmall = Self(rawValue: "UICTContentSizeCategoryXS")
  public static let small = Self(rawValue: "UICTContentSizeCategoryS")
  public static let medium = Self(rawValue: "UICTContentSizeCategoryM")
  public static let large = Self(rawValue: "UICTContentSizeCategoryL")
  public static let extraLarge = Self(rawValue: "UICTContentSizeCategoryXL")
  public static let extraExtraLarge = Self(rawValue: "UICTContentSizeCategoryXXL")
  public static let extraExtraExtraLarge = Self(rawValue: "UICTContentSizeCategoryXXXL")
}
