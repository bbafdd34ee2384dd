public import Foundation

/// The size that the user wants text to have.
public struct UIContentSizeCategory: RawRepresentable, Hashable, Sendable {
  public let rawValue: String
  public init(rawValue: String) { self.rawValue = rawValue }

  public static let unspecified = Self(rawValue: "_UICTContentSizeCategoryUnspecified")
  public static let extraSmall = Self(rawValue: "UICTContentSizeCategoryXS")
  public static let small = Self(rawValue: "UICTContentSizeCategoryS")
  public static let medium = Self(rawValue: "UICTContentSizeCategoryM")
  public static let large = Self(rawValue: "UICTContentSizeCategoryL")
  public static let extraLarge = Self(rawValue: "UICTContentSizeCategoryXL")
  public static let extraExtraLarge = Self(rawValue: "UICTContentSizeCategoryXXL")
  public static let extraExtraExtraLarge = Self(rawValue: "UICTContentSizeCategoryXXXL")
  public static let accessibilityMedium = Self(rawValue: "UICTContentSizeCategoryAccessibilityM")
  public static let accessibilityLarge = Self(rawValue: "UICTContentSizeCategoryAccessibilityL")
  public static let accessibilityExtraLarge = Self(rawValue: "UICTContentSizeCategoryAccessibilityXL")
  public static let accessibilityExtraExtraLarge = Self(rawValue: "UICTContentSizeCategoryAccessibilityXXL")
  public static let accessibilityExtraExtraExtraLarge = Self(rawValue: "UICTContentSizeCategoryAccessibilityXXXL")

  public static let didChangeNotification = Notification.Name("UIContentSizeCategoryDidChangeNotification")
  /// The raw value of the new category, in a notification's user info.
  public static let newValueUserInfoKey = "UIContentSizeCategoryNewValueKey"

  /// From small to large, without the one that says nothing.
  package static let all: [Self] = [
    .extraSmall, .small, .medium, .large, .extraLarge, .extraExtraLarge, .extraExtraExtraLarge, .accessibilityMedium,
    .accessibilityLarge, .accessibilityExtraLarge, .accessibilityExtraExtraLarge, .accessibilityExtraExtraExtraLarge,
  ]

  /// The place in that order; the default size for a category that there is not.
  var step: Int { Self.all.firstIndex(of: self) ?? Self.defaultStep }

  private static let defaultStep = 3
  private static let firstAccessibilityStep = 7

  /// Whether it is one of the five sizes that the user turns on among the accessibility settings.
  public var isAccessibilityCategory: Bool { step >= Self.firstAccessibilityStep }

  /// `L`, or `AccessibilityL`.
  var shortName: String { String(rawValue.dropFirst("UICTContentSizeCategory".count)) }
}

extension UIContentSizeCategory: Comparable {
  public static func < (left: Self, right: Self) -> Bool { left.step < right.step }
}
