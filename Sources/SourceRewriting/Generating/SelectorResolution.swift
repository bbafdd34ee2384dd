import PlainviewRuntime

/// Writes `Selector("f:", verify: X.f(_:))` instead of `#selector(X.f(_:))`.
///
/// The second argument is never evaluated: the compiler checks with it that the method exists and can be named.
struct SelectorResolution {
  let model: TargetModel

  /// What a `#selector` names.
  private struct Reference {
    /// Whether it names the getter or the setter of a property.
    var accessor: String?
    /// The names in front of the method's.
    var qualifiers: [String] = []
    var base = ""
    /// The argument labels; nil when none are written.
    var labels: [String]?
    /// Whether a type chooses between methods of one name.
    var isCast = false
  }

  /// Rewrites all expressions of the target.
  func run() {
    for file in model.files { for expression in file.selectors { resolve(expression, in: file) } }
  }

  private func resolve(_ expression: SelectorExpression, in file: ScannedFile) {
    let close = Int(file.source.tokens[expression.index + 1].partner)
    guard let reference = reference(in: file.source, from: expression.index + 2, to: close) else {
      file.report(.error, at: expression.index, "this form of '#selector' is not known")
      return
    }
    file.needsLibrary = true
    file.replace(
      expression.index, close, by: text(of: reference, scope: expression.scope, at: expression.index, in: file))
  }

  // MARK: Reading

  private func reference(in source: TokenizedSource, from start: Int, to end: Int) -> Reference? {
    var reference = Reference()
    var first = start
    var last = end
    if source.isName(first), source.isSign(first + 1, UInt8(ascii: ":")) {
      reference.accessor = source.text(source.tokens[first])
      first += 2
    }
    while true {
      if let cast = indexOfCast(in: source, from: first, to: last) {
        reference.isCast = true
        last = cast
      }
      guard source.isSign(first, UInt8(ascii: "(")), Int(source.tokens[first].partner) == last - 1 else { break }
      first += 1
      last -= 1
    }
    // `type(of: self).f`: the names of the object stand for its class.
    var receiver: [String] = []
    if source.isName(first), source.text(source.tokens[first]) == "type", source.isSign(first + 1, UInt8(ascii: "(")),
      source.isName(first + 2), source.text(source.tokens[first + 2]) == "of"
    {
      let close = Int(source.tokens[first + 1].partner)
      guard close < last else { return nil }
      for index in first + 4..<max(first + 4, close) where source.isName(index) {
        receiver.append(source.name(source.tokens[index]))
      }
      first = close + 1
    }
    if last - 1 > first, source.isSign(last - 1, UInt8(ascii: ")")) {
      let open = Int(source.tokens[last - 1].partner)
      guard open > first else { return nil }
      reference.labels = stride(from: open + 1, to: last - 1, by: 1).filter { source.isName($0) }
        .map { source.name(source.tokens[$0]) }
      last = open
    }
    var names: [String] = []
    for index in first..<max(first, last) where source.isName(index) { names.append(source.name(source.tokens[index])) }
    guard let base = names.popLast() else { return nil }
    reference.base = base
    reference.qualifiers = receiver + names
    return reference
  }

  /// The index of `as` outside brackets.
  private func indexOfCast(in source: TokenizedSource, from start: Int, to end: Int) -> Int? {
    var index = start
    while index < end {
      if source.isWord(index, .as) { return index }
      if source.tokens[index].partner > index { index = Int(source.tokens[index].partner) }
      index += 1
    }
    return nil
  }

  // MARK: Writing

  /// The name of the library's type, which is another one where the target declares a type of this name.
  private var type: String { model.declaresType("Selector") ? "__Selector" : "Selector" }

