import Foundation
import Synchronization

/// Which of several localizations a user gets.
///
/// Foundation's own choice takes the first localization of a list on this platform, whatever the user prefers.
package enum LanguageMatch {
  /// The localizations that match the first of the user's languages that any matches, best first; empty where none does.
  package static func preferred(among available: [String], for languages: [String]) -> [String] {
    for language in languages {
      let requested = tag(language)
      var rated: [(rating: Int, name: String)] = []
      for name in available where name != "Base" {
        if let rating = rating(of: tag(name), for: requested) { rated.append((rating, name)) }
      }
      if !rated.isEmpty { return rated.sorted { ($1.rating, $0.name) < ($0.rating, $1.name) }.map(\.name) }
    }
    return []
  }

  /// Whether a name is that of a language: a code that there is, with or without script and region.
  package static func isLanguage(_ name: String) -> Bool {
    guard !name.isEmpty, name.utf8.count <= 64,
      name.allSatisfy({ $0.isASCII && ($0.isLetter || $0.isNumber || "-_".contains($0)) })
    else { return false }
    let code = identifier(name).prefix { $0 != "-" }.lowercased()
    return Locale.LanguageCode.isoLanguageCodes.contains { $0.identifier == code }
  }

  /// Whether a language is written from right to left.
  package static func isRightToLeft(_ language: String) -> Bool {
    Locale.Language(identifier: identifier(language)).characterDirection == .rightToLeft
  }

  /// The region that a language's name has, `BR` of `pt-BR`; nil where it has none.
  package static func region(of language: String) -> String? { tag(language).writtenRegion }

  /// A language with everything that its name leaves out.
  private struct Tag {
    let language: String
    let script: String
    let region: String
    /// The region if the name has one.
    let writtenRegion: String?
  }

  private static let tags = Mutex<[String: Tag]>([:])

  private static func tag(_ name: String) -> Tag {
    if let known = tags.withLock({ $0[name] }) { return known }
    let language = Locale.Language(identifier: identifier(name))
    let whole = Locale.Language(identifier: language.maximalIdentifier)
    let made = Tag(
      language: whole.languageCode?.identifier ?? name, script: whole.script?.identifier ?? "",
      region: whole.region?.identifier ?? "", writtenRegion: language.region?.identifier)
    tags.withLock { $0[name] = made }
    return made
  }

  /// A name as standards have it: folders of old projects have underscores, names of languages and codes of their time.
  private static func identifier(_ name: String) -> String {
    if let code = oldNames[name] { return code }
    let name = name.replacing("_", with: "-")
    let code = name.prefix { $0 != "-" }
    return (oldNames[String(code)] ?? String(code)) + name.dropFirst(code.count)
  }

  private static let oldNames = [
    "English": "en", "French": "fr", "German": "de", "Italian": "it", "Dutch": "nl", "Japanese": "ja", "Spanish": "es",
    "Danish": "da", "Finnish": "fi", "Korean": "ko", "Norwegian": "nb", "Polish": "pl", "Portuguese": "pt",
    "Russian": "ru", "Swedish": "sv", "Turkish": "tr", "no": "nb", "iw": "he", "in": "id", "ji": "yi",
  ]

  /// How well a localization suits; nil where it is another language or script.
  private static func rating(of available: Tag, for requested: Tag) -> Int? {
    guard available.language == requested.language, available.script == requested.script else { return nil }
    if available.region == requested.region { return available.writtenRegion == requested.writtenRegion ? 5 : 4 }
    guard let region = available.writtenRegion else { return 2 }
    let group = group(of: requested)
    return region == group || isOfGroup(available, group) ? 3 : 0
  }

  /// The larger region whose language people of a region read rather than the language's main one.
  private static func group(of tag: Tag) -> String {
    switch tag.language {
    case "en" where tag.region != "US": "001"
    case "es" where tag.region != "ES": "419"
    case "pt" where tag.region != "BR": "PT"
    default: tag.region
    }
  }

  /// Whether a localization stands for a larger region: British English does for English outside the United States.
  private static func isOfGroup(_ tag: Tag, _ group: String) -> Bool { group == "001" && tag.region == "GB" }
}
