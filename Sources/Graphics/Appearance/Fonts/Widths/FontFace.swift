import Foundation

/// The figures that a font is measured by.
enum FontFace: Hashable, Sendable {
  /// The system font, also for all unknown fonts.
  case system
  case helvetica
  /// One advance for all characters.
  case monospaced
  /// A face of `FontTables.openFaces`, by its index.
  case open(Int)
  /// A face of the app's own file.
  case file(FontFileFigures)

  /// The face of a font by its PostScript name and family.
  init(name: String, family: String, weight: UIFont.Weight) {
    if family == Self.systemFamily {
      self = .system
    } else if let figures = InstalledFonts.current.figures(ofFace: name) {
      self = .file(figures)
    } else if family == "Helvetica" || family.hasPrefix("Helvetica Neue") || family.hasPrefix("HelveticaNeue") {
      self = .helvetica
    } else if Self.monospacedFamilies.contains(family) {
      self = .monospaced
    } else if let index = Self.openFace(named: name, weight: weight) {
      self = .open(index)
    } else {
      self = .system
    }
  }

  private static let systemFamily = ".AppleSystemUIFont"
  private static let monospacedFamilies: Set<String> = [
    ".AppleSystemUIFontMonospaced", "Menlo", "Courier", "Courier New", "CourierNewPSMT", "SFMono",
  ]

  /// The parts of a PostScript name that do not belong to the family.
  private static let styles = [
    "regular", "extralight", "ultralight", "light", "thin", "hairline", "medium", "semibold", "demibold", "extrabold",
    "bold",
    "black", "heavy", "italic", "oblique", "otf", "ttf", "r", "b",
  ]

  /// The face of an open font that is nearest to a weight; nil for other fonts.
  private static func openFace(named name: String, weight: UIFont.Weight) -> Int? {
    let letters = name.lowercased().filter { $0.isLetter || $0.isNumber }
    var nearest: Int?
    for (index, face) in FontTables.openFaces.enumerated() {
      let family = face.family.lowercased()
      guard letters.hasPrefix(family), isStyle(letters.dropFirst(family.count)) else { continue }
      let distance = { abs(FontTables.openFaces[$0].weight - Double(weight.rawValue)) }
      if nearest.map({ distance(index) < distance($0) }) ?? true { nearest = index }
    }
    return nearest
  }

  private static func isStyle(_ rest: Substring) -> Bool {
    if rest.isEmpty { return true }
    return styles.contains { rest.hasPrefix($0) && isStyle(rest.dropFirst($0.count)) }
  }

  /// Whether the figures are those of the app's own file.
  var isOwnFile: Bool {
    if case .file = self { true } else { false }
  }

  // MARK: Lines

  /// From the top of a line to its baseline, as a share of the font size.
  var ascent: CGFloat {
    switch self {
    case .open(let index): Self.figure(index, 0)
    case .file(let figures): CGFloat(figures.ascent)
    case .system, .helvetica, .monospaced: 1950 / 2048
    }
  }

  /// The height of a line as a share of the font size.
  var lineHeight: CGFloat {
    switch self {
    case .open(let index): Self.figure(index, 0) + Self.figure(index, 1) + Self.figure(index, 2)
    case .file(let figures): CGFloat(figures.lineHeight)
    case .system, .helvetica, .monospaced: 2444 / 2048
    }
  }

  /// The heights of a capital letter and of the small x as shares of the font size; the system font's where the font's are
  /// not known.
  var letters: (capital: CGFloat, x: CGFloat) {
    switch self {
    case .file(let figures):
      (CGFloat(figures.capHeight ?? Self.systemCapital), CGFloat(figures.xHeight ?? Self.systemX))
    case .helvetica: (0.714, 0.517)
    case .system, .monospaced, .open: (CGFloat(Self.systemCapital), CGFloat(Self.systemX))
    }
  }

  private static let systemCapital = 0.704_589_84
  private static let systemX = 0.526_367_19

  private static func figure(_ face: Int, _ index: Int) -> CGFloat {
    CGFloat(FontTables.openFigures[face * FontTables.figuresOfOpenFace + index]) / 10_000
  }
}

extension FontTables {
  /// The characters from the blank to the tilde.
  static let asciiCount = 95
  /// Three figures of lines, a syllable of Hangul, and the characters.
  static let figuresOfOpenFace = 4 + asciiCount
}
