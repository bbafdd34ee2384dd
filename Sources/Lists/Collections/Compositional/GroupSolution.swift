import Foundation
import PlainviewGraphics
import PlainviewRuntime

/// The frames of the cells of a group, relative to the group's corner.
struct GroupSolution {
  struct Cell {
    var frame: CGRect
    let open: OpenLengths
    let zIndex: Int
    let supplements: [NSCollectionLayoutSupplementaryItem]
    /// The groups with supplementary views that begin with the cell.
    var groups: [Group] = []

    mutating func move(_ dx: CGFloat, _ dy: CGFloat) {
      frame = frame.offsetBy(dx: dx, dy: dy)
      for index in groups.indices { groups[index].frame = groups[index].frame.offsetBy(dx: dx, dy: dy) }
    }
  }

  /// A group, and what is attached to it.
  struct Group {
    var frame: CGRect
    let supplements: [NSCollectionLayoutSupplementaryItem]
  }

  var size = CGSize.zero
  var cells: [Cell] = []
}

/// Solves a group for a number of cells.
///
/// Sizes are resolved top-down as shares of the container, positions and open lengths bottom-up: an open length of a group
/// is that of its content.
@MainActor struct GroupSolver {
  /// The preferred sizes of cells of the group, by their index in the group.
  let preferred: [Int: CGSize]
  /// How many cells there are.
  let limit: Int
  let traits: UITraitCollection
  private var cells: [GroupSolution.Cell] = []

  init(limit: Int, preferred: [Int: CGSize] = [:], traits: UITraitCollection) {
    self.limit = limit
    self.preferred = preferred
    self.traits = traits
  }

  /// The most items that a group without a count repeats.
  private static let repetitionLimit = 1_000
  /// The tolerance for rounding errors in shares of a length.
  private static let tolerance: CGFloat = 0.01

  mutating func solve(_ group: NSCollectionLayoutGroup, in container: CGSize) -> GroupSolution {
    cells = []
    let size = place(group, in: container, size: group.layoutSize.size(in: container), at: .zero)
    return GroupSolution(size: size, cells: cells)
  }

  private var isFull: Bool { cells.count >= limit }

  // MARK: Items

  /// Places an item at a point; returns the size that it takes up.
  private mutating func place(
    _ item: NSCollectionLayoutItem, in container: CGSize, size: CGSize, at origin: CGPoint
  ) -> CGSize {
    if let group = item as? NSCollectionLayoutGroup { return placeGroup(group, size, at: origin) }
    let insets = item.contentInsets
    var taken = size
    let open = item.layoutSize.openLengths
    if let preferredSize = preferred[cells.count] {
      if open.width { taken.width = preferredSize.width + insets.leading + insets.trailing }
      if open.height { taken.height = preferredSize.height + insets.top + insets.bottom }
    }
    let frame = CGRect(
      x: origin.x + insets.leading, y: origin.y + insets.top,
      width: max(0, taken.width - insets.leading - insets.trailing),
      height: max(0, taken.height - insets.top - insets.bottom))
    cells.append(.init(frame: frame, open: open, zIndex: 0, supplements: item.supplementaryItems))
    return taken
  }

  // MARK: Groups

  private mutating func placeGroup(_ group: NSCollectionLayoutGroup, _ size: CGSize, at origin: CGPoint) -> CGSize {
    let insets = group.contentInsets
    let available = CGSize(
      width: max(0, size.width - insets.leading - insets.trailing),
      height: max(0, size.height - insets.top - insets.bottom))
    let corner = CGPoint(x: origin.x + insets.leading, y: origin.y + insets.top)
    let content: CGSize
    let first = cells.count
    switch group.arrangement {
    case .horizontal: content = placeRow(group, available, at: corner, isHorizontal: true)
    case .vertical: content = placeRow(group, available, at: corner, isHorizontal: false)
    case .custom(let provider): content = placeCustom(provider, available, at: corner)
    }
    let open = group.layoutSize.openLengths
    let inner = CGSize(
      width: open.width ? content.width : available.width, height: open.height ? content.height : available.height)
    if cells.indices.contains(first), !group.supplementaryItems.isEmpty {
      cells[first].groups.append(
        .init(frame: CGRect(origin: corner, size: inner), supplements: group.supplementaryItems))
    }
    return CGSize(
      width: open.width ? content.width + insets.leading + insets.trailing : size.width,
      height: open.height ? content.height + insets.top + insets.bottom : size.height)
  }

