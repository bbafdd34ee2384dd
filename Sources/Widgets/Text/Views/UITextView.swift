public import Foundation
@_spi(Plainview) public import PlainviewGraphics
@_spi(Plainview) public import PlainviewLayout
public import PlainviewTargetAction
@_spi(Plainview) public import PlainviewUIKitCore

/// Text of any number of lines that scrolls, and that the user may edit (contract T19).
///
/// Positions in the text are counted in UTF-16 units, as `NSRange` does.
@preconcurrency @MainActor open class UITextView: UIScrollView {
  let editor = TextEditor()
  var storage: TextStorage { editor.storage }
  /// The area into which the text is set.
  open private(set) var textContainer: NSTextContainer
  /// The text as TextKit has it: what code changes there is shown, what the user changes is changed there.
  open var textStorage: NSTextStorage { sharedStorage }
  /// Where the characters stand; asking for it gives `textLayoutManager` up.
  open var layoutManager: NSLayoutManager { sharedManager }
  /// The newer layout manager; nil once `layoutManager` was asked for.
  open var textLayoutManager: NSTextLayoutManager? { sharedTextLayoutManager }
  /// TextKit's managers, as far as they were asked for.
  final var storedManager: NSLayoutManager?
  final var storedTextLayoutManager: NSTextLayoutManager?
  final var contentStorage: NSTextContentStorage?
  final var usesOlderManager = false

  /// Makes a view for a container, with the text of the storage that it belongs to; the container gets the view's width.
  public init(frame: CGRect, textContainer: NSTextContainer?) {
    self.textContainer = textContainer ?? Self.container
    super.init(frame: frame)
    prepare()
  }
  /// Creates a view from an archive or a document, with the text that a document gives it.
  public required init?(coder: NSCoder) {
    textContainer = Self.container
    super.init(coder: coder)
    prepare()
  }
  public override convenience init(frame: CGRect) { self.init(frame: frame, textContainer: nil) }
  /// Makes a view with the newer layout manager, or with the older one.
  public convenience init(usingTextLayoutManager: Bool) {
    self.init(frame: .zero, textContainer: nil)
    usesOlderManager = !usingTextLayoutManager
  }
  private static var container: NSTextContainer {
    NSTextContainer(size: CGSize(width: 0, height: CGFloat.greatestFiniteMagnitude))
  }
  /// Creates a view of no size; as `init()` does on a device.
  @_disfavoredOverload public convenience init(_: Void = ()) { self.init(frame: .zero) }
  private func prepare() {
    isAccessibilityElement = true
    editor.owner = self
    textContainer.view = self
    textContainer.widthTracksTextView = true
    takeGivenText()
    addGestureRecognizer(TextFocusRecognizer(target: self, action: "focusByTap:"))
  }
  open override class var actions: ActionTable { editingActions }
  open override class var outlets: OutletTable { ["delegate": .init(\UITextView.delegate)] }
  @_spi(Plainview) open override class var frameworkMethods: ActionTable { getters }
  /// The delegate, which is told of scrolling too.
  open weak var delegate: (any UITextViewDelegate)? { didSet { delegateDidChange() } }
  /// Opens the menus of links and attachments; there is one while the delegate has menus.
  final var itemMenus: UIContextMenuInteraction?

  // MARK: Text

