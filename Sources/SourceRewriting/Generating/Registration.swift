import PlainviewRuntime

/// Writes into each class and extension the code that registers its methods and properties with the library.
///
/// A class without generic parameters registers when its image is loaded, before `main`; a generic or local one when its
/// first object is made. The code is inserted before the closing brace, or behind the last member of a conditional
/// stretch, on an existing line.
struct Registration {
  let model: TargetModel
  /// Methods with more arguments are left out.
  static let mostArguments = 6

  /// Adds the edits of all files.
  func run() {
    for file in model.files {
      for (number, type) in file.types.enumerated() where type.kind == .class || type.kind == .extension {
        write(type, number: number, in: file)
      }
    }
  }

  private func write(_ type: DeclaredType, number: Int, in file: ScannedFile) {
    let announcement = announcement(of: type)
    let bundleCall = bundleCall(of: type)
    for segment in type.segments.indices {
      let entries = entries(of: type, segment: segment)
      let members = type.additions.filter { $0.segment == segment }.map(\.text)
      var parts = members
      if !entries.isEmpty || (segment == 0 && (announcement ?? bundleCall) != nil) {
        let name = "__uikit_\(number)" + (segment == 0 ? "" : "_\(segment)")
        let isDeprecated = type.methods.contains {
          $0.segment == segment && $0.isExposed && $0.marks.isDeprecated
        }
        if let text = member(
          named: name, of: type, entries: entries, announcement: segment == 0 ? announcement : nil,
          bundleCall: segment == 0 ? bundleCall : nil)
        {
          parts.append((isDeprecated ? "@available(*, deprecated) " : "") + text)
        }
      }
      guard !parts.isEmpty, type.segments[segment].offset >= 0 else { continue }
      let separator = type.segments[segment].needsSeparator ? "; " : ""
      file.needsLibrary = true
      file.edits.insert(
        separator + parts.joined(separator: "; ") + " ", at: type.segments[segment].offset)
    }
  }

  private func member(
    named name: String, of type: DeclaredType, entries: [String], announcement: String?, bundleCall: String?
  ) -> String? {
    let body = entries.joined(separator: "; ")
    let className = className(of: type)
    if isGeneric(type) {
      guard type.kind == .class else { return nil }
      return "private let \(name): () = __UIKitRuntime.once(\(className).self) { r in \(body) }"
    }
    var steps = announcement.map { [$0] } ?? []
    if !entries.isEmpty { steps.append("__UIKitRuntime.define(\(className).self) { r in \(body) }") }
    let atOnce = bundleCall.map { steps.isEmpty ? $0 : $0 + "; " } ?? ""
    let later = steps.isEmpty ? "" : "__UIKitRuntime.load { \(steps.joined(separator: "; ")) }"
    return "@section(\".init_array\") @used private nonisolated static let \(name): @convention(c) @Sendable () -> Void"
      + " = { \(atOnce)\(later) }"
  }

  /// Whether the class has no static storage.
  private func isGeneric(_ type: DeclaredType) -> Bool {
    if type.isGeneric || type.isLocal || type.outer.contains(where: isGeneric) { return true }
    guard type.kind == .extension, let declared = model.bodies(of: type.name).first(where: { $0.kind != .extension })
    else { return false }
    return declared.isGeneric || declared.isLocal
  }

  private func className(of type: DeclaredType) -> String { type.kind == .extension ? type.path : type.name }

  /// Tells the driver of tests which class the application's delegate is.
  private func announcement(of type: DeclaredType) -> String? {
    model.context.hasTests && isEntry(type) ? "__AppUnderTest.delegate = \(type.name).self" : nil
  }

  /// Registers the folder of the app's files before any of its code runs.
  private func bundleCall(of type: DeclaredType) -> String? {
    guard let folder = model.context.appFolder, isEntry(type) else { return nil }
    return "__UIKitRuntime.bundle(String(#fileID.prefix { $0 != \"/\" }), \(Self.literal(folder)), isApp: true)"
  }

  /// Whether a class is the application's delegate, with which the program begins.
  private func isEntry(_ type: DeclaredType) -> Bool {
    model.kind == .executable && type.kind == .class && type.marks.isMain
      && model.inheritedNames(of: type.name).contains("UIApplicationDelegate")
  }

