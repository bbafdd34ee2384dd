public import Foundation
public import PlainviewTargetAction
import PlainviewRuntime

/// An object that is asked to handle events and actions, one after the other along `next` (contract R1, R2).
@preconcurrency @MainActor open class UIResponder: NSObject, ActionProviding, OutletProviding, FrameworkMethodProviding
{
  /// What the object changes of its traits, and who hears of their changes; nil for most.
  final var traitSettings: TraitSettings?
  /// What few responders have; nil for most.
  nonisolated(unsafe) final var responderExtras: ResponderExtras?

  public override init() { super.init() }

  /// The methods of this class that target-action and `perform(_:)` can call; subclasses inherit them.
  open class var actions: ActionTable { [:] }

  /// The properties of this class that documents and `setValue(_:forKey:)` can set; subclasses inherit them.
  open class var outlets: OutletTable { [:] }

  /// Methods that every responder has by its selector.
  @_spi(Plainview) open class var frameworkMethods: ActionTable {
    [
      "becomeFirstResponder": .init(UIResponder.becomeFirstResponder),
      "resignFirstResponder": .init(UIResponder.resignFirstResponder),
      "reloadInputViews": .init(UIResponder.reloadInputViews),
    ]
  }

  /// The responder that is asked after this one.
  open var next: UIResponder? { nil }

  // MARK: Touches

