public import Foundation

/// Joins texts to a list in a sentence: "one, two, and three".
open class ListFormatter: Formatter {
  /// The user's unless it is set.
  open var locale: Locale! {
    get { ownLocale ?? .autoupdatingCurrent }
    set { ownLocale = newValue }
  }
  private var ownLocale: Locale?
  /// Makes the texts of items; without one, or where it has none, an item is described.
  open var itemFormatter: Formatter?

  public override init() { super.init() }
  /// Creates a formatter from an archive or a document; nothing is read.
  public required init?(coder: NSCoder) { super.init() }

  /// Joins texts in the user's locale.
  open class func localizedString(byJoining strings: [String]) -> String { join(strings, .autoupdatingCurrent) }

  /// The list of the items' texts; nil for none.
  open func string(from items: [Any]) -> String? {
    guard !items.isEmpty else { return nil }
    return Self.join(items.map { itemFormatter?.string(for: $0) ?? "\($0)" }, locale)
  }

  /// The text of an array; nil for anything else.
  open override func string(for obj: Any?) -> String? { (obj as? [Any]).flatMap { string(from: $0) } }

  private static func join(_ strings: [String], _ locale: Locale) -> String {
    strings.formatted(.list(type: .and, width: .standard).locale(locale))
  }
}
