import Foundation
import PlainviewSnapshot
import UIKit
import Workloads

// painting-bench [VIEWS]: the text picture of a screen that is laid out, in both styles.

let viewCount = CommandLine.arguments.dropFirst().first.flatMap { Int($0) } ?? 300
guard viewCount >= 1 else {
  FileHandle.standardError.write(Data("usage: painting-bench [VIEWS], a number from 1 up\n".utf8))
  exit(2)
}

@MainActor func measure(_ operation: String, _ window: UIWindow, views: Int, _ strategy: Snapshotting<UIView>) {
  let stopwatch = Stopwatch(peer: "plainview", name: "rows", size: viewCount, viewCount: views, constraintCount: 0)
  let first = strategy.text(of: window)
  stopwatch.report(
    operation,
    stopwatch.repeated(atLeast: 10, for: 1, atMost: 10) { _ in
      stopwatch.seconds { precondition(strategy.text(of: window) == first, "two pictures of one screen differ") }
    })
}

let screen = PaintedScreen(atLeast: viewCount)
screen.window.layoutIfNeeded()
measure("ascii", screen.window, views: screen.viewCount, .ascii)
measure("unicode", screen.window, views: screen.viewCount, .unicode)
