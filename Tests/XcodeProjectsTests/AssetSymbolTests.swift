import Foundation
import PlainviewXcodeProjects
import Testing

/// Names in Swift for the images and colours of catalogs, as Xcode makes them.
@Suite struct AssetSymbolTests {
  private let sample: SampleProject

  init() throws {
    sample = try SampleProject()
    for name in [
      "close.imageset", "HeaderImage.imageset", "my-list icon.imageset", "URLMark.symbolset", "3dots.imageset",
      "Icons/arrow.imageset", "Spaced/star.imageset", "AccentColor.colorset", "Sky Blue.colorset",
    ] { try sample.write("Assets.xcassets/\(name)/Contents.json", "{}") }
    try sample.write("Assets.xcassets/Spaced/Contents.json", #"{"properties": {"provides-namespace" : true}}"#)
  }

  private func generated(_ source: String, extending: Bool = false) throws -> String {
    try sample.add(
      .init(
        name: "App", resources: ["Assets.xcassets"],
        settings: extending ? ["ASSETCATALOG_COMPILER_GENERATE_SWIFT_ASSET_SYMBOL_EXTENSIONS": "YES"] : [:]),
      sources: ["A.swift": source])
    let folder = sample.folder.path + "/Package"
    try PackageWriter.write(sample.plan(), to: folder)
    let text = try String(contentsOfFile: folder + "/Sources/App/Bundle-of-module.swift", encoding: .utf8)
    return text.components(separatedBy: "private final class AssetsOfModule {}\n").dropFirst().joined()
  }

  private static let start = "@main struct A { let a = "

  @Test func `A source that names a resource has the names that it says`() throws {
    let source = Self.start + "[UIImage(resource: .close), .init(resource: .header), UIColor(resource: .accent)] }"
    #expect(
      try generated(source) == """

        extension ImageResource {
          static let `header` = ImageResource(name: "HeaderImage", bundle: Bundle(for: AssetsOfModule.self))
          static let `close` = ImageResource(name: "close", bundle: Bundle(for: AssetsOfModule.self))
        }

        extension ColorResource {
          static let `accent` = ColorResource(name: "AccentColor", bundle: Bundle(for: AssetsOfModule.self))
        }

        """)
  }

  @Test func `Words stand together, capitals at the beginning are small, a number has a line in front`() throws {
    let text = try generated(
      Self.start + "f(resource: .myListIcon, .urlMark, ._3dots, .arrow, .star, .skyBlue) }")
    for (symbol, name) in [
      ("myListIcon", "my-list icon"), ("urlMark", "URLMark"), ("_3dots", "3dots"), ("arrow", "arrow"),
      ("skyBlue", "Sky Blue"),
    ] { #expect(text.contains("static let `\(symbol)` = "), "\(name)") }
    // A name below a namespace is a member of a type.
    #expect(!text.contains("star"))
  }

  @Test func `Images and colours have the names themselves where the project says so`() throws {
    let source = Self.start + "[UIColor.skyBlue, .accent] }"
    #expect(try generated(source) == "")
    #expect(
      try generated(source, extending: true).contains(
        "extension UIColor {\n  static var `accent`: UIColor { .init(resource: .`accent`) }\n"))
  }
}
