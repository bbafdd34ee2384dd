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
}
