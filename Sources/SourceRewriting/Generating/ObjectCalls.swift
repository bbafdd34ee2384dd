/// Calls of methods that every object has on a device, where the receiver is only known to be an object.
///
/// `x.isKind(of: A.self)` becomes `__UIKitRuntime.object(x).isKind(of: A.self)`, which is `x` itself wherever its type has
/// the method. The others are rewritten for names that the target declares as `AnyObject` only.
struct ObjectCalls {
  let model: TargetModel

  /// Rewrites the calls of all files.
  func run() {
    guard !model.isTestLibrary else { return }
    let names = namesOfObjects()
    for file in model.files {
      for call in file.objectCalls {
        let source = file.source
        let isKind = source.tokens[call.nameIndex].word == .isKind
        guard isKind || names.contains(source.name(source.tokens[call.nameIndex - 2])) else { continue }
        file.needsLibrary = true
        file.edits.insert("__UIKitRuntime.object(", at: Int(source.tokens[call.firstIndex].start))
        file.edits.insert(")", at: Int(source.tokens[call.nameIndex - 2].end))
      }
    }
  }

  /// The names of properties and parameters that are declared as objects of which nothing is known.
  private func namesOfObjects() -> Set<String> {
    var objects: Set<String> = []
    var others: Set<String> = []
    func note(_ name: String, _ type: String) {
      if type == "AnyObject" || type == "AnyObject!" { objects.insert(name) } else { others.insert(name) }
    }
    for type in model.types {
      for method in type.methods { for parameter in method.parameters { note(parameter.name, parameter.type) } }
      for property in type.properties { note(property.name, property.type ?? "") }
    }
    return objects.subtracting(others)
  }
}
