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
    let attributes = UIFont.preferredFont(forTextStyle: .title1).fontDescriptor.fontAttributes
    #expect(attributes[.textStyle] as? String == "UICTFontTextStyleTitle1")
    #expect(attributes[.textStyle] as? UIFont.TextStyle == .title1)
    #expect(
      attributes[.size] as? CGFloat == 28 && attributes[.size] as? Double == 28 && attributes[.size] as? Int == 28)
    let traits = attributes[.traits] as? [UIFontDescriptor.TraitKey: Any]
    #expect(traits?[.weight] as? UIFont.Weight == .regular && traits?[.weight] as? NSNumber == 0)
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
