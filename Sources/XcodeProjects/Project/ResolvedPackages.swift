import Foundation

/// The versions of packages that a `Package.resolved` file holds: of the formats 1, 2 and 3.
package struct ResolvedPackages: Equatable, Sendable {
  /// One package with its version.
  package struct Pin: Equatable, Sendable {
    /// The name by which manifests call the package.
    package let identity: String
    /// Where it is.
    package let location: String
    /// `remoteSourceControl`, `localSourceControl` or `registry`.
    package let kind: String
    /// The commit.
    package let revision: String?
    /// The version; nil for branches and commits.
    package let version: String?
    /// The branch; nil for versions and commits.
    package let branch: String?
  }

  /// The packages, by identity.
  package let pins: [Pin]

  /// Reads a file; nil if there is none.
  init?(at path: String) throws(ProjectError) {
    guard PathText.exists(path) else { return nil }
    let bytes = try PathText.bytes(of: path)
    do {
      let file = try JSONDecoder().decode(File.self, from: Data(bytes))
      pins = (file.pins ?? file.object?.pins ?? []).map(\.pin).sorted { $0.identity < $1.identity }
    } catch {
      throw ProjectError(.malformed("this is no list of resolved packages"), at: path)
    }
  }

  private struct File: Decodable {
    struct Object: Decodable { let pins: [Entry]? }
    let object: Object?
    let pins: [Entry]?
  }

  private struct Entry: Decodable {
    struct State: Decodable { let revision, version, branch: String? }
    let identity, location, kind, repositoryURL: String?
    let state: State

    var pin: Pin {
      let address = location ?? repositoryURL ?? ""
      let name = PathText.name(address.replacing(":", with: "/")).lowercased()
      return Pin(
        identity: identity ?? (name.hasSuffix(".git") ? String(name.dropLast(4)) : name), location: address,
        kind: kind ?? "remoteSourceControl", revision: state.revision, version: state.version, branch: state.branch)
    }
  }
}
