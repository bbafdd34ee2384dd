import Foundation
import PlainviewDataModels
import Testing

import PlainviewXcodeProjects

/// The classes of Core Data models.
@Suite struct DataModelClassesTests {
  private static let root = URL(fileURLWithPath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
    .deletingLastPathComponent()

  private static let start = "// swift-format-ignore-file\npublic import Foundation\npublic import PlainviewCoreData\n"

  /// The committed file is compiled with the module's tests, which use its classes.
  @Test func `The classes of the library are those that tests of Core Data use`() throws {
    let folder = Self.root.appendingPathComponent("Fixtures/Models/Library.xcdatamodeld").path
    let document = try #require(DataModelFolder.document(at: folder))
    let text = DataModelClasses.text(for: try DataModelReader.read(document))
    let file = Self.root.appendingPathComponent("Tests/ModulesTests/CoreData/LibraryClasses.swift")
    #expect(try String(contentsOf: file, encoding: .utf8) == Self.start + text)
  }

  @Test(
    arguments: [[0x3C, 0xFF, 0x20], Array("<model><entity\u{1}".utf8) + [0xFF, 0xFF], [0xFE, 0xFF, 0, 0x3C]]
      as [[UInt8]])
  func `Fuzz A model whose bytes are no UTF-8 is refused`(bytes: [UInt8]) {
    let error = #expect(throws: DataModelError.self) { try DataModelReader.read(Data(bytes), path: "/m/contents") }
    #expect(error?.description == "/m/contents: The model document is not text in UTF-8.")
  }

  @Test func `A model of a project lies in its bundle as a compiled one, and its current version has the classes`()
    throws
  {
    let sample = try SampleProject()
    func model(_ entity: String) -> String {
      "<model><entity name=\"\(entity)\" representedClassName=\".\(entity)\" codeGenerationType=\"class\"/></model>"
    }
    for version in ["Shop", "Shop 2", "Shop 3"] {
      try sample.write("Shop.xcdatamodeld/\(version).xcdatamodel/contents", model("E" + version.suffix(1)))
    }
    try sample.write(
      "Shop.xcdatamodeld/.xccurrentversion",
      "<plist version=\"1.0\"><dict><key>_XCCurrentVersionName</key><string>Shop 2.xcdatamodel</string></dict></plist>")
    try sample.add(
      .init(name: "App", files: ["Shop.xcdatamodeld"]), sources: ["A.swift": "@main struct A { let e: E2? }"])
    let plan = try sample.plan()
    #expect(plan.leftOut == [] && plan.targets.first?.bundle.resources.map(\.bundlePath) == ["Shop.momd"])
    let folder = sample.folder.path + "/Package"
    try PackageWriter.write(plan, to: folder)
    let text = try String(contentsOfFile: folder + "/Sources/App/Bundle-of-module.swift", encoding: .utf8)
    #expect(text.contains("import CoreData\n\npublic class E2: NSManagedObject {}\n") && !text.contains("class E3"))
  }

  @Test(arguments: [
    ("", "This is no complete model document."), ("<model><entity name=\"A\">", "This is no complete model document."),
    ("<plist/>", "The root of a model document is 'model', not 'plist'."),
    ("<model>\n<entity/></model>", "An element has no name."),
    (
      "<model><entity name=\"A\"><attribute name=\"b\" attributeType=\"Colour\"/></entity></model>",
      "'Colour' is no type of an attribute."
    ),
  ])
  func `A document that is none is refused with its line`(_ text: String, _ problem: String) {
    let error = #expect(throws: DataModelError.self) { try DataModelReader.read(Data(text.utf8), path: "/m/contents") }
    let message = error?.description ?? ""
    #expect(message.hasPrefix("/m/contents:") && message.hasSuffix(problem), "\(message)")
  }
}
