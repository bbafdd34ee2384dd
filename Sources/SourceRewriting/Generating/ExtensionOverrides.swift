import PlainviewRuntime

/// Overrides in extensions, and members of extensions that subclasses override: Swift alone has neither.
///
/// The member stays where it is under the name `__ext_Class_name`, and the class's body gets a member that calls it. For a
/// class of another module the member is registered with the library, which looks it up before it calls its own.
struct ExtensionOverrides {
  let model: TargetModel

  /// Rewrites the extensions of all files; comes before `Registration`, which writes the members.
  func run() {
    let overridden = overriddenNames()
    let dispatched = dispatch(overridden)
    for file in model.files {
      for type in file.types where type.kind == .extension && model.declaredProtocol(type.name) == nil {
        for method in type.methods where method.bodyIndex != nil {
          if method.marks.isOverride, overrides(method.fullName, in: type, among: dispatched) {
            rename(method.nameIndex, marks: method.marks, of: type, in: file)
            announce(method, of: type)
          } else if method.marks.isOverride
            || isOverridden(method.fullName, method.marks, method.segment, in: type, overridden)
          {
            forward(method, of: type, in: file)
          }
        }
        for property in type.properties where property.bodyIndex != nil {
          if property.marks.isOverride, overrides(property.name, in: type, among: dispatched) {
            announceOverride(property, of: type, in: file)
          } else if property.marks.isOverride
            || isOverridden(property.name, property.marks, property.segment, in: type, overridden)
          {
            forward(property, of: type, in: file)
          }
        }
      }
    }
  }

  /// The classes that override a member, by its name.
  private func overriddenNames() -> [String: Set<String>] {
    var names: [String: Set<String>] = [:]
    for type in model.types where type.kind == .class || type.kind == .extension {
      for method in type.methods where method.marks.isOverride { names[method.fullName, default: []].insert(type.name) }
      for property in type.properties where property.marks.isOverride {
        names[property.name, default: []].insert(type.name)
      }
    }
    return names
  }

  /// Whether a member of an extension of the target's own class is overridden, or may be in another module.
  private func isOverridden(
    _ name: String, _ marks: DeclarationMarks, _ segment: Int, in type: DeclaredType,
    _ overridden: [String: Set<String>]
  ) -> Bool {
    guard model.declaredClass(type.name) != nil else { return false }
    // A member moved out of a condition would call one that may not be compiled.
    if marks.isOpen, !type.isConditional, segment == 0 { return true }
    return (overridden[name] ?? []).contains { model.descends($0, from: type.name) }
  }

  // MARK: Members

  static let basePrefix = "__base_"
  /// Overrides with more arguments are never called.
  static let mostArguments = 3

  /// The prefix of the names of members that move, one for each class, so that none overrides another one.
  static func prefix(of type: DeclaredType) -> String { "__ext_\(type.name)_" }

  private func forward(_ method: DeclaredMethod, of type: DeclaredType, in file: ScannedFile) {
    rename(method.nameIndex, marks: method.marks, of: type, in: file)
    let name = Self.prefix(of: type) + method.base
    guard let declared = model.declaredClass(type.name) else {
      announce(method, of: type)
      return
    }
    let signature = ownSignature(of: method, in: file.source)
    var call = "\(name)(\(signature?.arguments ?? Registration.arguments(of: method)))"
    var effects = ""
    if method.effect == .async {
      call = "await " + call
      effects += " async"
    }
    if method.throwsErrors {
      call = "try " + call
      effects += " throws"
    }
    let result = method.result.map { " -> " + $0 } ?? ""
    let head = (result.isEmpty ? "" : "@discardableResult ") + modifiers(method.marks, in: type, declared)
    let parameters = method.parameters.enumerated().map { "\($1.label) a\($0): \($1.type)" }.joined(separator: ", ")
    let declaration = signature?.text ?? "(\(parameters))\(effects)\(result)"
    declared.additions.append((segment: 0, text: "\(head)func \(method.base)\(declaration) { \(call) }"))
  }

  /// The signature as it is written, and the arguments that pass it on, of a method with types or default values of its own;
  /// nil for others.
  private func ownSignature(
    of method: DeclaredMethod, in source: TokenizedSource
  ) -> (text: String, arguments: String)? {
    guard let body = method.bodyIndex, method.parameters.allSatisfy({ $0.name != "_" }) else { return nil }
    let tokens = method.nameIndex + 1...method.endIndex
    guard method.isGeneric || tokens.contains(where: { source.isSign($0, UInt8(ascii: "=")) }) else { return nil }
    let arguments = method.parameters.map { parameter in
      (parameter.label == "_" ? "" : parameter.label + ": ") + (parameter.type.hasPrefix("inout ") ? "&" : "")
        + "`\(parameter.name)`"
    }
    return (source.text(from: method.nameIndex + 1, through: body - 1), arguments.joined(separator: ", "))
  }

