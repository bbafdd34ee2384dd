import UIKit

/// Nested stack views of ten views each, the axis changing from level to level.
@MainActor struct StackScreen {
  private static let breadth = 10

  private let screen: Screen
  private let depth: Int
  private var leafStackIndex = 0
  private var leafIndex = 0

  static func make(_ count: Int, measuresTexts: Bool) -> Screen {
    let stack = UIStackView()
    var builder = StackScreen(Screen(root: stack, measuresTexts: measuresTexts), count)
    builder.fill(stack, level: 0)
    builder.screen.activate()
    return builder.screen
  }

  private init(_ screen: Screen, _ count: Int) {
    self.screen = screen
    depth = max(1, Int(log10(Double(count)).rounded()))
    let size = extent(level: 0)
    screen.sizes = (size, CGSize(width: size.width * 1.1, height: size.height))
    screen.add(screen.root.widthAnchor.constraint(equalTo: screen.window.widthAnchor))
    screen.add(screen.root.heightAnchor.constraint(equalTo: screen.window.heightAnchor))
  }

  private func extent(level: Int) -> CGSize {
    let isHorizontal = level % 2 == 0
    if level == depth - 1 { return isHorizontal ? CGSize(width: 300, height: 40) : CGSize(width: 40, height: 300) }
    let inner = extent(level: level + 1)
    let (count, gaps) = (CGFloat(Self.breadth), CGFloat(Self.breadth - 1) * 8)
    return isHorizontal
      ? CGSize(width: count * inner.width + gaps, height: inner.height)
      : CGSize(width: inner.width, height: count * inner.height + gaps)
  }

  private mutating func fill(_ stack: UIStackView, level: Int) {
    stack.axis = level % 2 == 0 ? .horizontal : .vertical
    if level == depth - 1 { return fillLeaf(stack) }
    stack.distribution = .fillEqually
    stack.spacing = 8
    let stacks = (0..<Self.breadth).map { _ in UIStackView() }
    for inner in stacks { arrange(inner, in: stack) }
    for inner in stacks { fill(inner, level: level + 1) }
  }

  private mutating func fillLeaf(_ stack: UIStackView) {
    let index = leafStackIndex
    leafStackIndex += 1
    let isHorizontal = stack.axis == .horizontal
    stack.distribution = index % 2 == 1 ? .equalSpacing : .fill
    stack.alignment = .center
    stack.spacing = 4
    for position in 0..<Self.breadth {
      let (width, height) = (CGFloat(10 + leafIndex * 7 % 11), CGFloat(10 + leafIndex * 5 % 7))
      leafIndex += 1
      let hugging = index % 2 == 1 ? 251 : Float(250 + position)
      let priorities = ContentPriorities(
        horizontalHugging: isHorizontal ? hugging : 251, verticalHugging: isHorizontal ? 251 : hugging)
      arrange(screen.makeContent(width, height, priorities), in: stack)
    }
    noteMiddle(stack, index)
  }

  private func arrange(_ view: UIView, in stack: UIStackView) {
    stack.addArrangedSubview(view)
    screen.views.append(view)
  }

  private func noteMiddle(_ stack: UIStackView, _ index: Int) {
    var leafStackCount = 1
    for _ in 1..<depth { leafStackCount *= Self.breadth }
    let middle = leafStackCount / 2
    guard index % 2 == 0, index == middle || index == middle - 1 else { return }
    let views = stack.arrangedSubviews
    screen.edit = { stack.setCustomSpacing($0 ? 8 : 4, after: views[Self.breadth / 2 - 1]) }
    screen.anchor = views[2]
  }
}
