import Foundation
import Lessons
import Testing
import UIKit

/// Each fault fails as the page says, and its mend passes.
@MainActor @Suite struct LessonTests {
  nonisolated static let lessons = [
    "1-missing-registration", "2-delegate-gone", "3-covered-button", "4-recognizer", "5-target-nil",
  ]

  private static let folder = URL(fileURLWithPath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
    .deletingLastPathComponent()

  private func play(_ flow: String) throws {
    let app = XCUIApplication(
      rootViewController: UINavigationController(rootViewController: LessonListController()))
    try app.play(Self.folder.appendingPathComponent("Flows/\(flow).yaml"))
  }

  @Test(arguments: lessons) func `A fault fails`(_ lesson: String) {
    #expect(throws: FlowPlaybackError.self) { try play(lesson) }
  }

  @Test(arguments: lessons) func `What is mended passes`(_ lesson: String) throws { try play(lesson + "-mended") }

  /// A block of the page: the command after `$`, and what it prints, with `…` for lines that are left out.
  private struct Block {
    let arguments: [String]
    let lines: [String]
  }

  private static func blocks() throws -> [Block] {
    let page = try String(contentsOf: folder.appendingPathComponent("README.md"), encoding: .utf8)
    let parts = page.components(separatedBy: "```\n").enumerated().filter { !$0.offset.isMultiple(of: 2) }.map(
      \.element)
    return parts.compactMap { part in
      let lines = part.split(separator: "\n").map(String.init)
      let start = "$ swift run LessonsApp --plainview "
      guard let first = lines.first, first.hasPrefix(start) else { return nil }
      return Block(
        arguments: first.dropFirst(start.count).split(separator: " ").map(String.init), lines: Array(lines.dropFirst()))
    }
  }

  @Test func `The page shows what the commands print`() throws {
    let blocks = try Self.blocks()
    #expect(blocks.count >= Self.lessons.count)
    for block in blocks {
      let output = try Self.run(block.arguments)
      var rest = output.split(separator: "\n").map(String.init)[...]
      for line in block.lines where line.trimmingCharacters(in: [" "]) != "…" {
        guard let index = rest.firstIndex(of: line) else {
          Issue.record("\(block.arguments.joined(separator: " ")) prints no line '\(line)' there:\n\(output)")
          break
        }
        rest = rest[(index + 1)...]
      }
    }
  }

  /// Runs the app's program as its users do, in the package's folder.
  private static func run(_ arguments: [String]) throws -> String {
    let tests = try FileManager.default.destinationOfSymbolicLink(atPath: "/proc/self/exe")
    let process = Process()
    process.executableURL = URL(fileURLWithPath: tests).deletingLastPathComponent().appendingPathComponent("LessonsApp")
    process.arguments = ["--plainview"] + arguments
    process.currentDirectoryURL = folder
    let output = FileManager.default.temporaryDirectory.appendingPathComponent("lesson-\(UUID().uuidString)")
    FileManager.default.createFile(atPath: output.path, contents: nil)
    defer { try? FileManager.default.removeItem(at: output) }
    process.standardOutput = try FileHandle(forWritingTo: output)
    process.standardError = FileHandle.nullDevice
    try process.run()
    process.waitUntilExit()
    return try String(contentsOf: output, encoding: .utf8)
  }
}
