import Foundation
import PlainviewRuntime
import Testing
import UIKit

@MainActor @Suite struct ColorValueTests {
  @Test func `Hue, saturation and brightness lead back to the colour`() {
    for (red, green, blue) in [(1.0, 0.0, 0.0), (0.2, 0.6, 0.4), (0.1, 0.2, 0.9), (0.9, 0.1, 0.8), (0.5, 0.5, 0.5)] {
      let color = UIColor(red: red, green: green, blue: blue, alpha: 0.5)
      var (hue, saturation, brightness, alpha): (CGFloat, CGFloat, CGFloat, CGFloat) = (0, 0, 0, 0)
      color.getHue(&hue, saturation: &saturation, brightness: &brightness, alpha: &alpha)
      let back =
        UIColor(hue: hue, saturation: saturation, brightness: brightness, alpha: alpha).cgColor.components ?? []
      for (one, other) in zip(back, [red, green, blue, 0.5]) { #expect(abs(one - other) < 1e-9) }
    }
    var white: CGFloat = 9
    #expect(UIColor.gray.getWhite(&white, alpha: nil))
    #expect(white == 0.5)
    #expect(!UIColor.red.getWhite(&white, alpha: nil))
    #expect(white == 0.5)
  }

  @Test func `Colour literals are colours`() {
    let color: UIColor = #colorLiteral(red: 1, green: 0.5, blue: 0.25, alpha: 1)
    #expect(color.cgColor.components == [1, 0.5, 0.25, 1])
    let guessed = #colorLiteral(red: 0, green: 0, blue: 0, alpha: 1)
    #expect(guessed.cgColor.alpha == 1)
  }

  /// The texts are those that public logs of devices have.
  @Test func `A colour says where it comes from`() throws {
    let process = SimulatedProcess()
    func text(_ color: UIColor) -> String { process.enter { color.description } }
    #expect(text(.systemBackground) == "<UIDynamicSystemColor: 0x600000000010; name = systemBackgroundColor>")
    #expect(text(.label) == "<UIDynamicSystemColor: 0x600000000020; name = labelColor>")
    #expect(text(.systemRed) == "<UIDynamicSystemColor: 0x600000000030; name = systemRedColor>")
    #expect(text(.systemBackground) == "<UIDynamicSystemColor: 0x600000000010; name = systemBackgroundColor>")
    let own = UIColor { $0.userInterfaceStyle == .dark ? .white : .black }
    #expect(
      text(own) == "<UIDynamicProviderColor: 0x600000000040; provider = <__NSMallocBlock__: 0x600000000050>>")
    #expect(
      text(UIColor.label.withAlphaComponent(0.5))
        == "<UIDynamicModifiedColor: 0x600000000060; alpha = 0.5, baseColor = <UIDynamicSystemColor: 0x600000000020; "
        + "name = labelColor>>")
    #expect(text(.tintColor) == "<UITintColor: 0x600000000070>")
    #expect(text(.red) == "UIExtendedSRGBColorSpace 1 0 0 1")
    #expect(text(UIColor.red.withAlphaComponent(0.25)) == "UIExtendedSRGBColorSpace 1 0 0 0.25")
    #expect(text(.white) == "UIExtendedGrayColorSpace 1 1")
    let light = UITraitCollection(userInterfaceStyle: .light)
    #expect(text(UIColor.systemRed.resolvedColor(with: light)) == "UIExtendedSRGBColorSpace 1 0.231373 0.188235 1")
  }

  @Test func `Core Graphics colours are equal by value`() {
    #expect(UIColor.red.cgColor == CGColor(red: 1, green: 0, blue: 0, alpha: 1))
    #expect(UIColor.red.cgColor.copy(alpha: 0.5)?.alpha == 0.5)
    #expect(CGColor(gray: 0.5, alpha: 1).numberOfComponents == 2)
  }
}

@MainActor @Suite struct FontDescriptorTests {
  @Test func `Traits make a font bold and italic`() throws {
    let body = UIFont.preferredFont(forTextStyle: .body)
    let bold = try #require(body.fontDescriptor.withSymbolicTraits([.traitBold, .traitItalic]))
    let font = UIFont(descriptor: bold, size: 0)
    #expect(font.pointSize == body.pointSize)
    #expect(font.fontDescriptor.symbolicTraits.isSuperset(of: [.traitBold, .traitItalic]))
    #expect(body.fontDescriptor.symbolicTraits.isEmpty)
    #expect(UIFont(descriptor: bold, size: 30).pointSize == 30)
    let plain = try #require(bold.withSymbolicTraits([]))
    #expect(UIFont(descriptor: plain, size: 0).fontDescriptor.symbolicTraits.isEmpty)
  }

