package import UIKit

/// A view that notes its touches, under its name.
package final class NotingView: UIView {
  private let name: String
  private let stage: Stage

  package init(_ stage: Stage, _ name: String = "view") {
    self.stage = stage
    self.name = name
    super.init(frame: .zero)
  }

  package required init?(coder: NSCoder) { nil }

  package override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) { stage.note("\(name) began") }
  package override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent?) { stage.note("\(name) moved") }
  package override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) { stage.note("\(name) ended") }
  package override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent?) {
    stage.note("\(name) cancelled")
  }
}

/// A target that notes the messages that it gets, under its name.
package final class NotingTarget: NSObject, ActionProviding {
  private let name: String
  private let stage: Stage

  package init(_ stage: Stage, _ name: String = "target") {
    self.stage = stage
    self.name = name
  }

  package static var actions: ActionTable {
    ["act": .init(act), "act:": .init(actFor), "act:with:": .init(actForWith), "other": .init(other)]
  }

  func act() { stage.note("\(name) act") }
  func actFor(_ sender: Any?) { stage.note("\(name) act: \(sender.map { "\(type(of: $0))" } ?? "nil")") }
  func actForWith(_ sender: Any?, _ event: UIEvent?) {
    stage.note("\(name) act:with: \(sender.map { "\(type(of: $0))" } ?? "nil") \(event == nil ? "nil" : "event")")
  }
  func other() { stage.note("\(name) other") }
}
