/// The files that a project names, with the paths that the groups give them.
struct FileTree {
  /// A file or a folder that is taken as a whole.
  struct File: Equatable, Sendable {
    /// The absolute path.
    let path: String
    /// Whether it is a folder that is copied as it is.
    let isFolder: Bool
  }

  /// The files by the ids of their references.
  private(set) var files: [String: File] = [:]
  /// The files of variant groups, one for each language.
  private(set) var variants: [String: [String]] = [:]
  /// The folders of synchronized groups.
  private(set) var synchronized: [String: String] = [:]
  /// The ids of what a build or an SDK makes: no file of the project.
  private(set) var products: [String: String] = [:]

  private let root: String

  private struct Entry {
    let id: String
    let folder: String
    let variant: String?
  }

  /// Walks the groups from the main one.
  ///
  /// - Parameter root: The folder that the main group and `SOURCE_ROOT` begin at.
  init(_ objects: inout ProjectObjects, main: String, root: String) {
    self.root = root
    var entries = [Entry(id: main, folder: root, variant: nil)]
    var seen: Set<String> = []
    while let entry = entries.popLast() {
      guard let object = objects.object(entry.id, for: "groups") else { continue }
      guard seen.insert(entry.id).inserted else {
        if object.isa == "PBXGroup" { objects.note("groups: '\(object.name)' is listed twice") }
        continue
      }
      entries += visit(object, at: entry).reversed()
    }
  }

  /// Files that no group lists are found as if the main group did.
  mutating func addLoose(_ objects: ProjectObjects) {
    for object in objects.all("PBXFileReference") where files[object.id] == nil && products[object.id] == nil {
      _ = visit(object, at: Entry(id: object.id, folder: root, variant: nil))
    }
  }

  private mutating func visit(_ object: ProjectObjects.Object, at entry: Entry) -> [Entry] {
    let path = object.text("path") ?? ""
    guard let here = folder(of: object, in: entry.folder).map({ PathText.joined($0, path) }) else {
      products[object.id] = path.isEmpty ? object.name : path
      return children(of: object, in: entry.folder)
    }
    switch object.isa {
    case "PBXFileReference":
      files[object.id] = File(path: PathText.spelled(here), isFolder: object.text("lastKnownFileType") == "folder")
      if let variant = entry.variant { variants[variant, default: []].append(object.id) }
    case "XCVersionGroup": files[object.id] = File(path: PathText.spelled(here), isFolder: false)
    case "PBXFileSystemSynchronizedRootGroup": synchronized[object.id] = PathText.spelled(here)
    case "PBXReferenceProxy": products[object.id] = path
    default: return children(of: object, in: here)
    }
    return []
  }

  private func children(of object: ProjectObjects.Object, in folder: String) -> [Entry] {
    let variant = object.isa == "PBXVariantGroup" ? object.id : nil
    return object.texts("children").map { Entry(id: $0, folder: folder, variant: variant) }
  }

  /// The folder that an object's path begins at; nil for what is no file of the project.
  private func folder(of object: ProjectObjects.Object, in group: String) -> String? {
    switch object.text("sourceTree") ?? "<group>" {
    case "<group>": group
    case "SOURCE_ROOT": root
    case "<absolute>": "/"
    default: nil
    }
  }
}
