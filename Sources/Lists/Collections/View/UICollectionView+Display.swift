import Foundation
import PlainviewRuntime
import PlainviewUIKitCore
import PlainviewWidgets

extension UICollectionView {
  /// The most times that a pass is repeated because views prefer other sizes.
  private static let roundLimit = 20

  /// Lays out at once for a query of code; not during a pass.
  func displayIfNeeded() {
    guard !isDisplaying, batch == nil else { return }
    if isReloading || layout.isInvalid || laidOutBounds != bounds { layoutIfNeeded() }
  }

  // MARK: The pass

  /// Shows the views of visible elements and recycles the others.
  func displayVisibleElements() {
    guard !isDisplaying, batch == nil, UserCode.mayRun else { return }
    isDisplaying = true
    defer { isDisplaying = false }
    if isReloading {
      isReloading = false
      recycleAll()
    }
    askAboutNewBounds()
    var attributes: [UICollectionViewLayoutAttributes] = []
    for round in 0..<Self.roundLimit {
      guard let visible = visibleAttributes() else { return }
      attributes = visible
      guard showAll(attributes, asksForSizes: round + 1 < Self.roundLimit) else { break }
    }
    // App code that still runs after an exception finds the cells that were shown.
    guard UserCode.mayRun else { return }
    recycleAll(except: Set(attributes.map { ElementKey($0) }))
    if isChangingBounds { UserCode.run { layout.finalizeAnimatedBoundsChange() } }
    isChangingBounds = false
    showSurfaces()
    if isDragging { swipes.close() }
    swipes.place()
    prefetch()
  }

  /// Tells the layout that another part of the content is visible, or that the view has another size.
  private func askAboutNewBounds() {
    let new = super.bounds
    guard new != laidOutBounds else { return }
    formerBounds = laidOutBounds
    let isVoid = layout.shouldInvalidateLayout(forBoundsChange: new)
    let context = isVoid ? layout.invalidationContext(forBoundsChange: new) : nil
    formerBounds = nil
    let old = laidOutBounds
    laidOutBounds = new
    if let context { layout.invalidateLayout(with: context) }
    isChangingBounds = UIView.inheritedAnimationDuration > 0 && old.size != new.size
    if isChangingBounds { layout.prepare(forAnimatedBoundsChange: old) }
  }

  /// The attributes of the visible elements; nil when the layout returns elements that do not exist.
  private func visibleAttributes() -> [UICollectionViewLayoutAttributes]? {
    prepareLayout()
    showScrollers(layout.scrolledSections(in: bounds))
    let found = mirrored(elementsOfLayout(in: mirrored(bounds)))
    var (known, unique): (Set<ElementKey>, [UICollectionViewLayoutAttributes]) = ([], [])
    for attributes in found where !attributes.isHidden {
      guard isValid(attributes) else { return nil }
      // Layouts of apps often return more than was asked for.
      guard attributes.scrolledSection != nil || attributes.frame.isShown(in: bounds) else { continue }
      if known.insert(ElementKey(attributes)).inserted { unique.append(attributes) }
    }
    return unique
  }

  /// Prepares the layout, and sets the content size.
  func prepareLayout() {
    _ = counts()
    layout.prepareIfNeeded()
    let size = UserCode.run(else: contentSize) { layout.collectionViewContentSize }
    guard size.width.isFinite, size.height.isFinite else {
      raise(
        .internalInconsistency(
          "UICollectionView's layout \(layout) returned a content size that is not finite: "
            + "{\(size.width), \(size.height)}"))
      return
    }
    if size != contentSize { contentSize = size }
  }

  /// The elements of the layout in a rectangle in its own direction.
  func elementsOfLayout(in rect: CGRect) -> [UICollectionViewLayoutAttributes] {
    UserCode.run(else: nil) { layout.layoutAttributesForElements(in: rect) } ?? []
  }

  private func isValid(_ attributes: UICollectionViewLayoutAttributes) -> Bool {
    let path = attributes.indexPath
    switch attributes.representedElementCategory {
    case .cell where !hasItem(path):
      raise(
        .internalInconsistency(
          "UICollectionView received layout attributes for a cell with an index path that does not exist: "
            + path.objectText))
      return false
    case .supplementaryView where !(path.first.map { counts().indices.contains($0) } ?? false) && path.count > 1:
      raise(
        .internalInconsistency(
          "UICollectionView received layout attributes for a supplementary view of kind "
            + "\(attributes.representedElementKind ?? "") with an index path that does not exist: \(path.objectText)"))
      return false
    default: return true
    }
  }

  // MARK: Showing

  /// Shows elements; true when views prefer other sizes and the layout uses them.
  private func showAll(_ all: [UICollectionViewLayoutAttributes], asksForSizes: Bool) -> Bool {
    let version = dataVersion
    var isVoid = false
    for attributes in all {
      if show(attributes, asksForSizes: asksForSizes) { isVoid = true }
      guard version == dataVersion else { return false }
    }
    return isVoid
  }

