public import Foundation
@_spi(Plainview) public import PlainviewGraphics
@_spi(Plainview) public import PlainviewLayout
import PlainviewRuntime
public import PlainviewTargetAction
@_spi(Plainview) public import PlainviewUIKitCore

/// A control that is tapped; its appearance depends on its state (contract B1 to B6).
@preconcurrency @MainActor open class UIButton: UIControl {
  /// The kinds of buttons, with UIKit's raw values.
  public enum ButtonType: Int, Sendable {
    /// A button without a standard appearance; its title is white until a color is set.
    case custom = 0
    /// A button whose title and template images have the tint color.
    case system = 1
    /// A button for more details of something.
    case detailDisclosure = 2
    /// An information button; the same as `detailDisclosure` since iOS 7.
    case infoLight = 3
    /// An information button; the same as `detailDisclosure` since iOS 7.
    case infoDark = 4
    /// A button that adds a contact.
    case contactAdd = 5
    /// A button that closes something.
    case close = 7
    /// An older name of `system`.
    public static var roundedRect: ButtonType { .system }
  }

  /// What a button means among others.
  public enum Role: Int, Sendable { case normal, primary, cancel, destructive }

  /// What was set for one state.
  struct Appearance {
    var title: String?
    var attributedTitle: NSAttributedString?
    var titleColor: UIColor?
    var titleShadowColor: UIColor?
    var image: UIImage?
    var backgroundImage: UIImage?
    var symbols: UIImage.SymbolConfiguration?
  }

  /// The kind that the button was created with; it cannot be changed.
  open private(set) var buttonType: ButtonType = .custom
  /// Whether a configuration's size is in whole points outside of stacks, as on the canvas of Xcode 14 and later.
  package var hasWholeSize = false { didSet { if hasWholeSize != oldValue { invalidateIntrinsicContentSize() } } }
  var appearances: [UInt: Appearance] = [:]

  public override init(frame: CGRect) {
    super.init(frame: frame)
    prepare()
  }

