public import Foundation
import PlainviewRuntime

/// What a font is to be like: a name or a family, a size, and traits.
open class UIFontDescriptor: NSObject, NSCopying, @unchecked Sendable {
  public struct SymbolicTraits: OptionSet, Hashable, Sendable {
    public let rawValue: UInt32
    public init(rawValue: UInt32) { self.rawValue = rawValue }
    public static let traitItalic = SymbolicTraits(rawValue: 1 << 0)
    public static let traitBold = SymbolicTraits(rawValue: 1 << 1)
    public static let traitExpanded = SymbolicTraits(rawValue: 1 << 5)
    public static let traitCondensed = SymbolicTraits(rawValue: 1 << 6)
    public static let traitMonoSpace = SymbolicTraits(rawValue: 1 << 10)
    public static let traitVertical = SymbolicTraits(rawValue: 1 << 11)
    public static let traitUIOptimized = SymbolicTraits(rawValue: 1 << 12)
    public static let traitTightLeading = SymbolicTraits(rawValue: 1 << 15)
    public static let traitLooseLeading = SymbolicTraits(rawValue: 1 << 16)
  }

  public struct AttributeName: RawRepresentable, Hashable, Sendable {
    public let rawValue: String
    public init(rawValue: String) { self.rawValue = rawValue }
    public static let family = AttributeName(rawValue: "NSFontFamilyAttribute")
    public static let name = AttributeName(rawValue: "NSFontNameAttribute")
    public static let face = AttributeName(rawValue: "NSFontFaceAttribute")
    public static let size = AttributeName(rawValue: "NSFontSizeAttribute")
    public static let traits = AttributeName(rawValue: "NSCTFontTraitsAttribute")
    public static let textStyle = AttributeName(rawValue: "NSCTFontUIUsageAttribute")
    public static let featureSettings = AttributeName(rawValue: "NSCTFontFeatureSettingsAttribute")
  }

  /// What a feature setting consists of: a kind and a choice, by CoreText's numbers.
  public struct FeatureKey: RawRepresentable, Hashable, Sendable {
    public let rawValue: String
    public init(rawValue: String) { self.rawValue = rawValue }
    public static let type = FeatureKey(rawValue: "CTFeatureTypeIdentifier")
    public static let selector = FeatureKey(rawValue: "CTFeatureSelectorIdentifier")
    /// The older name of `type`.
    public static let featureIdentifier = type
    /// The older name of `selector`.
    public static let typeIdentifier = selector
  }

  public struct TraitKey: RawRepresentable, Hashable, Sendable {
    public let rawValue: String
    public init(rawValue: String) { self.rawValue = rawValue }
    public static let symbolic = TraitKey(rawValue: "NSCTFontSymbolicTrait")
    public static let weight = TraitKey(rawValue: "NSCTFontWeightTrait")
    public static let width = TraitKey(rawValue: "NSCTFontProportionTrait")
    public static let slant = TraitKey(rawValue: "NSCTFontSlantTrait")
  }

  public struct SystemDesign: RawRepresentable, Hashable, Sendable {
    public let rawValue: String
    public init(rawValue: String) { self.rawValue = rawValue }
    public static let `default` = SystemDesign(rawValue: "NSCTFontUIFontDesignDefault")
    public static let rounded = SystemDesign(rawValue: "NSCTFontUIFontDesignRounded")
    public static let serif = SystemDesign(rawValue: "NSCTFontUIFontDesignSerif")
    public static let monospaced = SystemDesign(rawValue: "NSCTFontUIFontDesignMonospaced")
  }

  open var fontAttributes: [AttributeName: Any] { attributes }
  private let attributes: [AttributeName: Any]

  public init(fontAttributes: [AttributeName: Any] = [:]) {
    attributes = fontAttributes
    super.init()
  }

  public convenience init(name: String, size: CGFloat) { self.init(fontAttributes: [.name: name, .size: size]) }

  @available(*, unavailable) public override init() { fatalError("use init(fontAttributes:)") }

  open class func preferredFontDescriptor(withTextStyle style: UIFont.TextStyle) -> UIFontDescriptor {
    UIFont.preferredFont(forTextStyle: style).fontDescriptor
  }

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

  open func object(forKey name: AttributeName) -> Any? { fontAttributes[name] }
  /// Points.
  open var pointSize: CGFloat { (fontAttributes[.size] as? NSNumber).map { CGFloat($0.doubleValue) } ?? 0 }
  open var postscriptName: String { fontAttributes[.name] as? String ?? "" }
  open var symbolicTraits: SymbolicTraits {
    let named: SymbolicTraits = [isItalicByName ? .traitItalic : [], weight.rawValue > 0.25 ? .traitBold : []]
    return (traits[.symbolic] as? SymbolicTraits ?? []).union(named)
  }

