import PlainviewStage
import UIKit
import _Testing_UIKit

/// An app whose controllers note what happens to them, for transcripts of transitions.
@MainActor final class TransitionStage {
  let notes = NotingController.Notes()
  let app: XCUIApplication
  let root: UIViewController

  init(device: SimulatedDevice = .default, _ makeRoot: (NotingController.Notes) -> UIViewController) throws {
    let root = makeRoot(notes)
    self.root = root
    app = XCUIApplication(rootViewController: root, device: device)
    try app.launch()
    try app.settle()
    _ = notes.take()
  }

  /// A tablet of 820 × 1180 points.
  static let tablet = SimulatedDevice(
    name: "iPad", size: CGSize(width: 820, height: 1180), scale: 2, isPad: true)

  /// An app on a tablet with a plain controller, and that.
  static func tabletApp() throws -> (app: XCUIApplication, root: UIViewController) {
    let root = UIViewController()
    let app = XCUIApplication(rootViewController: root, device: tablet)
    try app.launch()
    return (app, root)
  }

  /// What the controllers note while something is done and until everything has settled, a line each; without
  /// layouts, whose number is free (contract V3).
  func transcript(_ body: @MainActor () throws -> Void) throws -> String {
    try app.run(body)
    try app.settle()
    return lines()
  }

  func lines() -> String { notes.take().filter { !$0.hasSuffix(".layout") }.joined(separator: "\n") }

  func drag(from start: CGPoint, to end: CGPoint, pausing: Bool = false) throws {
    try app.touchDown(at: start)
    for step in 1...10 {
      try app.advance(by: 0.02)
      let share = CGFloat(step) / 10
      try app.touchMove(
        to: CGPoint(x: start.x + share * (end.x - start.x), y: start.y + share * (end.y - start.y)))
    }
    // A finger that rests before it leaves does not fling.
    if pausing {
      try app.advance(by: 0.5)
      try app.touchMove(to: CGPoint(x: end.x + 0.5, y: end.y))
      try app.advance(by: 0.5)
    }
    try app.touchUp()
    try app.settle()
  }
}
