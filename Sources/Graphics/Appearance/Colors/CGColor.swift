public import Foundation

/// A fixed colour, as layers hold it.
public final class CGColor: Hashable, Sendable {
  package let rgb: UIColor.Components

  init(_ components: UIColor.Components) { rgb = components }

  /// Creates a color with its channels and its opacity, from 0 to 1.
  public init(red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat) {
    rgb = UIColor.Components(red: red, green: green, blue: blue, alpha: alpha)
  }

  /// Creates a color of the sRGB space with its channels and its opacity, from 0 to 1.
  public convenience init(srgbRed red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat) {
    self.init(red: red, green: green, blue: blue, alpha: alpha)
  }

  /// A colour literal.
  public convenience init(_colorLiteralRed red: Float, green: Float, blue: Float, alpha: Float) {
    self.init(red: CGFloat(red), green: CGFloat(green), blue: CGFloat(blue), alpha: CGFloat(alpha))
  }

  /// Creates a gray with its brightness and its opacity, from 0 to 1.
  public init(gray: CGFloat, alpha: CGFloat) {
    rgb = UIColor.Components(red: gray, green: gray, blue: gray, alpha: alpha, isGray: true)
  }

  /// Creates a color of cyan, magenta, yellow and black with an opacity, each from 0 to 1; kept as red, green and blue.
  public convenience init(
    genericCMYKCyan cyan: CGFloat, magenta: CGFloat, yellow: CGFloat, black: CGFloat, alpha: CGFloat
  ) {
    self.init(CGColorSpaceCreateDeviceCMYK().color([cyan, magenta, yellow, black, alpha]))
  }

  /// The channels and alpha; one channel for a gray, alpha alone for a pattern.
  public var components: [CGFloat]? {
    rgb.isPattern ? [rgb.alpha] : rgb.isGray ? [rgb.red, rgb.alpha] : [rgb.red, rgb.green, rgb.blue, rgb.alpha]
  }
  /// The space of the components: gray, sRGB, or that of patterns.
  public var colorSpace: CGColorSpace? {
    if rgb.isPattern { return CGColorSpace(patternBaseSpace: nil) }
    return CGColorSpace(known: rgb.isGray ? CGColorSpace.genericGrayGamma2_2 : CGColorSpace.sRGB)
  }

  /// The colour of components in a space, alpha behind them.
  public convenience init?(colorSpace space: CGColorSpace, components: UnsafePointer<CGFloat>) {
    self.init(space.color(components))
  }

  /// The number of components with the opacity: 1 for a pattern, 2 for a gray, otherwise 4.
  public var numberOfComponents: Int { rgb.isPattern ? 1 : rgb.isGray ? 2 : 4 }
  /// The opacity, from 0 to 1.
  public var alpha: CGFloat { rgb.alpha }

  /// Returns the color with another opacity.
  public func copy(alpha: CGFloat) -> CGColor? {
    var copy = rgb
    copy.alpha = alpha
    return CGColor(copy)
  }

  /// Opaque black.
  public static var black: CGColor { CGColor(gray: 0, alpha: 1) }
  /// Opaque white.
  public static var white: CGColor { CGColor(gray: 1, alpha: 1) }
  /// Black with opacity 0.
  public static var clear: CGColor { CGColor(gray: 0, alpha: 0) }

  /// Returns whether two colors have the same components.
  public static func == (one: CGColor, other: CGColor) -> Bool { one.rgb == other.rgb }

  /// Adds the components to a hash.
  public func hash(into hasher: inout Hasher) { hasher.combine(rgb) }
}
