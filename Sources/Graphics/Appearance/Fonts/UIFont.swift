public import Foundation
import PlainviewRuntime

/// A typeface at a size in points.
///
/// Texts in a font of the app's own files have the sizes that the file says, without kerning; iOS's fonts have no files
/// here: sizes of text in them come from `TextMetrics`.
open class UIFont: NSObject, NSCopying, NSSecureCoding, @unchecked Sendable {
  private let attributeValueMark = AttributeValueMark.word
  /// How heavy the strokes are; raw values are UIKit's.
  public struct Weight: RawRepresentable, Hashable, Sendable, _ObjectiveCBridgeable {
    /// A weight is a number object in Foundation's collections.
    public typealias _ObjectiveCType = NSNumber
    /// The weight as a number, from -1 to 1; 0 is regular.
    public let rawValue: CGFloat
    /// Creates a weight with a number.
    public init(rawValue: CGFloat) { self.rawValue = rawValue }
    /// Creates a weight with a number.
    public init(_ rawValue: CGFloat) { self.rawValue = rawValue }

    /// The thinnest weight.
    public static let ultraLight = Weight(-0.8)
    /// The second thinnest weight.
    public static let thin = Weight(-0.6)
    /// Lighter than regular.
    public static let light = Weight(-0.4)
    /// The weight of ordinary text.
    public static let regular = Weight(0)
    /// A little heavier than regular.
    public static let medium = Weight(0.23)
    /// Between medium and bold; that of headlines.
    public static let semibold = Weight(0.3)
    /// Bold.
    public static let bold = Weight(0.4)
    /// Heavier than bold.
    public static let heavy = Weight(0.56)
    /// The heaviest weight.
    public static let black = Weight(0.62)
  }

  /// The PostScript name of the font.
  public let fontName: String
  /// The name of the font's family.
  public let familyName: String
  /// The size in points.
  public let pointSize: CGFloat
  package let weight: Weight
  package let isItalic: Bool
  package let textStyle: TextStyle?
  /// The figures that text in the font is measured by.
  let face: FontFace
  let lines: FontLines
  /// The features that the font was asked for, as its descriptor had them.
  let features: FontFeatures?
  /// The font that `UIFontMetrics` scaled.
  let scaling: FontScaling?
  /// The factor by which the user's text size enlarged the font; 1 for none.
  package let growth: CGFloat

  /// A font by its PostScript name or its family; nil where neither iOS nor the app's resources have it (W39). A name that
  /// begins with a dot is one of the system font's.
  public convenience init?(name: String, size: CGFloat) {
    if name.hasPrefix(".") {
      self.init(anyName: name, size: size)
    } else {
      guard let face = InstalledFonts.current.face(named: name) else { return nil }
      self.init(anyName: face.postScriptName, family: face.family, size: size)
    }
  }

  // MARK: Copying and archiving

  /// Returns the font itself, which does not change.
  open func copy(with zone: NSZone? = nil) -> Any { self }

  /// Whether archives can be read securely, true.
  open class var supportsSecureCoding: Bool { true }

  /// Creates a font from an archive; nil if there is none in it.
  public required init?(coder: NSCoder) {
    guard let name = coder.objectIfPresent(of: NSString.self, forKey: "UIFontName") else { return nil }
    func text(_ key: String) -> String? {
      coder.objectIfPresent(of: NSString.self, forKey: key).map { String(describing: $0) }
    }
    fontName = String(describing: name)
    familyName = text("UIFontFamily") ?? fontName
    pointSize = CGFloat(coder.decodeDouble(forKey: "UIFontPointSize"))
    weight = Weight(CGFloat(coder.decodeDouble(forKey: "UIFontWeight")))
    isItalic = coder.decodeBool(forKey: "UIFontIsItalic")
    textStyle = text("UIFontTextStyle").map(TextStyle.init)
    scaling = nil
    features = nil
    face = FontFace(name: fontName, family: familyName, weight: weight)
    growth = UIFont.growth(toSize: pointSize, textStyle: textStyle, scaling: nil)
    lines = FontLines(family: familyName, face: face)
    super.init()
  }

  /// Archives the font's names, its size, its weight and its text style.
  open func encode(with coder: NSCoder) {
    coder.encode(NSString(string: fontName), forKey: "UIFontName")
    coder.encode(NSString(string: familyName), forKey: "UIFontFamily")
    coder.encode(Double(pointSize), forKey: "UIFontPointSize")
    coder.encode(Double(weight.rawValue), forKey: "UIFontWeight")
    coder.encode(isItalic, forKey: "UIFontIsItalic")
    if let textStyle { coder.encode(NSString(string: textStyle.rawValue), forKey: "UIFontTextStyle") }
  }

  // MARK: Families

  /// The PostScript names of a family's faces; none where there is no such family.
  open class func fontNames(forFamilyName familyName: String) -> [String] {
    InstalledFonts.current.fontNames(ofFamily: familyName)
  }

