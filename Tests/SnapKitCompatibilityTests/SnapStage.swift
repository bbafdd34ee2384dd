import PlainviewRuntime
import SnapKitCompatibility
import UIKit

/// A container of 320 × 480 points with two views in it.
@MainActor struct SnapStage {
  let container = UIView(frame: CGRect(x: 0, y: 0, width: 320, height: 480))
  let box = UIView()
  let other = UIView()

  init() {
    container.addSubview(box)
    container.addSubview(other)
  }

  /// The frame of the box after a layout pass.
  var frame: CGRect {
    container.layoutIfNeeded()
    return box.frame
  }

  /// What the chains made, as `attribute relation second-attribute multiplier constant priority`, in order.
  func facts(_ closure: (ConstraintMaker) -> Void) -> [String] {
    box.snp.prepareConstraints(closure).flatMap(\.layoutConstraints).map { constraint in
      let item = constraint.secondItem
      let second = item == nil ? "" : item === container ? "container." : item === other ? "other." : "guide."
      let relation = [-1: "<=", 0: "==", 1: ">="][constraint.relation.rawValue] ?? "?"
      let parts: [String] = [
        "\(constraint.firstAttribute)", relation, second + "\(constraint.secondAttribute)",
        constraint.multiplier == 1 ? "" : "* \(Double(constraint.multiplier))", "+ \(Double(constraint.constant))",
        constraint.priority == .required ? "" : "@\(constraint.priority.rawValue)",
      ]
      return parts.filter { !$0.isEmpty }.joined(separator: " ")
    }
  }

  /// The exception that the body raises.
  func exception(_ body: () -> Void) -> UncaughtException? {
    do {
      try SimulatedProcess().run(body)
      return nil
    } catch {
      return error as? UncaughtException
    }
  }
}
