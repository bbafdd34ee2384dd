/// A file that has the compiler read other files in place of some, as its option `-vfsoverlay` takes it.
struct FileOverlay: Encodable {
  private struct Root: Encodable {
    let type = "file"
    let name: String
    let contents: String

    enum CodingKeys: String, CodingKey {
      case type, name
      case contents = "external-contents"
    }
  }

  private let version = 0
  private let isCaseSensitive = "true"
  private let usesExternalNames = "false"
  private let roots: [Root]

  private enum CodingKeys: String, CodingKey {
    case version, roots
    case isCaseSensitive = "case-sensitive"
    case usesExternalNames = "use-external-names"
  }

  /// Replaces files by others, whose paths are the values.
  init(_ replacements: [String: String]) {
    roots = replacements.sorted { $0.key < $1.key }.map { Root(name: $0.key, contents: $0.value) }
  }

  func write(to path: String) throws { try StateFile.write(self, to: path) }
}
