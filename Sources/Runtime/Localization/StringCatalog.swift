import Foundation

/// A string catalog, `.xcstrings`: the texts of one table in all languages.
struct StringCatalog: Sendable {
  private let document: Document

  /// Nil where the data is no catalog; the text says why.
  init(_ data: Data) throws { document = try JSONDecoder().decode(Document.self, from: data) }

  var sourceLanguage: String { document.sourceLanguage ?? "en" }

  /// The languages that it has texts in, with the source language, sorted.
  var languages: [String] {
    var found: Set = [sourceLanguage]
    for entry in document.strings.values { found.formUnion((entry.localizations ?? [:]).keys) }
    return found.sorted()
  }

  /// The texts in a language; what is not translated is in the source language, or else is its key.
  func texts(in language: String, devices: [String]) -> [String: LocalizedText] {
    var texts: [String: LocalizedText] = [:]
    for (key, entry) in document.strings {
      let localizations = entry.localizations ?? [:]
      for candidate in [language, sourceLanguage] {
        guard let localization = localizations[candidate],
          let text = localization.text(language: candidate, devices: devices)
        else { continue }
        texts[key] = text
        break
      }
    }
    return texts
  }
}

extension StringCatalog {
  fileprivate struct Document: Decodable, Sendable {
    let sourceLanguage: String?
    let strings: [String: Entry]
  }

  fileprivate struct Entry: Decodable, Sendable {
    let localizations: [String: Localization]?
  }

  fileprivate struct Unit: Decodable, Sendable {
    let state: String?
    let value: String
  }

  /// A text, or several by plural category or device, each of which may be by the other.
  fileprivate final class Localization: Decodable, Sendable {
    let stringUnit: Unit?
    let variations: Variations?
    let substitutions: [String: Substitution]?
  }

  fileprivate struct Variations: Decodable, Sendable {
    let plural: [String: Localization]?
    let device: [String: Localization]?
  }

  fileprivate struct Substitution: Decodable, Sendable {
    let argNum: Int?
    let formatSpecifier: String?
    let variations: Variations?
  }
}

extension StringCatalog.Localization {
  /// The texts of the plural categories, or of the only one, for a device.
  private func chosen(for devices: [String]) -> StringCatalog.Localization? {
    guard let byDevice = variations?.device else { return self }
    for device in devices + ["other"] {
      if let found = byDevice[device] { return found }
    }
    return nil
  }

  fileprivate func text(language: String, devices: [String]) -> LocalizedText? {
    guard let chosen = chosen(for: devices) else { return nil }
    var variables = (substitutions ?? [:]).mapValues { substitution in
      PluralFormat.Variable(
        argument: substitution.argNum.flatMap { FormatText.arguments.contains($0) ? $0 : nil },
        specifier: substitution.formatSpecifier ?? "lld",
        cases: StringCatalog.cases(substitution.variations, devices: devices))
    }
    if let plural = chosen.variations?.plural {
      let cases = plural.compactMapValues { $0.chosen(for: devices)?.stringUnit?.value }
      let name = "plural"
      variables[name] = PluralFormat.Variable(decidingOffset: StringCatalog.decidingOffset(cases), cases: cases)
      return .format(PluralFormat(format: "%#@\(name)@", variables: variables, language: language))
    }
    guard let unit = chosen.stringUnit, unit.state != "new" || !unit.value.isEmpty else { return nil }
    if variables.isEmpty { return .text(unit.value) }
    return .format(PluralFormat(format: unit.value, variables: variables, language: language))
  }
}

extension StringCatalog {
  fileprivate static func cases(_ variations: Variations?, devices: [String]) -> [String: String] {
    if let plural = variations?.plural { return plural.compactMapValues { $0.stringUnit?.value } }
    for device in devices + ["other"] {
      if let text = variations?.device?[device]?.stringUnit?.value { return ["other": text] }
    }
    return [:]
  }

  /// How many arguments stand before the first number of a text, which decides on its category.
  fileprivate static func decidingOffset(_ cases: [String: String]) -> Int {
    guard let text = cases["other"] ?? cases.sorted(by: { $0.key < $1.key }).first?.value else { return 0 }
    var next = 0
    for case .specifier(let specifier) in FormatText(text).parts {
      let argument = specifier.argument.map { $0 - 1 } ?? next
      if specifier.isNumber { return argument }
      next += 1
    }
    return 0
  }
}
