@_spi(Plainview) public import PlainviewGraphics
import PlainviewRuntime
public import Foundation
public import PlainviewTargetAction
@_spi(Plainview) public import PlainviewUIKitCore

/// A wheel that turns while something is going on.
@preconcurrency @MainActor open class UIActivityIndicatorView: UIView, EraSized {
  /// The size and color of an activity indicator, with UIKit's raw values.
  public enum Style: Int, Sendable {
    /// An older name for a large indicator, 37 points wide.
    case whiteLarge = 0
    /// An older name for a medium white indicator, 20 points wide.
    case white = 1
    /// An older name for a medium gray indicator, 20 points wide.
    case gray = 2
    /// A medium indicator, 20 points wide.
    case medium = 100
    /// A large indicator, 37 points wide.
    case large = 101

    var isLarge: Bool { self == .large || self == .whiteLarge }
  }

  package var eraSize = UIActivityIndicatorView.size(of: .medium)

  /// Makes a medium wheel, hidden until it turns.
  public override init(frame: CGRect) {
    super.init(frame: frame)
    prepare()
    isHidden = true
  }

  /// Creates an activity indicator from an archive or a document.
  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    prepare()
  }

  /// Creates a medium activity indicator, hidden until it is animated.
  @_disfavoredOverload public convenience init(_: Void = ()) { self.init(style: .medium) }

  /// Makes a wheel as large as its style, hidden until it turns.
  public init(style: Style) {
    super.init(frame: CGRect(origin: .zero, size: Self.size(of: style).intrinsic))
    self.style = style
    eraSize = Self.size(of: style)
    prepare()
    isHidden = true
  }

  private func prepare() {
    isAccessibilityElement = true
    isOpaque = false
    accessibilityTraits = .updatesFrequently
    accessibilityLabel = "In progress"
  }

  // MARK: Turning

  /// Whether the indicator turns.
  open private(set) var isAnimating = false

  @_spi(Plainview) open override class var frameworkMethods: ActionTable {
    [
      "startAnimating": .init(UIActivityIndicatorView.startAnimating),
      "stopAnimating": .init(UIActivityIndicatorView.stopAnimating),
    ]
  }

  /// Lets the indicator turn, and shows it if it is hidden when stopped.
  open func startAnimating() {
    MainThreadChecker.check()
    isAnimating = true
    if hidesWhenStopped { isHidden = false }
  }

  /// Stops the indicator, and hides it if it is hidden when stopped.
  open func stopAnimating() {
    MainThreadChecker.check()
    isAnimating = false
    if hidesWhenStopped { isHidden = true }
  }

  /// Whether the indicator is hidden while it does not turn; true by default.
  open var hidesWhenStopped = true {
    didSet { if hidesWhenStopped != oldValue, !isAnimating { isHidden = hidesWhenStopped } }
  }

  /// Takes over from a document what it says, where a wheel that stands still is shown on the canvas.
  package func decode(hidesWhenStopped hides: Bool, isAnimating animates: Bool, isOnCanvas: Bool) {
    let wasHidden = isHidden
    hidesWhenStopped = hides
    if animates { startAnimating() } else if hides { isHidden = true }
    if isOnCanvas { isHidden = wasHidden }
  }

  open override var accessibilityValue: String? {
    get { super.accessibilityValue ?? (isAnimating ? "1" : "0") }
    set { super.accessibilityValue = newValue }
  }

  // MARK: Appearance

  /// The size of the indicator; medium by default.
  open var style: Style = .medium {
    didSet {
      guard style != oldValue else { return }
      eraSize = Self.size(of: style)
      invalidateIntrinsicContentSize()
    }
  }
  /// The color of the indicator.
  open var color: UIColor! = .secondaryLabel

  // MARK: Sizes

  /// The sizes of every version of iOS.
  package static func size(of style: Style) -> ControlSize {
    let side: CGFloat = style.isLarge ? 37 : 20
    return ControlSize(width: side, height: side)
  }

  open override var intrinsicContentSize: CGSize { documentSize?.size ?? eraSize.intrinsic }
  open override func sizeThatFits(_ size: CGSize) -> CGSize { eraSize.intrinsic }

  // MARK: Drawing

  /// `(~)` while it turns, `( )` when it stands still and is shown.
  @_spi(Plainview) open override func drawScreen(on canvas: ScreenCanvas) { drawWheel(on: canvas) }

  @_spi(Plainview) open override func drawText(on canvas: TextCanvas) {
    let turning = canvas.style == .ascii ? "~" : "◠"
    let text = "(\(isAnimating ? turning : " "))"
    canvas.writeCentered(canvas.width < 3 ? (isAnimating ? turning : "") : text, row: canvas.middleRow)
  }
}
