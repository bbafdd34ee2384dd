import Foundation
import PlainviewRuntime
import PlainviewUIKitCore
import Testing
import UIKit
import _Testing_UIKit

/// Pictures, colours and data of asset catalogs that the tests write into a folder of their own.
@MainActor @Suite final class AssetTests {
  private let folder: URL
  private let app: XCUIApplication

  init() throws {
    folder = FileManager.default.temporaryDirectory.appendingPathComponent("assets-\(UUID().uuidString)")
    app = XCUIApplication(rootViewController: UIViewController())
    try app.launch()
  }

  deinit { try? FileManager.default.removeItem(at: folder) }

  /// The beginning of a PNG file, by hand.
  private func png(_ width: UInt8, _ height: UInt8) -> Data {
    Data(
      [0x89, 0x50, 0x4E, 0x47, 0x0D, 0x0A, 0x1A, 0x0A, 0, 0, 0, 13] + Array("IHDR".utf8)
        + [0, 0, 0, width, 0, 0, 0, height, 8, 6, 0, 0, 0])
  }

  private func write(_ path: String, _ data: Data) throws {
    let url = folder.appendingPathComponent("Media.xcassets/" + path)
    try FileManager.default.createDirectory(at: url.deletingLastPathComponent(), withIntermediateDirectories: true)
    try data.write(to: url)
  }

  private func write(_ path: String, _ text: String) throws { try write(path, Data(text.utf8)) }

  private func find<Found>(_ body: @MainActor () throws -> Found) throws -> Found {
    try app.run {
      AssetLibrary.current.extraFolders = [folder]
      return try body()
    }
  }

  @Test func `A picture is found in the screen's scale, with its size in points`() throws {
    try write(
      "logo.imageset/Contents.json",
      """
      {"images": [{"idiom": "universal", "filename": "a.png", "scale": "1x"},
        {"idiom": "universal", "filename": "b.png", "scale": "2x"},
        {"idiom": "universal", "filename": "c.png", "scale": "3x"}],
       "properties": {"template-rendering-intent": "template"}}
      """)
    try write("logo.imageset/a.png", png(10, 20))
    try write("logo.imageset/b.png", png(24, 44))
    try write("logo.imageset/c.png", png(39, 69))
    let found = try find { UIImage(named: "logo").map { ($0.size, $0.scale, $0.renderingMode) } }
    let scale = try app.run { UITraitCollection.current.displayScale }
    let expected = scale == 3 ? CGSize(width: 13, height: 23) : CGSize(width: 12, height: 22)
    #expect(found?.0 == expected)
    #expect(found?.1 == scale)
    #expect(found?.2 == .alwaysTemplate)
    #expect(try find { UIImage(named: "Logo") } == nil)
  }

  @Test(arguments: [
    ("<svg width=\"32\" height=\"24.5px\" viewBox=\"0 0 1 1\">", CGSize(width: 32, height: 24.5)),
    ("<?xml version='1.0'?>\n<svg\n viewBox='0 0 48,96' fill = 'none'></svg>", CGSize(width: 48, height: 96)),
    ("<svg width='100%' height=\"1in\" viewBox=\"0 0 10 20\">", CGSize(width: 10, height: 96)),
    ("<svg height='72pt' width='1pc'/>", CGSize(width: 16, height: 96)),
    ("<svg fill='none'>", nil), ("<svg width='0' height='5'>", nil), ("<svgs width='5' height='5'>", nil),
    ("<svg width='nan' height='5'>", nil), ("<svg width='5' height=5>", nil), ("<svg", nil), ("", nil),
  ])
  func `A drawing of a catalog has the size of its SVG file`(text: String, size: CGSize?) throws {
    try write("all.imageset/Contents.json", "{\"images\": [{\"idiom\": \"universal\", \"filename\": \"a.svg\"}]}")
    try write("all.imageset/a.svg", text)
    #expect(try find { UIImage(named: "all")?.size } == size)
    #expect(UIImage(data: Data(text.utf8)) == nil)
  }

  @Test func `W72 A picture of a catalog goes by its name with a file's extension, too`() throws {
    try write("all.imageset/Contents.json", "{\"images\": [{\"idiom\": \"universal\", \"filename\": \"a.png\"}]}")
    try write("all.imageset/a.png", png(10, 20))
    #expect(try find { UIImage(named: "all.png")?.size.height } == 20)
    #expect(try find { UIImage(named: "all.png") == UIImage(named: "all") })
    #expect(try find { UIImage(named: "all.txt") } == nil)
  }

