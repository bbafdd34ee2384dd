import Foundation
import PlainviewGraphics
import PlainviewRuntime
import Testing

/// Archives name classes, which Foundation for Linux can for those at the top level alone.
final class BrandColor: UIColor, @unchecked Sendable {}

/// Values that apps keep in files and user defaults by archives, as `NSSecureCoding` in Apple's documentation has them.
@Suite struct ArchivingTests {
  private func copy<Value: NSObject & NSCoding>(_ value: Value) throws -> Value {
    let data = try NSKeyedArchiver.archivedData(withRootObject: value, requiringSecureCoding: true)
    return try #require(try NSKeyedUnarchiver.unarchivedObject(ofClass: Value.self, from: data))
  }

  @Test func `A color comes back with its channels`() throws {
    let color = UIColor(red: 0.1, green: 0.2, blue: 0.3, alpha: 0.4)
    #expect(try copy(color) == color)
    #expect(try copy(UIColor(white: 0.25, alpha: 1)).description == "UIExtendedGrayColorSpace 0.25 1")
    #expect(try copy(UIColor.red) == .red)
  }

  @Test func `A color of the system comes back for the light and the dark style`() throws {
    let dark = UITraitCollection(userInterfaceStyle: .dark)
    let light = UITraitCollection(userInterfaceStyle: .light)
    let color = try copy(UIColor.systemBackground)
    #expect(color.resolvedColor(with: dark) == UIColor.systemBackground.resolvedColor(with: dark))
    #expect(color.resolvedColor(with: light) == UIColor(red: 1, green: 1, blue: 1, alpha: 1))
    #expect(color.resolvedColor(with: dark) != color.resolvedColor(with: light))
  }

  @Test func `A color can be read by older functions and from a dictionary`() throws {
    let data = try NSKeyedArchiver.archivedData(
      withRootObject: NSDictionary(dictionary: ["tint": UIColor.blue]), requiringSecureCoding: false)
    let read = try NSKeyedUnarchiver.unarchiveTopLevelObjectWithData(data) as? [String: Any]
    #expect(read?["tint"] as? UIColor == .blue)
  }

  @Test func `A subclass of a color is archived as itself`() throws {
    let data = try NSKeyedArchiver.archivedData(
      withRootObject: BrandColor(red: 1, green: 0.5, blue: 0, alpha: 1), requiringSecureCoding: false)
    let read = try #require(try NSKeyedUnarchiver.unarchiveTopLevelObjectWithData(data) as? UIColor)
    #expect(type(of: read) == BrandColor.self)
    #expect(read == UIColor(red: 1, green: 0.5, blue: 0, alpha: 1))
  }

  @Test func `An archive without a color gives none`() throws {
    let archiver = NSKeyedArchiver(requiringSecureCoding: true)
    let coder = try NSKeyedUnarchiver(forReadingFrom: archiver.encodedData)
    #expect(UIColor(coder: coder) == nil)
    #expect(UIImage(coder: coder) == nil)
    #expect(UIFont(coder: coder) == nil)
    #expect(UIFontDescriptor(coder: coder) == nil)
    #expect(UIBezierPath(coder: coder)?.isEmpty == true)
    #expect(NSParagraphStyle(coder: coder) == NSParagraphStyle())
  }

  @Test func `Fonts come back with their names, sizes, weights and text styles`() throws {
    let fonts: [UIFont] = [
      .systemFont(ofSize: 17, weight: .semibold), .italicSystemFont(ofSize: 12), .preferredFont(forTextStyle: .title1),
      try #require(UIFont(name: "Georgia-Bold", size: 21)),
    ]
    for font in fonts {
      let copied = try copy(font)
      #expect(copied == font)
      #expect(copied.lineHeight == font.lineHeight)
      #expect(copied.fontDescriptor == font.fontDescriptor)
      #expect(try UIFont(descriptor: copy(font.fontDescriptor), size: 0) == font)
    }
  }

