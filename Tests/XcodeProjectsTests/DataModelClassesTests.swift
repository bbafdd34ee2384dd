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