  open func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {
    extended(nextAlive?.touchesBegan(touches, with: event) ?? (), with: [touches, event])
  }
  open func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent?) {
    extended(nextAlive?.touchesMoved(touches, with: event) ?? (), with: [touches, event])
  }
  open func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) {
    extended(nextAlive?.touchesEnded(touches, with: event) ?? (), with: [touches, event])
  }
  open func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent?) {
    extended(nextAlive?.touchesCancelled(touches, with: event) ?? (), with: [touches, event])
  }

  open func touchesEstimatedPropertiesUpdated(_ touches: Set<UITouch>) {
    nextAlive?.touchesEstimatedPropertiesUpdated(touches)
  }

  // MARK: Focus (UIFocusEnvironment; UIKit has these in views, controllers and windows)

  open var preferredFocusEnvironments: [any UIFocusEnvironment] { [] }
  /// Whether a keyboard or a remote can lead to the view.
  open var canBecomeFocused: Bool { false }
  open var focusGroupIdentifier: String? {
    get { responderExtras?.focusGroup }
    set { extrasMadeOnDemand().focusGroup = newValue }
  }
  open func setNeedsFocusUpdate() {}
  open func updateFocusIfNeeded() {}
  open func shouldUpdateFocus(in context: UIFocusUpdateContext) -> Bool { true }
  open func didUpdateFocus(in context: UIFocusUpdateContext, with coordinator: UIFocusAnimationCoordinator) {}
  open func soundIdentifierForFocusUpdate(in context: UIFocusUpdateContext) -> UIFocusSoundIdentifier? { nil }

  // MARK: Presses

  open func pressesBegan(_ presses: Set<UIPress>, with event: UIPressesEvent?) {
    guard let next = nextAlive else { return presses.forEach { $0.wentAlongChain = true } }
    next.pressesBegan(presses, with: event)
  }
  open func pressesChanged(_ presses: Set<UIPress>, with event: UIPressesEvent?) {
    nextAlive?.pressesChanged(presses, with: event)
  }
  open func pressesEnded(_ presses: Set<UIPress>, with event: UIPressesEvent?) {
    nextAlive?.pressesEnded(presses, with: event)
  }
  open func pressesCancelled(_ presses: Set<UIPress>, with event: UIPressesEvent?) {
    nextAlive?.pressesCancelled(presses, with: event)
  }

  /// The next responder, unless an exception ended the app.
  private var nextAlive: UIResponder? { UserCode.run(else: nil) { next } }

  // MARK: First responder

  open var canBecomeFirstResponder: Bool { extended(false) }
  open var canResignFirstResponder: Bool { true }
  open var isFirstResponder: Bool { focusWindow?.focus === self }

  /// Makes this the responder that typing goes to; the former one has to give way first (contract R15).
  @discardableResult
  open func becomeFirstResponder() -> Bool {
    if isFirstResponder { return true }
    guard canBecomeFirstResponder, let window = focusWindow else { return false }
    if let former = window.focus, !former.resignFirstResponder() { return false }
    window.focus = self
    Keyboard.focusDidChange(of: self, in: window.application)
    return true
  }

  /// Stops being the responder that typing goes to; false when it refuses.
  @discardableResult
  open func resignFirstResponder() -> Bool {
    guard isFirstResponder else { return true }
    guard canResignFirstResponder else { return false }
    let window = focusWindow
    window?.focus = nil
    if let window { Keyboard.focusDidChange(of: self, in: window.application) }
    return true
  }

  /// The window that keeps track of this responder's focus.
  var focusWindow: UIWindow? {
    var responder: UIResponder? = self
    while let candidate = responder {
      if let view = candidate as? UIView { return (view as? UIWindow) ?? view.window }
      responder = candidate.next
    }
    return nil
  }

  // MARK: Actions without a target

  /// Whether the responder runs the action when it comes along the chain; by default, whether it has a method for it.
  open func canPerformAction(_ action: Selector, withSender sender: Any?) -> Bool {
    ActionRegistry.entry(for: action, in: type(of: self)) != nil
  }

  /// The object that runs the action: this responder, or the first one along the chain that can (contract A7).
  open func target(forAction action: Selector, withSender sender: Any?) -> Any? {
    var responder: UIResponder? = self
    while let candidate = responder {
      if candidate.canPerformAction(action, withSender: sender) { return candidate }
      responder = candidate.next
    }
    return nil
  }

  /// What undoes the changes that are made here: that of the next responder, in the end the window's own.
  open var undoManager: UndoManager? { nextAlive?.undoManager }

  // MARK: Keys and motion

  /// The combinations of hardware keys that this responder answers to.
  open var keyCommands: [UIKeyCommand]? { nil }

  /// The view that comes up instead of the keyboard while this responder, or one before it in the chain, has the focus.
  open var inputView: UIView? { nil }

  /// The view above the keyboard while this responder, or one before it in the chain, has the focus.
  open var inputAccessoryView: UIView? { nil }

  /// The controller whose view comes up instead of the keyboard; asked where there is no `inputView`.
  open var inputViewController: UIInputViewController? { nil }

  /// The controller whose view is above the keyboard; asked where there is no `inputAccessoryView`.
  open var inputAccessoryViewController: UIInputViewController? { nil }

  /// Takes over input views that were changed while the responder has the focus; the keyboard's frame may change.
  open func reloadInputViews() {
    if isFirstResponder { focusWindow?.application.keyboard?.refreshFrame() }
  }

  open func motionBegan(_ motion: UIEvent.EventSubtype, with event: UIEvent?) {
    nextAlive?.motionBegan(motion, with: event)
  }
  open func motionEnded(_ motion: UIEvent.EventSubtype, with event: UIEvent?) {
    nextAlive?.motionEnded(motion, with: event)
  }
  open func motionCancelled(_ motion: UIEvent.EventSubtype, with event: UIEvent?) {
    nextAlive?.motionCancelled(motion, with: event)
  }

  // MARK: Keyboards

  /// The keyboard that a text is typed with: the first one of the user's.
  open var textInputMode: UITextInputMode? { UITextInputMode.activeInputModes.first }
  /// The name under which the keyboard in use is remembered; kept, without effect.
  open var textInputContextIdentifier: String? { nil }
  /// Forgets the keyboard that was remembered under a name; without effect.
  open class func clearTextInputContextIdentifier(_ identifier: String) {}

  // MARK: Accessibility (UIResponder+Accessibility; UIKit declares it on NSObject)

  open var isAccessibilityElement = false
  open var accessibilityLabel: String?
  open var accessibilityHint: String?
  open var accessibilityValue: String?
  open var accessibilityTraits: UIAccessibilityTraits = .none
  /// The rectangle that is marked on the screen, in its coordinates, in points.
  open var accessibilityFrame: CGRect {
    get { rareAccessibility?.frame ?? defaultAccessibilityFrame }
    set { changeAccessibility { $0.frame = newValue } }
  }
  /// Where a double tap goes, in the screen's coordinates: the middle of the frame by default.
  open var accessibilityActivationPoint: CGPoint {
    get { rareAccessibility?.activationPoint ?? CGPoint(x: accessibilityFrame.midX, y: accessibilityFrame.midY) }
    set { changeAccessibility { $0.activationPoint = newValue } }
  }
  /// The parts of a container in the order in which they are read; views and `UIAccessibilityElement`s.
  open var accessibilityElements: [Any]? {
    get { rareAccessibility?.elements }
    set { changeAccessibility { $0.elements = newValue } }
  }
  /// Whether nothing in the view is read.
  open var accessibilityElementsHidden: Bool {
    get { rareAccessibility?.hidesElements ?? false }
    set { changeAccessibility { $0.hidesElements = newValue } }
  }
  /// Whether nothing in the view's siblings is read.
  open var accessibilityViewIsModal: Bool {
    get { rareAccessibility?.isModal ?? false }
    set { changeAccessibility { $0.isModal = newValue } }
  }
  /// Whether what is in the view is read as one group before what stands beside it.
  open var shouldGroupAccessibilityChildren: Bool {
    get { rareAccessibility?.groupsChildren ?? false }
    set { changeAccessibility { $0.groupsChildren = newValue } }
  }
  open var accessibilityContainerType: UIAccessibilityContainerType {
    get { rareAccessibility?.containerType ?? .none }
    set { changeAccessibility { $0.containerType = newValue } }
  }
  open func accessibilityElementCount() -> Int { accessibilityElements?.count ?? 0 }
  open func accessibilityElement(at index: Int) -> Any? { baseAccessibilityElement(at: index) }
  /// The place of a part among `accessibilityElements`; `NSNotFound` when it is none of them.
  open func index(ofAccessibilityElement element: Any) -> Int { baseIndex(ofAccessibilityElement: element) }

  // MARK: Accessibility that code performs

  /// What a double tap does to an element; false, as by default, has its activation point tapped.
  open func accessibilityActivate() -> Bool { false }
  open func accessibilityIncrement() {}
  open func accessibilityDecrement() {}
  open func accessibilityScroll(_ direction: UIAccessibilityScrollDirection) -> Bool { false }
  open func accessibilityPerformEscape() -> Bool { false }
  open func accessibilityPerformMagicTap() -> Bool { false }
  open func accessibilityElementDidBecomeFocused() {}
  open func accessibilityElementDidLoseFocus() {}
  /// Whether VoiceOver is on this element: it goes where `UIAccessibility.post` sends it.
  open func accessibilityElementIsFocused() -> Bool { AccessibilityState.current.focused === self }
  open var accessibilityCustomActions: [UIAccessibilityCustomAction]? {
    get { rareAccessibility?.customActions }
    set { changeAccessibility { $0.customActions = newValue } }
  }
  open var accessibilityCustomRotors: [UIAccessibilityCustomRotor]? {
    get { rareAccessibility?.customRotors }
    set { changeAccessibility { $0.customRotors = newValue } }
  }
  open var accessibilityAttributedLabel: NSAttributedString? {
    get { rareAccessibility?.attributedLabel ?? accessibilityLabel.map { NSAttributedString(string: $0) } }
    set {
      accessibilityLabel = newValue?.string
      changeAccessibility { $0.attributedLabel = newValue }
    }
  }
  open var accessibilityAttributedHint: NSAttributedString? {
    get { rareAccessibility?.attributedHint ?? accessibilityHint.map { NSAttributedString(string: $0) } }
    set {
      accessibilityHint = newValue?.string
      changeAccessibility { $0.attributedHint = newValue }
    }
  }
  open var accessibilityAttributedValue: NSAttributedString? {
    get { rareAccessibility?.attributedValue ?? accessibilityValue.map { NSAttributedString(string: $0) } }
    set {
      accessibilityValue = newValue?.string
      changeAccessibility { $0.attributedValue = newValue }
    }
  }
  open var accessibilityLanguage: String? {
    get { rareAccessibility?.language }
    set { changeAccessibility { $0.language = newValue } }
  }
  open var accessibilityPath: UIBezierPath? {
    get { rareAccessibility?.path }
    set { changeAccessibility { $0.path = newValue } }
  }
  open var accessibilityNavigationStyle: UIAccessibilityNavigationStyle {
    get { rareAccessibility?.navigationStyle ?? .automatic }
    set { changeAccessibility { $0.navigationStyle = newValue } }
  }
  open var accessibilityUserInputLabels: [String]! {
    get { rareAccessibility?.userInputLabels ?? accessibilityLabel.map { [$0] } ?? [] }
    set { changeAccessibility { $0.userInputLabels = newValue } }
  }
  open var accessibilityRespondsToUserInteraction: Bool {
    get { rareAccessibility?.responds ?? (self as? UIView)?.isUserInteractionEnabled ?? true }
    set { changeAccessibility { $0.responds = newValue } }
  }
  open var accessibilityHeaderElements: [Any]? {
    get { rareAccessibility?.headerElements }
    set { changeAccessibility { $0.headerElements = newValue } }
  }
  /// The names that someone may say who controls the device by voice, with attributes.
  open var accessibilityAttributedUserInputLabels: [NSAttributedString]! {
    get {
      rareAccessibility?.attributedInputLabels ?? accessibilityUserInputLabels.map { NSAttributedString(string: $0) }
    }
    set { changeAccessibility { $0.attributedInputLabels = newValue } }
  }
  /// What kind of text the element is.
  open var accessibilityTextualContext: UIAccessibilityTextualContext? {
    get { rareAccessibility?.textualContext }
    set { changeAccessibility { $0.textualContext = newValue } }
  }
  /// Whether what belongs to the element is shown.
  open var accessibilityExpandedStatus: UIAccessibilityExpandedStatus {
    get { rareAccessibility?.expandedStatus ?? .unsupported }
    set { changeAccessibility { $0.expandedStatus = newValue } }
  }
  /// How touches go to an element that takes them directly. Kept, without effect: every touch goes to its view.
  open var accessibilityDirectTouchOptions: UIAccessibilityDirectTouchOptions {
    get { rareAccessibility?.directTouchOptions ?? [] }
    set { changeAccessibility { $0.directTouchOptions = newValue } }
  }
  /// Where a drag of the element can begin. Kept, without effect: the driver drags views.
  open var accessibilityDragSourceDescriptors: [UIAccessibilityLocationDescriptor]? {
    get { rareAccessibility?.dragSources }
    set { changeAccessibility { $0.dragSources = newValue } }
  }
  /// Where something can be dropped on the element. Kept, without effect: the driver drags views.
  open var accessibilityDropPointDescriptors: [UIAccessibilityLocationDescriptor]? {
    get { rareAccessibility?.dropPoints }
    set { changeAccessibility { $0.dropPoints = newValue } }
  }
  /// Which assistive technologies have the focus on the element: VoiceOver, or none; nil for none.
  open func accessibilityAssistiveTechnologyFocusedIdentifiers()
    -> Set<UIAccessibility.AssistiveTechnologyIdentifier>?
  { accessibilityElementIsFocused() ? [.notificationVoiceOver] : nil }

  // MARK: Activities

  /// What the user does with this responder, for other devices.
  open var userActivity: NSUserActivity? {
    get { responderExtras?.userActivity }
    set { extrasMadeOnDemand().userActivity = newValue }
  }
  open func updateUserActivityState(_ activity: NSUserActivity) {}
  /// Goes on with what the user was doing.
  open func restoreUserActivityState(_ userActivity: NSUserActivity) {}

  // MARK: Edit menu

  open func cut(_ sender: Any?) {}
  open func copy(_ sender: Any?) {}
  open func paste(_ sender: Any?) {}
  open func delete(_ sender: Any?) {}
  open func select(_ sender: Any?) {}
  open func selectAll(_ sender: Any?) {}
  /// Pastes without the attributes of what is pasted.
  open func pasteAndMatchStyle(_ sender: Any?) {}
  open func toggleBoldface(_ sender: Any?) {}
  open func toggleItalics(_ sender: Any?) {}
  open func toggleUnderline(_ sender: Any?) {}
  open func increaseSize(_ sender: Any?) {}
  open func decreaseSize(_ sender: Any?) {}
  open func makeTextWritingDirectionLeftToRight(_ sender: Any?) {}
  open func makeTextWritingDirectionRightToLeft(_ sender: Any?) {}
  /// Changes the attributes of the selected text by a closure, which is called for each part that looks alike.
  open func updateTextAttributes(
    conversionHandler: ([NSAttributedString.Key: Any]) -> [NSAttributedString.Key: Any]
  ) {}
}