  private func text(of reference: Reference, scope: DeclaredType?, at index: Int, in file: ScannedFile) -> String {
    if let accessor = reference.accessor {
      return "\(type)(\"\(accessor == "getter" ? reference.base : SelectorNaming.setter(of: reference.base))\")"
    }
    let owner = owner(of: reference, scope: scope)
    let ownerName = owner.flatMap { $0.split(separator: ".").last.map(String.init) }
    let found = ownerName.map { methods(of: $0, reference) } ?? allMethods(reference)
    let chosen = found.first { $0.isExposed } ?? found.first
    let selector = selector(of: reference, chosen)
    if let chosen, !chosen.isExposed, let ownerName {
      file.report(
        .warning, at: index,
        "argument of '#selector' refers to instance method '\(chosen.fullName)' that is not exposed to Objective-C")
      expose(chosen, of: ownerName)
    }
    guard let receiver = owner ?? (reference.qualifiers.isEmpty ? nil : reference.qualifiers.joined(separator: ".")),
      canVerify(reference, found, ownerName)
    else { return "\(type)(\"\(selector)\")" }
    let name = chosen?.reference ?? fullName(reference)
    return "\(type)(\"\(selector)\", verify: \(receiver).\(name))"
  }

  /// The type that has the method: the one that is written, or the one around the expression.
  private func owner(of reference: Reference, scope: DeclaredType?) -> String? {
    switch reference.qualifiers {
    case [], ["self"], ["Self"]: return scope.map { $0.kind == .extension ? $0.path : $0.name }
    default:
      guard reference.qualifiers.last?.first?.isUppercase == true else { return nil }
      return reference.qualifiers.joined(separator: ".")
    }
  }

  private func matches(_ method: DeclaredMethod, _ reference: Reference) -> Bool {
    method.base == reference.base && (reference.labels.map { $0 == method.labels } ?? true)
  }

  /// The methods of the nearest class that has any of the name.
  private func methods(of name: String, _ reference: Reference) -> [DeclaredMethod] {
    for name in model.lineage(of: name) {
      let found = model.bodies(of: name).flatMap(\.methods).filter { matches($0, reference) }
      if !found.isEmpty { return found }
    }
    let protocols = model.inheritedNames(of: name).compactMap { model.declaredProtocol($0) }
    return protocols.flatMap(\.methods).filter { matches($0, reference) }
  }

  private func allMethods(_ reference: Reference) -> [DeclaredMethod] {
    model.types.flatMap(\.methods).filter { matches($0, reference) }
  }

  private func selector(of reference: Reference, _ method: DeclaredMethod?) -> String {
    if let method { return method.selector }
    if let selector = DelegateMethodNames.selector(of: fullName(reference)) { return selector }
    if let selector = UIKitSelectors.selector(base: reference.base, labels: reference.labels) { return selector }
    return SelectorNaming.selector(base: reference.base, labels: reference.labels ?? [])
  }

  private func fullName(_ reference: Reference) -> String {
    guard let labels = reference.labels, !labels.isEmpty else { return reference.base }
    return reference.base + "(" + labels.map { $0 + ":" }.joined() + ")"
  }

  /// Whether a reference names one method only, of a class: those of protocols cannot be named without an object.
  private func canVerify(_ reference: Reference, _ found: [DeclaredMethod], _ owner: String?) -> Bool {
    if reference.isCast || found.count > 1 { return false }
    // Only on the main actor can such a method of a class that is not be named: the name captures an object.
    if let method = found.first, method.marks.mainActorIndex >= 0 { return false }
    guard let owner else { return true }
    if model.declaredProtocol(owner) != nil { return false }
    if owner.hasSuffix("Delegate") || owner.hasSuffix("DataSource") || owner.hasSuffix("Protocol"),
      model.declaredClass(owner) == nil
    {
      return false
    }
    return !found.isEmpty || reference.labels != nil
  }

  private func expose(_ method: DeclaredMethod, of name: String) {
    for name in model.lineage(of: name) {
      for type in model.bodies(of: name) where type.kind != .protocol {
        for index in type.methods.indices where type.methods[index].fullName == method.fullName {
          type.methods[index].isExposed = true
        }
      }
    }
  }
}
