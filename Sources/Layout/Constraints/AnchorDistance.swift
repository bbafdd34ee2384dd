import Foundation
import PlainviewRuntime

/// What an anchor measures behind its own item and attribute: the edge that a distance ends at.
struct AnchorEnd {
  let node: LayoutNode
  let attribute: NSLayoutConstraint.Attribute
}

/// The edges at which the two sides of a constraint end, where these are distances between anchors and not attributes.
///
/// The value of a side with an end is the end minus the attribute that the constraint names.
@MainActor final class AnchorDistances {
  let first, second: AnchorEnd?
  /// The indexes of the constraint in the lists of the ends' nodes.
  private var listIndexes: [ObjectIdentifier: Int32] = [:]

  init(first: AnchorEnd?, second: AnchorEnd?) {
    self.first = first
    self.second = second
  }

  var ends: [AnchorEnd] { [first, second].compactMap { $0 } }

  subscript(index node: LayoutNode) -> Int32 {
    get { listIndexes[ObjectIdentifier(node)] ?? -1 }
    set { listIndexes[ObjectIdentifier(node)] = newValue }
  }

  var isDirectional: Bool { ends.contains { $0.attribute.isDirectional } }

  /// Whether one of the ends belongs to the node.
  func names(_ node: LayoutNode) -> Bool { ends.contains { $0.node === node } }
}

/// The distance from one anchor to another one of the same axis.
@preconcurrency @MainActor final class AnchorOffset: NSLayoutDimension {
  private var to: AnchorEnd?

  convenience init(from: AnchorEnd, to: AnchorEnd) {
    self.init(from)
    self.to = to
  }

  override var end: AnchorEnd? { to }
}

extension NSLayoutConstraint {
  /// Nodes that only a distance names, each once.
  var nodesOfDistances: [LayoutNode] {
    guard let distances else { return [] }
    var nodes: [LayoutNode] = []
    for end in distances.ends
    where end.node !== firstNode && end.node !== secondNode && !nodes.contains(where: { $0 === end.node }) {
      nodes.append(end.node)
    }
    return nodes
  }
}
