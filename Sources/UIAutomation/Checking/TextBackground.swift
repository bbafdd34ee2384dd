import Foundation
import PlainviewGraphics
import PlainviewUIKitCore
import PlainviewWidgets

/// The color behind a text, and how much the text's color differs from it.
@MainActor enum TextBackground {
  /// A color as a screen shows it; channels from 0 to 1.
  struct Shade {
    var red: CGFloat = 0
    var green: CGFloat = 0
    var blue: CGFloat = 0
    var alpha: CGFloat = 0

    @MainActor init(_ color: UIColor, _ traits: UITraitCollection) {
      color.resolvedColor(with: traits).getRed(&red, green: &green, blue: &blue, alpha: &alpha)
    }

    /// The color over another one that is opaque.
    func over(_ other: Shade) -> Shade {
      var result = self
      result.red = red * alpha + other.red * (1 - alpha)
      result.green = green * alpha + other.green * (1 - alpha)
      result.blue = blue * alpha + other.blue * (1 - alpha)
      result.alpha = 1
      return result
    }

    /// The relative luminance of WCAG 2.
    var luminance: CGFloat {
      func linear(_ channel: CGFloat) -> CGFloat {
        channel <= 0.04045 ? channel / 12.92 : CGFloat(pow((Double(channel) + 0.055) / 1.055, 2.4))
      }
      return 0.2126 * linear(red) + 0.7152 * linear(green) + 0.0722 * linear(blue)
    }
  }

  /// The least contrast ratio of WCAG 2 between the colors of a label's text and the one behind it; nil without a color.
  static func contrast(of label: UILabel, on background: Shade) -> CGFloat? {
    var colors: [UIColor] = []
    if let text = label.attributedText {
      text.enumerateAttributes(in: NSRange(location: 0, length: text.length), options: []) { attributes, _, _ in
        if let color = attributes[.foregroundColor] as? UIColor ?? label.textColor { colors.append(color) }
      }
    }
    return colors.map { color in
      let text = Shade(color, label.traitCollection).over(background).luminance
      let (light, dark) = (max(text, background.luminance), min(text, background.luminance))
      return (light + 0.05) / (dark + 0.05)
    }
    .min()
  }

  /// The one color behind a view; nil where it is unknown: behind a picture, an effect, a gradient or several views.
  static func color(behind view: UIView) -> Shade? {
    var layers: [Shade] = []
    var current = view
    while true {
      guard current.alpha >= 0.99, !(current is UIVisualEffectView), !hasGradient(current) else { return nil }
      if let color = current.backgroundColor {
        let shade = Shade(color, current.traitCollection)
        if shade.alpha >= 0.99 { return layers.reversed().reduce(shade) { $1.over($0) } }
        if shade.alpha > 0.01 { layers.append(shade) }
      }
      guard let parent = current.superview, let index = parent.subviews.firstIndex(where: { $0 === current }) else {
        return nil
      }
      let frame = view.convert(view.bounds, to: parent)
      for sibling in parent.subviews[..<index].reversed() where !ElementTree.isHidden(sibling) {
        guard sibling.frame.intersects(frame) else { continue }
        // A plain view under all of the text is its background; of anything else the color is not known.
        guard type(of: sibling) == UIView.self, sibling.subviews.isEmpty, sibling.frame.contains(frame),
          !hasGradient(sibling), let color = sibling.backgroundColor, color.isOpaque, sibling.alpha >= 0.99
        else { return nil }
        let shade = Shade(color, sibling.traitCollection)
        return layers.reversed().reduce(shade) { $1.over($0) }
      }
      current = parent
    }
  }

  private static func hasGradient(_ view: UIView) -> Bool {
    view.layer is CAGradientLayer || (view.layer.sublayers ?? []).contains { $0 is CAGradientLayer }
  }
}
