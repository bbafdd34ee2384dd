import PlainviewRuntime

extension WiringGraph {
  /// A directed graph in Graphviz's language.
  ///
  /// Segues are bold, outlets end in a circle, and what would not work is dashed and red.
  package var dot: String {
    var lines = ["digraph wiring {", "  rankdir=LR;", "  node [shape=box];"]
    for (number, group) in groups.enumerated() where !group.nodes.isEmpty {
      if groups.count == 1 {
        lines += group.nodes.map { "  " + statement($0) }
      } else {
        lines.append("  subgraph cluster\(number) {")
        lines.append("    label=\(Self.quoted([group.title]));")
        lines += group.nodes.map { "    " + statement($0) }
        lines.append("  }")
      }
    }
    for edge in edges {
      lines.append("  n\(edge.source) -> n\(edge.target) [label=\(Self.quoted(edge.label))\(edge.style)];")
    }
    return (lines + ["}"]).joined(separator: "\n")
  }

  private func statement(_ number: Int) -> String {
    let style = nodes[number].isMissing ? " style=dashed color=red" : ""
    return "n\(number) [label=\(Self.quoted([nodes[number].name]))\(style)];"
  }

  /// The lines in quotes; Graphviz reads a backslash and what follows as an order.
  private static func quoted(_ lines: [String]) -> String {
    "\"" + lines.map { VisibleText.lines($0).map(escaped).joined() }.joined(separator: "\\n") + "\""
  }

  private static func escaped(_ character: Character) -> String {
    switch character {
    case "\"": "\\\""
    case "\\": "\\\\"
    case _ where character.isNewline: " "
    default: String(character)
    }
  }
}

extension WiringGraph.Edge {
  fileprivate var style: String {
    if isDangling { return " style=dashed color=red fontcolor=red" }
    if isUsed { return " color=green penwidth=3" }
    switch link {
    case .event, .recognizer, .delegate, .notification, .timer: return ""
    case .outlet: return " arrowhead=odot"
    case .segue: return " style=bold"
    }
  }
}
