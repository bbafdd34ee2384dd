package import PlainviewTargetAction
import PlainviewUIKitCore

extension UIControl: WiredSender {
  package func wiring(of selector: Selector, to receiver: AnyObject) -> [String] {
    wiring.filter { $0.action == selector && ($0.target.object === receiver || $0.target.isSame(as: .chain)) }
      .flatMap { entry in
        entry.events.eventNames.map { "\(plainName(of: self)) --\($0)--> \(plainName(of: receiver)) \(selector)" }
      }
  }
}
