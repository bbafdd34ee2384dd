import PlainviewRuntime

/// Requirements of `@objc` protocols that a class may leave out, and calls of them.
///
/// A method stays a requirement and gets a default; a property leaves the protocol and is read by its name. A call
/// `d?.f?(x)` becomes `d?.__ifImplemented("f(_:)")?.f (x)`, so that the library says whether the object has the method,
/// also when only a subclass of the class that conforms declares it.
struct OptionalRequirements {
  let model: TargetModel

  /// Rewrites the protocols and the calls of the target.
  func run() {
    let variables = model.files.reduce(into: Set<String>()) { $0.formUnion($1.variables) }
    let objects = model.names(declaredOnlyAs: ["AnyObject", "AnyObject?", "AnyObject!"])
    for file in model.files {
      for type in file.types where type.kind == .protocol { rewrite(type, in: file) }
      for call in file.optionalCalls { rewrite(call, in: file, variables, objects) }
    }
  }

  // MARK: Protocols

  /// Protocols of Objective-C are for objects only, which Swift needs declared for weak references.
  private func bindToClasses(_ type: DeclaredType, in file: ScannedFile) {
    guard type.marks.isObjC, type.inherited.isEmpty, !file.source.isWord(type.openIndex - 1, .where) else { return }
    file.edits.insert(": AnyObject", at: Int(file.source.tokens[type.openIndex - 1].end))
  }

  private func rewrite(_ type: DeclaredType, in file: ScannedFile) {
    bindToClasses(type, in: file)
    var members: [String] = []
    let access = type.marks.access
    for method in type.methods where method.marks.isOptional {
      file.blank(method.marks.optionalIndex, method.marks.optionalIndex)
      members.append(access + Self.defaultMethod(method))
    }
    for property in type.properties where property.marks.isOptional {
      file.blank(property.marks.firstIndex, property.endIndex)
      guard let valueType = property.type else { continue }
      members.append(
        "\(access)var \(property.name): (\(valueType))? { __UIKitRuntime.optionalProperty(self, \"\(property.name)\") }"
      )
    }
    guard !members.isEmpty else { return }
    if !type.inherited.contains("NSObjectProtocol") {
      members.append(
        "@_disfavoredOverload \(access)nonisolated func __ifImplemented(_ name: String) -> Self? "
          + "{ __UIKitRuntime.implements(self, name) ? self : nil }")
    }
    file.needsLibrary = true
    // Extensions are written at the top level, behind the outermost type.
    let text = "extension \(type.qualifiedPath) { " + members.joined(separator: "; ") + " }"
    if type.isNested, type.marks.isPrivate {
      for index in type.marks.firstIndex..<type.openIndex where file.source.isWord(index, .private) {
        file.replace(index, index, by: "fileprivate")
      }
    }
    let close = Int(file.source.tokens[type.outer.first?.openIndex ?? type.openIndex].partner)
    file.edits.insert("; " + text, at: Int(file.source.tokens[close].end))
  }

  /// The default for a class that leaves the method out: a method of a subclass, else nothing.
  private static func defaultMethod(_ method: DeclaredMethod) -> String {
    let parameters = method.parameters.enumerated().map { "\($1.label) a\($0): \($1.type)" }.joined(separator: ", ")
    let canBeStored = method.parameters.allSatisfy {
      $0.canBeForwarded && (!$0.isFunction || $0.type.contains("@escaping") || $0.type.hasSuffix("?"))
    }
    let values = canBeStored ? method.parameters.indices.map { "a\($0)" }.joined(separator: ", ") : ""
    var effects = method.effect == .async ? " async" : ""
    if method.throwsErrors { effects += " throws" }
    let result = method.result.map { " -> " + $0 } ?? ""
    return "\(method.marks.isStatic ? "static " : "")func \(method.base)(\(parameters))\(effects)\(result) "
      + "{ __UIKitRuntime.send(self, \"\(method.fullName)\", [\(values)]) as \(method.result ?? "Void") }"
  }

