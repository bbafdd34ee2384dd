public import Foundation
import PlainviewRuntime

extension UIImage {
  public enum SymbolScale: Int, Sendable { case unspecified = -1, `default` = 0, small = 1, medium = 2, large = 3 }
  public enum SymbolWeight: Int, Sendable {
    case unspecified, ultraLight, thin, light, regular, medium, semibold, bold, heavy, black
  }

  /// What a picture is chosen and shown for.
  open class Configuration: NSObject, @unchecked Sendable {
    open private(set) var traitCollection: UITraitCollection?

    public override init() { super.init() }

    public convenience init(traitCollection: UITraitCollection?) {
      self.init()
      self.traitCollection = traitCollection
    }
  }

  /// How large and how heavy a symbol is; what is not said is taken from another configuration.
  public final class SymbolConfiguration: Configuration, @unchecked Sendable {
    private var pointSize: CGFloat?
    private var weight: SymbolWeight?
    private var scale: SymbolScale?
    private var colors: [UIColor] = []
    private var prefersMulticolor = false

    public convenience init(pointSize: CGFloat) {
      self.init()
      self.pointSize = pointSize
    }

    public convenience init(pointSize: CGFloat, weight: SymbolWeight) {
      self.init(pointSize: pointSize)
      self.weight = weight
    }

    public convenience init(pointSize: CGFloat, weight: SymbolWeight, scale: SymbolScale) {
      self.init(pointSize: pointSize, weight: weight)
      self.scale = scale
    }

    public convenience init(scale: SymbolScale) {
      self.init()
      self.scale = scale
    }

    public convenience init(weight: SymbolWeight) {
      self.init()
      self.weight = weight
    }

    public convenience init(font: UIFont) { self.init(pointSize: font.pointSize) }

    public convenience init(font: UIFont, scale: SymbolScale) {
      self.init(pointSize: font.pointSize)
      self.scale = scale
    }

    public convenience init(textStyle: UIFont.TextStyle) { self.init(font: .preferredFont(forTextStyle: textStyle)) }

    public convenience init(textStyle: UIFont.TextStyle, scale: SymbolScale) {
      self.init(font: .preferredFont(forTextStyle: textStyle), scale: scale)
    }

    public convenience init(hierarchicalColor: UIColor) {
      self.init()
      colors = [hierarchicalColor]
    }

    public convenience init(paletteColors: [UIColor]) {
      self.init()
      colors = paletteColors
    }

    public class var unspecified: SymbolConfiguration { SymbolConfiguration() }

    /// Configurations that say the same are equal.
    public override func isEqual(_ object: Any?) -> Bool {
      guard let other = object as? SymbolConfiguration else { return false }
      return (pointSize, weight, scale) == (other.pointSize, other.weight, other.scale)
        && (colors, prefersMulticolor) == (other.colors, other.prefersMulticolor)
    }

    public override var hash: Int { Int(pointSize ?? 0) }

    public class func preferringMulticolor() -> SymbolConfiguration {
      let configuration = SymbolConfiguration()
      configuration.prefersMulticolor = true
      return configuration
    }

    /// What both say; where both say something, what the other one says.
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

  public convenience init?(systemName name: String, withConfiguration configuration: Configuration?) {
    guard SymbolVocabulary.knows(name) else { return nil }
    self.init(.symbol(name, configuration as? SymbolConfiguration ?? .unspecified))
  }

  public convenience init?(systemName name: String, compatibleWith traits: UITraitCollection?) {
    self.init(systemName: name)
  }

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

  public static var actions: UIImage { symbol("ellipsis.circle") }
  public static var add: UIImage { symbol("plus.circle") }
  public static var remove: UIImage { symbol("minus.circle") }
  public static var checkmark: UIImage { symbol("checkmark") }
  public static var strokedCheckmark: UIImage { symbol("checkmark.circle") }

  private static func symbol(_ name: String) -> UIImage { UIImage(systemName: name) ?? UIImage() }
}

extension UIImage.Properties {
  /// A symbol of the system or of a catalog.
  static func symbol(_ name: String, _ symbol: UIImage.SymbolConfiguration = .unspecified) -> Self {
    Self(name: name, size: CGSize(width: symbol.side, height: symbol.side), isSymbol: true, symbolConfiguration: symbol)
  }
}
