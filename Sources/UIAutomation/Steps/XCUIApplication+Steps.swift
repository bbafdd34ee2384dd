package import Foundation
import PlainviewRuntime
@_spi(Plainview) package import PlainviewUIKitCore

extension XCUIApplication {
  /// How long a long press keeps the finger down, in seconds: as long as a flow's.
  package static let longPressDuration: TimeInterval = 3

  /// Performs an action of the user, with the touches, keys and times of the flow's command for it.
  ///
  /// An element that is not there now, or cannot be touched, is an error: nothing is waited for. A view that the step's
  /// target is known to mean is not looked for.
  package func perform(_ step: UserStep, on view: UIView? = nil) throws {
    switch step {
    case .launch: try launch()
    case .tap(let target): try tap(at: point(of: target, view))
    case .doubleTap(let target): try tap(at: point(of: target, view), taps: 2)
    case .longPress(let target): try tap(at: point(of: target, view), duration: Self.longPressDuration)
    case .swipe(let start, let end, let milliseconds):
      try drag(from: start, to: end, duration: Double(milliseconds) / 1000)
    case .type(let text): try typeKeys(text)
    case .pressReturn: try typeKeys("\n")
    case .pressDelete: try pressDelete()
    case .hideKeyboard: try dismissKeyboard()
    case .wait(let milliseconds): try wait(upTo: Double(milliseconds) / 1000)
    }
  }

  /// Lets time pass until nothing is due, or so many seconds are over.
  private func wait(upTo limit: TimeInterval) throws {
    try advance(by: 0)
    guard let clock else { return }
    let deadline = clock.now + limit
    while let next = clock.nextEventTime, clock.now < deadline {
      try advance(by: min(max(next, clock.now + Self.waitingStep), deadline) - clock.now)
    }
  }

  /// The least time that a wait passes at once, in seconds.
  private static let waitingStep: TimeInterval = 0.05

  private func point(of target: StepTarget, _ view: UIView?) throws -> CGPoint {
    if case .point(let point) = target { return point }
    if let view { return try hitPoint(of: view) }
    guard let selector = target.selector else { throw ElementError.notRunning }
    try advance(by: 0)
    return try hitPoint(of: FlowElementFinder(self, rules: .strict).element(selector))
  }

  /// The target that means a view and no other one, by name if there is a name that does; nil if no touch reaches it.
  package func stepTarget(of view: UIView) -> StepTarget? {
    guard let process, let point = reachablePoint(of: view) else { return nil }
    let name = process.enter { onlyName(of: view) }
    return name ?? .point(CGPoint(x: point.x.rounded(), y: point.y.rounded()))
  }

  private func onlyName(of view: UIView) -> StepTarget? {
    let finder = FlowElementFinder(self, rules: .strict)
    let elements = finder.everything()
    if let identifier = view.accessibilityIdentifier, Self.isWritable(identifier) {
      let identified = elements.map { ($0, [$0.accessibilityIdentifier ?? ""]) }
      if finder.isOnly(view, called: identifier, among: identified) { return .identifier(identifier) }
    }
    let texts = Self.texts(of: view).filter(Self.isWritable)
    guard !texts.isEmpty else { return nil }
    let named = elements.map { ($0, ElementTree.texts(of: $0)) }
    return texts.first { finder.isOnly(view, called: $0, among: named) }.map { .text($0) }
  }

  /// What was typed comes last: it is another one the next time.
  private static func texts(of view: UIView) -> [String] {
    let placeholder = ElementTree.placeholder(of: view).map { [$0] } ?? []
    return placeholder + ElementTree.texts(of: view)
  }

  /// Long texts and those of several lines make a flow hard to read.
  private static func isWritable(_ name: String) -> Bool {
    !name.isEmpty && name.prefix(61).count <= 60 && !name.contains(where: \.isNewline)
  }
}

// MARK: What a finger means

extension XCUIApplication {
  /// The target that a tap at a point of the window means: the element there if it does not matter where it is tapped.
  package func stepTarget(at point: CGPoint) -> StepTarget {
    let anywhere = StepTarget.point(CGPoint(x: point.x.rounded(), y: point.y.rounded()))
    guard let process, let view = process.enter({ element(at: point) }) else { return anywhere }
    guard process.enter({ Self.isTappedAnywhere(view) }) else { return anywhere }
    return stepTarget(of: view) ?? anywhere
  }

  private func element(at point: CGPoint) -> UIView? {
    var view = hitView(at: point)
    while let part = view, part is any ControlPart { view = part.superview }
    return view
  }

  private static func isTappedAnywhere(_ view: UIView) -> Bool {
    switch ElementTree.type(of: view) {
    case .button, .switch: true
    // A tap into a text that is edited puts the caret there.
    case .textField, .secureTextField: !view.isFirstResponder
    case .image, .staticText, .other: view.gestureRecognizers?.isEmpty == false
    default: false
    }
  }
}
