public import Foundation
package import PlainviewRuntime
public import PlainviewTargetAction

/// Observes the touches of a view and its subviews and sends actions when they form a gesture (contract G1 to G17).
///
/// Subclasses override the touch methods and set `state`; whether a change takes place is decided with the other
/// recognizers of the touches.
@preconcurrency @MainActor open class UIGestureRecognizer: NSObject, OutletProviding {
  /// `ended` also stands for recognized.
  public enum State: Int, Sendable {
    /// Not decided yet, or one of the steps of a gesture, or its failure.
    case possible, began, changed, ended, cancelled, failed
    /// The state of a discrete gesture that was recognized; the same as `ended`.
    public static var recognized: State { .ended }
  }

  /// The view that the recognizer was added to; nil for none.
  open internal(set) weak var view: UIView?
  /// The object that decides which touches the recognizer receives and when it begins; not retained.
  open weak var delegate: (any UIGestureRecognizerDelegate)?
  /// Whether the view stops getting touches once the gesture is recognized.
  open var cancelsTouchesInView = true
  /// Whether the view gets touches only after this recognizer failed.
  open var delaysTouchesBegan = false
  /// Whether the view is told of a lifted finger only after this recognizer decided.
  open var delaysTouchesEnded = true
  /// Whether touches of other kinds than the first are ignored. Kept, without effect.
  open var requiresExclusiveTouchType = true
  /// The kinds of touches that are looked at, as numbers of `UITouch.TouchType`.
  open var allowedTouchTypes: [NSNumber] = [0, 1, 2, 3]
  /// The kinds of presses of buttons and keys that are looked at, as numbers of `UIPress.PressType`; none at first.
  open var allowedPressTypes: [NSNumber] = []
  /// The presses that are looked at and are not over.
  final var presses: [UIPress] = []
  /// The name of the recognizer in logs; nil for none.
  open var name: String?
  /// The id in the document that the recognizer was made from.
  package var documentID: String?
  package private(set) var targets: [(target: ActionTarget, action: Selector)] = []
  package private(set) var failureRequirements: [WeakReference] = []
  private var storedState: State = .possible
  /// A state that waits for other recognizers to fail.
  var heldState: State?
  /// Whether a waiting gesture has to send its beginning.
  var holdsBeginning = false
  /// Whether the gesture was made and waits for other recognizers to fail.
  package final var isHeld: Bool { heldState != nil }
  /// Whether the gesture has begun and not ended, or waits for others to fail.
  package final var isUnderWay: Bool { storedState == .began || storedState == .changed || isHeld }
  /// The touches that are looked at, in the order in which they came.
  package internal(set) var touches: [UITouch] = []
  var ignoredTouches: Set<ObjectIdentifier> = []
  /// Requirements that delegates added for this attempt.
  var dynamicRequirements: [UIGestureRecognizer] = []
  var hasAskedForRequirements = false

  /// Creates a recognizer that calls a method of a target.
  public init(target: Any?, action: Selector?) {
    super.init()
    if let target, let action { addTarget(target, action: action) }
  }

  @available(*, unavailable) public override init() { fatalError("use init(target:action:)") }

  /// Creates a recognizer without a target.
  @_disfavoredOverload public convenience init(_: Void = ()) { self.init(target: nil, action: nil) }

  /// The properties that documents connect: the delegate.
  open class var outlets: OutletTable { ["delegate": .init(\UIGestureRecognizer.delegate)] }

  /// Called once for an object of a document, when all of its objects exist and are connected.
  open func awakeFromNib() {}
  /// For a class as an object; never called.
  open class func awakeFromNib() {}
  /// Called by Interface Builder on a device; never called here.
  open func prepareForInterfaceBuilder() {}

  // MARK: Targets

  /// Adds a target and its action; adding the same pair again changes nothing (contract A2).
  open func addTarget(_ target: Any, action: Selector) {
    let new = ActionTarget(target)
    if targets.contains(where: { $0.target.isSame(as: new) && $0.action == action }) { return }
    targets.append((new, action))
  }

