import Foundation
import PlainviewSnapshot
import PlainviewStage
import Testing

/// A golden belongs to one assertion, which may use it any number of times with the same text.
@MainActor @Suite struct GoldenNamesTests {
  private let folder: ScratchFolder

  init() throws { folder = try ScratchFolder() }

  private func add(_ text: String, _ name: String) throws { try folder.write(text + "\n", to: name) }

  @Test func `The second assertion of a test needs a name`() throws {
    try add("a", "twice.txt")
    try add("b", "twice.second.txt")
    let directory = folder.path
    #expect(verifySnapshot(of: "a", as: .lines, snapshotDirectory: directory, testName: "twice()") == nil)
    let message = verifySnapshot(of: "a", as: .lines, snapshotDirectory: directory, testName: "twice()")
    #expect(message?.contains("uses twice.txt already. Name this one") == true)
    #expect(message?.contains("GoldenNamesTests.swift:") == true)
    #expect(
      verifySnapshot(of: "b", as: .lines, named: "second", snapshotDirectory: directory, testName: "twice()") == nil)
  }

  @Test func `Names that differ only by case are refused`() throws {
    try add("a", "same.Case.txt")
    try add("a", "same.case.txt")
    let directory = folder.path
    #expect(verifySnapshot(of: "a", as: .lines, named: "Case", snapshotDirectory: directory, testName: "same") == nil)
    let message = verifySnapshot(of: "a", as: .lines, named: "case", snapshotDirectory: directory, testName: "same")
    #expect(message?.contains("do not tell the case") == true)
  }

  @Test func `A loop with one text passes, and one with several is told to name them`() throws {
    try add("a", "loop.txt")
    let messages = ["a", "a", "b", "b", "a"].map {
      verifySnapshot(of: $0, as: .lines, record: .failed, snapshotDirectory: folder.path, testName: "loop()")
    }
    #expect(messages.map { $0 == nil } == [true, true, false, false, true])
    #expect(
      messages.compactMap { $0 }.allSatisfy { $0.contains("give each snapshot a name") && $0.contains("-a\n+b\n") })
    #expect(folder.text("loop.txt") == "a\n")
  }

  @Test(arguments: ["one", "two", "three"]) func `Arguments of a test have goldens by name`(_ argument: String) throws {
    try add(argument, "arguments.\(argument).txt")
    for _ in 0..<2 {
      #expect(
        verifySnapshot(
          of: argument, as: .lines, named: argument, snapshotDirectory: folder.path, testName: "arguments") == nil)
    }
  }

  @Test func `A value that cannot be made is a failure that says why`() {
    struct Broken: Error {}
    func value() throws -> String { throw Broken() }
    let message = verifySnapshot(of: try value(), as: .lines, snapshotDirectory: folder.path, testName: "broken")
    #expect(message == "The value of the snapshot could not be made: Broken()")
  }
}
