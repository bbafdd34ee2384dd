import Foundation
import PlainviewUIAutomation
import UIKit
import Workloads

// events-bench [VIEWS]: a tap, a key and a whole login, each with everything that UIKit does about it.

let viewCount = CommandLine.arguments.dropFirst().first.flatMap { Int($0) } ?? 300
guard viewCount >= 2 else {
  FileHandle.standardError.write(Data("usage: events-bench [VIEWS], a number from 2 up\n".utf8))
  exit(2)
}

@MainActor func measure(_ name: String, views: Int, _ operation: String, for seconds: Double = 1, _ body: () -> Void) {
  let stopwatch = Stopwatch(peer: "plainview", name: name, size: views, viewCount: views, constraintCount: 0)
  body()
  stopwatch.report(
    operation, stopwatch.repeated(atLeast: 10, for: seconds, atMost: 10) { _ in stopwatch.seconds(body) })
}

do {
  let screen = try EventScreen(viewCount: viewCount)
  measure("screen", views: viewCount, "tap_control") { screen.tapControl() }
  measure("screen", views: viewCount, "tap_recognizer") { screen.tapRecognizer() }
  measure("screen", views: viewCount, "type_character") { screen.typeCharacter() }
  let login = LoginScreen.self
  measure("login", views: 6, "whole_run") { login.run(takesPicture: true) }
  measure("login", views: 6, "without_picture") { login.run(takesPicture: false) }
} catch {
  FileHandle.standardError.write(Data("\(error)\n".utf8))
  exit(1)
}
