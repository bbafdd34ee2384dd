import Foundation
import PlainviewStage
import UIKit

/// A recognizer as apps write them: at began, moved and ended it goes to the states that a test sets.
final class SketchRecognizer: UIGestureRecognizer, ActionProviding {
  private let label: String
  private let stage: Stage
  var stateWhenBegan: State?
  var stateWhenMoved: State?
  var stateWhenEnded: State?
  var prevents = true
  var isPreventable = true

  init(_ stage: Stage, _ label: String = "sketch") {
    self.stage = stage
    self.label = label
    super.init(target: nil, action: nil)
    addTarget(self, action: "noteState")
  }

  static var actions: ActionTable { ["noteState": .init(noteState)] }

  func noteState() { stage.note("\(label) is \(state)") }

  private func note(_ what: String, _ next: State?) {
    stage.note("\(label) sees \(what)")
    if let next { state = next }
  }

  override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) { note("began", stateWhenBegan) }
  override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent) { note("moved", stateWhenMoved) }
  override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent) { note("ended", stateWhenEnded) }
  override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent) { note("cancelled", .cancelled) }
  override func reset() { stage.note("\(label) resets") }
  override func canPrevent(_ other: UIGestureRecognizer) -> Bool { prevents }
  override func canBePrevented(by other: UIGestureRecognizer) -> Bool { isPreventable }
}
