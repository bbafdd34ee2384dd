import Foundation

/// The face that is used for a character that the font lacks; it has neither the font's weight nor its tracking.
enum FallbackFace {
  case hangul, ideographs, emoji, arabic

  /// The face of a character; nil for those that the font itself has.
  init?(of character: Character, _ scalar: Unicode.Scalar) {
    // A variation selector asks for the emoji form of a character that is text otherwise.
    if character.unicodeScalars.contains(where: { $0.value == 0xFE0F }) {
      self = .emoji
      return
    }
    switch scalar.value {
    case 0x1100...0x11FF, 0x3130...0x318F, 0xAC00...0xD7A3: self = .hangul
    case 0x0600...0x06FF, 0x0750...0x077F, 0xFB50...0xFDFF, 0xFE70...0xFEFC:
      guard scalar.properties.isAlphabetic, CellWidth.of(character) > 0 else { return nil }
      self = .arabic
    case ..<0x2000: return nil
    default:
      if scalar.properties.isEmojiPresentation {
        self = .emoji
      } else if CellWidth.of(character) == 2 {
        self = .ideographs
      } else {
        return nil
      }
    }
  }

  /// The advance in points; the syllables of Hangul may be the font's own, in em.
  func advance(at size: Double, _ edition: FontEdition, hangul own: Double?) -> Double {
    switch self {
    case .hangul: size * (own ?? 0.8643)
    case .arabic: size * 0.45
    case .emoji: Self.emojiAdvance(at: size)
    case .ideographs:
      switch edition.ideographs {
      case .square: size
      case .spaced: size + 0.3
      case .narrow: size * 0.9345
      }
    }
  }

  /// Sizes in points, and how wide an emoji is there.
  private static let emojiWidths: [(size: Double, width: Double)] = [
    (12, 15.5), (17, 22.8), (27, 30.8), (35, 39.7), (38, 42.8), (45, 49.8), (50, 53.8), (60, 64.5), (68, 72.9),
    (70, 74.9), (80, 85.8), (100, 107.7),
  ]

  private static func emojiAdvance(at size: Double) -> Double {
    guard let first = emojiWidths.first, let last = emojiWidths.last else { return size }
    if size <= first.size { return size * first.width / first.size }
    for (low, high) in zip(emojiWidths, emojiWidths.dropFirst()) where size <= high.size {
      return low.width + (high.width - low.width) * (size - low.size) / (high.size - low.size)
    }
    return size * last.width / last.size
  }
}
