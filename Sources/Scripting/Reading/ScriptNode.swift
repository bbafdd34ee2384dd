/// The text of a script and its name, for positions in errors.
package final class ScriptSource: Sendable {
  package let name: String
  let units: [UInt16]
  /// The line and column in the file at which the script begins, since an expression may begin inside a line.
  let firstLine: Int
  let firstColumn: Int

  package init(_ text: String, name: String, line: Int = 1, column: Int = 1) {
    self.name = name
    units = Array(text.utf16)
    firstLine = line
    firstColumn = column
  }

  /// Line and column of an offset, counted from 1.
  func position(_ offset: Int) -> (line: Int, column: Int) {
    var line = 0
    var start = 0
    for (index, unit) in units.prefix(max(offset, 0)).enumerated() where ScriptUnits.isLineEnd(unit) {
      if unit == 10, index > 0, units[index - 1] == 13 {
        start = index + 1
        continue
      }
      line += 1
      start = index + 1
    }
    return (firstLine + line, offset - start + (line == 0 ? firstColumn : 1))
  }
}

/// A part of a script as a tree, and the position where it begins.
final class ScriptNode {
  let kind: Kind
  let at: Int

  init(_ kind: Kind, at: Int) {
    self.kind = kind
    self.at = at
  }

  enum Kind {
    // Expressions
    case number(Double)
    case text(ScriptText)
    case boolean(Bool)
    case null
    case template([ScriptText], [ScriptNode])
    case tagged(ScriptNode, cooked: [ScriptText?], raw: [ScriptText], [ScriptNode])
    case pattern(ScriptText, flags: ScriptText)
    case name(ScriptText)
    case this
    case newTarget
    case array([ScriptNode?])
    case object([ObjectPart])
    case function(FunctionNode)
    case classDefinition(ClassNode)
    case unary(String, ScriptNode)
    case update(Double, isPrefix: Bool, ScriptNode)
    case binary(BinaryOperator, ScriptNode, ScriptNode)
    case logical(String, ScriptNode, ScriptNode)
    /// The operator is nil for `=`.
    case assignment(BinaryOperator?, AssignmentPattern, ScriptNode)
    case logicalAssignment(String, ScriptNode, ScriptNode)
    case conditional(ScriptNode, ScriptNode, ScriptNode)
    case call(ScriptNode, [ScriptNode], isOptional: Bool)
    case superCall([ScriptNode])
    case new(ScriptNode, [ScriptNode])
    case member(ScriptNode, ScriptText, isOptional: Bool)
    case index(ScriptNode, ScriptNode, isOptional: Bool)
    case superMember(ScriptNode)
    /// The end of what an optional part skips.
    case chain(ScriptNode)
    case sequence([ScriptNode])
    case spread(ScriptNode)
    // Statements
    case variables(VariableKind, [(AssignmentPattern, ScriptNode?)])
    case functionDeclaration
    case classDeclaration(ClassNode)
    case expression(ScriptNode)
    case block(BlockNode)
    case condition(ScriptNode, ScriptNode, ScriptNode?)
    case loop(initial: ScriptNode?, test: ScriptNode?, update: ScriptNode?, body: ScriptNode, names: [ScriptText])
    case each(EachKind, VariableKind?, AssignmentPattern, ScriptNode, body: ScriptNode)
    case whileLoop(ScriptNode, body: ScriptNode)
    case doLoop(body: ScriptNode, ScriptNode)
    case returning(ScriptNode?)
    case breaking(ScriptText?)
    case continuing(ScriptText?)
    case throwing(ScriptNode)
    case trying(ScriptNode, AssignmentPattern?, handler: ScriptNode?, finally: ScriptNode?)
    case choice(ScriptNode, [(test: ScriptNode?, body: [ScriptNode])], BlockNode)
    case labeled(ScriptText, ScriptNode)
    case empty
  }
}

enum VariableKind: String { case `var`, `let`, const }

enum EachKind { case keys, values }

enum BinaryOperator: String {
  case add = "+"
  case subtract = "-"
  case multiply = "*"
  case divide = "/"
  case remainder = "%"
  case power = "**"
  case and = "&"
  case or = "|"
  case exclusiveOr = "^"
  case shiftLeft = "<<"
  case shiftRight = ">>"
  case shiftRightUnsigned = ">>>"
  case equal = "=="
  case notEqual = "!="
  case same = "==="
  case notSame = "!=="
  case less = "<"
  case greater = ">"
  case atMost = "<="
  case atLeast = ">="
  case instanceOf = "instanceof"
  case inObject = "in"
}

/// The key of a property: a text, or an expression in brackets.
enum PropertyName {
  case fixed(ScriptText)
  case computed(ScriptNode)
}

/// A part of an object in braces.
enum ObjectPart {
  case value(PropertyName, ScriptNode)
  case getter(PropertyName, FunctionNode)
  case setter(PropertyName, FunctionNode)
  case spread(ScriptNode)
}

/// What is assigned to: a name or a property, or parts of a list or of an object.
indirect enum AssignmentPattern {
  struct Element {
    let pattern: AssignmentPattern
    let preset: ScriptNode?
  }

  case target(ScriptNode)
  case list([Element?], rest: AssignmentPattern?, at: Int)
  case object([(name: PropertyName, element: Element)], rest: AssignmentPattern?, at: Int)

  /// The names that it declares.
  var names: [ScriptText] {
    switch self {
    case .target(let node):
      if case .name(let name) = node.kind { return [name] }
      return []
    case .list(let elements, let rest, _): return elements.flatMap { $0?.pattern.names ?? [] } + (rest?.names ?? [])
    case .object(let parts, let rest, _): return parts.flatMap { $0.element.pattern.names } + (rest?.names ?? [])
    }
  }
}

/// Statements with the names that belong to their block.
final class BlockNode {
  var statements: [ScriptNode] = []
  var variables: [(name: ScriptText, isConstant: Bool)] = []
  var functions: [FunctionNode] = []
  /// Whether the block holds the names of the head of the loop in it.
  var isLoopHead = false

  var needsScope: Bool { !variables.isEmpty || !functions.isEmpty }
}

final class FunctionNode {
  var name: ScriptText = ""
  let source: ScriptSource
  let at: Int
  var parameters: [AssignmentPattern.Element] = []
  var rest: AssignmentPattern?
  var body = BlockNode()
  /// The expression of an arrow function without a block.
  var result: ScriptNode?
  var isArrow = false
  var isMethod = false
  var isAsync = false
  /// The names that `var` declares.
  var variableNames: [ScriptText] = []
  var usesArguments = false
  /// The constructor of a class that extends another one.
  var isDerivedConstructor = false
  var isClassConstructor = false
  /// Where the function ends, for its text.
  var end = 0

  init(source: ScriptSource, at: Int) {
    self.source = source
    self.at = at
  }

  /// How many arguments are expected before the first one with a preset.
  var length: Int { parameters.firstIndex { $0.preset != nil } ?? parameters.count }
}

final class ClassNode {
  enum Member {
    case method(PropertyName, FunctionNode, isStatic: Bool)
    case getter(PropertyName, FunctionNode, isStatic: Bool)
    case setter(PropertyName, FunctionNode, isStatic: Bool)
    case field(PropertyName, FunctionNode?, isStatic: Bool)
    case block(FunctionNode)
  }

  var name: ScriptText?
  var parent: ScriptNode?
  var constructor: FunctionNode?
  var members: [Member] = []
}
