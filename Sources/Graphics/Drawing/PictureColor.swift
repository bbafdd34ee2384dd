package import Foundation

/// A colour as a picture stores it: a byte for each of red, green, blue and opacity.
package struct PictureColor: Hashable, Sendable {
  package let red, green, blue, alpha: UInt8

  package init(red: UInt8, green: UInt8, blue: UInt8, alpha: UInt8 = 255) {
    self.red = red
    self.green = green
    self.blue = blue
    self.alpha = alpha
  }

  /// A colour resolved for traits, at an opacity in percent.
  package init(_ color: UIColor, _ traits: UITraitCollection, opacity: CGFloat = 1) {
    let components = color.components(for: traits)
    red = Self.byte(components.red)
    green = Self.byte(components.green)
    blue = Self.byte(components.blue)
    alpha = Self.byte(components.alpha * opacity)
  }

  private static func byte(_ share: CGFloat) -> UInt8 { UInt8((min(max(share, 0), 1) * 255).rounded()) }

  /// The blend of the colour over an opaque one.
  package func over(_ other: PictureColor) -> PictureColor {
    if alpha == 255 { return self }
    return PictureColor(
      red: mixed(red, other.red), green: mixed(green, other.green), blue: mixed(blue, other.blue))
  }

  private func mixed(_ own: UInt8, _ other: UInt8) -> UInt8 {
    let share = Int(alpha)
    let sum = Int(own) * share + Int(other) * (255 - share)
    return UInt8((sum + 127) / 255)
  }

  /// As in style sheets: `#007AFF`, without the opacity.
  package var hexadecimal: String {
    var text = "#"
    for byte in [red, green, blue] {
      if byte < 16 { text += "0" }
      text += String(byte, radix: 16, uppercase: true)
    }
    return text
  }
}
