/// How many cells of a text picture a text takes, after UAX #11: the same on every machine.
///
/// A grapheme cluster takes 0, 1 or 2 cells: the sum over its code points, but never more than 2. East Asian Wide and
/// Fullwidth code points count 2, Ambiguous ones 1, zero-width marks 0; these come from `CellWidthTable`. Emoji
/// count 2: those shown as emoji by default, and the others when U+FE0F follows. That property, and the division into
/// clusters, come from the Swift standard library, so emoji younger than the table are wide as well. U+FE0E does not
/// make a wide code point narrow. A tab counts 1, other control characters 0.
package enum CellWidth {
  /// The cells that one grapheme cluster takes: 0, 1 or 2.
  package static func of(_ character: Character) -> Int {
    if let ascii = character.asciiValue { return ofASCII(ascii == 10 ? 0 : ascii) }
    return ofCluster(character.unicodeScalars)
  }

  /// The cells that the text takes in one line: line breaks count nothing. Costs O(length).
  package static func of(_ text: String) -> Int {
    var cells = 0
    for byte in text.utf8 {
      guard byte < 0x80 else { return ofClusters(text) }
      cells += ofASCII(byte)
    }
    return cells
  }

  private static func ofClusters(_ text: String) -> Int {
    var cells = 0
    for character in text { cells += of(character) }
    return cells
  }

  private static func ofASCII(_ byte: UInt8) -> Int {
    (byte >= 0x20 && byte < 0x7F) || byte == 0x09 ? 1 : 0
  }

  private static func ofCluster(_ scalars: Character.UnicodeScalarView) -> Int {
    var cells = 0
    var previous: Unicode.Scalar?
    for scalar in scalars {
      if scalar.value == 0xFE0F, let previous, previous.properties.isEmoji { return 2 }
      cells += of(scalar)
      if cells >= 2 { return 2 }
      previous = scalar
    }
    return cells
  }

  private static func of(_ scalar: Unicode.Scalar) -> Int {
    if scalar.isASCII { return ofASCII(UInt8(truncatingIfNeeded: scalar.value)) }
    // The syllables of Korean and the lines of pictures are many, and known without a search.
    if scalar.value >= 0xAC00, scalar.value <= 0xD7A3 { return 2 }
    if scalar.value >= 0x2500, scalar.value <= 0x259F { return 1 }
    if contains(CellWidthTable.zero, scalar.value) { return 0 }
    if contains(CellWidthTable.wide, scalar.value) { return 2 }
    return isYoungEmoji(scalar) ? 2 : 1
  }

  /// True of regional indicators and of emoji that the table's Unicode version did not have.
  private static func isYoungEmoji(_ scalar: Unicode.Scalar) -> Bool {
    scalar.value >= 0x1F000 && scalar.properties.isEmojiPresentation
  }

  /// Finds the value in sorted pairs of first and last by bisection.
  private static func contains(_ pairs: [UInt32], _ value: UInt32) -> Bool {
    var low = 0
    var high = pairs.count / 2
    while low < high {
      let middle = (low + high) / 2
      if value < pairs[2 * middle] {
        high = middle
      } else if value > pairs[2 * middle + 1] {
        low = middle + 1
      } else {
        return true
      }
    }
    return false
  }
}