  /// Never nil when read; setting it tells no delegate.
  open var text: String! {
    get { storage.text }
    set {
      let old = KeyValueObservers.areAny ? storage.text : ""
      show(newValue ?? "", nil)
      KeyValueObservers.hasChanged(self, "text", from: old, to: storage.text)
    }
  }
  /// The text with its attributes; characters without their own have the view's font and colour.
  open var attributedText: NSAttributedString! {
    get { attributedString }
    set { setAttributedText(newValue) }
  }
  /// nil until it is set or the view has text; then 12 points of the system font are used, as on a device.
  ///
  /// Font, colour and alignment apply to all of the text when they are set.
  open var font: UIFont? {
    get { storedFont ?? (hasText && !fontWasSet ? .systemFont(ofSize: 12) : nil) }
    set {
      fontWasSet = true
      storedFont = newValue
    }
  }
  private var fontWasSet = false
  /// The color of all of the text; nil for the color of labels.
  open var textColor: UIColor? {
    get { storedTextColor }
    set { storedTextColor = newValue }
  }
  /// How the lines are aligned; natural at first, by the direction of the text.
  open var textAlignment: NSTextAlignment {
    get { storedAlignment }
    set { storedAlignment = newValue }
  }
  // Under names of their own: a setter that set another property would call an override of it, which may set the first
  // one again.
  final var storedFont: UIFont? {
    didSet {
      editor.useOwn(.font)
      if storedFont != oldValue || storage.runs != nil { sizeOfTextDidChange() }
    }
  }
  final var storedTextColor: UIColor? { didSet { editor.useOwn(.foregroundColor) } }
  final var storedAlignment: NSTextAlignment = .natural {
    didSet { editor.changeParagraphs { $0.alignment = storedAlignment } }
  }
  /// Whether the user may change the text; true at first. Setting it to false ends the editing.
  open var isEditable = true { didSet { if !isEditable { endEditing(true) } } }
  /// Whether the user may select text and open links; true at first.
  open var isSelectable = true
  /// Whether the user may change the style of the text, and pastes text with its attributes.
  open var allowsEditingTextAttributes = false
  /// Whether the next insertion replaces all of the text.
  open var clearsOnInsertion: Bool {
    get { editor.clearsOnInsertion }
    set { editor.clearsOnInsertion = newValue }
  }
  /// The attributes of what is typed next: those of the character before the caret, until others are set.
  ///
  /// Moving the caret takes those that were set away.
  open var typingAttributes: [NSAttributedString.Key: Any] {
    get { editor.typingAttributes ?? allAttributes.merging(storage.attributesAtCaret ?? [:]) { $1 } }
    set { editor.typingAttributes = newValue }
  }
  /// What a tap opens in a text that cannot be edited, besides its links: see `NSDataDetector` for what is found. It has the style of
  /// the rest of the text.
  open var dataDetectorTypes: UIDataDetectorTypes = []
  /// The attributes of links: the tint colour, unless they are set.
  open var linkTextAttributes: [NSAttributedString.Key: Any]! {
    get { storedLinkAttributes ?? [.foregroundColor: tintColor ?? .link] }
    set { storedLinkAttributes = newValue }
  }
  private var storedLinkAttributes: [NSAttributedString.Key: Any]?
  /// Whether the font follows the text size that the user chose; false at first.
  open var adjustsFontForContentSizeCategory = false
  /// Whether the text has the same sizes as on a Mac. Kept, without effect.
  open var usesStandardTextScaling = false

  /// Points between the edges of the view and the text's area.
  open var textContainerInset = UIEdgeInsets(top: 8, left: 0, bottom: 8, right: 0) {
    didSet { if textContainerInset != oldValue { sizeOfTextDidChange() } }
  }
  @_spi(Plainview) open override var displayedText: String? { isSecureTextEntry ? nil : storage.text }

  // MARK: Keyboard (UITextInputTraits)

  /// Whether the text is a secret, which is neither shown nor copied; false at first.
  open var isSecureTextEntry = false
  /// The kind of keyboard; the default one at first.
  open var keyboardType: UIKeyboardType = .default
  /// The text of the return key; the default one at first.
  open var returnKeyType: UIReturnKeyType = .default
  /// The appearance of the keyboard, dark or light; the default one at first. Kept, without effect.
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
  /// Whether the system helps with writing now; never here.
  open var isWritingToolsActive: Bool { false }
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

  // MARK: Editing (UITextView+Editing)

  /// Whether a user edits the text now: the view has the focus and is editable.
  var isEditing = false

  open override var canBecomeFirstResponder: Bool { isEditable ? mayBeginEditing : isSelectable }
  open override var canResignFirstResponder: Bool { isEditing ? mayEndEditing : true }
  @discardableResult
  open override func becomeFirstResponder() -> Bool { beginEditing { super.becomeFirstResponder() } }
  @discardableResult
  open override func resignFirstResponder() -> Bool { endEditing { super.resignFirstResponder() } }

  // MARK: Text input (UITextView+TextInput)

