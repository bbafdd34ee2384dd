import Foundation
import PlainviewGraphics

/// The positions of all elements of a section, relative to the start of the section.
@MainActor final class SectionSolution {
  /// A header, footer or other view at an edge, with its number among those of its kind.
  struct Boundary {
    let item: NSCollectionLayoutBoundarySupplementaryItem
    let number: Int
    var size: CGSize
  }

  let section: NSCollectionLayoutSection
  let count: Int
  /// The direction in which the whole layout scrolls.
  let axis: ScrollAxis
  let breadth: CGFloat
  let insets: UIEdgeInsets
  /// The distances of headers and footers from the sides.
  private let boundaryInsets: UIEdgeInsets
  private(set) var groups: SectionGroups
  private(set) var boundaries: [Boundary]
  /// The start of the section in the content.
  var start: CGFloat = 0
  /// The content offset of the section's own scroll view.
  var scrollOffset = CGPoint.zero

  init(
    _ section: NSCollectionLayoutSection, count: Int, axis: ScrollAxis, container: CGSize, sideInsets: UIEdgeInsets,
    boundarySideInsets: UIEdgeInsets, traits: UITraitCollection
  ) {
    self.section = section
    self.count = count
    self.axis = axis
    breadth = axis.breadth(container)
    let own = section.contentInsets
    let ownInsets = UIEdgeInsets(top: own.top, left: own.leading, bottom: own.bottom, right: own.trailing)
    insets = ownInsets + sideInsets
    boundaryInsets = section.supplementariesFollowContentInsets ? ownInsets + boundarySideInsets : .zero
    let available = Self.availableSize(in: container, insets)
    let groupAxis = section.scrollsByItself ? ScrollAxis(isVertical: !axis.isVertical) : axis
    groups = SectionGroups(section, count: count, container: available, axis: groupAxis, traits: traits)
    boundaries = Self.numbered(
      section.boundarySupplementaryItems, in: Self.availableSize(in: container, boundaryInsets))
  }

  private static func availableSize(in container: CGSize, _ insets: UIEdgeInsets) -> CGSize {
    CGSize(
      width: max(0, container.width - insets.left - insets.right),
      height: max(0, container.height - insets.top - insets.bottom))
  }

  static func numbered(
    _ items: [NSCollectionLayoutBoundarySupplementaryItem], in container: CGSize
  ) -> [Boundary] {
    var numbers: [String: Int] = [:]
    return items.map { item in
      let number = numbers[item.elementKind] ?? 0
      numbers[item.elementKind] = number + 1
      return Boundary(item: item, number: number, size: item.layoutSize.size(in: container))
    }
  }

  // MARK: Lengths along the layout

  /// The lengths that the views at the start and at the end add to the section.
  var boundaryLengthBefore: CGFloat { boundaries.length(isAtStart: true, along: axis) }
  var boundaryLengthAfter: CGFloat { boundaries.length(isAtStart: false, along: axis) }

  /// The start of the first group.
  var contentStart: CGFloat { boundaryLengthBefore + axis.before(insets) }

  /// The length of the groups.
  var contentLength: CGFloat { section.scrollsByItself ? groups.breadth : groups.table.total }

  var length: CGFloat { contentStart + contentLength + axis.after(insets) + boundaryLengthAfter }

  // MARK: Preferred sizes

  func setPreferred(_ size: CGSize, ofItem item: Int) {
    if item < count { groups.setPreferred(size, of: item) }
  }

  func setPreferred(_ size: CGSize, ofBoundary kind: String, number: Int) {
    for index in boundaries.indices
    where boundaries[index].item.elementKind == kind && boundaries[index].number == number {
      let open = boundaries[index].item.layoutSize.openLengths
      if open.width { boundaries[index].size.width = size.width }
      if open.height { boundaries[index].size.height = size.height }
    }
  }

  // MARK: Frames in the content

  /// A cell with its frame in the content; in a section that scrolls by itself without its content offset.
  func cell(_ item: Int) -> GroupSolution.Cell? {
    guard var cell = groups.cell(item) else { return nil }
    let first = start + contentStart
    cell.move(axis.isVertical ? insets.left : first, axis.isVertical ? first : insets.top)
    return cell
  }

  /// The indexes of the items that may intersect a rectangle of the content.
  func items(in rect: CGRect) -> Range<Int> {
    let range: Range<Int>
    if section.scrollsByItself {
      let axis = groups.axis
      let lead = axis.before(insets)
      let moved = axis.isVertical ? scrollOffset.y : scrollOffset.x
      range = groups.table.indexes(from: axis.start(rect) + moved - lead, to: axis.end(rect) + moved - lead)
    } else {
      let first = start + contentStart
      range = groups.table.indexes(from: axis.start(rect) - first, to: axis.end(rect) - first)
    }
    guard let first = range.first, let last = range.last else { return 0..<0 }
    return groups.cells(ofGroup: first).lowerBound..<groups.cells(ofGroup: last).upperBound
  }

