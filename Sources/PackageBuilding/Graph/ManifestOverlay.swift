import Foundation

/// Lines behind manifests, with which SwiftPM reads them as Xcode does for a phone.
///
/// Dependencies under conditions on platforms, `.when(platforms: [.iOS])`: SwiftPM asks for the platform that it builds for, which
/// is Linux. The lines take away the conditions that hold on iOS, and the dependencies whose conditions do not. Conditions on
/// settings stay, since manifests cannot read their own settings.
///
/// Versions of the language such as `.version("5.0")`, which Xcode takes for 5 and the compiler refuses.
package struct ManifestOverlay {
  /// The arguments by which SwiftPM compiles the manifests with these lines; none where no manifest needs any.
  package let arguments: [String]

  /// Writes the manifests of packages with their lines into a folder for such files.
  package init(of packages: [String], state: String) throws {
    var replacements: [String: String] = [:]
    for package in packages {
      for name in Self.manifests(in: package) {
        let path = "\(package)/\(name)"
        guard let bytes = FileManager.default.contents(atPath: path),
          let text = Self.completed(String(decoding: bytes, as: UTF8.self))
        else { continue }
        var hash = ContentHash()
        hash.add(path)
        let copy = "\(state)/manifest-\(hash.text.prefix(16)).swift"
        let written: [UInt8] = Array(text.utf8)
        try StateFile.write(written, to: copy)
        replacements[path] = copy
      }
    }
    guard !replacements.isEmpty else {
      arguments = []
      return
    }
    let overlay = state + "/manifests.yaml"
    try FileOverlay(replacements).write(to: overlay)
    arguments = ["-vfsoverlay", overlay].flatMap { ["-Xbuild-tools-swiftc", $0] }
  }

  /// `Package.swift`, and those for other versions of the tools.
  private static func manifests(in package: String) -> [String] {
    let names = (try? FileManager.default.contentsOfDirectory(atPath: package)) ?? []
    return names.filter { $0 == "Package.swift" || ($0.hasPrefix("Package@") && $0.hasSuffix(".swift")) }.sorted()
  }

  /// The manifest with the lines behind it that it needs; nil where it needs none.
  package static func completed(_ manifest: String) -> String? {
    guard manifest.firstMatch(of: /\b(?:let|var)\s+package\b/) != nil else { return nil }
    var added = ""
    if manifest.contains("condition:"), manifest.contains("platforms:") { added += conditions }
    if manifest.firstMatch(of: /\.version\(\s*"[45]\.\d/) != nil {
      let isRenamed = manifest.contains("swiftLanguageModes")
      added += isRenamed ? languages.replacing("swiftLanguageVersions", with: "swiftLanguageModes") : languages
    }
    return added.isEmpty ? nil : manifest + "\n" + added
  }

  /// 4.2 is a version of its own.
  private static let languages = """
    package.swiftLanguageVersions = package.swiftLanguageVersions?.map { version in
      guard case .version(let number) = version, number != "4.2" else { return version }
      return number.hasPrefix("5.") ? .v5 : number.hasPrefix("4.") ? .v4 : version
    }

    """

  /// The parts of a condition are not public.
  private static let conditions = """
    func __plainviewHolds(_ condition: Any) -> Bool? {
      let platforms = Mirror(reflecting: condition).children.first { $0.label == "platforms" }?.value as? [Platform] ?? []
      let names = platforms.map { Mirror(reflecting: $0).children.first { $0.label == "name" }?.value as? String }
      return names.isEmpty ? nil : names.contains("ios")
    }
    for target in package.targets {
      target.dependencies = target.dependencies.compactMap { dependency -> Target.Dependency? in
        switch dependency {
        case .targetItem(name: let name, condition: let condition):
          guard let condition, let holds = __plainviewHolds(condition) else { return dependency }
          return holds ? .targetItem(name: name, condition: nil) : nil
        case .byNameItem(name: let name, condition: let condition):
          guard let condition, let holds = __plainviewHolds(condition) else { return dependency }
          return holds ? .byNameItem(name: name, condition: nil) : nil
        case .productItem(name: let name, package: let package, moduleAliases: let aliases, condition: let condition):
          guard let condition, let holds = __plainviewHolds(condition) else { return dependency }
          return holds ? .productItem(name: name, package: package, moduleAliases: aliases, condition: nil) : nil
        default: return dependency
        }
      }
    }

    """
}
