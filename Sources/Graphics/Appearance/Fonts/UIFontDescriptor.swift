public import Foundation
import PlainviewRuntime

/// What a font is to be like: a name or a family, a size, and traits.
open class UIFontDescriptor: NSObject, NSCopying, NSSecureCoding, @unchecked Sendable {
  /// Traits of a font as bits; raw values are UIKit's.
  public struct SymbolicTraits: OptionSet, Hashable, Sendable {
    /// The traits as bits.
    public let rawValue: UInt32
    /// Creates traits with UIKit's bits.
    public init(rawValue: UInt32) { self.rawValue = rawValue }
    /// The letters are italic.
    public static let traitItalic = SymbolicTraits(rawValue: 1 << 0)
    /// The letters are bold.
    public static let traitBold = SymbolicTraits(rawValue: 1 << 1)
    /// The letters are wider than usual.
    public static let traitExpanded = SymbolicTraits(rawValue: 1 << 5)
    /// The letters are narrower than usual.
    public static let traitCondensed = SymbolicTraits(rawValue: 1 << 6)
    /// All the letters have the same width.
    public static let traitMonoSpace = SymbolicTraits(rawValue: 1 << 10)
    /// The glyphs are for vertical text.
    public static let traitVertical = SymbolicTraits(rawValue: 1 << 11)
    /// The font is made for the interface.
    public static let traitUIOptimized = SymbolicTraits(rawValue: 1 << 12)
    /// The lines are closer together.
    public static let traitTightLeading = SymbolicTraits(rawValue: 1 << 15)
    /// The lines are further apart.
    public static let traitLooseLeading = SymbolicTraits(rawValue: 1 << 16)
  }

  /// The name of an attribute of a descriptor.
  public struct AttributeName: RawRepresentable, Hashable, Sendable {
    /// The name as a text.
    public let rawValue: String
    /// Creates a name from a text.
    public init(rawValue: String) { self.rawValue = rawValue }
    /// The name of the family.
    public static let family = AttributeName(rawValue: "NSFontFamilyAttribute")
    /// The PostScript name of the font.
    public static let name = AttributeName(rawValue: "NSFontNameAttribute")
    /// The name of the face within the family, such as "Bold".
    public static let face = AttributeName(rawValue: "NSFontFaceAttribute")
    /// The size, in points.
    public static let size = AttributeName(rawValue: "NSFontSizeAttribute")
    /// The traits, a dictionary with ``TraitKey``.
    public static let traits = AttributeName(rawValue: "NSCTFontTraitsAttribute")
    /// The text style that the font belongs to.
    public static let textStyle = AttributeName(rawValue: "NSCTFontUIUsageAttribute")
    /// The features that are on, a list of dictionaries with ``FeatureKey``.
    public static let featureSettings = AttributeName(rawValue: "NSCTFontFeatureSettingsAttribute")
  }

  /// What a feature setting consists of: a kind and a choice, by CoreText's numbers.
  public struct FeatureKey: RawRepresentable, Hashable, Sendable {
    /// The key as a text.
    public let rawValue: String
    /// Creates a key from a text.
    public init(rawValue: String) { self.rawValue = rawValue }
    /// The number of the kind of feature.
    public static let type = FeatureKey(rawValue: "CTFeatureTypeIdentifier")
    /// The number of the feature within its kind.
    public static let selector = FeatureKey(rawValue: "CTFeatureSelectorIdentifier")
    /// The older name of `type`.
    public static let featureIdentifier = type
    /// The older name of `selector`.
    public static let typeIdentifier = selector
  }

  /// The name of a trait in the dictionary of traits.
  public struct TraitKey: RawRepresentable, Hashable, Sendable {
    /// The key as a text.
    public let rawValue: String
    /// Creates a key from a text.
    public init(rawValue: String) { self.rawValue = rawValue }
    /// The traits as bits.
    public static let symbolic = TraitKey(rawValue: "NSCTFontSymbolicTrait")
    /// The weight, from -1 to 1.
    public static let weight = TraitKey(rawValue: "NSCTFontWeightTrait")
    /// The width, from -1 to 1.
    public static let width = TraitKey(rawValue: "NSCTFontProportionTrait")
    /// How much the letters lean, from -1 to 1.
    public static let slant = TraitKey(rawValue: "NSCTFontSlantTrait")
  }

  /// A design of the system font.
  public struct SystemDesign: RawRepresentable, Hashable, Sendable {
    /// The design as a text.
    public let rawValue: String
    /// Creates a design from a text.
    public init(rawValue: String) { self.rawValue = rawValue }
    /// The usual design.
    public static let `default` = SystemDesign(rawValue: "NSCTFontUIFontDesignDefault")
    /// Rounded strokes.
    public static let rounded = SystemDesign(rawValue: "NSCTFontUIFontDesignRounded")
    /// Letters with serifs.
    public static let serif = SystemDesign(rawValue: "NSCTFontUIFontDesignSerif")
    /// Letters of the same width.
    public static let monospaced = SystemDesign(rawValue: "NSCTFontUIFontDesignMonospaced")
  }

