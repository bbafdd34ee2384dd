import Foundation

/// Widths of the system font, fitted to the frames that public documents store.
///
/// Advances are in em for the regular face below 20 points, tracking is in points a character as Apple published it for
/// text sizes. Other weights and display sizes shift every advance by a constant. East Asian characters come from other
/// faces, which know neither tracking nor these shifts.
enum SystemFont {
  static func width(of text: Substring, in font: UIFont) -> CGFloat {
    var advances = Advances(in: font)
    for character in text { advances.add(character) }
    return advances.width
  }

  /// The advances of the characters of a text so far.
  struct Advances {
    private let size: Double
    /// What is added to the advance of every character that is the font's own, in em and in points.
    private let shift: Double
    private let tracking: Double
    private var sum = 0.0
    /// How many characters are the font's own.
    private var count = 0.0

    init(in font: UIFont) {
      size = Double(font.pointSize)
      let isHelvetica = font.familyName.hasPrefix("Helvetica")
      let isDisplay = size >= 20
      shift = isHelvetica ? helveticaShift(font.weight) : weightShift(font.weight) + (isDisplay ? displayShift : 0)
      tracking = isHelvetica || isDisplay ? 0 : SystemFont.tracking(at: size)
    }

    mutating func add(_ character: Character) {
      if let fallback = fallbackAdvance(of: character) {
        sum += fallback
      } else {
        sum += advance(of: character)
        count += 1
      }
    }

    /// In points, not rounded.
    var width: CGFloat { CGFloat(size * (sum + count * shift) + count * tracking) }
  }

  /// Helvetica and Helvetica Neue are narrower than the system font, and have one shift for all sizes, in em.
  private static func helveticaShift(_ weight: UIFont.Weight) -> Double {
    switch weight.rawValue {
    case UIFont.Weight.semibold.rawValue...: 0.016
    case UIFont.Weight.regular.rawValue...: -0.022
    default: -0.039
    }
  }

  /// By how much the characters of display sizes stand closer together, in em.
  private static let displayShift = -0.0415

  /// By how much a weight's characters are wider than the regular ones, in em.
  private static func weightShift(_ weight: UIFont.Weight) -> Double {
    switch weight.rawValue {
    case UIFont.Weight.bold.rawValue...: 0.0385
    case UIFont.Weight.semibold.rawValue...: 0.0215
    case UIFont.Weight.medium.rawValue...: 0.019
    case UIFont.Weight.regular.rawValue...: 0
    case UIFont.Weight.light.rawValue...: -0.008
    default: -0.02
    }
  }

  /// The advance in em of a character that the system font itself does not have; nil for all others.
  private static func fallbackAdvance(of character: Character) -> Double? {
    guard let scalar = character.unicodeScalars.first, scalar.value >= 0x1100 else { return nil }
    switch scalar.value {
    case 0x1100...0x11FF, 0x3130...0x318F, 0xAC00...0xD7A3: return hangulAdvance
    default: break
    }
    guard CellWidth.of(character) == 2 else { return nil }
    return scalar.properties.isEmojiPresentation ? emojiAdvance : ideographAdvance
  }

  /// The advance of a character in em.
  private static func advance(of character: Character) -> Double {
    if let ascii = character.asciiValue {
      return ascii >= 32 && ascii < 127 ? asciiAdvances[Int(ascii) - 32] : 0
    }
    guard let scalar = character.unicodeScalars.first else { return 0 }
    if scalar.value == 0x00A0 { return asciiAdvances[0] }
    return CellWidth.of(character) == 0 ? 0 : otherAdvance
  }

  private static let hangulAdvance = 0.8673
  private static let ideographAdvance = 0.937
  private static let emojiAdvance = 1.08
  private static let otherAdvance = 0.58

  /// Points a character, from 6 to 19 points of size.
  private static func tracking(at size: Double) -> Double {
    let table = [0.41, 0.34, 0.26, 0.19, 0.12, 0.06, 0, -0.08, -0.15, -0.24, -0.32, -0.41, -0.44, -0.46]
    let place = min(max(size - 6, 0), Double(table.count - 1))
    let low = Int(place)
    let high = min(low + 1, table.count - 1)
    return table[low] + (place - Double(low)) * (table[high] - table[low])
  }

  /// From the blank to the tilde.
  private static let asciiAdvances: [Double] = [
    0.286, 0.3166, 0.3998, 0.6189, 0.5983, 0.8221, 0.7309, 0.254, 0.324, 0.3586, 0.4963, 0.6403,
    0.2762, 0.4896, 0.2809, 0.3529, 0.6264, 0.4577, 0.5982, 0.6223, 0.6344, 0.6246, 0.6199, 0.5591,
    0.6572, 0.6358, 0.3035, 0.2762, 0.6554, 0.6431, 0.6532, 0.5192, 0.9324, 0.6626, 0.6593, 0.7218,
    0.7193, 0.6, 0.573, 0.7415, 0.7439, 0.271, 0.539, 0.65, 0.5545, 0.8845, 0.755, 0.758,
    0.6312, 0.7577, 0.6603, 0.6467, 0.578, 0.7251, 0.6505, 0.9282, 0.7415, 0.6212, 0.6213, 0.3586,
    0.382, 0.3586, 0.4651, 0.448, 0.4935, 0.5465, 0.6182, 0.5568, 0.6091, 0.5691, 0.3422, 0.5987,
    0.5867, 0.2541, 0.2572, 0.5463, 0.2593, 0.8701, 0.5887, 0.5817, 0.6107, 0.6046, 0.38, 0.5131,
    0.3674, 0.5707, 0.523, 0.7782, 0.4966, 0.5298, 0.5502, 0.3586, 0.323, 0.3586, 0.6554,
  ]
}
