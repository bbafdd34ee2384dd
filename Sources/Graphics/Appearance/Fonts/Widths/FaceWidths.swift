import Foundation
import Synchronization

/// The advances of one font at one size, in points, made once and kept.
///
/// The figures are fitted to the sizes that public documents store: 96 % of texts that were not fitted come out within a point.
final class FaceWidths: @unchecked Sendable {
  let size: Double
  private let edition: FontEdition
  private let face: FontFace
  private let system: SystemFontFigures?
  /// The advances by ASCII code, with tracking; 0 for controls.
  private let ascii: UnsafeMutablePointer<Double>
  private let kerning: UnsafePointer<Float>?

  private init(_ key: Key) {
    (size, edition, face) = (key.size, key.edition, key.face)
    ascii = UnsafeMutablePointer<Double>.allocate(capacity: 128)
    ascii.initialize(repeating: 0, count: 128)
    let isHelvetica = face == .helvetica || face == .system && edition.era == .helvetica
    system = face == .system && !isHelvetica ? SystemFontFigures(size: size, weight: key.weight, edition.era) : nil
    kerning = system == nil ? nil : Self.kerningTable
    for index in 0..<FontTables.asciiCount {
      ascii[32 + index] =
        if let system {
          system.advance(FontTables.systemASCII, index)
        } else if isHelvetica {
          size * (Double(FontTables.helvetica[index]) / 10_000 + Self.helveticaShift(key.weight))
        } else if case .file(let figures) = face {
          size * (figures.advance(of: Unicode.Scalar(UInt8(32 + index))) ?? Self.usualAdvance)
        } else if case .open(let face) = face {
          size * Double(FontTables.openFigures[face * FontTables.figuresOfOpenFace + 4 + index]) / 10_000
        } else {
          size * Self.monospacedAdvance
        }
    }
  }

  deinit { ascii.deallocate() }

  /// In em; that of SF Mono.
  private static let monospacedAdvance = 1266.0 / 2048

  /// By how much a weight of Helvetica Neue is wider than the regular one, in em.
  private static func helveticaShift(_ weight: Double) -> Double { weight >= 0.3 ? 0.038 : weight >= 0 ? 0 : -0.017 }

  // MARK: Cached tables

  private struct Key: Hashable {
    let face: FontFace
    let weight: Double
    let size: Double
    let edition: FontEdition
  }

  private static let kept = Mutex<[Key: FaceWidths]>([:])
  /// How many tables are kept before all are made anew.
  private static let most = 256

  static func of(_ font: UIFont, _ edition: FontEdition) -> FaceWidths {
    let key = Key(
      face: font.face, weight: Double(font.weight.rawValue), size: Double(font.pointSize), edition: edition)
    return kept.withLock { kept in
      if let widths = kept[key] { return widths }
      if kept.count >= most { kept.removeAll(keepingCapacity: true) }
      let widths = FaceWidths(key)
      kept[key] = widths
      return widths
    }
  }

  /// The distances of all pairs from the blank to the tilde, in em; it stays for good.
  private nonisolated(unsafe) static let kerningTable: UnsafePointer<Float> = {
    let count = FontTables.asciiCount * FontTables.asciiCount
    let table = UnsafeMutablePointer<Float>.allocate(capacity: count)
    table.initialize(repeating: 0, count: count)
    for (pair, distance) in zip(FontTables.kerningPairs, FontTables.kerningDistances) {
      table[Int(pair)] = Float(distance) / 10_000
    }
    return UnsafePointer(table)
  }()

  // MARK: Widths

  /// The width of a line of text, not rounded.
  func width(of text: Substring) -> CGFloat {
    var text = text
    if let width = text.withUTF8({ asciiWidth(of: $0) }) { return width }
    var line = Line(self)
    for character in text { line.add(character) }
    return line.width
  }

  /// The width of a text of ASCII characters; nil for any other.
  private func asciiWidth(of bytes: UnsafeBufferPointer<UInt8>) -> CGFloat? {
    guard let first = bytes.baseAddress else { return 0 }
    var line = Line(self)
    for index in 0..<bytes.count {
      let byte = first[index]
      // A return and a line feed together are one character, of no width.
      guard byte < 0x80 else { return nil }
      line.add(ascii: Int(byte))
    }
    return line.width
  }

  /// The width of the characters of a line so far.
  struct Line {
    private let widths: FaceWidths
    private var points = 0.0
    /// What pairs of characters add, in em.
    private var pairs = 0.0
    /// The last character if it is one that has pairs, as its index from the blank on.
    private var last = -1

    init(_ widths: FaceWidths) { self.widths = widths }

    mutating func add(_ character: Character) {
      if let code = character.asciiValue { return add(ascii: Int(code)) }
      points += widths.advance(of: character)
      last = -1
    }

    mutating func add(ascii code: Int) {
      points += widths.ascii[code]
      let index = code - 32
      guard index >= 0, index < FontTables.asciiCount, let kerning = widths.kerning else {
        last = -1
        return
      }
      if last >= 0 { pairs += Double(kerning[last * FontTables.asciiCount + index]) }
      last = index
    }

    /// In points, not rounded.
    var width: CGFloat { CGFloat(points + pairs * widths.size) }
  }

  // MARK: Other characters

  /// The advance of a character beyond ASCII, in points.
  private func advance(of character: Character) -> Double {
    guard let scalar = character.unicodeScalars.first else { return 0 }
    if case .file(let figures) = face, let advance = Self.advance(of: character, scalar, figures) {
      return size * advance
    }
    if let other = FallbackFace(of: character, scalar) { return other.advance(at: size, edition, hangul: hangul) }
    if let system, let index = SystemFontFigures.index(of: scalar.value) {
      return system.advance(FontTables.systemOther, index)
    }
    if CellWidth.of(character) == 0 { return 0 }
    // A letter with a mark is as wide as the letter; a blank that breaks no line as a blank.
    let base = scalar.value == 0xA0 ? " " : String(scalar).decomposedStringWithCanonicalMapping.unicodeScalars.first
    if let base, base != scalar {
      if base.isASCII { return ascii[Int(base.value)] }
      if let system, let index = SystemFontFigures.index(of: base.value) {
        return system.advance(FontTables.systemOther, index)
      }
    }
    return size * Self.usualAdvance
  }

  /// The advance of a character in a font of the app's own, in em; a letter with a mark is one character there, if it is
  /// there at all.
  private static func advance(
    of character: Character, _ scalar: Unicode.Scalar, _ figures: FontFileFigures
  ) -> Double? {
    var first = scalar
    if character.unicodeScalars.count > 1 {
      first = String(character).precomposedStringWithCanonicalMapping.unicodeScalars.first ?? scalar
    }
    return figures.advance(of: first) ?? figures.advance(of: scalar)
  }

  /// A syllable of Hangul in the font itself, in em; nil where it comes from the system's Korean face.
  private var hangul: Double? {
    guard case .open(let face) = face else { return nil }
    let figure = FontTables.openFigures[face * FontTables.figuresOfOpenFace + 3]
    return figure > 0 ? Double(figure) / 10_000 : nil
  }

  /// In em; that of unknown characters.
  private static let usualAdvance = 0.58
}
