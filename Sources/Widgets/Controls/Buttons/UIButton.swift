public import Foundation
public import PlainviewLayout
public import PlainviewUIKitCore

/// A control that is tapped; its looks depend on its state (contract B1 to B6).
@preconcurrency @MainActor open class UIButton: UIControl {
  public enum ButtonType: Int, Sendable {
    case custom = 0
    case system = 1
    case detailDisclosure = 2
    case infoLight = 3
    case infoDark = 4
    case contactAdd = 5
    case close = 7
    public static var roundedRect: ButtonType { .system }
  }

  /// What was set for one state.
  struct Appearance {
    var title: String?
    var attributedTitle: NSAttributedString?
    var titleColor: UIColor?
    var image: UIImage?
    var backgroundImage: UIImage?
  }

  open private(set) var buttonType: ButtonType = .custom
  var appearances: [UInt: Appearance] = [:]

  public override init(frame: CGRect) {
    super.init(frame: frame)
    prepare()
  }

  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    prepare()
  }

  public convenience init(_: Void = ()) { self.init(frame: .zero) }

  public convenience init(type: ButtonType) {
    self.init(frame: .zero)
    become(type)
  }

  /// A system button with the title and the image of an action that it runs (contract A9).
  public convenience init(type: ButtonType = .system, primaryAction: UIAction?) {
    self.init(type: type)
    guard let primaryAction else { return }
    if !primaryAction.title.isEmpty { setTitle(primaryAction.title, for: .normal) }
    if let image = primaryAction.image { setImage(image, for: .normal) }
    addAction(primaryAction, for: .primaryActionTriggered)
  }

  public convenience init(configuration: Configuration, primaryAction: UIAction? = nil) {
    self.init(type: .system, primaryAction: primaryAction)
    self.configuration = configuration
  }

  private func prepare() {
    isAccessibilityElement = true
    isOpaque = false
  }

  /// Gives the button its type, which UIKit does only when a button is made.
  package func become(_ type: ButtonType) { buttonType = type }

  package override var primaryEvent: Event { .touchUpInside }

  // MARK: Contents by state (contract B2)

  open func title(for state: State) -> String? { appearances[state.rawValue]?.title }
  open func attributedTitle(for state: State) -> NSAttributedString? { appearances[state.rawValue]?.attributedTitle }
  open func titleColor(for state: State) -> UIColor? { appearances[state.rawValue]?.titleColor }
  open func image(for state: State) -> UIImage? { appearances[state.rawValue]?.image }
  open func backgroundImage(for state: State) -> UIImage? { appearances[state.rawValue]?.backgroundImage }

  open func setTitle(_ title: String?, for state: State) { change(state) { $0.title = title } }
  open func setAttributedTitle(_ title: NSAttributedString?, for state: State) {
    change(state) { $0.attributedTitle = title }
  }
  open func setTitleColor(_ color: UIColor?, for state: State) { change(state) { $0.titleColor = color } }
  open func setImage(_ image: UIImage?, for state: State) { change(state) { $0.image = image } }
  open func setBackgroundImage(_ image: UIImage?, for state: State) { change(state) { $0.backgroundImage = image } }

  private func change(_ state: State, _ change: (inout Appearance) -> Void) {
    change(&appearances[state.rawValue, default: Appearance()])
    // A button with a configuration takes over what was set in the next layout (contract B3).
    if configuration == nil { showCurrentState() } else { setNeedsLayout() }
    invalidateIntrinsicContentSize()
  }

  /// What the state has, or else the normal state: never a part of the state.
  private func current<Value>(_ value: (Appearance) -> Value?) -> Value? {
    if let own = appearances[state.rawValue].flatMap(value) { return own }
    return appearances[State.normal.rawValue].flatMap(value)
  }

  open var currentTitle: String? { current(\.title) }
  open var currentAttributedTitle: NSAttributedString? { current(\.attributedTitle) }
  open var currentTitleColor: UIColor { current(\.titleColor) ?? (buttonType == .custom ? .white : tintColor) }
  open var currentImage: UIImage? { current(\.image) }
  open var currentBackgroundImage: UIImage? { current(\.backgroundImage) }

  /// The title that is seen: an attributed one before a plain one, the configuration's before both.
  package var shownTitle: String? {
    configuration?.shownTitle ?? currentAttributedTitle?.string ?? currentTitle
  }

  package var shownImage: UIImage? { configuration?.image ?? currentImage }

  open override var displayedText: String? { shownTitle }

  // MARK: Parts

  /// The label of the title; its text is overwritten whenever the state changes (contract B3).
  open var titleLabel: UILabel? { label }
  private lazy var label = UIButtonLabel(for: self)

  open var imageView: UIImageView? { picture }
  private lazy var picture = ButtonImageView(for: self)

  open var configuration: Configuration? {
    didSet {
      showCurrentState()
      invalidateIntrinsicContentSize()
    }
  }
  open var configurationUpdateHandler: ((UIButton) -> Void)?
  open var contentEdgeInsets = UIEdgeInsets.zero { didSet { invalidateIntrinsicContentSize() } }
  open var titleEdgeInsets = UIEdgeInsets.zero
  open var imageEdgeInsets = UIEdgeInsets.zero
  open var adjustsImageWhenHighlighted = true
  open var adjustsImageWhenDisabled = true
  open var showsTouchWhenHighlighted = false
  /// The menu that the button shows; kept as data.
  open var menu: UIMenuElement?

  package override func stateDidChange() {
    if let handler = configurationUpdateHandler { handler(self) }
    showCurrentState()
    invalidateIntrinsicContentSize()
  }

  private func showCurrentState() {
    let title = shownTitle
    if title != nil || !subviews.isEmpty {
      if label.text != title { label.text = title }
      label.textColor = currentTitleColor
    }
    if let image = shownImage { picture.image = image }
  }

  open override func layoutSubviews() {
    super.layoutSubviews()
    if shownTitle != nil, label.superview == nil { addSubview(label) }
    if shownImage != nil, picture.superview == nil { insertSubview(picture, at: 0) }
    showCurrentState()
    ButtonLayout(self).place(label, picture)
  }

  // MARK: Sizes

  open override var intrinsicContentSize: CGSize { ButtonLayout(self).intrinsicSize }

  open override func sizeThatFits(_ size: CGSize) -> CGSize { intrinsicContentSize }

  /// The title's baseline: it stands in the middle of the height.
  open override func textBaseline(isFirst: Bool) -> LayoutBaseline? {
    let metrics = traitCollection.textMetrics
    let font = ButtonLayout(self).font
    return LayoutBaseline(
      heightFraction: 0.5, offset: Double(metrics.ascent(of: font) - metrics.lineHeight(of: font) / 2))
  }

  // MARK: Events

  /// A single tap on a button is the button's, not a superview's recognizer's (contract G11).
  open override func gestureRecognizerShouldBegin(_ recognizer: UIGestureRecognizer) -> Bool {
    !protectsSingleTap(from: recognizer) && super.gestureRecognizerShouldBegin(recognizer)
  }

  open override func drawText(on canvas: TextCanvas) { ButtonDrawing(self).draw(on: canvas) }
}
