import Foundation

/// Paths as one file names another one.
enum RelativePath {
  /// The path of a file from the folder that another one is in.
  static func from(folderOf path: String, to file: String) -> String {
    let folder = URL(fileURLWithPath: path).deletingLastPathComponent().standardizedFileURL.pathComponents
    let target = URL(fileURLWithPath: file).standardizedFileURL.pathComponents
    let shared = zip(folder, target).prefix { $0 == $1 }.count
    // Nothing in common but the root: another tree, which is better named as it is.
    if shared <= 1 { return "/" + target.dropFirst().joined(separator: "/") }
    return (Array(repeating: "..", count: folder.count - shared) + target[shared...]).joined(separator: "/")
  }
}
