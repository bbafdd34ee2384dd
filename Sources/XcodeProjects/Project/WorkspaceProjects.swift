/// The projects that a workspace names.
enum WorkspaceProjects {
  /// The name of the project that CocoaPods makes of an app's pods.
  static let podsName = "Pods.xcodeproj"

  /// The paths of the projects that are there, without those that CocoaPods makes.
  static func paths(in workspace: String) -> [String] {
    allPaths(in: workspace).filter { PathText.name($0) != podsName }
  }

  private static func allPaths(in workspace: String) -> [String] {
    let folder = PathText.folder(workspace)
    guard let bytes = try? PathText.bytes(of: workspace + "/contents.xcworkspacedata"), bytes.count < sizeLimit else {
      return []
    }
    var found: [String] = []
    // The folders that locations begin at, those of groups innermost last.
    var folders = [folder]
    let text = String(decoding: bytes, as: UTF8.self)
    for part in text.split(separator: "<").dropFirst() {
      if part.hasPrefix("/Group"), folders.count > 1 { folders.removeLast() }
      guard let location = location(in: part) else { continue }
      // `group:App/App.xcodeproj`, `container:App.xcodeproj`, `absolute:/App.xcodeproj`
      let value = location.split(separator: ":", maxSplits: 1, omittingEmptySubsequences: false)
      guard value.count == 2 else { continue }
      let path = PathText.joined(value[0] == "group" ? folders[folders.count - 1] : folder, String(value[1]))
      if part.hasPrefix("Group") {
        folders.append(path)
        continue
      }
      guard PathText.suffix(path) == "xcodeproj", !found.contains(path), PathText.exists(path + "/project.pbxproj")
      else { continue }
      found.append(path)
    }
    return found
  }

  /// The location that a tag has.
  private static func location(in tag: Substring) -> String? {
    guard let start = tag.firstRange(of: "location"),
      let open = tag[start.upperBound...].firstIndex(of: "\""),
      let end = tag[tag.index(after: open)...].firstIndex(of: "\"")
    else { return nil }
    return unescaped(String(tag[tag.index(after: open)..<end]))
  }

  /// The projects of the workspaces that name a project, which lie beside it or in a folder above, and the pods beside it: not
  /// every app keeps the workspace that CocoaPods makes.
  static func siblings(of project: String) -> [String] {
    let pods = PathText.folder(project) + "/Pods/" + podsName
    return inWorkspace(with: project) + (PathText.exists(pods + "/project.pbxproj") ? [pods] : [])
  }

  private static func inWorkspace(with project: String) -> [String] {
    var folder = PathText.folder(project)
    for _ in 0..<levelLimit {
      let workspaces = FolderListing.names(in: folder).filter { PathText.suffix($0) == "xcworkspace" }
      for workspace in workspaces.sorted() {
        let projects = allPaths(in: folder + "/" + workspace)
        if projects.contains(project) { return projects.filter { $0 != project } }
      }
      let above = PathText.folder(folder)
      if above == folder || above.isEmpty { return [] }
      folder = above
    }
    return []
  }

  /// How many folders are looked into.
  private static let levelLimit = 4

  private static let sizeLimit = 1 << 20

  private static func unescaped(_ text: String) -> String {
    [("&quot;", "\""), ("&apos;", "'"), ("&lt;", "<"), ("&gt;", ">"), ("&amp;", "&")]
      .reduce(text) { $0.replacing($1.0, with: $1.1) }
  }
}
