import Foundation

/// The methods that classes of the app declare: Swift knows them at no other place than the program's symbols.
@MainActor package enum DeclaredMethods {
  private static var known: [ObjectIdentifier: Set<String>] = [:]
  private static let symbols = ProgramSymbols(path: "/proc/self/exe")

  /// The full names, such as `textFieldShouldReturn(_:)`, of a class and those of its superclasses that are the app's.
  ///
  /// Nil if the program has no symbols. Costs a search through all of them, once a class.
  package static func names(of type: AnyClass) -> Set<String>? {
    guard let symbols else { return nil }
    var names: Set<String> = []
    var next: AnyClass? = type
    while let current = next, !isFrameworkType(current) {
      names.formUnion(ownNames(of: current, in: symbols))
      next = _getSuperclass(current)
    }
    return names
  }

  private static func ownNames(of type: AnyClass, in symbols: ProgramSymbols) -> Set<String> {
    if let names = known[ObjectIdentifier(type)] { return names }
    let names = Set(declarations(in: type, symbols).compactMap(methodName))
    known[ObjectIdentifier(type)] = names
    return names
  }

  /// The functions in a class, as Swift writes them.
  private static func declarations(in type: AnyClass, _ symbols: ProgramSymbols) -> [String] {
    // The mangled name of a private class has an address where its symbols have the mark of its file.
    if let mark = className(type).firstMatch(of: #/_[0-9A-F]{32}/#)?.output {
      let owner = "(\(String(describing: type)) in \(mark))."
      return symbols.functions(containing: mark + "LLC").compactMap(demangled).filter { $0.contains(owner) }
    }
    return _mangledTypeName(type).map { symbols.functions(beginningWith: "$s" + $0) }?.compactMap(demangled) ?? []
  }

  private static func demangled(_ symbol: String) -> String? {
    symbol.withCString { name in
      guard let text = swiftDemangle(name, symbol.utf8.count, nil, nil, 0) else { return nil }
      defer { free(text) }
      return String(cString: text)
    }
  }

  /// The full name in `Module.Class.method(_: A, label: B) -> C`; nil for what has no parameter list.
  package static func methodName(_ declaration: String) -> String? {
    let characters = Array(declaration)
    guard let list = parameterList(in: characters) else { return nil }
    let name = characters[..<list.lowerBound].reversed().prefix { $0 != "." }.reversed()
    guard !name.isEmpty else { return nil }
    return String(name) + "(" + labels(in: characters[list].dropFirst().dropLast()).joined() + ")"
  }

  /// The last parentheses before the arrow, with all that is in them.
  private static func parameterList(in characters: [Character]) -> Range<Int>? {
    var opened: [Int] = []
    var list: Range<Int>?
    for (index, character) in characters.enumerated() {
      if character == "(" {
        opened.append(index)
      } else if character == ")", let start = opened.popLast() {
        if opened.isEmpty { list = start..<index + 1 }
      } else if opened.isEmpty, character == "-", characters.dropFirst(index + 1).first == ">" {
        break
      }
    }
    return list
  }

  /// The labels of parameters, each with its colon; those without any have `_`, which is left out when all are so.
  private static func labels(in parameters: ArraySlice<Character>) -> [String] {
    var labels: [String] = []
    var depth = 0
    var label = ""
    var isLabel = true
    for (index, character) in zip(parameters.indices, parameters) {
      let isArrow = character == ">" && index > parameters.startIndex && parameters[index - 1] == "-"
      if "([<".contains(character) { depth += 1 }
      if ")]>".contains(character), !isArrow { depth -= 1 }
      if depth == 0, character == "," {
        if isLabel { labels.append("_:") }
        (label, isLabel) = ("", true)
      } else if depth == 0, isLabel, character == ":" {
        labels.append(label + ":")
        isLabel = false
      } else if isLabel, character != " " {
        label.append(character)
      }
    }
    return isLabel && !label.isEmpty ? labels + ["_:"] : labels
  }
}

@_silgen_name("swift_demangle") private func swiftDemangle(
  _ name: UnsafePointer<CChar>, _ length: Int, _ output: UnsafeMutablePointer<CChar>?,
  _ outputSize: UnsafeMutablePointer<Int>?, _ flags: UInt32
) -> UnsafeMutablePointer<CChar>?
