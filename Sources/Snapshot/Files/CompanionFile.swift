import PlainviewRuntime

/// A file beside a golden that is written, accepted and deleted together with it: `<golden>.<suffix>`.
package struct CompanionFile: Equatable, Sendable {
  package let suffix: String
  package let text: String

  package init(suffix: String, text: String) {
    self.suffix = suffix
    self.text = text
  }

  /// Every suffix that there is: a file that ends so is never a golden of its own.
  package static let suffixes = [treeSuffix]

  /// The suffix of the file that describes a golden's views; see `Companion`.
  static let treeSuffix = "tree"

  /// Larger files are not read.
  private static let sizeLimit = 4 << 20

  /// The text that describes the views of a golden or of a pending text; nil when there is none that can be read.
  package static func text(of path: String) -> String? {
    guard let bytes = try? BoundedFile.bytes(at: path + "." + treeSuffix, limit: sizeLimit) else { return nil }
    return String(validating: bytes, as: UTF8.self)
  }

  /// The companions of a golden or of a pending text.
  static func all(besides path: String) -> [CompanionFile] {
    text(of: path).map { [CompanionFile(suffix: treeSuffix, text: $0)] } ?? []
  }

  /// The paths that companions of a file would have, but for those that it has.
  static func paths(besides path: String, without companions: [CompanionFile] = []) -> [String] {
    suffixes.filter { suffix in !companions.contains { $0.suffix == suffix } }.map { path + "." + $0 }
  }
}

extension [CompanionFile] {
  /// The companions of a file as files to be written.
  func files(besides path: String) -> [OutputFile.Contents] {
    map { (path + "." + $0.suffix, [UInt8]($0.text.utf8)) }
  }
}
