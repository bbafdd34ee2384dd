import Foundation

/// A name whose parts are written in an order.
struct PersonName {
  private let parts: PersonNameComponents
  private let isFamilyFirst: Bool

  init(_ parts: PersonNameComponents, isFamilyFirst: Bool) {
    self.parts = parts
    self.isFamilyFirst = isFamilyFirst
  }

  func text(_ style: PersonNameFormatter.Style) -> String {
    switch style {
    case .short: joined([parts.nickname ?? parts.givenName ?? parts.familyName])
    case .default, .medium: joined(ordered([parts.givenName]))
    case .long:
      joined([parts.namePrefix] + ordered([parts.givenName, parts.middleName]) + [parts.nameSuffix])
    case .abbreviated: ordered([parts.givenName]).compactMap { $0?.first.map(String.init) }.joined()
    }
  }

  private func ordered(_ given: [String?]) -> [String?] {
    isFamilyFirst ? [parts.familyName] + given : given + [parts.familyName]
  }

  private func joined(_ words: [String?]) -> String {
    words.compactMap { $0 }.filter { !$0.isEmpty }.joined(separator: Self.isEastAsian(parts) ? "" : " ")
  }

  /// Whether a name is written in Chinese, Japanese or Korean letters.
  static func isEastAsian(_ name: PersonNameComponents) -> Bool {
    let letters = [name.familyName, name.givenName].compactMap { $0 }.joined().unicodeScalars
    return !letters.isEmpty
      && letters.allSatisfy { (0x2E80...0x9FFF).contains($0.value) || (0xAC00...0xD7AF).contains($0.value) }
  }

  private static let prefixes: Set<String> = ["mr", "mrs", "ms", "miss", "dr", "prof", "rev", "sir", "herr", "frau"]
  private static let suffixes: Set<String> = ["jr", "sr", "ii", "iii", "iv", "esq", "phd", "md"]

  /// The parts of a text, the family last or before a comma.
  static func parts(of text: String) -> PersonNameComponents? {
    let halves = text.split(separator: ",", maxSplits: 1)
    func plain(_ word: Substring) -> String { word.lowercased().filter { $0 != "." } }
    var words = text.split { $0.isWhitespace || $0 == "," }
    guard words.contains(where: { $0.contains(where: \.isLetter) }) else { return nil }
    var name = PersonNameComponents()
    if words.count > 1, prefixes.contains(plain(words[0])) { name.namePrefix = String(words.removeFirst()) }
    if words.count > 1, let last = words.last, suffixes.contains(plain(last)) {
      name.nameSuffix = String(words.removeLast())
    }
    if halves.count == 2, !suffixes.contains(plain(Substring(halves[1].filter { !$0.isWhitespace }))) {
      // The family before the comma may have several words.
      let count = halves[0].split(whereSeparator: \.isWhitespace).count - (name.namePrefix == nil ? 0 : 1)
      if count > 0, count < words.count {
        name.familyName = words.prefix(count).joined(separator: " ")
        words.removeFirst(count)
      }
    } else if words.count > 1 {
      name.familyName = String(words.removeLast())
    }
    name.givenName = words.first.map(String.init)
    if words.count > 1 { name.middleName = words.dropFirst().joined(separator: " ") }
    return name
  }
}
