import PlainviewLists
import PlainviewRuntime
import PlainviewTargetAction
@_spi(Plainview) import PlainviewUIKitCore
import PlainviewWidgets

/// Looks at the screens of an app for wires, turn by turn, and counts what they carry.
@MainActor final class WiringSurvey: WiringWitness {
  /// A wire between objects; the text is that of its first sight, since titles change.
  private final class LiveWire {
    let kind: WiringCoverage.Kind
    let text: String
    let selector: String
    private(set) weak var sender: AnyObject?
    /// Nil for a message to the responder chain.
    private(set) weak var receiver: AnyObject?
    private let meansAnyone: Bool
    var count = 0

    init(_ kind: WiringCoverage.Kind, _ text: String, _ selector: String, from sender: AnyObject, to: AnyObject?) {
      self.kind = kind
      self.text = text
      self.selector = selector
      self.sender = sender
      receiver = to
      meansAnyone = to == nil
    }

    func leads(to other: AnyObject?) -> Bool { meansAnyone || receiver != nil && receiver === other }
  }

  private var wires: [LiveWire] = []
  private var wiresBySender: [ObjectIdentifier: [LiveWire]] = [:]
  private var names: [ObjectIdentifier: (object: WeakReference, name: String)] = [:]
  /// For each running delegate call, whether a default answered it.

  var coverage: WiringCoverage {
    WiringCoverage(wires.map { WiringCoverage.Wire($0.kind, $0.text, count: $0.count) })
  }

  // MARK: Looking

  /// Notes the wires of everything that is in the windows of the current process.
  func lookAround() {
    let views = UIApplication.shared.windows.flatMap { $0.preorder() }
    let senders = views.filter { $0 is UIControl || $0.gestureRecognizers != nil }
    name(senders)
    for view in senders { look(at: view) }
    for view in views { lookForDelegates(of: view) }
    if let delegate = UIApplication.shared.delegate { lookForLife(of: delegate) }
    for scene in UIApplication.shared.scenesInOrder {
      if let delegate = scene.delegate { lookForLife(of: delegate) }
    }
  }

  /// Names objects that have no name yet; those of the same name at one time get numbers.
  private func name(_ views: [UIView]) {
    let plain = views.map { plainName(of: $0) }
    var counts: [String: Int] = [:]
    for name in plain { counts[name, default: 0] += 1 }
    var numbers: [String: Int] = [:]
    for (view, name) in zip(views, plain) {
      numbers[name, default: 0] += 1
      guard names[ObjectIdentifier(view)]?.object.object !== view else { continue }
      let number = counts[name] == 1 ? "" : " #\(numbers[name] ?? 1)"
      names[ObjectIdentifier(view)] = (WeakReference(view), name + number)
    }
  }

  private func name(of object: AnyObject) -> String {
    if let known = names[ObjectIdentifier(object)], known.object.object === object { return known.name }
    return plainName(of: object)
  }

  private func look(at view: UIView) {
    if let control = view as? UIControl { lookForActions(of: control) }
    for recognizer in view.gestureRecognizers ?? [] where !(recognizer is any SystemRecognizer) {
      for entry in recognizer.targets {
        let text = "\(name(of: view)) --\(className(of: recognizer))--> " + entry.target.text(of: entry.action)
        note(.recognizer, text, entry.action.name, from: recognizer, to: entry.target)
      }
    }
  }

  private func lookForActions(of control: UIControl) {
    let wiring = control.wiring
    for entry in wiring where !entry.target.isGone {
      let twins = wiring.filter { $0.action == entry.action && $0.target.isSame(as: entry.target) }
      let events = twins.flatMap(\.events.eventNames).joined(separator: ", ")
      let text = "\(name(of: control)) --\(events)--> " + entry.target.text(of: entry.action)
      note(.action, text, entry.action.name, from: control, to: entry.target)
    }
    for (index, closure) in control.closures.enumerated() {
      let title = closure.action.title.isEmpty ? "" : " '\(closure.action.title)'"
      let number = control.closures.count == 1 ? "" : " #\(index + 1)"
      let events = closure.events.eventNames.joined(separator: ", ")
      note(.action, "\(name(of: control)) --\(events)--> UIAction\(title)\(number)", "", control, closure.action)
    }
  }

  private func note(
    _ kind: WiringCoverage.Kind, _ text: String, _ selector: String, from sender: AnyObject, to target: ActionTarget
  ) {
    switch target {
    case .object(let reference):
      if let object = reference.object { note(kind, text, selector, sender, object) }
    case .type(let type): note(kind, text, selector, sender, type as AnyObject)
    case .chain: note(kind, text, selector, sender, nil)
    }
  }

