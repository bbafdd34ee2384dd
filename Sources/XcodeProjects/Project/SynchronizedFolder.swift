/// A folder whose files belong to targets without being listed, as Xcode 16 has them.
struct SynchronizedFolder {
  /// The absolute path.
  let path: String
  /// The targets that get every file.
  let owners: Set<String>
  /// For each target the files that are an exception: excluded from a target that owns the folder, included in one that does not.
  private(set) var exceptions: [String: [String]] = [:]
  /// For each phase the files that it gets by exception.
  private(set) var phaseExceptions: [String: [String]] = [:]
  private let wholeFolders: [String]
  private let everything: [String]

  /// Reads a group; the owners are those targets that list it.
  init(_ group: ProjectObjects.Object, at path: String, owners: Set<String>, objects: inout ProjectObjects) {
    self.path = path
    self.owners = owners
    let wholeFolders = group.texts("explicitFolders")
    self.wholeFolders = wholeFolders
    everything = FolderListing.files(below: path) { wholeFolders.contains($0) || FileRole.isBundle($0) }
    for set in objects.objects(of: group, "exceptions") {
      let names = set.texts("membershipExceptions")
      if let phase = set.text("buildPhase") {
        phaseExceptions[phase, default: []] += names
      } else if let target = set.text("target") {
        exceptions[target, default: []] += names
      }
    }
  }

  /// The absolute paths of all files in it.
  var paths: [String] { everything.map { path + "/" + $0 } }

  /// The files that a target gets by their type, those of a folder before those of the folders in it.
  func files(of target: String) -> [BuildFile] {
    let isOwner = owners.contains(target)
    guard isOwner || exceptions[target] != nil else { return [] }
    let elsewhere = phaseExceptions.values.flatMap { $0 }
    let named = exceptions[target] ?? []
    return everything.filter { file in
      guard !elsewhere.contains(where: { Self.names($0, file) }) else { return false }
      return named.contains { Self.names($0, file) } != isOwner
    }
    .map(buildFile)
  }

  /// The files that a phase gets whatever their type.
  func files(ofPhase phase: String) -> [BuildFile] {
    guard let named = phaseExceptions[phase] else { return [] }
    return everything.filter { file in named.contains { Self.names($0, file) } }.map(buildFile)
  }

  private func buildFile(_ file: String) -> BuildFile {
    .file(path: path + "/" + file, isFolder: wholeFolders.contains(file))
  }

  /// Whether an exception names a file: by its path, by a folder that it is in, or as `/Localized: Main.strings`, which
  /// stands for the file in each language.
  private static func names(_ exception: String, _ file: String) -> Bool {
    if exception == file || file.hasPrefix(exception + "/") { return true }
    guard exception.hasPrefix("/Localized: ") || exception.contains("/Localized: ") else { return false }
    let parts = exception.split(separator: "/Localized: ", maxSplits: 1, omittingEmptySubsequences: false)
    guard parts.count == 2, PathText.name(file) == parts[1] else { return false }
    let language = PathText.folder("/" + file)
    return PathText.suffix(language) == "lproj" && PathText.folder(language) == PathText.normalized("/" + parts[0])
  }
}
