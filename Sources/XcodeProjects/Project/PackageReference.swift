/// A package that a project refers to.
package struct PackageReference: Equatable, Sendable {
  /// Where the package is.
  package enum Location: Equatable, Sendable {
    /// A repository, and the versions of it that count.
    case remote(url: String, Requirement)
    /// A folder, absolute.
    case local(path: String)
  }

  /// Which versions of a package count.
  package enum Requirement: Equatable, Sendable {
    /// From a version to below the next major one.
    case upToNextMajor(String)
    /// From a version to below the next minor one.
    case upToNextMinor(String)
    /// From one version to below another.
    case range(String, String)
    /// This version.
    case exact(String)
    /// The newest commit of a branch.
    case branch(String)
    /// This commit.
    case revision(String)
  }

  /// The object's id in the project file.
  let id: String
  /// Where it is.
  package let location: Location

  /// The name by which manifests call the package: the last component of its location, in lower case.
  package var identity: String {
    switch location {
    case .remote(let url, _):
      let name = PathText.name(url.replacing(":", with: "/")).lowercased()
      return name.hasSuffix(".git") ? String(name.dropLast(4)) : name
    case .local(let path): return PathText.name(path).lowercased()
    }
  }

  /// The reference that an object is; nil for objects of other classes.
  init?(_ object: ProjectObjects.Object, folder: String) {
    id = object.id
    switch object.isa {
    case "XCRemoteSwiftPackageReference":
      guard let url = object.text("repositoryURL") else { return nil }
      let fields = object.fields["requirement"]?.dictionary ?? [:]
      location = .remote(url: url, Requirement(fields.compactMapValues(\.string)))
    case "XCLocalSwiftPackageReference":
      guard let path = object.text("relativePath") ?? object.text("path") else { return nil }
      location = .local(path: PathText.joined(folder, path))
    default: return nil
    }
  }

  /// A folder with a manifest that a group of the project lists.
  init(id: String, folder: String) {
    self.id = id
    location = .local(path: folder)
  }
}

extension PackageReference.Requirement {
  /// The requirement that the fields of a reference mean; all versions if they mean none.
  init(_ fields: [String: String]) {
    let least = fields["minimumVersion"] ?? "0.0.0"
    switch fields["kind"] {
    case "upToNextMinorVersion": self = .upToNextMinor(least)
    case "versionRange": self = .range(least, fields["maximumVersion"] ?? "9999.0.0")
    case "exactVersion": self = .exact(fields["version"] ?? least)
    case "branch": self = .branch(fields["branch"] ?? "main")
    case "revision": self = .revision(fields["revision"] ?? "")
    case "upToNextMajorVersion": self = .upToNextMajor(least)
    default: self = .range(least, "9999.0.0")
    }
  }
}
