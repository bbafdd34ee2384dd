public import Foundation

/// Writes names of people and reads them.
///
/// Foundation's `PersonNameComponentsFormatter` cannot be made on Linux; sources that name it are rewritten to use this one.
/// Names in Chinese, Japanese and Korean letters, and all names in their languages and in Hungarian, begin with the family.
open class PersonNameFormatter: Formatter, @unchecked Sendable {
  /// How much of a name is written; raw values are Foundation's.
  public enum Style: Int, Sendable {
    /// The given name and the family's, as `medium`.
    case `default`
    /// The nickname, else the given name.
    case short
    /// The given name and the family's.
    case medium
    /// All but the nickname.
    case long
    /// The first letters of the given name and the family's.
    case abbreviated
  }

  /// What else is asked for.
  public struct Options: OptionSet, Sendable {
    /// The options as bits.
    public let rawValue: UInt
    /// Creates options from bits.
    public init(rawValue: UInt) { self.rawValue = rawValue }
    /// The name as it is spoken.
    public static let phonetic = Self(rawValue: 2)
  }

  /// How much of a name is written.
  open var style = Style.default
  /// Whether the name is written as it is spoken.
  open var isPhonetic = false
  /// The locale that decides the order; nil is the current one.
  open var locale: Locale!

  /// Creates a formatter with the default style.
  public override init() { super.init() }
  /// Creates a formatter with the default style; archives of formatters have nothing else.
  public required init?(coder: NSCoder) { super.init(coder: coder) }

  /// Returns a name in a style.
  open class func localizedString(
    from components: PersonNameComponents, style nameFormatStyle: Style, options nameOptions: Options = []
  ) -> String {
    let formatter = PersonNameFormatter()
    formatter.style = nameFormatStyle
    formatter.isPhonetic = nameOptions.contains(.phonetic)
    return formatter.string(from: components)
  }

  /// Returns a name in the formatter's style.
  open func string(from components: PersonNameComponents) -> String {
    let name = isPhonetic ? components.phoneticRepresentation ?? components : components
    return PersonName(name, isFamilyFirst: isFamilyFirst(name)).text(style)
  }

  /// Returns the name of an object that is one.
  open override func string(for obj: Any?) -> String? { (obj as? PersonNameComponents).map { string(from: $0) } }

  /// Returns the parts of a name; nil for a text without letters.
  open func personNameComponents(from string: String) -> PersonNameComponents? { PersonName.parts(of: string) }

  private func isFamilyFirst(_ name: PersonNameComponents) -> Bool {
    let language = (locale ?? Locale.current).identifier.prefix { $0.isLetter }
    return PersonName.isEastAsian(name) || ["ja", "ko", "zh", "hu"].contains(language)
  }
}

extension PersonNameComponents {
  /// How a name is written by `formatted(_:)`.
  public struct FormatStyle: Sendable {
    /// How much of a name is written.
    public enum Style: Sendable {
      /// The nickname, else the given name; given name and family; all; the first letters.
      case short, medium, long, abbreviated
    }
    /// How much of a name is written.
    public var style: Style

    /// Creates a format with a style.
    public init(style: Style = .medium) { self.style = style }
    /// A format with a style.
    public static func name(style: Style) -> Self { Self(style: style) }
  }

  /// The given name and the family's.
  public func formatted() -> String { formatted(.name(style: .medium)) }

  /// The name as a format writes it.
  public func formatted(_ style: FormatStyle) -> String {
    let styles: [FormatStyle.Style: PersonNameFormatter.Style] = [
      .short: .short, .medium: .medium, .long: .long, .abbreviated: .abbreviated,
    ]
    return PersonNameFormatter.localizedString(from: self, style: styles[style.style] ?? .medium)
  }
}
