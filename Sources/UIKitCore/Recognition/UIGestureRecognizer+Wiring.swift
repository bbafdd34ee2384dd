import PlainviewRuntime
package import PlainviewTargetAction

extension UIGestureRecognizer: WiredSender {
  package func wiring(of selector: Selector, to receiver: AnyObject) -> [String] {
    targets.filter { $0.action == selector && $0.target.object === receiver }.map { _ in
      let source = view.map { plainName(of: $0) } ?? "no view"
      return "\(source) --\(className(of: self))--> \(plainName(of: receiver)) \(selector)"
    }
  }
}
