package import Foundation

/// A folder of its own for a test, removed with the test.
package final class ScratchFolder: Sendable {
  package let path: String
  package var url: URL { URL(fileURLWithPath: path, isDirectory: true) }

  package init() throws {
    let base = FileManager.default.temporaryDirectory.resolvingSymlinksInPath()
    path = base.appendingPathComponent("plainview-\(UUID().uuidString)").path
    try FileManager.default.createDirectory(atPath: path, withIntermediateDirectories: true)
  }

  deinit { try? FileManager.default.removeItem(atPath: path) }

  /// Removes a folder in which the package manager ran, with the locks that it has left for folders in it: empty files in
  /// the folder for temporary files, whose names are the paths.
  package static func removeWithLocks(_ path: String) {
    let manager = FileManager.default
    let beginning = URL(fileURLWithPath: path).resolvingSymlinksInPath().path.replacing("/", with: "_")
    try? manager.removeItem(atPath: path)
    let temporary = manager.temporaryDirectory
    let names = (try? manager.contentsOfDirectory(atPath: temporary.path)) ?? []
    for name in names where name.hasPrefix(beginning) && name.hasSuffix(".lock") {
      try? manager.removeItem(at: temporary.appendingPathComponent(name))
    }
  }

  @discardableResult
  package func write(_ text: String, to name: String) throws -> String { try write(Array(text.utf8), to: name) }

  @discardableResult
  package func write(_ bytes: [UInt8], to name: String) throws -> String {
    let url = URL(fileURLWithPath: path + "/" + name)
    try FileManager.default.createDirectory(at: url.deletingLastPathComponent(), withIntermediateDirectories: true)
    try Data(bytes).write(to: url)
    return url.path
  }

  package func text(_ name: String) -> String? { try? String(contentsOfFile: path + "/" + name, encoding: .utf8) }

  /// The files below the folder, hidden ones too, sorted.
  package var files: [String] {
    ((try? FileManager.default.subpathsOfDirectory(atPath: path)) ?? []).sorted().filter { name in
      var isFolder: ObjCBool = false
      return FileManager.default.fileExists(atPath: path + "/" + name, isDirectory: &isFolder) && !isFolder.boolValue
    }
  }
}
