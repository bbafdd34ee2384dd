public import Foundation
public import PlainviewGraphics
public import PlainviewUIKitCore

/// Determines the positions of the elements of a collection view; the base class of all layouts, without elements itself.
///
/// `prepare()` is called before the first question after every invalidation.
@preconcurrency @MainActor open class UICollectionViewLayout: NSObject {
  /// The collection view that uses the layout; nil for none.
  open var collectionView: UICollectionView? { storedCollectionView }
  final weak var storedCollectionView: UICollectionView?
  private var decorationClasses: [String: UICollectionReusableView.Type] = [:]
  private var decorationMakers: [String: () -> UICollectionReusableView?] = [:]
  /// Whether the attributes are invalid.
  final private(set) var isInvalid = true

  public override init() { super.init() }

  /// Makes a layout as a document does: everything is set afterwards.
  public required init?(coder: NSCoder) { super.init() }

  /// Called once for an object of a document, when all of its objects exist and are connected.
  open func awakeFromNib() {}
  /// A class is an object, too; never called here.
  open class func awakeFromNib() {}
  /// Called on an object that Interface Builder shows; does nothing here.
  open func prepareForInterfaceBuilder() {}

  // MARK: Geometry

  /// The class of the attributes that the layout creates; subclasses override it to use their own.
  open class var layoutAttributesClass: AnyClass { UICollectionViewLayoutAttributes.self }
  /// The class of the invalidation contexts that the layout creates; subclasses override it to use their own.
  open class var invalidationContextClass: AnyClass { UICollectionViewLayoutInvalidationContext.self }

  /// Called before the first question after an invalidation, for the layout to work out what it needs.
  open func prepare() {}

  /// The size of the whole content, in points.
  open var collectionViewContentSize: CGSize { .zero }

  /// The attributes of all elements that intersect a rectangle of the content.
  open func layoutAttributesForElements(in rect: CGRect) -> [UICollectionViewLayoutAttributes]? { nil }
  /// Returns the attributes of a cell; nil here.
  open func layoutAttributesForItem(at indexPath: IndexPath) -> UICollectionViewLayoutAttributes? { nil }
  /// Returns the attributes of a supplementary view; nil here.
  open func layoutAttributesForSupplementaryView(
    ofKind elementKind: String, at indexPath: IndexPath
  ) -> UICollectionViewLayoutAttributes? { nil }
  /// Returns the attributes of a decoration view; nil here.
  open func layoutAttributesForDecorationView(
    ofKind elementKind: String, at indexPath: IndexPath
  ) -> UICollectionViewLayoutAttributes? { nil }

  /// The direction that the layout was made for.
  open var developmentLayoutDirection: UIUserInterfaceLayoutDirection { .leftToRight }
  /// Whether the layout is shown mirrored to users of the other direction.
  open var flipsHorizontallyInOppositeLayoutDirection: Bool { false }

  // MARK: Decoration views

  /// Registers the class of decoration views of a kind; nil removes the registration.
  open func register(_ viewClass: AnyClass?, forDecorationViewOfKind elementKind: String) {
    decorationClasses[elementKind] = viewClass as? UICollectionReusableView.Type
  }

  /// Registers the xib that contains the decoration view of a kind; nil removes the registration.
  open func register(_ nib: UINib?, forDecorationViewOfKind elementKind: String) {
    guard let nib else { return register(decorationKind: elementKind, maker: nil) }
    register(decorationKind: elementKind) { nib.only(UICollectionReusableView.self, for: elementKind) }
  }

  /// Registers a closure that makes decoration views of a kind, for nibs; nil removes the registration.
  package final func register(decorationKind kind: String, maker: (@MainActor () -> UICollectionReusableView?)?) {
    decorationMakers[kind] = maker
  }

  final func makeDecorationView(ofKind kind: String, frame: CGRect) -> UICollectionReusableView? {
    if let view = decorationMakers[kind]?() { return view }
    return decorationClasses[kind].map { LayoutObjectMaker.view(of: $0, frame: frame) }
  }

  // MARK: Invalidation

