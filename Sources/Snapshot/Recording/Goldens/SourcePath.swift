import Foundation

/// The parts of a path, found without asking the file system.
package struct SourcePath {
  package let folder: String
  package let name: String
  /// The name without its last ending.
  package let stem: String

  package init(_ path: String) {
    let bytes = path.utf8
    guard let slash = bytes.lastIndex(of: UInt8(ascii: "/")) else {
      folder = "."
      name = path
      stem = Self.stem(of: path[...])
      return
    }
    folder = slash == bytes.startIndex ? "/" : String(path[..<slash])
    name = String(path[bytes.index(after: slash)...])
    stem = Self.stem(of: path[bytes.index(after: slash)...])
  }

  private static func stem(of name: Substring) -> String {
    guard let dot = name.utf8.lastIndex(of: UInt8(ascii: ".")), dot > name.startIndex else { return String(name) }
    return String(name[..<dot])
  }

  /// The path as seen from the current folder; as it is when it lies elsewhere.
  package static func shown(_ path: String) -> String {
    let current = FileManager.default.currentDirectoryPath + "/"
    return path.hasPrefix(current) ? String(path.dropFirst(current.count)) : path
  }
}

/// Where a path leads when all links are followed.
enum RealPath {
  static func of(_ path: String) -> String {
    guard let resolved = realpath(path, nil) else { return path }
    defer { free(resolved) }
    return String(cString: resolved)
  }

  /// The path from the root, without links that lead to its folder, so that two spellings of one path are equal.
  static func absolute(_ path: String) -> String {
    let source = URL(fileURLWithPath: path)
    return ofNearest(source.deletingLastPathComponent().path) + "/" + source.lastPathComponent
  }

  /// The same for a path whose last folders need not exist; `..` leads up as in a path without links.
  static func ofNearest(_ path: String) -> String {
    let parts = URL(fileURLWithPath: path).standardizedFileURL.path.split(separator: "/")
    for count in stride(from: parts.count, through: 0, by: -1) {
      let known = "/" + parts[..<count].joined(separator: "/")
      guard FileStatus(known) != nil else { continue }
      let rest = parts[count...].joined(separator: "/")
      return rest.isEmpty ? of(known) : of(known) + "/" + rest
    }
    return path
  }
}
