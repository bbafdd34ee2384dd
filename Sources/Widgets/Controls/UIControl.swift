public import Foundation
@_spi(Plainview) public import PlainviewGraphics
import PlainviewRuntime
public import PlainviewTargetAction
@_spi(Plainview) public import PlainviewUIKitCore

/// A view that turns touches into events and tells targets of them (contract A1 to A13, R7 to R9).
@preconcurrency @MainActor open class UIControl: UIView {
  private struct Entry {
    enum Receiver {
      case target(ActionTarget, Selector)
      case action(UIAction)
    }
    let number: Int
    let receiver: Receiver
    var events: Event
  }

  private var entries: [Entry] = []
  private var entryCount = 0

  public override init(frame: CGRect) { super.init(frame: frame) }
  /// Creates a control from an archive or a document.
  public required init?(coder: NSCoder) { super.init(coder: coder) }
  /// Creates a control with an empty frame.
  @_disfavoredOverload public convenience init(_: Void = ()) { self.init(frame: .zero) }

  /// Makes a control that runs an action at its primary event (contract A9).
  public convenience init(frame: CGRect, primaryAction: UIAction?) {
    self.init(frame: frame)
    if let primaryAction { addAction(primaryAction, for: .primaryActionTriggered) }
  }

  // MARK: State (contract B1)

  /// Whether the control answers to touches; true by default.
  @exclusivity(unchecked) open var isEnabled = true {
    didSet { tellStateChange("enabled", from: oldValue, to: isEnabled) }
  }
  /// Never changed by a tap.
  @exclusivity(unchecked) open var isSelected = false {
    didSet { tellStateChange("selected", from: oldValue, to: isSelected) }
  }
  /// Whether the control is highlighted, as it is while a finger is on it.
  @exclusivity(unchecked) open var isHighlighted = false {
    didSet { tellStateChange("highlighted", from: oldValue, to: isHighlighted) }
  }

  /// The states that hold at present.
  open var state: State {
    var state: State = []
    if isHighlighted { state.insert(.highlighted) }
    if !isEnabled { state.insert(.disabled) }
    if isSelected { state.insert(.selected) }
    if isFocused { state.insert(.focused) }
    return state
  }

  /// Whether the control is the first responder without being one that is typed into.
  open override var isFocused: Bool { canBecomeFirstResponder && isFirstResponder && !(self is any UIKeyInput) }

  /// Called when `state` changed.
  package func stateDidChange() {}

  private func tellStateChange(_ key: String, from old: Bool, to new: Bool) {
    KeyValueObservers.hasChanged(self, key, from: old, to: new)
    guard new != old else { return }
    MainThreadChecker.check()
    stateDidChange()
  }

  /// Where the contents are in the height of the control; in the middle by default.
  open var contentVerticalAlignment: ContentVerticalAlignment = .center { didSet { setNeedsLayout() } }
  /// Where the contents are in the width of the control; in the middle by default.
  open var contentHorizontalAlignment: ContentHorizontalAlignment = .center { didSet { setNeedsLayout() } }

  /// The alignment with leading and trailing resolved for the layout direction.
  open var effectiveContentHorizontalAlignment: ContentHorizontalAlignment {
    switch contentHorizontalAlignment {
    case .leading: isLayoutRightToLeft ? .right : .left
    case .trailing: isLayoutRightToLeft ? .left : .right
    case .center, .left, .right, .fill: contentHorizontalAlignment
    }
  }

  // MARK: Menus and hints (UIControl+Menus)

  /// Whether a tap opens the control's menu instead of sending `touchUpInside` (contract B6).
  open var showsMenuAsPrimaryAction = false
  /// Whether the control has menus: by a long press, or by a tap with `showsMenuAsPrimaryAction`.
  open var isContextMenuInteractionEnabled = false {
    didSet { if isContextMenuInteractionEnabled != oldValue { menusDidChange() } }
  }
  /// The interaction that opens the control's menus, of which the control is the delegate; nil while they are off.
  open var contextMenuInteraction: UIContextMenuInteraction? {
    isContextMenuInteractionEnabled ? menuInteraction : nil
  }
  /// Whether a menu was ever opened; it closes when the control is removed.
  final var hasOpenMenu = false
  private(set) lazy var menuInteraction = UIContextMenuInteraction(ControlMenuHost(self), delegate: self)
  /// The text that a pointer over the control shows.
  open var toolTip: String?
  /// Whether symbol images in the control move when the state changes; kept as data.
  open var isSymbolAnimationEnabled = false
  /// The point at which a menu of the control opens, in the control's coordinates; the middle of the bounds by default.
  open func menuAttachmentPoint(for configuration: UIContextMenuConfiguration) -> CGPoint {
    CGPoint(x: bounds.midX, y: bounds.midY)
  }

