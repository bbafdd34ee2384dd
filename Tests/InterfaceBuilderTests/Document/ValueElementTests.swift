import Foundation
import PlainviewInterfaceBuilder
import Testing

@Suite struct ValueElementTests {
  private func color(_ attributes: String) throws -> ColorElement {
    try #require(try Fixture.view("<view><color key='backgroundColor' \(attributes)/></view>").backgroundColor)
  }

  private func font(_ attributes: String) throws -> FontElement {
    try #require(
      try Fixture.view("<label><fontDescription key='fontDescription' \(attributes)/></label>").fontDescription)
  }

  // MARK: Colours

  @Test(arguments: [
    ("colorSpace='custom' customColorSpace='sRGB'", ColorElement.Space.sRGB),
    ("colorSpace='custom' customColorSpace='displayP3'", .displayP3),
    ("colorSpace='custom' customColorSpace='extendedSRGB'", .extendedSRGB),
    ("colorSpace='calibratedRGB'", .genericRGB), ("colorSpace='deviceRGB'", .deviceRGB),
    ("colorSpace='custom' customColorSpace='adobe'", .other), ("", .sRGB),
  ])
  func `colours by red, green and blue have a space`(attributes: String, space: ColorElement.Space) throws {
    let color = try color("red='0.1' green='0.2' blue='0.3' alpha='0.4' \(attributes)")
    #expect(color.source == .components)
    #expect(
      color.components == ColorElement.Components(red: 0.1, green: 0.2, blue: 0.3, alpha: 0.4, space: space))
  }

  @Test(arguments: [
    "colorSpace='custom' customColorSpace='genericGamma22GrayColorSpace'", "colorSpace='calibratedWhite'",
    "colorSpace='custom' customColorSpace='calibratedWhite'",
  ])
  func `greys have equal components and are opaque unless said otherwise`(attributes: String) throws {
    #expect(
      try color("white='0.25' \(attributes)").components
        == ColorElement.Components(red: 0.25, green: 0.25, blue: 0.25, alpha: 1, space: .gray))
  }

  @Test func `colours by name tell whose name it is`() throws {
    #expect(try color("systemColor='labelColor'").source == .system("labelColor"))
    #expect(try color("cocoaTouchSystemColor='darkTextColor'").source == .system("darkTextColor"))
    #expect(try color("name='Brand'").source == .named("Brand"))
    #expect(try color("name='textColor' catalog='System' colorSpace='catalog'").source == .system("textColor"))
    #expect(try color("systemColor='systemBlueColor' red='0' green='0.5' blue='1'").components?.green == 0.5)
    #expect(try color("name='Brand'").components == nil)
  }

  @Test func `nil is told apart from absence`() throws {
    let label = try Fixture.view("<label><nil key='textColor'/></label>")
    #expect(label.textColor == nil)
    #expect(label.isNil("textColor"))
    #expect(!label.isNil("highlightedColor"))
  }

  // MARK: Fonts

  static let fonts: [(attributes: String, face: FontElement.Face, size: Double?)] = [
    ("type='system' pointSize='17'", .system(weight: nil), 17),
    ("type='system' weight='semibold' pointSize='12.5'", .system(weight: "semibold"), 12.5),
    ("type='boldSystem' pointSize='20'", .boldSystem, 20),
    ("type='italicSystem' pointSize='9'", .italicSystem, 9),
    ("style='UICTFontTextStyleTitle0'", .textStyle("UICTFontTextStyleTitle0"), nil),
    ("name='Avenir-Book' family='Avenir' pointSize='11'", .named("Avenir-Book", family: "Avenir"), 11),
    ("type='boldSystem' size='button'", .boldSystem, 18),
    ("type='system' size='smallSystem'", .system(weight: nil), 12),
  ]

  @Test(arguments: fonts)
  func `fonts have a face and a size`(attributes: String, face: FontElement.Face, size: Double?) throws {
    #expect(try font(attributes).face == face)
    #expect(try font(attributes).pointSize == size)
  }

  @Test func `attributed text is a list of runs`() throws {
    let label = try #require(try Fixture.document("card.xib").view(id: "ttl-01-aaa"))
    let text = try #require(label.attributedText("attributedText"))
    #expect(text.text == "Big small & long")
    #expect(text.runs.map(\.text) == ["Big ", "small & long"])
    #expect(text.runs[0].color?.components?.red == 0.5)
    #expect(text.runs[0].font?.face == .boldSystem)
    #expect(text.runs[0].font?.pointSize == 18)
    #expect(text.runs[0].paragraphStyle?.string("alignment") == "center")
    #expect(text.runs[1].font?.face == .named("Brush-Regular", family: nil))
    #expect(text.runs[1].color == nil)
  }

  // MARK: Runtime attributes

  @Test func `runtime attributes of every type have values`() throws {
    let card = try #require(try Fixture.document("card.xib").view(id: "crd-01-aaa"))
    #expect(
      card.runtimeAttributes.map(\.keyPath) == [
        "layer.cornerRadius", "columns", "shadowed", "kind", "caption", "borderColor", "origin", "minimumSize",
        "area", "visible", "picture", "nothing",
      ])
    let values = card.runtimeAttributes.map { attribute in
      switch attribute.value {
      case .real(let number): "real \(number)"
      case .integer(let number): "integer \(number)"
      case .boolean(let flag): "boolean \(flag)"
      case .string(let text): "string \(text)"
      case .localizedString(let text): "localized \(text)"
      case .color(let color): "color \(color.components?.red ?? -1)"
      case .point(let point): "point \(point.x) \(point.y)"
      case .size(let size): "size \(size.width) \(size.height)"
      case .rect(let rect): "rect \(rect.minX) \(rect.minY) \(rect.width) \(rect.height)"
      case .range(let location, let length): "range \(location) \(length)"
      case .image(let name): "image \(name)"
      case .null: "null"
      case nil: "nothing"
      }
    }
    #expect(
      values == [
        "real 6.0", "integer 2", "boolean true", "string card", "localized Caption", "color 0.5", "point 1.0 2.0",
        "size 3.0 4.0", "rect 1.0 2.0 3.0 4.0", "range 5 6", "image photo", "null",
      ])
  }

  @Test func `a runtime attribute without a valid value has none`() throws {
    let view = try Fixture.view(
      "<view><userDefinedRuntimeAttributes><userDefinedRuntimeAttribute type='number' keyPath='a'/>"
        + "<userDefinedRuntimeAttribute type='soup' keyPath='b' value='c'/></userDefinedRuntimeAttributes></view>")
    #expect(view.runtimeAttributes.count == 2)
    #expect(view.runtimeAttributes.allSatisfy { $0.value == nil })
  }

  @Test func `options are the names of what is switched on`() throws {
    let recognizer = try #require(try Fixture.document("card.xib").recognizers.last)
    #expect(recognizer.options("edges") == ["left"])
    #expect(recognizer.options("none") == [])
  }
}
