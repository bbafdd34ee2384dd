@_spi(Plainview) public import PlainviewGraphics
import PlainviewRuntime
public import Foundation
@_spi(Plainview) public import PlainviewUIKitCore

/// A bar that shows how much of something is done.
@preconcurrency @MainActor open class UIProgressView: UIView, EraSized {
  /// The appearance of a progress view: the default one, or the thinner one for bars.
  public enum Style: Int, Sendable { case `default`, bar }

  package var eraSize = UIProgressView.size(of: .default)

  /// Makes a bar at the origin of the frame, as high as bars are.
  public override init(frame: CGRect) {
    super.init(
      frame: CGRect(x: frame.minX, y: frame.minY, width: frame.width, height: Self.size(of: .default).intrinsic.height))
    prepare()
  }

  /// Creates a progress view from an archive or a document.
  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    prepare()
  }

  /// Creates a progress view with an empty frame, except for its height.
  @_disfavoredOverload public convenience init(_: Void = ()) { self.init(frame: .zero) }

  /// Makes a bar of UIKit's default width.
  public convenience init(progressViewStyle style: Style) {
    self.init(frame: CGRect(x: 0, y: 0, width: Self.defaultWidth, height: 0))
    progressViewStyle = style
    eraSize = Self.size(of: style)
    frame.size.height = eraSize.intrinsic.height
  }

  private static let defaultWidth: CGFloat = 150

  private func prepare() {
    isAccessibilityElement = true
    isOpaque = false
    accessibilityTraits = .updatesFrequently
  }

  // MARK: Progress

  /// From 0 to 1; that of `observedProgress` while there is one.
  open var progress: Float {
    get { observedProgress.map { Self.clamped(Float($0.fractionCompleted)) } ?? storedProgress }
    set { setProgress(newValue, animated: false) }
  }
  private var storedProgress: Float = 0

  /// The progress changes at once; only the bar's picture on a device takes time.
  open func setProgress(_ progress: Float, animated: Bool) {
    MainThreadChecker.check()
    storedProgress = Self.clamped(progress)
  }

  /// Whose progress is shown, as it is when the view is looked at.
  open var observedProgress: Progress? {
    didSet { if let former = oldValue { storedProgress = Self.clamped(Float(former.fractionCompleted)) } }
  }

  private static func clamped(_ value: Float) -> Float { value.isNaN ? 0 : min(max(value, 0), 1) }

  open override var accessibilityValue: String? {
    get { super.accessibilityValue ?? "\(Int((progress * 100).rounded()))%" }
    set { super.accessibilityValue = newValue }
  }

  // MARK: Appearance

  /// The style, which decides the height: 4 points, or 2.5 for bars.
  open var progressViewStyle: Style = .default {
    didSet {
      guard progressViewStyle != oldValue else { return }
      eraSize = Self.size(of: progressViewStyle)
      invalidateIntrinsicContentSize()
    }
  }
  /// The color of the part that is done; nil takes the tint.
  open var progressTintColor: UIColor?
  /// The color of the part that is not done; nil takes the standard one.
  open var trackTintColor: UIColor?
  /// An image for the part that is done; kept, without effect.
  open var progressImage: UIImage?
  /// An image for the part that is not done; kept, without effect.
  open var trackImage: UIImage?

  // MARK: Sizes

  /// The sizes of iOS 13 to 18.
  package static func size(of style: Style) -> ControlSize { ControlSize(height: style == .bar ? 2.5 : 4) }

  open override var intrinsicContentSize: CGSize { documentSize?.size ?? eraSize.intrinsic }
  open override func sizeThatFits(_ size: CGSize) -> CGSize {
    CGSize(width: bounds.width, height: eraSize.intrinsic.height)
  }

  // MARK: Drawing

  /// A bar that is filled from the leading side: `####......`.
  @_spi(Plainview) open override var textAppearance: TextAppearance {
    TextAppearance(color: progressTintColor ?? tintColor)
  }

  @_spi(Plainview) open override func drawScreen(on canvas: ScreenCanvas) { drawProgress(on: canvas) }

  @_spi(Plainview) open override func drawText(on canvas: TextCanvas) {
    let filled = Int((CGFloat(progress) * CGFloat(canvas.width)).rounded())
    let marks: (Character, Character) = canvas.style == .ascii ? ("#", ".") : ("█", "░")
    let (row, rest) = (canvas.middleRow, canvas.width - filled)
    let isTurned = isLayoutRightToLeft
    canvas.fill(marks.0, column: isTurned ? rest : 0, row: row, width: filled, height: 1)
    canvas.fill(marks.1, column: isTurned ? 0 : filled, row: row, width: rest, height: 1)
  }
}