  /// The families that iOS and the app have, in the order of the alphabet.
  open class var familyNames: [String] { InstalledFonts.current.familyNames }

  /// A font of any name, as documents name those of their designers' machines.
  package convenience init(anyName name: String, family: String? = nil, size: CGFloat) {
    let lowercased = name.lowercased()
    let weight = Self.weight(named: lowercased)
    let isItalic = lowercased.contains("italic") || lowercased.contains("oblique")
    let family = family ?? name.split(separator: "-").first.map(String.init) ?? name
    self.init(fontName: name, familyName: family, pointSize: size, weight: weight, isItalic: isItalic)
  }

  /// The weight that the name of a face contains.
  private static func weight(named face: String) -> Weight {
    let weightNames: [(String, Weight)] = [
      ("semibold", .semibold), ("demibold", .semibold), ("bold", .bold), ("medium", .medium),
      ("ultralight", .ultraLight), ("light", .light), ("thin", .thin), ("heavy", .heavy), ("black", .black),
    ]
    return weightNames.first { face.contains($0.0) }?.1 ?? .regular
  }

  package init(
    fontName: String, familyName: String, pointSize: CGFloat, weight: Weight, isItalic: Bool,
    textStyle: TextStyle? = nil, scaling: FontScaling? = nil, features: FontFeatures? = nil
  ) {
    self.fontName = fontName
    self.familyName = familyName
    self.pointSize = pointSize > 0 ? pointSize : UIFont.systemFontSize
    self.weight = weight
    self.isItalic = isItalic
    self.textStyle = textStyle
    self.scaling = scaling
    self.features = features
    face = FontFace(name: fontName, family: familyName, weight: weight)
    growth = UIFont.growth(toSize: pointSize, textStyle: textStyle, scaling: scaling)
    lines = FontLines(family: familyName, face: face)
    super.init()
  }

  /// The factor by which the user's text size enlarged a font of a style, or one that was scaled.
  private static func growth(toSize pointSize: CGFloat, textStyle: TextStyle?, scaling: FontScaling?) -> CGFloat {
    scaling.map { max(1, pointSize / $0.base.pointSize) }
      ?? textStyle.map { TextStyleSizes.growth(of: $0, toSize: pointSize) } ?? 1
  }

  /// A font without a size, as code makes one as a placeholder.
  public override init() {
    fontName = ".SFUI-Regular"
    familyName = ".AppleSystemUIFont"
    pointSize = 0
    weight = .regular
    isItalic = false
    textStyle = nil
    scaling = nil
    features = nil
    face = .system
    growth = 1
    lines = FontLines(family: familyName, face: face)
    super.init()
  }

  /// The size of text that an app shows by default, in points.
  public static let systemFontSize: CGFloat = 14
  /// The size of labels, in points.
  public static let labelFontSize: CGFloat = 17
  /// The size of buttons' titles, in points.
  public static let buttonFontSize: CGFloat = 18
  /// The size of small text, in points.
  public static let smallSystemFontSize: CGFloat = 12

  /// Returns the system font of regular weight at a size in points.
  open class func systemFont(ofSize size: CGFloat) -> UIFont { systemFont(ofSize: size, weight: .regular) }

  private static let faces: [Weight: String] = [
    .ultraLight: "Ultralight", .thin: "Thin", .light: "Light", .regular: "Regular", .medium: "Medium",
    .semibold: "Semibold", .bold: "Bold", .heavy: "Heavy", .black: "Black",
  ]

  /// Returns the system font of a weight at a size in points.
  open class func systemFont(ofSize size: CGFloat, weight: Weight) -> UIFont {
    UIFont(
      fontName: ".SFUI-\(faces[weight] ?? "Regular")", familyName: ".AppleSystemUIFont", pointSize: size,
      weight: weight, isItalic: false)
  }

  /// How wide the letters are. The numbers are chosen here: UIKit does not document its own.
  public struct Width: RawRepresentable, Hashable, Sendable {
    /// The width as a number, from -1 to 1; 0 is standard.
    public let rawValue: CGFloat
    /// Creates a width with a number.
    public init(rawValue: CGFloat) { self.rawValue = rawValue }

    /// The narrowest letters.
    public static let compressed = Width(rawValue: -0.4)
    /// Narrow letters.
    public static let condensed = Width(rawValue: -0.2)
    /// The letters of ordinary text.
    public static let standard = Width(rawValue: 0)
    /// Wide letters.
    public static let expanded = Width(rawValue: 0.2)
  }

  /// Returns the system font of a weight and a width at a size in points.
  ///
  /// Differs from UIKit: letters of all widths are measured as standard ones.
  open class func systemFont(ofSize size: CGFloat, weight: Weight, width: Width) -> UIFont {
    systemFont(ofSize: size, weight: weight)
  }

  /// The name is that of the semibold face, the widths are those of the bold one, as on the system.
  open class func boldSystemFont(ofSize size: CGFloat) -> UIFont {
    UIFont(
      fontName: ".SFUI-Semibold", familyName: ".AppleSystemUIFont", pointSize: size, weight: .bold, isItalic: false)
  }

