import Foundation
import PlainviewUIAutomation
import UIKit
import Workloads

// screen-bench [VIEWS]: a screen that is pushed and popped, presented and dismissed, each with all work of
// UIKit that follows: loading, appearance calls, layout, bars, and the turns of the transition.

let viewCount = CommandLine.arguments.dropFirst().first.flatMap { Int($0) } ?? 100
guard viewCount >= 1 else {
  FileHandle.standardError.write(Data("usage: screen-bench [VIEWS], a number from 1 up\n".utf8))
  exit(2)
}

@MainActor func measure(_ name: String, _ operation: String, for seconds: Double = 1, _ body: () -> Void) {
  let stopwatch = Stopwatch(
    peer: "plainview", name: name, size: viewCount, viewCount: viewCount, constraintCount: 0)
  body()
  stopwatch.report(
    operation, stopwatch.repeated(atLeast: 10, for: seconds, atMost: 10) { _ in stopwatch.seconds(body) })
}

do {
  let stack = try StackOfScreens()
  for (name, isConstrained) in [("frames", false), ("constraints", true)] {
    let make = { ContentController(viewCount: viewCount, isConstrained: isConstrained) }
    measure(name, "push_pop") { stack.pushAndPop(make(), animated: false) }
    measure(name, "push_pop_animated") { stack.pushAndPop(make(), animated: true) }
    measure(name, "present_dismiss") { stack.presentAndDismiss(make()) }
  }
} catch {
  FileHandle.standardError.write(Data("\(error)\n".utf8))
  exit(1)
}