  /// The section's own scroll view; nil if it has none.
  func scrolled(number: Int) -> ScrolledSection? {
    guard section.scrollsByItself else { return nil }
    let frame = axis.rect(start: start + contentStart, side: 0, length: contentLength, breadth: breadth)
    let across = groups.axis
    let length = across.before(insets) + groups.table.total + across.after(insets)
    let size = across.size(length: length, breadth: contentLength)
    return ScrolledSection(section: number, frame: frame, contentSize: size, rules: scrollingRules)
  }

  private var scrollingRules: ScrollingRules {
    var rules = ScrollingRules()
    rules.isVertical = groups.axis.isVertical
    rules.lead = groups.axis.before(insets)
    rules.groupLength = groups.table.count > 0 ? groups.table.length(of: 0) : 0
    rules.step = rules.groupLength + groups.table.gap
    rules.stop =
      switch section.orthogonalScrollingBehavior {
      case .none, .continuous: .anywhere
      case .continuousGroupLeadingBoundary: .nearestGroup
      case .paging: .pages
      case .groupPaging: .nextGroup
      case .groupPagingCentered: .nextGroupCentered
      }
    return rules
  }

  /// The frame of a view at an edge; that of a pinned one depends on the visible part of the content.
  func frame(of boundary: Boundary, visible: CGRect) -> CGRect {
    let (before, after) = (axis.sideBefore(boundaryInsets), axis.sideAfter(boundaryInsets))
    return BoundaryPosition(
      boundary, axis: axis, span: start...(start + length), sides: before...max(before, breadth - after)
    )
    .frame(visible: visible)
  }
}

extension [SectionSolution.Boundary] {
  /// The length that the longest of those at an end adds to what is between them.
  @MainActor func length(isAtStart: Bool, along axis: ScrollAxis) -> CGFloat {
    let edge: NSDirectionalRectEdge =
      axis.isVertical ? (isAtStart ? .top : .bottom) : (isAtStart ? .leading : .trailing)
    return reduce(0) { longest, boundary in
      let isThere = boundary.item.extendsBoundary && boundary.item.alignment.edges.contains(edge)
      return isThere ? Swift.max(longest, axis.length(boundary.size)) : longest
    }
  }
}

/// The position of a view at an edge of a span of the content.
@MainActor struct BoundaryPosition {
  private let item: NSCollectionLayoutBoundarySupplementaryItem
  private let size: CGSize
  private let axis: ScrollAxis
  private let span: ClosedRange<CGFloat>
  private let sides: ClosedRange<CGFloat>

  init(
    _ boundary: SectionSolution.Boundary, axis: ScrollAxis, span: ClosedRange<CGFloat>, sides: ClosedRange<CGFloat>
  ) {
    item = boundary.item
    size = boundary.size
    self.axis = axis
    self.span = span
    self.sides = sides
  }

  func frame(visible: CGRect) -> CGRect {
    let edges = item.alignment.edges
    let (first, last): (NSDirectionalRectEdge, NSDirectionalRectEdge) =
      axis.isVertical ? (.top, .bottom) : (.leading, .trailing)
    let (length, breadth) = (axis.length(size), axis.breadth(size))
    var start = position(edges, first, last, span, length)
    if item.pinToVisibleBounds {
      let latest = max(span.lowerBound, span.upperBound - length)
      if edges.contains(last) {
        start = min(start, max(axis.end(visible) - length, span.lowerBound))
      } else {
        start = max(start, min(axis.start(visible), latest))
      }
    }
    let (near, far): (NSDirectionalRectEdge, NSDirectionalRectEdge) =
      axis.isVertical ? (.leading, .trailing) : (.top, .bottom)
    let side = position(edges, near, far, sides, breadth)
    let frame = axis.rect(start: start, side: side, length: length, breadth: breadth)
    return frame.offsetBy(dx: item.offset.x, dy: item.offset.y)
  }

  private func position(
    _ edges: NSDirectionalRectEdge, _ first: NSDirectionalRectEdge, _ last: NSDirectionalRectEdge,
    _ span: ClosedRange<CGFloat>, _ length: CGFloat
  ) -> CGFloat {
    if edges.contains(first) { return span.lowerBound }
    if edges.contains(last) { return span.upperBound - length }
    return (span.lowerBound + span.upperBound - length) / 2
  }
}