  /// Whether there is any text.
  open var hasText: Bool { storage.length > 0 }
  /// Puts text in at the selection; the delegate is not asked.
  open func insertText(_ text: String) { editor.insert(text) }
  /// Deletes the selection, a letter of the syllable that is being composed, or a character; the delegate is not asked.
  open func deleteBackward() { editor.deleteBackward() }
  /// Returns the text of a range; nil for a range of another text.
  open func text(in range: UITextRange) -> String? { editor.text(in: range) }
  /// Replaces a range by text; the delegate is not asked.
  open func replace(_ range: UITextRange, withText text: String) { editor.replace(range, with: text) }
  /// The selection as a range, empty at a caret.
  open var selectedTextRange: UITextRange? {
    get { editor.selectedRange }
    set { editor.selectedRange = newValue }
  }
  /// The selection in UTF-16 units.
  open var selectedRange: NSRange {
    get { storage.selection }
    set { editor.select(newValue) }
  }
  /// Puts in text that is being composed, and selects a part of it; replaces what was composed before.
  open func setMarkedText(_ markedText: String?, selectedRange: NSRange) {
    editor.mark(markedText ?? "", selected: selectedRange)
  }
  /// Ends the composing; the text is kept.
  open func unmarkText() { editor.unmark() }
  /// Returns the rectangle of the caret at a position, in the view's coordinates.
  open func caretRect(for position: UITextPosition) -> CGRect { editor.caretRect(for: position) }
  /// Returns the rectangle of the first line of a range, in the view's coordinates.
  open func firstRect(for range: UITextRange) -> CGRect { editor.firstRect(for: range) }
  /// Returns the rectangles of the lines of a range, in the view's coordinates.
  open func selectionRects(for range: UITextRange) -> [UITextSelectionRect] { editor.selectionRects(for: range) }
  /// Returns the position nearest to a point of the view.
  open func closestPosition(to point: CGPoint) -> UITextPosition? { editor.position(nearestTo: point) }
  /// The object that finds words, sentences and lines.
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
  /// That of the view itself, in which typing is recorded.
  open override var undoManager: UndoManager? { ownUndoManager }
  /// Whether the text can be searched by `findInteraction`; false at first.
  open var isFindInteractionEnabled: Bool {
    get { finding != nil }
    set { setFinding(newValue) }
  }
  /// Searches in the text, while that is enabled.
  open var findInteraction: UIFindInteraction? { finding?.interaction }
  final var finding: TextFinding?
  /// Scrolls no further than it takes to show a range of the text.
  open func scrollRangeToVisible(_ range: NSRange) { scrollToShow(range) }

  // MARK: Sizes (UITextView+Layout)

  /// The width that the view had when its lines were last counted, in points.
  var measuredWidth: CGFloat = 0

  open override var isScrollEnabled: Bool { didSet { if isScrollEnabled != oldValue { sizeOfTextDidChange() } } }
  /// That of the text; where the view does not scroll, it is right before the next layout too.
  open override var contentSize: CGSize {
    get { isScrollEnabled ? super.contentSize : sizeOfContent }
    set { super.contentSize = newValue }
  }
  /// The content size that the last layout gave the view.
  var laidOutContentSize: CGSize { super.contentSize }
  /// The text's, for a view that does not scroll; one that scrolls takes any size.
  open override var intrinsicContentSize: CGSize { isScrollEnabled ? super.intrinsicContentSize : ownSize }
  @_spi(Plainview) open override func contentHeight(forWidth width: CGFloat) -> CGFloat? {
    height(ofTextInViewOf: width)
  }
  open override func sizeThatFits(_ size: CGSize) -> CGSize { fittingSize(size) }
  open override func layoutSubviews() {
    super.layoutSubviews()
    updateContentSize()
  }
  @_spi(Plainview) open override func textBaseline(isFirst: Bool) -> LayoutBaseline? { baseline(isFirst: isFirst) }

  // MARK: Accessibility

  open override var accessibilityValue: String? {
    get { super.accessibilityValue ?? storage.text }
    set { super.accessibilityValue = newValue }
  }
  open override var accessibilityTraits: UIAccessibilityTraits {
    get {
      guard isEditable else { return super.accessibilityTraits.union(.staticText) }
      return super.accessibilityTraits.union(
        isFirstResponder ? [.textEntry, .textArea, .isEditing] : [.textEntry, .textArea])
    }
    set { super.accessibilityTraits = newValue }
  }

