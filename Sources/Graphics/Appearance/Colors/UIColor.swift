public import Foundation
import PlainviewRuntime

/// A colour: four components from 0 to 1, or a rule that gives them for each trait collection; for any thread.
open class UIColor: NSObject, NSCopying, NSSecureCoding, @unchecked Sendable {
  private let attributeValueMark = AttributeValueMark.word
  package struct Components: Hashable, Sendable {
    package var red, green, blue, alpha: CGFloat
    var isGray = false
    /// Whether the color is that of a pattern, whose channels are not known.
    var isPattern = false

    var color: UIColor {
      isGray ? UIColor(white: red, alpha: alpha) : UIColor(red: red, green: green, blue: blue, alpha: alpha)
    }
  }

  private enum Value {
    case fixed(Components)
    case dynamic((UITraitCollection) -> UIColor)
  }
  private final var value: Value
  /// The name of a standard or catalog colour.
  package private(set) final var name: String?
  /// Where a color comes from that depends on traits.
  private final var origin = Origin.provider
  /// The same; nil for a color of fixed channels.
  final var dynamicOrigin: Origin? {
    if case .dynamic = value { origin } else { nil }
  }

  /// Creates a color with its channels and its opacity, from 0 to 1.
  public init(red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat) {
    value = .fixed(Components(red: red, green: green, blue: blue, alpha: alpha))
    super.init()
  }

  /// Creates a gray with its brightness and its opacity, from 0 to 1.
  public init(white: CGFloat, alpha: CGFloat) {
    value = .fixed(Components(red: white, green: white, blue: white, alpha: alpha, isGray: true))
    super.init()
  }

  /// The three components are hue, saturation and brightness, from 0 to 1.
  public init(hue: CGFloat, saturation: CGFloat, brightness: CGFloat, alpha: CGFloat) {
    let sector = (hue - hue.rounded(.down)) * 6
    let chroma = brightness * saturation
    func channel(_ shift: CGFloat) -> CGFloat {
      let position = (sector + shift).truncatingRemainder(dividingBy: 6)
      return brightness - chroma * max(0, min(position, 4 - position, 1))
    }
    value = .fixed(Components(red: channel(5), green: channel(3), blue: channel(1), alpha: alpha))
    super.init()
  }

  /// Creates the same color as a `CGColor`.
  public init(cgColor: CGColor) {
    value = .fixed(cgColor.rgb)
    super.init()
  }

  /// A colour that depends on the traits that it is drawn with.
  public init(dynamicProvider: @escaping (UITraitCollection) -> UIColor) {
    value = .dynamic(dynamicProvider)
    super.init()
  }

  // Colours with names are made by conveniences, so that subclasses inherit every initialiser.

  package convenience init(
    name: String, _ components: (red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat)
  ) {
    self.init(red: components.red, green: components.green, blue: components.blue, alpha: components.alpha)
    self.name = name
  }

  convenience init(name: String, light: UInt32, dark: UInt32) {
    self.init(name: name, .system) {
      $0.userInterfaceStyle == .dark ? UIColor(hexadecimal: dark) : UIColor(hexadecimal: light)
    }
  }

  convenience init(name: String?, _ origin: Origin, provider: @escaping (UITraitCollection) -> UIColor) {
    self.init(dynamicProvider: provider)
    self.name = name
    self.origin = origin
  }

  /// What a colour literal of the source means.
  public required convenience init(
    _colorLiteralRed red: Float, green: Float, blue: Float, alpha: Float
  ) { self.init(red: CGFloat(red), green: CGFloat(green), blue: CGFloat(blue), alpha: CGFloat(alpha)) }

  /// Red, green, blue and alpha, one byte each, from the highest to the lowest.
  convenience init(hexadecimal: UInt32) {
    func byte(_ shift: UInt32) -> CGFloat { CGFloat((hexadecimal >> shift) & 0xFF) / 255 }
    self.init(red: byte(24), green: byte(16), blue: byte(8), alpha: byte(0))
  }

  /// A transparent colour, as code makes one as a placeholder.
  public override init() {
    value = .fixed(Components(red: 0, green: 0, blue: 0, alpha: 0, isGray: true))
    super.init()
  }

  /// The color of a pattern, with its name.
  convenience init(pattern name: String) {
    self.init(red: 0.5, green: 0.5, blue: 0.5, alpha: 1)
    value = .fixed(Components(red: 0.5, green: 0.5, blue: 0.5, alpha: 1, isPattern: true))
    self.name = name
  }

