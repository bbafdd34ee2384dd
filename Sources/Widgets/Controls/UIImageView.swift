public import Foundation
import PlainviewTargetAction
@_spi(Plainview) public import PlainviewUIKitCore

/// Shows a picture: its name, in a frame when there is room.
@preconcurrency @MainActor open class UIImageView: UIView {
  public override init(frame: CGRect) {
    super.init(frame: frame)
    prepare()
  }

  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    prepare()
  }

  @_disfavoredOverload public convenience init(_: Void = ()) { self.init(frame: .zero) }

  /// Makes a view as large as its picture.
  public init(image: UIImage?) {
    super.init(frame: CGRect(origin: .zero, size: image?.size ?? .zero))
    prepare()
    self.image = image
  }

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

  open var image: UIImage? {
    didSet {
      KeyValueObservers.hasChanged(self, "image", from: oldValue, to: image)
      if image?.size != oldValue?.size { invalidateIntrinsicContentSize() }
    }
  }
  open var highlightedImage: UIImage?
  open var isHighlighted = false

  private var shown: UIImage? { isHighlighted ? highlightedImage ?? image : image }

  open override var intrinsicContentSize: CGSize {
    if let stored = documentSize, stored.text == shown?.name ?? "" { return stored.size }
    return shown?.size ?? CGSize(width: UIView.noIntrinsicMetric, height: UIView.noIntrinsicMetric)
  }

  open override func sizeThatFits(_ size: CGSize) -> CGSize { shown?.size ?? bounds.size }

  @_spi(Plainview) open override func drawText(on canvas: TextCanvas) {
    guard let shown else { return }
    ImageDrawing(shown, in: self).draw(on: canvas)
  }
}
