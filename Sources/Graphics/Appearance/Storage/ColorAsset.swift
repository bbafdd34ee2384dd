import Foundation

/// The colours of a colour set: one for each appearance that the catalog has.
struct ColorAsset {
  private let variants: [(variant: AssetVariant, color: UIColor)]

  /// Nil if no variant has a colour that can be read.
  init?(_ set: AssetSet) {
    variants = set.variants.compactMap { variant in
      (variant.fields["color"] as? [String: Any]).flatMap(Self.color).map { (variant, $0) }
    }
    if variants.isEmpty { return nil }
  }

  func color(for traits: UITraitCollection) -> UIColor {
    var best: (fit: Int, color: UIColor)?
    for (variant, color) in variants {
      guard let fit = variant.fit(traits), fit > best?.fit ?? -1 else { continue }
      best = (fit, color)
    }
    return best?.color ?? variants[0].color
  }

  private static func color(_ fields: [String: Any]) -> UIColor? {
    if let name = fields["reference"] as? String { return UIColor.standard(named: name) }
    guard let components = fields["components"] as? [String: Any] else { return nil }
    func component(_ name: String) -> CGFloat? { components[name].flatMap(number) }
    let alpha = component("alpha") ?? 1
    if let white = component("white") { return UIColor(white: white, alpha: alpha) }
    guard let red = component("red"), let green = component("green"), let blue = component("blue") else { return nil }
    return UIColor(red: red, green: green, blue: blue, alpha: alpha)
  }

  /// Catalogs write a share as `0.5`, a byte as `128` or `0x80`.
  private static func number(_ value: Any) -> CGFloat? {
    let text = value as? String ?? "\(value)"
    if text.hasPrefix("0x") || text.hasPrefix("0X") {
      return Int(text.dropFirst(2), radix: 16).map { CGFloat($0) / 255 }
    }
    if !text.contains("."), let byte = Int(text) { return byte == 1 ? 1 : CGFloat(byte) / 255 }
    guard let share = Double(text), share.isFinite else { return nil }
    return CGFloat(share)
  }
}
