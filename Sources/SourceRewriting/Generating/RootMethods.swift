/// Methods that Foundation's classes have for subclasses to override on a device, and have not here.
///
/// The override becomes a method of the class's own, which the library finds by its selector: `responds(to:)`,
/// `forwardingTarget(for:)` and `awakeAfter(using:)` of all objects, key-value coding, and what formatters make of texts. A `super` of methods of all
/// objects names what the library answers without the override.
struct RootMethods {
  let model: TargetModel

  private static let selectors = [
    "responds(to:)": "respondsToSelector:",
    "forwardingTarget(for:)": "forwardingTargetForSelector:",
    "setValue(_:forKey:)": "setValue:forKey:",
    "value(forKey:)": "valueForKey:",
    "setValue(_:forUndefinedKey:)": "setValue:forUndefinedKey:",
    "value(forUndefinedKey:)": "valueForUndefinedKey:",
    "setNilValueForKey(_:)": "setNilValueForKey:",
    "setValuesForKeys(_:)": "setValuesForKeysWithDictionary:",
    "awakeAfter(using:)": "awakeAfterUsingCoder:",
    "dictionaryWithValues(forKeys:)": "dictionaryWithValuesForKeys:",
    "getObjectValue(_:for:errorDescription:)": "getObjectValue:forString:errorDescription:",
    "getObjectValue(_:for:range:)": "getObjectValue:forString:range:error:",
    "isPartialStringValid(_:newEditingString:errorDescription:)":
      "isPartialStringValid:newEditingString:errorDescription:",
    "isPartialStringValid(_:proposedSelectedRange:originalString:originalSelectedRange:errorDescription:)":
      "isPartialStringValid:proposedSelectedRange:originalString:originalSelectedRange:errorDescription:",
  ]

  private static let ofObjects: Set<String> = [
    "responds", "forwardingTarget", "setValue", "value", "setNilValueForKey", "awakeAfter",
  ]

  /// Classes of the library that have methods of key-value coding of their own, which subclasses override as usual.
  private static let keyed: Set<String> = ["NSManagedObject", "CIFilter", "CKRecord"]

  /// Rewrites the methods of all files.
  func run() {
    let overrides = Dictionary(
      grouping: model.types.filter { $0.kind == .class || $0.kind == .extension }.flatMap { type in
        type.methods.filter { isOfRoot($0) }.map { (type: type.name, method: $0.fullName) }
      }, by: \.method
    ).mapValues { Set($0.map(\.type)) }
    for file in model.files {
      for type in file.types where type.kind == .class || type.kind == .extension {
        for index in type.methods.indices {
          if isOfRoot(type.methods[index]) {
            rewrite(index, of: type, overrides[type.methods[index].fullName] ?? [], in: file)
          } else if type.methods[index].base == "enumerateMatches" {
            letEscape(type.methods[index], in: file)
          }
        }
      }
    }
  }

  private func isOfRoot(_ method: DeclaredMethod) -> Bool {
    method.marks.isOverride && !method.marks.isStatic && Self.selectors[method.fullName] != nil
  }

  private func rewrite(_ index: Int, of type: DeclaredType, _ owners: Set<String>, in file: ScannedFile) {
    let method = type.methods[index]
    guard model.lineage(of: type.name).allSatisfy({ !Self.keyed.contains($0) }) else { return }
    type.methods[index].isExposed = true
    type.methods[index].objcName = Self.selectors[method.fullName]
    guard !model.lineage(of: type.name).dropFirst().contains(where: owners.contains) else { return }
    type.methods[index].marks.isOverride = false
    for token in method.marks.firstIndex..<method.nameIndex where file.source.isWord(token, .override) {
      file.blank(token, token)
    }
    guard Self.ofObjects.contains(method.base), let open = method.bodyIndex else { return }
    let source = file.source
    for name in open..<Int(source.tokens[open].partner)
    where source.isWord(name - 2, .super) && source.isName(name) && source.isSign(name + 1, UInt8(ascii: "("))
      && source.name(source.tokens[name]) == method.base
    {
      file.edits.insert("__", at: Int(source.tokens[name].start))
    }
  }

  /// The override passes on its closure for a regular expression's matches, which is escaping in Foundation here.
  private func letEscape(_ method: DeclaredMethod, in file: ScannedFile) {
    let source = file.source
    guard let body = method.bodyIndex, let block = method.parameters.last, block.label == "using", block.isFunction,
      !block.type.hasPrefix("@"), !block.type.hasSuffix("?"),
      let label = (method.nameIndex..<body).last(where: {
        source.isName($0) && source.name(source.tokens[$0]) == "using"
      })
    else { return }
    guard let colon = (label..<body).first(where: { source.isSign($0, UInt8(ascii: ":")) }) else { return }
    file.edits.insert("@escaping ", at: Int(source.tokens[colon + 1].start))
  }
}
