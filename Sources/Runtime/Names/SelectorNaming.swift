/// The selector that the compiler gives a method where there is an Objective-C runtime (contract S5).
package enum SelectorNaming {
  /// What a method does besides returning: each effect adds a last argument.
  package enum Effect: Sendable {
    case none, `throws`, async
  }

  /// The selector of a method: `f(with:)` is `fWith:`, `f(sender:)` is `fWithSender:`; labels are `_` where there are none.
  package static func selector(base: String, labels: [String], effect: Effect = .none) -> String {
    guard let first = labels.first else {
      switch effect {
      case .none: return base
      case .throws: return base + "AndReturnError:"
      case .async: return base + "WithCompletionHandler:"
      }
    }
    var text = base + suffix(for: first, after: base) + ":"
    for label in labels.dropFirst() { text += (label == "_" ? "" : label) + ":" }
    switch effect {
    case .none: break
    case .throws: text += "error:"
    case .async: text += "completionHandler:"
    }
    return text
  }

  /// The selector that sets a property: `setName:`.
  package static func setter(of property: String) -> String { "set" + capitalized(property) + ":" }

  /// What the first label adds to the base: itself, after a `With` that a preposition makes superfluous.
  private static func suffix(for label: String, after base: String) -> String {
    if label == "_" { return "" }
    let needsWith = base == "init" || !isPreposition(words(of: base).last)
    return (needsWith && !isPreposition(words(of: label).first) ? "With" : "") + capitalized(label)
  }

  private static func capitalized(_ name: String) -> String { name.prefix(1).uppercased() + name.dropFirst() }

  private static func isPreposition(_ word: String?) -> Bool {
    word.map { prepositions.contains($0.lowercased()) } ?? false
  }

  private static let prepositions: Set<String> = [
    "above", "after", "along", "alongside", "as", "at", "before", "below", "by", "following", "for", "from", "given",
    "in", "including", "inside", "into", "matching", "of", "on", "passing", "preceding", "since", "to", "until",
    "using", "via", "when", "with", "within",
  ]

  /// The words of a name in camel case; capitals in a row are one word, and an underscore stands between words.
  private static func words(of name: String) -> [String] {
    var words: [String] = []
    var word = ""
    let letters = Array(name)
    for (index, letter) in letters.enumerated() {
      let follows = index > 0 && letters[index - 1].isUppercase
      let precedes = index + 1 < letters.count && letters[index + 1].isLowercase
      let begins = letter.isUppercase && (!follows || precedes)
      if begins || letter == "_", !word.isEmpty {
        words.append(word)
        word = ""
      }
      if letter != "_" { word.append(letter) }
    }
    return word.isEmpty ? words : words + [word]
  }
}
