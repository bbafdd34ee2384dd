/// All files of a target, with their declarations and inheritance.
final class TargetModel {
  let files: [ScannedFile]
  let kind: TargetKind
  let context: RewriteContext
  let types: [DeclaredType]
  /// Types, extensions and protocols by their last name.
  private let byName: [String: [DeclaredType]]
  /// Base names of the optional methods that protocols of the target declare.
  let optionalMethods: Set<String>
  /// Names of the optional properties that protocols of the target declare.
  let optionalProperties: Set<String>

  /// Takes files that were scanned.
  init(files: [ScannedFile], kind: TargetKind, context: RewriteContext) {
    self.files = files
    self.kind = kind
    self.context = context
    types = files.flatMap(\.types)
    byName = Dictionary(grouping: types, by: \.name)
    let protocols = types.filter { $0.kind == .protocol }
    optionalMethods = Set(protocols.flatMap { $0.methods.filter(\.marks.isOptional).map(\.base) })
    optionalProperties = Set(protocols.flatMap { $0.properties.filter(\.marks.isOptional).map(\.name) })
  }

  /// Whether the target is a library for tests that never names UIKit, as Nimble is: it has its own branches for Linux.
  var isTestLibrary: Bool {
    kind == .library && files.contains { $0.imports("XCTest") } && !files.contains { $0.imports("UIKit") }
  }

  /// Whether a file imports UIKit, or all do by the target's headers.
  var usesUIKit: Bool { context.headerModules.contains("UIKit") || files.contains { $0.imports("UIKit") } }

  /// Whether a file declares a type of a name, inside of another one too.
  func declaresType(_ name: String) -> Bool { byName[name]?.contains { $0.kind != .extension } ?? false }

  /// The names of properties and parameters that are always declared with one of some types.
  func names(declaredOnlyAs spellings: Set<String>) -> Set<String> {
    var chosen: Set<String> = []
    var others: Set<String> = []
    func note(_ name: String, _ type: String) {
      if spellings.contains(type) { chosen.insert(name) } else { others.insert(name) }
    }
    for type in types {
      for method in type.methods { for parameter in method.parameters { note(parameter.name, parameter.type) } }
      for property in type.properties { note(property.name, property.type ?? "") }
    }
    return chosen.subtracting(others)
  }

  /// All bodies of a type: its own and those of its extensions.
  func bodies(of name: String) -> [DeclaredType] { byName[name] ?? [] }

  /// The class of this name, unless another module declares it.
  func declaredClass(_ name: String) -> DeclaredType? { bodies(of: name).first { $0.kind == .class } }

  /// The protocol of this name, unless another module declares it.
  func declaredProtocol(_ name: String) -> DeclaredType? { bodies(of: name).first { $0.kind == .protocol } }

  /// The class itself and those that it inherits from, nearest first, with extensions, as far as the target has them.
  func lineage(of name: String) -> [String] {
    var names = [name]
    var next = name
    while let superclass = superclass(of: next), !names.contains(superclass) {
      names.append(superclass)
      next = superclass
    }
    return names
  }

  /// The first name in the inheritance clause of a class that is not a protocol of the target.
  func superclass(of name: String) -> String? {
    guard let first = declaredClass(name)?.inherited.first, declaredProtocol(first) == nil else { return nil }
    return first
  }

  /// Whether one class inherits from another one.
  func descends(_ name: String, from ancestor: String) -> Bool { lineage(of: name).dropFirst().contains(ancestor) }

  /// The names of the protocols and classes that a class is declared to have, by itself and by those above it.
  func inheritedNames(of name: String) -> Set<String> {
    Set(lineage(of: name).flatMap { bodies(of: $0) }.filter { $0.kind != .protocol }.flatMap(\.inherited))
  }

  /// Whether the class is one of UIKit's, or inherits from one: such classes belong to the main actor.
  func isOfUIKit(_ name: String) -> Bool {
    let names = lineage(of: name)
    return names.contains { $0.hasPrefix("UI") } || (declaredClass(name)?.marks.mainActorIndex ?? -1) >= 0
  }

  /// Requirements of the protocols of the target that belong to Objective-C, by the protocols' names.
  func objcProtocols(among names: Set<String>) -> [DeclaredType] {
    var found: [DeclaredType] = []
    var seen: Set<String> = []
    var open = names.sorted()
    while let name = open.popLast() {
      guard seen.insert(name).inserted, let declared = declaredProtocol(name) else { continue }
      if declared.marks.isObjC { found.append(declared) }
      open += declared.inherited
    }
    return found
  }
}