  /// Removes pairs; nil stands for any target or any action.
  open func removeTarget(_ target: Any?, action: Selector?) {
    let removed = target.map { ActionTarget($0) }
    targets.removeAll { entry in
      (removed.map { $0.isSame(as: entry.target) } ?? true) && (action.map { $0 == entry.action } ?? true)
    }
  }

  /// Sends the actions, and once more if these ended the gesture.
  func sendActions() {
    guard !isSendingActions else {
      owesActions = true
      return
    }
    isSendingActions = true
    repeat {
      owesActions = false
      sendToTargets()
    } while owesActions && UserCode.mayRun
    isSendingActions = false
  }

  private(set) var isSendingActions = false
  private var owesActions = false

  private func sendToTargets() {
    for entry in targets where UserCode.mayRun {
      // An action may have removed a later one.
      guard targets.contains(where: { $0.target.isSame(as: entry.target) && $0.action == entry.action }) else {
        continue
      }
      switch entry.target {
      case .object(let reference):
        if let object = reference.object { Message(entry.action, sender: self).send(to: object) }
      case .type(let type): Message(entry.action, sender: self).send(toClass: type)
      case .chain: break
      }
    }
  }

  // MARK: State

  /// The state; only subclasses set it, and the recognizers of the same touches may prevent the change.
  open var state: State {
    get { storedState }
    set { arbiter.request(newValue, of: self) }
  }

  func setState(_ state: State) {
    if state != storedState, state != .possible { noteChange(to: state) }
    storedState = state
  }

  private func noteChange(to state: State) {
    // UIKit's own recognizers that only observe touches are left out of reasons.
    if state == .failed, self is any SystemRecognizer, let transcript = SimulatedProcess.transcript,
      transcript.isDetailed
    {
      return transcript.forgetReasons(of: .recognizer)
    }
    var facts: RecentEvents.Facts {
      var facts = RecentEvents.Facts(.init(self), text: name ?? "")
      facts.other = view.map { .init($0) }
      (facts.number, facts.code) = (storedState.rawValue, state.rawValue)
      return facts
    }
    note(.recognizer, facts, Self.changeText)
  }

  private static func changeText(_ facts: RecentEvents.Facts) -> String {
    let name = facts.text.isEmpty ? facts.subject?.text ?? "" : facts.text
    let states = [facts.number, facts.code].compactMap { State(rawValue: $0).map { "\($0)" } }
    return name + (facts.other.map { " of \($0.text)" } ?? "") + " " + states.joined(separator: " -> ")
  }

  /// How transcripts call the recognizer.
  var noteName: String { (name ?? plainName(of: self)) + (view.map { " of \(plainName(of: $0))" } ?? "") }

  /// Whether the recognizer receives touches; switching it off cancels its gesture.
  open var isEnabled = true {
    didSet {
      guard oldValue, !isEnabled else { return }
      arbiter.cancel(self)
    }
  }

  /// Makes this recognizer wait until the other one failed (contract G9).
  open func require(toFail other: UIGestureRecognizer) {
    if failureRequirements.contains(where: { $0.object === other }) { return }
    failureRequirements.append(WeakReference(other))
  }

  /// The limits that the app has set.
  package var settings: UIGestureSettings { application.gestureSettings }

  package var application: UIApplication { view?.window?.application ?? UIApplication.shared }

  package var clock: VirtualClock { application.clock }

  // MARK: Touches

  /// The touches that the gesture consists of now: those that are down, or else those that were lifted last.
  package func currentTouches() -> [UITouch] {
    let seen = touches.filter { !ignoredTouches.contains(ObjectIdentifier($0)) }
    let down = seen.filter { !$0.isOver }
    guard down.isEmpty, let latest = seen.map(\.timestamp).max() else { return down }
    return seen.filter { $0.timestamp == latest }
  }

  /// Whether the gesture may be made of such a touch.
  func allows(_ touch: UITouch) -> Bool { allowedTouchTypes.contains { $0.intValue == touch.type.rawValue } }

  /// The number of touches that the recognizer follows.
  open var numberOfTouches: Int { currentTouches().count }
  /// A finger holds no modifier key and no button of a pointer.
  open var modifierFlags: UIKeyModifierFlags { [] }
  /// The buttons of a pointer that are pressed; always none.
  open var buttonMask: UIEvent.ButtonMask { [] }

