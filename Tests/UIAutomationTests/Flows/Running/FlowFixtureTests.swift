import Foundation
import PlainviewInterfaceBuilder
import PlainviewUIAutomation
import Testing
import UIKit

/// The flows in `Fixtures/flows`, played on the documents that they name: each gives the report beside it.
@MainActor @Suite struct FlowFixtureTests {
  private nonisolated static let root = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
    .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()

  private nonisolated static func names() throws -> [String] {
    try FileManager.default.contentsOfDirectory(atPath: root.appendingPathComponent("Fixtures/flows").path)
      .filter { $0.hasSuffix(".yaml") }.sorted()
  }

  @Test(arguments: try names()) func `A flow comes to the report beside it`(_ name: String) throws {
    let file = Self.root.appendingPathComponent("Fixtures/flows").appendingPathComponent(name)
    let report = FlowRunner { flow in
      var options = LoadingOptions()
      options.missingCode = .recorded
      let document = file.deletingLastPathComponent().appendingPathComponent(flow.header.target.document ?? "")
      return XCUIApplication(documentPath: document.path, scene: flow.header.target.scene, options: options)
    }.run(try Flow.load(path: file.path))
    let expected = try String(
      contentsOf: file.deletingPathExtension().appendingPathExtension("txt"), encoding: .utf8)
    #expect(Self.withoutPadding(report.text.replacing(Self.root.path + "/", with: "")) == Self.withoutPadding(expected))
  }

  /// The lines, those of steps with three blanks before the outcome: the column's width depends on the folder.
  private static func withoutPadding(_ text: String) -> [String] {
    text.split(separator: "\n").map { line in
      guard line.hasPrefix("Fixtures/"), let gap = line.range(of: "   ", options: .backwards) else {
        return String(line)
      }
      let command = line[..<gap.lowerBound].trimmingCharacters(in: [" "])
      return command + "   " + line[gap.upperBound...]
    }
  }
}
