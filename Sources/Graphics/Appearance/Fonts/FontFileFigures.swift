import Foundation

/// The sizes in a font file of one face: lines, letters and the advances of glyphs, as shares of the font size.
///
/// Pairs of letters are not moved together, and letters are not joined: each character has the advance of its own glyph.
package final class FontFileFigures: Sendable {
  package let ascent: Double
  /// From the top of a line to the top of the next one.
  package let lineHeight: Double
  /// Of capital letters and of the small x; nil where the file does not say.
  let capHeight: Double?
  let xHeight: Double?
  /// By glyph; glyphs beyond have the last one's.
  private let advances: [Float]
  private let glyphs: FontFileGlyphs

  /// The figures of the face with these tables; nil where one that lines and advances need is missing or damaged.
  init?(_ bytes: FileBytes, tables: [String: Int]) {
    guard let head = tables["head"], let hhea = tables["hhea"], let hmtx = tables["hmtx"], let cmap = tables["cmap"],
      let units = bytes.big(at: head + 18, count: 2), units > 0, let ascent = bytes.signed(at: hhea + 4),
      let descent = bytes.signed(at: hhea + 6), let gap = bytes.signed(at: hhea + 8), ascent > 0,
      ascent - descent + gap > 0, let count = bytes.big(at: hhea + 34, count: 2), count > 0,
      let glyphs = FontFileGlyphs(bytes, at: cmap)
    else { return nil }
    let unit = 1 / Double(units)
    var advances: [Float] = []
    advances.reserveCapacity(count)
    for glyph in 0..<count {
      guard let advance = bytes.big(at: hmtx + 4 * glyph, count: 2) else { return nil }
      advances.append(Float(Double(advance) * unit))
    }
    self.ascent = Double(ascent) * unit
    lineHeight = Double(ascent - descent + gap) * unit
    self.advances = advances
    self.glyphs = glyphs
    /// A height in the table of OS/2, which has them from its second version on.
    func height(at offset: Int) -> Double? {
      guard let table = tables["OS/2"], bytes.big(at: table, count: 2) ?? 0 >= 2,
        let height = bytes.signed(at: table + offset), height > 0
      else { return nil }
      return Double(height) * unit
    }
    xHeight = height(at: 86)
    capHeight = height(at: 88)
  }

  /// How far the glyph of a character moves the next one; nil where the face has none for it.
  package func advance(of scalar: Unicode.Scalar) -> Double? {
    glyphs.glyph(of: scalar.value).map { Double(advances[min($0, advances.count - 1)]) }
  }
}

extension FontFileFigures: Hashable {
  package static func == (one: FontFileFigures, other: FontFileFigures) -> Bool { one === other }

  package func hash(into hasher: inout Hasher) { hasher.combine(ObjectIdentifier(self)) }
}

/// The glyphs of characters in a font file: runs of characters whose glyphs follow each other.
struct FontFileGlyphs {
  private struct Run {
    let first: UInt32
    let last: UInt32
    let glyph: UInt32
  }

  /// Ascending.
  private var runs: [Run] = []

  /// Of the tables for platforms the widest that is understood: all characters (format 12), or those of 16 bits (4).
  init?(_ bytes: FileBytes, at table: Int) {
    guard let count = bytes.big(at: table + 2, count: 2) else { return nil }
    var found: (format: Int, offset: Int)?
    for index in 0..<count {
      let record = table + 4 + 8 * index
      guard let platform = bytes.big(at: record, count: 2), let encoding = bytes.big(at: record + 2, count: 2),
        let offset = bytes.big(at: record + 4, count: 4), let format = bytes.big(at: table + offset, count: 2)
      else { break }
      // Unicode, and Windows without its symbols.
      guard platform == 0 || platform == 3 && encoding != 0, format == 4 || format == 12 else { continue }
      if format > found?.format ?? 0 { found = (format, table + offset) }
    }
    guard let found else { return nil }
    if found.format == 12 { readGroups(bytes, at: found.offset) } else { readSegments(bytes, at: found.offset) }
    guard !runs.isEmpty else { return nil }
    runs.sort { $0.first < $1.first }
  }

  func glyph(of character: UInt32) -> Int? {
    var (low, high) = (0, runs.count)
    while low < high {
      let middle = (low + high) / 2
      if runs[middle].last < character { low = middle + 1 } else { high = middle }
    }
    guard low < runs.count, runs[low].first <= character else { return nil }
    return Int(runs[low].glyph + (character - runs[low].first))
  }

  private mutating func readGroups(_ bytes: FileBytes, at table: Int) {
    guard let count = bytes.big(at: table + 12, count: 4) else { return }
    for index in 0..<count {
      let group = table + 16 + 12 * index
      guard let first = bytes.big(at: group, count: 4), let last = bytes.big(at: group + 4, count: 4),
        let glyph = bytes.big(at: group + 8, count: 4)
      else { return }
      add(first, last, glyph)
    }
  }

  private mutating func readSegments(_ bytes: FileBytes, at table: Int) {
    guard let doubled = bytes.big(at: table + 6, count: 2) else { return }
    let count = doubled / 2
    // Segments of a font that is not damaged do not overlap.
    var left = 0x10000
    for index in 0..<count {
      let end = table + 14 + 2 * index
      let (start, delta, range) = (end + doubled + 2, end + 2 * doubled + 2, end + 3 * doubled + 2)
      guard let last = bytes.big(at: end, count: 2), let first = bytes.big(at: start, count: 2),
        let shift = bytes.big(at: delta, count: 2), let offset = bytes.big(at: range, count: 2)
      else { return }
      guard first <= last, first < 0xFFFF else { continue }
      for character in first...min(last, 0xFFFE) {
        left -= 1
        if left < 0 { return }
        var glyph = character
        if offset > 0 {
          guard let listed = bytes.big(at: range + offset + 2 * (character - first), count: 2) else { break }
          if listed == 0 { continue }
          glyph = listed
        }
        glyph = (glyph + shift) & 0xFFFF
        if glyph > 0 { add(character, character, glyph) }
      }
    }
  }

  /// Adds characters, to the last run where they continue it.
  private mutating func add(_ first: Int, _ last: Int, _ glyph: Int) {
    guard first <= last, last <= 0x10FFFF, glyph <= 0xFFFF else { return }
    if let run = runs.last, Int(run.last) + 1 == first, Int(run.glyph) + Int(run.last - run.first) + 1 == glyph {
      runs[runs.count - 1] = Run(first: run.first, last: UInt32(last), glyph: run.glyph)
    } else {
      runs.append(Run(first: UInt32(first), last: UInt32(last), glyph: UInt32(glyph)))
    }
  }
}