  func components(for traits: UITraitCollection = .current) -> Components {
    switch value {
    case .fixed(let components): components
    case .dynamic(let provider): provider(traits).components(for: traits)
    }
  }

  /// The colour that this one resolves to for the given traits.
  open func resolvedColor(with traits: UITraitCollection) -> UIColor {
    guard case .dynamic(let provider) = value else { return self }
    return provider(traits).resolvedColor(with: traits)
  }

  /// Returns the color with another opacity, from 0 to 1.
  open func withAlphaComponent(_ alpha: CGFloat) -> UIColor {
    if case .dynamic(let provider) = value {
      return UIColor(name: nil, .modified(self, alpha: alpha)) { provider($0).withAlphaComponent(alpha) }
    }
    var components = components()
    components.alpha = alpha
    return components.color
  }

  /// Hands over the channels and the opacity of the color for the current traits; returns whether it could.
  @discardableResult
  open func getRed(
    _ red: UnsafeMutablePointer<CGFloat>?, green: UnsafeMutablePointer<CGFloat>?,
    blue: UnsafeMutablePointer<CGFloat>?, alpha: UnsafeMutablePointer<CGFloat>?
  ) -> Bool {
    let components = components()
    guard !components.isPattern else { return false }
    red?.pointee = components.red
    green?.pointee = components.green
    blue?.pointee = components.blue
    alpha?.pointee = components.alpha
    return true
  }

  /// The color for the current traits, as layers hold it.
  open var cgColor: CGColor { CGColor(components()) }

  /// Whether nothing of the colour is seen.
  package var isClear: Bool { components().alpha < 0.01 }

  /// Whether nothing is seen through it.
  package var isOpaque: Bool { components().alpha >= 0.99 }

  open override func isEqual(_ object: Any?) -> Bool {
    guard let other = object as? UIColor else { return false }
    if self === other { return true }
    return components() == other.components()
  }

  open override var hash: Int { 0 }

  open override var description: String { baseDescription }

  // MARK: Copying and archiving

  /// Returns the color itself, which does not change.
  open func copy(with zone: NSZone? = nil) -> Any { self }

  /// Whether archives can be read securely, true.
  open class var supportsSecureCoding: Bool { true }

  /// Creates a color from an archive; nil if there is none in it.
  public required init?(coder: NSCoder) {
    guard let read = ArchivedColor(from: coder) else { return nil }
    if let dark = read.dark {
      value = .dynamic { ($0.userInterfaceStyle == .dark ? dark : read.light).color }
    } else {
      value = .fixed(read.light)
    }
    name = read.name
    if let name = read.name, UIColor.standard(named: name) != nil { origin = .system }
    super.init()
  }

  /// Archives the channels, by UIKit's keys; of what a color makes of traits, only that of the light and the dark style.
  open func encode(with coder: NSCoder) { ArchivedColor(of: self).encode(with: coder) }

  // MARK: UIColor+Spaces

  /// The shade of a gray; false for other colours, whose values are not changed.
  @discardableResult
  open func getWhite(_ white: UnsafeMutablePointer<CGFloat>?, alpha: UnsafeMutablePointer<CGFloat>?) -> Bool {
    baseGetWhite(white, alpha: alpha)
  }
  /// Hue, saturation and brightness, from 0 to 1.
  @discardableResult
  open func getHue(
    _ hue: UnsafeMutablePointer<CGFloat>?, saturation: UnsafeMutablePointer<CGFloat>?,
    brightness: UnsafeMutablePointer<CGFloat>?, alpha: UnsafeMutablePointer<CGFloat>?
  ) -> Bool { baseGetHue(hue, saturation: saturation, brightness: brightness, alpha: alpha) }

  // MARK: GraphicsContexts

  /// Sets the colour of what is filled and stroked next in the current context.
  open func set() {
    setFill()
    setStroke()
  }
  /// Makes the color the one that shapes are filled with in the current graphics context.
  open func setFill() { UIGraphicsGetCurrentContext()?.setFillColor(cgColor) }
  /// Makes the color the one that lines are drawn with in the current graphics context.
  open func setStroke() { UIGraphicsGetCurrentContext()?.setStrokeColor(cgColor) }
}
