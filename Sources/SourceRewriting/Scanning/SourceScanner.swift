/// Finds declarations and the expressions to rewrite, in one pass over a file's tokens.
///
/// Edits that need nothing but the token itself are made here: attributes become blanks.
struct SourceScanner {
  /// A brace that is open.
  struct Scope {
    /// The type whose body it is; nil for other braces.
    let type: DeclaredType?
    let isGeneric: Bool
  }

  let file: ScannedFile
  let source: TokenizedSource
  let tokens: UnsafeMutablePointer<Token>
  let count: Int
  var index = 0
  var scopes: [Scope] = []
  /// The type whose body the scanner is in, not inside a member; nil elsewhere.
  var type: DeclaredType?
  var marks = DeclarationMarks()
  /// Whether the function whose body comes next has generic parameters.
  var comesGeneric = false
  /// For each condition that is open whether one of its branches so far is known to be compiled.
  private var openConditions: [Bool] = []
  private let branches: CompiledBranches

  /// Takes a file that was lexed, and what is known about branches of its conditions.
  init(_ file: ScannedFile, _ branches: CompiledBranches) {
    self.file = file
    self.branches = branches
    source = file.source
    tokens = source.tokens
    count = source.tokenCount
  }

  /// Scans the whole file.
  mutating func scan() {
    while index < count {
      switch tokens[index].kind {
      case .word: scanWord()
      case .sign: scanSign()
      case .attribute: scanAttribute()
      case .directive: scanDirective()
      case .pound: scanPound()
      case .literal, .number:
        dropMarks()
        index += 1
      }
    }
  }

  /// Forgets attributes and modifiers that no declaration followed.
  mutating func dropMarks() { if !marks.isEmpty { marks = DeclarationMarks() } }

  /// Notes that a declaration begins at the token unless it began before.
  mutating func beginMarks() { if marks.isEmpty { marks.firstIndex = index } }

  private mutating func scanWord() {
    let word = tokens[index].word
    if word == .other {
      dropMarks()
      index += 1
      return
    }
    if word.isRewrittenCall { scanRewrittenCall(word) }
    if word == .perform, source.isSign(index + 1, UInt8(ascii: "(")) { noteObjectCall() }
    if word.isModule { noteQualifier() }
    if source.isSign(index - 1, UInt8(ascii: ".")) {
      if word.isAskedOfObjects { askObject() }
      noteModules(of: word)
      dropMarks()
      index += 1
      return
    }
    switch word {
    case .class, .struct, .enum, .extension, .protocol, .actor: scanTypeKeyword(word)
    case .func: scanFunction()
    case .var, .let: scanVariable(word)
    case .import: scanImport()
    default:
      if word.isModifier {
        scanModifier(word)
        return
      }
      noteModules(of: word)
      dropMarks()
      index += 1
    }
  }

  /// Notes which modules have the name.
  func noteModules(of word: Word) {
    if word.needsUIKit { file.needsUIKit = true }
    if let module = word.moduleBehindUIKit { file.modulesBehindUIKit.insert(module) }
    if word.isOfInterfaceTests { file.hasInterfaceTests = true }
    if let module = word.moduleBesideFoundation { file.modulesBesideFoundation.insert(module) }
  }

  private mutating func scanSign() {
    dropMarks()
    switch tokens[index].sign {
    case UInt8(ascii: "{"): push(Scope(type: nil, isGeneric: comesGeneric))
    case UInt8(ascii: "}"): pop()
    case UInt8(ascii: "?"), UInt8(ascii: "!"): scanOptionalCall()
    default: break
    }
    index += 1
  }

  // MARK: Braces

  mutating func push(_ scope: Scope) {
    scopes.append(scope)
    type = scope.type
    comesGeneric = false
  }

  private mutating func pop() {
    if let closed = scopes.popLast()?.type {
      let brace = tokens[index]
      closed.segments[0].offset = Int(brace.start)
      // A line comment in front of the brace ends with its line, so a brace on its own line needs no separator.
      let isFirst = index - 1 == closed.openIndex || source.isSign(index - 1, UInt8(ascii: ";"))
      closed.segments[0].needsSeparator = !brace.startsLine && !isFirst
    }
    type = scopes.last?.type
  }

  // MARK: Conditions

  private mutating func scanDirective() {
    dropMarks()
    let word = tokens[index].word
    if word == .if || word == .elseif { file.conditions.append(index) }
    if let type { enterSegment(of: type, at: word) }
    let isCompiled = enterBranch(at: word)
    index += 1
    if !isCompiled { skipBranch() }
  }

  /// Whether a file's position is in a condition.
  var isInCondition: Bool { !openConditions.isEmpty }

  /// Whether the branch behind the directive can be compiled.
  private mutating func enterBranch(at word: Word) -> Bool {
    if word == .if { openConditions.append(false) }
    if word == .endif {
      _ = openConditions.popLast()
      return true
    }
    guard let last = openConditions.indices.last else { return true }
    if openConditions[last] { return false }
    let value = word == .else ? true : branches.value(of: source.text(tokens[index]))
    if value == true { openConditions[last] = true }
    return value != false
  }

  /// Goes to the next directive of the same condition.
  private mutating func skipBranch() {
    var depth = 0
    while index < count {
      if tokens[index].kind == .directive {
        let word = tokens[index].word
        if depth == 0, word != .if { return }
        if word == .if { depth += 1 }
        if word == .endif { depth -= 1 }
      }
      index += 1
    }
  }

  /// Ends the stretch in front of the directive and begins the one behind it.
  private func enterSegment(of type: DeclaredType, at word: Word) {
    if type.currentSegment > 0 {
      type.segments[type.currentSegment].offset = Int(tokens[index - 1].end)
    }
    if word == .if { type.conditionDepth += 1 }
    if word == .endif { type.conditionDepth -= 1 }
    if type.conditionDepth > 0 {
      type.currentSegment = type.segments.count
      type.segments.append(DeclaredType.Segment(offset: -1, needsSeparator: true))
    } else {
      type.currentSegment = 0
    }
  }
}
