import Foundation
import PlainviewGraphics
import PlainviewRuntime
import PlainviewSnapshot

extension Trace {
  /// The trace for programs, and for the page that shows it: texts, views and lines of images are in tables, each once.
  @MainActor package var json: String {
    var tables = TraceTables()
    let steps = steps.map { tables.value(of: $0) }
    let wiring = tables.value(of: wiring)
    let screen = device.screen.size
    return JSONValue.object([
      ("version", .number(1)), ("title", .text(title)),
      (
        "screen",
        .object([
          ("device", .text(device.name)), ("width", .number(Double(screen.width))),
          ("height", .number(Double(screen.height))),
        ])
      ),
      ("wiring", wiring), ("steps", .list(steps)), ("strings", .list(tables.strings.values.map { .text($0) })),
      ("marks", .list(tables.marks.values.map { .text($0) })), ("views", .list(tables.views.values)),
      ("details", .list(tables.details.values)),
    ]).compactText
  }
}

/// Values by their numbers, each once.
private struct Table<Key: Hashable, Value> {
  private(set) var values: [Value] = []
  private var numbers: [Key: Int] = [:]

  mutating func number(of key: Key, _ value: () -> Value) -> Int {
    if let known = numbers[key] { return known }
    numbers[key] = values.count
    values.append(value())
    return values.count - 1
  }
}

/// The tables of a trace's JSON while they grow.
private struct TraceTables {
  /// What two views have in common that are one record.
  struct ViewKey: Hashable {
    let key, depth, name, details: Int
    let x, y, width, height: Double
  }

  var strings = Table<String, String>()
  var marks = Table<String, String>()
  var views = Table<ViewKey, JSONValue>()
  var details = Table<Trace.Details, JSONValue>()

  private mutating func string(_ text: String) -> JSONValue { .number(Double(strings.number(of: text) { text })) }
  private mutating func list(_ texts: [String]) -> JSONValue {
    var values: [JSONValue] = []
    for text in texts { values.append(string(text)) }
    return .list(values)
  }

  private static func frame(_ frame: CGRect) -> JSONValue {
    .list([frame.minX, frame.minY, frame.width, frame.height].map(number))
  }

  private static func number(_ value: CGFloat) -> JSONValue { .number((Double(value) * 100).rounded() / 100) }

  // MARK: Steps

  mutating func value(of step: Trace.Step) -> JSONValue {
    let report = step.report
    var events: [JSONValue] = []
    for event in step.events { events.append(value(of: event)) }
    var shown: [JSONValue] = []
    for view in step.views { shown.append(.number(Double(number(of: view)))) }
    let lines = step.image.split(separator: "\n").map(String.init)
    let causes = step.changes.causes.flatMap { [$0.text] + $0.effects.map { "  " + $0 } }
    var rows: [JSONValue] = []
    for row in step.rows { rows.append(.list([.number(Double(row.number)), string(row.old), string(row.new)])) }
    return .object([
      ("title", string(report.title)), ("place", .text(report.path.isEmpty ? "" : report.location)),
      ("status", .text(report.status.rawValue)), ("time", Self.number(CGFloat(report.time))),
      ("depth", .number(Double(report.depth))),
      ("problem", list(report.problem?.lines ?? [])),
      ("screen", .list(lines.map { line in .number(Double(marks.number(of: line) { line })) })),
      ("views", .list(shown)),
      (
        "touches",
        .list(step.touches.map { .list([Self.number($0.point.x), Self.number($0.point.y), .text($0.phase)]) })
      ),
      ("events", .list(events)),
      (
        "moved",
        .list(step.moves.map { .list([.number(Double($0.view)), Self.frame($0.old), Self.frame($0.new)]) })
      ), ("changes", list(step.changes.changes)), ("why", list(causes)),
      ("rows", .list(rows)), ("console", list(report.console)),
    ])
  }

  private mutating func value(of event: Trace.Event) -> JSONValue {
    let entry = event.entry
    return .list([
      .number((entry.time * 1000).rounded() / 1000), .text(entry.kind.rawValue), .number(Double(entry.depth)),
      string(entry.text), list(entry.reasons), event.view.map { .number(Double($0)) } ?? .null,
      event.wire.map { .number(Double($0)) } ?? .null,
    ])
  }

  // MARK: Views

  private mutating func number(of view: Trace.View) -> Int {
    let details = number(of: view.details)
    let name = strings.number(of: view.name) { view.name }
    let frame = view.frame
    let key = ViewKey(
      key: view.key, depth: view.depth, name: name, details: details, x: frame.minX, y: frame.minY, width: frame.width,
      height: frame.height)
    return views.number(of: key) {
      .list(
        [.number(Double(view.key)), .number(Double(view.depth)), .number(Double(name))]
          + [frame.minX, frame.minY, frame.width, frame.height].map(Self.number) + [.number(Double(details))])
    }
  }

  private mutating func number(of details: Trace.Details) -> Int {
    let value = JSONValue.object([
      ("frame", string(details.frame)), ("constraints", list(details.constraints)),
      ("responders", list(details.responders)), ("gestures", list(details.recognizers)),
    ])
    return self.details.number(of: details) { value }
  }

  // MARK: Wiring

  mutating func value(of wiring: TraceWiring) -> JSONValue {
    var nodes: [JSONValue] = []
    for node in wiring.nodes {
      nodes.append(
        .object([
          ("name", string(node.name)), ("group", .number(Double(node.group))), ("missing", .flag(node.isMissing)),
          ("key", node.view.map { .number(Double($0)) } ?? .null),
        ]))
    }
    var edges: [JSONValue] = []
    for edge in wiring.edges {
      edges.append(
        .object([
          ("from", .number(Double(edge.source))), ("to", .number(Double(edge.target))),
          ("kind", .text(edge.kind.rawValue)), ("label", list(edge.label)), ("flaw", .flag(edge.isBroken)),
        ]))
    }
    return .object([("groups", list(wiring.groups)), ("nodes", .list(nodes)), ("edges", .list(edges))])
  }
}