  /// The menu of the control; none by default.
  open func contextMenuInteraction(
    _ interaction: UIContextMenuInteraction, configurationForMenuAtLocation location: CGPoint
  ) -> UIContextMenuConfiguration? { nil }
  /// Returns the preview of the view whose menu opens; nil here, the standard one.
  open func contextMenuInteraction(
    _ interaction: UIContextMenuInteraction,
    previewForHighlightingMenuWithConfiguration configuration: UIContextMenuConfiguration
  ) -> UITargetedPreview? { nil }
  /// Returns the preview of the view whose menu closes; nil here, the standard one.
  open func contextMenuInteraction(
    _ interaction: UIContextMenuInteraction,
    previewForDismissingMenuWithConfiguration configuration: UIContextMenuConfiguration
  ) -> UITargetedPreview? { nil }
  /// Called before the control's menu opens; does nothing here.
  open func contextMenuInteraction(
    _ interaction: UIContextMenuInteraction, willDisplayMenuFor configuration: UIContextMenuConfiguration,
    animator: (any UIContextMenuInteractionAnimating)?
  ) {}
  /// Called before the control's menu closes; does nothing here.
  open func contextMenuInteraction(
    _ interaction: UIContextMenuInteraction, willEndFor configuration: UIContextMenuConfiguration,
    animator: (any UIContextMenuInteractionAnimating)?
  ) {}

  /// Runs what was chosen from the control's menu.
  func takeFromMenu(_ element: UIMenuElement) {
    if let action = element as? UIAction { UserCode.run { sendAction(action) } }
    if let command = element as? UICommand { command.send(from: self) }
  }

  /// The control's accessibility traits, its state included.
  open override var accessibilityTraits: UIAccessibilityTraits {
    get { super.accessibilityTraits.union(isEnabled ? [] : .notEnabled).union(isSelected ? .selected : []) }
    set { super.accessibilityTraits = newValue }
  }

  @_spi(Plainview) open override var textAppearance: TextAppearance { TextAppearance(isDisabled: !isEnabled) }

  // MARK: Targets

  /// Adds a target for events; nil asks the responder chain. The target is not retained (contract A1, A2).
  open func addTarget(_ target: Any?, action: Selector, for controlEvents: Event) {
    let new = ActionTarget(target)
    for index in entries.indices {
      guard case .target(let known, let selector) = entries[index].receiver else { continue }
      if selector == action, known.isSame(as: new) {
        entries[index].events.formUnion(controlEvents)
        return
      }
    }
    append(.target(new, action), controlEvents)
  }

  /// Removes events of pairs; a nil target or action stands for any (contract A3).
  open func removeTarget(_ target: Any?, action: Selector?, for controlEvents: Event) {
    let actionTarget = target.map { ActionTarget($0) }
    for index in entries.indices {
      switch entries[index].receiver {
      case .target(let known, let selector):
        guard actionTarget?.isSame(as: known) ?? true, action.map({ $0 == selector }) ?? true else { continue }
        entries[index].events.subtract(controlEvents)
      case .action:
        if actionTarget == nil, action == nil { entries[index].events.subtract(controlEvents) }
      }
    }
    entries.removeAll { $0.events.isEmpty }
  }

  /// Adds a closure to run; one of the same identifier is replaced (contract A9).
  open func addAction(_ action: UIAction, for controlEvents: Event) {
    for index in entries.indices {
      guard case .action(let known) = entries[index].receiver, known.identifier == action.identifier else { continue }
      let events = entries[index].events.union(controlEvents)
      entries[index] = Entry(number: entries[index].number, receiver: .action(action), events: events)
      return
    }
    append(.action(action), controlEvents)
  }

