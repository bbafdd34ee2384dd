import Foundation
import PlainviewGraphics

/// The groups of a section: their number, their positions along the axis, and the frames of their cells.
///
/// Groups with the same number of cells are solved once; those whose cells have other preferred sizes, and the last one, are
/// solved individually. Where preferred sizes decide how many cells fit into a group, all groups are solved individually.
@MainActor struct SectionGroups {
  private let group: NSCollectionLayoutGroup
  private let count: Int
  private let container: CGSize
  let axis: ScrollAxis
  private let gap: CGFloat
  private let traits: UITraitCollection
  private var preferred: [Int: CGSize] = [:]
  private var template = GroupSolution()
  private var cellsInGroup = 0
  /// Groups that are solved individually.
  private var own: [Int: GroupSolution] = [:]
  /// The index of each group's first cell, when groups hold different numbers of cells; empty otherwise.
  private var firstCells: [Int] = []
  private(set) var table = GroupLengths(count: 0, common: 0, gap: 0)

  init(
    _ section: NSCollectionLayoutSection, count: Int, container: CGSize, axis: ScrollAxis, traits: UITraitCollection
  ) {
    group = section.group
    self.count = count
    self.container = container
    self.axis = axis
    gap = section.interGroupSpacing.isFinite ? section.interGroupSpacing : 0
    self.traits = traits
    if Self.variesInCells(group) { solveOneByOne() } else { solveRepeated() }
  }

  private static func variesInCells(_ group: NSCollectionLayoutGroup) -> Bool {
    group.subitems.contains { item in
      if let inner = item as? NSCollectionLayoutGroup, variesInCells(inner) { return true }
      guard group.count == nil else { return false }
      switch group.arrangement {
      case .horizontal: return item.layoutSize.widthDimension.isOpen && !group.layoutSize.widthDimension.isOpen
      case .vertical: return item.layoutSize.heightDimension.isOpen && !group.layoutSize.heightDimension.isOpen
      case .custom: return false
      }
    }
  }

  // MARK: Solving

  private mutating func solveRepeated() {
    var solver = GroupSolver(limit: max(count, 1), traits: traits)
    template = solver.solve(group, in: container)
    cellsInGroup = template.cells.count
    guard cellsInGroup > 0 else { return }
    let groups = (count + cellsInGroup - 1) / cellsInGroup
    table = GroupLengths(count: groups, common: axis.length(template.size), gap: gap)
    if count % cellsInGroup != 0 { solveAgain(groups - 1) }
  }

  private mutating func solveAgain(_ number: Int) {
    let first = number * cellsInGroup
    let limit = min(cellsInGroup, count - first)
    var preferredSizes: [Int: CGSize] = [:]
    for cell in 0..<limit { if let size = preferred[first + cell] { preferredSizes[cell] = size } }
    var solver = GroupSolver(limit: limit, preferred: preferredSizes, traits: traits)
    let solution = solver.solve(group, in: container)
    own[number] = solution
    table.setLength(axis.length(solution.size), of: number)
  }

  private mutating func solveOneByOne() {
    own = [:]
    firstCells = []
    var (first, lengths): (Int, [CGFloat]) = (0, [])
    while first < count {
      let preferredSizes = Dictionary(
        uniqueKeysWithValues: (first..<min(count, first + 200)).compactMap { cell in
          preferred[cell].map { (cell - first, $0) }
        })
      var solver = GroupSolver(limit: count - first, preferred: preferredSizes, traits: traits)
      let solution = solver.solve(group, in: container)
      guard !solution.cells.isEmpty else { break }
      own[firstCells.count] = solution
      firstCells.append(first)
      lengths.append(axis.length(solution.size))
      first += solution.cells.count
    }
    table = GroupLengths(count: lengths.count, common: 0, gap: gap)
    for (number, length) in lengths.enumerated() { table.setLength(length, of: number) }
  }

  /// Stores the preferred size of a cell.
  mutating func setPreferred(_ size: CGSize, of cell: Int) {
    preferred[cell] = size
    if !firstCells.isEmpty {
      solveOneByOne()
    } else if cellsInGroup > 0 {
      solveAgain(cell / cellsInGroup)
    }
  }

  // MARK: Reading

  /// The size of the groups across their axis.
  var breadth: CGFloat {
    let owned = own.values.reduce(0) { max($0, axis.breadth($1.size)) }
    return own.isEmpty || own.count < table.count && axisIsFixed ? max(owned, axis.breadth(template.size)) : owned
  }

  private var axisIsFixed: Bool {
    let size = group.layoutSize
    return !(axis.isVertical ? size.widthDimension : size.heightDimension).isOpen
  }

  func cells(ofGroup number: Int) -> Range<Int> {
    if firstCells.isEmpty { return number * cellsInGroup..<min(count, (number + 1) * cellsInGroup) }
    return firstCells[number]..<(number + 1 < firstCells.count ? firstCells[number + 1] : count)
  }

  private func group(ofCell cell: Int) -> Int {
    firstCells.isEmpty ? cell / max(1, cellsInGroup) : firstCells.partitionPoint { $0 > cell } - 1
  }

  /// A cell, relative to the start of the first group; nil if no group contains it.
  func cell(_ cell: Int) -> GroupSolution.Cell? {
    let number = group(ofCell: cell)
    guard number >= 0, number < table.count else { return nil }
    let solution = own[number] ?? template
    let index = cell - cells(ofGroup: number).lowerBound
    guard solution.cells.indices.contains(index) else { return nil }
    var found = solution.cells[index]
    let start = table.start(of: number)
    found.move(axis.isVertical ? 0 : start, axis.isVertical ? start : 0)
    return found
  }
}
