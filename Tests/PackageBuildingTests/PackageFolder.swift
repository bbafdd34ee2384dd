import Foundation

/// The folder of a test in which the package manager runs.
enum PackageFolder {
  /// Removes the folder, and the locks that the package manager has left for folders in it: empty files among the files
  /// that do not last, which have the folder's path as their name.
  static func remove(_ folder: String) {
    let manager = FileManager.default
    let beginning = URL(fileURLWithPath: folder).resolvingSymlinksInPath().path.replacing("/", with: "_") + "_"
    try? manager.removeItem(atPath: folder)
    let temporary = manager.temporaryDirectory
    let names = (try? manager.contentsOfDirectory(atPath: temporary.path)) ?? []
    for name in names where name.hasPrefix(beginning) && name.hasSuffix(".lock") {
      try? manager.removeItem(at: temporary.appendingPathComponent(name))
    }
  }
}
