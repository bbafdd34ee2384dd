import Foundation
import Testing
import UIKit

/// Fonts by name: those of iOS, and those of the app's resources.
@MainActor @Suite struct InstalledFontTests {
  @Test(arguments: [
    ("Helvetica", "Helvetica", "Helvetica"), ("Helvetica Bold", "Helvetica-Bold", "Helvetica"),
    ("Avenir Next Demi Bold", "AvenirNext-DemiBold", "Avenir Next"), ("Futura Bold", "Futura-Bold", "Futura"),
    ("HelveticaNeue-Bold", "HelveticaNeue-Bold", "Helvetica Neue"),
    ("Helvetica Neue", "HelveticaNeue", "Helvetica Neue"), ("avenir-book", "Avenir-Book", "Avenir"),
    ("Times New Roman", "TimesNewRomanPSMT", "Times New Roman"), ("Menlo-Regular", "Menlo-Regular", "Menlo"),
  ])
  func `W39 iOS's fonts are found by their names and by their families`(
    name: String, fontName: String, family: String
  ) throws {
    let font = try #require(UIFont(name: name, size: 12))
    #expect((font.fontName, font.familyName, font.pointSize) == (fontName, family, 12))
  }

  @Test(arguments: ["Nope", "", "SFProText-Regular", "Roboto-Bold", "Helvetica-Nope"])
  func `W39 There is no font of another name`(name: String) { #expect(UIFont(name: name, size: 12) == nil) }

  @Test func `Families and their faces are listed`() {
    #expect(UIFont.familyNames.contains("Georgia"))
    #expect(UIFont.familyNames == UIFont.familyNames.sorted())
    #expect(
      UIFont.fontNames(forFamilyName: "Georgia") == ["Georgia", "Georgia-Italic", "Georgia-Bold", "Georgia-BoldItalic"])
    #expect(UIFont.fontNames(forFamilyName: "Nope") == [])
  }

  // MARK: Files

  /// A font file with nothing but a table of names, in the two forms that such tables have.
  private func file(postScriptName: String, family: String, isWide: Bool = true) -> Data {
    func number(_ value: Int, _ count: Int) -> [UInt8] {
      (0..<count).reversed().map { UInt8(truncatingIfNeeded: value >> (8 * $0)) }
    }
    let texts = [(1, family), (6, postScriptName)].map { name, text in
      (name, isWide ? text.utf16.flatMap { number(Int($0), 2) } : Array(text.utf8))
    }
    var (records, storage): ([UInt8], [UInt8]) = ([], [])
    for (name, bytes) in texts {
      records += number(isWide ? 3 : 1, 2) + number(isWide ? 1 : 0, 2) + number(0, 2) + number(name, 2)
      records += number(bytes.count, 2) + number(storage.count, 2)
      storage += bytes
    }
    let names = number(0, 2) + number(texts.count, 2) + number(6 + records.count, 2) + records + storage
    let header = number(0x0001_0000, 4) + number(1, 2) + number(0, 6)
    return Data(header + Array("name".utf8) + number(0, 4) + number(28, 4) + number(names.count, 4) + names)
  }

  @Test(arguments: [true, false]) func `A font that code registers is found by its name`(isWide: Bool) throws {
    let name = isWide ? "Wide-Regular" : "Narrow-Regular"
    let app = XCUIApplication(rootViewController: UIViewController())
    try app.launch()
    try app.run {
      #expect(UIFont(name: name, size: 12) == nil)
      let provider = try #require(
        CGDataProvider(data: file(postScriptName: name, family: "My Font", isWide: isWide) as CFData))
      let font = try #require(CGFont(provider))
      #expect(font.postScriptName as String? == name)
      var error: Unmanaged<CFError>?
      #expect(CTFontManagerRegisterGraphicsFont(font, &error))
      #expect(UIFont(name: name, size: 12)?.familyName == "My Font")
      #expect(UIFont.fontNames(forFamilyName: "My Font") == [name])
    }
  }

  @Test func `A file without fonts is not registered, and the error says so`() throws {
    let url = FileManager.default.temporaryDirectory.appendingPathComponent("\(UUID().uuidString).ttf")
    defer { try? FileManager.default.removeItem(at: url) }
    var error: Unmanaged<CFError>?
    #expect(!CTFontManagerRegisterFontsForURL(url as CFURL, .process, &error))
    #expect(error?.takeRetainedValue().code == 101)
    let whole = file(postScriptName: "A", family: "A")
    for count in 0..<whole.count {
      try whole.prefix(count).write(to: url)
      #expect(!CTFontManagerRegisterFontsForURL(url as CFURL, .process, nil), "\(count)")
    }
    try whole.write(to: url)
    let app = XCUIApplication(rootViewController: UIViewController())
    try app.launch()
    try app.run {
      #expect(CTFontManagerRegisterFontsForURL(url, .process, nil))
      #expect(UIFont(name: "A", size: 1) != nil)
    }
  }
}
