import Foundation
import PlainviewGraphics
import Testing

/// What descriptors of fonts say, as UIKit's documentation and the tests of BonMot have it.
@Suite struct DescriptorAttributeTests {
  private let uppercaseNumbers: [UIFontDescriptor.FeatureKey: Int] = [.type: 21, .selector: 1]

  @Test func `Descriptors of the same attributes are equal`() throws {
    let one = try #require(UIFont(name: "Avenir-Roman", size: 10)).fontDescriptor
    let same = try #require(UIFont(name: "Avenir-Roman", size: 10)).fontDescriptor
    #expect(one == same && one.hash == same.hash)
    #expect(one != one.withSize(11))
    #expect(one.withSize(11).withSize(10) == one)
    let other = try #require(UIFont(name: "Avenir-Heavy", size: 10))
    #expect(one != other.fontDescriptor)
  }

  @Test func `A font keeps the features that its descriptor asks for`() throws {
    let plain = UIFont.systemFont(ofSize: 17)
    #expect(plain.fontDescriptor.object(forKey: .featureSettings) == nil)
    let descriptor = plain.fontDescriptor.addingAttributes([.featureSettings: [uppercaseNumbers]])
    for font in [
      UIFont(descriptor: descriptor, size: 0), UIFont(descriptor: descriptor, size: 12).withSize(17),
      UIFontMetrics(forTextStyle: .body).scaledFont(for: UIFont(descriptor: descriptor, size: 0)),
    ] {
      let features = font.fontDescriptor.fontAttributes[.featureSettings] as? [[UIFontDescriptor.FeatureKey: Int]]
      #expect(features == [uppercaseNumbers])
      #expect(font.pointSize == 17)
    }
    #expect(UIFont(descriptor: descriptor, size: 0) != plain)
    #expect(UIFont(descriptor: descriptor, size: 0) == UIFont(descriptor: descriptor, size: 17))
  }

  @Test func `The values of attributes can be cast to what the caller wants, as objects can`() {
    let descriptor = UIFont.preferredFont(forTextStyle: .title1).fontDescriptor
    let attributes = descriptor.fontAttributes
    #expect(attributes[.textStyle] as? String == "UICTFontTextStyleTitle1")
    #expect(attributes[.textStyle] as? UIFont.TextStyle == .title1)
    #expect(
      attributes[.size] as? CGFloat == 28 && attributes[.size] as? Double == 28 && attributes[.size] as? Int == 28)
    let traits = descriptor.object(forKey: .traits) as? [UIFontDescriptor.TraitKey: Any]
    #expect(traits?[.weight] as? UIFont.Weight == .regular && traits?[.weight] as? NSNumber == 0)
    #expect(traits?[.weight] as? CGFloat == 0)
  }

  /// The attributes are those that apps print on devices, and read to put fonts of their own in the system font's place.
  @Test func `A font by its name has a name and a size, the system font its use`() throws {
    func text(_ font: UIFont) -> [String: String] {
      let attributes = font.fontDescriptor.fontAttributes
      #expect(attributes[.size] as? CGFloat == font.pointSize)
      let others = attributes.filter { $0.key != .size }
      return Dictionary(uniqueKeysWithValues: others.map { ($0.rawValue, String(describing: $1)) })
    }
    let named = try #require(UIFont(name: "Helvetica-Bold", size: 12))
    #expect(text(named) == ["NSFontNameAttribute": "Helvetica-Bold"])
    let uses: [(UIFont, String)] = [
      (.systemFont(ofSize: 17), "CTFontRegularUsage"), (.boldSystemFont(ofSize: 17), "CTFontEmphasizedUsage"),
      (.italicSystemFont(ofSize: 17), "CTFontObliqueUsage"),
      (.systemFont(ofSize: 17, weight: .ultraLight), "CTFontUltraLightUsage"),
      (.systemFont(ofSize: 17, weight: .thin), "CTFontThinUsage"),
      (.systemFont(ofSize: 17, weight: .light), "CTFontLightUsage"),
      (.systemFont(ofSize: 17, weight: .medium), "CTFontMediumUsage"),
      (.systemFont(ofSize: 17, weight: .semibold), "CTFontDemiUsage"),
      (.systemFont(ofSize: 17, weight: .bold), "CTFontBoldUsage"),
      (.systemFont(ofSize: 17, weight: .heavy), "CTFontHeavyUsage"),
      (.systemFont(ofSize: 17, weight: .black), "CTFontBlackUsage"),
      (.preferredFont(forTextStyle: .body), "UICTFontTextStyleBody"),
      (.preferredFont(forTextStyle: .headline), "UICTFontTextStyleHeadline"),
    ]
    for (font, use) in uses {
      #expect(text(font) == ["NSCTFontUIUsageAttribute": use])
      let again = UIFont(descriptor: font.fontDescriptor, size: 0)
      #expect(again == font && again.weight == font.weight && again.isItalic == font.isItalic)
      #expect(again.familyName == font.familyName && again.textStyle == font.textStyle)
      let weight = (font.fontDescriptor.object(forKey: .traits) as? [UIFontDescriptor.TraitKey: Any])?[.weight]
      #expect(weight as? UIFont.Weight == font.weight)
      #expect(font.fontDescriptor.postscriptName == font.fontName)
    }
    let own = UIFont.systemFont(ofSize: 10, weight: UIFont.Weight(0.1))
    #expect(UIFont(descriptor: own.fontDescriptor, size: 0).weight == own.weight)
    let digits = UIFont.monospacedSystemFont(ofSize: 10, weight: .regular)
    #expect(UIFont(descriptor: digits.fontDescriptor, size: 0).familyName == digits.familyName)
  }

  @Test func `Traits can be taken from the system font again`() throws {
    let italic = UIFont.italicSystemFont(ofSize: 10)
    let plain = try #require(italic.fontDescriptor.withSymbolicTraits([]))
    #expect(UIFont(descriptor: plain, size: 0) == .systemFont(ofSize: 10))
    let bold = try #require(UIFont.preferredFont(forTextStyle: .body).fontDescriptor.withSymbolicTraits(.traitBold))
    #expect(bold.symbolicTraits == .traitBold)
    #expect(bold.fontAttributes[.textStyle] as? UIFont.TextStyle == .body)
  }

  @Test func `A size may be any number`() {
    let sizes: [Any] = [21, 21.0, CGFloat(21), NSNumber(value: 21)]
    #expect(sizes.map { UIFontDescriptor(fontAttributes: [.size: $0]).pointSize } == [21, 21, 21, 21])
  }

  /// The sizes are those of Apple's Human Interface Guidelines.
  @Test func `A text style has its descriptor at the text size of traits`() {
    let sizes: [(UIContentSizeCategory, CGFloat)] = [(.large, 17), (.accessibilityExtraExtraExtraLarge, 53)]
    for (category, size) in sizes {
      let traits = UITraitCollection(preferredContentSizeCategory: category)
      let descriptor = UIFontDescriptor.preferredFontDescriptor(withTextStyle: .body, compatibleWith: traits)
      #expect(descriptor.pointSize == size)
    }
  }
}