  private func note(
    _ kind: WiringCoverage.Kind, _ text: String, _ selector: String, _ sender: AnyObject, _ receiver: AnyObject?
  ) {
    let known = wiresBySender[ObjectIdentifier(sender)] ?? []
    if isInternal(from: sender, to: receiver) { return }
    if known.contains(where: { $0.sender === sender && $0.selector == selector && $0.leads(to: receiver) }) { return }
    let wire = LiveWire(kind, text, selector, from: sender, to: receiver)
    wires.append(wire)
    wiresBySender[ObjectIdentifier(sender), default: []].append(wire)
  }

  /// Whether UIKit's own parts are wired to each other, as a text field's clear button is to its field.
  private func isInternal(from sender: AnyObject, to receiver: AnyObject?) -> Bool {
    guard let view = sender as? UIView, let container = receiver as? UIView, !(container is any MissingCode) else {
      return false
    }
    return view !== container && view.isDescendant(of: container) && isFrameworkType(type(of: container))
  }

  private func lookForDelegates(of view: UIView) {
    if let field = view as? UITextField { note(field.delegate, .textField) }
    if let textView = view as? UITextView { note(textView.delegate, .textView) }
    if let scrollView = view as? UIScrollView { note(scrollView.scrollDelegate, .scrollView) }
    if let bar = view as? UITabBar { note(bar.delegate, .tabBar) }
    if let bar = view as? UINavigationBar { note(bar.delegate, .navigationBar) }
    if let controller = view.viewController { lookForDelegates(of: controller) }
    if let table = view as? UITableView {
      note(table.dataSource, .tableDataSource)
      note(table.prefetchDataSource, .tablePrefetching)
      note(table.delegate, .table)
    }
    for recognizer in view.gestureRecognizers ?? [] where !(recognizer is any SystemRecognizer) {
      note(recognizer.delegate, .gestureRecognizer)
    }
  }

  private func lookForDelegates(of controller: UIViewController) {
    if let navigation = controller as? UINavigationController { note(navigation.delegate, .navigationController) }
    if let tabs = controller as? UITabBarController { note(tabs.delegate, .tabBarController) }
    if let split = controller as? UISplitViewController { note(split.delegate, .splitViewController) }
    if let pages = controller as? UIPageViewController {
      note(pages.delegate, .pageViewController)
      note(pages.dataSource, .pageSource)
    }
    if controller.presentingViewController != nil {
      // A child has that of its container, which is looked at itself.
      if controller.parent == nil { note(controller.presentationController?.delegate, .adaptivePresentation) }
      note(controller.transitioningDelegate, .viewControllerTransitioning)
    }
  }

  /// Notes the methods of the delegate of an app or a scene; they are called before the wires can be searched.
  private func lookForLife(of delegate: AnyObject) {
    if delegate is any UIApplicationDelegate { note(delegate, .application) }
    if delegate is any UISceneDelegate { note(delegate, .scene) }
    if delegate is any UIWindowSceneDelegate { note(delegate, .windowScene) }
  }

  private func note(_ delegate: AnyObject?, _ kind: DelegateProtocol) {
    guard let delegate, !isFrameworkType(type(of: delegate)) else { return }
    for method in kind.methods.implemented(by: delegate) {
      note(.delegate, "\(kind.rawValue) --> \(plainName(of: delegate)) \(method)", method, delegate, delegate)
    }
  }

  // MARK: Hearing

  func sent(_ selector: String, to receiver: AnyObject, from sender: AnyObject?) {
    guard let sender else { return }
    // What was connected in this turn was not seen yet.
    if let view = sender as? UIView ?? (sender as? UIGestureRecognizer)?.view { look(at: view) }
    count(sender) { $0.selector == selector && $0.leads(to: receiver) }
  }

  func performed(_ action: AnyObject, from sender: AnyObject?) {
    guard let sender else { return }
    if let control = sender as? UIControl { look(at: control) }
    count(sender) { $0.leads(to: action) }
  }

  private func count(_ sender: AnyObject, where isMeant: (LiveWire) -> Bool) {
    wiresBySender[ObjectIdentifier(sender)]?.first { $0.sender === sender && isMeant($0) }?.count += 1
  }

  func asked(_ delegate: AnyObject, _ method: String) {
    guard !isFrameworkType(type(of: delegate)) else { return }
    lookForLife(of: delegate)
    let known = (wiresBySender[ObjectIdentifier(delegate)] ?? []).filter { $0.sender === delegate }
    if let name = DelegateCall(method).bestMatch(among: known.map(\.selector)) {
      known.first { $0.selector == name }?.count += 1
    } else {
      let name = String(method.prefix { $0 != "(" })
      note(.delegate, "delegate --> \(plainName(of: delegate)) \(name)", name, delegate, delegate)
      count(delegate) { $0.selector == name }
    }
  }
}
