import Foundation
import PlainviewUIAutomation
import UIKit
import Workloads

// events-bench [VIEWS]: a tap, a key and a whole login, each with all work of UIKit that follows.
// events-bench monkey [STEPS]: a monkey on the form of that login.

var arguments = CommandLine.arguments.dropFirst()
let isMonkey = arguments.first == "monkey"
if isMonkey { arguments.removeFirst() }
let number = arguments.isEmpty ? (isMonkey ? 1_000_000 : 300) : arguments.first.flatMap { Int($0) } ?? 0
guard number >= (isMonkey ? 10 : 2), arguments.count <= 1 else {
  FileHandle.standardError.write(
    Data(
      """
      usage: events-bench [VIEWS], a number from 2 up
             events-bench monkey [STEPS], a number from 10 up

      """.utf8))
  exit(2)
}

@MainActor func measure(_ name: String, views: Int, _ operation: String, for seconds: Double = 1, _ body: () -> Void) {
  let stopwatch = Stopwatch(peer: "plainview", name: name, size: views, viewCount: views, constraintCount: 0)
  body()
  stopwatch.report(
    operation, stopwatch.repeated(atLeast: 10, for: seconds, atMost: 10) { _ in stopwatch.seconds(body) })
}

do {
  if isMonkey {
    try MonkeyOnLogin(steps: number).run()
    exit(0)
  }
  let screen = try EventScreen(viewCount: number)
  measure("screen", views: number, "tap_control") { screen.tapControl() }
  measure("screen", views: number, "tap_recognizer") { screen.tapRecognizer() }
  measure("screen", views: number, "type_character") { screen.typeCharacter() }
  let login = LoginScreen.self
  measure("login", views: 6, "whole_run") { login.run(takesPicture: true) }
  measure("login", views: 6, "without_picture") { login.run(takesPicture: false) }
} catch {
  FileHandle.standardError.write(Data("\(error)\n".utf8))
  exit(1)
}
