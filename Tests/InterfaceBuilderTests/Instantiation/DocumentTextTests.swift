import Foundation
import PlainviewGraphics
import PlainviewInterfaceBuilder
import PlainviewUIKitCore
import PlainviewWidgets
import Testing

/// Texts on the canvas of the Xcode that saved a document; expected widths are those that public documents store.
@Suite @MainActor struct DocumentTextTests {
  /// The views of a document, laid out as on the canvas.
  private func root(_ view: String, tools: String, path: String = "Test.storyboard") throws -> UIView {
    let text = Sample.storyboard(view: "<subviews>\(view)</subviews>", tools: tools)
    var options = LoadingOptions()
    options.isCanvasStored = true
    let document = try InterfaceDocument(text: text, path: path)
    UIScreen.main.become(document.canvas, textMetrics: document.textMetrics)
    return try #require(DocumentLoader(document: document, options: options).canvasRoots().first).root
  }

  private func size(_ view: String, tools: String, path: String = "Test.storyboard") throws -> CGSize {
    try Sample.run { try #require(root(view, tools: tools, path: path).subviews.first).intrinsicContentSize }
  }

  private func label(_ text: String, _ font: String) -> String {
    """
    <label text="\(text)" translatesAutoresizingMaskIntoConstraints="NO" id="a">
    <rect key="frame" x="0" y="0" width="1" height="1"/>\(font.isEmpty ? "" : "<fontDescription key=\"fontDescription\" \(font)/>")
    </label>
    """
  }

  private func button(_ title: String, _ attributes: String = "", _ inside: String = "") -> String {
    """
    <button translatesAutoresizingMaskIntoConstraints="NO" id="a" \(attributes)><rect key="frame" x="0" y="0" width="1" height="1"/>
    \(inside)<state key="normal" title="\(title)"/></button>
    """
  }

  @Test(arguments: [
    ("9531", 17, 42.0), ("14313", 17, 42.0), ("14313", 14, 35.5), ("14313", 13, 33.0), ("13196", 12, 31.0),
    ("14313", 16, 39.5), ("17156", 17, 41.5), ("17156", 16, 39.5), ("21507", 13, 33.0),
  ])
  func `X6 A regular label is as wide as in its time`(tools: String, size: Int, width: Double) throws {
    let label = label("Label", "type=\"system\" pointSize=\"\(size)\"")
    #expect(abs(try self.size(label, tools: tools).width - CGFloat(width)) <= 0.5)
  }

  @Test(arguments: [
    ("Headline", "19529", 37.0, 17.0), ("Body", "18122", 35.5, 17.0), ("Subhead", "13771", 37.5, 18.0),
    ("Body", "17156", 41.5, 20.5), ("Footnote", "21507", 33.0, 16.0),
  ])
  func `X6 Styles have the sizes of the text size that the canvas of their time shows`(
    style: String, tools: String, width: Double, height: Double
  ) throws {
    let size = try size(label("Label", "style=\"UICTFontTextStyle\(style)\""), tools: tools)
    #expect(size == CGSize(width: width, height: height))
  }

  @Test(arguments: [
    ("10117", "Title0", 33.0), ("10117", "Title1", 27.0), ("12121", "Title1", 28.0), ("13771", "Title0", 30.0),
    ("14313", "Title1", 26.0), ("14313", "Title2", 20.0), ("14313", "Title3", 20.0), ("15705", "Title1", 28.0),
    ("18122", "Title0", 31.0), ("20037", "Body", 14.0), ("21507", "Title0", 34.0), ("32700.99.1234", "Body", 17.0),
  ])
  func `X6 Titles have sizes of their own time`(tools: String, style: String, size: Double) throws {
    try Sample.run {
      let root = try root(label("A", "style=\"UICTFontTextStyle\(style)\""), tools: tools)
      let font = try #require((root.subviews.first as? UILabel)?.font)
      #expect(font.pointSize == CGFloat(size))
      #expect((font.weight == .light) == (style == "Title1" && tools < "13"))
    }
  }

  @Test func `X6 At run time a style follows the user's text size, whatever the document's time`() throws {
    try Sample.run {
      let text = Sample.storyboard(
        view: "<subviews>\(label("A", "style=\"UICTFontTextStyleBody\""))</subviews>", tools: "18122")
      let loader = DocumentLoader(
        document: try InterfaceDocument(text: text, path: "Test.storyboard"), options: .init())
      let view = try #require(loader.canvasRoots().first).root
      #expect((view.subviews.first as? UILabel)?.font.pointSize == 17)
    }
  }

