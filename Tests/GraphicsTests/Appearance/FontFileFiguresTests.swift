import Foundation
import PlainviewGraphics
import PlainviewStage
import Testing
import UIKit
import _Testing_UIKit

/// Fonts of an app's own files have the sizes that the files say.
@MainActor @Suite struct FontFileFiguresTests {
  private func number(_ value: Int, _ count: Int = 2) -> [UInt8] {
    (0..<count).reversed().map { UInt8(truncatingIfNeeded: value >> (8 * $0)) }
  }

  /// A font of 1000 units: a blank of 250, A and B of 600 and 700, é of 450, ☃ of 900; other characters have none.
  ///
  /// The glyphs of A and B follow from a difference, that of é from a list; the wide form has all in groups.
  private func file(named name: String, family: String? = nil, isWide: Bool, version: Int = 2) -> Data {
    let advances = [500, 250, 600, 700, 450, 900]
    let text = name.utf16.flatMap { number(Int($0)) }
    let familyText = (family ?? name).utf16.flatMap { number(Int($0)) }
    /// Numbers of two bytes one behind the other.
    func words(_ values: Int...) -> [UInt8] { values.flatMap { number($0) } }
    let names =
      words(0, 2, 30) + words(3, 1, 0, 1, familyText.count, text.count) + words(3, 1, 0, 6, text.count, 0) + text
      + familyText
    let head = number(0, 18) + words(1000) + number(0, 34)
    let hhea = words(1, 0, 900, -300, 50) + number(0, 24) + words(advances.count)
    let hmtx = advances.flatMap { words($0, 0) }
    let segments: [(first: Int, last: Int, delta: Int, offset: Int)] = [
      (0x20, 0x20, 1 - 0x20, 0), (0x41, 0x42, 2 - 0x41, 0), (0xE9, 0xEA, 0, 6), (0x2603, 0x2603, 5 - 0x2603, 0),
      (0xFFFF, 0xFFFF, 1, 0),
    ]
    var map = isWide ? words(12, 0) + number(0, 8) : words(4, 0, 0, 2 * segments.count) + number(0, 6)
    if isWide {
      let groups = [(0x20, 0x20, 1), (0x41, 0x42, 2), (0xE9, 0xE9, 4), (0x2603, 0x2603, 5)]
      map += number(groups.count, 4)
      for group in groups { map += number(group.0, 4) + number(group.1, 4) + number(group.2, 4) }
    } else {
      map += segments.flatMap { words($0.last) } + words(0) + segments.flatMap { words($0.first) }
      map += segments.flatMap { words($0.delta) } + segments.flatMap { words($0.offset) } + words(4, 0)
    }
    let cmap = words(0, 1, 3, isWide ? 10 : 1) + number(12, 4) + map
    let os2 = words(version) + number(0, 84) + words(480, 690)
    let tables = [
      ("OS/2", os2), ("cmap", cmap), ("head", head), ("hhea", hhea), ("hmtx", hmtx), ("name", names),
    ]
    var (records, bodies): ([UInt8], [UInt8]) = ([], [])
    for (tag, body) in tables {
      let offset = 12 + 16 * tables.count + bodies.count
      records += Array(tag.utf8) + number(0, 4) + number(offset, 4) + number(body.count, 4)
      bodies += body
    }
    return Data(number(0x0001_0000, 4) + number(tables.count) + number(0, 6) + records + bodies)
  }

  private func register(_ data: Data) -> Bool {
    guard let provider = CGDataProvider(data: data as CFData), let font = CGFont(provider) else { return false }
    return CTFontManagerRegisterGraphicsFont(font, nil)
  }

  @Test(arguments: [true, false]) func `Lines, letters and advances are the file's`(isWide: Bool) throws {
    let app = try Stage().app
    try app.run {
      #expect(register(file(named: "Own", isWide: isWide)))
      let font = try #require(UIFont(name: "Own", size: 20))
      #expect(font.ascender == 18 && abs(font.descender + 7) < 1e-9 && font.lineHeight == 25)
      #expect(abs(font.capHeight - 13.8) < 1e-9 && abs(font.xHeight - 9.6) < 1e-9)
      func width(_ text: String) -> Double { Double(TextMetrics.system.width(of: text[...], in: font)) }
      for (text, expected) in [
        ("A", 12.0), ("AB A", 43), ("é", 9), ("e\u{301}", 9), ("☃", 18), ("AéB☃", 53), ("", 0),
      ] {
        #expect(abs(width(text) - expected) < 1e-4, "\(text)")
      }
      // What the font lacks comes from elsewhere, as wide as characters usually are.
      #expect(width("C") > 8 && width("ж") > 8 && width("한") > 15)
      #expect(font.withSize(10).lineHeight == 12.5)
    }
  }

  @Test func `Heights that the file does not say are the system font's`() throws {
    let app = try Stage().app
    try app.run {
      #expect(register(file(named: "Old", isWide: false, version: 1)))
      let font = try #require(UIFont(name: "Old", size: 20))
      #expect(font.capHeight == UIFont.systemFont(ofSize: 20).capHeight)
      #expect(font.xHeight == UIFont.systemFont(ofSize: 20).xHeight)
    }
  }

  @Test func `Fonts of iOS keep their own sizes`() throws {
    let app = try Stage().app
    try app.run {
      let before = UIFont(name: "Avenir-Roman", size: 10)
      #expect(register(file(named: "Avenir-Roman", isWide: true)))
      #expect(UIFont(name: "Avenir-Roman", size: 10)?.lineHeight == before?.lineHeight)
      #expect(abs((before?.capHeight ?? 0) - 7.08) < 1e-9 && abs((before?.xHeight ?? 0) - 4.68) < 1e-9)
    }
  }

  @Test(arguments: ["Helvetica", "Avenir Next", "Menlo"])
  func `A file's lines and letters are its own in a family that iOS has too`(family: String) throws {
    let app = try Stage().app
    try app.run {
      #expect(register(file(named: "Own-Heavy", family: family, isWide: true)))
      let font = try #require(UIFont(name: "Own-Heavy", size: 20))
      #expect(font.familyName == family)
      #expect(font.ascender == 18 && abs(font.descender + 7) < 1e-9 && font.lineHeight == 25)
      #expect(abs(font.capHeight - 13.8) < 1e-9 && abs(font.xHeight - 9.6) < 1e-9)
    }
  }

  @Test(arguments: [true, false]) func `A damaged file has a font without sizes, or none`(isWide: Bool) throws {
    let whole = file(named: "Torn", isWide: isWide)
    let app = try Stage().app
    try app.run {
      for count in stride(from: 0, to: whole.count, by: 3) { _ = register(whole.prefix(count)) }
      for index in whole.indices {
        var damaged = whole
        damaged[index] ^= 0xFF
        _ = register(damaged)
      }
      #expect(register(whole))
    }
  }
}