  /// Shows an element; true when its view prefers another size and the layout uses it.
  private func show(_ attributes: UICollectionViewLayoutAttributes, asksForSizes: Bool) -> Bool {
    let key = ElementKey(attributes)
    let known = shown[key]
    guard let view = known ?? makeView(for: attributes) else { return false }
    let isOtherSize = view.shownAttributes?.size != attributes.size
    place(view, attributes)
    if known == nil {
      shown[key] = view
      if let cell = view as? UICollectionViewCell { prepare(cell, attributes.indexPath) }
    }
    let isMeasured = asksForSizes && (isOtherSize || view.needsMeasuring)
    view.needsMeasuring = false
    let isVoid = isMeasured && prefersOtherSize(view, attributes)
    if known == nil { tellWillDisplay(view, key) }
    return isVoid
  }

  /// Measures a cell again in the next layout (W52).
  func measureAgain(_ cell: UICollectionViewCell) {
    guard !isDisplaying, indexPath(for: cell) != nil else { return }
    cell.needsMeasuring = true
    setNeedsLayout()
  }

  private func prefersOtherSize(_ view: UICollectionReusableView, _ attributes: UICollectionViewLayoutAttributes)
    -> Bool
  {
    guard layout.mayUsePreferredSizes else { return false }
    (view as? UICollectionViewCell)?.updateConfigurationIfNeeded()
    return UserCode.run(else: false) {
      // A copy, since cells change the attributes that they are given (W54).
      let given = attributes.copy() as? UICollectionViewLayoutAttributes ?? attributes
      let preferred = view.preferredLayoutAttributesFitting(given)
      let isVoid = UserCode.run(else: false) {
        layout.shouldInvalidateLayout(forPreferredLayoutAttributes: preferred, withOriginalAttributes: attributes)
      }
      guard isVoid else { return false }
      layout.invalidateLayout(
        with: layout.invalidationContext(
          forPreferredLayoutAttributes: preferred, withOriginalAttributes: attributes))
      return true
    }
  }

  /// Applies attributes to a view, in the scroll view of its section if that has one.
  func place(_ view: UICollectionReusableView, _ attributes: UICollectionViewLayoutAttributes) {
    let attributes = heldAttributes(attributes)
    let scroller = attributes.scrolledSection.flatMap { scrollers[$0] }
    let formerDepth = view.shownAttributes?.zIndex
    let shift = attributes.representedElementCategory == .cell ? swipes.shift(of: attributes.indexPath) : 0
    view.show(attributes, origin: scroller?.frame.origin ?? CGPoint(x: -shift, y: 0))
    let parent: UIView = scroller ?? self
    if view.superview !== parent || formerDepth != attributes.zIndex { insert(view, attributes.zIndex, into: parent) }
  }

  /// Puts a view in front of those with the same or a lower depth.
  private func insert(_ view: UICollectionReusableView, _ depth: Int, into parent: UIView) {
    let siblings = parent.subviews
    let below = siblings.last { sibling in
      guard sibling !== view else { return false }
      if sibling === backgroundView || sibling is TableSectionSurface { return true }
      if sibling is SectionScroller { return depth >= 0 }
      guard let attributes = (sibling as? UICollectionReusableView)?.shownAttributes else { return false }
      return attributes.zIndex <= depth
    }
    if let below { parent.insertSubview(view, aboveSubview: below) } else { parent.insertSubview(view, at: 0) }
  }

  /// Shows the surfaces of grouped lists, behind all cells.
  private func showSurfaces() {
    let listSurfaces = layout.listSurfaces(in: mirrored(bounds))
    while surfaces.count > listSurfaces.count { surfaces.removeLast().removeFromSuperview() }
    while surfaces.count < listSurfaces.count {
      let surface = TableSectionSurface(isInset: listSurfaces[surfaces.count].isInset)
      insertSubview(surface, at: backgroundView?.superview === self ? 1 : 0)
      surfaces.append(surface)
    }
    for (surface, target) in zip(surfaces, listSurfaces) {
      let radius = target.isInset ? TableSectionSurface.cornerRadius : 0
      if surface.layer.cornerRadius != radius { surface.layer.cornerRadius = radius }
      let frame = mirrored(target.frame)
      if surface.frame != frame { surface.frame = frame }
    }
  }

  private func prepare(_ cell: UICollectionViewCell, _ path: IndexPath) {
    UserCode.run { cell.isSelected = selectedPaths.contains(path) }
    UserCode.run { cell.isHighlighted = highlightedPath == path }
    cell.isEditingCell = isEditing && mayEdit(path)
  }
}
