import PlainviewRuntime

/// A part of a target that is left out, why, and which targets cannot be built without it.
package struct LeftOut: Equatable, Sendable {
  /// Why something is left out.
  package enum Reason: Equatable, Sendable {
    /// The target builds something that does not run here.
    case product(ProductType)
    /// The target is for another platform.
    case platform(String)
    /// The target has no Swift source.
    case noSources
    /// The target builds a program, and no Swift source says where it begins.
    case noEntry
    /// Sources in a language that is not compiled.
    case language(String)
    /// Headers for Swift: names that the Swift sources use, or headers that are not there.
    case headers(used: [String])
    /// A module that is not there, and where it may come from.
    case module(String, hint: String)
    /// A source that needs something missing: the reason as text.
    case source(String)
    /// A file that is not where the project says.
    case missingFile
    /// A package or a product of one that is not there.
    case missingPackage
    /// A description from which Xcode makes code or data.
    case model(String)
    /// A script of the build.
    case script
    /// A file that a step of the build copies to another folder.
    case copy
    /// Another target has the same module name.
    case sameModule(String)
    /// A resource whose path in the bundle another one has.
    case sameBundlePath
    /// A compiler flag that has no meaning here.
    case flag
  }

  /// The name of the target that it is about.
  package let target: String
  /// What it is: a file, several files, a module, a phase.
  package let what: String
  /// Why it is left out.
  package let reason: Reason
  /// The names of the targets that cannot be built without it, in the project's order; may be empty.
  package internal(set) var costs: [String] = []
  /// Whether the target cannot be built without it.
  let isFatal: Bool

  /// A part of a target that is left out.
  init(_ what: String, of target: String, _ reason: Reason, isFatal: Bool = false) {
    self.what = what
    self.target = target
    self.reason = reason
    self.isFatal = isFatal
  }

  /// One line: what, why, and what it costs.
  package var description: String { Self.line([self]) }

  /// The lines of a list: what has the same reason and the same cost in a target is one line.
  static func lines(_ list: [LeftOut]) -> [String] {
    var groups: [(key: String, members: [LeftOut])] = []
    for item in list {
      let key = [item.target, item.text, item.cost].joined(separator: "\n")
      if let index = groups.firstIndex(where: { $0.key == key }) {
        if !groups[index].members.contains(item) { groups[index].members.append(item) }
      } else {
        groups.append((key, [item]))
      }
    }
    return groups.map { line($0.members) }
  }

  private static func line(_ group: [LeftOut]) -> String {
    guard let first = group.first else { return "" }
    return "\(VisibleText.quoted(first.target)): \(list(group.map(\.what))): \(first.text)\(first.cost)"
  }

  private var cost: String {
    costs.isEmpty ? "" : "; costs " + costs.map(VisibleText.quoted).joined(separator: ", ")
  }

  private var text: String {
    switch reason {
    case .product(let type): "it is of the kind '\(VisibleText.quoted(type.noun))', which does not run here"
    case .platform(let name): "it is built for \(VisibleText.quoted(name))"
    case .noSources: "it has no Swift sources"
    case .noEntry: "no Swift source says where the program begins"
    case .language(let name): "\(name) is not compiled here"
    case .headers(let used):
      used.isEmpty
        ? "headers of C and Objective-C are not read here"
        : "the Swift sources use what such headers declare: \(Self.list(used))"
    case .module(_, let hint): "there is no such module here" + hint
    case .source(let reason): reason
    case .missingFile: "the file is not there"
    case .missingPackage: "no package of the project has it, or the package is not there"
    case .model(let name): "\(name)s are not compiled here"
    case .script: "scripts of a build do not run here"
    case .copy: "files are copied into no other place than the bundle's own"
    case .sameModule(let other): "its module has the name of the module of '\(VisibleText.quoted(other))'"
    case .sameBundlePath: "another resource has the same place in the bundle"
    case .flag: "the flag has no meaning here"
    }
  }

  /// The first names of a list, and how many more there are.
  static func list(_ names: [String], limit: Int = 5) -> String {
    let first = names.prefix(limit).map(VisibleText.quoted).joined(separator: ", ")
    return names.count > limit ? first + " and \(names.count - limit) more" : first
  }
}
