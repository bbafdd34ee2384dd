import Foundation
import PlainviewInterfaceBuilder
import Testing

/// The hand-written documents under Fixtures/documents, and small ones made on the spot.
enum Fixture {
  static let names = ["card.xib", "faulty.storyboard", "lists.storyboard", "login.storyboard", "sizes.storyboard"]

  /// This file lies four folders below the package's root.
  static let folder = URL(fileURLWithPath: #filePath)
    .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()
    .appendingPathComponent("Fixtures/documents").path

  static func path(_ name: String) -> String { folder + "/" + name }

  static func document(_ name: String) throws -> InterfaceDocument { try InterfaceDocument(contentsOf: path(name)) }

  /// A xib that holds `objects` and nothing else.
  static func xib(_ objects: String, path: String = "Test.xib") throws -> InterfaceDocument {
    try InterfaceDocument(
      text: "<document type=\"com.apple.InterfaceBuilder3.CocoaTouch.XIB\"><objects>\(objects)</objects></document>",
      path: path)
  }

  /// The first object of a xib that holds `element` alone.
  static func node(_ element: String) throws -> DocumentNode {
    try #require(try xib(element).objects.first).node
  }

  static func view(_ element: String) throws -> ViewElement { ViewElement(node: try node(element)) }
}
