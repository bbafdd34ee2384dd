/// The flow language as JSON Schema, for editors: it follows from the tables that the reader uses.
package enum FlowSchema {
  /// The schema, with a line feed at its end.
  package static var text: String { root.written() + "\n" }

  private static var root: JSONText {
    .object([
      ("$schema", .text("http://json-schema.org/draft-07/schema#")),
      ("title", .text("A flow of Maestro, as plainview plays it")),
      ("description", .text("A header and a list of commands, with --- between.")),
      ("oneOf", .list([reference("header"), reference("commands")])),
      ("definitions", .object(definitions)),
    ])
  }

  private static var definitions: [(key: String, value: JSONText)] {
    [
      ("scalar", .object([("type", types("string", "number", "boolean"))])),
      ("number", .object([("type", types("integer", "string"))])),
      ("variables", .object([("type", types("object", "null")), ("additionalProperties", reference("scalar"))])),
      ("texts", .object([("type", .text("array")), ("items", reference("scalar"))])),
      ("selector", selector), ("condition", map(FlowField.conditions + FlowField.shared)), ("header", header),
      ("commands", .object([("type", .text("array")), ("items", reference("command"))])), ("command", command),
    ]
  }

  private static func reference(_ name: String) -> JSONText { .object([("$ref", .text("#/definitions/" + name))]) }

  private static func types(_ names: String...) -> JSONText { .list(names.map { .text($0) }) }

  private static func map(_ fields: [FlowField], isLenient: Bool = false) -> JSONText {
    var entries: [(key: String, value: JSONText)] = [
      ("type", .text("object")), ("properties", .object(fields.map { ($0.name, property($0)) })),
    ]
    let required = fields.filter(\.isRequired).map { JSONText.text($0.name) }
    if !required.isEmpty { entries.append(("required", .list(required))) }
    if !isLenient { entries.append(("additionalProperties", .flag(false))) }
    return .object(entries)
  }

  private static func property(_ field: FlowField) -> JSONText {
    .object([("description", .text(field.summary))] + rule(for: field.kind))
  }

  private static func rule(for kind: FlowField.Kind) -> [(key: String, value: JSONText)] {
    switch kind {
    case .text, .point: [("type", types("string", "number", "boolean", "null"))]
    case .number, .percent, .count: [("type", types("integer", "string", "null"))]
    case .flag: [("type", types("boolean", "null"))]
    case .selector: [("allOf", .list([reference("selector")]))]
    case .selectors: [("type", .text("array")), ("items", reference("selector"))]
    case .condition: [("allOf", .list([reference("condition")]))]
    case .variables: [("allOf", .list([reference("variables")]))]
    case .commands: [("allOf", .list([reference("commands")]))]
    case .texts: [("allOf", .list([reference("texts")]))]
    case .choice(let alternatives): [("type", .text("string")), ("pattern", .text(pattern(alternatives)))]
    case .openChoice(let alternatives):
      [("type", .text("string")), ("pattern", .text(pattern(alternatives) + "|\\$\\{"))]
    }
  }

  /// The values in any case, with or without their underscores.
  private static func pattern(_ alternatives: [String]) -> String {
    let parts = alternatives.map { alternative in
      alternative.map { character in
        if character == "_" { return "_?" }
        return character.isLetter ? "[\(character.uppercased())\(character.lowercased())]" : String(character)
      }
      .joined()
    }
    return "^(" + parts.joined(separator: "|") + ")$"
  }

  private static var selector: JSONText {
    .object([
      (
        "anyOf",
        .list([reference("scalar"), map(FlowField.selector + FlowField.touch + FlowField.shared)])
      )
    ])
  }

  private static var header: JSONText {
    let target = ["document", "scene", "device"].map { FlowField($0, .text, "What to show: a \($0).") }
    let text: JSONText = .object([("type", types("string", "number"))])
    return .object([
      ("type", .text("object")),
      (
        "properties",
        .object([
          ("appId", text), ("url", text), ("name", text), ("tags", reference("texts")), ("env", reference("variables")),
          ("properties", reference("variables")), ("plainview", map(target)), ("onFlowStart", reference("commands")),
          ("onFlowComplete", reference("commands")),
        ])
      ),
      ("anyOf", .list(["appId", "url"].map { .object([("required", .list([.text($0)]))]) })),
    ])
  }

  // MARK: Commands

  private static var command: JSONText {
    let alone = FlowCommandName.allCases.filter(\.standsAlone).map { JSONText.text($0.rawValue) }
    return .object([
      (
        "oneOf",
        .list([
          .object([("enum", .list(alone))]),
          .object([
            ("type", .text("object")),
            ("properties", .object(FlowCommandName.allCases.map { ($0.rawValue, values(of: $0)) })),
            ("additionalProperties", .flag(false)), ("minProperties", .number(1)), ("maxProperties", .number(1)),
          ]),
        ])
      )
    ])
  }

  private static func values(of name: FlowCommandName) -> JSONText {
    let fields = name.fields + FlowField.shared
    var choices = [map(fields, isLenient: name.isLenient)]
    if let shortcut = name.shortcut, let field = fields.first(where: { $0.name == shortcut }) {
      choices.append(.object(rule(for: field.kind)))
    }
    if name == .addMedia { choices.append(reference("texts")) }
    var entries: [(key: String, value: JSONText)] = [("anyOf", .list(choices))]
    if let reason = RefusedCommand.reason(for: name) {
      entries.insert(("description", .text("Not possible without a device: it " + reason + ".")), at: 0)
    }
    return .object(entries)
  }
}
