extension ScriptEngine {
  /// An error of a kind, thrown where the script is now.
  func thrown(_ kind: String, _ message: String) -> any Error {
    let error = ScriptErrorObject(prototypes.errors[kind] ?? prototypes.error)
    keepUncharged(error)
    error.hide("message", .text(message))
    noteStack(of: error)
    return ScriptThrow(value: .object(error), source: frame.source, at: at)
  }

  func typeError(_ message: String) -> any Error { thrown("TypeError", message) }
  func rangeError(_ message: String) -> any Error { thrown("RangeError", message) }

  /// Says in an error's `stack` where it was made.
  func noteStack(of error: ScriptObject) {
    let (line, column) = frame.source.position(at)
    let name = (try? text(of: property("name", of: .object(error)))) ?? "Error"
    let message = (try? text(of: property("message", of: .object(error)))) ?? ""
    let head = message.isEmpty ? name : name + ": " + message
    error.hide("stack", .text(head + ScriptText("\n    at \(frame.source.name):\(line):\(column)")))
    guard sharedScope != nil else { return }
    error.hide("line", .number(Double(line)))
    error.hide("column", .number(Double(column)))
    if !frame.source.name.isEmpty { error.hide("sourceURL", .text(frame.source.name)) }
  }

  /// What the library found wrong, as an error of the script.
  func translated(_ error: any Error) -> any Error {
    guard let limit = error as? ScriptLimit else { return error }
    switch limit {
    case .range(let message): return rangeError(message)
    case .type(let message): return typeError(message)
    case .tooLong(let what, let count):
      return ScriptStop(kind: .limit, message: "\(what) of the script has more than \(count) elements, make less of it")
    case .unsupported(let what):
      return ScriptStop(kind: .thrown, message: "\(what) is not supported, write it another way")
    }
  }

  // MARK: For the caller of the script

  func error(of error: any Error) -> ScriptError {
    switch translated(error) {
    case let known as ScriptError: return known
    case let thrown as ScriptThrow:
      let (line, column) = thrown.source.position(thrown.at)
      return ScriptError(
        kind: .thrown, message: "the script ended with \(shortText(of: thrown.value))", source: thrown.source.name,
        line: line,
        column: column)
    case let stop as ScriptStop:
      let (line, column) = frame.source.position(at)
      return ScriptError(kind: stop.kind, message: stop.message, source: frame.source.name, line: line, column: column)
    default: return Self.scriptError(of: error, in: frame.source)
    }
  }

  static func scriptError(of error: any Error, in source: ScriptSource) -> ScriptError {
    let fault = error as? ScriptSyntaxError ?? ScriptSyntaxError(message: "\(error)", at: 0)
    let (line, column) = source.position(fault.at)
    return ScriptError(kind: .syntax, message: fault.message, source: source.name, line: line, column: column)
  }

  /// What was thrown, in a line.
  private func shortText(of value: ScriptValue) -> String {
    let text: ScriptText
    if case .text(let thrown) = value {
      text = ScriptText("'") + thrown + "'"
    } else {
      text = (try? self.text(of: value)) ?? "an object"
    }
    return String(text.string.prefix(500))
  }
}
