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

/// The font of a name; of a name that no font has the system's font, as CoreText has a font in place of it. The
/// matrix says how its outlines are transformed; none are drawn here.
public func CTFontCreateWithName(
  _ name: CFString, _ size: CGFloat, _ matrix: UnsafePointer<CGAffineTransform>?
) -> CTFont {
  // CoreText takes a size of zero for twelve points.
  let size = size > 0 ? size : 12
  return CTFont(UIFont(name: name as String, size: size) ?? UIFont.systemFont(ofSize: size))
}

/// The features that a font can be set in, a dictionary each; nil, since fonts here have metrics and no layout tables.
public func CTFontCopyFeatures(_ font: CTFont) -> CFArray? { nil }
/// The features that are set in a font, a dictionary each: those of its descriptor; nil for none.
public func CTFontCopyFeatureSettings(_ font: CTFont) -> CFArray? {
  font.font.fontDescriptor.object(forKey: .featureSettings) as? [Any]
}

public func CTFontCopyPostScriptName(_ font: CTFont) -> CFString { font.font.fontName as CFString }
public func CTFontCopyFamilyName(_ font: CTFont) -> CFString { font.font.familyName as CFString }
public func CTFontCopyFullName(_ font: CTFont) -> CFString { font.font.fontName as CFString }
public func CTFontCopyDisplayName(_ font: CTFont) -> CFString { font.font.fontName as CFString }
/// In points.
public func CTFontGetSize(_ font: CTFont) -> CGFloat { font.font.pointSize }
/// From the base line upwards, in points.
public func CTFontGetAscent(_ font: CTFont) -> CGFloat { font.font.ascender }
/// From the base line downwards, in points; more than nothing, unlike `UIFont.descender`.
public func CTFontGetDescent(_ font: CTFont) -> CGFloat { -font.font.descender }
/// Between lines, in points.
public func CTFontGetLeading(_ font: CTFont) -> CGFloat { font.font.leading }
public func CTFontGetCapHeight(_ font: CTFont) -> CGFloat { font.font.capHeight }
public func CTFontGetXHeight(_ font: CTFont) -> CGFloat { font.font.xHeight }

// The names of attributes of texts; those that UIKit has too mean the same.
nonisolated(unsafe) public let kCTFontAttributeName: CFString = "NSFont"
nonisolated(unsafe) public let kCTForegroundColorAttributeName: CFString = "CTForegroundColor"
nonisolated(unsafe) public let kCTKernAttributeName: CFString = "NSKern"
nonisolated(unsafe) public let kCTTrackingAttributeName: CFString = "CTTracking"
nonisolated(unsafe) public let kCTLigatureAttributeName: CFString = "NSLigature"
nonisolated(unsafe) public let kCTParagraphStyleAttributeName: CFString = "NSParagraphStyle"
nonisolated(unsafe) public let kCTUnderlineStyleAttributeName: CFString = "NSUnderline"
nonisolated(unsafe) public let kCTBaselineOffsetAttributeName: CFString = "NSBaselineOffset"

// The keys of features' dictionaries.
nonisolated(unsafe) public let kCTFontFeatureTypeIdentifierKey: CFString = "CTFeatureTypeIdentifier"
nonisolated(unsafe) public let kCTFontFeatureTypeNameKey: CFString = "CTFeatureTypeName"
nonisolated(unsafe) public let kCTFontFeatureTypeExclusiveKey: CFString = "CTFeatureTypeExclusive"
nonisolated(unsafe) public let kCTFontFeatureTypeSelectorsKey: CFString = "CTFeatureTypeSelectors"
nonisolated(unsafe) public let kCTFontFeatureSelectorIdentifierKey: CFString = "CTFeatureSelectorIdentifier"
nonisolated(unsafe) public let kCTFontFeatureSelectorNameKey: CFString = "CTFeatureSelectorName"
nonisolated(unsafe) public let kCTFontFeatureSelectorDefaultKey: CFString = "CTFeatureSelectorDefault"
nonisolated(unsafe) public let kCTFontFeatureSelectorSettingKey: CFString = "CTFeatureSelectorSetting"
nonisolated(unsafe) public let kCTFontFeatureSampleTextKey: CFString = "CTFeatureSampleText"
nonisolated(unsafe) public let kCTFontFeatureTooltipTextKey: CFString = "CTFeatureTooltipText"
nonisolated(unsafe) public let kCTFontOpenTypeFeatureTag: CFString = "CTFeatureOpenTypeTag"
nonisolated(unsafe) public let kCTFontOpenTypeFeatureValue: CFString = "CTFeatureOpenTypeValue"
