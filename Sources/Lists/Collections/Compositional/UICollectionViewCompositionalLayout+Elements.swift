import Foundation
import PlainviewGraphics
import PlainviewRuntime
import PlainviewUIKitCore
import PlainviewWidgets

extension UICollectionViewCompositionalLayout {
  func solvedContentSize() -> CGSize {
    prepareIfNeeded()
    guard let view = collectionView else { return .zero }
    let breadth = axis.breadth(view.bounds.inset(by: view.adjustedContentInset).size)
    return axis.size(length: contentLength, breadth: max(0, breadth))
  }

  /// The part of the content that no inset covers.
  private var visible: CGRect { collectionView.map { $0.bounds.inset(by: $0.adjustedContentInset) } ?? .zero }

  func elements(in rect: CGRect) -> [UICollectionViewLayoutAttributes] {
    prepareIfNeeded()
    var found: [UICollectionViewLayoutAttributes] = []
    for index in boundaries.indices {
      let attributes = wholeBoundary(index)
      if attributes.frame.overlaps(rect) { found.append(attributes) }
    }
    for number in sections(in: rect) { found += elements(ofSection: number, in: rect) }
    return found
  }

  /// The indexes of the sections that intersect a rectangle.
  private func sections(in rect: CGRect) -> Range<Int> {
    let first = solutions.partitionPoint { $0.start + $0.length >= axis.start(rect) }
    let last = solutions.partitionPoint { $0.start > axis.end(rect) }
    return first..<max(first, last)
  }

  private func elements(ofSection number: Int, in rect: CGRect) -> [UICollectionViewLayoutAttributes] {
    let solution = solutions[number]
    var found: [UICollectionViewLayoutAttributes] = []
    for (index, item) in solution.section.decorationItems.enumerated() {
      found.append(decoration(item, number: index, ofSection: number))
    }
    for boundary in solution.boundaries {
      let attributes = self.boundary(boundary, ofSection: number)
      if attributes.frame.overlaps(rect) { found.append(attributes) }
    }
    let shown = solution.section.scrollsByItself ? rectInScroller(rect, solution) : rect
    for item in solution.items(in: rect) {
      found += supplements(ofGroupsAt: item, number).filter { $0.frame.overlaps(shown) }
      guard let attributes = cell(at: IndexPath(item: item, section: number)), attributes.frame.overlaps(shown) else {
        continue
      }
      found.append(attributes)
      found += supplements(ofItem: item, number)
    }
    if let handler = solution.section.visibleItemsInvalidationHandler, let view = collectionView, rect == view.bounds {
      let offset = solution.section.scrollsByItself ? solution.scrollOffset : view.bounds.origin
      let container = LayoutContainer(view.bounds.size)
      UserCode.run { handler(found, offset, LayoutEnvironment(container, view.traitCollection)) }
    }
    return found
  }

  /// A rectangle of the content in the coordinates of a section's cells, without the content offset of the section.
  private func rectInScroller(_ rect: CGRect, _ solution: SectionSolution) -> CGRect {
    rect.offsetBy(dx: solution.scrollOffset.x, dy: solution.scrollOffset.y)
  }

  // MARK: Cells

  func cell(at path: IndexPath) -> UICollectionViewLayoutAttributes? {
    prepareIfNeeded()
    guard path.count == 2, solutions.indices.contains(path.section), path.item >= 0,
      path.item < solutions[path.section].count, let cell = solutions[path.section].cell(path.item)
    else { return nil }
    let solution = solutions[path.section]
    let attributes = UICollectionViewLayoutAttributes(forCellWith: path)
    attributes.frame = cell.frame
    attributes.zIndex = cell.zIndex
    attributes.openLengths = cell.open
    if solution.section.scrollsByItself { attributes.scrolledSection = path.section }
    if let list = solution.section.list {
      attributes.listAttributes = list.attributes(ofItem: path, count: solution.count)
    }
    return attributes
  }

  private func supplements(ofItem item: Int, _ section: Int) -> [UICollectionViewLayoutAttributes] {
    guard let cell = solutions[section].cell(item) else { return [] }
    return cell.supplements.map { self.attributes(of: $0, at: cell.frame, item, section) }
  }

  /// What is attached to the groups that begin with an item.
  private func supplements(ofGroupsAt item: Int, _ section: Int) -> [UICollectionViewLayoutAttributes] {
    guard let cell = solutions[section].cell(item) else { return [] }
    return cell.groups.flatMap { group in
      group.supplements.map { self.attributes(of: $0, at: group.frame, item, section) }
    }
  }

