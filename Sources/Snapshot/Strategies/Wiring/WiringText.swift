import PlainviewGestures
import PlainviewRuntime
import PlainviewTargetAction
package import PlainviewUIKitCore
import PlainviewWidgets

/// Who calls which method of whom in a tree: target-action, recognizers, delegates and outlets, a sorted line each.
///
/// A line ends in `! …` when the call would not arrive: the target is gone, it has no such method, or the view cannot be
/// touched.
@MainActor package struct WiringText {
  private let views: [UIView]
  private let controllers: [UIViewController]
  private let names: ObjectNames

  package init(root: UIView, controllers: [UIViewController]) {
    views = root.preorder()
    var found = controllers
    for view in views {
      if let controller = view.viewController, !found.contains(where: { $0 === controller }) {
        found.append(controller)
      }
    }
    self.controllers = found
    names = ObjectNames(views: views)
  }

  package var text: String {
    var lines: [String] = []
    for view in views {
      if let control = view as? UIControl { lines += targets(of: control) }
      lines += recognizers(of: view)
      lines += delegates(of: view) + exposedOutlets(of: view)
    }
    for controller in controllers { lines += delegates(of: controller) + outlets(of: controller) }
    return (lines + unsetOutlets()).sorted().joined(separator: "\n")
  }

  // MARK: Target-action

  private func targets(of control: UIControl) -> [String] {
    let name = names.name(of: control)
    var lines = control.wiring.flatMap { entry in
      entry.events.eventNames.map { event in
        "\(name) --\(event)--> \(receiver(entry.target, entry.action))" + problem(entry.target, entry.action, control)
      }
    }
    for closure in control.closures {
      let title = closure.action.title.isEmpty ? "" : " '\(closure.action.title)'"
      lines += closure.events.eventNames.map { "\(name) --\($0)--> UIAction\(title)" }
    }
    return lines
  }

  private func recognizers(of view: UIView) -> [String] {
    (view.gestureRecognizers ?? []).filter { !($0 is any SystemRecognizer) }.flatMap { recognizer in
      let name = "\(names.name(of: view)) --\(className(of: recognizer))-->"
      guard !recognizer.targets.isEmpty else { return ["\(name) nobody  ! no target"] }
      return recognizer.targets.map { entry in
        "\(name) \(receiver(entry.target, entry.action))" + problem(entry.target, entry.action, view)
      }
    }
  }

  private func receiver(_ target: ActionTarget, _ action: Selector) -> String {
    switch target {
    case .object(let reference):
      guard let object = reference.object else { return "(gone) \(action)" }
      return "\(names.name(of: object)) \(action)"
    case .type(let type): return "+\(className(type)) \(action)"
    case .chain: return "first responder \(action)"
    }
  }

  private func problem(_ target: ActionTarget, _ action: Selector, _ view: UIView) -> String {
    if target.isGone { return "  ! the target is gone" }
    // Code that is not in the program may well have the method.
    if let object = target.object, !(object is any MissingCode),
      ActionRegistry.entry(for: action, in: Swift.type(of: object)) == nil
    {
      let known = ActionRegistry.names(in: Swift.type(of: object))
      let nearest = nearestNames(to: action.description, among: known, limit: 1)
      let hint = nearest.first.map { ", nearest: \($0)" } ?? ""
      return "  ! \(String(describing: Swift.type(of: object))) has no \(action)\(hint)"
    }
    return untouchable(view)
  }

  private func untouchable(_ view: UIView) -> String {
    var candidate: UIView? = view
    while let current = candidate {
      if !current.isUserInteractionEnabled {
        return current === view
          ? "  ! user interaction is disabled"
          : "  ! user interaction is disabled on \(names.name(of: current))"
      }
      candidate = current.superview
    }
    return ""
  }

  // MARK: Delegates and outlets, found by reflection

  private func delegates(of object: AnyObject) -> [String] {
    Reflection.properties(of: object).compactMap { property in
      guard property.isDelegate else { return nil }
      let name = "\(names.name(of: object)).\(property.name)"
      guard let target = property.object else {
        // UIKit's own delegates are mostly unset; a delegate of the app's own class that is never set is news.
        return property.isOfApp ? "\(name) -> nobody  ! never set" : nil
      }
      return "\(name) -> \(names.name(of: target))"
    }
  }

  /// Outlets to or from objects whose class is not in the program.
  private func unsetOutlets() -> [String] {
    let shown = views as [AnyObject] + controllers as [AnyObject]
    return UnsetOutlets.current.outlets.compactMap { outlet in
      guard let owner = outlet.owner, let value = outlet.value, shown.contains(where: { $0 === owner }) else {
        return nil
      }
      let isDelegate = ["delegate", "dataSource"].contains(outlet.property)
      return "\(names.name(of: owner)).\(outlet.property) \(isDelegate ? "->" : "=") \(names.name(of: value))"
    }
  }

  /// What the properties of a controller show of the screen, and the outlets that nothing is connected to.
  private func outlets(of controller: UIViewController) -> [String] {
    let exposed = Outlets.ofApp(of: controller).map(\.name)
    let held = Reflection.properties(of: controller).compactMap { property -> String? in
      guard property.isOfApp, !property.isDelegate, !exposed.contains(property.name) else { return nil }
      guard let view = property.object as? UIView else { return nil }
      return "\(names.name(of: controller)).\(property.name) = \(names.name(of: view))"
    }
    return held + exposedOutlets(of: controller)
  }

  /// The outlets that a class of the app declares, connected or not.
  private func exposedOutlets(of object: AnyObject) -> [String] {
    Outlets.ofApp(of: object).compactMap { outlet in
      guard !Reflection.isDelegate(outlet.name) else { return nil }
      let name = "\(names.name(of: object)).\(outlet.name)"
      guard let value = Reflection.unwrapped(outlet.value) else { return "\(name) = nothing  ! not connected" }
      if let list = value as? [AnyObject] {
        return "\(name) = [\(list.map { names.name(of: $0) }.joined(separator: ", "))]"
      }
      return "\(name) = \(names.name(of: value as AnyObject))"
    }
  }
}
