import Foundation
import PlainviewUIAutomation
import UIKit
import Workloads

/// A monkey on the form of the login: a line for each tenth of its steps, and how fast it was.
@MainActor final class MonkeyOnLogin {
  private let stepCount: Int
  private let stopwatch: Stopwatch
  private var start = 0.0
  private var blocks: [Double] = []

  init(steps: Int) {
    stepCount = steps
    stopwatch = Stopwatch(
      peer: "plainview", name: "monkey", size: steps / 10, viewCount: 6, constraintCount: 0)
  }

  func run() throws {
    let all = try stopwatch.seconds {
      start = Stopwatch.processorTime()
      try XCUIApplication(rootViewController: LoginScreen()).monkey(seed: 1, steps: stepCount) { index in
        if index == self.stepCount / 10 * (self.blocks.count + 1) { self.endBlock() }
      }
      if blocks.count < 10 { endBlock() }
    }
    let growth = (blocks[9] / blocks[0] - 1) * 100
    print("\(Int(Double(stepCount) / all)) steps a second; the last tenth took \(String(format: "%+.1f", growth)) %")
  }

  private func endBlock() {
    let now = Stopwatch.processorTime()
    let text = String(format: "%.3f", now - start)
    blocks.append(now - start)
    start = now
    stopwatch.report("block_\(blocks.count)", text, text, count: 1, memory: Stopwatch.memory().current)
  }
}
