public import Foundation

/// Scales fonts and lengths as a text style grows with the user's text size.
///
/// The measure is the ratio of the style's point size to that at the default text size; results are rounded to pixels.
open class UIFontMetrics: NSObject, @unchecked Sendable {
  private let style: UIFont.TextStyle

  /// Creates metrics that grow as a text style does.
  public init(forTextStyle textStyle: UIFont.TextStyle) {
    style = textStyle
    super.init()
  }

  @available(*, unavailable) public override init() { fatalError("use init(forTextStyle:)") }

  /// The metrics of body text.
  open class var `default`: UIFontMetrics { UIFontMetrics(forTextStyle: .body) }

  /// Returns a font in the size for the current traits.
  open func scaledFont(for font: UIFont) -> UIFont { scaledFont(for: font, compatibleWith: nil) }

  /// Returns a font in the size for the current traits, at most a number of points.
  open func scaledFont(for font: UIFont, maximumPointSize: CGFloat) -> UIFont {
    scaledFont(for: font, maximumPointSize: maximumPointSize, compatibleWith: nil)
  }

  /// Returns a font in the size for traits; nil for the current ones.
  open func scaledFont(for font: UIFont, compatibleWith traitCollection: UITraitCollection?) -> UIFont {
    scaledFont(for: font, maximumPointSize: 0, compatibleWith: traitCollection)
  }

  /// The font at the user's text size, at most so large; 0 sets no limit.
  open func scaledFont(
    for font: UIFont, maximumPointSize: CGFloat, compatibleWith traitCollection: UITraitCollection?
  ) -> UIFont {
    FontScaling(base: font.scaling?.base ?? font, style: style, maximum: maximumPointSize)
      .font(for: traitCollection ?? .current)
  }

  /// Returns a length for the current traits, in points.
  open func scaledValue(for value: CGFloat) -> CGFloat { scaledValue(for: value, compatibleWith: nil) }

  /// A length in points at the user's text size.
  open func scaledValue(for value: CGFloat, compatibleWith traitCollection: UITraitCollection?) -> CGFloat {
    Self.scale(value, style, traitCollection ?? .current)
  }

  static func scale(_ value: CGFloat, _ style: UIFont.TextStyle, _ traits: UITraitCollection) -> CGFloat {
    let pixels = traits.displayScale > 0 ? traits.displayScale : 1
    let growth = TextStyleSizes.growth(of: style, at: traits.preferredContentSizeCategory)
    return (value * growth * pixels).rounded() / pixels
  }
}

/// The origin of a scaled font, so that it can follow the user's text size.
package struct FontScaling: Sendable {
  let base: UIFont
  let style: UIFont.TextStyle
  /// In points; 0 for none.
  let maximum: CGFloat

  func font(for traits: UITraitCollection) -> UIFont {
    let size = UIFontMetrics.scale(base.pointSize, style, traits)
    return UIFont(
      fontName: base.fontName, familyName: base.familyName, pointSize: maximum > 0 ? min(size, maximum) : size,
      weight: base.weight, isItalic: base.isItalic, scaling: self, features: base.features)
  }
}

extension UIFont {
  /// The font that a text has at another text size; nil for a font that does not follow it.
  package func adjusted(for traits: UITraitCollection) -> UIFont? {
    if let scaling { return scaling.font(for: traits) }
    return textStyle.map { UIFont.preferredFont(forTextStyle: $0, compatibleWith: traits) }
  }

  class func basePreferredFont(forTextStyle style: TextStyle, compatibleWith traitCollection: UITraitCollection?)
    -> UIFont
  {
    let weight: Weight = style == .headline ? .semibold : .regular
    let category = (traitCollection ?? .current).preferredContentSizeCategory
    return UIFont(
      fontName: weight == .semibold ? ".SFUI-Semibold" : ".SFUI-Regular", familyName: ".AppleSystemUIFont",
      pointSize: TextStyleSizes.size(of: style, at: category), weight: weight, isItalic: false, textStyle: style)
  }
}

/// An object whose text follows the user's text size if that is enabled.
@preconcurrency @MainActor public protocol UIContentSizeCategoryAdjusting: NSObjectProtocol {
  /// Whether the text follows the user's text size when that changes.
  var adjustsFontForContentSizeCategory: Bool { get set }
}
