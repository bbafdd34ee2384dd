import PlainviewGestures
import PlainviewRuntime
import PlainviewTargetAction
@_spi(Plainview) package import PlainviewUIKitCore
import PlainviewWidgets

/// Which object calls which method of which other one in a tree: target-action, recognizers, delegates, outlets and segues.
///
/// Texts, graphs and coverage are made of the same connections. Objects are held weakly.
@MainActor package struct Wiring {
  /// In the order of the tree: the views' first, parents before children, then the controllers'.
  package private(set) var connections: [WiringConnection] = []
  private let views: [UIView]
  private let shown: Set<ObjectIdentifier>
  /// The controllers whose connections these are.
  let controllers: [UIViewController]
  private let names: ObjectNames

  package init(root: UIView, controllers: [UIViewController]) {
    views = root.preorder()
    var found = controllers
    var known = Set(controllers.map { ObjectIdentifier($0) })
    for view in views {
      if let controller = view.viewController, known.insert(ObjectIdentifier(controller)).inserted {
        found.append(controller)
      }
    }
    self.controllers = found
    shown = known.union(views.map { ObjectIdentifier($0) })
    names = ObjectNames(views: views, controllers: found)
    for view in views {
      if let control = view as? UIControl { addTargets(of: control) }
      addRecognizers(of: view)
      addDelegates(of: view)
      addExposedOutlets(of: view)
    }
    for controller in found {
      addDelegates(of: controller)
      addOutlets(of: controller)
    }
    addUnsetOutlets()
    addSegues()
    addNotifications()
    addTimers()
  }

  /// A bar's item is the node, and not the button that shows it.
  private func end(_ object: AnyObject) -> WiringEnd {
    let object = (object as? any ItemShowing)?.shownItem ?? object
    return WiringEnd(.object, names.name(of: object), object)
  }

  // MARK: Notifications and timers

  /// Those of objects of the app: what views observe by themselves is UIKit's.
  private mutating func addNotifications() {
    for connection in NotificationConnection.current {
      guard let observer = connection.observer.object, isOfApp(observer) else { continue }
      connections.append(
        WiringConnection(
          source: WiringEnd(.service, "NotificationCenter"), link: .notification(connection.name),
          receiver: end(observer), selector: connection.selector,
          problem: problem(ActionTarget(observer), connection.selector)))
    }
  }

  private mutating func addTimers() {
    for timer in TimerConnections.current.connections {
      guard let target = timer.target.object, isOfApp(target) else { continue }
      connections.append(
        WiringConnection(
          source: WiringEnd(.service, timer.source), link: .timer, receiver: end(target), selector: timer.selector,
          problem: problem(ActionTarget(target), timer.selector)))
    }
  }

  private func isOfApp(_ object: AnyObject) -> Bool {
    object is any MissingCode || !isFrameworkType(type(of: object))
  }

  // MARK: Target-action

  private mutating func addTargets(of control: UIControl) {
    let source = end(control)
    for entry in control.wiring where !isSegue(entry.target) && !isInternal(control, entry.target) {
      for event in entry.events.eventNames {
        add(.event(event), from: source, to: entry.target, entry.action, sender: control, control)
      }
    }
    for closure in control.closures where !(closure.action is SystemAction) {
      let title = closure.action.title.isEmpty ? "" : " '\(closure.action.title)'"
      let receiver = WiringEnd(.closure, "UIAction" + title)
      for event in closure.events.eventNames {
        connections.append(
          WiringConnection(
            source: source, link: .event(event), receiver: receiver, problem: untouchable(control),
            sender: WeakReference(control)))
      }
    }
  }

  private mutating func addRecognizers(of view: UIView) {
    for recognizer in view.gestureRecognizers ?? [] where !(recognizer is any SystemRecognizer) {
      let link = WiringConnection.Link.recognizer(className(of: recognizer))
      if recognizer.targets.isEmpty {
        connections.append(
          WiringConnection(
            source: end(view), link: link, receiver: WiringEnd(.nobody, "nobody"), problem: .noTarget,
            sender: WeakReference(recognizer)))
      }
      for entry in recognizer.targets where !isSegue(entry.target) {
        add(link, from: end(view), to: entry.target, entry.action, sender: recognizer, view)
      }
    }
  }

  /// Whether a part of one of UIKit's views tells that view of its touches, which apps know nothing of.
  private func isInternal(_ control: UIControl, _ target: ActionTarget) -> Bool {
    guard let receiver = target.object, isFrameworkType(type(of: receiver)), !(receiver is any MissingCode) else {
      return false
    }
    if (control as? any ItemShowing)?.shownItem != nil { return false }
    let type: AnyClass = Swift.type(of: control)
    return control is any ControlPart || isFrameworkType(type) && publicName(of: type) != String(describing: type)
  }

  /// What triggers a segue sends its template a message (contract N6); the segue itself is listed with its destination.
  private func isSegue(_ target: ActionTarget) -> Bool { target.object is UIStoryboardSegueTemplate }

  private mutating func add(
    _ link: WiringConnection.Link, from source: WiringEnd, to target: ActionTarget, _ action: Selector,
    sender: AnyObject, _ view: UIView
  ) {
    connections.append(
      WiringConnection(
        source: source, link: link, receiver: receiver(target), selector: action,
        problem: problem(target, action) ?? untouchable(view), sender: WeakReference(sender)))
  }

  private func receiver(_ target: ActionTarget) -> WiringEnd {
    switch target {
    case .object(let reference): reference.object.map { end($0) } ?? WiringEnd(.gone, "(gone)")
    case .type(let type): WiringEnd(.type, "+\(className(type))")
    case .chain: WiringEnd(.chain, "first responder")
    }
  }

  private func problem(_ target: ActionTarget, _ action: Selector) -> WiringProblem? {
    if target.isGone { return .targetIsGone }
    // Code that is not in the program may well have the method.
    guard let object = target.object, !(object is any MissingCode) else { return nil }
    let type: AnyClass = Swift.type(of: object)
    if ActionRegistry.entry(for: action, in: type) != nil { return nil }
    let nearest = nearestNames(to: action.description, among: ActionRegistry.names(in: type), limit: 1)
    return .noMethod(action.description, type: String(describing: type), nearest: nearest.first)
  }

  private func untouchable(_ view: UIView) -> WiringProblem? {
    var candidate: UIView? = view
    while let current = candidate {
      if !current.isUserInteractionEnabled {
        return .untouchable(by: current === view ? nil : names.name(of: current))
      }
      candidate = current.superview
    }
    return nil
  }

  // MARK: Delegates and outlets, found by reflection

  private mutating func addDelegates(of object: AnyObject) {
    for property in Reflection.delegates(of: object) {
      if let target = property.object {
        connections.append(
          WiringConnection(source: end(object), link: .delegate(property.name), receiver: end(target)))
      } else if property.isOfApp {
        // UIKit's own delegates are mostly unset; a delegate of the app's own class that is never set is news.
        connections.append(
          WiringConnection(
            source: end(object), link: .delegate(property.name), receiver: WiringEnd(.nobody, "nobody"),
            problem: .neverSet))
      }
    }
  }

  private mutating func addOutlets(of controller: UIViewController) {
    let exposed = addExposedOutlets(of: controller)
    for property in Reflection.propertiesOfApp(of: controller) where !property.isDelegate {
      guard !exposed.contains(property.name), let view = property.object as? UIView else { continue }
      connections.append(
        WiringConnection(source: end(controller), link: .outlet(property.name), receiver: end(view)))
    }
  }

  /// The outlets that a class of the app declares, connected or not; returns their names.
  @discardableResult
  private mutating func addExposedOutlets(of object: AnyObject) -> [String] {
    let outlets = Outlets.ofApp(of: object).filter { !Reflection.isDelegate($0.name) }
    for outlet in outlets {
      switch Reflection.unwrapped(outlet.value) {
      case nil:
        connections.append(
          WiringConnection(
            source: end(object), link: .outlet(outlet.name), receiver: WiringEnd(.nobody, "nobody"), problem: .neverSet)
        )
      case let list as [AnyObject]:
        for (index, element) in list.enumerated() {
          connections.append(
            WiringConnection(source: end(object), link: .outlet("\(outlet.name)[\(index)]"), receiver: end(element)))
        }
      case let value?:
        connections.append(
          WiringConnection(source: end(object), link: .outlet(outlet.name), receiver: end(value as AnyObject)))
      }
    }
    return outlets.map(\.name)
  }

  /// Outlets to or from objects whose class is not in the program.
  private mutating func addUnsetOutlets() {
    for outlet in UnsetOutlets.current.outlets {
      guard let owner = outlet.owner, let value = outlet.value, isShown(owner) else { continue }
      let isDelegate = ["delegate", "dataSource"].contains(outlet.property)
      connections.append(
        WiringConnection(
          source: end(owner), link: isDelegate ? .delegate(outlet.property) : .outlet(outlet.property),
          receiver: end(value)))
    }
  }

  private func isShown(_ object: AnyObject) -> Bool { shown.contains(ObjectIdentifier(object)) }

  // MARK: Segues

  private mutating func addSegues() {
    for segue in SegueRecord.current.segues {
      guard let source = segue.source, isShown(source) else { continue }
      let destination = destination(of: segue)
      connections.append(
        WiringConnection(
          source: end(source), link: .segue(segue.kind, identifier: segue.identifier), receiver: destination.end,
          problem: destination.problem))
    }
  }

  private func destination(of segue: SegueRecord.Segue) -> (end: WiringEnd, problem: WiringProblem?) {
    switch segue.destination {
    case .exit(let method): return (WiringEnd(.exit, "exit \(method)"), nil)
    case .missing(let id): return (WiringEnd(.nobody, "nobody"), .noScene(id))
    case .controller(let id, let name):
      let loaded = controllers.first { $0.documentID == id }
      return (loaded.map { end($0) } ?? WiringEnd(.scene(id), name), nil)
    }
  }
}
