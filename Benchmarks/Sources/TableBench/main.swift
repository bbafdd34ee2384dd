import Foundation
import UIKit
import Workloads

// table-bench [ROWS]: the first screen of a table with self-sizing cells, and screens further down.

let rowCount = CommandLine.arguments.dropFirst().first.flatMap { Int($0) } ?? 100_000
guard rowCount >= 1000 else {
  FileHandle.standardError.write(Data("usage: table-bench [ROWS], a number from 1000 up\n".utf8))
  exit(2)
}

@MainActor func measure() {
  let stopwatch = Stopwatch(peer: "plainview", name: "table", size: rowCount, viewCount: rowCount, constraintCount: 0)
  stopwatch.report(
    "first_screen",
    stopwatch.repeated(atLeast: 10, for: 1, atMost: 10) { _ in
      stopwatch.seconds { TableScreen(rowCount: rowCount).showFirstScreen() }
    })
  let screen = TableScreen(rowCount: rowCount)
  screen.showFirstScreen()
  stopwatch.report(
    "scroll_screen",
    stopwatch.repeated(atLeast: 10, for: 1, atMost: 10) { _ in stopwatch.seconds(screen.scrollOneScreen) })
  precondition(screen.cellCount < 50, "cells are not used again: \(screen.cellCount) live")
}

measure()