  private func attributes(
    of supplement: NSCollectionLayoutSupplementaryItem, at container: CGRect, _ item: Int, _ section: Int
  ) -> UICollectionViewLayoutAttributes {
    let attributes = UICollectionViewLayoutAttributes(
      forSupplementaryViewOfKind: supplement.elementKind, with: IndexPath(item: item, section: section))
    attributes.frame = supplement.frame(at: container)
    attributes.zIndex = supplement.zIndex
    if solutions[section].section.scrollsByItself { attributes.scrolledSection = section }
    return attributes
  }

  // MARK: Lists

  /// The surfaces of grouped lists that intersect a rectangle: the rows of each section without a header among them.
  func surfaces(in rect: CGRect) -> [ListSurface] {
    prepareIfNeeded()
    return sections(in: rect).compactMap { number in
      let solution = solutions[number]
      guard let list = solution.section.list, list.appearance.hasSurfaces,
        let first = solution.cell(list.headerMode == .firstItemInSection ? 1 : 0),
        let last = solution.cell(solution.count - 1)
      else { return nil }
      return ListSurface(frame: first.frame.union(last.frame), isInset: list.appearance == .insetGrouped)
    }
  }

  // MARK: Edges

  private func boundary(
    _ boundary: SectionSolution.Boundary, ofSection number: Int
  ) -> UICollectionViewLayoutAttributes {
    let attributes = UICollectionViewLayoutAttributes(
      forSupplementaryViewOfKind: boundary.item.elementKind,
      with: IndexPath(item: boundary.number, section: number))
    attributes.frame = solutions[number].frame(of: boundary, visible: visible)
    attributes.listAttributes = solutions[number].section.list?.attributes(ofBoundary: boundary.item.elementKind)
    attributes.zIndex = boundary.item.zIndex
    attributes.openLengths = boundary.item.layoutSize.openLengths
    return attributes
  }

  private func wholeBoundary(_ index: Int) -> UICollectionViewLayoutAttributes {
    let boundary = boundaries[index]
    let attributes = UICollectionViewLayoutAttributes(
      forSupplementaryViewOfKind: boundary.item.elementKind, with: IndexPath(index: boundary.number))
    let breadth = axis.breadth(visible.size)
    attributes.frame =
      BoundaryPosition(boundary, axis: axis, span: 0...max(0, contentLength), sides: 0...max(0, breadth))
      .frame(visible: visible)
    attributes.zIndex = boundary.item.zIndex
    return attributes
  }

  func supplementary(_ kind: String, at path: IndexPath) -> UICollectionViewLayoutAttributes? {
    prepareIfNeeded()
    if path.count == 1 {
      let index = boundaries.firstIndex { $0.item.elementKind == kind && $0.number == path[0] }
      return index.map(wholeBoundary)
    }
    guard path.count == 2, solutions.indices.contains(path.section) else { return nil }
    let known = solutions[path.section].boundaries.first {
      $0.item.elementKind == kind && $0.number == path.item
    }
    if let known { return boundary(known, ofSection: path.section) }
    guard path.item >= 0, path.item < solutions[path.section].count else { return nil }
    return (supplements(ofItem: path.item, path.section) + supplements(ofGroupsAt: path.item, path.section))
      .first { $0.representedElementKind == kind }
  }

  // MARK: Decoration

  private func decoration(
    _ item: NSCollectionLayoutDecorationItem, number: Int, ofSection section: Int
  ) -> UICollectionViewLayoutAttributes {
    let attributes = UICollectionViewLayoutAttributes(
      forDecorationViewOfKind: item.elementKind, with: IndexPath(item: number, section: section))
    let (solution, insets) = (solutions[section], item.contentInsets)
    attributes.frame = axis.rect(
      start: solution.start, side: 0, length: solution.length, breadth: solution.breadth
    ).inset(
      by: UIEdgeInsets(top: insets.top, left: insets.leading, bottom: insets.bottom, right: insets.trailing))
    // Behind the cells, whatever `zIndex` the app set.
    attributes.zIndex = min(-1, item.zIndex - 1)
    return attributes
  }

  func decoration(_ kind: String, at path: IndexPath) -> UICollectionViewLayoutAttributes? {
    prepareIfNeeded()
    guard path.count == 2, solutions.indices.contains(path.section) else { return nil }
    let items = solutions[path.section].section.decorationItems
    guard items.indices.contains(path.item), items[path.item].elementKind == kind else { return nil }
    return decoration(items[path.item], number: path.item, ofSection: path.section)
  }

  // MARK: Sections that scroll by themselves

  func scrollers(in rect: CGRect) -> [ScrolledSection] {
    prepareIfNeeded()
    return sections(in: rect).compactMap { solutions[$0].scrolled(number: $0) }
  }
}
