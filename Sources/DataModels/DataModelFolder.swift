import Foundation

/// The documents that a model consists of: a folder of versions (`.xcdatamodeld`, `.momd`), a version (`.xcdatamodel`, a
/// folder with the document `contents`), or the document alone.
package enum DataModelFolder {
  /// The path of the document of the current version; nil where there is none.
  package static func document(at path: String) -> String? {
    var isFolder: ObjCBool = false
    guard FileManager.default.fileExists(atPath: path, isDirectory: &isFolder) else { return nil }
    guard isFolder.boolValue else { return path }
    let contents = path + "/contents"
    if FileManager.default.fileExists(atPath: contents) { return contents }
    let names = (try? FileManager.default.contentsOfDirectory(atPath: path)) ?? []
    let versions = names.filter { $0.hasSuffix(".xcdatamodel") }.sorted()
    let current = currentVersion(in: path).flatMap { versions.contains($0) ? $0 : nil }
    guard let version = current ?? versions.last else { return nil }
    let document = "\(path)/\(version)/contents"
    return FileManager.default.fileExists(atPath: document) ? document : nil
  }

  /// The version that Xcode's marker names.
  private static func currentVersion(in folder: String) -> String? {
    // A binary list, which Xcode does not write here, may stand for far more than it has.
    guard let data = FileManager.default.contents(atPath: folder + "/.xccurrentversion"),
      !data.starts(with: "bplist".utf8),
      let list = try? PropertyListSerialization.propertyList(from: data, format: nil) as? [String: Any]
    else { return nil }
    return list["_XCCurrentVersionName"] as? String
  }
}
