import Foundation

/// Colours as style sheets write them.
enum HTMLColor {
  /// The colour of a value in lower case; nil where it is none.
  static func color(_ value: String) -> UIColor? {
    if value.hasPrefix("#") { return hexadecimal(value.dropFirst()) }
    if value.hasPrefix("rgb"), let open = value.firstIndex(of: "("), let close = value.firstIndex(of: ")"), open < close
    {
      return components(value[value.index(after: open)..<close])
    }
    return named[value].flatMap { hexadecimal(Substring($0)) }
  }

  private static func hexadecimal(_ digits: Substring) -> UIColor? {
    let full = digits.count < 6 ? digits.map { "\($0)\($0)" }.joined() : String(digits)
    guard full.count == 6 || full.count == 8, let number = UInt64(full, radix: 16) else { return nil }
    let rgba = full.count == 6 ? number << 8 | 0xFF : number
    func part(_ shift: UInt64) -> CGFloat { CGFloat(rgba >> shift & 0xFF) / 255 }
    return UIColor(red: part(24), green: part(16), blue: part(8), alpha: part(0))
  }

  private static func components(_ text: Substring) -> UIColor? {
    let parts = text.split { ", /".contains($0) }
    let numbers = parts.enumerated().compactMap { index, part -> CGFloat? in
      let isShare = part.hasSuffix("%")
      guard let number = Double(isShare ? part.dropLast() : part) else { return nil }
      return min(max(isShare ? number / 100 : index < 3 ? number / 255 : number, 0), 1)
    }
    guard numbers.count == parts.count, (3...4).contains(numbers.count) else { return nil }
    return UIColor(red: numbers[0], green: numbers[1], blue: numbers[2], alpha: numbers.count == 4 ? numbers[3] : 1)
  }

  private static let named = [
    "black": "000000", "silver": "c0c0c0", "gray": "808080", "grey": "808080", "white": "ffffff", "maroon": "800000",
    "red": "ff0000", "purple": "800080", "fuchsia": "ff00ff", "magenta": "ff00ff", "green": "008000", "lime": "00ff00",
    "olive": "808000", "yellow": "ffff00", "navy": "000080", "blue": "0000ff", "teal": "008080", "aqua": "00ffff",
    "cyan": "00ffff", "orange": "ffa500", "pink": "ffc0cb", "brown": "a52a2a", "gold": "ffd700", "indigo": "4b0082",
    "violet": "ee82ee", "crimson": "dc143c", "coral": "ff7f50", "tomato": "ff6347", "salmon": "fa8072",
    "khaki": "f0e68c", "beige": "f5f5dc", "ivory": "fffff0", "lavender": "e6e6fa", "turquoise": "40e0d0",
    "tan": "d2b48c", "plum": "dda0dd", "orchid": "da70d6", "darkgray": "a9a9a9", "darkgrey": "a9a9a9",
    "lightgray": "d3d3d3", "lightgrey": "d3d3d3", "dimgray": "696969", "dimgrey": "696969", "darkblue": "00008b",
    "darkgreen": "006400", "darkred": "8b0000", "darkorange": "ff8c00", "lightblue": "add8e6", "lightgreen": "90ee90",
    "skyblue": "87ceeb", "steelblue": "4682b4", "royalblue": "4169e1", "dodgerblue": "1e90ff", "hotpink": "ff69b4",
    "deeppink": "ff1493", "firebrick": "b22222", "forestgreen": "228b22", "seagreen": "2e8b57", "slategray": "708090",
    "chocolate": "d2691e", "transparent": "00000000",
  ]
}
