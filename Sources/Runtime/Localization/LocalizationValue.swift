public import Foundation

extension String {
  /// A text to be translated, with values in it: its key is the text with a format specifier for each value.
  ///
  /// `"\(count) items"` has the key `%lld items`. Foundation has this type on Apple's systems only.
  public struct LocalizationValue: ExpressibleByStringInterpolation, Equatable, Sendable {
    /// A value in the text, as `String(format:)` takes it.
    enum Argument: Equatable, Sendable {
      case text(String)
      case signed(Int64)
      case unsigned(UInt64)
      case real(Double)
      case resource(LocalizedStringResource)

      func value(_ locale: Locale) -> any CVarArg {
        switch self {
        case .text(let text): text
        case .signed(let number): number
        case .unsigned(let number): number
        case .real(let number): number
        case .resource(let resource): String(localized: resource)
        }
      }
    }

    private let literals: [String]
    private let specifiers: [String]
    let arguments: [Argument]

    /// A text that is its own key.
    public init(_ value: String) { self.init(stringLiteral: value) }

    /// Creates a text without values from a string literal.
    public init(stringLiteral value: String) {
      literals = [value]
      specifiers = []
      arguments = []
    }

    /// Creates a text from a literal with values in it.
    public init(stringInterpolation: StringInterpolation) {
      literals = stringInterpolation.literals
      specifiers = stringInterpolation.specifiers
      arguments = stringInterpolation.arguments
    }

    /// The key of the text in tables. Percent signs are doubled where values are.
    var key: String {
      guard !specifiers.isEmpty else { return literals.joined() }
      var key = ""
      for (index, literal) in literals.enumerated() {
        key += literal.replacing("%", with: "%%")
        if index < specifiers.count { key += specifiers[index] }
      }
      return key
    }

    /// The translation of the text by this format, with the values.
    func text(by format: String, locale: Locale) -> String {
      arguments.isEmpty ? format : FormatFunctions.text(format, locale, arguments.map { $0.value(locale) })
    }
  }
}

extension String.LocalizationValue {
  /// The kind of a value that is given later.
  public enum Placeholder: Hashable, Sendable { case int, uint, float, double, object }

  /// Takes the parts of a text between quotation marks.
  public struct StringInterpolation: StringInterpolationProtocol, Sendable {
    fileprivate var literals = [""]
    fileprivate var specifiers: [String] = []
    fileprivate var arguments: [Argument] = []

    /// Creates an empty text; the sizes have no effect.
    public init(literalCapacity: Int, interpolationCount: Int) {}

    /// Appends text between values.
    public mutating func appendLiteral(_ literal: String) { literals[literals.count - 1] += literal }

    private mutating func append(_ specifier: String, _ argument: Argument) {
      specifiers.append(specifier)
      arguments.append(argument)
      literals.append("")
    }

    /// Appends a text, as `%@`.
    public mutating func appendInterpolation(_ string: String) { append("%@", .text(string)) }
    /// Appends a part of a text, as `%@`.
    public mutating func appendInterpolation(_ substring: Substring) { append("%@", .text(String(substring))) }
    /// Appends an integer, as `%lld`.
    public mutating func appendInterpolation(_ value: Int) { append("%lld", .signed(Int64(value))) }
    /// Appends an integer of 8 bits, as `%d`.
    public mutating func appendInterpolation(_ value: Int8) { append("%d", .signed(Int64(value))) }
    /// Appends an integer of 16 bits, as `%d`.
    public mutating func appendInterpolation(_ value: Int16) { append("%d", .signed(Int64(value))) }
    /// Appends an integer of 32 bits, as `%d`.
    public mutating func appendInterpolation(_ value: Int32) { append("%d", .signed(Int64(value))) }
    /// Appends an integer of 64 bits, as `%lld`.
    public mutating func appendInterpolation(_ value: Int64) { append("%lld", .signed(value)) }
    /// Appends an integer without sign, as `%llu`.
    public mutating func appendInterpolation(_ value: UInt) { append("%llu", .unsigned(UInt64(value))) }
    /// Appends an integer of 8 bits without sign, as `%u`.
    public mutating func appendInterpolation(_ value: UInt8) { append("%u", .unsigned(UInt64(value))) }
    /// Appends an integer of 16 bits without sign, as `%u`.
    public mutating func appendInterpolation(_ value: UInt16) { append("%u", .unsigned(UInt64(value))) }
    /// Appends an integer of 32 bits without sign, as `%u`.
    public mutating func appendInterpolation(_ value: UInt32) { append("%u", .unsigned(UInt64(value))) }
    /// Appends an integer of 64 bits without sign, as `%llu`.
    public mutating func appendInterpolation(_ value: UInt64) { append("%llu", .unsigned(value)) }
    /// Appends a number, as `%f`.
    public mutating func appendInterpolation(_ value: Float) { append("%f", .real(Double(value))) }
    /// Appends a number, as `%lf`.
    public mutating func appendInterpolation(_ value: Double) { append("%lf", .real(value)) }
    /// Appends a number, as `%lf`.
    public mutating func appendInterpolation(_ value: CGFloat) { append("%lf", .real(Double(value))) }

