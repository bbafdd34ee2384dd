import Foundation
@_spi(Plainview) import PlainviewLayout

/// An item with any class name, for the texts of real apps' views.
final class StubItem: LayoutItem {
  private let nodeOwner: LayoutNodeOwner
  private let isMasked: Bool
  private var children: [StubItem] = []
  let layoutFrame: CGRect
  let layoutDescription: LayoutItemDescription

  /// An item with a frame has it from its mask, one without only from constraints.
  init(_ className: String, title: String? = nil, name: String? = nil, frame: CGRect? = nil, isGuide: Bool = false) {
    layoutFrame = frame ?? .zero
    isMasked = frame != nil
    Self.count += 1
    layoutDescription = LayoutItemDescription(
      className: className, address: "0x" + String(0x7f00 + Self.count, radix: 16), title: title, name: name)
    nodeOwner = LayoutNodeOwner(isGuide: isGuide, translatesMask: frame != nil)
    nodeOwner.belong(to: self)
  }

  private static var count = 0

  var layoutNode: LayoutNode { nodeOwner.node }

  func add(_ child: StubItem) {
    children.append(child)
    child.layoutNode.attach(to: layoutNode)
  }

  func visitLayoutChildren(_ visit: (LayoutNode) -> Void) { for child in children { visit(child.layoutNode) } }
}
