public import Foundation
import PlainviewLayout
import PlainviewRuntime
public import PlainviewUIKitCore

/// A view that a collection view shows for an element of its layout and reuses for others.
@preconcurrency @MainActor open class UICollectionReusableView: UIView {
  /// The identifier that the view was registered with; nil for one that was not dequeued.
  open var reuseIdentifier: String? { storedReuseIdentifier }
  final var storedReuseIdentifier: String?
  /// The attributes that the view was last laid out with.
  final var shownAttributes: UICollectionViewLayoutAttributes?
  /// The attributes that the view gets at the end of the current update.
  final var finalAttributes: UICollectionViewLayoutAttributes?
  /// Whether the view has reported a new size since it was measured.
  final var needsMeasuring = false
  /// What kind of element the view was made for.
  final var elementKind = ""

  public override init(frame: CGRect) { super.init(frame: frame) }
  /// Creates a reusable view from an archive or a document.
  public required init?(coder: NSCoder) { super.init(coder: coder) }
  /// Creates a reusable view with an empty frame.
  @_disfavoredOverload public convenience init(_: Void = ()) { self.init(frame: .zero) }

  /// Called before the view is used for another element; overrides call super.
  open func prepareForReuse() {}

  /// Called when the view gets attributes of its layout, to apply those that the app defines.
  open func apply(_ layoutAttributes: UICollectionViewLayoutAttributes) {}

  /// Called before the collection view changes from one layout to another; does nothing here.
  open func willTransition(from oldLayout: UICollectionViewLayout, to newLayout: UICollectionViewLayout) {}
  /// Called after the collection view changed from one layout to another; does nothing here.
  open func didTransition(from oldLayout: UICollectionViewLayout, to newLayout: UICollectionViewLayout) {}

  /// The attributes that the view prefers: with the size that its constraints need, where lengths are open.
  open func preferredLayoutAttributesFitting(
    _ layoutAttributes: UICollectionViewLayoutAttributes
  ) -> UICollectionViewLayoutAttributes {
    guard layoutAttributes.openLengths.isAny,
      let fitting = layoutAttributes.copy() as? UICollectionViewLayoutAttributes
    else { return layoutAttributes }
    fitting.size = fittingSize(near: layoutAttributes.size, layoutAttributes.openLengths)
    return fitting
  }

  /// The view whose constraints determine the size.
  var fittedView: UIView { self }

  private func fittingSize(near size: CGSize, _ open: OpenLengths) -> CGSize {
    let target = CGSize(width: open.width ? 0 : size.width, height: open.height ? 0 : size.height)
    let preferred = fittedView.systemLayoutSizeFitting(
      target, withHorizontalFittingPriority: open.width ? .fittingSizeLevel : .required,
      verticalFittingPriority: open.height ? .fittingSizeLevel : .required)
    // Without constraints there is no preferred size.
    return CGSize(
      width: open.width && preferred.width > 0 ? preferred.width : size.width,
      height: open.height && preferred.height > 0 ? preferred.height : size.height)
  }

  // MARK: Showing

  /// Applies attributes of a layout; the origin is that of the scroll view that contains the view.
  final func show(_ attributes: UICollectionViewLayoutAttributes, origin: CGPoint = .zero) {
    let isSame = shownAttributes.map { $0.isEqual(attributes) } ?? false
    shownAttributes = attributes
    let center = CGPoint(x: attributes.center.x - origin.x, y: attributes.center.y - origin.y)
    if transform != attributes.transform { transform = attributes.transform }
    if bounds.size != attributes.size { bounds.size = attributes.size }
    if self.center != center { self.center = center }
    if alpha != attributes.alpha { alpha = attributes.alpha }
    if isHidden != attributes.isHidden { isHidden = attributes.isHidden }
    guard !isSame else { return }
    take(attributes)
    UserCode.run { apply(attributes) }
  }

  /// Called with new attributes; overridden by the package's own views.
  func take(_ attributes: UICollectionViewLayoutAttributes) {}
}
