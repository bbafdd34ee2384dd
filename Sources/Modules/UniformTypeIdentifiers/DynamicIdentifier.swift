/// The identifier of a type that was made from a tag: "dyn.ext.zzz", or "dyn.ext.zzz:public.text" for one that conforms to
/// something else than data.
struct DynamicIdentifier {
  let tag: String
  let tagClass: UTTagClass
  /// The identifier of what the type conforms to.
  let parent: String

  init(tag: String, tagClass: UTTagClass, parent: String) {
    self.tag = tag
    self.tagClass = tagClass
    self.parent = parent
  }

  /// Takes an identifier apart; nil for one of another kind.
  init?(_ text: String) {
    let isMIME = text.hasPrefix("dyn.mime.")
    guard isMIME || text.hasPrefix("dyn.ext.") else { return nil }
    let parts = text.dropFirst(isMIME ? "dyn.mime.".count : "dyn.ext.".count).split(separator: ":", maxSplits: 1)
    guard let first = parts.first else { return nil }
    tag = String(first)
    tagClass = isMIME ? .mimeType : .filenameExtension
    parent = parts.count > 1 ? String(parts[1]) : UTType.data.identifier
  }

  var text: String {
    "dyn.\(tagClass == .mimeType ? "mime" : "ext").\(tag)" + (parent == UTType.data.identifier ? "" : ":" + parent)
  }
}
