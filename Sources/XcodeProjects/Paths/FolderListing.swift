import Foundation

/// What is in a folder, in a fixed order.
enum FolderListing {
  /// The names in a folder without hidden ones, sorted by their bytes; empty if it cannot be read.
  static func names(in folder: String) -> [String] {
    let names = (try? FileManager.default.contentsOfDirectory(atPath: folder)) ?? []
    return names.filter { !$0.hasPrefix(".") }.sorted { $0.utf8.lexicographicallyPrecedes($1.utf8) }
  }

  /// The paths of all files below a folder, relative to it; a folder for which `isWhole` says so counts as one file.
  ///
  /// Links are followed, but never into a folder that is open already: a circle of links ends. So does a folder that
  /// leads to the whole disk, after a hundred thousand files.
  static func files(below folder: String, isWhole: (String) -> Bool) -> [String] {
    var found: [String] = []
    var open: [(path: String, parents: [String])] = [("", [])]
    while let (path, parents) = open.popLast(), found.count < mostFiles {
      let here = path.isEmpty ? folder : folder + "/" + path
      let resolved = PathText.resolved(here)
      guard !parents.contains(resolved), parents.count < deepest else { continue }
      var below: [(path: String, parents: [String])] = []
      for name in names(in: here) {
        let child = path.isEmpty ? name : path + "/" + name
        if PathText.isFolder(here + "/" + name), !isWhole(child) {
          below.append((child, parents + [resolved]))
        } else {
          found.append(child)
        }
      }
      open += below.reversed()
    }
    return found
  }

  private static let deepest = 64
  private static let mostFiles = 100_000
}