  private func forward(_ property: DeclaredProperty, of type: DeclaredType, in file: ScannedFile) {
    rename(property.nameIndex, marks: property.marks, of: type, in: file)
    let name = Self.prefix(of: type) + property.name
    guard let declared = model.declaredClass(type.name) else {
      if !property.marks.isStatic { announce(property, of: type) }
      return
    }
    guard let valueType = property.type else {
      file.report(.error, at: property.nameIndex, "an override in an extension needs a type")
      return
    }
    observe(property, in: file)
    // Members that every object has are nonisolated, while the members of UIKit's classes belong to the main actor.
    let leavesActor = Self.ofEveryObject.contains(property.name) && model.isOfUIKit(type.name)
    let get = leavesActor ? "MainActor.assumeIsolated { \(name) }" : name
    let body = property.isReadOnly ? get : "get { \(get) } set { \(name) = newValue }"
    declared.additions.append(
      (
        segment: 0,
        text: "\(modifiers(property.marks, in: type, declared))var \(property.name): \(valueType) { \(body) }"
      ))
  }

  /// Observers of an override become accessors: what the extension declares has no storage of its own.
  func observe(_ property: DeclaredProperty, in file: ScannedFile) {
    guard property.marks.isOverride, let body = property.bodyIndex else { return }
    let source = file.source
    let close = Int(source.tokens[body].partner)
    var parts: [(word: Word, name: String, index: Int, open: Int)] = []
    var next = body + 1
    while next < close {
      let token = source.tokens[next]
      if token.kind == .word, token.word == .willSet || token.word == .didSet {
        let hasName = source.isSign(next + 1, UInt8(ascii: "("))
        let name = hasName ? source.name(source.tokens[next + 2]) : token.word == .willSet ? "newValue" : "oldValue"
        let open = hasName ? next + 4 : next + 1
        if source.isSign(open, UInt8(ascii: "{")) { parts.append((token.word, name, next, open)) }
        next = open
      }
      if source.isSign(next, UInt8(ascii: "{")) || source.isSign(next, UInt8(ascii: "(")) {
        next = Int(source.tokens[next].partner)
      }
      next += 1
    }
    guard !parts.isEmpty, let type = property.type else { return }
    file.edits.insert(
      " get { super.\(property.name) } set(__new) { let __old = super.\(property.name)",
      at: Int(source.tokens[body].end))
    for part in parts {
      file.replace(part.index, part.open - 1, by: "; func __\(part.word)(_ \(part.name): \(type))")
    }
    let willSet = parts.contains { $0.word == .willSet } ? "__willSet(__new); " : ""
    let didSet = parts.contains { $0.word == .didSet } ? "__didSet(__old)" : "_ = __old"
    file.edits.insert(
      "; \(willSet)super.\(property.name) = __new; \(didSet) } ", at: Int(source.tokens[close].start))
  }

  static let ofEveryObject: Set<String> = ["description", "debugDescription", "hash"]

  private func modifiers(_ marks: DeclarationMarks, in type: DeclaredType, _ declared: DeclaredType) -> String {
    let isOpen = marks.isOpen && declared.marks.isOpen && !marks.isUnavailable
    let access = isOpen ? "open " : marks.access.isEmpty ? type.marks.access : marks.access
    return (marks.isUnavailable ? "@available(*, unavailable) " : "") + access + (marks.isOverride ? "override " : "")
      + (marks.isStatic ? "class " : "")
  }

  /// Renames the member, and removes modifiers that only the member in the class has.
  func rename(_ nameIndex: Int, marks: DeclarationMarks, of type: DeclaredType, in file: ScannedFile) {
    let tokens = file.source.tokens
    for index in marks.firstIndex..<nameIndex where tokens[index].kind == .word {
      switch tokens[index].word {
      case .override, .dynamic, .final: file.blank(index, index)
      case .open: file.replace(index, index, by: "public")
      default: break
      }
    }
    file.edits.insert(Self.prefix(of: type), at: nameOffset(tokens[nameIndex], in: file))
  }

  func nameOffset(_ token: Token, in file: ScannedFile) -> Int {
    let start = Int(token.start)
    return file.bytes[start] == UInt8(ascii: "`") ? start + 1 : start
  }

  func announce(_ method: DeclaredMethod, of type: DeclaredType) {
    guard !method.marks.isStatic, !method.isGeneric, method.effect == .none,
      method.parameters.allSatisfy(\.canBeForwarded), method.parameters.count <= Self.mostArguments
    else { return }
    let parameters = method.parameters.enumerated().map { ", a\($0): \(Registration.closureType(of: $1))" }.joined()
    type.entries.append(
      "r.extensionOverride(\"\(method.fullName)\") { (o: \(type.path)\(parameters)) in "
        + "o.\(Self.prefix(of: type))\(method.base)(\(Registration.arguments(of: method))) }")
  }

  func announce(_ property: DeclaredProperty, of type: DeclaredType) {
    type.entries.append(
      "r.extensionOverride(\"\(property.name)\") { (o: \(type.path)) in o.\(Self.prefix(of: type))\(property.name) }")
  }
}
