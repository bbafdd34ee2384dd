import Foundation
import PlainviewRuntime
import PlainviewSnapshot

extension XCUIApplication {
  /// Looks for races: does the same several times, with other orders in which tasks may run, and fails when something else
  /// happens.
  ///
  /// A device runs tasks that are not on the main actor on several threads, in no certain order. The main queue keeps its
  /// order always. What is compared is the transcript, and the screen at the end.
  /// - Parameters:
  ///   - runs: How many other orders; the usual order runs twice before.
  ///   - seed: Chooses the orders; the same seed chooses the same ones.
  ///   - body: What to do in each run; the app has just been launched.
  public func audit(runs: Int = 20, seed: UInt64 = 1, _ body: @MainActor (XCUIApplication) throws -> Void) throws {
    let recordedBefore = recordsTranscript
    defer {
      recordsTranscript = recordedBefore
      jobOrder = nil
    }
    recordsTranscript = true
    let usual = try play(nil, body)
    if let difference = OrderDependence(usual, try play(nil, body), seed: nil) { throw difference }
    for run in 0..<max(runs, 0) {
      let seed = seed &+ UInt64(run)
      let other = try play(JobOrder(seed: seed), body)
      if let difference = OrderDependence(usual, other, seed: seed) { throw difference }
    }
  }

  /// The events of one run, a line each, and those of its last screen.
  private func play(_ order: JobOrder?, _ body: @MainActor (XCUIApplication) throws -> Void) throws -> [String] {
    jobOrder = order
    try launch()
    try body(self)
    let events = EventText.text(of: process?.transcript)
    return (events + "\nthe screen at the end:\n" + text(as: .ascii)).components(separatedBy: "\n")
  }
}

/// What happens in an app depends on the order in which its tasks run.
public struct OrderDependence: Error, Equatable, CustomStringConvertible {
  /// The seed of the order in which something else happened; nil when already two runs in the usual order differ.
  public let seed: UInt64?
  /// The number of the first event that differs, from 1 on.
  public let event: Int
  /// The events in the usual order, from some before the first that differs to some after it.
  public let usual: [String]
  /// The events in the other order.
  public let other: [String]

  /// Lines before the first that differs, and after it.
  private static let context = 3

  /// Nil when both runs are the same.
  init?(_ usual: [String], _ other: [String], seed: UInt64?) {
    guard usual != other else { return nil }
    let first = zip(usual, other).prefix { $0 == $1 }.count
    func excerpt(_ lines: [String]) -> [String] {
      lines.indices.filter { abs($0 - first) <= Self.context }.map { ($0 == first ? "> " : "  ") + lines[$0] }
    }
    self.seed = seed
    event = first + 1
    self.usual = excerpt(usual)
    self.other = excerpt(other)
  }

  /// The failures of the usual order and those of the other run, below each other.
  public var description: String {
    let runs = """
      In the usual order:
      \(usual.map { "  " + $0 }.joined(separator: "\n"))
      \(seed.map { "With the seed \($0)" } ?? "In the usual order again"):
      \(other.map { "  " + $0 }.joined(separator: "\n"))
      """
    guard let seed else {
      return """
        Two runs in the same order differ at event \(event), so that orders cannot be compared. Usual causes: the date, random \
        numbers (set randomSeed), and what outlives a launch: static variables, user defaults, a service that was made \
        outside of the app.
        \(runs)
        """
    }
    return "What happens depends on the order of tasks: event \(event) differs with the seed \(seed).\n\(runs)"
  }
}
