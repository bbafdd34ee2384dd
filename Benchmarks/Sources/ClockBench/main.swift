import Foundation
import PlainviewUIAutomation
import UIKit
import Workloads

// clock-bench [COUNT]: a screen that loads with a task, COUNT times, and an hour of polling, on the virtual clock.

let count = CommandLine.arguments.dropFirst().first.flatMap { Int($0) } ?? 10_000
guard count >= 1 else {
  FileHandle.standardError.write(Data("usage: clock-bench [COUNT], a number from 1 up\n".utf8))
  exit(2)
}

/// A store behind an actor.
actor Store {
  private var touches = 0
  func touch() { touches += 1 }
}

/// A screen that sets a label after five hops to an actor and a detached task.
final class LoadingScreen: UIViewController {
  let label = UILabel()

  func load() {
    label.text = nil
    Task {
      let store = Store()
      for _ in 0..<5 { await store.touch() }
      label.text = await Task.detached { "loaded" }.value
    }
  }

  /// Polls every second for an hour.
  func poll() {
    label.text = nil
    Task {
      for _ in 0..<3600 { try await Task.sleep(for: .seconds(1)) }
      label.text = "an hour"
    }
  }
}

/// The elapsed real time in seconds: the app's code has virtual time.
var realTime: Double {
  var time = timespec()
  clock_gettime(CLOCK_MONOTONIC, &time)
  return Double(time.tv_sec) + Double(time.tv_nsec) * 1e-9
}

@MainActor func measureAll() throws {
  let screen = LoadingScreen()
  let app = XCUIApplication(rootViewController: screen)
  try app.launch()
  var missed = 0
  func measure(_ operation: String, _ times: Int, _ body: () throws -> Void) throws {
    let stopwatch = Stopwatch(peer: "plainview", name: "clock", size: times, viewCount: 1, constraintCount: 0)
    var seconds: [Double] = []
    for _ in 0..<times { seconds.append(try stopwatch.seconds(body)) }
    stopwatch.report(operation, seconds)
  }
  try measure("load", count) {
    try app.run { screen.load() }
    try app.settle()
    if screen.label.text != "loaded" { missed += 1 }
  }
  var fastest = Double.infinity
  try measure("hour_of_polls", 10) {
    let start = realTime
    try app.run { screen.poll() }
    try app.settle(within: 4000, events: 100_000)
    fastest = min(fastest, realTime - start)
    if screen.label.text != "an hour" { missed += 1 }
  }
  print("an hour of polls took \((fastest * 10_000).rounded() / 10) ms of real time")
  print("missed \(missed) of \(count + 10)")
  if missed > 0 { exit(1) }
}

do {
  try measureAll()
} catch {
  FileHandle.standardError.write(Data("\(error)\n".utf8))
  exit(1)
}