  private mutating func placeCustom(
    _ provider: NSCollectionLayoutGroupCustomItemProvider, _ available: CGSize, at corner: CGPoint
  ) -> CGSize {
    var extent = CGSize.zero
    let environment = LayoutEnvironment(LayoutContainer(available), traits)
    for item in UserCode.run(else: [], { provider(environment) }) where !isFull {
      cells.append(
        .init(
          frame: item.frame.offsetBy(dx: corner.x, dy: corner.y), open: OpenLengths(), zIndex: item.zIndex,
          supplements: []))
      extent = CGSize(width: max(extent.width, item.frame.maxX), height: max(extent.height, item.frame.maxY))
    }
    return extent
  }

  /// One item of a row: its size, and the cells in it.
  private struct Member {
    let item: NSCollectionLayoutItem
    var size: CGSize
    let cells: Range<Int>
  }

  /// Places items along an axis; returns the size that they take up.
  private mutating func placeRow(
    _ group: NSCollectionLayoutGroup, _ available: CGSize, at corner: CGPoint, isHorizontal: Bool
  ) -> CGSize {
    let members = measure(group, available, isHorizontal)
    let spacing = RowSpacing(group, members.map(\.item), isHorizontal: isHorizontal)
    let used = members.reduce(0) { $0 + (isHorizontal ? $1.size.width : $1.size.height) } + spacing.least
    let isOpen = isHorizontal ? group.layoutSize.widthDimension.isOpen : group.layoutSize.heightDimension.isOpen
    let share = isOpen ? 0 : spacing.share(of: (isHorizontal ? available.width : available.height) - used)
    let across = members.map { acrossLength($0, isHorizontal) }.max() ?? 0
    let isOpenAcross =
      isHorizontal ? group.layoutSize.heightDimension.isOpen : group.layoutSize.widthDimension.isOpen
    let availableAcross = isOpenAcross ? across : isHorizontal ? available.height : available.width
    var offset: CGFloat = 0
    for (index, member) in members.enumerated() {
      offset += spacing.before(index, share)
      let side = RowSpacing.sideBefore(member.item, acrossLength(member, isHorizontal), availableAcross, isHorizontal)
      let (dx, dy) = isHorizontal ? (offset, side) : (side, offset)
      for cell in member.cells { cells[cell].move(corner.x + dx, corner.y + dy) }
      offset += (isHorizontal ? member.size.width : member.size.height) + spacing.after(index, share)
    }
    stretchUniform(members, isHorizontal)
    return isHorizontal ? CGSize(width: offset, height: across) : CGSize(width: across, height: offset)
  }

  private func acrossLength(_ member: Member, _ isHorizontal: Bool) -> CGFloat {
    let insets = member.item.edgeSpacing?.insets ?? .zero
    return isHorizontal
      ? member.size.height + insets.top + insets.bottom : member.size.width + insets.left + insets.right
  }

  /// Solves the items of a row at its corner, up to the count of the group or as many as fit.
  private mutating func measure(_ group: NSCollectionLayoutGroup, _ available: CGSize, _ isHorizontal: Bool) -> [Member]
  {
    var members: [Member] = []
    var used: CGFloat = 0
    let (most, gap) = (isHorizontal ? available.width : available.height, group.interItemSpacing?.spacing ?? 0)
    guard !group.subitems.isEmpty else { return [] }
    for number in 0..<(group.count ?? Self.repetitionLimit) where !isFull {
      let item = group.subitems[number % group.subitems.count]
      var size = item.layoutSize.size(in: available)
      if group.sharesSpace, let count = group.count {
        let share = max(0, (most - gap * CGFloat(count - 1)) / CGFloat(count))
        if isHorizontal { size.width = share } else { size.height = share }
      }
      let edges = item.edgeSpacing?.insets ?? .zero
      let around = isHorizontal ? edges.left + edges.right : edges.top + edges.bottom
      let first = cells.count
      let taken = place(item, in: available, size: size, at: .zero)
      used += (isHorizontal ? taken.width : taken.height) + around + (number > 0 ? gap : 0)
      let isOpen = isHorizontal ? group.layoutSize.widthDimension.isOpen : group.layoutSize.heightDimension.isOpen
      if group.count == nil, number > 0, isOpen ? number >= group.subitems.count : used > most + Self.tolerance {
        cells.removeLast(cells.count - first)
        break
      }
      members.append(Member(item: item, size: taken, cells: first..<cells.count))
      if group.count == nil, used <= 0, number + 1 >= group.subitems.count { break }
    }
    return members
  }

