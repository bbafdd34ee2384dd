import Foundation

/// The models that lie in a bundle.
enum ModelFiles {
  private static let suffixes = ["momd", "mom", "xcdatamodeld", "xcdatamodel"]

  /// All of a bundle, in the order of their names.
  static func urls(in bundle: Bundle) -> [URL] {
    suffixes.flatMap { (bundle.urls(forResourcesWithExtension: $0, subdirectory: nil) ?? []).map { $0 as URL } }
      .sorted { $0.lastPathComponent < $1.lastPathComponent }
  }

  /// The model of that name; nil where the bundle has none.
  static func url(named name: String, in bundle: Bundle) -> URL? {
    suffixes.lazy.compactMap { bundle.url(forResource: name, withExtension: $0) }.first
  }
}
