@_spi(Plainview) public import PlainviewGraphics
import PlainviewRuntime
public import Foundation
import PlainviewTargetAction
@_spi(Plainview) public import PlainviewUIKitCore

/// Shows a picture: its name, in a frame when that fits.
@preconcurrency @MainActor open class UIImageView: UIView {
  public override init(frame: CGRect) {
    super.init(frame: frame)
    prepare()
  }

  /// Creates an image view from an archive or a document.
  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    prepare()
  }

  /// Creates an image view with an empty frame and no image.
  @_disfavoredOverload public convenience init(_: Void = ()) { self.init(frame: .zero) }

  /// Makes a view as large as its picture.
  public init(image: UIImage?) {
    super.init(frame: CGRect(origin: .zero, size: image?.size ?? .zero))
    prepare()
    self.image = image
  }

  /// Creates an image view as large as an image, with another image for the highlighted state.
  public init(image: UIImage?, highlightedImage: UIImage?) {
    super.init(frame: CGRect(origin: .zero, size: image?.size ?? .zero))
    prepare()
    self.image = image
    self.highlightedImage = highlightedImage
  }

  private func prepare() {
    isUserInteractionEnabled = false
    accessibilityTraits = .image
  }

  /// The image that is shown; nil for none.
  open var image: UIImage? {
    didSet {
      MainThreadChecker.check()
      KeyValueObservers.hasChanged(self, "image", from: oldValue, to: image)
      if image?.images != nil || animation?.start != nil { animatedImageDidChange() }
      if image?.size != oldValue?.size { invalidateIntrinsicContentSize() }
    }
  }
  /// The image that is shown while the view is highlighted; nil shows `image` then too.
  open var highlightedImage: UIImage?
  /// Whether the highlighted image is shown instead of the normal one.
  open var isHighlighted = false

  /// Has the layer get its contents by `display(_:)`; image views do not call `draw(_:)`, as on a device.
  open override func draw(_ layer: CALayer, in ctx: CGContext) { display(layer) }

  // MARK: Animation (UIImageView+Animation)

  /// Pictures that are shown one after the other while the view animates; setting it stops the animation.
  open var animationImages: [UIImage]? {
    get { animation?.images }
    set { changeAnimation { $0.images = newValue } }
  }
  /// Those that are shown while the view is highlighted.
  open var highlightedAnimationImages: [UIImage]? {
    get { animation?.highlightedImages }
    set { changeAnimation { $0.highlightedImages = newValue } }
  }
  /// How long one round takes, in seconds; zero gives each picture a 30th of a second.
  open var animationDuration: TimeInterval {
    get { animation?.duration ?? 0 }
    set { changeAnimation { $0.duration = newValue } }
  }
  /// How many rounds there are; zero for rounds without an end.
  open var animationRepeatCount: Int {
    get { animation?.repeatCount ?? 0 }
    set { changeAnimation { $0.repeatCount = newValue } }
  }
  /// Begins with the first picture, on the app's clock.
  open func startAnimating() { baseStartAnimating() }
  /// Stops the animation of `animationImages`.
  open func stopAnimating() { baseStopAnimating() }
  /// Whether pictures change: between start and stop or the last round's end, and always for an animated image.
  open var isAnimating: Bool { animation?.begin != nil || isShowingAnimatedImage }
  final var animation: ImageAnimation?
  final var symbolEffects: SymbolEffects?

  // MARK: Symbols (UIImageView+Symbols)

  /// How symbols are shown that say nothing about it themselves.
  open var preferredSymbolConfiguration: UIImage.SymbolConfiguration? {
    didSet { if preferredSymbolConfiguration != oldValue { invalidateIntrinsicContentSize() } }
  }
  /// The range of brightness that pictures may use. Kept, without effect: there are no pixels.
  open var preferredImageDynamicRange = UIImage.DynamicRange.unspecified
  /// The range of brightness that the image is shown with: always the standard one.
  open var imageDynamicRange: UIImage.DynamicRange { .standard }
  /// The area that the picture covers while the view is focused; here that of the view, which does not grow.
  open var focusedFrameGuide: UILayoutGuide { baseFocusedFrameGuide }
  /// Whether the picture changes while an ancestor has the focus. Kept, without effect.
  open var adjustsImageWhenAncestorFocused = false
  /// Whether the picture grows with accessibility sizes of text. Kept, without effect: pictures keep their size.
  open var adjustsImageSizeForAccessibilityContentSizeCategory = false

  var shown: UIImage? {
    let picture = animatedPicture ?? (isHighlighted ? highlightedImage ?? image : image)
    return configured(picture.map { UIImageAsset.variant(of: $0, for: traitCollection) })
  }

  open override var accessibilityLabel: String? {
    get { super.accessibilityLabel ?? image?.accessibilityLabel }
    set { super.accessibilityLabel = newValue }
  }

  open override var intrinsicContentSize: CGSize {
    if let stored = documentSize, stored.text == shown?.name ?? "" { return stored.size }
    return shown?.size ?? CGSize(width: UIView.noIntrinsicMetric, height: UIView.noIntrinsicMetric)
  }

  open override func sizeThatFits(_ size: CGSize) -> CGSize { shown?.size ?? bounds.size }

  @_spi(Plainview) open override func drawScreen(on canvas: ScreenCanvas) { drawPicture(on: canvas) }

  @_spi(Plainview) open override func drawText(on canvas: TextCanvas) {
    guard let shown else { return }
    ImageDrawing(shown, in: self).draw(on: canvas)
  }
}
