/// A part of a pattern as a tree.
indirect enum PatternNode {
  case empty
  case character(UInt32)
  case set(PatternSet)
  case any
  case start
  case end
  case boundary(isNegative: Bool)
  case group(Int?, PatternNode)
  case reference(Int)
  case sequence([PatternNode])
  case choice([PatternNode])
  /// The groups inside are forgotten at each turn: those from the first up to, and without, the last.
  case repetition(PatternNode, least: Int, most: Int?, isGreedy: Bool, groups: Range<Int>)
  case look(PatternNode, isBehind: Bool, isNegative: Bool)

  private static var anything: PatternNode { .set(PatternSet(kinds: [.range(0...UInt32.max)])) }
  static var textStart: PatternNode { look(anything, isBehind: true, isNegative: true) }
  static var textEnd: PatternNode { look(anything, isBehind: false, isNegative: true) }
}

/// A set of characters.
struct PatternSet {
  enum Kind {
    case range(ClosedRange<UInt32>)
    case digits
    case words
    case blanks
    case category([Unicode.GeneralCategory])
    case property(String)
    case inverse([Kind])
  }

  var kinds: [Kind] = []
  var isNegative = false

  /// Letters, marks, digits and `_` of all scripts.
  static var wordsOfAllScripts: [Kind] {
    [
      .property("Alphabetic"),
      .category([.nonspacingMark, .spacingMark, .enclosingMark, .decimalNumber, .connectorPunctuation]),
    ]
  }

  func contains(_ value: UInt32, ignoringCase: Bool) -> Bool {
    var found = kinds.contains { Self.holds($0, value) }
    if !found, ignoringCase {
      found = Self.variants(of: value).contains { variant in kinds.contains { Self.holds($0, variant) } }
    }
    return found != isNegative
  }

  /// The other cases of a character.
  static func variants(of value: UInt32) -> [UInt32] {
    guard let scalar = Unicode.Scalar(value) else { return [] }
    return [scalar.properties.uppercaseMapping, scalar.properties.lowercaseMapping].compactMap { text in
      let scalars = text.unicodeScalars
      guard scalars.count == 1, let only = scalars.first, only != scalar else { return nil }
      return value >= 128 && only.value < 128 ? nil : only.value
    }
  }

  /// The character that represents all of its cases.
  static func folded(_ value: UInt32) -> UInt32 {
    if value < 128 { return value >= 97 && value <= 122 ? value - 32 : value }
    guard let scalar = Unicode.Scalar(value) else { return value }
    let upper = scalar.properties.uppercaseMapping.unicodeScalars
    guard upper.count == 1, let only = upper.first, only.value >= 128 else { return value }
    return only.value
  }

  private static func holds(_ kind: Kind, _ value: UInt32) -> Bool {
    switch kind {
    case .range(let range): return range.contains(value)
    case .digits: return value >= 48 && value <= 57
    case .words: return value < 128 && ScriptUnits.isWord(UInt16(value))
    case .blanks: return value < 0x10000 && ScriptUnits.isWhite(UInt16(value))
    case .category(let categories):
      return Unicode.Scalar(value).map { categories.contains($0.properties.generalCategory) } ?? false
    case .property(let name): return Unicode.Scalar(value).map { holds(name, $0.properties) } ?? false
    case .inverse(let kinds): return !kinds.contains { holds($0, value) }
    }
  }

  private static func holds(_ name: String, _ properties: Unicode.Scalar.Properties) -> Bool {
    switch name {
    case "Alphabetic", "Alpha": properties.isAlphabetic
    case "Uppercase", "Upper": properties.isUppercase
    case "Lowercase", "Lower": properties.isLowercase
    case "White_Space": properties.isWhitespace
    case "Emoji": properties.isEmoji
    case "Emoji_Presentation": properties.isEmojiPresentation
    case "Emoji_Modifier": properties.isEmojiModifier
    case "Any": true
    default: false
    }
  }

  static let properties: Set<String> = [
    "Alphabetic", "Alpha", "Uppercase", "Upper", "Lowercase", "Lower", "White_Space", "Emoji", "Emoji_Presentation",
    "Emoji_Modifier", "Any",
  ]

  /// The general categories by their names.
  static let categories: [String: [Unicode.GeneralCategory]] = {
    let letters: [Unicode.GeneralCategory] = [
      .uppercaseLetter, .lowercaseLetter, .titlecaseLetter, .modifierLetter, .otherLetter,
    ]
    let punctuation: [Unicode.GeneralCategory] = [
      .connectorPunctuation, .dashPunctuation, .openPunctuation, .closePunctuation, .initialPunctuation,
      .finalPunctuation, .otherPunctuation,
    ]
    let symbols: [Unicode.GeneralCategory] = [.mathSymbol, .currencySymbol, .modifierSymbol, .otherSymbol]
    let marks: [Unicode.GeneralCategory] = [.nonspacingMark, .spacingMark, .enclosingMark]
    let numbers: [Unicode.GeneralCategory] = [.decimalNumber, .letterNumber, .otherNumber]
    let separators: [Unicode.GeneralCategory] = [.spaceSeparator, .lineSeparator, .paragraphSeparator]
    return [
      "L": letters, "Letter": letters, "Lu": [.uppercaseLetter], "Uppercase_Letter": [.uppercaseLetter],
      "Ll": [.lowercaseLetter], "Lowercase_Letter": [.lowercaseLetter], "Lt": [.titlecaseLetter],
      "Lm": [.modifierLetter], "Lo": [.otherLetter], "M": marks, "Mark": marks, "Mn": [.nonspacingMark],
      "N": numbers, "Number": numbers, "Nd": [.decimalNumber], "P": punctuation, "Punctuation": punctuation,
      "S": symbols, "Symbol": symbols, "Sc": [.currencySymbol], "Z": separators, "Separator": separators,
      "Zs": [.spaceSeparator], "Cc": [.control], "C": [.control, .format, .unassigned, .privateUse, .surrogate],
    ]
  }()
}
