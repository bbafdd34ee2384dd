import Foundation
import Testing

/// The driver's queries by kind and those of tests that call without `try` are the same.
@Suite struct ElementQueryTests {
  /// The kinds of elements by the names of the queries that a file declares.
  private func kinds(_ file: String) throws -> [String: String] {
    let text = try String(contentsOf: PackageStructure.root.appendingPathComponent(file), encoding: .utf8)
    let query = /public var (\w+): XCUIElementQuery \{ descendants\(matching: \.(\w+)\) \}/
    var kinds: [String: String] = [:]
    for match in text.matches(of: query) { kinds[String(match.output.1)] = String(match.output.2) }
    return kinds
  }

  @Test func `A query finds the same kind of elements with and without try`() throws {
    let driver = try kinds("Sources/UIAutomation/Elements/XCUIElementTypeQueries.swift")
    let tests = try kinds("Sources/XCUIAutomation/Elements/XCUIElementTypeQueryProvider.swift")
    #expect(driver == tests)
    // What a row of an outline discloses are rows of the outline.
    #expect(tests["disclosedChildRows"] == "outlineRow")
  }
}
