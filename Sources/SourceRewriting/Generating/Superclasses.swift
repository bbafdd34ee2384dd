/// Classes of Foundation as superclasses, for which the library has others: those that nothing can inherit from here, and
/// the parser of XML, which is corrected (`CorrectedCalls`).
///
/// The compiler refuses `class A: NSLock`, since the class has members that it cannot read from Foundation's module.
struct Superclasses {
  let model: TargetModel

  private static let substitutes = [
    "NSLock": "PlainviewTargetAction.InheritableLock",
    "NSRecursiveLock": "PlainviewTargetAction.InheritableRecursiveLock",
    "XMLParser": "PlainviewTargetAction.CheckedXMLParser",
  ]

  /// Replaces the superclasses in all files.
  func run() {
    for file in model.files {
      for type in file.types where type.kind == .class {
        guard let name = type.inherited.first, let substitute = Self.substitutes[name],
          let index = superclass(name, of: type, in: file.source)
        else { continue }
        file.replace(index, index, by: substitute)
        file.needsUIKit = true
      }
    }
  }

  /// The token of the superclass's name; nil where a module qualifies it.
  private func superclass(_ name: String, of type: DeclaredType, in source: TokenizedSource) -> Int? {
    var index = type.openIndex - 1
    while index > 0, !source.isWord(index, .class) {
      if source.isName(index), source.name(source.tokens[index]) == name {
        return source.isSign(index - 1, UInt8(ascii: ":")) ? index : nil
      }
      index -= 1
    }
    return nil
  }
}