  private var traits: [TraitKey: Any] { fontAttributes[.traits] as? [TraitKey: Any] ?? [:] }
  private var isItalicByName: Bool { postscriptName.contains("Italic") || postscriptName.contains("Oblique") }

  /// The weight that is said, or that of a bold face, or that of the name.
  private var weight: UIFont.Weight {
    if let weight = traits[.weight] as? NSNumber { return UIFont.Weight(CGFloat(weight.doubleValue)) }
    if let symbolic = traits[.symbolic] as? SymbolicTraits { return symbolic.contains(.traitBold) ? .bold : .regular }
    return UIFont(anyName: postscriptName, size: 1).weight
  }

  // MARK: Changing

  open func addingAttributes(_ attributes: [AttributeName: Any]) -> UIFontDescriptor {
    UIFontDescriptor(fontAttributes: fontAttributes.merging(attributes) { $1 })
  }

  open func withSize(_ newPointSize: CGFloat) -> UIFontDescriptor { addingAttributes([.size: newPointSize]) }

  open func withFamily(_ newFamily: String) -> UIFontDescriptor {
    var attributes = fontAttributes
    attributes[.name] = nil
    attributes[.family] = newFamily
    return UIFontDescriptor(fontAttributes: attributes)
  }

  open func withFace(_ newFace: String) -> UIFontDescriptor { addingAttributes([.face: newFace]) }

  /// Never nil: every face is there.
  open func withSymbolicTraits(_ symbolicTraits: SymbolicTraits) -> UIFontDescriptor? {
    var traits = traits
    traits[.symbolic] = symbolicTraits
    traits[.weight] = symbolicTraits.contains(.traitBold) ? UIFont.Weight.bold : .regular
    return addingAttributes([.traits: traits])
  }

  open func withDesign(_ design: SystemDesign) -> UIFontDescriptor? { addingAttributes([.designName: design]) }

  /// The font that the descriptor stands for; a size of zero is the descriptor's own.
  fileprivate func font(size: CGFloat) -> UIFont {
    let own = size > 0 ? size : pointSize > 0 ? pointSize : UIFont.smallSystemFontSize
    let isItalic = symbolicTraits.contains(.traitItalic)
    let name = postscriptName
    if let family = fontAttributes[.family] as? String {
      let face = [weight.rawValue > 0.25 ? "Bold" : "", isItalic ? "Italic" : ""].joined()
      return UIFont(
        fontName: face.isEmpty ? family : "\(family)-\(face)", familyName: family, pointSize: own, weight: weight,
        isItalic: isItalic)
    }
    guard name.isEmpty || name.hasPrefix(".SFUI") else {
      return UIFont(
        fontName: name, familyName: String(name.split(separator: "-").first ?? ""), pointSize: own, weight: weight,
        isItalic: isItalic)
    }
    let system = UIFont.systemFont(ofSize: own, weight: weight)
    return UIFont(
      fontName: system.fontName + (isItalic ? "Italic" : ""), familyName: system.familyName, pointSize: own,
      weight: weight, isItalic: isItalic, textStyle: fontAttributes[.textStyle] as? UIFont.TextStyle)
  }
}

extension UIFontDescriptor.AttributeName {
  fileprivate static let designName = UIFontDescriptor.AttributeName(rawValue: "NSCTFontUIFontDesignTrait")
}

extension UIFont {
  /// A font as it is described; a size of zero is the descriptor's own.
  public convenience init(descriptor: UIFontDescriptor, size pointSize: CGFloat) {
    let font = descriptor.font(size: pointSize)
    self.init(
      fontName: font.fontName, familyName: font.familyName, pointSize: font.pointSize, weight: font.weight,
      isItalic: font.isItalic, textStyle: font.textStyle,
      features: FontFeatures(descriptor.object(forKey: .featureSettings)))
  }

  var baseFontDescriptor: UIFontDescriptor {
    var symbolic: UIFontDescriptor.SymbolicTraits = isItalic ? .traitItalic : []
    if weight.rawValue > 0.25 { symbolic.insert(.traitBold) }
    var attributes: [UIFontDescriptor.AttributeName: Any] = [
      .name: fontName, .size: NSNumber(value: Double(pointSize)),
      .traits: [UIFontDescriptor.TraitKey.symbolic: symbolic, .weight: weight] as [UIFontDescriptor.TraitKey: Any],
    ]
    // Objects, as on a device: they can be cast to what the caller wants.
    if let textStyle { attributes[.textStyle] = textStyle._bridgeToObjectiveC() }
    if let features { attributes[.featureSettings] = features.settings }
    return UIFontDescriptor(fontAttributes: attributes)
  }

  class func baseMonospacedSystemFont(ofSize size: CGFloat, weight: Weight) -> UIFont {
    UIFont(
      fontName: ".SFMono-Regular", familyName: ".AppleSystemUIFontMonospaced", pointSize: size, weight: weight,
      isItalic: false)
  }
}