  // MARK: Calls

  private func rewrite(
    _ call: OptionalCall, in file: ScannedFile, _ variables: Set<String>, _ objects: Set<String>
  ) {
    let source = file.source
    let name = source.name(source.tokens[call.nameIndex])
    let isDeclared = model.optionalMethods.contains(name)
    guard let mark = call.markIndex else {
      guard isDeclared || DelegateMethodNames.canBeCompared(name), !variables.contains(name) else { return }
      file.replace(call.nameIndex, call.nameIndex, by: "__ifImplemented(\"\(name)\")")
      return
    }
    if Self.ofAnimators.contains(name), !variables.contains(name) { return file.blank(mark, mark) }
    if source.isSign(mark + 1, UInt8(ascii: "{")) { return }
    let isKnown =
      DelegateMethodNames.canBeCalled(name) || isDeclared || model.context.optionalRequirements.contains(name)
    let labels = labels(ofCallAt: mark + 1, in: source)
    if !isKnown, Self.calledWithoutMark.contains(name), labels.contains(where: { $0 != "_" }) {
      return file.blank(mark, mark)
    }
    // A closure is called without labels.
    guard isKnown, !variables.contains(name) || labels.contains(where: { $0 != "_" }) else { return }
    let sign = String(UnicodeScalar(source.tokens[mark].sign))
    let fullName = name + "(" + labels.map { $0 + ":" }.joined() + ")"
    file.needsLibrary = true
    castReceiver(of: call, name, labels, objects, in: file)
    file.edits.insert("__ifImplemented(\"\(fullName)\")\(sign).", at: Int(source.tokens[call.nameIndex].start))
    file.blank(mark, mark)
  }

  /// Casts a receiver that is declared as an object of which nothing is known to the one protocol that has the method.
  private func castReceiver(
    of call: OptionalCall, _ name: String, _ labels: [String], _ objects: Set<String>, in file: ScannedFile
  ) {
    let source = file.source
    guard source.isSign(call.nameIndex - 1, UInt8(ascii: ".")) else { return }
    let hasMark = source.isOptionalMark(call.nameIndex - 2)
    let last = call.nameIndex - (hasMark ? 3 : 2)
    guard let first = source.beginning(ofNames: last) else { return }
    guard objects.contains(source.name(source.tokens[last])) else { return }
    let owners = model.types.filter { type in
      type.kind == .protocol
        && type.methods.contains { $0.marks.isOptional && $0.base == name && $0.labels == labels }
    }
    guard owners.count == 1 else { return }
    file.edits.insert("(", at: Int(source.tokens[first].start))
    file.edits.insert(" as? \(owners[0].qualifiedPath))" + (hasMark ? "" : "?"), at: Int(source.tokens[last].end))
  }

  /// Methods of `UIViewImplicitlyAnimating`, which are optional on Apple's systems and required here.
  private static let ofAnimators: Set<String> = ["addAnimations", "addCompletion", "continueAnimation"]

  /// Methods of Foundation's delegates, which are optional on Apple's systems and have defaults on Linux.
  private static let calledWithoutMark: Set<String> = ["urlSession", "parser", "fileManager", "cache", "stream"]

  /// The argument labels of a call, `_` where there are none.
  private func labels(ofCallAt open: Int, in source: TokenizedSource) -> [String] {
    let close = Int(source.tokens[open].partner)
    var labels: [String] = []
    var index = open + 1
    var isAtStart = true
    while index < close {
      if isAtStart {
        let hasLabel = source.isName(index) && source.isSign(index + 1, UInt8(ascii: ":"))
        labels.append(hasLabel ? source.name(source.tokens[index]) : "_")
        isAtStart = false
      }
      let token = source.tokens[index]
      if token.sign == UInt8(ascii: ",") { isAtStart = true }
      if token.partner > index { index = Int(token.partner) }
      index += 1
    }
    return labels
  }
}
