/// Imports, `#selector`, `#keyPath`, and calls of methods that may not be there.
extension SourceScanner {
  mutating func scanImport() {
    let access = marks.access
    marks = DeclarationMarks()
    index += 1
    guard scopes.isEmpty, source.isName(index) else { return }
    var name = index
    // `import class UIKit.UIView`
    switch tokens[index].word {
    case .class, .struct, .enum, .protocol, .func, .var, .let, .typealias:
      if source.isName(index + 1), !tokens[index + 1].startsLine { name = index + 1 }
    default: break
    }
    var last = name
    while source.isSign(last + 1, UInt8(ascii: ".")), !tokens[last + 1].startsLine, last + 2 < count { last += 2 }
    let line = ImportLine(
      module: source.name(tokens[name]), moduleIndex: name, endIndex: last, access: access,
      isConditional: isInCondition)
    file.imports.append(line)
    index = last + 1
  }

  /// At the name of a module, which may qualify a name: `Darwin.ceil`.
  func noteQualifier() {
    let dot = UInt8(ascii: ".")
    guard source.isSign(index + 1, dot), source.isName(index + 2), !source.isSign(index - 1, dot) else { return }
    file.qualifiers.append(index)
  }

  /// At a name of a call: rewrites it, or notes it for when all files are known.
  mutating func scanRewrittenCall(_ word: Word) {
    guard source.isSign(index + 1, UInt8(ascii: "(")) else { return }
    switch word {
    case .observe: noteObservation(at: index + 2)
    case .publisher:
      if source.isName(index + 2), source.name(tokens[index + 2]) == "for", source.isSign(index + 3, UInt8(ascii: ":"))
      {
        noteObservation(at: index + 4, isPublished: true)
      }
    case .isKind, .responds: noteObjectCall()
    case .NSAttributedString, .ProcessInfo, .NSMutableURLRequest: rewriteEmptyInitializer(word)
    case .Timer: renameInterval()
    case .NSManagedObject: nameClassOfEntity()
    case .value: castObject()
    case .NSClassFromString:
      if source.isSign(index - 1, UInt8(ascii: ".")) { return }
      file.replace(index, index, by: "__UIKitRuntime.classNamed")
      file.needsLibrary = true
    default: rewriteDescriptionOfType()
    }
  }

  /// `NSAttributedString()`, `ProcessInfo()` and the like: Foundation's initializers without arguments are for itself here.
  private mutating func rewriteEmptyInitializer(_ word: Word) {
    guard Int(tokens[index + 1].partner) == index + 2 else { return }
    switch word {
    case .ProcessInfo: file.replace(index + 1, index + 2, by: ".processInfo")
    case .NSMutableURLRequest:
      file.replace(index, index, by: "__UIKitRuntime.emptyRequest")
      file.needsLibrary = true
    default: file.edits.insert("string: \"\"", at: Int(tokens[index + 1].end))
    }
  }

  /// `Timer(timeInterval: …, repeats: …) { … }`: Foundation's first fires at once here, so that the library has another.
  private func renameInterval() {
    guard source.isName(index + 2), source.name(tokens[index + 2]) == "timeInterval",
      source.isSign(index + 3, UInt8(ascii: ":"))
    else { return }
    let close = Int(tokens[index + 1].partner)
    let hasTarget = (index + 4..<max(index + 4, close)).contains {
      source.isName($0) && source.name(tokens[$0]) == "target" && source.isSign($0 + 1, UInt8(ascii: ":"))
    }
    guard !hasTarget else { return }
    file.replace(index + 2, index + 2, by: "__interval")
    file.needsLibrary = true
  }

  /// `NSManagedObject(entity: …, insertInto: …)`: the object is of the class that the entity names, which no initializer of
  /// Swift can do.
  private func nameClassOfEntity() {
    guard source.isName(index + 2), source.name(tokens[index + 2]) == "entity",
      source.isSign(index + 3, UInt8(ascii: ":"))
    else { return }
    file.edits.insert(".__ofItsClass", at: Int(tokens[index].end))
  }