  @Test func `W72 Catalogs beside the Info.plist are the app's`() throws {
    final class Delegate: UIResponder, UIApplicationDelegate {
      static var found: CGSize?
      func application(
        _ application: UIApplication, didFinishLaunchingWithOptions options: [UIApplication.LaunchOptionsKey: Any]?
      ) -> Bool {
        Self.found = UIImage(named: "all")?.size
        return true
      }
    }
    try write("all.imageset/Contents.json", "{\"images\": [{\"idiom\": \"universal\", \"filename\": \"a.png\"}]}")
    try write("all.imageset/a.png", png(10, 20))
    let plist = folder.appendingPathComponent("Info.plist")
    let contents = try PropertyListSerialization.data(
      fromPropertyList: ["CFBundleName": "A"], format: .xml, options: 0)
    try contents.write(to: plist)
    let app = XCUIApplication(delegate: Delegate.self, infoPlist: plist)
    try app.launch()
    #expect(Delegate.found == CGSize(width: 10, height: 20))
  }

  @Test(arguments: ["go\u{308}k.png", "G\u{F6}k.png"])
  func `A file's name may be written in another case or form than on the disk`(name: String) throws {
    try write("sky.imageset/Contents.json", "{\"images\": [{\"idiom\": \"universal\", \"filename\": \"\(name)\"}]}")
    try write("sky.imageset/g\u{F6}k.png", png(10, 10))
    #expect(try find { UIImage(named: "sky")?.size.width } == 10)
  }

  @Test func `A dark variant is taken on a dark screen`() throws {
    try write(
      "sky.imageset/Contents.json",
      """
      {"images": [{"idiom": "universal", "filename": "day.png"},
        {"idiom": "universal", "filename": "night.png",
         "appearances": [{"appearance": "luminosity", "value": "dark"}]}]}
      """)
    try write("sky.imageset/day.png", png(10, 10))
    try write("sky.imageset/night.png", png(30, 30))
    let dark = UITraitCollection(userInterfaceStyle: .dark)
    #expect(try find { UIImage(named: "sky")?.size.width } == 10)
    #expect(try find { UIImage(named: "sky", in: nil, compatibleWith: dark)?.size.width } == 30)
  }

  @Test func `A colour follows the appearance, in each way that catalogs write numbers`() throws {
    try write(
      "Brand.colorset/Contents.json",
      """
      {"colors": [
        {"idiom": "universal", "color": {"color-space": "srgb",
          "components": {"red": "0x80", "green": "255", "blue": "0.250", "alpha": "1.000"}}},
        {"idiom": "universal", "appearances": [{"appearance": "luminosity", "value": "dark"}],
         "color": {"color-space": "gray-gamma-22", "components": {"white": "0.5", "alpha": "0.5"}}}]}
      """)
    let color = try #require(try find { UIColor(named: "Brand") })
    let address = SimulatedProcess.address(of: color)
    #expect(color.description == "<UIDynamicCatalogColor: \(address); name = Brand>")
    #expect(color.cgColor.components == [128.0 / 255, 1, 0.25, 1])
    let dark = color.resolvedColor(with: UITraitCollection(userInterfaceStyle: .dark))
    #expect(dark.cgColor.components == [0.5, 0.5])
    #expect(try find { UIColor(named: "None") } == nil)
  }

