public import Foundation
public import PlainviewLayout
public import PlainviewTargetAction
public import PlainviewUIKitCore

/// A line of text that the user edits (contract T1 to T18).
///
/// Positions in the text are counted in UTF-16 units, as `NSRange` does.
@preconcurrency @MainActor open class UITextField: UIControl {
  public enum BorderStyle: Int, Sendable { case none, line, bezel, roundedRect }
  public enum ViewMode: Int, Sendable { case never, whileEditing, unlessEditing, always }
  public enum DidEndEditingReason: Int, Sendable { case committed, cancelled }

  public nonisolated static let textDidBeginEditingNotification = Notification.Name(
    "UITextFieldTextDidBeginEditingNotification")
  public nonisolated static let textDidEndEditingNotification = Notification.Name(
    "UITextFieldTextDidEndEditingNotification")
  public nonisolated static let textDidChangeNotification = Notification.Name("UITextFieldTextDidChangeNotification")

  var storage = TextStorage()
  /// A request for focus that came before the field was in a window (contract T16).
  var wantsFocus = false
  /// Whether the next insertion replaces a secret (contract T14).
  var replacesSecret = false

  public override init(frame: CGRect) {
    super.init(frame: frame)
    prepare()
  }

  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    prepare()
  }

  public convenience init(_: Void = ()) { self.init(frame: .zero) }

  private func prepare() {
    isAccessibilityElement = true
    isOpaque = false
    addGestureRecognizer(TextFocusRecognizer(target: self, action: "focusByTap:"))
  }

  open override class var actions: ActionTable { ["focusByTap:": .init(focusByTap)] }

  open override class var outlets: OutletTable { ["delegate": .init(\UITextField.delegate)] }

  // MARK: Text

  /// Never nil when read; setting it tells nobody (contract T1).
  open var text: String? {
    get { storage.text }
    set {
      storage.replaceAll(with: newValue ?? "")
      setNeedsDisplay()
      invalidateIntrinsicContentSize()
    }
  }

  open var attributedText: NSAttributedString? {
    get { NSAttributedString(string: storage.text) }
    set { text = newValue?.string }
  }

  open var placeholder: String? { didSet { if placeholder != oldValue { invalidateIntrinsicContentSize() } } }
  open var attributedPlaceholder: NSAttributedString? {
    get { placeholder.map { NSAttributedString(string: $0) } }
    set { placeholder = newValue?.string }
  }
  open var font: UIFont? = .systemFont(ofSize: 17) { didSet { invalidateIntrinsicContentSize() } }
  open var textColor: UIColor? = .label
  open var textAlignment: NSTextAlignment = .natural
  open var borderStyle: BorderStyle = .none { didSet { invalidateIntrinsicContentSize() } }
  open var background: UIImage?
  open var disabledBackground: UIImage?
  open var adjustsFontSizeToFitWidth = false
  open var adjustsFontForContentSizeCategory = false
  open var minimumFontSize: CGFloat = 0
  open var clearsOnBeginEditing = false
  open var clearsOnInsertion = false
  open var clearButtonMode: ViewMode = .never
  open var leftView: UIView? { didSet { replace(oldValue, with: leftView) } }
  open var leftViewMode: ViewMode = .never { didSet { setNeedsLayout() } }
  open var rightView: UIView? { didSet { replace(oldValue, with: rightView) } }
  open var rightViewMode: ViewMode = .never { didSet { setNeedsLayout() } }
  open var inputView: UIView?
  open var inputAccessoryView: UIView?
  open weak var delegate: (any UITextFieldDelegate)?

  // MARK: Keyboard, as data

  open var isSecureTextEntry = false
  open var keyboardType: UIKeyboardType = .default
  open var returnKeyType: UIReturnKeyType = .default
  open var keyboardAppearance: UIKeyboardAppearance = .default
  open var autocapitalizationType: UITextAutocapitalizationType = .sentences
  open var autocorrectionType: UITextAutocorrectionType = .default
  open var spellCheckingType: UITextSpellCheckingType = .default
  open var enablesReturnKeyAutomatically = false
  open var textContentType: UITextContentType!

  open override var displayedText: String? { isSecureTextEntry ? nil : storage.text }

  package override var primaryEvent: Event { .editingDidEndOnExit }

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

  // MARK: Geometry

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

  private func contentRect(_ bounds: CGRect) -> CGRect {
    let inset: CGFloat = borderStyle == .none ? 0 : 7
    let left = max(leftViewRect(forBounds: bounds).width, inset)
    let right = max(rightViewRect(forBounds: bounds).width, showsClearButton ? 24 : inset)
    return bounds.inset(by: UIEdgeInsets(top: 0, left: left, bottom: 0, right: right))
  }

  /// Whether something of the mode is shown now.
  func shows(_ mode: ViewMode) -> Bool {
    switch mode {
    case .never: false
    case .always: true
    case .whileEditing: isEditing
    case .unlessEditing: !isEditing
    }
  }

  var showsClearButton: Bool { shows(clearButtonMode) && !storage.text.isEmpty && isEnabled }

  private func replace(_ old: UIView?, with new: UIView?) {
    if old?.superview === self { old?.removeFromSuperview() }
    setNeedsLayout()
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
  }

  /// The least height of a field with a round border, in points; design canvases before Xcode 11 had 30.
  package var roundedHeight: CGFloat = 34

  /// The height of a line with what the border adds, and the width of what is shown (interface-builder sizes).
  open override var intrinsicContentSize: CGSize {
    let shown = storage.text.isEmpty ? placeholder ?? "" : storage.text
    if let stored = documentSize, stored.text == shown { return stored.size }
    let metrics = traitCollection.textMetrics
    let scale = traitCollection.displayScale
    let font = font ?? .systemFont(ofSize: 17)
    let line = PixelRounding.ceil(metrics.lineHeight(of: font), scale: scale)
    let width = PixelRounding.ceil(metrics.width(of: shown[...], in: font), scale: scale)
    let inset = bounds.width - textRect(forBounds: bounds).width
    // In cells there is room for the brackets, and for the caret behind the text.
    let marks: CGFloat = metrics == .cells ? 3 * TextMetrics.cellWidth : 0
    let height = borderStyle == .roundedRect ? max(roundedHeight, line) : line.rounded(.up)
    return CGSize(width: width + inset + marks, height: height)
  }

  open override func sizeThatFits(_ size: CGSize) -> CGSize { intrinsicContentSize }

  open override func textBaseline(isFirst: Bool) -> LayoutBaseline? {
    let metrics = traitCollection.textMetrics
    let font = font ?? .systemFont(ofSize: 17)
    return LayoutBaseline(
      heightFraction: 0.5, offset: Double(metrics.ascent(of: font) - metrics.lineHeight(of: font) / 2))
  }

  open override func drawText(on canvas: TextCanvas) { TextFieldDrawing(self).draw(on: canvas) }
}
