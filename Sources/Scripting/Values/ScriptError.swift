/// Why and where a script failed.
package struct ScriptError: Error, Equatable, Sendable, CustomStringConvertible {
  package enum Kind: Equatable, Sendable {
    /// It cannot be read.
    case syntax
    /// It threw something that was not caught.
    case thrown
    /// It took too many steps, too much memory, or called itself too deeply.
    case limit
    /// A variable without a value would become part of a text; its name, and names that are near.
    case undefined(String, near: [String])
  }

  package let kind: Kind
  /// What is wrong, and after a comma what to do.
  package let message: String
  /// The file.
  package let source: String
  /// Counted from 1.
  package let line: Int
  package let column: Int

  package var description: String { "\(source):\(line):\(column): \(message)" }
}

/// A value that a script threw, until it is caught.
/// Scripts and their values stay on one thread.
struct ScriptThrow: Error, @unchecked Sendable {
  let value: ScriptValue
  let source: ScriptSource
  let at: Int
}

/// Ends a script; scripts cannot catch it.
struct ScriptStop: Error {
  let kind: ScriptError.Kind
  let message: String
}

/// What deep parts of the library find wrong, before it is an error of the script.
enum ScriptLimit: Error {
  case range(String)
  case type(String)
  case tooLong(String, Int)
  case unsupported(String)
}

/// How a statement ended.
enum Completion {
  case normal
  case breaking(ScriptText?)
  case continuing(ScriptText?)
  case returning(ScriptValue)
}
