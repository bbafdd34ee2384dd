import Foundation

/// What a text in YAML is for, told by a look at it: folders hold files of other tools too.
package enum FlowText {
  package enum Kind: Sendable { case flow, workspace }

  /// Nil for a file of another tool, and for one that cannot be read.
  package static func kind(ofFile path: String) -> Kind? {
    guard let text = try? FlowFile.text(at: path) else { return nil }
    let isConfiguration = WorkspaceConfiguration.fileNames.contains((path as NSString).lastPathComponent)
    if isConfiguration, let documents = try? YAMLParser.documents(in: text), let first = documents.first,
      WorkspaceConfiguration.isOne(first)
    {
      return .workspace
    }
    return isFlow(text) ? .flow : nil
  }

  /// Whether there are a header and a list, or a list that begins with a command.
  private static func isFlow(_ text: String) -> Bool {
    var hasHeader = false
    for line in text.split(whereSeparator: \.isNewline) {
      if ["appId:", "url:", "plainview:"].contains(where: line.hasPrefix) { hasHeader = true }
      if hasHeader, line.hasPrefix("---") || line.hasPrefix("- ") { return true }
      guard line.hasPrefix("- ") else { continue }
      let name = line.dropFirst(2).prefix { $0.isLetter }
      return FlowCommandName(written: String(name)) != nil
    }
    return false
  }
}
