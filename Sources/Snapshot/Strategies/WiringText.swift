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
      lines += delegates(of: view)
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

  private func outlets(of controller: UIViewController) -> [String] {
    Reflection.properties(of: controller).compactMap { property in
      guard property.isOfApp, !property.isDelegate, let view = property.object as? UIView else { return nil }
      return "\(names.name(of: controller)).\(property.name) = \(names.name(of: view))"
    }
  }
}

/// The stored properties of an object that hold objects.
@MainActor enum Reflection {
  struct Property {
    let name: String
    let object: AnyObject?
    /// Whether a class of the app declares it, not one of this package.
    let isOfApp: Bool

    var isDelegate: Bool {
      let lowercased = name.lowercased()
      return lowercased.hasSuffix("delegate") || lowercased.hasSuffix("datasource")
    }
  }

  static func properties(of object: AnyObject) -> [Property] {
    var found: [Property] = []
    var mirror: Mirror? = Mirror(reflecting: object)
    while let current = mirror {
      let isOfApp = !isOurs(current.subjectType)
      for child in current.children {
        guard var name = child.label else { continue }
        if name.hasPrefix("$__lazy_storage_$_") { name = String(name.dropFirst(18)) }
        // Scroll views keep their delegate under a name of its own; a subclass may have one of its own kind.
        if name == "scrollDelegate" { name = "delegate" }
        if found.contains(where: { $0.name == name }) { continue }
        if let property = property(name, child.value, isOfApp) { found.append(property) }
      }
      mirror = current.superclassMirror
    }
    return found
  }

  private static func property(_ name: String, _ value: Any, _ isOfApp: Bool) -> Property? {
    let mirror = Mirror(reflecting: value)
    if mirror.displayStyle == .optional {
      guard let inner = mirror.children.first?.value else { return Property(name: name, object: nil, isOfApp: isOfApp) }
      return property(name, inner, isOfApp)
    }
    guard mirror.displayStyle == .class else { return nil }
    return Property(name: name, object: value as AnyObject, isOfApp: isOfApp)
  }

  private static func isOurs(_ type: Any.Type) -> Bool { isFrameworkType(type) }
}

/// Names for objects in texts: the class and what tells the object from others of its class.
@MainActor struct ObjectNames {
  private var numbers: [ObjectIdentifier: Int] = [:]

  init(views: [UIView]) {
    var seen: [String: [UIView]] = [:]
    for view in views { seen[plainName(of: view), default: []].append(view) }
    for twins in seen.values where twins.count > 1 {
      for (index, view) in twins.enumerated() { numbers[ObjectIdentifier(view)] = index + 1 }
    }
  }

  func name(of object: AnyObject) -> String {
    let number = numbers[ObjectIdentifier(object)].map { " #\($0)" } ?? ""
    return plainName(of: object) + number
  }
}