  @Test func `Resources that Xcode names are found, and something else in place of none`() throws {
    try write(
      "dot.imageset/Contents.json", #"{"images": [{"idiom": "universal", "filename": "a.png", "scale": "1x"}]}"#)
    try write("dot.imageset/a.png", png(10, 20))
    try write(
      "Ink.colorset/Contents.json",
      #"{"colors": [{"idiom": "universal", "color": {"components": {"white": "0.5", "alpha": "1"}}}]}"#)
    #expect(
      try find { UIImage(resource: ImageResource(name: "dot", bundle: .main)).size } == CGSize(width: 10, height: 20))
    #expect(try find { UIImage(resource: ImageResource(name: "none", bundle: .main)).size } == .zero)
    let ink = try find { UIColor(resource: ColorResource(name: "Ink", bundle: .main)) }
    #expect(ink == (try find { UIColor(named: "Ink") }))
    #expect(try find { UIColor(resource: ColorResource(name: "none", bundle: .main)).cgColor.alpha } == 0)
  }

  @Test func `Data is found, and groups give names when they want to`() throws {
    try write(
      "data/words.dataset/Contents.json",
      #"{"data": [{"idiom": "universal", "filename": "w.txt", "universal-type-identifier": "public.plain-text"}]}"#)
    try write("data/words.dataset/w.txt", "one two")
    try write("space/Contents.json", #"{"properties": {"provides-namespace": true}}"#)
    try write("space/x.dataset/Contents.json", #"{"data": [{"filename": "x"}]}"#)
    try write("space/x.dataset/x", "x")
    let found = try find { NSDataAsset(name: "words").map { ($0.data, $0.typeIdentifier) } }
    #expect(found?.0 == Data("one two".utf8))
    #expect(found?.1 == "public.plain-text")
    #expect(try find { NSDataAsset(name: "x") } == nil)
    #expect(try find { NSDataAsset(name: "space/x")?.data } == Data("x".utf8))
  }

  @Test(
    arguments: [
      "", "{", "[]", "null", #"{"images": 3}"#, #"{"images": [1, null, {}]}"#,
      #"{"images": [{"idiom": 4, "filename": ["a"], "scale": "nanx"}]}"#,
      #"{"images": [{"idiom": "universal", "filename": "../../secret.png"}]}"#,
      #"{"images": [{"idiom": "watch", "filename": "a.png"}]}"#,
      #"{"images": [{"idiom": "universal", "filename": "none.png", "scale": "99999999999x"}]}"#,
    ])
  func `A damaged catalog has no picture, and nothing else happens`(contents: String) throws {
    try write("a.imageset/Contents.json", contents)
    try write("a.colorset/Contents.json", contents.replacing("images", with: "colors"))
    try write("a.dataset/Contents.json", contents.replacing("images", with: "data"))
    try write("a.imageset/a.png", png(1, 1))
    #expect(try find { UIImage(named: "a") } == nil)
    #expect(try find { UIColor(named: "a") } == nil)
    #expect(try find { NSDataAsset(name: "a") } == nil)
    #expect(try find { UIImage(named: "") } == nil)
    #expect(try find { UIImage(named: "../../../etc/passwd") } == nil)
  }

  @Test func `A picture's file beside the catalogs is found by its name`() throws {
    try write("x", "")
    try png(10, 6).write(to: folder.appendingPathComponent("plain@2x.png"))
    try png(8, 4).write(to: folder.appendingPathComponent("other.png"))
    #expect(try find { UIImage(named: "plain")?.size } == CGSize(width: 5, height: 3))
    #expect(try find { UIImage(named: "other.png")?.size } == CGSize(width: 8, height: 4))
    let path = folder.appendingPathComponent("plain@2x.png").path
    #expect(try find { UIImage(contentsOfFile: path)?.scale } == 2)
  }
}

@MainActor @Suite struct ImageFileSizeTests {
  private nonisolated static func text(_ text: String) -> [UInt8] { Array(text.utf8) }

  /// Headers written by hand after the formats' descriptions, all of a picture of 300 x 200 pixels.
  private nonisolated static let headers: [[UInt8]] = [
    [0x89, 0x50, 0x4E, 0x47, 0x0D, 0x0A, 0x1A, 0x0A, 0, 0, 0, 13] + text("IHDR") + [0, 0, 1, 0x2C, 0, 0, 0, 200],
    text("GIF89a") + [0x2C, 1, 200, 0],
    text("BM") + [UInt8](repeating: 0, count: 16) + [0x2C, 1, 0, 0, 0x38, 0xFF, 0xFF, 0xFF],
    // Two segments, a fill byte, and a frame of progressive coding.
    [0xFF, 0xD8, 0xFF, 0xE0, 0, 4, 9, 9, 0xFF, 0xC4, 0, 3, 1, 0xFF, 0xFF, 0xC2, 0, 11, 8, 0, 200, 1, 0x2C],
    text("RIFF") + [0, 0, 0, 0] + text("WEBPVP8X") + [10, 0, 0, 0, 0, 0, 0, 0, 0x2B, 1, 0, 199, 0, 0],
    text("RIFF") + [0, 0, 0, 0] + text("WEBPVP8 ") + [UInt8](repeating: 0, count: 10) + [0x2C, 1, 200, 0],
    text("%PDF-1.7\n1 0 obj << /Type /Page /MediaBox [ 0 0 300.0 200 ] >>"),
  ]

  @Test(arguments: headers) func `The size is read from the header`(header: [UInt8]) {
    #expect(ImageFileSize.read(Data(header)) == CGSize(width: 300, height: 200))
    // A slice of data does not begin at zero.
    #expect(ImageFileSize.read(Data([1, 2, 3] + header).dropFirst(3)) == CGSize(width: 300, height: 200))
  }

  @Test(arguments: headers) func `A file cut anywhere or with any byte changed is read or is nil`(header: [UInt8]) {
    for length in 0..<header.count { _ = ImageFileSize.read(Data(header.prefix(length))) }
    for index in header.indices {
      for byte in [0, 1, 0x7F, 0x80, 0xFE, 0xFF] as [UInt8] {
        var damaged = header
        damaged[index] = byte
        guard let size = ImageFileSize.read(Data(damaged)) else { continue }
        #expect(size.width > 0 && size.width <= 1_000_000 && size.height > 0 && size.height <= 1_000_000)
      }
    }
    #expect(ImageFileSize.read(Data(header.prefix(header.count / 2))) == nil)
  }

  /// A picture of 300 x 200 pixels with Exif data written by hand, the lowest or the highest byte first.
  private nonisolated static func turned(_ number: UInt8, isBig: Bool) -> [UInt8] {
    func short(_ value: UInt8) -> [UInt8] { isBig ? [0, value] : [value, 0] }
    func long(_ value: UInt8) -> [UInt8] { isBig ? [0, 0, 0, value] : [value, 0, 0, 0] }
    let tag: [UInt8] = isBig ? [0x01, 0x12] : [0x12, 0x01]
    let other: [UInt8] = isBig ? [0x01, 0x0F] : [0x0F, 0x01]
    let tiff =
      text(isBig ? "MM" : "II") + short(42) + long(8) + short(2) + other + short(3) + long(1) + long(0) + tag + short(3)
      + long(1) + short(number) + [0, 0] + long(0)
    let segment = text("Exif") + [0, 0] + tiff
    return [0xFF, 0xD8, 0xFF, 0xE0, 0, 4, 9, 9, 0xFF, 0xE1, 0, UInt8(segment.count + 2)] + segment
      + [0xFF, 0xC0, 0, 11, 8, 0, 200, 1, 0x2C]
  }

  /// Exif's numbers as Apple's documentation of `CGImagePropertyOrientation` maps them.
  @Test(arguments: Array(zip(1...8 as ClosedRange<UInt8>, [0, 4, 1, 5, 6, 3, 7, 2])), [true, false])
  func `A photo is shown as the camera was held`(pair: (UInt8, Int), isBig: Bool) throws {
    let data = Data(Self.turned(pair.0, isBig: isBig))
    let image = try #require(UIImage(data: data, scale: 2))
    #expect(image.imageOrientation.rawValue == pair.1)
    #expect(image.size == (pair.0 < 5 ? CGSize(width: 150, height: 100) : CGSize(width: 100, height: 150)))
    #expect(image.cgImage?.width == 300 && image.cgImage?.height == 200)
    for length in data.indices { _ = ImageFileOrientation.read(data.prefix(length)) }
  }

  @Test func `The page of a document is found behind long metadata`() {
    let metadata = "%PDF-1.7\n1 0 obj << /Length 400000 >> stream\n" + String(repeating: "x", count: 400_000)
    let document = Data((metadata + "\nendstream << /MediaBox[0.0 0.0 40.0 30.0]/Parent 3 0 R >>").utf8)
    #expect(UIImage(data: document)?.size == CGSize(width: 40, height: 30))
  }

  @Test func `A picture that is turned has its sides exchanged`() throws {
    let pixels = try #require(UIImage(data: Data(Self.headers[0]))?.cgImage)
    let turned = UIImage(cgImage: pixels, scale: 2, orientation: .left)
    #expect(turned.size == CGSize(width: 100, height: 150))
    #expect(turned.cgImage?.width == 300 && UIImage(cgImage: pixels, scale: 2, orientation: .down).size.width == 150)
  }

  @Test func `Long files of fill bytes or segments end`() {
    #expect(ImageFileSize.read(Data([0xFF, 0xD8] + [UInt8](repeating: 0xFF, count: 500_000))) == nil)
    #expect(ImageFileSize.read(Data(Self.text("%PDF-/MediaBox[") + [UInt8](repeating: 0x20, count: 500_000))) == nil)
  }
}
