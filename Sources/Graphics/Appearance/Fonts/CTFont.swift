public import Foundation
public import PlainviewRuntime

/// A font as CoreText knows it: the font of the same name and size.
public final class CTFont: NSObject, Sendable {
  let font: UIFont

  init(_ font: UIFont) {
    self.font = font
    super.init()
  }
}

/// The font of a name; for an unknown name the system's font, as CoreText substitutes a font. The
/// matrix says how its outlines are transformed; none are drawn here.
public func CTFontCreateWithName(
  _ name: CFString, _ size: CGFloat, _ matrix: UnsafePointer<CGAffineTransform>?
) -> CTFont {
  // CoreText takes a size of zero for twelve points.
  let size = size > 0 ? size : 12
  return CTFont(UIFont(name: name as String, size: size) ?? UIFont.systemFont(ofSize: size))
}

/// What a font of the user interface is for; raw values are Core Text's.
public enum CTFontUIFontType: UInt32, Sendable {
  /// No use.
  case none = 0xFFFF_FFFF
  /// Documents, and those with letters of one width.
  case user = 0, userFixedPitch
  /// The system's font, and its smaller sizes; emphasized ones are bold.
  case system, emphasizedSystem, smallSystem, smallEmphasizedSystem, miniSystem, miniEmphasizedSystem
  /// Lists, the app, labels, and menus.
  case views, application, label, menuTitle, menuItem, menuItemMark, menuItemCmdKey
  /// Titles of windows, buttons, and headers of alerts.
  case windowTitle, pushButton, utilityWindowTitle, alertHeader
  /// Details, bars, messages, palettes, tips, and the content of controls.
  case systemDetail, emphasizedSystemDetail, toolbar, smallToolbar, message, palette, toolTip, controlContent
}

/// The system's font for a use, with a size in points; zero is taken for twelve points.
///
/// The uses are those of desktops: emphasized ones and titles are bold, one has letters of one width. Nil for no use.
public func CTFontCreateUIFontForLanguage(
  _ uiType: CTFontUIFontType, _ size: CGFloat, _ language: CFString?
) -> CTFont? {
  let size = size > 0 ? size : 12
  switch uiType {
  case .none: return nil
  case .userFixedPitch: return CTFont(.monospacedSystemFont(ofSize: size, weight: .regular))
  case .emphasizedSystem, .smallEmphasizedSystem, .miniEmphasizedSystem, .emphasizedSystemDetail, .alertHeader,
    .windowTitle, .utilityWindowTitle:
    return CTFont(.boldSystemFont(ofSize: size))
  default: return CTFont(.systemFont(ofSize: size))
  }
}

/// The features that a font can be set in, a dictionary each; nil, since fonts here have metrics and no layout tables.
public func CTFontCopyFeatures(_ font: CTFont) -> CFArray? { nil }
/// The features that are set in a font, a dictionary each: those of its descriptor; nil for none.
public func CTFontCopyFeatureSettings(_ font: CTFont) -> CFArray? {
  font.font.fontDescriptor.object(forKey: .featureSettings) as? [Any]
}

/// Returns the PostScript name of a font.
public func CTFontCopyPostScriptName(_ font: CTFont) -> CFString { font.font.fontName as CFString }
/// Returns the name of a font's family.
public func CTFontCopyFamilyName(_ font: CTFont) -> CFString { font.font.familyName as CFString }
/// Returns the full name of a font; here its PostScript name.
public func CTFontCopyFullName(_ font: CTFont) -> CFString { font.font.fontName as CFString }
/// Returns the name of a font for menus; here its PostScript name.
public func CTFontCopyDisplayName(_ font: CTFont) -> CFString { font.font.fontName as CFString }
/// In points.
public func CTFontGetSize(_ font: CTFont) -> CGFloat { font.font.pointSize }
/// From the base line upwards, in points.
public func CTFontGetAscent(_ font: CTFont) -> CGFloat { font.font.ascender }
/// From the base line downwards, in points; positive, unlike `UIFont.descender`.
public func CTFontGetDescent(_ font: CTFont) -> CGFloat { -font.font.descender }
/// Between lines, in points.
public func CTFontGetLeading(_ font: CTFont) -> CGFloat { font.font.leading }
/// Returns the height of capital letters, in points.
public func CTFontGetCapHeight(_ font: CTFont) -> CGFloat { font.font.capHeight }
/// Returns the height of the small x, in points.
public func CTFontGetXHeight(_ font: CTFont) -> CGFloat { font.font.xHeight }

// The names of attributes of texts; those that UIKit has too mean the same.
/// The font of the text.
nonisolated(unsafe) public let kCTFontAttributeName: CFString = "NSFont"
/// The color of the letters, a `CGColor`.
nonisolated(unsafe) public let kCTForegroundColorAttributeName: CFString = "CTForegroundColor"
/// The space added after each letter, in points.
nonisolated(unsafe) public let kCTKernAttributeName: CFString = "NSKern"
/// The space added after each letter, in points, without switching ligatures off.
nonisolated(unsafe) public let kCTTrackingAttributeName: CFString = "CTTracking"
/// Which ligatures the font uses.
nonisolated(unsafe) public let kCTLigatureAttributeName: CFString = "NSLigature"
/// How the lines of the paragraph are laid out.
nonisolated(unsafe) public let kCTParagraphStyleAttributeName: CFString = "NSParagraphStyle"
/// The line under the text.
nonisolated(unsafe) public let kCTUnderlineStyleAttributeName: CFString = "NSUnderline"
/// How far the text is above its line, in points.
nonisolated(unsafe) public let kCTBaselineOffsetAttributeName: CFString = "NSBaselineOffset"

// The keys of features' dictionaries.
/// The number of a kind of features.
nonisolated(unsafe) public let kCTFontFeatureTypeIdentifierKey: CFString = "CTFeatureTypeIdentifier"
/// The name of a kind of features.
nonisolated(unsafe) public let kCTFontFeatureTypeNameKey: CFString = "CTFeatureTypeName"
/// Whether only one feature of the kind can be on.
nonisolated(unsafe) public let kCTFontFeatureTypeExclusiveKey: CFString = "CTFeatureTypeExclusive"
/// The features of a kind.
nonisolated(unsafe) public let kCTFontFeatureTypeSelectorsKey: CFString = "CTFeatureTypeSelectors"
/// The number of a feature within its kind.
nonisolated(unsafe) public let kCTFontFeatureSelectorIdentifierKey: CFString = "CTFeatureSelectorIdentifier"
/// The name of a feature.
nonisolated(unsafe) public let kCTFontFeatureSelectorNameKey: CFString = "CTFeatureSelectorName"
/// Whether a feature is on unless it is switched off.
nonisolated(unsafe) public let kCTFontFeatureSelectorDefaultKey: CFString = "CTFeatureSelectorDefault"
/// Whether a feature is on.
nonisolated(unsafe) public let kCTFontFeatureSelectorSettingKey: CFString = "CTFeatureSelectorSetting"
/// A text that shows what a feature does.
nonisolated(unsafe) public let kCTFontFeatureSampleTextKey: CFString = "CTFeatureSampleText"
/// A short description of what a feature does.
nonisolated(unsafe) public let kCTFontFeatureTooltipTextKey: CFString = "CTFeatureTooltipText"
/// The four letters of a feature of OpenType.
nonisolated(unsafe) public let kCTFontOpenTypeFeatureTag: CFString = "CTFeatureOpenTypeTag"
/// The value of a feature of OpenType.
nonisolated(unsafe) public let kCTFontOpenTypeFeatureValue: CFString = "CTFeatureOpenTypeValue"
