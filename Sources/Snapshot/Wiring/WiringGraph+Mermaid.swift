import PlainviewRuntime

extension WiringGraph {
  /// A flowchart as Mermaid draws it, for example in a Markdown page.
  ///
  /// What a flow used is green. Segues are thick, outlets end in a circle, and what would not work is dotted and red.
  package var mermaid: String {
    var lines = ["flowchart LR"]
    for (number, group) in groups.enumerated() where !group.nodes.isEmpty {
      let nodes = group.nodes.map { "n\($0)[\(Self.quoted([self.nodes[$0].name]))]" }
      if groups.count == 1 {
        lines += nodes.map { "  " + $0 }
      } else {
        lines.append("  subgraph s\(number)[\(Self.quoted([group.title]))]")
        lines += nodes.map { "    " + $0 }
        lines.append("  end")
      }
    }
    for edge in edges { lines.append("  n\(edge.source) \(edge.arrow)|\(Self.quoted(edge.label))| n\(edge.target)") }
    return (lines + warningStyles).joined(separator: "\n")
  }

  private var warningStyles: [String] {
    var lines: [String] = []
    let used = edges.indices.filter { edges[$0].isUsed && !edges[$0].isDangling }.map { "\($0)" }
    if !used.isEmpty { lines.append("  linkStyle \(used.joined(separator: ",")) stroke:green,stroke-width:3px") }
    let dangling = edges.indices.filter { edges[$0].isDangling }.map { "\($0)" }
    if !dangling.isEmpty { lines.append("  linkStyle \(dangling.joined(separator: ",")) stroke:red,color:red") }
    let missing = nodes.indices.filter { nodes[$0].isMissing }.map { "n\($0)" }
    if !missing.isEmpty {
      lines.append("  classDef missing stroke:red,stroke-dasharray:4")
      lines.append("  class \(missing.joined(separator: ",")) missing")
    }
    return lines
  }

  /// The lines in quotes, with the characters that Mermaid would read as its own written as entities.
  private static func quoted(_ lines: [String]) -> String {
    "\"" + lines.map(MermaidText.escaped).joined(separator: "<br/>") + "\""
  }
}

extension WiringGraph.Edge {
  fileprivate var arrow: String {
    if isDangling { return "-.->" }
    switch link {
    case .event, .recognizer, .delegate, .notification, .timer: return "-->"
    case .outlet: return "--o"
    case .segue: return "==>"
    }
  }
}
