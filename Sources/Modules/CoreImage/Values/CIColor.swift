public import Foundation
public import PlainviewGraphics

/// A colour as filters take it.
open class CIColor: NSObject, NSCopying, NSSecureCoding, @unchecked Sendable {
  /// The red component, usually from 0 to 1.
  public let red: CGFloat
  /// The green component, usually from 0 to 1.
  public let green: CGFloat
  /// The blue component, usually from 0 to 1.
  public let blue: CGFloat
  /// The opacity, from 0 to 1.
  public let alpha: CGFloat

  /// Creates a color from its components and its opacity.
  public init(red r: CGFloat, green g: CGFloat, blue b: CGFloat, alpha a: CGFloat) {
    (red, green, blue, alpha) = (r, g, b, a)
    super.init()
  }
  /// Creates an opaque color from its components.
  public convenience init(red r: CGFloat, green g: CGFloat, blue b: CGFloat) {
    self.init(red: r, green: g, blue: b, alpha: 1)
  }
  /// Creates a color from its components and its opacity; the color space is not used, and nil is never returned.
  public convenience init?(
    red r: CGFloat, green g: CGFloat, blue b: CGFloat, alpha a: CGFloat, colorSpace: CGColorSpace
  ) { self.init(red: r, green: g, blue: b, alpha: a) }
  /// Creates an opaque color from its components; the color space is not used, and nil is never returned.
  public convenience init?(red r: CGFloat, green g: CGFloat, blue b: CGFloat, colorSpace: CGColorSpace) {
    self.init(red: r, green: g, blue: b, alpha: 1)
  }
  /// Creates a color with the components of a `CGColor`.
  public convenience init(cgColor: CGColor) { self.init(color: UIColor(cgColor: cgColor)) }
  /// Creates a color with the components of a `UIColor`.
  public convenience init(color: UIColor) {
    var (red, green, blue, alpha) = (CGFloat(0), CGFloat(0), CGFloat(0), CGFloat(0))
    _ = color.getRed(&red, green: &green, blue: &blue, alpha: &alpha)
    self.init(red: red, green: green, blue: blue, alpha: alpha)
  }
  /// The colour of a text such as `0.5 0.7 0.3 1.0`.
  public convenience init(string representation: String) {
    let vector = CIVector(string: representation)
    self.init(red: vector.x, green: vector.y, blue: vector.z, alpha: vector.count > 3 ? vector.w : 1)
  }
  /// Creates a color from an archive.
  public required convenience init?(coder: NSCoder) {
    guard let text = coder.decodeObject(forKey: "color") as? String else { return nil }
    self.init(string: text)
  }
  /// Archives the components.
  open func encode(with coder: NSCoder) { coder.encode(stringRepresentation as NSString, forKey: "color") }
  /// Whether colors can be archived securely, true.
  open class var supportsSecureCoding: Bool { true }
  /// Returns the color itself, since it does not change.
  open func copy(with zone: NSZone? = nil) -> Any { self }

  /// The number of components with the opacity, always 4.
  open var numberOfComponents: Int { 4 }
  /// The color space of the color.
  open var colorSpace: CGColorSpace { UIColor(ciColor: self).cgColor.colorSpace ?? CGColorSpaceCreateDeviceRGB() }
  /// The components and the opacity in a text, separated by spaces.
  open var stringRepresentation: String { [red, green, blue, alpha].map(numberText).joined(separator: " ") }

  open override var description: String { "(\(stringRepresentation))" }
  open override func isEqual(_ object: Any?) -> Bool {
    guard let other = object as? CIColor else { return false }
    return (red, green, blue, alpha) == (other.red, other.green, other.blue, other.alpha)
  }
  open override var hash: Int { [red, green, blue, alpha].hashValue }

  /// Opaque black.
  open class var black: CIColor { CIColor(red: 0, green: 0, blue: 0) }
  /// Opaque white.
  open class var white: CIColor { CIColor(red: 1, green: 1, blue: 1) }
  /// Opaque gray, with all components 0.5.
  open class var gray: CIColor { CIColor(red: 0.5, green: 0.5, blue: 0.5) }
  /// Opaque red.
  open class var red: CIColor { CIColor(red: 1, green: 0, blue: 0) }
  /// Opaque green.
  open class var green: CIColor { CIColor(red: 0, green: 1, blue: 0) }
  /// Opaque blue.
  open class var blue: CIColor { CIColor(red: 0, green: 0, blue: 1) }
  /// Opaque cyan.
  open class var cyan: CIColor { CIColor(red: 0, green: 1, blue: 1) }
  /// Opaque magenta.
  open class var magenta: CIColor { CIColor(red: 1, green: 0, blue: 1) }
  /// Opaque yellow.
  open class var yellow: CIColor { CIColor(red: 1, green: 1, blue: 0) }
  /// Transparent black.
  open class var clear: CIColor { CIColor(red: 0, green: 0, blue: 0, alpha: 0) }
}

extension UIColor {
  /// Creates a color with the components of a `CIColor`.
  public convenience init(ciColor: CIColor) {
    self.init(red: ciColor.red, green: ciColor.green, blue: ciColor.blue, alpha: ciColor.alpha)
  }
  /// The colour as filters take it.
  public var ciColor: CIColor { CIColor(color: self) }
}
