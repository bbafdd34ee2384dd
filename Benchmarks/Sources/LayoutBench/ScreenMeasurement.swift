import UIKit
import Workloads

/// Times the operations on a screen of views.
@MainActor struct ScreenMeasurement {
  let name: String
  let size: Int

  func run(_ make: () -> Screen) {
    // The first screen fills the tables that are made once, such as those of text widths.
    var screen: Screen? = make()
    var checksum = screen?.layOutAndRead() ?? 0
    let stopwatch = Stopwatch(
      peer: "views", name: name, size: size, viewCount: screen?.views.count ?? 0,
      constraintCount: screen?.constraintCount ?? 0)
    screen = nil
    reportBytes(stopwatch, make)
    var constructions: [Double] = []
    var layouts: [Double] = []
    var teardowns: [Double] = []
    let builds = stopwatch.repeated(atLeast: 5, for: 0.3, atMost: 10) { _ in
      if screen != nil { teardowns.append(stopwatch.seconds { screen = nil }) }
      constructions.append(stopwatch.seconds { screen = make() })
      layouts.append(stopwatch.seconds { checksum += screen?.layOutAndRead() ?? 0 })
      return constructions[constructions.count - 1] + layouts[layouts.count - 1]
    }
    stopwatch.report("build", builds)
    stopwatch.report("make", constructions)
    stopwatch.report("first_layout", layouts)
    stopwatch.report("let_go", teardowns)
    if let screen { measureChanges(of: screen, stopwatch) }
    if checksum.isNaN { print("not a number") }
  }

  private func measureChanges(of screen: Screen, _ stopwatch: Stopwatch) {
    stopwatch.report(
      "edit_constant",
      stopwatch.repeated(atLeast: 10, for: 0.2, atMost: 10) { index in
        stopwatch.seconds { screen.change(useSecond: index % 2 == 0) }
      })
    screen.change(useSecond: false)
    var removals: [Double] = []
    let additions = stopwatch.repeated(atLeast: 10, for: 0.2, atMost: 10) { _ in
      let time = stopwatch.seconds { screen.addBadge() }
      removals.append(stopwatch.seconds { screen.removeBadge() })
      return time
    }
    stopwatch.report("add_view", additions)
    stopwatch.report("remove_view", removals)
    stopwatch.report(
      "resize",
      stopwatch.repeated(atLeast: 10, for: 0.2, atMost: 10) { index in
        stopwatch.seconds { screen.resize(useSecond: index % 2 == 0) }
      })
  }

  /// Bytes allocated a view: for views and constraints before layout, and for what layout adds.
  private func reportBytes(_ stopwatch: Stopwatch, _ make: () -> Screen) {
    let before = Stopwatch.allocatedBytes()
    let screen = make()
    let made = Stopwatch.allocatedBytes()
    _ = screen.layOutAndRead()
    let solved = Stopwatch.allocatedBytes()
    let count = screen.views.count
    stopwatch.report("bytes_made", "\((made - before) / count)", "\((made - before) / count)", count: 1, memory: 0)
    stopwatch.report("bytes_engine", "\((solved - made) / count)", "\((solved - made) / count)", count: 1, memory: 0)
  }
}
