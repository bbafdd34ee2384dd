public import Foundation
import PlainviewGraphics
public import PlainviewUIKitCore
public import PlainviewWidgets

/// Shows a link with its icon, its title and its host; a tap opens the address.
@preconcurrency @MainActor open class LPLinkView: UIView {
  /// What is shown; the view has a copy.
  open var metadata: LPLinkMetadata {
    get { shown }
    set {
      shown = newValue.copy() as? LPLinkMetadata ?? LPLinkMetadata()
      update()
    }
  }
  private var shown = LPLinkMetadata()
  private let icon = UIImageView(frame: .zero)
  private let title = UILabel(frame: .zero)
  private let host = UILabel(frame: .zero)

  private static let margin: CGFloat = 12
  private static let iconSide: CGFloat = 32

  /// Creates a view that shows an address only.
  public convenience init(url URL: URL) {
    self.init(frame: .zero)
    let metadata = LPLinkMetadata()
    metadata.originalURL = URL
    self.metadata = metadata
    sizeToFit()
  }
  /// Creates a view of metadata.
  public convenience init(metadata: LPLinkMetadata) {
    self.init(frame: .zero)
    self.metadata = metadata
    sizeToFit()
  }
  /// Creates a view that shows nothing.
  public override init(frame: CGRect) {
    super.init(frame: frame)
    prepare()
  }
  /// Creates a view of no size that shows nothing.
  @_disfavoredOverload public convenience init(_: Void = ()) { self.init(frame: .zero) }
  /// Creates a view from an archive or a document.
  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    prepare()
  }

  private func prepare() {
    backgroundColor = .secondarySystemBackground
    layer.cornerRadius = 12
    clipsToBounds = true
    title.font = .preferredFont(forTextStyle: .headline)
    title.numberOfLines = 2
    host.font = .preferredFont(forTextStyle: .footnote)
    host.textColor = .secondaryLabel
    icon.contentMode = .scaleAspectFit
    for part in [icon, title, host] { addSubview(part) }
    isAccessibilityElement = true
    accessibilityTraits = .link
  }

  private var address: URL? { shown.originalURL ?? shown.url }

  open override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) {
    super.touchesEnded(touches, with: event)
    if let address, let touch = touches.first, bounds.contains(touch.location(in: self)) {
      UIApplication.shared.open(address)
    }
  }

  private func update() {
    let hostName = address?.host
    title.text = shown.title ?? hostName ?? address?.absoluteString
    host.text = shown.title == nil ? nil : hostName
    icon.image = (shown.iconProvider ?? shown.imageProvider)?.plainObject as? UIImage
    icon.isHidden = icon.image == nil
    accessibilityLabel = [title.text, host.text].compactMap(\.self).joined(separator: ", ")
    invalidateIntrinsicContentSize()
    setNeedsLayout()
  }

  private var textInset: CGFloat { icon.isHidden ? 0 : Self.iconSide + Self.margin }

  open override var intrinsicContentSize: CGSize {
    sizeThatFits(CGSize(width: CGFloat.greatestFiniteMagnitude, height: .greatestFiniteMagnitude))
  }

  open override func sizeThatFits(_ size: CGSize) -> CGSize {
    let around = 2 * Self.margin + textInset
    let space = CGSize(width: max(0, size.width - around), height: .greatestFiniteMagnitude)
    let (first, second) = (title.sizeThatFits(space), host.text == nil ? .zero : host.sizeThatFits(space))
    let texts = first.height + second.height
    return CGSize(
      width: min(size.width, max(first.width, second.width) + around),
      height: max(texts, icon.isHidden ? 0 : Self.iconSide) + 2 * Self.margin)
  }

  open override func layoutSubviews() {
    super.layoutSubviews()
    let inner = bounds.insetBy(dx: Self.margin, dy: Self.margin)
    icon.frame = CGRect(
      x: inner.minX, y: inner.midY - Self.iconSide / 2, width: Self.iconSide, height: Self.iconSide)
    let width = max(0, inner.width - textInset)
    let space = CGSize(width: width, height: .greatestFiniteMagnitude)
    let (first, second) = (title.sizeThatFits(space), host.text == nil ? .zero : host.sizeThatFits(space))
    let top = max(inner.minY, inner.midY - (first.height + second.height) / 2)
    title.frame = CGRect(x: inner.minX + textInset, y: top, width: width, height: first.height)
    host.frame = CGRect(x: inner.minX + textInset, y: title.frame.maxY, width: width, height: second.height)
  }
}
