/// Methods that Objective-C's root class has for the objects of documents, and Swift's has not.
///
/// A class that inherits from `NSObject` and from none of UIKit's overrides nothing then: the method is called by its
/// selector, and what its `super` would do is nothing.
struct DocumentMethods {
  let model: TargetModel

  private static let names: Set<String> = ["awakeFromNib", "prepareForInterfaceBuilder"]

  /// Rewrites the methods of all files.
  func run() {
    for file in model.files {
      for type in file.types where type.kind == .class {
        for index in type.methods.indices where isOfDocuments(type.methods[index]) {
          rewrite(index, of: type, in: file)
        }
      }
    }
  }

  private func isOfDocuments(_ method: DeclaredMethod) -> Bool {
    Self.names.contains(method.base) && method.labels.isEmpty && method.marks.isOverride
  }

  private func rewrite(_ index: Int, of type: DeclaredType, in file: ScannedFile) {
    let method = type.methods[index]
    let lineage = model.lineage(of: type.name)
    guard lineage.last == "NSObject" else { return }
    type.methods[index].isExposed = true
    let isInherited = lineage.dropFirst().contains { name in
      model.declaredClass(name)?.methods.contains { $0.base == method.base && $0.labels.isEmpty } == true
    }
    guard !isInherited else { return }
    type.methods[index].marks.isOverride = false
    for token in method.marks.firstIndex..<method.nameIndex where file.source.isWord(token, .override) {
      file.blank(token, token)
    }
    if let open = method.bodyIndex { takeOutCalls(of: method.base, behind: open, in: file) }
  }

  /// Calls of `super` become nothing.
  private func takeOutCalls(of name: String, behind open: Int, in file: ScannedFile) {
    let source = file.source
    for index in open..<Int(source.tokens[open].partner)
    where source.isSign(index, UInt8(ascii: ".")) && source.name(source.tokens[index - 1]) == "super"
      && source.name(source.tokens[index + 1]) == name
    {
      file.replace(index - 1, index + 3, by: "()")
    }
  }
}
