package import Foundation

/// Runs the turns of an app for callers that wait for it and do not know turns: the main queue and run loops.
@MainActor package protocol TurnRunning: AnyObject {
  /// Ends a turn: lays out what has to be, and runs what waits for that.
  func commit()
  /// Runs what is ready, and lets time pass as far as nothing else is to be done.
  func runWhileTestWaits()
  /// Runs what is ready and due in turns up to a time of the clock, while `goesOn`; time goes on to `end` unless
  /// `stopsEarly`, and then as far as something is due.
  func run(until end: TimeInterval, stopsEarly: Bool, while goesOn: () -> Bool)
}
