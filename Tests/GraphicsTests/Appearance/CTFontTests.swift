import Testing
import UIKit

@MainActor @Suite struct CTFontTests {
  @Test func `A font of CoreText has the measures of UIKit's`() {
    let font = CTFontCreateWithName("HelveticaNeue" as CFString, 20, nil)
    let other = UIFont(name: "HelveticaNeue", size: 20) ?? .systemFont(ofSize: 20)
    #expect(CTFontGetSize(font) == 20 && CTFontGetAscent(font) == other.ascender)
    #expect(CTFontGetDescent(font) == -other.descender && CTFontGetXHeight(font) == other.xHeight)
    #expect(CTFontCopyPostScriptName(font) as String == other.fontName)
    #expect(CTFontGetSize(CTFontCreateWithName("None", 0, nil)) == 12)
  }

  @Test func `Fonts have no features, and the keys are CoreText's`() {
    #expect(CTFontCopyFeatures(CTFontCreateWithName("HelveticaNeue", 12, nil)) == nil)
    #expect(kCTFontFeatureTypeIdentifierKey as String == UIFontDescriptor.FeatureKey.type.rawValue)
    #expect(kCTFontFeatureSelectorIdentifierKey as String == UIFontDescriptor.FeatureKey.selector.rawValue)
  }

  @Test func `Fonts of the user interface are the system's`() throws {
    let label = try #require(CTFontCreateUIFontForLanguage(.label, 9, nil))
    let system = UIFont.systemFont(ofSize: 9)
    #expect(CTFontCopyPostScriptName(label) as String == system.fontName && CTFontGetSize(label) == 9)
    let heavy = try #require(CTFontCreateUIFontForLanguage(.emphasizedSystem, 0, nil))
    #expect(CTFontCopyPostScriptName(heavy) as String == UIFont.boldSystemFont(ofSize: 12).fontName)
    #expect(CTFontCreateUIFontForLanguage(.none, 9, nil) == nil)
    #expect(CTFontUIFontType.controlContent.rawValue == 26 && CTFontUIFontType.windowTitle.rawValue == 15)
  }
}
