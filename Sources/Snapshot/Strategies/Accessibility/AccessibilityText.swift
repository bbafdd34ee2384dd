import PlainviewRuntime
@_spi(Plainview) import PlainviewUIKitCore

/// What a screen reader reads of a tree, an element a line, in the order in which it does.
@MainActor struct AccessibilityText {
  private let root: UIView

  init(root: UIView) { self.root = root }

  var text: String {
    let nodes = SpokenOrder(root.traitCollection).nodes(in: root)
    return nodes.isEmpty ? "(nothing is read aloud)" : lines(nodes, depth: 0).joined(separator: "\n")
  }

  private func lines(_ nodes: [SpokenNode], depth: Int) -> [String] {
    let indentation = String(repeating: "  ", count: depth)
    return nodes.flatMap { node -> [String] in
      switch node {
      case .element(let element): [indentation + element.line]
      case .group(let group):
        titled(group, indentation) + lines(group.nodes, depth: depth + (group.title == nil ? 0 : 1))
      }
    }
  }

  private func titled(_ group: SpokenGroup, _ indentation: String) -> [String] {
    group.title.map { [indentation + VisibleText.quoted($0) + ":"] } ?? []
  }
}
