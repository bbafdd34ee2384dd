public import Foundation
public import PlainviewTargetAction

/// Sorts objects into the sections of an index: the Latin letters, and a section for all else, in every language here.
@preconcurrency @MainActor open class UILocalizedIndexedCollation: NSObject {
  private static let shared = UILocalizedIndexedCollation(())

  private init(_: Void) { super.init() }

  @available(*, unavailable) public override init() { fatalError("use UILocalizedIndexedCollation.current()") }

  /// Returns the sections of the user's language.
  open class func current() -> UILocalizedIndexedCollation { shared }

  /// The titles of the sections: A to Z, and "#".
  open var sectionTitles: [String] { Self.titles }
  private static let titles = (UInt8(ascii: "A")...UInt8(ascii: "Z")).map { String(UnicodeScalar($0)) } + ["#"]
  /// The titles of the index: those of the sections.
  open var sectionIndexTitles: [String] { sectionTitles }

  /// Returns the section for a title of the index.
  open func section(forSectionIndexTitle indexTitleIndex: Int) -> Int { indexTitleIndex }

  /// Returns the section of an object, by the first letter of a text that it gives by a selector.
  open func section(for object: Any, collationStringSelector selector: Selector) -> Int {
    let first = Self.folded(text(of: object, selector)).uppercased().first
    return first.flatMap { sectionTitles.dropLast().firstIndex(of: String($0)) } ?? sectionTitles.count - 1
  }

  /// Returns objects sorted by texts that they give by a selector; case and accents do not count.
  open func sortedArray(from array: [Any], collationStringSelector selector: Selector) -> [Any] {
    array.enumerated()
      .map { (index: $0.offset, object: $0.element, text: Self.folded(text(of: $0.element, selector))) }
      .sorted { ($0.text, $0.index) < ($1.text, $1.index) }
      .map { $0.object }
  }

  private static func folded(_ text: String) -> String {
    text.folding(options: [.caseInsensitive, .diacriticInsensitive, .widthInsensitive], locale: nil)
  }

  private func text(of object: Any, _ selector: Selector) -> String {
    if let text = object as? String { return text }
    guard let object = object as? NSObject, let answer = object.perform(selector)?.takeUnretainedValue() else {
      return ""
    }
    if let text = answer as? NSString { return String(describing: text) }
    return answer as? String ?? ""
  }
}
