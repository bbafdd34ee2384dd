/// A value that scripts of a flow and code can pass to each other, as JSON has them.
public enum FlowValue: Equatable, Sendable {
  /// No value: `null` in JSON.
  case null
  /// True or false.
  case boolean(Bool)
  /// A number.
  case number(Double)
  /// A string.
  case text(String)
  /// An array of values.
  case list([FlowValue])
  /// An object: values by their keys.
  case object([String: FlowValue])
}

extension FlowValue: ExpressibleByStringLiteral, ExpressibleByBooleanLiteral, ExpressibleByIntegerLiteral,
  ExpressibleByFloatLiteral, ExpressibleByArrayLiteral, ExpressibleByDictionaryLiteral, ExpressibleByNilLiteral
{
  /// Creates a text from a literal.
  public init(stringLiteral value: String) { self = .text(value) }
  /// Creates a boolean from a literal.
  public init(booleanLiteral value: Bool) { self = .boolean(value) }
  /// Creates a number from an integer literal.
  public init(integerLiteral value: Int) { self = .number(Double(value)) }
  /// Creates a number from a literal.
  public init(floatLiteral value: Double) { self = .number(value) }
  /// Creates a list from a literal.
  public init(arrayLiteral elements: FlowValue...) { self = .list(elements) }
  /// Creates an object from a literal; of equal keys, the last one counts.
  public init(dictionaryLiteral elements: (String, FlowValue)...) {
    self = .object(Dictionary(elements) { _, last in last })
  }
  /// Creates the value `null` from `nil`.
  public init(nilLiteral: ()) { self = .null }
}

/// What code that replaces a script of a flow can see and change; see `XCUIApplication.flowScripts`.
@preconcurrency @MainActor public final class FlowScriptContext {
  /// The script's file, as the flow names it.
  public let file: String
  /// The variables that the script would see: those of the flow's `env`, of `runScript` and from outside.
  public let environment: [String: String]
  private let variables: FlowVariables
  private let write: (String) -> Void

  init(file: String, variables: FlowVariables, write: @escaping (String) -> Void) {
    self.file = file
    environment = variables.visible
    self.variables = variables
    self.write = write
  }

  /// What the flow's expressions find in `output`.
  public var output: [String: FlowValue] {
    get { variables.output }
    set { variables.output = newValue }
  }

  /// What `pasteText` types and `maestro.copiedText` is; nil before something was copied.
  public var copiedText: String? {
    get { variables.copiedText }
    set { variables.copiedText = newValue }
  }

  /// Writes a line to the step's console in the report, as `console.log` does.
  public func log(_ line: String) { write(line) }
}
