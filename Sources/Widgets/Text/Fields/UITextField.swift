public import Foundation
@_spi(Plainview) public import PlainviewGraphics
@_spi(Plainview) public import PlainviewLayout
public import PlainviewTargetAction
@_spi(Plainview) public import PlainviewUIKitCore

/// A line of text that the user edits (contract T1 to T18).
/// Positions in the text are counted in UTF-16 units, as `NSRange` does.
@preconcurrency @MainActor open class UITextField: UIControl, PlaceholderShowing {
  let editor = TextEditor()
  var storage: TextStorage { editor.storage }
  /// A request for focus from before the field was in a window (contract T16).
  var wantsFocus = false
  public override init(frame: CGRect) {
    super.init(frame: frame)
    prepare()
  }
  /// Creates a field from an archive or a document, which gives it the text.
  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    prepare()
  }
  /// Creates a field of no size; as `init()` does on a device.
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
      "copy:": .init(UITextField.copy as @MainActor (UITextField) -> @MainActor (Any?) -> Void),
      "paste:": .init(paste(_:)),
      "delete:": .init(delete), "select:": .init(select), "selectAll:": .init(selectAll),
      "pasteAndMatchStyle:": .init(pasteAndMatchStyle), "toggleBoldface:": .init(toggleBoldface),
      "toggleItalics:": .init(toggleItalics), "toggleUnderline:": .init(toggleUnderline),
      "increaseSize:": .init(increaseSize), "decreaseSize:": .init(decreaseSize),
    ]
  }
  open override class var outlets: OutletTable { ["delegate": .init(\UITextField.delegate)] }
  @_spi(Plainview) open override class var frameworkMethods: ActionTable { getters }

  // MARK: Text

  /// Never nil when read; setting it tells no delegate (contract T1).
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
  /// What is shown while there is no text; setting it drops the attributes of `attributedPlaceholder`.
  open var placeholder: String? {
    get { storedPlaceholder }
    set {
      styledPlaceholder = nil
      guard newValue != storedPlaceholder else { return }
      storedPlaceholder = newValue
      invalidateIntrinsicContentSize()
    }
  }
  /// The placeholder with its attributes; setting it sets `placeholder` too.
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
  /// Whether the user may change the style of the text, and pastes text with its attributes.
  open var allowsEditingTextAttributes = false
  /// Font, colour and alignment apply to all of the text when they are set; nil stands for the field's usual font.
  open var font: UIFont? {
    get { storedFont }
    set { storedFont = newValue ?? .systemFont(ofSize: 17) }
  }
  /// The color of all of the text; that of labels at first, and nil for the inherited one.
  open var textColor: UIColor? {
    get { storedTextColor }
    set { storedTextColor = newValue }
  }
  /// How the text is aligned; natural at first, by the direction of the text.
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
  /// What is drawn around the field; nothing at first.
  open var borderStyle: BorderStyle = .none { didSet { invalidateIntrinsicContentSize() } }
  /// The image behind the field, which has no border then; nil for none.
  open var background: UIImage?
  /// The image behind the field while it is disabled; nil for the usual one. Kept, without effect.
  open var disabledBackground: UIImage?
  /// Whether the font becomes smaller so that a text without attributes fits the width; false at first. Seen in images.
  @exclusivity(unchecked) open var adjustsFontSizeToFitWidth = false
  /// Whether the font follows the text size that the user chose; false at first.
  open var adjustsFontForContentSizeCategory = false
  /// The smallest size that the font is made to fit the width, in points.
  open var minimumFontSize: CGFloat = 0
  /// Whether the text is cleared when the user begins to edit it; false at first.
  open var clearsOnBeginEditing = false
  /// Whether the next insertion replaces all of the text; a change of the selection resets it.
  open var clearsOnInsertion: Bool {
    get { editor.clearsOnInsertion }
    set { editor.clearsOnInsertion = newValue }
  }
  /// When the button that clears the text is shown; never at first.
  open var clearButtonMode: ViewMode = .never { didSet { layOutClearButton() } }
  /// The view at the left edge, before the text; nil for none.
  open var leftView: UIView? { didSet { replace(oldValue, with: leftView) } }
  /// When the view at the left edge is shown; never at first.
  open var leftViewMode: ViewMode = .never { didSet { setNeedsLayout() } }
  /// The view at the right edge, behind the text; nil for none.
  open var rightView: UIView? { didSet { replace(oldValue, with: rightView) } }
  /// When the view at the right edge is shown; never at first.
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
  /// The object that is asked about changes and told of them.
  open weak var delegate: (any UITextFieldDelegate)?

  // MARK: Keyboard (UITextInputTraits)

  /// Whether the text is a secret, of which dots are shown; false at first.
  @exclusivity(unchecked) open var isSecureTextEntry = false
  /// The kind of keyboard; the default one at first.
  open var keyboardType: UIKeyboardType = .default
  /// The text of the return key; the default one at first.
  open var returnKeyType: UIReturnKeyType = .default
  /// The appearance of the keyboard, dark or light; the default one at first.
  open var keyboardAppearance: UIKeyboardAppearance = .default
  /// What is capitalized while the user types; sentences at first.
  open var autocapitalizationType: UITextAutocapitalizationType = .sentences
  /// Whether typing errors are corrected. Kept, without effect.
  open var autocorrectionType: UITextAutocorrectionType = .default
  /// Whether the spelling is checked. Kept, without effect.
  open var spellCheckingType: UITextSpellCheckingType = .default
  /// Whether straight quotation marks become curved ones. Kept, without effect.
  open var smartQuotesType: UITextSmartQuotesType = .default
  /// Whether hyphens become dashes. Kept, without effect.
  open var smartDashesType: UITextSmartDashesType = .default
  /// Whether blanks are added and removed around pasted text. Kept, without effect.
  open var smartInsertDeleteType: UITextSmartInsertDeleteType = .default
  /// Whether predicted text is shown behind the caret. Kept, without effect.
  open var inlinePredictionType: UITextInlinePredictionType = .default
  /// Whether the return key is off while there is no text; the driver honours it.
  open var enablesReturnKeyAutomatically = false
  /// What kind of content is typed, such as a street; nil at first. Kept, without effect.
  open var textContentType: UITextContentType!
  /// The rules of new passwords; nil at first. Kept, without effect.
  open var passwordRules: UITextInputPasswordRules?
  /// How far the system helps with writing; it decides at first. Kept, without effect: it does not help here.
  open var writingToolsBehavior: UIWritingToolsBehavior = .default
  /// What the system's help with writing may put in. Kept, without effect: it does not help here.
  open var allowedWritingToolsResultOptions: UIWritingToolsResultOptions = []
  @_spi(Plainview) open override var displayedText: String? { isSecureTextEntry ? nil : storage.text }
  package override var primaryEvent: Event { .editingDidEndOnExit }

  // MARK: For search fields

  /// The delegate that is called before the public one: the bar that the field is a part of.
  var innerDelegate: (any UITextFieldDelegate)? { nil }
  /// What is shown before the text.
  var tokenText: String { "" }
  /// Whether deleting backwards takes something before the text away.
  var deletesToken: Bool { false }

  // MARK: Editing (UITextField+Editing)

  /// Whether the user edits the text now.
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

  /// Whether there is any text.
  open var hasText: Bool { storage.length > 0 }
  /// Puts text in at the selection; the delegate is not asked, line breaks become blanks.
  open func insertText(_ text: String) { editor.insert(pasted(text)) }
  /// Deletes the selection, a letter of the syllable that is being composed, or a character; the delegate is not asked.
  open func deleteBackward() { editor.deleteBackward() }
  /// Returns the text of a range; nil for a range of another text.
  open func text(in range: UITextRange) -> String? { editor.text(in: range) }
  /// Replaces a range by text; the delegate is not asked, line breaks become blanks.
  open func replace(_ range: UITextRange, withText text: String) { editor.replace(range, with: pasted(text)) }
  /// The selection as a range, empty at a caret.
  open var selectedTextRange: UITextRange? {
    get { editor.selectedRange }
    set { editor.selectedRange = newValue }
  }
  /// Puts in text that is being composed, and selects a part of it; replaces what was composed before.
  open func setMarkedText(_ markedText: String?, selectedRange: NSRange) {
    editor.mark(pasted(markedText ?? ""), selected: selectedRange)
  }
  /// Ends the composing; the text is kept.
  open func unmarkText() { editor.unmark() }
  /// Returns the rectangle of the caret at a position, in the field's coordinates.
  open func caretRect(for position: UITextPosition) -> CGRect { editor.caretRect(for: position) }
  /// Returns the rectangle of a range, in the field's coordinates.
  open func firstRect(for range: UITextRange) -> CGRect { editor.firstRect(for: range) }
  /// Returns the rectangles of a range, in the field's coordinates.
  open func selectionRects(for range: UITextRange) -> [UITextSelectionRect] { editor.selectionRects(for: range) }
  /// Returns the position nearest to a point of the field.
  open func closestPosition(to point: CGPoint) -> UITextPosition? { editor.position(nearestTo: point) }
  /// The object that finds words and sentences.
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

  /// Returns the rectangle of the border; the bounds by default.
  open func borderRect(forBounds bounds: CGRect) -> CGRect { bounds }
  /// Draws the text in a rectangle of the field; an override that hands on another one moves the text.
  open func drawText(in rect: CGRect) { _ = TextPlacing.note(rect, of: self) }
  /// Draws the placeholder in a rectangle; an override that hands on another one moves it.
  open func drawPlaceholder(in rect: CGRect) { _ = TextPlacing.note(rect, of: self) }
  /// Returns the rectangle of the text, between the views beside it.
  open func textRect(forBounds bounds: CGRect) -> CGRect { contentRect(bounds) }
  /// Returns the rectangle of the text while it is edited.
  open func editingRect(forBounds bounds: CGRect) -> CGRect { contentRect(bounds) }
  /// Returns the rectangle of the placeholder; that of the text by default.
  open func placeholderRect(forBounds bounds: CGRect) -> CGRect { textRect(forBounds: bounds) }
  /// Returns the rectangle of the button that clears the text.
  open func clearButtonRect(forBounds bounds: CGRect) -> CGRect { baseClearButtonRect(forBounds: bounds) }
  /// Returns the rectangle of the view at the left edge; empty while that is not shown.
  open func leftViewRect(forBounds bounds: CGRect) -> CGRect { baseLeftViewRect(forBounds: bounds) }
  /// Returns the rectangle of the view at the right edge; empty while that is not shown.
  open func rightViewRect(forBounds bounds: CGRect) -> CGRect { baseRightViewRect(forBounds: bounds) }
  open override func layoutSubviews() {
    super.layoutSubviews()
    layOutSideViews()
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

  /// The range that is being composed; nil for none.
  open var markedTextRange: UITextRange? { editor.markedRange }
  /// The position before the first character.
  open var beginningOfDocument: UITextPosition { editor.beginning }
  /// The position after the last character.
  open var endOfDocument: UITextPosition { editor.end }
  /// The object that the input system is told by; nil at first.
  open var inputDelegate: (any UITextInputDelegate)? {
    get { baseInputDelegate }
    set { baseInputDelegate = newValue }
  }
  /// Returns the range between two positions.
  open func textRange(from fromPosition: UITextPosition, to toPosition: UITextPosition) -> UITextRange? {
    baseTextRange(from: fromPosition, to: toPosition)
  }
  /// Returns the position some UTF-16 units away; nil outside the text.
  open func position(from position: UITextPosition, offset: Int) -> UITextPosition? {
    basePosition(from: position, offset: offset)
  }
  /// Returns the position some characters to a side, or some lines up or down; nil outside the text.
  open func position(
    from position: UITextPosition, in direction: UITextLayoutDirection, offset: Int
  ) -> UITextPosition? { basePosition(from: position, in: direction, offset: offset) }
  /// Returns which of two positions comes first.
  open func compare(_ position: UITextPosition, to other: UITextPosition) -> ComparisonResult {
    baseCompare(position, to: other)
  }
  /// Returns the number of UTF-16 units from one position to another.
  open func offset(from: UITextPosition, to toPosition: UITextPosition) -> Int {
    baseOffset(from: from, to: toPosition)
  }
  /// Returns the end of a range that is farthest in a direction.
  open func position(within range: UITextRange, farthestIn direction: UITextLayoutDirection) -> UITextPosition? {
    basePosition(within: range, farthestIn: direction)
  }
  /// Returns the range of the character next to a position in a direction; nil at the ends of the text.
  open func characterRange(
    byExtending position: UITextPosition, in direction: UITextLayoutDirection
  ) -> UITextRange? { baseCharacterRange(byExtending: position, in: direction) }
  /// Returns the position of a range that is nearest to a point of the field.
  open func closestPosition(to point: CGPoint, within range: UITextRange) -> UITextPosition? {
    editor.position(nearestTo: point, in: range)
  }
  /// Returns the range of the character at a point of the field, or nearest to it; nil without text.
  open func characterRange(at point: CGPoint) -> UITextRange? { editor.characterRange(at: point) }
  /// The view in whose coordinates rectangles and points are.
  open var textInputView: UIView { self }
  /// To which side the caret belongs; forward at first. Kept, without effect.
  open var selectionAffinity = UITextStorageDirection.forward
  /// Returns the attributes of the character behind or before a position; those of the field without a character.
  open func textStyling(
    at position: UITextPosition, in direction: UITextStorageDirection
  ) -> [NSAttributedString.Key: Any]? { editor.styling(at: position, direction) }
  /// Returns whether the delegate allows a change of the text.
  open func shouldChangeText(in range: UITextRange, replacementText text: String) -> Bool {
    (range as? TextSpan).map { mayChange($0.range, to: text) } ?? true
  }
}
