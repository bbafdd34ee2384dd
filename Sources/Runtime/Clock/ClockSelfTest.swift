import Foundation

/// Runs a task and a block on the clock of an app of its own, and what replaces Foundation's properties, and checks whether
/// they behave as they should: the replaced functions rely on the concurrency runtime's layout and on symbols, which another
/// toolchain may change.
enum ClockSelfTest {
  private actor Elsewhere {
    func answer() -> Int { 42 }
  }

  @MainActor private final class Notes {
    var lines: [String] = []
  }

  private static let expected = ["task 1.0 42", "block 2.0"]

  /// What is wrong; nil if all is well.
  @MainActor static func run() -> String? {
    let process = SimulatedProcess()
    let notes = Notes()
    process.beginWork()
    defer { process.endWork() }
    WorkOwner.enter(WorkOwner(process: process, isTest: false)) {
      Task { @MainActor in
        let answer = await Task.detached { await Elsewhere().answer() }.value
        try await Task.sleep(for: .seconds(1))
        notes.lines.append("task \(process.clock.now) \(answer)")
      }
      DispatchQueue.main.asyncAfter(deadline: .now() + 2) {
        MainActor.assumeIsolated { notes.lines.append("block \(process.clock.now)") }
      }
    }
    for _ in 0..<100 {
      if process.work.runNext() != nil { continue }
      guard let event = process.clock.takeNext(until: 10) else { break }
      event.action()
    }
    if notes.lines != expected { return "a task and a block on the main queue gave \(notes.lines)" }
    return WorkOwner.enter(WorkOwner(process: process, isTest: false)) { problemOfFoundation(process) }
  }

  /// What is wrong with what replaces Foundation's properties; nil if all is well.
  @MainActor private static func problemOfFoundation(_ process: SimulatedProcess) -> String? {
    process.work.region = AppWork.Region(
      timeZone: TimeZone(secondsFromGMT: 3600), locale: Locale(identifier: "de_DE"))
    defer { process.work.region = AppWork.Region() }
    if TimeZone.current.secondsFromGMT() != 3600 || Locale.current.identifier != "de_DE" {
      return "an app's time zone and locale were \(TimeZone.current) and \(Locale.current)"
    }
    let name = Notification.Name("plainview.selfTest")
    nonisolated(unsafe) var heard = 0
    let token = NotificationCenter.default.addObserver(forName: name, object: nil, queue: nil) { _ in heard += 1 }
    NotificationCenter.default.post(name: name, object: nil)
    NotificationCenter.default.removeObserver(token)
    return heard == 1 ? nil : "a notification was heard \(heard) times"
  }
}
