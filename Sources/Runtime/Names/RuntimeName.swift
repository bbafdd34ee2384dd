extension TypeTree {
  /// The name that Objective-C's runtime has for a class; a plain one for a class at the top of its module.
  package var runtimeName: String? {
    switch self {
    case .nominal("C", .module(let module), let name, nil): "\(module).\(name)"
    case .nominal("C", _, _, _), .bound(.nominal("C", _, _, _), _): RuntimeNameWriter.write(self)
    case .module, .nominal, .inExtension, .bound: nil
    }
  }
}

/// Writes a type in the mangling that Swift had before its fourth version, which runtime names kept.
private struct RuntimeNameWriter {
  private var text = "_Tt"
  /// What can be referred to again, in the order of its first mention.
  private var written: [TypeTree] = []

  static func write(_ type: TypeTree) -> String {
    var writer = RuntimeNameWriter()
    writer.add(type)
    return writer.text
  }

  private mutating func add(_ tree: TypeTree) {
    switch tree {
    case .module(let name): add(module: name)
    case .nominal: add(nominal: tree)
    case .inExtension(let module, let type):
      text += "E"
      add(module: module)
      add(type)
    case .bound(let type, let lists):
      text += "G"
      add(type)
      for list in lists {
        for argument in list { add(argument) }
        text += "_"
      }
    }
  }

  private mutating func add(module name: String) {
    if name == "Swift" {
      text += "s"
    } else if frameworkModules.contains(name) {
      text += "So"
    } else if !addReference(to: .module(name)) {
      add(identifier: name)
      written.append(.module(name))
    }
  }

  private mutating func add(nominal tree: TypeTree) {
    guard case .nominal(let kind, let context, let name, let discriminator) = tree else { return }
    if let standard = StandardType.runtimeName(of: tree) {
      text += standard
    } else if !addReference(to: tree) {
      text.append(kind)
      add(context)
      if let discriminator {
        text += "P"
        add(identifier: discriminator)
      }
      add(identifier: name)
      written.append(tree)
    }
  }

  /// `S_` for what was written first, `S0_` for the second and so on.
  private mutating func addReference(to tree: TypeTree) -> Bool {
    guard let number = written.firstIndex(of: tree) else { return false }
    text += number == 0 ? "S_" : "S\(number - 1)_"
    return true
  }

  private mutating func add(identifier: String) { text += "\(identifier.utf8.count)\(identifier)" }
}
