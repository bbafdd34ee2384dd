import PlainviewRuntime
import PlainviewTargetAction

extension UIGestureRecognizer {
  /// UIKit's line for a recognizer (contract G17).
  var text: String {
    var parts = ["state = \(stateName)"]
    if let view { parts.append("view = \(name(of: view))") }
    let texts = targets.compactMap { entry in
      entry.target.object.map { "(action=\(entry.action), target=\(name(of: $0)))" }
    }
    if !texts.isEmpty { parts.append("target= <\(texts.joined(separator: ", "))>") }
    return "<\(SimulatedProcess.classAndAddress(of: self)); \(parts.joined(separator: "; "))>"
  }

  private func name(of object: AnyObject) -> String {
    "<\(className(of: object)) \(SimulatedProcess.address(of: object))>"
  }

  private var stateName: String {
    switch state {
    case .possible: "Possible"
    case .began: "Began"
    case .changed: "Changed"
    case .ended: "Ended"
    case .cancelled: "Cancelled"
    case .failed: "Failed"
    }
  }
}
