/// Calls of methods that every object has on a device, where the receiver is only known to be an object.
///
/// `x.isKind(of: A.self)` becomes `__UIKitRuntime.object(x).isKind(of: A.self)`, which is `x` itself wherever its type has
/// the method. The others are rewritten for names that the target declares as `AnyObject` only.
struct ObjectCalls {
  let model: TargetModel

  /// Rewrites the calls of all files.
  func run() {
    guard !model.isTestLibrary else { return }
    let names = model.names(declaredOnlyAs: ["AnyObject", "AnyObject!"])
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
}
