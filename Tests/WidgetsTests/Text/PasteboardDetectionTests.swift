import Foundation
import PlainviewStage
import Testing
import UIKit
import _Testing_UIKit

/// What an app can know of the pasteboard's first item without reading it.
@MainActor @Suite struct PasteboardDetectionTests {
  private let stage: Stage

  init() throws { stage = try Stage() }

  private func patterns(of text: String) throws -> Set<UIPasteboard.DetectionPattern> {
    var found: Set<UIPasteboard.DetectionPattern>?
    try stage.app.run {
      UIPasteboard.general.string = text
      UIPasteboard.general.detectPatterns(for: [.probableWebURL, .probableWebSearch, .number]) { result in
        found = try? result.get()
      }
      #expect(found == nil)
    }
    try stage.app.settle()
    return try #require(found)
  }

  @Test func `A text is an address in the web, a number, or words to search for`() throws {
    #expect(try patterns(of: "https://example.com/a?b=1") == [.probableWebURL])
    #expect(try patterns(of: " example.com\n") == [.probableWebURL])
    #expect(try patterns(of: "12.5") == [.number])
    #expect(try patterns(of: "red shoes") == [.probableWebSearch])
    #expect(try patterns(of: "see https://example.com") == [.probableWebSearch])
    #expect(try patterns(of: "") == [])
  }

  @Test func `Values are handed over by pattern`() throws {
    var found: [UIPasteboard.DetectionPattern: Any] = [:]
    try stage.app.run {
      UIPasteboard.general.url = URL(string: "https://example.com")
      UIPasteboard.general.detectValues(for: [.probableWebURL, .number]) { result in
        found = (try? result.get()) ?? [:]
      }
    }
    try stage.app.settle()
    #expect(found.count == 1)
    #expect(found[.probableWebURL] as? String == "https://example.com")
  }

  @Test func `Key paths name the values, for handlers and for functions that wait`() throws {
    var lines: [String] = []
    try stage.app.run {
      UIPasteboard.general.string = "42"
      UIPasteboard.general.detectPatterns(for: [\.probableWebURL, \.number]) { result in
        let found = (try? result.get()) ?? []
        lines.append("handler \(found.contains(\.number)) \(found.count)")
      }
      UIPasteboard.general.detectValues(for: [\.number]) { result in
        lines.append("value \((try? result.get())?.number ?? 0)")
      }
    }
    try stage.app.settle()
    #expect(lines == ["handler true 1", "value 42.0"])
    let note: @MainActor (String) -> Void = { stage.note($0) }
    try stage.app.run {
      Task {
        let found = try await UIPasteboard.general.detectedPatterns(for: [\.number, \.probableWebSearch])
        note("\(found.contains(\.number)) \(found.contains(\.probableWebSearch))")
        let values = try await UIPasteboard.general.detectedValues(for: [\.number])
        note("\(values.number ?? 0) \(values.patterns.count)")
      }
    }
    try stage.app.settle()
    #expect(stage.takeLog() == ["true false", "42.0 1"])
  }
}