  @Test func `A name and a family are kept`() {
    let named = UIFont(descriptor: UIFontDescriptor(name: "Avenir-Heavy", size: 12), size: 0)
    #expect(named.fontName == "Avenir-Heavy")
    #expect(named.pointSize == 12)
    let family = UIFont(descriptor: UIFontDescriptor(fontAttributes: [.family: "Georgia"]), size: 9)
    #expect(family.familyName == "Georgia")
    #expect(UIFont(descriptor: UIFontDescriptor(), size: 0).pointSize == UIFont.smallSystemFontSize)
  }
}

@MainActor @Suite struct SymbolTests {
  @Test func `A symbol's size follows its configuration`() throws {
    let plain = try #require(UIImage(systemName: "star"))
    #expect(plain.size == CGSize(width: 20, height: 20))
    #expect(plain.isSymbolImage)
    let large = UIImage(systemName: "star", withConfiguration: UIImage.SymbolConfiguration(pointSize: 34))
    #expect(large?.size == CGSize(width: 40, height: 40))
    let scaled = plain.applyingSymbolConfiguration(UIImage.SymbolConfiguration(scale: .large))
    #expect((scaled?.size.width ?? 0) > 20)
    #expect(UIImage(systemName: "") == nil)
    #expect(plain.withTintColor(.red, renderingMode: .alwaysOriginal).renderingMode == .alwaysOriginal)
    #expect(plain.resizableImage(withCapInsets: UIEdgeInsets(top: 1, left: 2, bottom: 3, right: 4)).capInsets.left == 2)
  }

  @Test func `A part of a picture has its size`() throws {
    let format = UIGraphicsImageRendererFormat()
    format.scale = 2
    let image = UIGraphicsImageRenderer(size: CGSize(width: 10, height: 10), format: format).image { _ in }
    #expect(image.cgImage?.copy()?.width == image.cgImage?.width)
    let part = try #require(image.cgImage?.cropping(to: CGRect(x: 5, y: 5, width: 100, height: 10)))
    #expect(part.width == 15 && part.height == 10)
    #expect(UIImage(cgImage: part, scale: 5, orientation: .up).size == CGSize(width: 3, height: 2))
    #expect(image.cgImage?.cropping(to: CGRect(x: 50, y: 0, width: 1, height: 1)) == nil)
    #expect(part.bytesPerRow == part.width * 4 && part.bitsPerPixel == 32 && part.bitsPerComponent == 8)
    #expect(part.alphaInfo == .premultipliedLast && part.colorSpace?.numberOfComponents == 3)
    #expect(part.dataProvider == nil, "pixels are not known")
    #expect(image.preparingThumbnail(of: CGSize(width: 5, height: 2))?.size == CGSize(width: 2, height: 2))
  }

  @Test func `A pattern has one component, and no channels`() {
    let pattern = UIColor(patternImage: UIImage())
    #expect(pattern.cgColor.numberOfComponents == 1 && pattern.cgColor.components == [1])
    #expect(pattern.cgColor.colorSpace?.model == .pattern)
    var channel: CGFloat = 0.25
    #expect(!pattern.getRed(&channel, green: nil, blue: nil, alpha: nil))
    #expect(!pattern.getWhite(&channel, alpha: nil))
    #expect(!pattern.getHue(&channel, saturation: nil, brightness: nil, alpha: nil) && channel == 0.25)
  }

  @Test func `Fonts of all widths have the metrics of their weight`() {
    let condensed = UIFont.systemFont(ofSize: 12, weight: .bold, width: .condensed)
    #expect(condensed == UIFont.systemFont(ofSize: 12, weight: .bold))
    #expect(UIFont.Width.compressed.rawValue < UIFont.Width.condensed.rawValue)
    #expect(UIFont.Width.standard.rawValue == 0 && UIFont.Width.expanded.rawValue > 0)
  }
}