  /// Returns the italic system font at a size in points.
  open class func italicSystemFont(ofSize size: CGFloat) -> UIFont {
    UIFont(
      fontName: ".SFUI-RegularItalic", familyName: ".AppleSystemUIFont", pointSize: size, weight: .regular,
      isItalic: true)
  }

  /// Returns the same font at another size in points.
  open func withSize(_ size: CGFloat) -> UIFont {
    UIFont(
      fontName: fontName, familyName: familyName, pointSize: size, weight: weight, isItalic: isItalic,
      features: features)
  }

  /// The height of a line in points; that of the system font where nothing is known of the font.
  open var lineHeight: CGFloat { pointSize * lines.height }
  /// The height above the baseline, in points.
  open var ascender: CGFloat { pointSize * lines.ascent }
  /// The depth below the baseline in points, as a negative number.
  open var descender: CGFloat { ascender - lineHeight }
  /// The distance between the lines of a text in one of the text styles, in points; other fonts have none.
  open var leading: CGFloat { TextMetrics.system.leading(of: self) }
  /// The height of capital letters, in points; that of the system font where nothing is known of the font.
  open var capHeight: CGFloat { pointSize * lines.capHeight }
  /// The height of the small x, in points; that of the system font where nothing is known of the font.
  open var xHeight: CGFloat { pointSize * lines.xHeight }

  open override func isEqual(_ object: Any?) -> Bool {
    guard let other = object as? UIFont else { return false }
    return fontName == other.fontName && pointSize == other.pointSize && features == other.features
  }

  open override var hash: Int { fontName.hashValue ^ Int(pointSize) }

  open override var description: String {
    "<UICTFont> font-family: \"\(familyName)\"; font-weight: \(weight.rawValue > 0.25 ? "bold" : "normal"); "
      + "font-style: \(isItalic ? "italic" : "normal"); font-size: \(String(format: "%.2f", Double(pointSize)))pt"
  }

  // MARK: UIFont

  /// The font of a role at the user's text size.
  open class func preferredFont(forTextStyle style: TextStyle) -> UIFont {
    preferredFont(forTextStyle: style, compatibleWith: nil)
  }

  // MARK: UIFontDescriptor

  /// A descriptor from which the font can be made again.
  open var fontDescriptor: UIFontDescriptor { baseFontDescriptor }
  /// Returns the system font with digits of equal width; here the system font itself.
  open class func monospacedDigitSystemFont(ofSize size: CGFloat, weight: Weight) -> UIFont {
    systemFont(ofSize: size, weight: weight)
  }
  /// Returns the system font whose characters all have the same width.
  open class func monospacedSystemFont(ofSize size: CGFloat, weight: Weight) -> UIFont {
    baseMonospacedSystemFont(ofSize: size, weight: weight)
  }

  // MARK: UIFontMetrics

  /// The font of a role at the text size of a trait collection.
  open class func preferredFont(
    forTextStyle style: TextStyle, compatibleWith traitCollection: UITraitCollection?
  ) -> UIFont { basePreferredFont(forTextStyle: style, compatibleWith: traitCollection) }
}

extension UIFont {
  /// The role of a text; its font follows the user's text size.
  public struct TextStyle: RawRepresentable, Hashable, Sendable, _ObjectiveCBridgeable {
    /// A text style is a string object in Foundation's collections.
    public typealias _ObjectiveCType = NSString
    /// The name of the style.
    public let rawValue: String
    /// Creates a style with a name.
    public init(rawValue: String) { self.rawValue = rawValue }

    /// The largest title, as in navigation bars.
    public static let largeTitle = TextStyle(rawValue: "UICTFontTextStyleTitle0")
    /// A title of the first level.
    public static let title1 = TextStyle(rawValue: "UICTFontTextStyleTitle1")
    /// A title of the second level.
    public static let title2 = TextStyle(rawValue: "UICTFontTextStyleTitle2")
    /// A title of the third level.
    public static let title3 = TextStyle(rawValue: "UICTFontTextStyleTitle3")
    /// Semibold text above other text.
    public static let headline = TextStyle(rawValue: "UICTFontTextStyleHeadline")
    /// Text below a headline.
    public static let subheadline = TextStyle(rawValue: "UICTFontTextStyleSubhead")
    /// The text of paragraphs.
    public static let body = TextStyle(rawValue: "UICTFontTextStyleBody")
    /// Text that accompanies other text.
    public static let callout = TextStyle(rawValue: "UICTFontTextStyleCallout")
    /// Notes at the end.
    public static let footnote = TextStyle(rawValue: "UICTFontTextStyleFootnote")
    /// Text beside pictures.
    public static let caption1 = TextStyle(rawValue: "UICTFontTextStyleCaption1")
    /// Smaller text beside pictures.
    public static let caption2 = TextStyle(rawValue: "UICTFontTextStyleCaption2")
  }
}
