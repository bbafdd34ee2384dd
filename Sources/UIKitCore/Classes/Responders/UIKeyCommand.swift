public import PlainviewGraphics
public import PlainviewTargetAction

/// A menu's element that calls a method by name along the responder chain.
@preconcurrency @MainActor open class UICommand: UIMenuElement {
  open override var title: String {
    get { super.title }
    set { super.title = newValue }
  }
  open override var image: UIImage? {
    get { super.image }
    set { super.image = newValue }
  }
  /// The image while the state is on; nil for the usual one. Kept, without effect.
  open var selectedImage: UIImage?
  /// The method that the command calls.
  open var action: Selector { storedAction }
  /// The command's alternatives while further keys are held. Kept, without effect.
  open var alternates: [UICommandAlternate] { storedAlternates }
  /// A value that identifies the command besides its method; nil for none.
  open var propertyList: Any?
  /// Whether the element is disabled, destructive or hidden.
  open var attributes: UIMenuElement.Attributes
  /// Whether the menu shows a check mark before the title.
  open var state: UIMenuElement.State
  /// The title in the overview of key commands; nil for the usual title. Kept, without effect.
  open var discoverabilityTitle: String?
  /// The sender that runs the command by `performWithSender(_:target:)`, while it runs.
  open var sender: Any? { heldSender }
  private weak var heldSender: AnyObject?
  /// What a popover can point to while the command runs: the sender, if it is a view or an item of a bar.
  open var presentationSourceItem: (any UIPopoverPresentationControllerSourceItem)? {
    heldSender as? any UIPopoverPresentationControllerSourceItem
  }
  private let storedAction: Selector
  private let storedAlternates: [UICommandAlternate]

  /// Creates a command with a title and the method that it calls.
  public init(
    title: String = "", subtitle: String? = nil, image: UIImage? = nil, selectedImage: UIImage? = nil,
    action: Selector, propertyList: Any? = nil, alternates: [UICommandAlternate] = [],
    discoverabilityTitle: String? = nil, attributes: UIMenuElement.Attributes = [], state: UIMenuElement.State = .off
  ) {
    storedAction = action
    storedAlternates = alternates
    self.selectedImage = selectedImage
    self.propertyList = propertyList
    self.discoverabilityTitle = discoverabilityTitle
    self.attributes = attributes
    self.state = state
    super.init(title: title, image: image)
    self.subtitle = subtitle
  }

  /// Calls the method of a target with a sender; nil stands for the first responder that has it.
  open func performWithSender(_ sender: Any?, target: Any?) {
    heldSender = sender.map { $0 as AnyObject }
    UIApplication.shared.sendAction(storedAction, to: target, from: sender, for: nil)
    heldSender = nil
  }
}

/// A combination of hardware keys that calls a method of the responder chain.
@preconcurrency @MainActor open class UIKeyCommand: UICommand {
  /// The key: its character without modifiers, or one of the `input…` constants.
  open var input: String? { storedInput }
  /// The modifier keys that are held with the key.
  open var modifierFlags: UIKeyModifierFlags { storedFlags }
  /// Whether the command comes before what the system does with the keys.
  open var wantsPriorityOverSystemBehavior = false
  /// Whether the keys are fitted to other keyboards. Kept, without effect.
  open var allowsAutomaticLocalization = true
  /// Whether arrows and brackets are swapped where text is read from right to left. Kept, without effect.
  open var allowsAutomaticMirroring = true
  private let storedInput: String
  private let storedFlags: UIKeyModifierFlags

  /// Creates a key command with a title, the method that it calls and its keys.
  public init(
    title: String = "", subtitle: String? = nil, image: UIImage? = nil, selectedImage: UIImage? = nil,
    action: Selector, input: String, modifierFlags: UIKeyModifierFlags = [], propertyList: Any? = nil,
    alternates: [UICommandAlternate] = [], discoverabilityTitle: String? = nil,
    attributes: UIMenuElement.Attributes = [], state: UIMenuElement.State = .off
  ) {
    storedInput = input
    storedFlags = modifierFlags
    super.init(
      title: title, subtitle: subtitle, image: image, selectedImage: selectedImage, action: action,
      propertyList: propertyList, alternates: alternates, discoverabilityTitle: discoverabilityTitle,
      attributes: attributes, state: state)
  }

  /// Creates a key command without a title.
  public convenience init(input: String, modifierFlags: UIKeyModifierFlags, action: Selector) {
    self.init(title: "", action: action, input: input, modifierFlags: modifierFlags)
  }

  /// Creates a key command with a title for the overview of key commands.
  public convenience init(
    input: String, modifierFlags: UIKeyModifierFlags, action: Selector, discoverabilityTitle: String
  ) {
    self.init(
      title: "", action: action, input: input, modifierFlags: modifierFlags,
      discoverabilityTitle: discoverabilityTitle)
  }

  /// The arrow key up.
  public nonisolated static let inputUpArrow = "UIKeyInputUpArrow"
  /// The arrow key down.
  public nonisolated static let inputDownArrow = "UIKeyInputDownArrow"
  /// The arrow key left.
  public nonisolated static let inputLeftArrow = "UIKeyInputLeftArrow"
  /// The arrow key right.
  public nonisolated static let inputRightArrow = "UIKeyInputRightArrow"
  /// The escape key.
  public nonisolated static let inputEscape = "UIKeyInputEscape"
  /// The key that goes a page up.
  public nonisolated static let inputPageUp = "UIKeyInputPageUp"
  /// The key that goes a page down.
  public nonisolated static let inputPageDown = "UIKeyInputPageDown"
  /// The key that goes to the beginning.
  public nonisolated static let inputHome = "UIKeyInputHome"
  /// The key that goes to the end.
  public nonisolated static let inputEnd = "UIKeyInputEnd"
  /// The key that deletes.
  public nonisolated static let inputDelete = "UIKeyInputDelete"
  /// The function key F1.
  public nonisolated static let f1 = "UIKeyInputF1"
  /// The function key F2.
  public nonisolated static let f2 = "UIKeyInputF2"
  /// The function key F3.
  public nonisolated static let f3 = "UIKeyInputF3"
  /// The function key F4.
  public nonisolated static let f4 = "UIKeyInputF4"
  /// The function key F5.
  public nonisolated static let f5 = "UIKeyInputF5"
  /// The function key F6.
  public nonisolated static let f6 = "UIKeyInputF6"
  /// The function key F7.
  public nonisolated static let f7 = "UIKeyInputF7"
  /// The function key F8.
  public nonisolated static let f8 = "UIKeyInputF8"
  /// The function key F9.
  public nonisolated static let f9 = "UIKeyInputF9"
  /// The function key F10.
  public nonisolated static let f10 = "UIKeyInputF10"
  /// The function key F11.
  public nonisolated static let f11 = "UIKeyInputF11"
  /// The function key F12.
  public nonisolated static let f12 = "UIKeyInputF12"
}
