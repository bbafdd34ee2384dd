import Foundation
@_spi(Plainview) import PlainviewLayout

/// Nested stack views of ten views each, the axis changing from level to level.
struct StackWorkload {
  private static let breadth = 10

  private var builder: WorkloadBuilder
  private let depth: Int
  private var leafStackCount = 1
  private var leafStackIndex = 0
  private var leafIndex = 0

  static func build(_ builder: WorkloadBuilder) -> WorkloadBuilder {
    var stack = StackWorkload(builder)
    stack.fill(stack.builder.root, level: 0)
    return stack.builder
  }

  private init(_ builder: WorkloadBuilder) {
    self.builder = builder
    depth = max(1, Int(log10(Double(builder.workload.size)).rounded()))
    for _ in 1..<max(depth, 1) { leafStackCount *= Self.breadth }
    let size = extent(level: 0)
    self.builder.pinResizable(builder.root.width, size.width, size.width * 1.1)
    self.builder.pin(builder.root.height, size.height)
  }

  private func extent(level: Int) -> (width: Double, height: Double) {
    let isHorizontal = level % 2 == 0
    if level == depth - 1 { return isHorizontal ? (300, 40) : (40, 300) }
    let inner = extent(level: level + 1)
    let count = Double(Self.breadth)
    return isHorizontal
      ? (count * inner.width + (count - 1) * 8, inner.height) : (inner.width, count * inner.height + (count - 1) * 8)
  }

  private mutating func fill(_ stack: ViewVariables, level: Int) {
    let isHorizontal = level % 2 == 0
    let isLeaf = level == depth - 1
    let views = builder.addViews(Self.breadth)
    let first = views[0]
    let last = views[Self.breadth - 1]
    let index = leafStackIndex
    if isLeaf { leafStackIndex += 1 }
    let hasEqualSpacing = isLeaf && index % 2 == 1
    builder.equate([(1, first.origin(isHorizontal))], 0)
    if hasEqualSpacing {
      addGaps(views, isHorizontal)
    } else {
      addSpacing(views, isHorizontal, isLeaf ? 4 : 8, stack: isLeaf ? index : -1)
    }
    builder.equate(
      [(1, last.origin(isHorizontal)), (1, last.extent(isHorizontal)), (-1, stack.extent(isHorizontal))], 0)
    if !isLeaf {
      for view in views.dropFirst() {
        builder.equate([(1, view.extent(isHorizontal)), (-1, first.extent(isHorizontal))], 0)
      }
    }
    for (position, view) in views.enumerated() {
      if isLeaf {
        addLeaf(view, in: stack, isHorizontal, hugging: hasEqualSpacing ? 251 : Double(250 + position))
      } else {
        builder.equate([(1, view.origin(!isHorizontal))], 0)
        builder.equate(
          [(1, view.origin(!isHorizontal)), (1, view.extent(!isHorizontal)), (-1, stack.extent(!isHorizontal))], 0)
        fill(view, level: level + 1)
      }
    }
  }

  /// Guides between the views that are equally long, at least as long as the spacing.
  private mutating func addGaps(_ views: [ViewVariables], _ isHorizontal: Bool) {
    var firstLength: Int?
    for position in 0..<views.count - 1 {
      let origin = builder.addVariable(isSize: false)
      let length = builder.addVariable(isSize: true)
      builder.equate(
        [(1, origin), (-1, views[position].origin(isHorizontal)), (-1, views[position].extent(isHorizontal))], 0)
      builder.equate([(1, views[position + 1].origin(isHorizontal)), (-1, origin), (-1, length)], 0)
      if let firstLength { builder.equate([(1, length), (-1, firstLength)], 0) }
      firstLength = firstLength ?? length
      builder.relate([(1, length)], .greaterThanOrEqual, 4)
    }
  }

  private mutating func addSpacing(_ views: [ViewVariables], _ isHorizontal: Bool, _ spacing: Double, stack: Int) {
    for position in 1..<views.count {
      let (view, before) = (views[position], views[position - 1])
      let gap = builder.equate(
        [(1, view.origin(isHorizontal)), (-1, before.origin(isHorizontal)), (-1, before.extent(isHorizontal))], spacing)
      let isMiddle = stack == leafStackCount / 2 || stack == leafStackCount / 2 - 1 || leafStackCount == 1
      if stack >= 0, isMiddle, position == Self.breadth / 2 {
        builder.edit(gap, to: 8)
        builder.anchor = views[2]
      }
    }
  }

  private mutating func addLeaf(_ view: ViewVariables, in stack: ViewVariables, _ isHorizontal: Bool, hugging: Double) {
    builder.equate(
      [
        (1, view.origin(!isHorizontal)), (0.5, view.extent(!isHorizontal)), (-0.5, stack.extent(!isHorizontal)),
      ], 0)
    builder.relate([(1, view.extent(!isHorizontal)), (-1, stack.extent(!isHorizontal))], .lessThanOrEqual, 0)
    let width = Double(10 + leafIndex * 7 % 11)
    let height = Double(10 + leafIndex * 5 % 7)
    leafIndex += 1
    builder.addIntrinsic(
      view.extent(isHorizontal), isHorizontal ? width : height, hugging: hugging, compression: 750)
    builder.addIntrinsic(view.extent(!isHorizontal), isHorizontal ? height : width, hugging: 251, compression: 750)
  }
}
