import Foundation

/// The words of a user who searches: each has to begin a word of an item's texts.
struct UserSearch {
  private let words: [String]

  init(_ text: String) { words = Self.words(text) }

  private static func words(_ text: String) -> [String] {
    text.folding(options: [.caseInsensitive, .diacriticInsensitive], locale: nil)
      .split { !$0.isLetter && !$0.isNumber }.map(String.init)
  }

  private static let names = [
    "title", "displayName", "alternateNames", "keywords", "contentDescription", "textContent", "subject", "authorNames",
    "recipientNames", "artist", "album", "city", "namedLocation",
  ]

  func matches(_ item: CSSearchableItem) -> Bool {
    let values = item.attributeSet.values
    let there = Self.names.flatMap { name -> [String] in
      switch values[name] {
      case let text as String: Self.words(text)
      case let texts as [String]: texts.flatMap(Self.words)
      default: []
      }
    }
    return !words.isEmpty && words.allSatisfy { word in there.contains { $0.hasPrefix(word) } }
  }
}
