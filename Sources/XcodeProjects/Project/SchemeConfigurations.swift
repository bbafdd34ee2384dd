/// The configurations that the shared schemes of a project name for their actions.
enum SchemeConfigurations {
  /// An action of a scheme, by the name of its element.
  enum Action: String { case test = "TestAction", run = "LaunchAction" }

  /// The configuration of an action; nil where no scheme names one, or where schemes name several.
  ///
  /// For tests only schemes that have some count.
  static func name(of action: Action, in project: String) -> String? {
    let folder = project + "/xcshareddata/xcschemes"
    let names = FolderListing.names(in: folder).filter { PathText.suffix($0) == "xcscheme" }.compactMap { name in
      (try? PathText.bytes(of: folder + "/" + name)).flatMap { configuration(of: action, in: $0) }
    }
    return Set(names).count == 1 ? names[0] : nil
  }

  private static let sizeLimit = 1 << 20

  private static func configuration(of action: Action, in bytes: [UInt8]) -> String? {
    guard bytes.count < sizeLimit else { return nil }
    let text = String(decoding: bytes, as: UTF8.self)
    guard let start = text.firstRange(of: "<" + action.rawValue), let end = text.firstRange(of: "</" + action.rawValue)
    else { return nil }
    guard start.upperBound < end.lowerBound else { return nil }
    let whole = text[start.upperBound..<end.lowerBound]
    if action == .test, whole.firstRange(of: "<TestableReference") == nil { return nil }
    let tag = whole.prefix { $0 != ">" }
    guard let key = tag.firstRange(of: "buildConfiguration"),
      let open = tag[key.upperBound...].firstIndex(of: "\""),
      let close = tag[tag.index(after: open)...].firstIndex(of: "\"")
    else { return nil }
    let name = String(tag[tag.index(after: open)..<close])
    return name.isEmpty ? nil : name
  }
}