  /// Invalidates all attributes; the collection view asks again in its next layout.
  open func invalidateLayout() {
    let context = makeContext()
    context.invalidateEverything = true
    invalidateLayout(with: context)
  }

  /// Invalidates the attributes that a context describes; overrides call super.
  open func invalidateLayout(with context: UICollectionViewLayoutInvalidationContext) {
    isInvalid = true
    collectionView?.layoutWasInvalidated(with: context)
  }

  final func makeContext() -> UICollectionViewLayoutInvalidationContext {
    let type = type(of: self).invalidationContextClass as? UICollectionViewLayoutInvalidationContext.Type
    return LayoutObjectMaker.context(of: type ?? UICollectionViewLayoutInvalidationContext.self)
  }

  /// Prepares the layout if it has to be.
  final func prepareIfNeeded() {
    guard isInvalid else { return }
    isInvalid = false
    prepare()
  }

  /// Whether the attributes depend on which part of the content is visible, as those of pinned headers do.
  open func shouldInvalidateLayout(forBoundsChange newBounds: CGRect) -> Bool { false }

  /// Returns a context that describes what a change of the bounds invalidates.
  open func invalidationContext(forBoundsChange newBounds: CGRect) -> UICollectionViewLayoutInvalidationContext {
    let context = makeContext()
    context.isForBoundsChange = true
    return context
  }

  /// Whether the layout uses the preferred attributes of a view.
  open func shouldInvalidateLayout(
    forPreferredLayoutAttributes preferredAttributes: UICollectionViewLayoutAttributes,
    withOriginalAttributes originalAttributes: UICollectionViewLayoutAttributes
  ) -> Bool { false }

  /// Returns a context that describes what the preferred size of a view invalidates.
  open func invalidationContext(
    forPreferredLayoutAttributes preferredAttributes: UICollectionViewLayoutAttributes,
    withOriginalAttributes originalAttributes: UICollectionViewLayoutAttributes
  ) -> UICollectionViewLayoutInvalidationContext {
    let context = makeContext()
    context.preferredAttributes = preferredAttributes
    return context
  }

  // MARK: Scrolling

  /// Returns the offset at which scrolling stops; the velocity is in points a millisecond.
  open func targetContentOffset(
    forProposedContentOffset proposedContentOffset: CGPoint, withScrollingVelocity velocity: CGPoint
  ) -> CGPoint { targetContentOffset(forProposedContentOffset: proposedContentOffset) }

  /// Where the content is after updates and changes of the layout.
  open func targetContentOffset(forProposedContentOffset proposedContentOffset: CGPoint) -> CGPoint {
    proposedContentOffset
  }

  // MARK: Updates and transitions

  /// Called before the changes of a batch of updates are shown; does nothing here.
  open func prepare(forCollectionViewUpdates updateItems: [UICollectionViewUpdateItem]) {}
  /// Called after the changes of a batch of updates were shown; does nothing here.
  open func finalizeCollectionViewUpdates() {}
  /// Called before a change of the collection view's size is laid out; does nothing here.
  open func prepare(forAnimatedBoundsChange oldBounds: CGRect) {}
  /// Called after a change of the collection view's size was laid out; does nothing here.
  open func finalizeAnimatedBoundsChange() {}
  /// Called on the former layout before the collection view changes to another one; does nothing here.
  open func prepareForTransition(to newLayout: UICollectionViewLayout) {}
  /// Called on the new layout before the collection view changes to it; does nothing here.
  open func prepareForTransition(from oldLayout: UICollectionViewLayout) {}
  /// Called on both layouts after the collection view changed from one to the other; does nothing here.
  open func finalizeLayoutTransition() {}

