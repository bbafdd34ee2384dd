import Foundation
import PlainviewGraphics
import PlainviewRuntime
import PlainviewUIKitCore
import PlainviewWidgets

extension UICollectionView {
  // MARK: Counting (contract C5)

  /// The numbers of items of all sections; the data source is asked if necessary. Negative numbers count as 0.
  func counts() -> [Int] {
    if let storedCounts { return storedCounts }
    guard let dataSource else { return [] }
    let version = dataVersion
    let counts = askCounts(dataSource)
    // Counts from before a reload are discarded.
    if version == dataVersion { storedCounts = counts }
    return counts
  }

  func askCounts(_ dataSource: any UICollectionViewDataSource) -> [Int] {
    let asked = UserCode.ask(dataSource, "numberOfSections(in:)", "numberOfSections(in: \(plainName(of: self)))") {
      $0.numberOfSections(in: self)
    }
    return (0..<max(0, asked ?? 1)).map { section in
      let method: StaticString = "collectionView(_:numberOfItemsInSection:)"
      let count = askDataSource(method, "numberOfItemsInSection: \(section)") {
        $0.collectionView(self, numberOfItemsInSection: section)
      }
      return max(0, count ?? 0)
    }
  }

  func checkedCount(ofSection section: Int) -> Int {
    let counts = counts()
    guard counts.indices.contains(section) else {
      raise(
        .internalInconsistency(
          "request for number of items in section \(section) when there are only \(counts.count) sections in the "
            + "collection view"))
      return 0
    }
    return counts[section]
  }

  /// Whether there is an item at an index path.
  func hasItem(_ path: IndexPath) -> Bool {
    guard path.count == 2 else { return false }
    let counts = counts()
    return counts.indices.contains(path.section) && path.item >= 0 && path.item < counts[path.section]
  }

  // MARK: Reloading

  func baseReloadData() {
    MainThreadChecker.check()
    stopMoving()
    forgetData()
  }

  func forgetData() {
    dataVersion += 1
    storedCounts = nil
    isReloading = true
    selectedPaths = []
    highlightedPath = nil
    prefetchedPaths = []
    swipes.forget()
    let context = layout.makeContext()
    context.invalidateEverything = true
    context.invalidateDataSourceCounts = true
    layout.invalidateLayout(with: context)
    setNeedsLayout()
  }

  /// Called when the layout has invalidated attributes.
  func layoutWasInvalidated(with context: UICollectionViewLayoutInvalidationContext) {
    if context.contentOffsetAdjustment != .zero {
      bounds.origin.x += context.contentOffsetAdjustment.x
      bounds.origin.y += context.contentOffsetAdjustment.y
    }
    setNeedsLayout()
  }

  // MARK: What is shown

  func cell(at path: IndexPath) -> UICollectionViewCell? { shown[.cell(path)] as? UICollectionViewCell }

  var baseIndexPathsForVisibleItems: [IndexPath] {
    displayIfNeeded()
    return shown.keys.filter { $0.category == .cell }.map(\.path).sorted()
  }

  func baseSupplementaryView(forElementKind elementKind: String, at indexPath: IndexPath)
    -> UICollectionReusableView?
  {
    displayIfNeeded()
    return shown[ElementKey(.supplementaryView, elementKind, indexPath)]
  }

  func baseVisibleSupplementaryViews(ofKind elementKind: String) -> [UICollectionReusableView] {
    baseIndexPathsForVisibleSupplementaryElements(ofKind: elementKind).compactMap {
      shown[ElementKey(.supplementaryView, elementKind, $0)]
    }
  }

  func baseIndexPathsForVisibleSupplementaryElements(ofKind elementKind: String) -> [IndexPath] {
    displayIfNeeded()
    return shown.keys.filter { $0.category == .supplementaryView && $0.kind == elementKind }.map(\.path).sorted()
  }

  func baseIndexPath(for supplementaryView: UICollectionReusableView) -> IndexPath? {
    guard let attributes = supplementaryView.shownAttributes,
      shown[ElementKey(attributes)] === supplementaryView
    else { return nil }
    return attributes.indexPath
  }

  // MARK: Positions

