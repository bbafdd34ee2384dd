public import Foundation

/// The text size that the user prefers.
public struct UIContentSizeCategory: RawRepresentable, Hashable, Sendable {
  /// The size as a text.
  public let rawValue: String
  /// Creates a size from a text.
  public init(rawValue: String) { self.rawValue = rawValue }

  /// Not given.
  public static let unspecified = Self(rawValue: "_UICTContentSizeCategoryUnspecified")
  /// The smallest size.
  public static let extraSmall = Self(rawValue: "UICTContentSizeCategoryXS")
  /// The second smallest size.
  public static let small = Self(rawValue: "UICTContentSizeCategoryS")
  /// One step below the default.
  public static let medium = Self(rawValue: "UICTContentSizeCategoryM")
  /// The default size.
  public static let large = Self(rawValue: "UICTContentSizeCategoryL")
  /// One step above the default.
  public static let extraLarge = Self(rawValue: "UICTContentSizeCategoryXL")
  /// Two steps above the default.
  public static let extraExtraLarge = Self(rawValue: "UICTContentSizeCategoryXXL")
  /// Three steps above the default, the largest of the usual sizes.
  public static let extraExtraExtraLarge = Self(rawValue: "UICTContentSizeCategoryXXXL")
  /// The first of the accessibility sizes.
  public static let accessibilityMedium = Self(rawValue: "UICTContentSizeCategoryAccessibilityM")
  /// The second of the accessibility sizes.
  public static let accessibilityLarge = Self(rawValue: "UICTContentSizeCategoryAccessibilityL")
  /// The third of the accessibility sizes.
  public static let accessibilityExtraLarge = Self(rawValue: "UICTContentSizeCategoryAccessibilityXL")
  /// The fourth of the accessibility sizes.
  public static let accessibilityExtraExtraLarge = Self(rawValue: "UICTContentSizeCategoryAccessibilityXXL")
  /// The fifth and largest of the accessibility sizes.
  public static let accessibilityExtraExtraExtraLarge = Self(rawValue: "UICTContentSizeCategoryAccessibilityXXXL")

  /// Posted when the user's text size has changed.
  public static let didChangeNotification = Notification.Name("UIContentSizeCategoryDidChangeNotification")
  /// The raw value of the new category, in a notification's user info.
  public static let newValueUserInfoKey = "UIContentSizeCategoryNewValueKey"

  /// From small to large, without the unspecified one.
  package static let all: [Self] = [
    .extraSmall, .small, .medium, .large, .extraLarge, .extraExtraLarge, .extraExtraExtraLarge, .accessibilityMedium,
    .accessibilityLarge, .accessibilityExtraLarge, .accessibilityExtraExtraLarge, .accessibilityExtraExtraExtraLarge,
  ]

  /// The index in that order; that of the default size for an unknown category.
  var step: Int { Self.all.firstIndex(of: self) ?? Self.defaultStep }

  private static let defaultStep = 3
  private static let firstAccessibilityStep = 7

  /// Whether it is one of the five sizes that the user turns on among the accessibility settings.
  public var isAccessibilityCategory: Bool { step >= Self.firstAccessibilityStep }

  /// `L`, or `AccessibilityL`.
  package var shortName: String { String(rawValue.dropFirst("UICTContentSizeCategory".count)) }
}

extension UIContentSizeCategory: Comparable {
  /// Returns whether the first size is smaller.
  public static func < (left: Self, right: Self) -> Bool { left.step < right.step }
}
