/// Classes, extensions, protocols and other types.
extension SourceScanner {
  mutating func scanTypeKeyword(_ word: Word) {
    let next = index + 1
    // `protocol P: class`, `actor` as a name.
    guard source.isName(next), !source.isSign(index - 1, UInt8(ascii: ":")),
      !(word == .actor && tokens[next].startsLine)
    else {
      dropMarks()
      index += 1
      return
    }
    if word == .class, isMemberKeyword(tokens[next].word), tokens[next].kind == .word, !isQuoted(next) {
      beginMarks()
      marks.isStatic = true
      index += 1
      return
    }
    scanType(word)
  }

  private func isMemberKeyword(_ word: Word) -> Bool {
    switch word {
    case .func, .var, .let, .subscript: true
    default: word.isModifier
    }
  }

  private func isQuoted(_ index: Int) -> Bool { source.bytes[Int(tokens[index].start)] == UInt8(ascii: "`") }

  private mutating func scanType(_ word: Word) {
    let dot = UInt8(ascii: ".")
    var next = index + 1
    var path = source.name(tokens[next])
    next += 1
    while source.isSign(next, dot), source.isName(next + 1) {
      path += "." + source.name(tokens[next + 1])
      next += 2
    }
    var isGeneric = false
    if source.isSign(next, UInt8(ascii: "<")) {
      isGeneric = word != .protocol
      next = source.indexAfterGenerics(next)
    }
    if word == .extension { for name in index + 1..<next { noteModules(of: tokens[name].word) } }
    let header = scanHeader(from: next)
    guard source.isSign(header.brace, UInt8(ascii: "{")) else {
      dropMarks()
      index = next
      return
    }
    let found = DeclaredType(
      kind: kind(of: word), path: path, inherited: header.inherited, marks: marks,
      isGeneric: isGeneric || scopes.contains { $0.type?.isGeneric ?? $0.isGeneric },
      isLocal: scopes.contains { $0.type == nil }, isNested: !scopes.isEmpty,
      outer: scopes.compactMap(\.type), openIndex: header.brace)
    found.isConditional = isInCondition
    file.types.append(found)
    marks = DeclarationMarks()
    push(Scope(type: found, isGeneric: found.isGeneric))
    index = header.brace + 1
  }

  private func kind(of word: Word) -> DeclaredType.Kind {
    switch word {
    case .class: .class
    case .protocol: .protocol
    case .extension: .extension
    default: .value
    }
  }

  /// The inheritance clause and the brace behind it; of `Module.Name` the last part counts, generic arguments do not.
  private func scanHeader(from start: Int) -> (inherited: [String], brace: Int) {
    var inherited: [String] = []
    var next = start
    while next < count {
      let token = tokens[next]
      switch token.sign {
      case UInt8(ascii: "{"), UInt8(ascii: "}"), UInt8(ascii: ";"): return (inherited, next)
      case UInt8(ascii: "<"):
        next = source.indexAfterGenerics(next)
        continue
      case UInt8(ascii: "("): next = Int(token.partner)
      default: break
      }
      if token.kind == .directive { return (inherited, next) }
      if token.kind == .word {
        if token.word == .where {
          while next < count, tokens[next].sign != UInt8(ascii: "{"), tokens[next].sign != UInt8(ascii: "}") {
            next += 1
          }
          return (inherited, next)
        }
        if source.isSign(next - 1, UInt8(ascii: ".")), !inherited.isEmpty { inherited.removeLast() }
        inherited.append(source.name(token))
        noteModules(of: token.word)
      }
      next += 1
    }
    return (inherited, next)
  }
}
