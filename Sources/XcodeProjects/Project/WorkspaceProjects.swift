/// The projects that a workspace names.
enum WorkspaceProjects {
  /// The paths of the projects that are there, without those that a package manager makes of pods.
  static func paths(in workspace: String) -> [String] {
    let folder = PathText.folder(workspace)
    guard let bytes = try? PathText.bytes(of: workspace + "/contents.xcworkspacedata"), bytes.count < sizeLimit else {
      return []
    }
    var found: [String] = []
    let text = String(decoding: bytes, as: UTF8.self)
    for part in text.split(separator: "location").dropFirst() {
      guard let open = part.firstIndex(of: "\""), let end = part[part.index(after: open)...].firstIndex(of: "\"") else {
        continue
      }
      // `group:App/App.xcodeproj`, `container:App.xcodeproj`, `absolute:/App.xcodeproj`
      let value = part[part.index(after: open)..<end].split(separator: ":", maxSplits: 1)
      guard value.count == 2 else { continue }
      let path = PathText.joined(folder, unescaped(String(value[1])))
      guard PathText.suffix(path) == "xcodeproj", PathText.name(path) != "Pods.xcodeproj", !found.contains(path),
        PathText.exists(path + "/project.pbxproj")
      else { continue }
      found.append(path)
    }
    return found
  }

  private static let sizeLimit = 1 << 20

  private static func unescaped(_ text: String) -> String {
    [("&quot;", "\""), ("&apos;", "'"), ("&lt;", "<"), ("&gt;", ">"), ("&amp;", "&")]
      .reduce(text) { $0.replacing($1.0, with: $1.1) }
  }
}