  /// The attributes by their names.
  open var fontAttributes: [AttributeName: Any] { attributes }
  private let attributes: [AttributeName: Any]

  /// Creates a descriptor with attributes.
  public init(fontAttributes: [AttributeName: Any] = [:]) {
    attributes = fontAttributes
    super.init()
  }

  /// Creates a descriptor with a font's name and a size in points.
  public convenience init(name: String, size: CGFloat) { self.init(fontAttributes: [.name: name, .size: size]) }

  @available(*, unavailable) public override init() { fatalError("use init(fontAttributes:)") }

  /// Whether archives can be read securely, true.
  open class var supportsSecureCoding: Bool { true }

  /// Creates a descriptor from an archive, with the attributes of the font that was archived.
  public required convenience init?(coder: NSCoder) {
    guard let font = coder.objectIfPresent(of: UIFont.self, forKey: "UIFontDescriptorFont") else { return nil }
    self.init(fontAttributes: font.fontDescriptor.fontAttributes)
  }

  /// Archives the font that the descriptor stands for.
  open func encode(with coder: NSCoder) { coder.encode(font(size: 0), forKey: "UIFontDescriptorFont") }

  /// Returns the descriptor of a text style at the user's text size.
  open class func preferredFontDescriptor(withTextStyle style: UIFont.TextStyle) -> UIFontDescriptor {
    UIFont.preferredFont(forTextStyle: style).fontDescriptor
  }
  /// Returns the descriptor of a text style at the text size of traits; nil stands for the current ones.
  open class func preferredFontDescriptor(
    withTextStyle style: UIFont.TextStyle, compatibleWith traitCollection: UITraitCollection?
  ) -> UIFontDescriptor {
    UIFont.preferredFont(forTextStyle: style, compatibleWith: traitCollection).fontDescriptor
  }

  /// Returns the descriptor itself, which does not change.
  open func copy(with zone: NSZone? = nil) -> Any { self }

  /// Equal are descriptors of the same attributes.
  open override func isEqual(_ object: Any?) -> Bool {
    guard let other = object as? UIFontDescriptor else { return false }
    return self === other || comparable == other.comparable
  }

  open override var hash: Int { fontAttributes.count ^ postscriptName.hashValue }

  private var comparable: NSDictionary {
    NSDictionary(dictionary: Dictionary(uniqueKeysWithValues: fontAttributes.map { ($0.rawValue, $1) }))
  }

  // MARK: Asking

  /// Returns the value of an attribute; names and traits that the descriptor does not say are those of the font that it stands
  /// for, others are nil.
  open func object(forKey name: AttributeName) -> Any? { fontAttributes[name] ?? attributeOfFont(name) }
  /// Points.
  open var pointSize: CGFloat { (fontAttributes[.size] as? NSNumber).map { CGFloat($0.doubleValue) } ?? 0 }
  /// The PostScript name, for the system font that of its use; empty without one.
  open var postscriptName: String { fontAttributes[.name] as? String ?? usage?.fontName ?? "" }
  /// The traits as bits; italic and bold also follow from the name and the weight.
  open var symbolicTraits: SymbolicTraits { baseSymbolicTraits }

  // MARK: Changing

  /// Returns a descriptor that has further attributes; they replace those of the same name.
  open func addingAttributes(_ attributes: [AttributeName: Any]) -> UIFontDescriptor {
    UIFontDescriptor(fontAttributes: fontAttributes.merging(attributes) { $1 })
  }

  /// Returns a descriptor with another size, in points.
  open func withSize(_ newPointSize: CGFloat) -> UIFontDescriptor { addingAttributes([.size: newPointSize]) }

  /// Returns a descriptor of another family, without a font's name.
  open func withFamily(_ newFamily: String) -> UIFontDescriptor {
    var attributes = fontAttributes
    attributes[.name] = nil
    attributes[.family] = newFamily
    return UIFontDescriptor(fontAttributes: attributes)
  }

  /// Returns a descriptor with another face of its family.
  open func withFace(_ newFace: String) -> UIFontDescriptor { addingAttributes([.face: newFace]) }

  /// Never nil: every face is there.
  open func withSymbolicTraits(_ symbolicTraits: SymbolicTraits) -> UIFontDescriptor? {
    var traits = fontAttributes[.traits] as? [TraitKey: Any] ?? [:]
    traits[.symbolic] = symbolicTraits
    traits[.weight] = symbolicTraits.contains(.traitBold) ? UIFont.Weight.bold : .regular
    return addingAttributes([.traits: traits])
  }

  /// Returns a descriptor with another design of the system font; never nil here.
  open func withDesign(_ design: SystemDesign) -> UIFontDescriptor? { addingAttributes([.designName: design]) }
}

extension UIFontDescriptor.AttributeName {
  fileprivate static let designName = UIFontDescriptor.AttributeName(rawValue: "NSCTFontUIFontDesignTrait")
}