  /// Returns the attributes that an inserted item starts from; nil, as by default, fades it in where it is.
  open func initialLayoutAttributesForAppearingItem(at itemIndexPath: IndexPath) -> UICollectionViewLayoutAttributes? {
    nil
  }
  /// Returns the attributes that a deleted item ends with; nil, as by default, fades it out where it is.
  open func finalLayoutAttributesForDisappearingItem(at itemIndexPath: IndexPath) -> UICollectionViewLayoutAttributes? {
    nil
  }
  /// Returns the attributes that an inserted supplementary view starts from; nil, as here, fades it in.
  open func initialLayoutAttributesForAppearingSupplementaryElement(
    ofKind elementKind: String, at elementIndexPath: IndexPath
  ) -> UICollectionViewLayoutAttributes? { nil }
  /// Returns the attributes that a deleted supplementary view ends with; nil, as here, fades it out.
  open func finalLayoutAttributesForDisappearingSupplementaryElement(
    ofKind elementKind: String, at elementIndexPath: IndexPath
  ) -> UICollectionViewLayoutAttributes? { nil }
  /// Returns the attributes that an inserted decoration view starts from; nil, as here, fades it in.
  open func initialLayoutAttributesForAppearingDecorationElement(
    ofKind elementKind: String, at decorationIndexPath: IndexPath
  ) -> UICollectionViewLayoutAttributes? { nil }
  /// Returns the attributes that a deleted decoration view ends with; nil, as here, fades it out.
  open func finalLayoutAttributesForDisappearingDecorationElement(
    ofKind elementKind: String, at decorationIndexPath: IndexPath
  ) -> UICollectionViewLayoutAttributes? { nil }

  // MARK: Items that a finger moves

  /// The index path that an item gets which is held at a point of the content: that of the item there.
  open func targetIndexPath(
    forInteractivelyMovingItem previousIndexPath: IndexPath, withPosition position: CGPoint
  ) -> IndexPath { collectionView?.itemLaidOut(at: position) ?? previousIndexPath }

  /// Returns the attributes of an item while the user moves it: in front of all others, with its center at the
  /// position.
  open func layoutAttributesForInteractivelyMovingItem(
    at indexPath: IndexPath, withTargetPosition position: CGPoint
  ) -> UICollectionViewLayoutAttributes {
    let known = layoutAttributesForItem(at: indexPath)?.copy() as? UICollectionViewLayoutAttributes
    let attributes = known ?? UICollectionViewLayoutAttributes(forCellWith: indexPath)
    attributes.center = position
    attributes.zIndex = .max
    return attributes
  }

  /// Returns a context for a moved item; it invalidates everything here.
  open func invalidationContext(
    forInteractivelyMovingItems targetIndexPaths: [IndexPath], withTargetPosition targetPosition: CGPoint,
    previousIndexPaths: [IndexPath], previousPosition: CGPoint
  ) -> UICollectionViewLayoutInvalidationContext {
    let context = makeContext()
    context.invalidateEverything = true
    context.targetIndexPathsForInteractivelyMovingItems = targetIndexPaths
    context.previousIndexPathsForInteractivelyMovingItems = previousIndexPaths
    context.interactiveMovementTarget = targetPosition
    return context
  }

  /// Returns a context for the end of a move, finished or cancelled; it invalidates everything here.
  open func invalidationContextForEndingInteractiveMovementOfItems(
    toFinalIndexPaths indexPaths: [IndexPath], previousIndexPaths: [IndexPath], movementCancelled: Bool
  ) -> UICollectionViewLayoutInvalidationContext {
    let context = makeContext()
    context.invalidateEverything = true
    context.targetIndexPathsForInteractivelyMovingItems = indexPaths
    context.previousIndexPathsForInteractivelyMovingItems = previousIndexPaths
    return context
  }

  // MARK: What the package's own layouts add

  /// Whether views may be asked for their preferred size; with the app's own layouts they always are.
  var mayUsePreferredSizes: Bool { true }

  /// The configuration of a section that is a list; nil for others.
  func list(ofSection section: Int) -> UICollectionLayoutListConfiguration? { nil }

  /// The surfaces behind the rows of grouped lists.
  func listSurfaces(in rect: CGRect) -> [ListSurface] { [] }

  /// The scroll views that sections have of their own, with their rectangles in the content.
  func scrolledSections(in rect: CGRect) -> [ScrolledSection] { [] }

  /// Called when a section has scrolled by itself.
  func section(_ section: Int, didScrollTo offset: CGPoint) {}
}

extension UICollectionViewLayout: NibAwaking {}
