import Foundation
import PlainviewUIAutomation
import UIKit
import Workloads

// loading-bench [COUNT]: what the first and the last of many launches, pushes, presentations and loaded views cost. Each
// line has the seconds of one block of COUNT / 10 operations, and the memory in use after it; both have to stay the same
// to the end.

let count = CommandLine.arguments.dropFirst().first.flatMap { Int($0) } ?? 100_000
guard count >= 10 else {
  FileHandle.standardError.write(Data("usage: loading-bench [COUNT], a number from 10 up\n".utf8))
  exit(2)
}

@MainActor func measure(_ operation: String, _ body: () throws -> Void) rethrows {
  let stopwatch = Stopwatch(peer: "plainview", name: operation, size: count / 10, viewCount: 1, constraintCount: 0)
  for block in 1...10 {
    let seconds = try stopwatch.seconds { for _ in 0..<count / 10 { try body() } }
    let text = String(format: "%.3f", seconds)
    stopwatch.report("block_\(block)", text, text, count: 1, memory: Stopwatch.memory().current)
  }
}

@MainActor func measureAll() throws {
  measure("load_view") { UIViewController().loadViewIfNeeded() }
  let navigation = UINavigationController(rootViewController: UIViewController())
  let app = XCUIApplication(rootViewController: navigation)
  try app.launch()
  try measure("push_pop") {
    try app.run {
      navigation.pushViewController(UIViewController(), animated: false)
      navigation.popViewController(animated: false)
    }
  }
  try measure("present_dismiss") {
    try app.run { navigation.present(UIViewController(), animated: true) }
    try app.settle()
    try app.run { navigation.dismiss(animated: true) }
    try app.settle()
  }
  try measure("launch") {
    let app = XCUIApplication(rootViewController: UIViewController())
    try app.launch()
    app.terminate()
  }
}

do {
  try measureAll()
} catch {
  FileHandle.standardError.write(Data("\(error)\n".utf8))
  exit(1)
}
