public import Foundation
@_spi(Plainview) public import PlainviewLayout
public import PlainviewTargetAction
@_spi(Plainview) public import PlainviewUIKitCore

/// A line of text that the user edits (contract T1 to T18).
///
/// Positions in the text are counted in UTF-16 units, as `NSRange` does.
@preconcurrency @MainActor open class UITextField: UIControl, PlaceholderShowing {
  public enum BorderStyle: Int, Sendable { case none, line, bezel, roundedRect }
  public enum ViewMode: Int, Sendable { case never, whileEditing, unlessEditing, always }
  public enum DidEndEditingReason: Int, Sendable { case committed, cancelled }

  public nonisolated static let textDidBeginEditingNotification = Notification.Name(
    "UITextFieldTextDidBeginEditingNotification")
  public nonisolated static let textDidEndEditingNotification = Notification.Name(
    "UITextFieldTextDidEndEditingNotification")
  public nonisolated static let textDidChangeNotification = Notification.Name("UITextFieldTextDidChangeNotification")

  let editor = TextEditor()
  var storage: TextStorage { editor.storage }
  /// A request for focus that came before the field was in a window (contract T16).
  var wantsFocus = false

  public override init(frame: CGRect) {
    super.init(frame: frame)
    prepare()
  }

  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    prepare()
  }

  @_disfavoredOverload public convenience init(_: Void = ()) { self.init(frame: .zero) }

  private func prepare() {
    isAccessibilityElement = true
    isOpaque = false
    editor.owner = self
    addGestureRecognizer(TextFocusRecognizer(target: self, action: "focusByTap:"))
  }

  open override class var actions: ActionTable {
    [
      "focusByTap:": .init(focusByTap), "clearByButton": .init(clearByButton), "cut:": .init(cut),
      "copy:": .init(UITextField.copy as @MainActor (UITextField) -> @MainActor (Any?) -> Void), "paste:": .init(paste),
      "delete:": .init(delete), "select:": .init(select), "selectAll:": .init(selectAll),
      "pasteAndMatchStyle:": .init(pasteAndMatchStyle), "toggleBoldface:": .init(toggleBoldface),
      "toggleItalics:": .init(toggleItalics), "toggleUnderline:": .init(toggleUnderline),
      "increaseSize:": .init(increaseSize), "decreaseSize:": .init(decreaseSize),
    ]
  }

  open override class var outlets: OutletTable { ["delegate": .init(\UITextField.delegate)] }
  @_spi(Plainview) open override class var frameworkMethods: ActionTable { getters }

  // MARK: Text

  /// Never nil when read; setting it tells nobody (contract T1).
  open var text: String? {
    get { storage.text }
    set {
      let old = KeyValueObservers.areAny ? storage.text : ""
      show(newValue ?? "", nil)
      KeyValueObservers.hasChanged(self, "text", from: old, to: storage.text)
    }
  }

  /// The text with its attributes; characters without their own have the default ones.
  open var attributedText: NSAttributedString? {
    get { attributedString }
    set { setAttributedText(newValue) }
  }

  /// Puts in a text that nobody is asked about or told of.
  func show(_ text: String, _ runs: AttributeRuns?) {
    editor.setText(text, runs: runs)
    contentsDidChange()
    if isEditing, textSettings.tellsSelectionOfAssignedText { selectionWasChanged() }
  }

  open var placeholder: String? {
    get { storedPlaceholder }
    set {
      styledPlaceholder = nil
      guard newValue != storedPlaceholder else { return }
      storedPlaceholder = newValue
      invalidateIntrinsicContentSize()
    }
  }
  open var attributedPlaceholder: NSAttributedString? {
    get { styledPlaceholder ?? storedPlaceholder.map { NSAttributedString(string: $0) } }
    set {
      storedPlaceholder = newValue?.string
      styledPlaceholder = newValue.map { NSAttributedString(attributedString: $0) }
      invalidateIntrinsicContentSize()
    }
  }
  // Under a name of its own, as font, colour and alignment are: a setter that set another property would call an
  // override of it, which may set the first one again.
  private(set) final var storedPlaceholder: String?
  private(set) var styledPlaceholder: NSAttributedString?

  /// The attributes of all of the text; setting them sets `font` and `textColor` too.
  open var defaultTextAttributes: [NSAttributedString.Key: Any] {
    get { allAttributes }
    set { setDefaultAttributes(newValue) }
  }
  /// What the default attributes have besides font and colour.
  var furtherAttributes: [NSAttributedString.Key: Any] = [:]
  /// The attributes of what is typed next; nil while the field is not edited.
  open var typingAttributes: [NSAttributedString.Key: Any]? {
    get {
      guard isEditing else { return nil }
      return editor.typingAttributes ?? allAttributes.merging(storage.attributesAtCaret ?? [:]) { $1 }
    }
    set { if isEditing { editor.typingAttributes = newValue } }
  }
  /// Whether the user may change the looks of the text, and pastes text with its looks.
  open var allowsEditingTextAttributes = false
  /// Font, colour and alignment apply to all of the text when they are set; nil stands for the field's usual font.
  open var font: UIFont? {
    get { storedFont }
    set { storedFont = newValue ?? .systemFont(ofSize: 17) }
  }
  open var textColor: UIColor? {
    get { storedTextColor }
    set { storedTextColor = newValue }
  }
  open var textAlignment: NSTextAlignment {
    get { storedAlignment }
    set { storedAlignment = newValue }
  }
  final var storedFont: UIFont? = .systemFont(ofSize: 17) {
    didSet {
      editor.useOwn(.font)
      invalidateIntrinsicContentSize()
    }
  }
  final var storedTextColor: UIColor? = .label { didSet { editor.useOwn(.foregroundColor) } }
  final var storedAlignment: NSTextAlignment = .natural {
    didSet { editor.changeParagraphs { $0.alignment = storedAlignment } }
  }
  open var borderStyle: BorderStyle = .none { didSet { invalidateIntrinsicContentSize() } }
  open var background: UIImage?
  open var disabledBackground: UIImage?
  open var adjustsFontSizeToFitWidth = false
  open var adjustsFontForContentSizeCategory = false
  open var minimumFontSize: CGFloat = 0
  open var clearsOnBeginEditing = false
  /// Whether the next insertion replaces all of the text; a change of the selection takes it back.
  open var clearsOnInsertion: Bool {
    get { editor.clearsOnInsertion }
    set { editor.clearsOnInsertion = newValue }
  }
  open var clearButtonMode: ViewMode = .never { didSet { layOutClearButton() } }
  open var leftView: UIView? { didSet { replace(oldValue, with: leftView) } }
  open var leftViewMode: ViewMode = .never { didSet { setNeedsLayout() } }
  open var rightView: UIView? { didSet { replace(oldValue, with: rightView) } }
  open var rightViewMode: ViewMode = .never { didSet { setNeedsLayout() } }
  open override var inputView: UIView? {
    get { storedInputView }
    set { storedInputView = newValue }
  }
  private var storedInputView: UIView?
  open override var inputAccessoryView: UIView? {
    get { storedInputAccessoryView }
    set { storedInputAccessoryView = newValue }
  }
  private var storedInputAccessoryView: UIView?
  open weak var delegate: (any UITextFieldDelegate)?

  // MARK: Keyboard (UITextInputTraits)

  open var isSecureTextEntry = false
  open var keyboardType: UIKeyboardType = .default
  open var returnKeyType: UIReturnKeyType = .default
  open var keyboardAppearance: UIKeyboardAppearance = .default
  open var autocapitalizationType: UITextAutocapitalizationType = .sentences
  open var autocorrectionType: UITextAutocorrectionType = .default
  open var spellCheckingType: UITextSpellCheckingType = .default
  open var smartQuotesType: UITextSmartQuotesType = .default
  open var smartDashesType: UITextSmartDashesType = .default
  open var smartInsertDeleteType: UITextSmartInsertDeleteType = .default
  open var inlinePredictionType: UITextInlinePredictionType = .default
  /// Whether the return key is off while there is no text; the driver honours it.
  open var enablesReturnKeyAutomatically = false
  open var textContentType: UITextContentType!
  open var passwordRules: UITextInputPasswordRules?

  @_spi(Plainview) open override var displayedText: String? { isSecureTextEntry ? nil : storage.text }

  package override var primaryEvent: Event { .editingDidEndOnExit }

  // MARK: For search fields

  /// Who is asked and told before the delegate: the bar that the field is a part of.
  var innerDelegate: (any UITextFieldDelegate)? { nil }
  /// What is shown before the text.
  var tokenText: String { "" }
  /// Whether deleting backwards takes something before the text away.
  var deletesToken: Bool { false }

  // MARK: Editing (UITextField+Editing)

  open private(set) var isEditing = false
  func setEditing(_ isEditing: Bool) { self.isEditing = isEditing }

  open override var canBecomeFirstResponder: Bool { isEnabled && mayBeginEditing }
  open override var canResignFirstResponder: Bool { mayEndEditing }

  @discardableResult
  open override func becomeFirstResponder() -> Bool { beginEditing { super.becomeFirstResponder() } }

  @discardableResult
  open override func resignFirstResponder() -> Bool { endEditing { super.resignFirstResponder() } }

  open override func didMoveToWindow() {
    super.didMoveToWindow()
    takeRememberedFocus()
  }

  // MARK: Text input (UITextField+TextInput)

  open var hasText: Bool { storage.length > 0 }
  /// Puts text in at the selection; nobody is asked, line breaks become blanks.
  open func insertText(_ text: String) { editor.insert(pasted(text)) }
  /// Deletes the selection, a letter of the syllable that is being composed, or a character; nobody is asked.
  open func deleteBackward() { editor.deleteBackward() }
  open func text(in range: UITextRange) -> String? { editor.text(in: range) }
  open func replace(_ range: UITextRange, withText text: String) { editor.replace(range, with: pasted(text)) }
  open var selectedTextRange: UITextRange? {
    get { editor.selectedRange }
    set { editor.selectedRange = newValue }
  }
  open func setMarkedText(_ markedText: String?, selectedRange: NSRange) {
    editor.mark(pasted(markedText ?? ""), selected: selectedRange)
  }
  open func unmarkText() { editor.unmark() }
  open func caretRect(for position: UITextPosition) -> CGRect { editor.caretRect(for: position) }
  open func firstRect(for range: UITextRange) -> CGRect { editor.firstRect(for: range) }
  open func selectionRects(for range: UITextRange) -> [UITextSelectionRect] { editor.selectionRects(for: range) }
  open func closestPosition(to point: CGPoint) -> UITextPosition? { editor.position(nearestTo: point) }
  open private(set) lazy var tokenizer: any UITextInputTokenizer = UITextInputStringTokenizer(textInput: self)

  open override func canPerformAction(_ action: Selector, withSender sender: Any?) -> Bool {
    editor.mayPerform(
      "\(action)", isEditable: isEditing, isSecret: isSecureTextEntry,
      mayStyle: allowsEditingTextAttributes)
      ?? super.canPerformAction(action, withSender: sender)
  }
  open override func cut(_ sender: Any?) { editor.cut() }
  open override func copy(_ sender: Any?) { editor.copyToBoard() }
  open override func paste(_ sender: Any?) { editor.pasteFromBoard() }
  open override func delete(_ sender: Any?) { editor.deleteSelection() }
  open override func select(_ sender: Any?) { editor.selectWord() }
  open override func selectAll(_ sender: Any?) { editor.selectAll() }
  open override func pasteAndMatchStyle(_ sender: Any?) { editor.pasteFromBoard(withStyle: false) }
  open override func toggleBoldface(_ sender: Any?) { editor.toggle(.traitBold) }
  open override func toggleItalics(_ sender: Any?) { editor.toggle(.traitItalic) }
  open override func toggleUnderline(_ sender: Any?) { editor.toggleUnderline() }
  open override func increaseSize(_ sender: Any?) { editor.changeFontSize(by: 1) }
  open override func decreaseSize(_ sender: Any?) { editor.changeFontSize(by: -1) }
  open override func updateTextAttributes(
    conversionHandler: ([NSAttributedString.Key: Any]) -> [NSAttributedString.Key: Any]
  ) { editor.convertAttributes(conversionHandler) }
  /// That of the field itself, in which typing is recorded.
  open override var undoManager: UndoManager? { ownUndoManager }

  // MARK: Geometry

  open func borderRect(forBounds bounds: CGRect) -> CGRect { bounds }
  /// Draws the text in a rectangle of the field; an override that hands on another one moves the text.
  open func drawText(in rect: CGRect) { _ = TextPlacing.note(rect, of: self) }
  open func drawPlaceholder(in rect: CGRect) { _ = TextPlacing.note(rect, of: self) }
  open func textRect(forBounds bounds: CGRect) -> CGRect { contentRect(bounds) }
  open func editingRect(forBounds bounds: CGRect) -> CGRect { contentRect(bounds) }
  open func placeholderRect(forBounds bounds: CGRect) -> CGRect { textRect(forBounds: bounds) }

  open func clearButtonRect(forBounds bounds: CGRect) -> CGRect {
    CGRect(x: bounds.maxX - 24, y: bounds.midY - 9.5, width: 19, height: 19)
  }

  open func leftViewRect(forBounds bounds: CGRect) -> CGRect {
    guard let size = leftView?.bounds.size, shows(leftViewMode) else { return .zero }
    return CGRect(x: bounds.minX, y: bounds.midY - size.height / 2, width: size.width, height: size.height)
  }

  open func rightViewRect(forBounds bounds: CGRect) -> CGRect {
    guard let size = rightView?.bounds.size, shows(rightViewMode) else { return .zero }
    return CGRect(
      x: bounds.maxX - size.width, y: bounds.midY - size.height / 2, width: size.width, height: size.height)
  }

  open override func layoutSubviews() {
    super.layoutSubviews()
    for (view, isShown, rectangle) in [
      (leftView, shows(leftViewMode), leftViewRect(forBounds: bounds)),
      (rightView, shows(rightViewMode), rightViewRect(forBounds: bounds)),
    ] {
      guard let view else { continue }
      if isShown {
        if view.superview !== self { addSubview(view) }
        view.frame = rectangle
      } else if view.superview === self {
        view.removeFromSuperview()
      }
    }
    layOutClearButton()
  }

  var clearButton: FieldClearButton?

  /// The least height of a field with a round border, in points; design canvases before Xcode 11 had 30.
  package var roundedHeight: CGFloat = 34

  /// The height of a line with what the border adds, and the width of what is shown (interface-builder sizes).
  open override var intrinsicContentSize: CGSize { ownSize }

  open override func sizeThatFits(_ size: CGSize) -> CGSize { intrinsicContentSize }

  @_spi(Plainview) open override func textBaseline(isFirst: Bool) -> LayoutBaseline? { baselineOfLine }

  // MARK: Accessibility

  /// The text, dots for a secret, or the placeholder while there is none.
  open override var accessibilityValue: String? {
    get { super.accessibilityValue ?? spokenText }
    set { super.accessibilityValue = newValue }
  }

  open override var accessibilityTraits: UIAccessibilityTraits {
    get { super.accessibilityTraits.union(isEditing ? [.textEntry, .isEditing] : .textEntry) }
    set { super.accessibilityTraits = newValue }
  }

  // MARK: Drawing
  @_spi(Plainview) open override var textAppearance: TextAppearance {
    let isHint = storage.text.isEmpty && !isEditing
    return TextAppearance(color: isHint ? .placeholderText : storedTextColor, font: storedFont, isDisabled: !isEnabled)
  }

  @_spi(Plainview) open override func drawScreen(on canvas: ScreenCanvas) { drawField(on: canvas) }

  @_spi(Plainview) open override func drawText(on canvas: TextCanvas) { TextFieldDrawing(self).draw(on: canvas) }

  // MARK: UITextField+TextInput

  open var markedTextRange: UITextRange? { editor.markedRange }
  open var beginningOfDocument: UITextPosition { editor.beginning }
  open var endOfDocument: UITextPosition { editor.end }
  open var inputDelegate: (any UITextInputDelegate)? {
    get { baseInputDelegate }
    set { baseInputDelegate = newValue }
  }
  open func textRange(from fromPosition: UITextPosition, to toPosition: UITextPosition) -> UITextRange? {
    baseTextRange(from: fromPosition, to: toPosition)
  }
  open func position(from position: UITextPosition, offset: Int) -> UITextPosition? {
    basePosition(from: position, offset: offset)
  }
  open func position(
    from position: UITextPosition, in direction: UITextLayoutDirection, offset: Int
  ) -> UITextPosition? { basePosition(from: position, in: direction, offset: offset) }
  open func compare(_ position: UITextPosition, to other: UITextPosition) -> ComparisonResult {
    baseCompare(position, to: other)
  }
  open func offset(from: UITextPosition, to toPosition: UITextPosition) -> Int {
    baseOffset(from: from, to: toPosition)
  }
  open func position(within range: UITextRange, farthestIn direction: UITextLayoutDirection) -> UITextPosition? {
    basePosition(within: range, farthestIn: direction)
  }
  open func characterRange(
    byExtending position: UITextPosition, in direction: UITextLayoutDirection
  ) -> UITextRange? { baseCharacterRange(byExtending: position, in: direction) }
  open func closestPosition(to point: CGPoint, within range: UITextRange) -> UITextPosition? {
    editor.position(nearestTo: point, in: range)
  }
  open func characterRange(at point: CGPoint) -> UITextRange? { editor.characterRange(at: point) }
  open func shouldChangeText(in range: UITextRange, replacementText text: String) -> Bool {
    (range as? TextSpan).map { mayChange($0.range, to: text) } ?? true
  }
}
