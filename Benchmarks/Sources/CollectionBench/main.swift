import Foundation
import UIKit
import Workloads

// collection-bench [ITEMS]: the first screen of a collection view of many items, and scrolling it by a screen.

let itemCount = CommandLine.arguments.dropFirst().first.flatMap { Int($0) } ?? 100_000
guard itemCount >= 1 else {
  FileHandle.standardError.write(Data("usage: collection-bench [ITEMS], a number from 1 up\n".utf8))
  exit(2)
}

@MainActor func measure(_ kind: CollectionScreen.Kind) {
  let shown = CollectionScreen(kind, count: itemCount)
  shown.showFirstScreen()
  let visible = shown.view.visibleCells.count
  let stopwatch = Stopwatch(
    peer: "plainview", name: kind.rawValue, size: itemCount, viewCount: visible, constraintCount: 0)
  stopwatch.report(
    "first_screen",
    stopwatch.repeated(atLeast: 10, for: 1, atMost: 20) { _ in
      let screen = CollectionScreen(kind, count: itemCount)
      return stopwatch.seconds { screen.showFirstScreen() }
    })
  stopwatch.report(
    "scroll_screen",
    stopwatch.repeated(atLeast: 50, for: 1, atMost: 20) { _ in stopwatch.seconds { shown.scrollByScreen() } })
}

for kind in CollectionScreen.Kind.allCases { measure(kind) }