  /// Gives items with `uniformAcrossSiblings` the height of the highest.
  private mutating func stretchUniform(_ members: [Member], _ isHorizontal: Bool) {
    let uniform = members.filter {
      let size = $0.item.layoutSize
      return (isHorizontal ? size.heightDimension : size.widthDimension).isUniformAcrossSiblings && $0.cells.count == 1
    }
    let longest = uniform.map { isHorizontal ? $0.size.height : $0.size.width }.max() ?? 0
    for member in uniform {
      let insets = member.item.contentInsets
      guard let cell = member.cells.first else { continue }
      if isHorizontal {
        cells[cell].frame.size.height = max(0, longest - insets.top - insets.bottom)
      } else {
        cells[cell].frame.size.width = max(0, longest - insets.leading - insets.trailing)
      }
    }
  }
}

/// The distances in a row of items, and the distribution of the remaining space.
@MainActor private struct RowSpacing {
  private let between: NSCollectionLayoutSpacing?
  private let edges: [(before: NSCollectionLayoutSpacing?, after: NSCollectionLayoutSpacing?)]

  init(_ group: NSCollectionLayoutGroup, _ items: [NSCollectionLayoutItem], isHorizontal: Bool) {
    between = group.interItemSpacing
    edges = items.map { item in
      isHorizontal
        ? (item.edgeSpacing?.leading, item.edgeSpacing?.trailing) : (item.edgeSpacing?.top, item.edgeSpacing?.bottom)
    }
  }

  private var gaps: Int { max(0, edges.count - 1) }

  /// The sum of the minimum distances.
  var least: CGFloat {
    edges.reduce(CGFloat(gaps) * (between?.spacing ?? 0)) {
      $0 + ($1.before?.spacing ?? 0) + ($1.after?.spacing ?? 0)
    }
  }

  /// The share of each flexible distance in the remaining space.
  func share(of rest: CGFloat) -> CGFloat {
    let flexible = edges.reduce(between?.isFlexible == true ? gaps : 0) {
      $0 + ($1.before?.isFlexible == true ? 1 : 0) + ($1.after?.isFlexible == true ? 1 : 0)
    }
    return flexible == 0 ? 0 : max(0, rest) / CGFloat(flexible)
  }

  func before(_ index: Int, _ share: CGFloat) -> CGFloat {
    length(edges[index].before, share) + (index == 0 ? 0 : length(between, share))
  }

  func after(_ index: Int, _ share: CGFloat) -> CGFloat { length(edges[index].after, share) }

  private func length(_ spacing: NSCollectionLayoutSpacing?, _ share: CGFloat) -> CGFloat {
    guard let spacing else { return 0 }
    return spacing.spacing + (spacing.isFlexible ? share : 0)
  }

  /// The distance of an item from the side of the row.
  static func sideBefore(
    _ item: NSCollectionLayoutItem, _ length: CGFloat, _ available: CGFloat, _ isHorizontal: Bool
  ) -> CGFloat {
    let edges = item.edgeSpacing
    let (before, after) = isHorizontal ? (edges?.top, edges?.bottom) : (edges?.leading, edges?.trailing)
    guard let before else { return 0 }
    guard before.isFlexible else { return before.spacing }
    return before.spacing + max(0, available - length) / (after?.isFlexible == true ? 2 : 1)
  }
}
