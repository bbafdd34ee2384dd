import Foundation

/// Paths as texts, joined and shortened without access to the disk.
enum PathText {
  /// The path below a folder, without `.` and `..`; an absolute path stays.
  static func joined(_ folder: String, _ path: String) -> String {
    normalized(path.hasPrefix("/") ? path : folder + "/" + path)
  }

  /// The absolute path of a path that may be relative to the current folder.
  static func absolute(_ path: String) -> String { joined(FileManager.default.currentDirectoryPath, path) }

  /// A path without empty components, `.` and `..`; a path above the root is the root.
  static func normalized(_ path: String) -> String {
    var parts: [Substring] = []
    for part in path.split(separator: "/") where part != "." {
      if part != ".." { parts.append(part) } else if !parts.isEmpty { parts.removeLast() }
    }
    return "/" + parts.joined(separator: "/")
  }

  /// The last component.
  static func name(_ path: String) -> String { path.split(separator: "/").last.map(String.init) ?? "" }

  /// The path without its last component.
  static func folder(_ path: String) -> String { normalized(path + "/..") }

  /// The suffix of the name, in lower case; empty if there is none.
  static func suffix(_ path: String) -> String {
    let name = name(path)
    guard let dot = name.lastIndex(of: "."), dot > name.startIndex else { return "" }
    return name[name.index(after: dot)...].lowercased()
  }

  /// The last component without its suffix.
  static func base(_ path: String) -> String {
    let name = name(path)
    guard let dot = name.lastIndex(of: "."), dot > name.startIndex else { return name }
    return String(name[..<dot])
  }

  /// What is behind the folder; nil if the path is not below it.
  static func relative(_ path: String, to folder: String) -> String? {
    let start = folder == "/" ? "/" : folder + "/"
    return path.hasPrefix(start) ? String(path.dropFirst(start.count)) : nil
  }

  /// The path as it is spelt on the disk: projects come from case-insensitive file systems.
  static func spelled(_ path: String) -> String {
    guard !exists(path) else { return path }
    var found = ""
    for part in path.split(separator: "/") {
      let exact = found + "/" + part
      if exists(exact) {
        found = exact
        continue
      }
      let folded = part.lowercased()
      guard let name = FolderListing.names(in: found.isEmpty ? "/" : found).first(where: { $0.lowercased() == folded })
      else { return path }
      found += "/" + name
    }
    return found
  }

  /// Whether something is at the path, links followed.
  static func exists(_ path: String) -> Bool { FileManager.default.fileExists(atPath: path) }

  /// Whether a folder is at the path, links followed.
  static func isFolder(_ path: String) -> Bool {
    var isFolder: ObjCBool = false
    return FileManager.default.fileExists(atPath: path, isDirectory: &isFolder) && isFolder.boolValue
  }

  /// The bytes of a regular file.
  static func bytes(of path: String) throws(ProjectError) -> [UInt8] {
    guard exists(path) else { throw ProjectError(.notFound, at: path) }
    // A FIFO or a device would never end.
    let type = try? FileManager.default.attributesOfItem(atPath: resolved(path))[.type] as? FileAttributeType
    guard type == .typeRegular else { throw ProjectError(.system("this is no regular file"), at: path) }
    guard let data = FileManager.default.contents(atPath: path) else {
      throw ProjectError(.system("the file cannot be read"), at: path)
    }
    return Array(data)
  }

  /// The path with all links followed.
  static func resolved(_ path: String) -> String { URL(fileURLWithPath: path).resolvingSymlinksInPath().path }
}