  private static func literal(_ text: String) -> String {
    text.unicodeScalars.reduce("\"") { text, scalar in
      switch scalar {
      case "\"", "\\": text + "\\\(scalar)"
      case "\u{0}"..."\u{1F}", "\u{7F}": text + "\\u{" + String(scalar.value, radix: 16) + "}"
      default: text + "\(scalar)"
      }
    } + "\""
  }

  // MARK: Entries

  private func entries(of type: DeclaredType, segment: Int) -> [String] {
    let name = className(of: type)
    var entries: [String] = []
    for method in type.methods where method.isExposed && method.segment == segment {
      guard let entry = entry(of: method, in: name, hasNamesakes: hasNamesakes(method, of: type)) else { continue }
      entries.append(entry)
      if method.isOfDelegate { entries.append("r.delegateMethod(\"\(method.fullName)\", \"\(method.selector)\")") }
    }
    for property in type.properties where property.isExposed && property.segment == segment {
      entries.append(entry(of: property, in: name))
    }
    if segment == 0, type.kind == .class, let name = type.marks.objcName, !isGeneric(type) {
      entries.append("r.named(\"\(name)\")")
    }
    return segment == 0 ? entries + type.entries : entries
  }

  /// Whether the class has another method of that name with the same labels, which differs in its types.
  private func hasNamesakes(_ method: DeclaredMethod, of type: DeclaredType) -> Bool {
    var count = 0
    for body in model.bodies(of: type.name) {
      for other in body.methods where other.base == method.base && other.labels == method.labels { count += 1 }
    }
    return count > 1
  }

  private func entry(of method: DeclaredMethod, in name: String, hasNamesakes: Bool) -> String? {
    let hasExtra = method.effect != .none
    guard !method.isGeneric, method.parameters.allSatisfy(\.canBeForwarded),
      method.parameters.count + (hasExtra ? 1 : 0) <= Self.mostArguments
    else { return nil }
    var parameters = method.marks.isStatic ? "t: \(name).Type" : "o: \(name)"
    for (index, parameter) in method.parameters.enumerated() {
      parameters += ", a\(index): \(Self.closureType(of: parameter))"
    }
    if hasExtra { parameters += ", _: Any?" }
    let receiver = method.marks.isStatic ? "t" : "o"
    let call = "\(receiver).\(method.base)(\(Self.arguments(of: method)))"
    let body: String
    switch method.effect {
    case .none: body = hasNamesakes ? "\(call) as \(method.result ?? "Void")" : call
    case .throws: body = "try? \(call)"
    case .async:
      // Asynchronous methods may belong to no actor: their arguments leave the main actor.
      let labels = method.labels.enumerated().map { ($1 == "_" ? "" : $1 + ": ") + "__UIKitRuntime.unchecked(a\($0))" }
      let object = method.marks.isStatic ? receiver : "__UIKitRuntime.unchecked(\(receiver))"
      let tried = method.throwsErrors ? "try? " : ""
      body = "Task { \(tried)await \(object).\(method.base)(\(labels.joined(separator: ", "))) }"
    }
    let function = method.marks.isStatic ? "classMethod" : "method"
    return "r.\(function)(\"\(method.selector)\") { (\(parameters)) in \(body) }"
  }

  /// A parameter's type in a closure that is passed on: functions escape there.
  static func closureType(of parameter: DeclaredParameter) -> String {
    guard parameter.isFunction, !parameter.type.contains("@escaping"), !parameter.type.hasSuffix("?") else {
      return parameter.type
    }
    return "@escaping " + parameter.type
  }

  /// The arguments `a0`, `a1` with the method's labels.
  static func arguments(of method: DeclaredMethod) -> String {
    method.labels.enumerated().map { ($1 == "_" ? "" : $1 + ": ") + "a\($0)" }.joined(separator: ", ")
  }

  private func entry(of property: DeclaredProperty, in name: String) -> String {
    let get = "get: { (o: \(name)) in o.\(property.name) }"
    if property.isReadOnly { return "r.property(\"\(property.name)\", \(get), set: nil)" }
    let set = "set: { (o: \(name), v) in __UIKitRuntime.assign(&o.\(property.name), v, \"\(property.name)\") }"
    return "r.property(\"\(property.name)\", \(get), \(set))"
  }
}