  /// `(x as AnyObject).value(forKey: …)`: the method is one of the root class here, not of any object; `x` may also be declared
  /// as one.
  private mutating func castObject() {
    guard source.isSign(index - 1, UInt8(ascii: ".")) else { return }
    guard source.isSign(index - 2, UInt8(ascii: ")")), source.isName(index - 3),
      source.name(tokens[index - 3]) == "AnyObject", source.isWord(index - 4, .as)
    else {
      let isKeyed = source.isName(index + 2) && ["forKey", "forKeyPath"].contains(source.name(tokens[index + 2]))
      return isKeyed ? noteObjectCall() : ()
    }
    file.edits.insert(" as! NSObject", at: Int(tokens[index - 3].end))
  }

  /// `(x as AnyObject).doubleValue` and `d[k]?.doubleValue`: the receiver becomes `__UIKitRuntime.asked(…)`, which is an object
  /// of which nothing is known with these properties, and any other value as it is.
  mutating func askObject() {
    let isOptional = source.isOptionalMark(index - 2)
    let last = isOptional ? index - 3 : index - 2
    if source.isSign(last, UInt8(ascii: ")")), source.isName(last - 1), source.name(tokens[last - 1]) == "AnyObject" {
      let open = Int(tokens[last].partner)
      guard open >= 0, !isCall(open) else { return }
      file.edits.insert("__UIKitRuntime.asked", at: Int(tokens[open].start))
      file.needsLibrary = true
    } else if source.isSign(last, UInt8(ascii: ")")), isCastToObject(last) {
      file.edits.insert("__UIKitRuntime.asked(", at: Int(tokens[Int(tokens[last].partner) - 1].start))
      file.edits.insert(")", at: Int(tokens[last].end))
      file.needsLibrary = true
    } else if isOptional, source.isSign(last, UInt8(ascii: "]")), let first = beginning(ofSubscript: last) {
      file.edits.insert("__UIKitRuntime.asked(", at: Int(tokens[first].start))
      file.edits.insert(")", at: Int(tokens[last].end))
      file.needsLibrary = true
    }
  }

  /// Whether a parenthesis closes `unsafeBitCast(…, to: AnyObject.self)`.
  private func isCastToObject(_ close: Int) -> Bool {
    let open = Int(tokens[close].partner)
    return open > 0 && source.isWord(close - 1, .self) && source.isSign(close - 2, UInt8(ascii: "."))
      && source.isName(close - 3) && source.name(tokens[close - 3]) == "AnyObject" && source.isName(open - 1)
      && source.name(tokens[open - 1]) == "unsafeBitCast"
  }

  /// Whether a parenthesis opens the arguments of a call.
  private func isCall(_ parenthesis: Int) -> Bool {
    guard parenthesis > 0, tokens[parenthesis - 1].end == tokens[parenthesis].start else { return false }
    let signs = [")", "]", ">", "?", "!", "}"] as [Unicode.Scalar]
    return source.isName(parenthesis - 1) && !tokens[parenthesis - 1].word.precedesOperand
      || signs.contains { source.isSign(parenthesis - 1, UInt8(ascii: $0)) }
  }

  /// The first token of `a.b?[…]`, whose last bracket is given; nil for any other receiver.
  private func beginning(ofSubscript bracket: Int) -> Int? {
    let last = Int(tokens[bracket].partner) - 1
    return source.beginning(ofNames: source.isOptionalMark(last) ? last - 1 : last)
  }

  /// `a.b.isKind(of: …)`: notes the names in front of a call of a method that every object has.
  mutating func noteObjectCall() {
    let dot = UInt8(ascii: ".")
    var first = index
    while source.isSign(first - 1, dot), source.isName(first - 2) { first -= 2 }
    guard first < index, !source.isSign(first - 1, dot) else { return }
    switch tokens[first].word {
    case .self, .super, .Self: if first == index - 2 { return }
    default: if source.text(tokens[first]).first?.isUppercase == true { return }
    }
    file.objectCalls.append(ObjectCall(firstIndex: first, nameIndex: index))
  }