    /// A number as this specifier writes it, `%.2f` for example.
    public mutating func appendInterpolation(_ value: Int, specifier: String) {
      append(specifier, .signed(Int64(value)))
    }
    /// Appends an integer without sign with a format specifier of its own.
    public mutating func appendInterpolation(_ value: UInt, specifier: String) {
      append(specifier, .unsigned(UInt64(value)))
    }
    /// Appends a number with a format specifier of its own, such as `%.2lf`.
    public mutating func appendInterpolation(_ value: Double, specifier: String) { append(specifier, .real(value)) }
    /// Appends a number with a format specifier of its own, such as `%.2f`.
    public mutating func appendInterpolation(_ value: Float, specifier: String) {
      append(specifier, .real(Double(value)))
    }
    /// Appends a number with a format specifier of its own, such as `%.2lf`.
    public mutating func appendInterpolation(_ value: CGFloat, specifier: String) {
      append(specifier, .real(Double(value)))
    }

    /// A value as a style writes it.
    public mutating func appendInterpolation<Style: FormatStyle>(_ value: Style.FormatInput, format: Style)
    where Style.FormatOutput == String {
      append("%@", .text(format.format(value)))
    }

    /// A value as a formatter writes it.
    public mutating func appendInterpolation<Subject: NSObject>(_ subject: Subject, formatter: Formatter? = nil) {
      append("%@", .text(formatter?.string(for: subject) ?? subject.description))
    }

    /// An attributed text, without its attributes.
    public mutating func appendInterpolation(_ text: AttributedString) {
      append("%@", .text(String(text.characters)))
    }

    /// A text that is translated when this one is.
    public mutating func appendInterpolation(_ resource: LocalizedStringResource) {
      append("%@", .resource(resource))
    }

    /// A placeholder for a value that is given later.
    public mutating func appendInterpolation(placeholder: Placeholder, specifier: String? = nil) {
      switch placeholder {
      case .int: append(specifier ?? "%lld", .signed(0))
      case .uint: append(specifier ?? "%llu", .unsigned(0))
      case .float: append(specifier ?? "%f", .real(0))
      case .double: append(specifier ?? "%lf", .real(0))
      case .object: append(specifier ?? "%@", .text(""))
      }
    }
  }
}

extension String {
  /// The translation of a text that is its own key, in the app's language; the text itself where there is none.
  ///
  /// `locale` says how numbers in it are written. Without a bundle it is looked up in `Bundle.main`.
  public init(
    localized keyAndValue: String.LocalizationValue, table: String? = nil, bundle: Bundle? = nil,
    locale: Locale = .current, comment: StaticString? = nil
  ) {
    let key = keyAndValue.key
    let format = (bundle ?? AppBundles.main).localizedString(forKey: key, value: key, table: table)
    self = keyAndValue.text(by: format, locale: locale)
  }

  /// The translation of a key in the app's language; the default value where there is none.
  public init(
    localized key: StaticString, defaultValue: String.LocalizationValue, table: String? = nil, bundle: Bundle? = nil,
    locale: Locale = .current, comment: StaticString? = nil
  ) {
    let format = (bundle ?? AppBundles.main).localizedString(
      forKey: "\(key)", value: defaultValue.key, table: table)
    self = defaultValue.text(by: format, locale: locale)
  }

  /// The translation of a text with its table and bundle.
  public init(localized resource: LocalizedStringResource) {
    let format = resource.bundle.bundle.localizedString(
      forKey: resource.key, value: resource.defaultValue.key, table: resource.table)
    self = resource.defaultValue.text(by: format, locale: resource.locale)
  }
}
