import PlainviewRuntime

/// Functions, with their parameters.
extension SourceScanner {
  mutating func scanFunction() {
    let nameIndex = index + 1
    beginMarks()
    defer { marks = DeclarationMarks() }
    guard nameIndex < count else {
      index += 1
      return
    }
    var next = nameIndex + 1
    // The name of an operator has several signs.
    if !source.isName(nameIndex) {
      next = nameIndex
      while next < count, tokens[next].sign != UInt8(ascii: "("), tokens[next].kind == .sign { next += 1 }
      if source.isSign(next - 1, UInt8(ascii: "<")), next - 1 > nameIndex, source.isName(next) { next -= 1 }
    }
    let isGeneric = source.isSign(next, UInt8(ascii: "<"))
    if isGeneric { next = source.indexAfterGenerics(next) }
    guard source.isSign(next, UInt8(ascii: "(")) else {
      index += 1
      return
    }
    let close = Int(tokens[next].partner)
    comesGeneric = isGeneric
    // The code between the parentheses is scanned like other code.
    index = next + 1
    guard let type, source.isName(nameIndex) else { return }
    let signature = scanSignature(after: close, isRequirement: type.kind == .protocol)
    let isHidden = marks.isNonObjC || marks.isUnavailable
    type.methods.append(
      DeclaredMethod(
        base: source.name(tokens[nameIndex]), parameters: scanParameters(from: next + 1, to: close),
        result: signature.result, effect: signature.effect, throwsErrors: signature.throwsErrors, isGeneric: isGeneric,
        marks: marks, nameIndex: nameIndex, bodyIndex: signature.body, endIndex: signature.end,
        segment: type.currentSegment,
        isExposed: (marks.isObjC || marks.isAction) && !isHidden, objcName: marks.objcName))
  }

  private struct Signature {
    var effect = SelectorNaming.Effect.none
    var throwsErrors = false
    var result: String?
    var body: Int?
    /// The index of the last token in front of the body.
    var end = 0
  }

  /// Effects, result and body behind the parameters.
  private func scanSignature(after close: Int, isRequirement: Bool) -> Signature {
    var signature = Signature()
    var next = close + 1
    effects: while next < count, tokens[next].kind == .word {
      switch tokens[next].word {
      case .async: signature.effect = .async
      case .throws, .rethrows:
        signature.throwsErrors = true
        if signature.effect == .none { signature.effect = .throws }
        if source.isSign(next + 1, UInt8(ascii: "(")) { next = Int(tokens[next + 1].partner) }
      default: break effects
      }
      next += 1
    }
    if source.isSign(next, Token.arrow) {
      let last = indexOfTypeEnd(from: next + 1)
      signature.result = source.text(from: next + 1, through: last)
      next = last + 1
    }
    signature.end = next - 1
    if isRequirement { return signature }
    if source.isWord(next, .where) {
      while next < count, tokens[next].sign != UInt8(ascii: "{"), tokens[next].sign != UInt8(ascii: "}") { next += 1 }
    }
    if source.isSign(next, UInt8(ascii: "{")) { signature.body = next }
    return signature
  }

  /// The index of a type's last token: before a brace, an equals sign, or a new line that does not go on with it.
  func indexOfTypeEnd(from start: Int) -> Int {
    var next = start
    while next < count {
      let token = tokens[next]
      if next > start, token.startsLine, !goesOn(next) { return next - 1 }
      switch token.sign {
      case UInt8(ascii: "("), UInt8(ascii: "["): next = Int(token.partner)
      case UInt8(ascii: "<"): next = source.indexAfterGenerics(next) - 1
      case UInt8(ascii: "{"), UInt8(ascii: "}"), UInt8(ascii: "="), UInt8(ascii: ";"), UInt8(ascii: ","),
        UInt8(ascii: ")"), UInt8(ascii: "]"), UInt8(ascii: ">"):
        return next - 1
      default: break
      }
      if token.kind == .directive || source.isWord(next, .where) { return next - 1 }
      next += 1
    }
    return count - 1
  }

  /// Whether a type that reached the end of its line goes on with the token on the next one.
  private func goesOn(_ index: Int) -> Bool {
    switch tokens[index].sign {
    case Token.arrow, UInt8(ascii: "&"), UInt8(ascii: "."): return true
    default: break
    }
    switch tokens[index - 1].sign {
    case Token.arrow, UInt8(ascii: "&"), UInt8(ascii: "."): return true
    default: return false
    }
  }

  /// The parameters between two indices.
  func scanParameters(from start: Int, to end: Int) -> [DeclaredParameter] {
    var parameters: [DeclaredParameter] = []
    var next = start
    while next < end {
      while next < end, tokens[next].kind == .attribute { next += 1 }
      guard next < end else { break }
      let label = source.name(tokens[next])
      while next < end, tokens[next].sign != UInt8(ascii: ":") { next += 1 }
      let name = source.name(tokens[next - 1])
      let first = next + 1
      var last = first - 1
      var isInDefault = false
      var isFunction = false
      next = first
      while next < end, tokens[next].sign != UInt8(ascii: ",") {
        let from = next
        switch tokens[next].sign {
        case UInt8(ascii: "("), UInt8(ascii: "["), UInt8(ascii: "{"): next = Int(tokens[next].partner)
        case UInt8(ascii: "<"): if !isInDefault { next = source.indexAfterGenerics(next) - 1 }
        case UInt8(ascii: "="): isInDefault = true
        case Token.arrow: if !isInDefault { isFunction = true }
        default: break
        }
        next = max(from, next)
        if !isInDefault { last = next }
        next += 1
      }
      let type = source.text(from: first, through: min(last, end - 1))
      parameters.append(
        DeclaredParameter(
          label: label, name: name, type: type, canBeForwarded: canBeForwarded(from: first, through: last, type),
          isFunction: isFunction))
      next += 1
    }
    return parameters
  }

  private func canBeForwarded(from first: Int, through last: Int, _ type: String) -> Bool {
    guard first <= last else { return false }
    switch tokens[first].word {
    case .inout, .borrowing, .consuming: return false
    default: return !type.hasSuffix("...") && !type.contains("@autoclosure") && !type.hasPrefix("some ")
    }
  }
}
