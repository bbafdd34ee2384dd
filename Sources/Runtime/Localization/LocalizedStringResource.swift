public import Foundation

/// A text that is translated when it is shown: its key, its table and its bundle. Foundation has it on Apple's systems only.
public struct LocalizedStringResource: ExpressibleByStringInterpolation, Equatable, Sendable {
  /// Where the tables are.
  public enum BundleDescription: Equatable, Sendable {
    /// The app's own bundle.
    case main
    /// The bundle that a class was built into.
    case forClass(AnyClass)
    /// The bundle at a file URL.
    case atURL(URL)

    var bundle: Bundle {
      switch self {
      case .main: AppBundles.main
      case .forClass(let type): AppBundles.bundle(of: type) ?? AppBundles.main
      case .atURL(let url): Bundle(url: url) ?? AppBundles.main
      }
    }

    /// Returns whether both are the main bundle, or lead to the same class or URL.
    public static func == (first: BundleDescription, second: BundleDescription) -> Bool {
      switch (first, second) {
      case (.main, .main): true
      case (.forClass(let first), .forClass(let second)): first == second
      case (.atURL(let first), .atURL(let second)): first == second
      default: false
      }
    }
  }

  /// The key in the table.
  public let key: String
  /// The text to show if the table has no translation.
  public let defaultValue: String.LocalizationValue
  /// The name of the table without its extension; nil for `Localizable`.
  public let table: String?
  /// The locale whose language is shown.
  public var locale: Locale
  /// The bundle that has the table.
  public var bundle: BundleDescription

  /// A text that is its own key.
  public init(
    _ keyAndValue: String.LocalizationValue, table: String? = nil, locale: Locale = .current,
    bundle: BundleDescription = .main, comment: StaticString? = nil
  ) {
    key = keyAndValue.key
    defaultValue = keyAndValue
    self.table = table
    self.locale = locale
    self.bundle = bundle
  }

  /// A key with the text for those languages that have none.
  public init(
    _ key: StaticString, defaultValue: String.LocalizationValue, table: String? = nil, locale: Locale = .current,
    bundle: BundleDescription = .main, comment: StaticString? = nil
  ) {
    self.key = "\(key)"
    self.defaultValue = defaultValue
    self.table = table
    self.locale = locale
    self.bundle = bundle
  }

  /// Creates a resource whose key is a string literal.
  public init(stringLiteral value: String) { self.init(String.LocalizationValue(stringLiteral: value)) }

  /// Creates a resource whose key is a literal with values in it.
  public init(stringInterpolation: String.LocalizationValue.StringInterpolation) {
    self.init(String.LocalizationValue(stringInterpolation: stringInterpolation))
  }
}
