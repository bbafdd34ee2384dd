public import Foundation
public import PlainviewGraphics
public import PlainviewTargetAction
import PlainviewRuntime

/// An object that is asked to handle events and actions, one after the other along `next` (contract R1, R2).
@preconcurrency @MainActor open class UIResponder: NSObject, ActionProviding, OutletProviding, FrameworkMethodProviding
{
  /// The object's trait overrides, and the observers of its traits; nil for most.
  final var traitSettings: TraitSettings?
  /// Rarely used state; nil for most.
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
  /// Called when fingers touch the screen; by default the next responder is called.
  open func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {
    extended(nextAlive?.touchesBegan(touches, with: event) ?? (), with: [touches, event])
  }
  /// Called when fingers move; by default the next responder is called.
  open func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent?) {
    extended(nextAlive?.touchesMoved(touches, with: event) ?? (), with: [touches, event])
  }
  /// Called when fingers leave the screen; by default the next responder is called.
  open func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) {
    extended(nextAlive?.touchesEnded(touches, with: event) ?? (), with: [touches, event])
  }
  /// Called when touches are taken away, by a gesture for example; by default the next responder is called.
  open func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent?) {
    extended(nextAlive?.touchesCancelled(touches, with: event) ?? (), with: [touches, event])
  }
  /// Hands the touches on to the next responder; called by code only, since no value here is an estimate.
  open func touchesEstimatedPropertiesUpdated(_ touches: Set<UITouch>) {
    nextAlive?.touchesEstimatedPropertiesUpdated(touches)
  }

  // MARK: Focus (UIFocusEnvironment; UIKit has these in views, controllers and windows)
  /// Where the focus goes first, the best one first; none by default.
  open var preferredFocusEnvironments: [any UIFocusEnvironment] { [] }
  /// Whether a keyboard or a remote can lead to the view.
  open var canBecomeFocused: Bool { false }
  /// The name of the group of views that the focus moves in; nil at first. Kept, without effect.
  open var focusGroupIdentifier: String? {
    get { responderExtras?.focusGroup }
    set { extrasMadeOnDemand().focusGroup = newValue }
  }
  /// Asks for an update of the focus. Without effect: no focus moves here.
  open func setNeedsFocusUpdate() {}
  /// Updates the focus at once. Without effect: no focus moves here.
  open func updateFocusIfNeeded() {}
  /// Returns whether the focus may move; true by default.
  open func shouldUpdateFocus(in context: UIFocusUpdateContext) -> Bool { true }
  /// Called by apps only when the focus moved; does nothing by default.
  open func didUpdateFocus(in context: UIFocusUpdateContext, with coordinator: UIFocusAnimationCoordinator) {}
  /// Returns the sound of a move of the focus; nil, as by default, for the usual one.
  open func soundIdentifierForFocusUpdate(in context: UIFocusUpdateContext) -> UIFocusSoundIdentifier? { nil }

  // MARK: Presses
  /// Called when keys or buttons go down; by default the next responder is called.
  open func pressesBegan(_ presses: Set<UIPress>, with event: UIPressesEvent?) {
    guard let next = nextAlive else { return presses.forEach { $0.wentAlongChain = true } }
    next.pressesBegan(presses, with: event)
  }
  /// Called when presses change their force; by default the next responder is called.
  open func pressesChanged(_ presses: Set<UIPress>, with event: UIPressesEvent?) {
    nextAlive?.pressesChanged(presses, with: event)
  }
  /// Called when keys or buttons go up; by default the next responder is called.
  open func pressesEnded(_ presses: Set<UIPress>, with event: UIPressesEvent?) {
    nextAlive?.pressesEnded(presses, with: event)
  }
  /// Called when presses are taken away; by default the next responder is called.
  open func pressesCancelled(_ presses: Set<UIPress>, with event: UIPressesEvent?) {
    nextAlive?.pressesCancelled(presses, with: event)
  }
  /// The next responder, unless an exception ended the app.
  private var nextAlive: UIResponder? { UserCode.run(else: nil) { next } }

  // MARK: First responder
  /// Whether typing may go to this responder; false by default.
  open var canBecomeFirstResponder: Bool { extended(false) }
  /// Whether typing may go elsewhere again; true by default.
  open var canResignFirstResponder: Bool { true }
  /// Whether typing goes to this responder now.
  open var isFirstResponder: Bool { focusWindow?.focus === self }
  /// Makes this the responder that typing goes to; the former one has to resign first (contract R15).
  @discardableResult
  open func becomeFirstResponder() -> Bool { baseBecomeFirstResponder() }
  /// Stops being the responder that typing goes to; false when it refuses.
  @discardableResult
  open func resignFirstResponder() -> Bool { baseResignFirstResponder() }

  // MARK: Actions without a target
  /// Whether the responder runs the action when it comes along the chain; by default, whether it has a method for it.
  open func canPerformAction(_ action: Selector, withSender sender: Any?) -> Bool {
    ActionRegistry.entry(for: action, in: type(of: self)) != nil
  }
  /// The object that runs the action: this responder, or the first one along the chain that can (contract A7).
  open func target(forAction action: Selector, withSender sender: Any?) -> Any? {
    baseTarget(forAction: action, withSender: sender)
  }
  /// What undoes the changes that are made here: that of the next responder, in the end the window's own.
  open var undoManager: UndoManager? { nextAlive?.undoManager }
  /// Changes menus that are built, of the application and its delegate those of the app; does nothing by default.
  open func buildMenu(with builder: any UIMenuBuilder) {}
  /// Called with a command of the app's menus before this responder runs it; may change or disable it.
  open func validate(_ command: UICommand) {}

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
  /// The buttons beside the suggestions above the keyboard.
  open var inputAssistantItem: UITextInputAssistantItem { ownInputAssistantItem }
  /// Takes over input views that were changed while the responder has the focus; the keyboard's frame may change.
  open func reloadInputViews() {
    if isFirstResponder { focusWindow?.application.keyboard?.refreshFrame() }
  }
  /// Called when the device is shaken; by default the next responder is called.
  open func motionBegan(_ motion: UIEvent.EventSubtype, with event: UIEvent?) {
    nextAlive?.motionBegan(motion, with: event)
  }
  /// Called when the shaking is over; by default the next responder is called.
  open func motionEnded(_ motion: UIEvent.EventSubtype, with event: UIEvent?) {
    nextAlive?.motionEnded(motion, with: event)
  }
  /// Called when the shaking is taken for none; by default the next responder is called.
  open func motionCancelled(_ motion: UIEvent.EventSubtype, with event: UIEvent?) {
    nextAlive?.motionCancelled(motion, with: event)
  }
  /// Called for a button of a headset or the lock screen; by default the next responder is called.
  open func remoteControlReceived(with event: UIEvent?) { nextAlive?.remoteControlReceived(with: event) }
  /// The keyboard that a text is typed with: the first one of the user's.
  open var textInputMode: UITextInputMode? { UITextInputMode.activeInputModes.first }
  /// The name under which the keyboard in use is remembered; kept, without effect.
  open var textInputContextIdentifier: String? { nil }
  /// Forgets the keyboard that was remembered under a name; without effect.
  open class func clearTextInputContextIdentifier(_ identifier: String) {}

  // MARK: Accessibility (UIResponder+Accessibility; UIKit declares it on NSObject)

  /// Whether VoiceOver reads the object as one element; false by default.
  @exclusivity(unchecked) open var isAccessibilityElement = false
  /// The short name that is read first.
  open var accessibilityLabel: String?
  /// What happens when the element is used; read last.
  open var accessibilityHint: String?
  /// What the element holds at present, such as the position of a slider.
  open var accessibilityValue: String?
  /// What kind of element it is and what it allows; none at first.
  @exclusivity(unchecked) open var accessibilityTraits: UIAccessibilityTraits = .none
  /// The rectangle that is marked on the screen, in its coordinates, in points.
  open var accessibilityFrame: CGRect {
    get { rareAccessibility?.frame ?? defaultAccessibilityFrame }
    set { changeAccessibility { $0.frame = newValue } }
  }
  /// The activation point, in the screen's coordinates: the middle of the frame by default.
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
  /// What kind of container the object is, such as a list; none at first.
  open var accessibilityContainerType: UIAccessibilityContainerType {
    get { rareAccessibility?.containerType ?? .none }
    set { changeAccessibility { $0.containerType = newValue } }
  }
  /// Returns the number of `accessibilityElements`; 0 while there are none.
  open func accessibilityElementCount() -> Int { accessibilityElements?.count ?? 0 }
  /// Returns the part at an index of `accessibilityElements`.
  open func accessibilityElement(at index: Int) -> Any? { baseAccessibilityElement(at: index) }
  /// The index of a part among `accessibilityElements`; `NSNotFound` when it is none of them.
  open func index(ofAccessibilityElement element: Any) -> Int { baseIndex(ofAccessibilityElement: element) }

  // MARK: Accessibility that code performs

  /// What a double tap does to an element; false, as by default, has its activation point tapped.
  open func accessibilityActivate() -> Bool { false }
  /// Makes the value larger, for an element with the trait `adjustable`; does nothing by default.
  open func accessibilityIncrement() {}
  /// Makes the value smaller, for an element with the trait `adjustable`; does nothing by default.
  open func accessibilityDecrement() {}
  /// Scrolls in a direction and returns whether it did; false by default.
  open func accessibilityScroll(_ direction: UIAccessibilityScrollDirection) -> Bool { false }
  /// Closes what is shown and returns whether it did; false by default.
  open func accessibilityPerformEscape() -> Bool { false }
  /// Does what matters most and returns whether it did; false by default.
  open func accessibilityPerformMagicTap() -> Bool { false }
  /// Called when VoiceOver comes to the element; does nothing by default.
  open func accessibilityElementDidBecomeFocused() {}
  /// Called when VoiceOver leaves the element; does nothing by default.
  open func accessibilityElementDidLoseFocus() {}
  /// Whether VoiceOver's focus is on this element: `UIAccessibility.post` moves it.
  open func accessibilityElementIsFocused() -> Bool { hasAccessibilityFocus }
  /// What the user can do with the element besides activating it; nil for nothing.
  open var accessibilityCustomActions: [UIAccessibilityCustomAction]? {
    get { rareAccessibility?.customActions }
    set { changeAccessibility { $0.customActions = newValue } }
  }
  /// What the user can search the element for; nil for nothing.
  open var accessibilityCustomRotors: [UIAccessibilityCustomRotor]? {
    get { rareAccessibility?.customRotors }
    set { changeAccessibility { $0.customRotors = newValue } }
  }
  /// The label with attributes; setting it sets `accessibilityLabel` too.
  open var accessibilityAttributedLabel: NSAttributedString? {
    get { rareAccessibility?.attributedLabel ?? accessibilityLabel.map { NSAttributedString(string: $0) } }
    set {
      accessibilityLabel = newValue?.string
      changeAccessibility { $0.attributedLabel = newValue }
    }
  }
  /// The hint with attributes; setting it sets `accessibilityHint` too.
  open var accessibilityAttributedHint: NSAttributedString? {
    get { rareAccessibility?.attributedHint ?? accessibilityHint.map { NSAttributedString(string: $0) } }
    set {
      accessibilityHint = newValue?.string
      changeAccessibility { $0.attributedHint = newValue }
    }
  }
  /// The value with attributes; setting it sets `accessibilityValue` too.
  open var accessibilityAttributedValue: NSAttributedString? {
    get { rareAccessibility?.attributedValue ?? accessibilityValue.map { NSAttributedString(string: $0) } }
    set {
      accessibilityValue = newValue?.string
      changeAccessibility { $0.attributedValue = newValue }
    }
  }
  /// The language that the element is read in; nil for the usual one. Kept, without effect.
  open var accessibilityLanguage: String? {
    get { rareAccessibility?.language }
    set { changeAccessibility { $0.language = newValue } }
  }
  /// The outline that is marked on the screen, in its coordinates; nil for the frame. Kept, without effect.
  open var accessibilityPath: UIBezierPath? {
    get { rareAccessibility?.path }
    set { changeAccessibility { $0.path = newValue } }
  }
  /// How the parts of the element are visited; automatic at first.
  open var accessibilityNavigationStyle: UIAccessibilityNavigationStyle {
    get { rareAccessibility?.navigationStyle ?? .automatic }
    set { changeAccessibility { $0.navigationStyle = newValue } }
  }
  /// The names that a user of voice control may say; the label by default.
  open var accessibilityUserInputLabels: [String]! {
    get { rareAccessibility?.userInputLabels ?? accessibilityLabel.map { [$0] } ?? [] }
    set { changeAccessibility { $0.userInputLabels = newValue } }
  }
  /// Whether the element does something; by default whether a view takes touches. Kept, without effect.
  open var accessibilityRespondsToUserInteraction: Bool {
    get { rareAccessibility?.responds ?? (self as? UIView)?.isUserInteractionEnabled ?? true }
    set { changeAccessibility { $0.responds = newValue } }
  }
  /// The headers that belong to the element; nil for none.
  open var accessibilityHeaderElements: [Any]? {
    get { rareAccessibility?.headerElements }
    set { changeAccessibility { $0.headerElements = newValue } }
  }
  /// The names that a user of voice control may say, with attributes.
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

  /// The user's activity with this responder, for other devices.
  open var userActivity: NSUserActivity? {
    get { responderExtras?.userActivity }
    set { extrasMadeOnDemand().userActivity = newValue }
  }
  /// Called to update the activity's contents; does nothing by default.
  open func updateUserActivityState(_ activity: NSUserActivity) {}
  /// Continues the user's activity.
  open func restoreUserActivityState(_ userActivity: NSUserActivity) {}

  // MARK: Edit menu
  /// Copies what is selected and deletes it; does nothing by default.
  open func cut(_ sender: Any?) {}
  /// Copies what is selected; does nothing by default.
  open func copy(_ sender: Any?) {}
  /// Puts in what was copied; by default hands it to `paste(itemProviders:)`, where the paste configuration takes it.
  open func paste(_ sender: Any?) { pasteByConfiguration() }
  /// Which kinds of data are pasted; nil for none.
  open var pasteConfiguration: UIPasteConfiguration? {
    get { responderExtras?.pasteConfiguration }
    set { extrasMadeOnDemand().pasteConfiguration = newValue }
  }
  /// Takes what is pasted; does nothing by default.
  open func paste(itemProviders: [NSItemProvider]) {}
  /// Returns whether something can be pasted: by default, what the configuration names.
  open func canPaste(_ itemProviders: [NSItemProvider]) -> Bool { baseCanPaste(itemProviders) }
  /// What the responder shares; nil for nothing. Kept, without effect: no system asks for it.
  open var activityItemsConfiguration: (any UIActivityItemsConfigurationReading)? {
    get { responderExtras?.activityItems }
    set { extrasMadeOnDemand().activityItems = newValue }
  }
  /// Deletes what is selected; does nothing by default.
  open func delete(_ sender: Any?) {}
  /// Selects what is at the caret; does nothing by default.
  open func select(_ sender: Any?) {}
  /// Selects everything; does nothing by default.
  open func selectAll(_ sender: Any?) {}
  /// Which gestures of three fingers edit; the standard ones by default. Not asked for: there are none.
  open var editingInteractionConfiguration: UIEditingInteractionConfiguration { .default }
  /// Pastes without the attributes of what is pasted.
  open func pasteAndMatchStyle(_ sender: Any?) {}
  /// Makes the selected text bold, or not bold any more; does nothing by default.
  open func toggleBoldface(_ sender: Any?) {}
  /// Makes the selected text italic, or not italic any more; does nothing by default.
  open func toggleItalics(_ sender: Any?) {}
  /// Underlines the selected text, or removes the line; does nothing by default.
  open func toggleUnderline(_ sender: Any?) {}
  /// Makes the selected text larger; does nothing by default.
  open func increaseSize(_ sender: Any?) {}
  /// Makes the selected text smaller; does nothing by default.
  open func decreaseSize(_ sender: Any?) {}
  /// Has the text run from left to right; does nothing by default.
  open func makeTextWritingDirectionLeftToRight(_ sender: Any?) {}
  /// Has the text run from right to left; does nothing by default.
  open func makeTextWritingDirectionRightToLeft(_ sender: Any?) {}
  /// Changes the attributes of the selected text by a closure, which is called for each part of one style.
  open func updateTextAttributes(
    conversionHandler: ([NSAttributedString.Key: Any]) -> [NSAttributedString.Key: Any]
  ) {}
}
