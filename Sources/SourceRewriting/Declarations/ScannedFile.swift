/// A `#selector` expression.
struct SelectorExpression {
  /// The index of `#selector`.
  let index: Int
  /// The body that contains it; nil at the top level.
  let scope: DeclaredType?
}

/// A call of a method that may not be there: `delegate?.changed?(self)`, or a comparison of one with nil.
struct OptionalCall {
  /// The index of the method's name.
  let nameIndex: Int
  /// The index of the `?` or `!` behind the name; nil in a comparison.
  let markIndex: Int?
}

/// A call `a.b.isKind(of: …)` of a method that every object has on a device.
struct ObjectCall {
  /// The index of the first name of the receiver.
  let firstIndex: Int
  /// The index of the method's name.
  let nameIndex: Int
}

/// A call `observe(\.a.b, …)` or `publisher(for: \.a.b)`.
struct ObservationCall {
  /// The index of the key path's last token.
  let pathEnd: Int
  /// The names of the path: `a.b`.
  let names: String
  let isPublished: Bool
}

/// An `import` line.
struct ImportLine {
  let module: String
  /// The index of the module's name.
  let moduleIndex: Int
  /// The index of the last token.
  let endIndex: Int
  /// `public` or another level of access with a blank behind it; empty for none.
  let access: String
  /// Whether a directive surrounds it.
  let isConditional: Bool
}

/// A file with its tokens, what was found in it, and the edits to come.
final class ScannedFile {
  let path: String
  let bytes: [UInt8]
  let source: TokenizedSource
  var types: [DeclaredType] = []
  var selectors: [SelectorExpression] = []
  var optionalCalls: [OptionalCall] = []
  var observations: [ObservationCall] = []
  var objectCalls: [ObjectCall] = []
  var imports: [ImportLine] = []
  /// The indices of names of modules in front of other names.
  var qualifiers: [Int] = []
  /// Whether an import was added behind the last line.
  var hasImportAtEnd = false
  /// The indices of conditions: `#if` and `#elseif`.
  var conditions: [Int] = []
  /// The names of variables, which can hold closures that are called with `?`.
  var variables: Set<String> = []
  /// Whether it names what UIKit brings and Foundation does not.
  var needsUIKit = false
  /// The modules that UIKit or Foundation brings on Apple's systems, as far as the file names what they have.
  var modulesBehindUIKit: Set<String> = []
  /// The modules that have what Foundation alone has on Apple's systems, as far as the file names it.
  var modulesBesideFoundation: Set<String> = []
  /// Whether it names what drives an app's interface.
  var hasInterfaceTests = false
  /// Whether generated code names the library.
  var needsLibrary = false
  var edits = EditList()
  var diagnostics: [RewriteDiagnostic] = []

  init(text: SourceText, source: TokenizedSource) {
    path = text.path
    bytes = text.bytes
    self.source = source
  }

  /// Whether the file imports the module, in any of its forms.
  func imports(_ module: String) -> Bool { imports.contains { $0.module == module } }

  /// The range of the tokens from one to another.
  func range(_ first: Int, _ last: Int) -> Range<Int> {
    Int(source.tokens[first].start)..<Int(source.tokens[last].end)
  }

  /// Replaces tokens by blanks; line breaks stay.
  func blank(_ first: Int, _ last: Int) { edits.blank(range(first, last), in: bytes) }

  /// Replaces tokens by a text; line breaks stay behind it.
  func replace(_ first: Int, _ last: Int, by text: String) {
    edits.replace(range(first, last), by: text, in: bytes)
  }

  /// Notes a line for the compiler's output.
  func report(_ severity: RewriteDiagnostic.Severity, at index: Int, _ text: String) {
    let position = source.position(of: Int(source.tokens[index].start))
    diagnostics.append(
      RewriteDiagnostic(
        path: path, line: position.line, column: position.column, severity: severity, text: text))
  }
}