  /// Removes events of an action; an action without events is removed altogether.
  open func removeAction(_ action: UIAction, for controlEvents: Event) {
    removeAction(identifiedBy: action.identifier, for: controlEvents)
  }

  /// Removes events of the action with an identifier; an action without events is removed altogether.
  open func removeAction(identifiedBy identifier: UIAction.Identifier, for controlEvents: Event) {
    for index in entries.indices {
      if case .action(let known) = entries[index].receiver, known.identifier == identifier {
        entries[index].events.subtract(controlEvents)
      }
    }
    entries.removeAll { $0.events.isEmpty }
  }

  private func append(_ receiver: Entry.Receiver, _ events: Event) {
    entryCount += 1
    entries.append(Entry(number: entryCount, receiver: receiver, events: events))
  }

  /// The targets; `NSNull` stands for the responder chain (contract A4).
  open var allTargets: Set<AnyHashable> {
    var targets: Set<AnyHashable> = []
    for entry in entries {
      guard case .target(let target, _) = entry.receiver else { continue }
      switch target {
      case .chain: targets.insert(NSNull())
      case .type(let type): targets.insert(ObjectIdentifier(type))
      case .object(let reference):
        if let object = reference.object { targets.insert(hashable(object)) }
      }
    }
    return targets
  }

  private func hashable(_ object: AnyObject) -> AnyHashable {
    (object as? NSObject).map { AnyHashable($0) } ?? AnyHashable(ObjectIdentifier(object))
  }

  /// Every event that has a target or an action.
  open var allControlEvents: Event { entries.reduce(into: []) { $0.formUnion($1.events) } }

  /// The selectors registered for a target and one event; nil when there are none (contract A4).
  open func actions(forTarget target: Any?, forControlEvent controlEvent: Event) -> [String]? {
    guard let target else { return nil }
    let actionTarget = ActionTarget(target)
    let names = entries.compactMap { entry -> String? in
      guard case .target(let known, let selector) = entry.receiver, known.isSame(as: actionTarget) else { return nil }
      return entry.events.isDisjoint(with: controlEvent) ? nil : selector.description
    }
    return names.isEmpty ? nil : names
  }

  /// Calls a closure for every action and every target with its events, until `stop` is set to true.
  open func enumerateEventHandlers(
    _ body: (_ action: UIAction?, _ target: (Any?, Selector)?, _ events: Event, _ stop: inout Bool) -> Void
  ) {
    var stop = false
    for entry in entries where !stop {
      switch entry.receiver {
      case .action(let action): body(action, nil, entry.events, &stop)
      case .target(let target, let selector): body(nil, (target.object, selector), entry.events, &stop)
      }
    }
  }

  /// The targets with their actions and events, for wiring texts.
  package var wiring: [(target: ActionTarget, action: Selector, events: Event)] {
    entries.compactMap { entry in
      guard case .target(let target, let selector) = entry.receiver else { return nil }
      return (target, selector, entry.events)
    }
  }

  /// The closures that are run, for wiring texts.
  package var closures: [(action: UIAction, events: Event)] {
    entries.compactMap { entry in
      guard case .action(let action) = entry.receiver else { return nil }
      return (action, entry.events)
    }
  }

  // MARK: Sending (contract A5, A6, A8, A12)

  /// The event by which users mostly mean the control (contract A13).
  package var primaryEvent: Event { .valueChanged }

  /// Calls every action that is registered for the events, whatever the state of the control.
  ///
  /// The primary event is sent together with `primaryActionTriggered`: an entry for both is called once (contract A8).
  open func sendActions(for controlEvents: Event) {
    let isPrimary = !controlEvents.isDisjoint(with: primaryEvent)
    tellEntries(of: isPrimary ? controlEvents.union(.primaryActionTriggered) : controlEvents, nil)
  }

  /// Performs the action of a tap on the control, without a touch: the primary event, or the menu's (contract A13).
  open func performPrimaryAction() {
    sendActions(for: showsMenuAsPrimaryAction ? .menuActionTriggered : primaryEvent)
    if showsMenuAsPrimaryAction { openMenu() }
  }

