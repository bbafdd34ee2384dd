import Foundation

/// Finds documents by name in the project that a document lies in: in an app's bundle all of them lie side by side.
@MainActor enum ProjectDocuments {
  /// The paths of documents by their file names, the best one first, by the project's folder.
  private static var known: [String: [String: [String]]] = [:]

  /// The folder of the project that a file lies in: the nearest one with an Xcode project, a workspace or a package.
  static func folder(of path: String) -> String? {
    var folder = URL(fileURLWithPath: path).deletingLastPathComponent().standardizedFileURL
    for _ in 0..<mostLevels where folder.path != "/" {
      let names = (try? FileManager.default.contentsOfDirectory(atPath: folder.path)) ?? []
      if names.contains(where: isProject) { return folder.path }
      folder = folder.deletingLastPathComponent()
    }
    return nil
  }

  /// The document with this file name in a project's folder.
  static func url(of fileName: String, in folder: String) -> URL? {
    let documents = known[folder] ?? documents(in: folder)
    known[folder] = documents
    return documents[fileName]?.first { FileManager.default.fileExists(atPath: $0) }.map { URL(fileURLWithPath: $0) }
  }

  /// The file of the storyboard that a document at a path calls by a name.
  static func storyboard(_ name: String, calledIn path: String) -> URL? {
    let folder = URL(fileURLWithPath: path).deletingLastPathComponent()
    let beside = folder.appendingPathComponent("\(name).storyboard")
    let isName = !name.contains("/")
    if isName, FileManager.default.fileExists(atPath: beside.path) { return beside }
    if let url = BundledDocuments.url(of: name, extension: "storyboard", in: .main) { return url }
    guard isName, let project = ProjectDocuments.folder(of: path) else { return nil }
    return url(of: "\(name).storyboard", in: project)
  }

  private static let mostLevels = 12
  /// The maximum number of files of a project that are read.
  private static let mostFiles = 50_000
  /// Folders with third-party code or build products.
  private static let leftOut: Set<String> = ["Pods", "Carthage", "DerivedData", "build", "node_modules"]

  private static func isProject(_ name: String) -> Bool {
    name == "Package.swift" || name.hasSuffix(".xcodeproj") || name.hasSuffix(".xcworkspace")
  }

  private static func documents(in folder: String) -> [String: [String]] {
    var found: [String: [String]] = [:]
    let files = FileManager.default.enumerator(
      at: URL(fileURLWithPath: folder), includingPropertiesForKeys: nil, options: [.skipsHiddenFiles])
    var count = 0
    while count < mostFiles, let url = files?.nextObject() as? URL {
      count += 1
      let name = url.lastPathComponent
      if leftOut.contains(name) || isProject(name) { files?.skipDescendants() }
      if name.hasSuffix(".storyboard") || name.hasSuffix(".xib") { found[name, default: []].append(url.path) }
    }
    return found.mapValues { paths in paths.sorted { (rank($0), $0) < (rank($1), $1) } }
  }

  /// Documents outside of languages and in the base localization go first.
  private static func rank(_ path: String) -> Int {
    let folder = URL(fileURLWithPath: path).deletingLastPathComponent().lastPathComponent
    return folder.hasSuffix(".lproj") && folder != "Base.lproj" ? 1 : 0
  }
}