  /// The item that the layout has at a point, wherever its cell is shown now.
  func itemLaidOut(at point: CGPoint) -> IndexPath? {
    layout.prepareIfNeeded()
    let around = CGRect(x: point.x - 0.5, y: point.y - 0.5, width: 1, height: 1)
    let attributes = layout.layoutAttributesForElements(in: around) ?? []
    let hits = attributes.filter {
      $0.representedElementCategory == .cell && $0.scrolledSection == nil && $0.frame.contains(point)
        && hasItem($0.indexPath)
    }
    return hits.max { $0.zIndex < $1.zIndex }?.indexPath
  }

  /// The items of the cells at a point of the content, back to front.
  func shownCells(at point: CGPoint) -> [IndexPath] {
    let hits = shown.filter { key, view in
      key.category == .cell && !view.isHidden && view.bounds.contains(convert(point, to: view))
    }
    return hits.sorted {
      let (one, other) = ($0.value.shownAttributes?.zIndex ?? 0, $1.value.shownAttributes?.zIndex ?? 0)
      return one == other ? $0.key.path < $1.key.path : one < other
    }.map(\.key.path)
  }

  func baseLayoutAttributesForItem(at indexPath: IndexPath) -> UICollectionViewLayoutAttributes? {
    guard hasItem(indexPath) else { return nil }
    layout.prepareIfNeeded()
    return layout.layoutAttributesForItem(at: indexPath).map(mirrored)
  }

  func baseLayoutAttributesForSupplementaryElement(ofKind kind: String, at indexPath: IndexPath)
    -> UICollectionViewLayoutAttributes?
  {
    layout.prepareIfNeeded()
    return layout.layoutAttributesForSupplementaryView(ofKind: kind, at: indexPath).map(mirrored)
  }

  // MARK: Scrolling

  func baseScrollToItem(at indexPath: IndexPath, at scrollPosition: ScrollPosition, animated: Bool) {
    // Before the first layout no cell is asked for (correction W55).
    if shown.isEmpty { prepareLayout() } else { layoutIfNeeded() }
    guard hasItem(indexPath) else {
      raise(
        .invalidArgument(
          "attempted to scroll to invalid index path: \(indexPath.objectText)"))
      return
    }
    guard let attributes = layoutAttributesForItem(at: indexPath) else { return }
    if attributes.scrolledSection != nil { scrollInSection(to: attributes, scrollPosition, animated) }
    let target = ScrollGoal(position: scrollPosition, visible: bounds.inset(by: adjustedContentInset))
      .offset(of: attributes.frame)
    let offset = CGPoint(
      x: attributes.scrolledSection == nil ? target.x - adjustedContentInset.left : bounds.minX,
      y: target.y - adjustedContentInset.top)
    setContentOffset(scrollBounds.clamped(offset), animated: animated)
  }

  private func scrollInSection(
    to attributes: UICollectionViewLayoutAttributes, _ position: ScrollPosition, _ animated: Bool
  ) {
    guard let section = attributes.scrolledSection, let scroller = scrollers[section] else { return }
    let frame = attributes.frame.offsetBy(dx: -scroller.frame.minX, dy: -scroller.frame.minY)
    let target = ScrollGoal(position: position, visible: scroller.bounds).offset(of: frame)
    scroller.setContentOffset(
      scroller.scrollBounds.clamped(CGPoint(x: target.x, y: scroller.bounds.minY)), animated: animated)
  }
}

/// The content offset for a scroll position.
struct ScrollGoal {
  let position: UICollectionView.ScrollPosition
  let visible: CGRect

  func offset(of frame: CGRect) -> CGPoint {
    var offset = visible.origin
    if position.contains(.left) { offset.x = frame.minX }
    if position.contains(.right) { offset.x = frame.maxX - visible.width }
    if position.contains(.centeredHorizontally) { offset.x = frame.midX - visible.width / 2 }
    if position.contains(.top) { offset.y = frame.minY }
    if position.contains(.bottom) { offset.y = frame.maxY - visible.height }
    if position.contains(.centeredVertically) { offset.y = frame.midY - visible.height / 2 }
    return offset
  }
}
