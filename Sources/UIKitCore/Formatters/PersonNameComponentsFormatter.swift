public import Foundation

/// Writes a person's name in the order of the locale's language, and takes one apart.
///
/// Chinese, Japanese and Korean names have the family name first; other scripts and the user's settings for short names
/// are not looked at.
open class PersonNameComponentsFormatter: Formatter {
  /// How much of a name is written; raw values are Foundation's.
  public enum Style: Int, Sendable {
    case `default`, short, medium, long, abbreviated
  }

  public struct Options: OptionSet, Sendable {
    public let rawValue: UInt
    public init(rawValue: UInt) { self.rawValue = rawValue }
    /// The parts' pronunciation in place of the parts.
    public static let phonetic = Options(rawValue: 2)
  }

  open var style = Style.default
  open var isPhonetic = false
  /// The user's unless it is set.
  open var locale: Locale! {
    get { ownLocale ?? .autoupdatingCurrent }
    set { ownLocale = newValue }
  }
  private var ownLocale: Locale?

  public override init() { super.init() }
  public required init?(coder: NSCoder) { super.init() }

  open class func localizedString(
    from components: PersonNameComponents, style nameFormatStyle: Style, options nameOptions: Options = []
  ) -> String {
    let formatter = PersonNameComponentsFormatter()
    formatter.style = nameFormatStyle
    formatter.isPhonetic = nameOptions.contains(.phonetic)
    return formatter.string(from: components)
  }

  open func string(from components: PersonNameComponents) -> String {
    let name = isPhonetic ? components.phoneticRepresentation ?? components : components
    let (given, family) = (name.givenName ?? "", name.familyName ?? "")
    let parts: [String?]
    switch style {
    case .short: parts = [name.nickname ?? (given.isEmpty ? family : given)]
    case .abbreviated:
      return ordered([given, family]).compactMap { $0.first.map { $0.uppercased() } }.joined()
    case .long:
      parts =
        isFamilyFirst
        ? [family, given, name.namePrefix]
        : [name.namePrefix, given, name.middleName, family, name.nameSuffix]
    case .default, .medium: parts = ordered([given, family])
    }
    return parts.compactMap { $0 }.filter { !$0.isEmpty }.joined(separator: isFamilyFirst ? "" : " ")
  }

  /// The text of `PersonNameComponents`; nil for anything else.
  open override func string(for obj: Any?) -> String? { (obj as? PersonNameComponents).map { string(from: $0) } }

  /// The text without attributes that name its parts.
  open func annotatedString(from components: PersonNameComponents) -> NSAttributedString {
    NSAttributedString(string: string(from: components))
  }

  /// The parts of a name: a title, the first word, those between, the last word and what follows it; nil for no name.
  open func personNameComponents(from string: String) -> PersonNameComponents? {
    var words = string.split(whereSeparator: { $0 == " " || $0 == "," }).map(String.init)
    guard !words.isEmpty else { return nil }
    var name = PersonNameComponents()
    if words.count > 1, Self.prefixes.contains(Self.plain(words[0])) { name.namePrefix = words.removeFirst() }
    if words.count > 1, let last = words.last, Self.suffixes.contains(Self.plain(last)) {
      name.nameSuffix = words.removeLast()
    }
    if words.count > 1 {
      if isFamilyFirst { name.familyName = words.removeFirst() } else { name.familyName = words.removeLast() }
    }
    name.givenName = words.removeFirst()
    if !words.isEmpty { name.middleName = words.joined(separator: " ") }
    return name
  }

  private static let prefixes: Set<String> = ["mr", "mrs", "ms", "miss", "dr", "prof", "sir", "rev", "herr", "frau"]
  private static let suffixes: Set<String> = ["jr", "sr", "ii", "iii", "iv", "esq", "phd", "md"]

  private static func plain(_ word: String) -> String { word.lowercased().replacing(".", with: "") }

  private var isFamilyFirst: Bool {
    ["zh", "ja", "ko"].contains(locale.language.languageCode?.identifier ?? "en")
  }

  private func ordered(_ names: [String]) -> [String] { isFamilyFirst ? names.reversed() : names }
}
