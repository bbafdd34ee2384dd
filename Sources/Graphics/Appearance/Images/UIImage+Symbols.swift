public import Foundation
import PlainviewRuntime

extension UIImage {
  /// How large a symbol is beside text; raw values are UIKit's.
  public enum SymbolScale: Int, Sendable { case unspecified = -1, `default` = 0, small = 1, medium = 2, large = 3 }
  /// How heavy the strokes of a symbol are; raw values are UIKit's.
  public enum SymbolWeight: Int, Sendable {
    /// Not given, or one of the weights from the thinnest to the heaviest.
    case unspecified, ultraLight, thin, light, regular, medium, semibold, bold, heavy, black
  }

  /// What a picture is chosen and shown for.
  open class Configuration: NSObject, @unchecked Sendable {
    /// The traits that the picture is chosen for; nil for any.
    open private(set) var traitCollection: UITraitCollection?

    public override init() { super.init() }

    /// Creates a configuration with traits.
    public convenience init(traitCollection: UITraitCollection?) {
      self.init()
      self.traitCollection = traitCollection
    }
  }

  /// The size and the weight of a symbol; unset values are taken from another configuration.
  public final class SymbolConfiguration: Configuration, @unchecked Sendable {
    private var pointSize: CGFloat?
    private var weight: SymbolWeight?
    private var scale: SymbolScale?
    private var colors: [UIColor] = []
    private var prefersMulticolor = false

    /// Creates a configuration with a size of text in points.
    public convenience init(pointSize: CGFloat) {
      self.init()
      self.pointSize = pointSize
    }

    /// Creates a configuration with a size of text in points and a weight.
    public convenience init(pointSize: CGFloat, weight: SymbolWeight) {
      self.init(pointSize: pointSize)
      self.weight = weight
    }

    /// Creates a configuration with a size of text in points, a weight and a scale.
    public convenience init(pointSize: CGFloat, weight: SymbolWeight, scale: SymbolScale) {
      self.init(pointSize: pointSize, weight: weight)
      self.scale = scale
    }

    /// Creates a configuration with a scale.
    public convenience init(scale: SymbolScale) {
      self.init()
      self.scale = scale
    }

    /// Creates a configuration with a weight.
    public convenience init(weight: SymbolWeight) {
      self.init()
      self.weight = weight
    }

    /// Creates a configuration with the size of a font.
    public convenience init(font: UIFont) { self.init(pointSize: font.pointSize) }

    /// Creates a configuration with the size of a font and a scale.
    public convenience init(font: UIFont, scale: SymbolScale) {
      self.init(pointSize: font.pointSize)
      self.scale = scale
    }

    /// Creates a configuration with the size of a text style.
    public convenience init(textStyle: UIFont.TextStyle) { self.init(font: .preferredFont(forTextStyle: textStyle)) }

    /// Creates a configuration with the size of a text style and a scale.
    public convenience init(textStyle: UIFont.TextStyle, scale: SymbolScale) {
      self.init(font: .preferredFont(forTextStyle: textStyle), scale: scale)
    }

    /// Creates a configuration with one color, in several opacities for the layers of a symbol.
    public convenience init(hierarchicalColor: UIColor) {
      self.init()
      colors = [hierarchicalColor]
    }

    /// Creates a configuration with a color for each layer of a symbol.
    public convenience init(paletteColors: [UIColor]) {
      self.init()
      colors = paletteColors
    }

    /// A configuration without any settings.
    public class var unspecified: SymbolConfiguration { SymbolConfiguration() }

    /// Configurations with the same settings are equal.
    public override func isEqual(_ object: Any?) -> Bool {
      guard let other = object as? SymbolConfiguration else { return false }
      return (pointSize, weight, scale) == (other.pointSize, other.weight, other.scale)
        && (colors, prefersMulticolor) == (other.colors, other.prefersMulticolor)
    }

    public override var hash: Int { Int(pointSize ?? 0) }

    /// Returns a configuration that prefers a symbol's own colors.
    public class func preferringMulticolor() -> SymbolConfiguration {
      let configuration = SymbolConfiguration()
      configuration.prefersMulticolor = true
      return configuration
    }

    /// The settings of both; those of the other one come first.
    public func applying(_ other: SymbolConfiguration?) -> SymbolConfiguration {
      let both = SymbolConfiguration()
      both.pointSize = other?.pointSize ?? pointSize
      both.weight = other?.weight ?? weight
      both.scale = other?.scale ?? scale
      both.colors = other.flatMap { $0.colors.isEmpty ? nil : $0.colors } ?? colors
      both.prefersMulticolor = prefersMulticolor || other?.prefersMulticolor ?? false
      return both
    }

    /// The side of the square that a symbol takes, in points: 20 for the text of 17 points.
    fileprivate var side: CGFloat {
      let shares: [SymbolScale: CGFloat] = [.small: 0.8, .large: 1.28]
      let share = scale.flatMap { shares[$0] } ?? 1
      guard let pointSize, pointSize.isFinite, pointSize > 0 else { return (20 * share).rounded() }
      return (20 * share * pointSize / 17).rounded()
    }
  }

  // MARK: - Symbols

  /// A symbol, whose size follows the default text size; nil for a name that no symbol can have (W39): there are no symbols
  /// here, names are judged by the words that they are made of.
  public convenience init?(systemName name: String) { self.init(systemName: name, withConfiguration: nil) }

  /// Creates a symbol with a name and a configuration; nil if the system has no such symbol.
  public convenience init?(systemName name: String, withConfiguration configuration: Configuration?) {
    guard SymbolVocabulary.knows(name) else { return nil }
    self.init(.symbol(name, configuration as? SymbolConfiguration ?? .unspecified))
  }

  /// Creates a symbol with a name; nil if the system has no such symbol. The traits have no effect.
  public convenience init?(systemName name: String, compatibleWith traits: UITraitCollection?) {
    self.init(systemName: name)
  }

  /// Creates a symbol with a name; nil if the system has no such symbol. The variable value has no effect.
  public convenience init?(systemName name: String, variableValue: Double, configuration: Configuration? = nil) {
    self.init(systemName: name, withConfiguration: configuration)
  }

  func baseWithConfiguration(_ configuration: Configuration) -> UIImage {
    guard isSymbolImage, let symbol = configuration as? SymbolConfiguration else { return self }
    var properties = properties
    properties.symbolConfiguration = symbol
    properties.size = CGSize(width: symbol.side, height: symbol.side)
    return UIImage(properties)
  }

  /// The symbol of a circle with three dots.
  public static var actions: UIImage { symbol("ellipsis.circle") }
  /// The symbol of a circle with a plus sign.
  public static var add: UIImage { symbol("plus.circle") }
  /// The symbol of a circle with a minus sign.
  public static var remove: UIImage { symbol("minus.circle") }
  /// The symbol of a check mark.
  public static var checkmark: UIImage { symbol("checkmark") }
  /// The symbol of a circle with a check mark.
  public static var strokedCheckmark: UIImage { symbol("checkmark.circle") }

  private static func symbol(_ name: String) -> UIImage { UIImage(systemName: name) ?? UIImage() }
}

extension UIImage.Properties {
  /// A symbol of the system or of a catalog.
  static func symbol(_ name: String, _ symbol: UIImage.SymbolConfiguration = .unspecified) -> Self {
    Self(name: name, size: CGSize(width: symbol.side, height: symbol.side), isSymbol: true, symbolConfiguration: symbol)
  }
}
