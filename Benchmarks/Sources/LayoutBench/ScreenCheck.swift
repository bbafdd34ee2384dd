import UIKit
import Workloads

/// Compares a screen of views with the values of the solver for the same workload, after each operation.
@MainActor struct ScreenCheck {
  let name: String
  let size: Int

  func run(_ screen: Screen) {
    guard let workload = Workload.generated(name, size: size) else { return }
    var loaded = LoadedWorkload(workload)
    _ = screen.layOutAndRead()
    compare("build", screen, loaded, workload)
    loaded.replaceEditedConstraint(useSecond: true)
    screen.change(useSecond: true)
    compare("edit", screen, loaded, workload)
    loaded.replaceEditedConstraint(useSecond: false)
    screen.change(useSecond: false)
    loaded.addExtraView()
    screen.addBadge()
    compare("add", screen, loaded, workload)
    loaded.removeExtraView()
    screen.removeBadge()
    compare("remove", screen, loaded, workload)
    loaded.resize(useSecond: true)
    screen.resize(useSecond: true)
    compare("resize", screen, loaded, workload)
  }

  private func compare(_ operation: String, _ screen: Screen, _ loaded: LoadedWorkload, _ workload: Workload) {
    let expected = loaded.values
    let found = screen.values
    var firstVariables = workload.firstVariables
    if found.count > 4 * firstVariables.count { firstVariables.append(workload.isSize.count) }
    var largest = (difference: 0.0, view: 0)
    for (view, first) in firstVariables.enumerated() {
      for part in 0..<4 {
        let difference = abs(expected[first + part] - found[4 * view + part])
        if !(difference <= largest.difference) { largest = (difference, view) }
      }
    }
    print(
      "\(name),\(size),\(operation): \(firstVariables.count) frames, largest difference \(largest.difference) points"
        + (largest.difference > 1e-6 ? " at view \(largest.view)" : ""))
  }
}