  // MARK: Drawing

  @_spi(Plainview) open override var textAppearance: TextAppearance {
    TextAppearance(color: storedTextColor, font: storedFont)
  }
  @_spi(Plainview) open override func drawScreen(on canvas: ScreenCanvas) { drawLines(on: canvas) }
  @_spi(Plainview) open override func drawText(on canvas: TextCanvas) { TextViewDrawing(self).draw(on: canvas) }

  // MARK: UITextView+TextInput

  /// The range that is being composed; nil for none.
  open var markedTextRange: UITextRange? { editor.markedRange }
  /// The position before the first character.
  open var beginningOfDocument: UITextPosition { editor.beginning }
  /// The position after the last character.
  open var endOfDocument: UITextPosition { editor.end }
  /// The object that the input system is told by; nil at first.
  open var inputDelegate: (any UITextInputDelegate)? {
    get { editor.inputDelegate }
    set { editor.inputDelegate = newValue }
  }
  /// Returns the range between two positions.
  open func textRange(from fromPosition: UITextPosition, to toPosition: UITextPosition) -> UITextRange? {
    editor.range(from: fromPosition, to: toPosition)
  }
  /// Returns the position some UTF-16 units away; nil outside the text.
  open func position(from position: UITextPosition, offset: Int) -> UITextPosition? {
    editor.position(from: position, offset: offset)
  }
  /// Returns the position some characters to a side, or some lines up or down; nil outside the text.
  open func position(
    from position: UITextPosition, in direction: UITextLayoutDirection, offset: Int
  ) -> UITextPosition? { basePosition(from: position, in: direction, offset: offset) }
  /// Returns which of two positions comes first.
  open func compare(_ position: UITextPosition, to other: UITextPosition) -> ComparisonResult {
    editor.compare(position, to: other)
  }
  /// Returns the number of UTF-16 units from one position to another.
  open func offset(from: UITextPosition, to toPosition: UITextPosition) -> Int {
    editor.offset(from: from, to: toPosition)
  }
  /// Returns the end of a range that is farthest in a direction.
  open func position(within range: UITextRange, farthestIn direction: UITextLayoutDirection) -> UITextPosition? {
    editor.position(within: range, farthestIn: direction)
  }
  /// Returns the range of the character next to a position in a direction; nil at the ends of the text.
  open func characterRange(
    byExtending position: UITextPosition, in direction: UITextLayoutDirection
  ) -> UITextRange? { baseCharacterRange(byExtending: position, in: direction) }
  /// Returns the position of a range that is nearest to a point of the view.
  open func closestPosition(to point: CGPoint, within range: UITextRange) -> UITextPosition? {
    editor.position(nearestTo: point, in: range)
  }
  /// Returns the range of the character at a point of the view, or nearest to it; nil without text.
  open func characterRange(at point: CGPoint) -> UITextRange? { editor.characterRange(at: point) }
  /// The view in whose coordinates rectangles and points are.
  open var textInputView: UIView { self }
  /// To which side a caret between two lines belongs; forward at first. Kept, without effect.
  open var selectionAffinity = UITextStorageDirection.forward
  /// Returns the attributes of the character behind or before a position; those of the view without a character.
  open func textStyling(
    at position: UITextPosition, in direction: UITextStorageDirection
  ) -> [NSAttributedString.Key: Any]? { editor.styling(at: position, direction) }
  /// Returns the direction that the paragraph of a position is written in; natural unless it was set.
  open func baseWritingDirection(
    for position: UITextPosition, in direction: UITextStorageDirection
  ) -> NSWritingDirection { editor.baseDirection(at: position, direction) }
  /// Sets the direction that the paragraphs of a range are written in.
  open func setBaseWritingDirection(_ new: NSWritingDirection, for range: UITextRange) { setDirection(new, of: range) }
  /// Returns whether the delegate allows a change of the text.
  open func shouldChangeText(in range: UITextRange, replacementText text: String) -> Bool {
    (range as? TextSpan).map { mayChange($0.range, to: text) } ?? true
  }
}