  /// `observe(\.a.b, …)`, `observe(\Type.a, …)` and `publisher(for: \.a)`, at the key path.
  private mutating func noteObservation(at start: Int, isPublished: Bool = false) {
    guard source.isSign(start, UInt8(ascii: "\\")) else { return }
    let close = Int(tokens[index + 1].partner)
    var names: [String] = []
    var next = start + 1
    while next < close, tokens[next].sign != UInt8(ascii: ",") {
      switch tokens[next].sign {
      case UInt8(ascii: "."), UInt8(ascii: "?"), UInt8(ascii: "!"): break
      default:
        guard source.isName(next) else { return }
        names.append(source.name(tokens[next]))
      }
      next += 1
    }
    while names.first?.first?.isUppercase == true { names.removeFirst() }
    guard !names.isEmpty else { return }
    file.observations.append(
      ObservationCall(pathEnd: next - 1, names: names.joined(separator: "."), isPublished: isPublished))
  }

  /// `type(of: x).description()`: a class of which nothing is known has no such method without Objective-C.
  private mutating func rewriteDescriptionOfType() {
    guard source.isSign(index - 1, UInt8(ascii: ".")), source.isSign(index - 2, UInt8(ascii: ")")),
      Int(tokens[index + 1].partner) == index + 2
    else { return }
    let open = Int(tokens[index - 2].partner)
    guard source.isName(open - 1), source.text(tokens[open - 1]) == "type", source.isSign(open + 2, UInt8(ascii: ":")),
      source.text(tokens[open + 1]) == "of"
    else { return }
    file.edits.insert("__UIKitRuntime.describe(", at: Int(tokens[open - 1].start))
    file.replace(index - 1, index + 2, by: ")")
    file.needsLibrary = true
  }

  mutating func scanPound() {
    dropMarks()
    let word = tokens[index].word
    guard word == .selector || word == .keyPath, source.isSign(index + 1, UInt8(ascii: "(")) else {
      index += 1
      return
    }
    let close = Int(tokens[index + 1].partner)
    if word == .selector {
      file.selectors.append(SelectorExpression(index: index, scope: scopes.last { $0.type != nil }?.type))
    } else {
      file.replace(index, close, by: "\"" + keyPath(from: index + 2, to: close) + "\"")
    }
    index = close + 1
  }

  /// The names of a path, without the types in front of them.
  private func keyPath(from start: Int, to end: Int) -> String {
    var parts: [String] = []
    var next = start
    while next < end {
      if source.isName(next) { parts.append(source.name(tokens[next])) }
      next += 1
    }
    while parts.count > 1, parts[0].first?.isUppercase == true || parts[0] == "self" { parts.removeFirst() }
    return parts.joined(separator: ".")
  }

  /// At a `?` or `!`: notes `.name?(`, `.name? {` and `.name!(`, and `.name != nil` behind a receiver that may be nil.
  mutating func scanOptionalCall() {
    let dot = UInt8(ascii: ".")
    let isBeforeClosure = source.isSign(index + 1, UInt8(ascii: "{")) && source.isSign(index, UInt8(ascii: "?"))
    if isBeforeClosure && tokens[index].start == tokens[index - 1].end
      || source.isSign(index + 1, UInt8(ascii: "(")) && tokens[index + 1].start == tokens[index].end,
      source.isName(index - 1), source.isSign(index - 2, dot)
    {
      file.optionalCalls.append(OptionalCall(nameIndex: index - 1, markIndex: index))
    } else if source.isSign(index + 1, dot), source.isName(index + 2), isComparedWithNil(index + 2) {
      file.optionalCalls.append(OptionalCall(nameIndex: index + 2, markIndex: nil))
    }
  }

  private func isComparedWithNil(_ name: Int) -> Bool {
    guard source.isSign(name + 2, UInt8(ascii: "=")), source.isWord(name + 3, .nil) else { return false }
    return source.isSign(name + 1, UInt8(ascii: "=")) || source.isSign(name + 1, UInt8(ascii: "!"))
  }
}
