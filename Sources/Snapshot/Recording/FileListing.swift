import Foundation

/// The files below a folder in the order of their paths.
package enum FileListing {
  /// Leaves out hidden folders, as `.build` and `.git` are, and does not follow links.
  package static func files(below folder: String) -> [String] {
    var found: [String] = []
    var folders = [folder]
    while let folder = folders.popLast() {
      for name in (try? FileManager.default.contentsOfDirectory(atPath: folder)) ?? [] where !name.hasPrefix(".") {
        let path = folder == "." ? name : folder + "/" + name
        guard let status = FileStatus(linkAt: path) else { continue }
        if status.isFolder { folders.append(path) } else { found.append(path) }
      }
    }
    return found.sorted()
  }
}
