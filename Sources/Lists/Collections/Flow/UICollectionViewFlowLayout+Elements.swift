import Foundation
import PlainviewGraphics
import PlainviewWidgets

extension UICollectionViewFlowLayout {
  func solvedContentSize() -> CGSize {
    prepareIfNeeded()
    guard let view = collectionView else { return .zero }
    let breadth = axis.breadth(view.bounds.inset(by: view.adjustedContentInset).size)
    return axis.size(length: starts.last ?? 0, breadth: max(0, breadth))
  }

  /// The elements that intersect a rectangle: those of each section from the header to the footer.
  func elements(in rect: CGRect) -> [UICollectionViewLayoutAttributes] {
    prepareIfNeeded()
    var found: [UICollectionViewLayoutAttributes] = []
    let (start, end) = (axis.start(rect), axis.end(rect))
    var section = max(0, starts.partitionPoint { $0 > start } - 1)
    while section < sections.count, starts[section] <= end {
      addElements(ofSection: section, in: rect, to: &found)
      section += 1
    }
    return found
  }

  private func addElements(ofSection section: Int, in rect: CGRect, to found: inout [UICollectionViewLayoutAttributes])
  {
    let start = starts[section]
    func add(_ attributes: UICollectionViewLayoutAttributes?) {
      if let attributes, attributes.frame.overlaps(rect) { found.append(attributes) }
    }
    add(supplementary(UICollectionView.elementKindSectionHeader, ofSection: section))
    for item in sections[section].items(from: axis.start(rect) - start, to: axis.end(rect) - start)
    where axis.moved(sections[section].frame(of: item), by: start).overlaps(rect) {
      found.append(cell(at: IndexPath(item: item, section: section)))
    }
    add(supplementary(UICollectionView.elementKindSectionFooter, ofSection: section))
  }

  func hasItem(_ path: IndexPath) -> Bool {
    path.count == 2 && sections.indices.contains(path.section) && path.item >= 0
      && path.item < sections[path.section].count
  }

  func cell(at path: IndexPath) -> UICollectionViewLayoutAttributes {
    let attributes = makeAttributes()
    attributes.indexPath = path
    attributes.frame = axis.moved(sections[path.section].frame(of: path.item), by: starts[path.section])
    if estimatedItemSize != .zero { attributes.openLengths = OpenLengths(width: true, height: true) }
    return attributes
  }

  private func makeAttributes() -> UICollectionViewLayoutAttributes {
    let type: AnyClass = type(of: self).layoutAttributesClass
    guard type != UICollectionViewLayoutAttributes.self,
      let ownType = type as? UICollectionViewLayoutAttributes.Type
    else { return UICollectionViewLayoutAttributes() }
    return LayoutObjectMaker.attributes(of: ownType)
  }

  // MARK: Headers and footers

  /// The header or the footer of a section; nil if it has no length and is not asked for by itself.
  func supplementary(
    _ kind: String, ofSection section: Int, evenWithoutLength: Bool = false
  ) -> UICollectionViewLayoutAttributes? {
    let isHeader = kind == UICollectionView.elementKindSectionHeader
    guard isHeader || kind == UICollectionView.elementKindSectionFooter else { return nil }
    let rules = sections[section].rules
    let length = isHeader ? rules.headerLength : rules.footerLength
    guard length > 0 || evenWithoutLength else { return nil }
    let attributes = makeAttributes()
    attributes.representedElementCategory = .supplementaryView
    attributes.representedElementKind = kind
    attributes.indexPath = IndexPath(item: 0, section: section)
    let start = isHeader ? headerStart(section, length) : footerStart(section, length)
    attributes.frame = axis.rect(start: start, side: 0, length: length, breadth: length > 0 ? rules.breadth : 0)
    if isHeader ? sectionHeadersPinToVisibleBounds : sectionFootersPinToVisibleBounds { attributes.zIndex = 10 }
    return attributes
  }

  private func headerStart(_ section: Int, _ length: CGFloat) -> CGFloat {
    let natural = starts[section]
    guard sectionHeadersPinToVisibleBounds, let view = collectionView else { return natural }
    let edge = axis.start(view.bounds) + axis.before(view.adjustedContentInset)
    let last = starts[section + 1] - sections[section].rules.footerLength - length
    return max(natural, min(edge, last))
  }

  private func footerStart(_ section: Int, _ length: CGFloat) -> CGFloat {
    let natural = starts[section + 1] - length
    guard sectionFootersPinToVisibleBounds, let view = collectionView else { return natural }
    let edge = axis.end(view.bounds) - axis.after(view.adjustedContentInset) - length
    return min(natural, max(edge, starts[section] + sections[section].rules.headerLength))
  }
}