  /// Creates a button from an archive or a document.
  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    prepare()
  }

  /// Creates a custom button with an empty frame.
  @_disfavoredOverload public convenience init(_: Void = ()) { self.init(frame: .zero) }

  /// Creates a button of a kind, with an empty frame.
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

  /// Creates a system button with a configuration and an action that it runs when it is tapped.
  public convenience init(configuration: Configuration, primaryAction: UIAction? = nil) {
    self.init(type: .system, primaryAction: primaryAction)
    self.configuration = configuration
  }

  /// A system button with an image that sends an action when it is tapped.
  open class func systemButton(with image: UIImage, target: Any?, action: Selector?) -> UIButton {
    let button = UIButton(type: .system)
    button.setImage(image, for: .normal)
    if let action { button.addTarget(target, action: action, for: .touchUpInside) }
    return button
  }

  private func prepare() {
    isAccessibilityElement = true
    isOpaque = false
    super.accessibilityTraits = .button
  }

  /// Gives the button its type, which UIKit does only when a button is made.
  package func become(_ type: ButtonType) {
    buttonType = type
    label.font = UIButtonLabel.standardFont(of: type)
  }

  package override var primaryEvent: Event { .touchUpInside }

  // MARK: Contents by state (contract B2)

  /// What was set for the state, or else for the normal one (W41).
  open func title(for state: State) -> String? { content(\.title, for: state) }
  /// Returns the attributed title for a state, or that of the normal state.
  open func attributedTitle(for state: State) -> NSAttributedString? { content(\.attributedTitle, for: state) }
  /// Returns the title color for a state, or that of the normal state; nil if neither was set.
  open func titleColor(for state: State) -> UIColor? { content(\.titleColor, for: state) }
  /// Returns the color of the title's shadow for a state, or that of the normal state; nil if neither was set.
  open func titleShadowColor(for state: State) -> UIColor? { content(\.titleShadowColor, for: state) }
  /// Returns the image for a state, or that of the normal state.
  open func image(for state: State) -> UIImage? { content(\.image, for: state) }
  /// Returns the background image for a state, or that of the normal state.
  open func backgroundImage(for state: State) -> UIImage? { content(\.backgroundImage, for: state) }

  /// Sets the title for a state; nil removes it.
  open func setTitle(_ title: String?, for state: State) { change(state) { $0.title = title } }
  /// Sets the attributed title for a state, which comes before the plain one; nil removes it.
  open func setAttributedTitle(_ title: NSAttributedString?, for state: State) {
    change(state) { $0.attributedTitle = title }
  }
  /// Sets the title color for a state; nil removes it.
  open func setTitleColor(_ color: UIColor?, for state: State) { change(state) { $0.titleColor = color } }
  /// Sets the color of the title's shadow for a state; nil removes it.
  open func setTitleShadowColor(_ color: UIColor?, for state: State) { change(state) { $0.titleShadowColor = color } }
  /// Sets the image for a state; nil removes it.
  open func setImage(_ image: UIImage?, for state: State) { change(state) { $0.image = image } }
  /// Sets the image behind title and image for a state; nil removes it.
  open func setBackgroundImage(_ image: UIImage?, for state: State) { change(state) { $0.backgroundImage = image } }

  /// How symbols among the images are shown in a state; what a symbol says itself goes before.
  open func setPreferredSymbolConfiguration(_ configuration: UIImage.SymbolConfiguration?, forImageIn state: State) {
    change(state) { $0.symbols = configuration }
  }
  /// Returns the symbol configuration for a state, or that of the normal state; nil if neither was set.
  open func preferredSymbolConfigurationForImage(in state: State) -> UIImage.SymbolConfiguration? {
    content(\.symbols, for: state)
  }

  private func change(_ state: State, _ change: (inout Appearance) -> Void) {
    change(&appearances[state.rawValue, default: Appearance()])
    // A button with a configuration takes over what was set in the next layout (contract B3).
    if configuration == nil { showCurrentState() }
    contentsDidChange()
  }

  /// What the state has, or else the normal state: never a part of the state.
  private func content<Value>(_ value: (Appearance) -> Value?, for state: State) -> Value? {
    if let own = appearances[state.rawValue].flatMap(value) { return own }
    return appearances[State.normal.rawValue].flatMap(value)
  }

  /// The title for the present state, or that of the normal state.
  open var currentTitle: String? { content(\.title, for: state) }
  /// The attributed title for the present state, or that of the normal state.
  open var currentAttributedTitle: NSAttributedString? { content(\.attributedTitle, for: state) }
  /// The title color for the present state; without one, white in a custom button and the tint in others.
  open var currentTitleColor: UIColor {
    content(\.titleColor, for: state) ?? (buttonType == .custom ? .white : tintColor)
  }
  /// The color of the title's shadow for the present state, or that of the normal state.
  open var currentTitleShadowColor: UIColor? { content(\.titleShadowColor, for: state) }
  /// The image for the present state, or that of the normal state.
  open var currentImage: UIImage? { content(\.image, for: state) }
  /// The symbol configuration for the present state, or that of the normal state.
  open var currentPreferredSymbolConfiguration: UIImage.SymbolConfiguration? { content(\.symbols, for: state) }
  /// The background image for the present state, or that of the normal state.
  open var currentBackgroundImage: UIImage? { content(\.backgroundImage, for: state) }

  @_spi(Plainview) open override var displayedText: String? { shownTitle }

  // MARK: Parts

  /// The label of the title; its text is overwritten whenever the state changes (contract B3). It is in the button, with
  /// its frame, from the first time that code asks for it (W39).
  open var titleLabel: UILabel? { placed(label) }
  private(set) lazy var label = UIButtonLabel(for: self)

  /// The font of the title, for which the label is not put into the button.
  package var titleFont: UIFont? { label.font }

  /// The label of a configuration's subtitle.
  open var subtitleLabel: UILabel? { secondLabel }
  lazy var secondLabel = UIButtonLabel(for: self)

  /// The view that shows the image; it is added to the button the first time it is asked for.
  open var imageView: UIImageView? { placed(picture) }
  private lazy var picture = ButtonImageView(for: self)

  private var isPlacingParts = false

  /// A part that is asked for, in the button and where a layout would put it. Rectangles that a subclass overrides may ask
  /// for parts themselves.
  private func placed<Part: UIView>(_ part: Part) -> Part {
    if part.superview == nil { insertSubview(part, at: part === picture ? 0 : subviews.count) }
    guard !isPlacingParts, UserCode.mayRun else { return part }
    isPlacingParts = true
    defer { isPlacingParts = false }
    // A configuration is taken over by the next layout (contract B3).
    if configuration == nil { showCurrentState() }
    ButtonLayout(self).layOut(label, secondLabel, picture)
    return part
  }

  /// The distances between the edges of the button and its contents, in points; without effect on configurations.
  open var contentEdgeInsets = UIEdgeInsets.zero { didSet { contentsDidChange() } }
  /// Moves the edges of the title's rectangle, in points; does not change the button's own size.
  open var titleEdgeInsets = UIEdgeInsets.zero { didSet { setNeedsLayout() } }
  /// Moves the edges of the image's rectangle, in points; does not change the button's own size.
  open var imageEdgeInsets = UIEdgeInsets.zero { didSet { setNeedsLayout() } }
  /// Whether the image is darker while the button is highlighted; kept, without effect.
  open var adjustsImageWhenHighlighted = true
  /// Whether the image is dimmed while the button is disabled; kept, without effect.
  open var adjustsImageWhenDisabled = true
  /// Whether the picture grows with accessibility sizes of text. Kept, without effect: pictures keep their size.
  open var adjustsImageSizeForAccessibilityContentSizeCategory = false
  /// Whether the button glows while it is touched; kept, without effect.
  open var showsTouchWhenHighlighted = false
  /// Whether the title's shadow changes its side while the button is highlighted; kept, without effect.
  open var reversesTitleShadowWhenHighlighted = false
  /// What the button means among others; kept as data.
  open var role: Role = .normal
  /// Whether a pointer over the button changes its appearance; kept as data.
  open var isPointerInteractionEnabled = false
  /// Makes the style of a pointer over a button from the system's effect and shape.
  public typealias PointerStyleProvider = (UIButton, UIPointerEffect, UIPointerShape) -> UIPointerStyle?
  /// Makes the style of a pointer over the button; never called here, since there is no pointer.
  open var pointerStyleProvider: PointerStyleProvider?
  /// There is no pointer here.
  open var isHovered: Bool { false }
  /// Whether a finger holds the button until its menu opens.
  open var isHeld: Bool { isTracking && showsMenuAsPrimaryAction }
  /// The behavioral style that is preferred on a Mac; kept, without effect.
  open var preferredBehavioralStyle: UIBehavioralStyle = .automatic
  /// The behavioral style in use: always that of iOS.
  open var behavioralStyle: UIBehavioralStyle { .pad }

  // MARK: Configuration (UIButton+Update)

  /// The appearance as one value; nil for a button that is set up state by state.
  @exclusivity(unchecked) open var configuration: Configuration? {
    didSet {
      showCurrentState()
      contentsDidChange()
    }
  }
  /// Called in the next layout after the state changed; it may give the button another configuration.
  open var configurationUpdateHandler: ((UIButton) -> Void)? { didSet { setNeedsUpdateConfiguration() } }
  /// Whether the configuration's colours follow the state.
  open var automaticallyUpdatesConfiguration = true
  private(set) var needsUpdateConfiguration = false

  /// Asks for `updateConfiguration()` before the next layout.
  open func setNeedsUpdateConfiguration() {
    needsUpdateConfiguration = true
    setNeedsLayout()
  }

  /// Takes the state over into the configuration: by default it calls the handler.
  open func updateConfiguration() { UserCode.run { configurationUpdateHandler?(self) } }

  private func updateConfigurationIfNeeded() {
    guard needsUpdateConfiguration else { return }
    needsUpdateConfiguration = false
    UserCode.run { updateConfiguration() }
  }

  // MARK: Menu (UIButton+Menu)

  /// The menu that a tap opens where it is the primary action, else a long press.
  open var menu: UIMenu? {
    didSet {
      super.isContextMenuInteractionEnabled = menu != nil
      contentsDidChange()
    }
  }
  /// Whether a tap selects and deselects the button; with a menu its title is that of the action that is on.
  @exclusivity(unchecked) open var changesSelectionAsPrimaryAction = false { didSet { contentsDidChange() } }
  /// In which order the menu shows its elements; kept, without effect.
  open var preferredMenuElementOrder = UIContextMenuConfiguration.ElementOrder.automatic

  // MARK: Changes

  package override func stateDidChange() {
    setNeedsUpdateConfiguration()
    showCurrentState()
    contentsDidChange()
  }

  func contentsDidChange() {
    invalidateIntrinsicContentSize()
    setNeedsLayout()
  }

  private func showCurrentState() {
    let title = shownTitle
    if title != nil || label.text != nil {
      let attributed = shownAttributedTitle
      if attributed == nil, label.text != title || label.styledText != nil { label.text = title }
      label.textColor = shownTitleColor
      if let attributed { label.show(attributed, titleDefaults) }
      label.shadowColor = currentTitleShadowColor
    }
    if let subtitle = shownAttributedSubtitle {
      secondLabel.show(subtitle, titleDefaults)
    } else if let subtitle = configuration?.shownSubtitle {
      secondLabel.text = subtitle
    }
    if let image = shownImage { picture.image = image }
  }

  open override func layoutSubviews() {
    super.layoutSubviews()
    updateConfigurationIfNeeded()
    if shownTitle != nil, label.superview == nil { addSubview(label) }
    if shownImage != nil, picture.superview == nil { insertSubview(picture, at: 0) }
    if configuration?.shownSubtitle != nil, secondLabel.superview == nil { addSubview(secondLabel) }
    showCurrentState()
    ButtonLayout(self).layOut(label, secondLabel, picture)
  }

  // MARK: Sizes and rectangles (ButtonLayout)

  open override var intrinsicContentSize: CGSize { ButtonLayout(self).intrinsicSize }
  open override func sizeThatFits(_ size: CGSize) -> CGSize { intrinsicContentSize }

  /// Returns the rectangle of the background: the whole bounds.
  open func backgroundRect(forBounds bounds: CGRect) -> CGRect { bounds }
  /// Returns the rectangle that title and image share, in the button's coordinates.
  open func contentRect(forBounds bounds: CGRect) -> CGRect { ButtonLayout(self).contentRect(in: bounds) }
  /// Returns the rectangle of the title within the rectangle of the contents.
  open func titleRect(forContentRect contentRect: CGRect) -> CGRect { ButtonLayout(self).titleRect(in: contentRect) }
  /// Returns the rectangle of the image within the rectangle of the contents.
  open func imageRect(forContentRect contentRect: CGRect) -> CGRect { ButtonLayout(self).imageRect(in: contentRect) }

  /// The title's baseline: it stands in the middle of the height.
  @_spi(Plainview) open override func textBaseline(isFirst: Bool) -> LayoutBaseline? {
    let layout = ButtonLayout(self)
    return LayoutBaseline(heightFraction: 0.5, offset: Double(layout.titleAscent - layout.titleHeight / 2))
  }

  // MARK: Accessibility

  /// The title, or what the picture is called.
  open override var accessibilityLabel: String? {
    get { super.accessibilityLabel ?? spokenTitle }
    set { super.accessibilityLabel = newValue }
  }

  // MARK: Events

  open override func endTracking(_ touch: UITouch?, with event: UIEvent?) {
    super.endTracking(touch, with: event)
    if isTouchInside { toggleSelectionIfAsked() }
  }

  override func openMenu() { if isContextMenuInteractionEnabled || menu != nil { presentMenu() } }

  override func takeFromMenu(_ element: UIMenuElement) {
    choose(element)
    super.takeFromMenu(element)
  }

  open override func contextMenuInteraction(
    _ interaction: UIContextMenuInteraction, configurationForMenuAtLocation location: CGPoint
  ) -> UIContextMenuConfiguration? {
    menu.map { menu in UIContextMenuConfiguration(actionProvider: { _ in menu }) }
  }

  open override func performPrimaryAction() {
    toggleSelectionIfAsked()
    super.performPrimaryAction()
  }

  /// A single tap on a button is the button's, not a superview's recognizer's (contract G11).
  open override func gestureRecognizerShouldBegin(_ recognizer: UIGestureRecognizer) -> Bool {
    !protectsSingleTap(from: recognizer) && super.gestureRecognizerShouldBegin(recognizer)
  }

  @_spi(Plainview) open override var textAppearance: TextAppearance {
    TextAppearance(color: shownTitleColor, font: ButtonLayout(self).font, isDisabled: !isEnabled)
  }

  @_spi(Plainview) open override func drawScreen(on canvas: ScreenCanvas) { drawButton(on: canvas) }

  @_spi(Plainview) open override func drawText(on canvas: TextCanvas) { ButtonDrawing(self).draw(on: canvas) }
}

extension UIButton: ConfigurationUpdating {}