  @Test func `X5 A configuration without a font has 14 points before the tools 21000, and 17 from then on`() throws {
    let configured = button(
      "", "buttonType=\"system\"", "<buttonConfiguration key=\"configuration\" style=\"plain\" title=\"Button\"/>")
    #expect(try size(configured, tools: "19529").height == 31)
    #expect(try size(configured, tools: "20037").height == 31)
    #expect(try size(configured, tools: "21507").height == 35)
    let plain = try size(label("Button", "type=\"system\" pointSize=\"14\""), tools: "19529")
    #expect(try size(configured, tools: "19529").width == plain.width + 24)
  }

  @Test func `A classic button is whole points wide, and a custom one without a font has 18 points`() throws {
    #expect(try size(button("Button", "buttonType=\"system\""), tools: "14313") == CGSize(width: 46, height: 30))
    #expect(try size(button("Reject", "buttonType=\"roundedRect\""), tools: "14460").width == 43)
    #expect(try size(button("Button"), tools: "14313").height == 34)
  }

  @Test func `X8 Open fonts that a document names have their own advances and lines`() throws {
    // Seven syllables of 0.94 em; 0.92 em above the baseline and 0.23 below.
    let korean = label("가나다라마바사", "name=\"NanumGothicBold\" family=\"NanumGothic\" pointSize=\"20\"")
    #expect(try size(korean, tools: "17156") == CGSize(width: 132, height: 23))
    // 1.171875 em from line to line, and 1150, 1097 and 543 units of 2048.
    let roboto = label("non", "name=\"Roboto-Regular\" family=\"Roboto\" pointSize=\"16\"")
    #expect(try size(roboto, tools: "17156").height == 19)
    let other = label("non", "name=\"RobotoMono-Regular\" family=\"Roboto Mono\" pointSize=\"16\"")
    #expect(try size(other, tools: "17156").height == 19.5)
  }

  @Test func `Kanji and kana are wider where the document's time and language say so`() throws {
    let text = "所有日期"
    let font = "type=\"system\" pointSize=\"16\""
    #expect(try size(label(text, font), tools: "21701").width == 65.5)
    #expect(try size(label(text, font), tools: "10117").width == 64)
    #expect(try size(label(text, font), tools: "24765").width == 64)
    // As three documents of such a release store it, in bold of 20 points.
    let stored = try size(label("第一希望面接日", "type=\"boldSystem\" pointSize=\"20\""), tools: "32700.99.1234").width
    #expect(stored == 131)
    let narrow = PixelRounding.ceil(4 * 16 * 0.9345, scale: 2)
    #expect(try size(label(text, font), tools: "21701", path: "/app/ko.lproj/Main.storyboard").width == narrow)
    #expect(try size(label(text, font) + label("설정", font), tools: "21701").width == narrow)
    #expect(try size(label(text, font) + label("설정カ", font), tools: "21701").width == 65.5)
  }

  @Test func `X9 All runs of an attributed text have their font, their distance and their lines`() throws {
    let attributed = """
      <label numberOfLines="0" translatesAutoresizingMaskIntoConstraints="NO" id="a"><rect key="frame" x="0" y="0" width="1" height="1"/>
      <attributedString key="attributedText">
      <fragment content="Label"><attributes><font key="NSFont" size="17" name="HelveticaNeue"/>
      <paragraphStyle key="NSParagraphStyle" alignment="right" lineBreakMode="charWrapping" lineHeightMultiple="2" lineSpacing="3"/>
      </attributes></fragment>
      <fragment content="Label"><attributes><font key="NSFont" size="34" metaFont="systemBold"/><real key="NSKern" value="2"/>
      <color key="NSColor" red="1" green="0" blue="0" alpha="1" colorSpace="calibratedRGB"/>
      <integer key="NSUnderline" value="1"/>
      </attributes></fragment></attributedString></label>
      """
    try Sample.run {
      let root = try root(attributed, tools: "21507")
      let text = try #require((root.subviews.first as? UILabel)?.attributedText)
      #expect(text.string == "LabelLabel")
      let first = text.attributes(at: 0, effectiveRange: nil)
      #expect((first[.font] as? UIFont)?.fontName == "HelveticaNeue")
      #expect(first[.kern] == nil)
      let second = text.attributes(at: 5, effectiveRange: nil)
      #expect((second[.font] as? UIFont)?.pointSize == 34)
      #expect((second[.kern] as? NSNumber)?.doubleValue == 2)
      #expect((second[.underlineStyle] as? NSNumber)?.intValue == 1)
      #expect((second[.foregroundColor] as? UIColor) == UIColor(red: 1, green: 0, blue: 0, alpha: 1))
      let style = try #require(first[.paragraphStyle] as? NSParagraphStyle)
      #expect(style.alignment == .right && style.lineBreakMode == .byCharWrapping)
      #expect(style.lineHeightMultiple == 2 && style.lineSpacing == 3)
      // The larger run makes the line high, and the paragraph twice as high.
      #expect(root.subviews[0].intrinsicContentSize.height > 80)
    }
  }
}
