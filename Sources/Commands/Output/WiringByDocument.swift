import PlainviewInterfaceBuilder
import PlainviewUIAutomation

/// The wiring coverage of a run, taken together for each document.
struct WiringByDocument {
  private let parts: [(document: String, coverage: WiringCoverage)]

  /// The documents in the order in which the reports name them.
  init(_ reports: [FlowReport]) {
    var parts: [(document: String, coverage: WiringCoverage)] = []
    for report in reports {
      let document = report.document ?? report.path
      if let known = parts.firstIndex(where: { $0.document == document }) {
        parts[known].coverage = parts[known].coverage.merging(report.wiring)
      } else {
        parts.append((document, report.wiring))
      }
    }
    self.parts = parts
  }

  /// A line for each document with its share, and below it one for each of its wires.
  var text: String {
    parts.map { "wiring of \($0.document): \($0.coverage)" + Self.remark(on: $0.document) }.joined(separator: "\n")
  }

  /// Segues lead nowhere here, so that they are told of and not counted.
  private static func remark(on path: String) -> String {
    guard let document = try? InterfaceDocument(contentsOf: path) else { return "" }
    let count = document.index.entries.flatMap(\.node.segues).count { segue in
      switch segue.kind {
      case .relationship, .embed: false
      default: true
      }
    }
    if count == 0 { return "" }
    return "\n  \(count) segue\(count == 1 ? " is" : "s are") not performed by this version and not counted"
  }

  /// What is missing to a share, in percent: a line for each document that does not reach it, and the missed wires.
  func shortfalls(below percent: Int) -> [String] {
    parts.filter { $0.coverage.percent < Double(percent) }.map { part in
      let missed = part.coverage.lines(of: part.coverage.missed).joined(separator: "\n")
      return "\(part.document):1: \(part.coverage.summary), fewer than \(percent) %, play what never fired:\n\(missed)"
    }
  }
}