  /// The middle of the touches, in the view's coordinates (contract G16).
  open func location(in view: UIView?) -> CGPoint { middle(of: currentTouches(), in: view) }

  /// The middle of some touches, in the view's coordinates; zero of none.
  package final func middle(of touches: [UITouch], in view: UIView?) -> CGPoint {
    guard !touches.isEmpty else { return .zero }
    var sum = CGPoint.zero
    for touch in touches {
      let point = touch.location(in: view)
      sum = CGPoint(x: sum.x + point.x, y: sum.y + point.y)
    }
    return CGPoint(x: sum.x / CGFloat(touches.count), y: sum.y / CGFloat(touches.count))
  }

  /// The position of one touch, in the view's coordinates; fails for an index that no touch has.
  open func location(ofTouch index: Int, in view: UIView?) -> CGPoint {
    let touches = currentTouches()
    guard touches.indices.contains(index) else {
      raise(
        .invalidArgument(
          "-[\(className(of: self)) locationOfTouch:inView:]: index (\(index)) beyond bounds (\(touches.count))."))
      return .zero
    }
    return touches[index].location(in: view)
  }

  // MARK: For subclasses

  /// Called when touches that the recognizer receives have begun.
  open func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) {}
  /// Called when touches that the recognizer receives have moved.
  open func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent) {}
  /// Called when touches that the recognizer receives have ended.
  open func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent) {}
  /// Called when the system has taken away touches that the recognizer receives.
  open func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent) {}
  /// For corrected properties of touches; never called here, since a finger has none that are estimated.
  open func touchesEstimatedPropertiesUpdated(_ touches: Set<UITouch>) {}

  /// Called when presses that the recognizer receives have begun.
  open func pressesBegan(_ presses: Set<UIPress>, with event: UIPressesEvent) {}
  /// Called when presses that the recognizer receives have changed their force.
  open func pressesChanged(_ presses: Set<UIPress>, with event: UIPressesEvent) {}
  /// Called when presses that the recognizer receives have ended.
  open func pressesEnded(_ presses: Set<UIPress>, with event: UIPressesEvent) {}
  /// Called when the system has taken away presses that the recognizer receives.
  open func pressesCancelled(_ presses: Set<UIPress>, with event: UIPressesEvent) {}

  /// Called when an attempt is over, before the next one.
  open func reset() {}

  /// Stops looking at a touch.
  open func ignore(_ touch: UITouch, for event: UIEvent) { stopLooking(at: touch) }

  package final func stopLooking(at touch: UITouch) { ignoredTouches.insert(ObjectIdentifier(touch)) }

  /// Returns whether recognizing this gesture prevents another one; true by default.
  open func canPrevent(_ other: UIGestureRecognizer) -> Bool { true }
  /// Returns whether another gesture prevents this one; true by default.
  open func canBePrevented(by other: UIGestureRecognizer) -> Bool { true }

  /// Returns whether this recognizer waits for another one to fail; false by default.
  open func shouldRequireFailure(of other: UIGestureRecognizer) -> Bool { false }
  /// Returns whether another recognizer waits for this one to fail; false by default.
  open func shouldBeRequiredToFail(by other: UIGestureRecognizer) -> Bool { false }

  /// Returns whether the recognizer receives the touches of an event; true by default.
  open func shouldReceive(_ event: UIEvent) -> Bool { true }

  /// True while the attempt has neither succeeded nor failed and could still do either.
  var isUndecided: Bool { storedState == .possible && (!touches.isEmpty || isWaitingForMoreTouches) }

  /// Whether no finger is down and the gesture may still continue: between the taps of a double tap.
  ///
  /// Plainview's own: a subclass sets it when it stays possible after a lift, and others wait for it meanwhile.
  package final var isWaitingForMoreTouches = false

  open override nonisolated var description: String {
    MainActor.assumeIsolated { text }
  }
}

/// A recognizer that UIKit adds by itself: it is not part of the app's wiring.
@preconcurrency @MainActor package protocol SystemRecognizer: UIGestureRecognizer {}