  /// Shows the control's menu, where it has one.
  func openMenu() { if isContextMenuInteractionEnabled { presentMenu() } }

  /// Hands one action to the application; override it to see every target-action message.
  open func sendAction(_ action: Selector, to target: Any?, for event: UIEvent?) {
    UIApplication.shared.sendAction(action, to: target, from: self, for: event)
  }

  /// Runs the closure of an action, with the control as sender; override it to see every action.
  open func sendAction(_ action: UIAction) {
    UserCode.run { action.perform(sender: self) }
  }

  /// Sends the events of a user's action; after the primary event comes `primaryActionTriggered` (contract A13).
  func send(_ controlEvents: Event, _ event: UIEvent?) {
    let told = tellEntries(of: controlEvents, event)
    if !controlEvents.isDisjoint(with: primaryEvent) { tellEntries(of: .primaryActionTriggered, event, besides: told) }
  }

  /// Calls the entries for the events in the order of their registration; returns the numbers of those it called.
  @discardableResult
  private func tellEntries(of sent: Event, _ event: UIEvent?, besides told: [Int] = []) -> [Int] {
    var called: [Int] = []
    for entry in entries where !entry.events.isDisjoint(with: sent) && !told.contains(entry.number) {
      guard isStillRegistered(entry, for: sent) else { continue }
      UserCode.run {
        if called.isEmpty { noteSending(sent) }
        called.append(entry.number)
        tell(entry, event)
      }
    }
    return called
  }

  private func tell(_ entry: Entry, _ event: UIEvent?) {
    switch entry.receiver {
    case .action(let action): sendAction(action)
    case .target(.object(let reference), let selector):
      if let object = reference.object { sendAction(selector, to: object, for: event) }
    case .target(.type(let type), let selector): sendAction(selector, to: type, for: event)
    case .target(.chain, let selector): sendAction(selector, to: nil, for: event)
    }
  }

  private func noteSending(_ sent: Event) {
    var facts: RecentEvents.Facts {
      var facts = RecentEvents.Facts(.init(self))
      facts.number = Int(sent.rawValue)
      return facts
    }
    note(.action, facts) { facts in
      let names = Event(rawValue: UInt(facts.number)).eventNames.joined(separator: ", ")
      return "\(facts.subject?.text ?? "") sends \(names)"
    }
  }

  /// Whether no earlier action of the pass removed the entry (contract A12).
  private func isStillRegistered(_ entry: Entry, for sent: Event) -> Bool {
    guard UIApplication.shared.controlSettings.skipsRemovedActions else { return true }
    return entries.contains { $0.number == entry.number && !$0.events.isDisjoint(with: sent) }
  }

  // MARK: Tracking (UIControl+Tracking)

  /// Whether the control follows a touch.
  open internal(set) var isTracking = false
  /// Whether the touch that is followed is inside the control.
  open internal(set) var isTouchInside = false
  weak var trackedTouch: UITouch?

  /// Called when a touch begins in the control; returns whether the control follows it: true here.
  open func beginTracking(_ touch: UITouch, with event: UIEvent?) -> Bool { true }
  /// Called when a followed touch moves; returns whether the control follows it further: true here.
  open func continueTracking(_ touch: UITouch, with event: UIEvent?) -> Bool { true }
  /// Called when a followed touch ends; does nothing here.
  open func endTracking(_ touch: UITouch?, with event: UIEvent?) {}
  /// Called when a followed touch is cancelled; does nothing here.
  open func cancelTracking(with event: UIEvent?) {}

  open override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {
    if !startTracking(touches, event) { super.touchesBegan(touches, with: event) }
  }
  open override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent?) {
    if !goOnTracking(touches, event) { super.touchesMoved(touches, with: event) }
  }
  open override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) {
    if !stopTracking(touches, event) { super.touchesEnded(touches, with: event) }
  }
  open override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent?) {
    if !abortTracking(event) { super.touchesCancelled(touches, with: event) }
  }
  open override func willMove(toWindow newWindow: UIWindow?) {
    super.willMove(toWindow: newWindow)
    if newWindow == nil { _ = abortTracking(nil) }
    if newWindow !== window, hasOpenMenu { menuInteraction.dismissMenu() }
  }
}
