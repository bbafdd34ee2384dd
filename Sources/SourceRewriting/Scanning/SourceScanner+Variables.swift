/// Variables and constants.
extension SourceScanner {
  mutating func scanVariable(_ word: Word) {
    let taken = marks
    marks = DeclarationMarks()
    index += 1
    guard source.isName(index) else { return }
    if canHoldFunction(behind: index + 1) { file.variables.insert(source.name(tokens[index])) }
    guard let type else { return }
    let keyword = index - 1
    var names: [Int] = []
    // `var first, second: UIView!` declares both with the type of the last.
    while source.isName(index) {
      names.append(index)
      guard source.isSign(index + 1, UInt8(ascii: ",")), source.isName(index + 2) else { break }
      index += 2
    }
    var next = index + 1
    var last = index
    var text: String?
    if source.isSign(next, UInt8(ascii: ":")) {
      last = indexOfTypeEnd(from: next + 1)
      text = source.text(from: next + 1, through: last)
      next = last + 1
    }
    let body = source.isSign(next, UInt8(ascii: "{")) ? next : nil
    if let body { last = Int(tokens[body].partner) }
    let isHidden = taken.isNonObjC || taken.isUnavailable || taken.isStatic
    for name in names {
      type.properties.append(
        DeclaredProperty(
          name: source.name(tokens[name]), type: text, isReadOnly: word == .let || body.map(isReadOnly) ?? false,
          marks: marks(taken, startingAt: keyword), nameIndex: name, bodyIndex: body, endIndex: last,
          segment: type.currentSegment, isExposed: (taken.isOutlet || taken.isObjC) && !isHidden))
    }
    index = names[names.count - 1] + 1
  }

  /// Whether a variable can hold a function, by the first token of its type or of its value.
  private func canHoldFunction(behind name: Int) -> Bool {
    guard source.isSign(name, UInt8(ascii: ":")) || source.isSign(name, UInt8(ascii: "=")), name + 1 < count else {
      return true
    }
    let first = tokens[name + 1]
    if first.kind == .number || first.kind == .literal { return false }
    return first.kind != .word || !Self.nonFunctionTokens.contains(source.text(first))
  }

  private static let nonFunctionTokens: Set<String> = [
    "Bool", "Int", "String", "Double", "CGFloat", "Float", "true", "false",
  ]

  private func marks(_ marks: DeclarationMarks, startingAt keyword: Int) -> DeclarationMarks {
    guard marks.isEmpty else { return marks }
    var marks = marks
    marks.firstIndex = keyword
    return marks
  }

  /// Whether a block behind a property's type has neither a setter nor observers.
  private func isReadOnly(_ body: Int) -> Bool {
    let close = Int(tokens[body].partner)
    var next = body + 1
    while next < close {
      switch tokens[next].word {
      case .set, .willSet, .didSet:
        if tokens[next].kind == .word, !source.isSign(next - 1, UInt8(ascii: ".")) { return false }
      default: break
      }
      let sign = tokens[next].sign
      if sign == UInt8(ascii: "{") || sign == UInt8(ascii: "(") { next = Int(tokens[next].partner) }
      next += 1
    }
    return true
  }
}