  @Test func `A picture comes back with its file, its scale and how it is drawn`() throws {
    let size = CGSize(width: 12, height: 8)
    let drawn = UIGraphicsImageRenderer(size: size).image { _ in }
    let file = try #require(drawn.pngData())
    let picture = try #require(UIImage(data: file, scale: 2))
    let changed = picture.withRenderingMode(.alwaysTemplate).resizableImage(
      withCapInsets: UIEdgeInsets(top: 1, left: 2, bottom: 3, right: 4))
    let copied = try copy(changed)
    #expect(copied == changed)
    #expect(copied.capInsets.right == 4 && copied.scale == 2)
    #expect(try copy(drawn).size == size)
    #expect(try copy(#require(UIImage(systemName: "star"))).isSymbolImage)
    let film = try #require(UIImage.animatedImage(with: [picture, changed], duration: 3))
    #expect(try copy(film).images == [picture, changed] && copy(film).duration == 3)
  }

  @Test func `A paragraph style comes back as it was, also one that can be changed`() throws {
    let style = NSMutableParagraphStyle()
    style.alignment = .center
    style.lineBreakMode = .byTruncatingMiddle
    style.lineSpacing = 3
    style.headIndent = 7
    style.tailIndent = -5
    style.lineHeightMultiple = 1.25
    style.baseWritingDirection = .rightToLeft
    style.tabStops = [NSTextTab(textAlignment: .right, location: 90)]
    let copied = try copy(style)
    #expect(copied == style)
    copied.lineSpacing = 4
    #expect(copied.lineSpacing == 4)
    #expect(try copy(style.copy() as? NSParagraphStyle ?? NSParagraphStyle()) == style)
  }

  @Test func `A path comes back with its steps`() throws {
    let path = UIBezierPath(roundedRect: CGRect(x: 1, y: 2, width: 30, height: 40), cornerRadius: 5)
    path.move(to: CGPoint(x: 3, y: 4))
    path.addQuadCurve(to: CGPoint(x: 9, y: 9), controlPoint: CGPoint(x: 5, y: -1))
    path.close()
    path.lineWidth = 2.5
    path.lineCapStyle = .round
    path.lineJoinStyle = .bevel
    path.usesEvenOddFillRule = true
    let copied = try copy(path)
    #expect(copied.cgPath == path.cgPath)
    #expect(copied.lineWidth == 2.5 && copied.lineCapStyle == .round && copied.lineJoinStyle == .bevel)
    #expect(copied.usesEvenOddFillRule)
  }

  @Test func `A text comes back with its color, its font, its shadow and its attachment`() throws {
    let shadow = NSShadow()
    shadow.shadowOffset = CGSize(width: 1, height: -2)
    shadow.shadowBlurRadius = 3
    shadow.shadowColor = UIColor.gray
    let text = NSMutableAttributedString(
      string: "Plain",
      attributes: [.foregroundColor: UIColor.red, .font: UIFont.boldSystemFont(ofSize: 9), .shadow: shadow])
    let attachment = NSTextAttachment(data: Data([1, 2]), ofType: "public.data")
    attachment.bounds = CGRect(x: 0, y: -3, width: 10, height: 11)
    text.append(NSAttributedString(attachment: attachment))
    let data = try NSKeyedArchiver.archivedData(withRootObject: text, requiringSecureCoding: false)
    let read = try #require(try NSKeyedUnarchiver.unarchiveTopLevelObjectWithData(data) as? NSAttributedString)
    #expect(read.string == text.string)
    #expect(read.attribute(.foregroundColor, at: 2, effectiveRange: nil) as? UIColor == .red)
    #expect(read.attribute(.font, at: 2, effectiveRange: nil) as? UIFont == .boldSystemFont(ofSize: 9))
    let readShadow = try #require(read.attribute(.shadow, at: 0, effectiveRange: nil) as? NSShadow)
    #expect(readShadow.shadowOffset == shadow.shadowOffset && readShadow.shadowBlurRadius == 3)
    #expect(readShadow.shadowColor as? UIColor == .gray)
    let readAttachment = try #require(read.attribute(.attachment, at: 5, effectiveRange: nil) as? NSTextAttachment)
    #expect(readAttachment.contents == Data([1, 2]) && readAttachment.fileType == "public.data")
    #expect(readAttachment.bounds == attachment.bounds)
  }
}
