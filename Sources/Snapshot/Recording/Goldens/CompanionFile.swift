import Foundation

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

  /// The suffix of the file that tells of a golden's views; see `Companion`.
  static let treeSuffix = "tree"

  /// Larger files are not read.
  private static let sizeLimit = 4 << 20

  /// The text that tells of the views of a golden or of a pending text; nil when there is none that can be read.
  package static func text(of path: String) -> String? {
    guard let bytes = try? BoundedFile.bytes(at: path + "." + treeSuffix, limit: sizeLimit) else { return nil }
    return String(validating: bytes, as: UTF8.self)
  }

  /// Moves the companions of a file to where the file was moved to; one that the new file lacks is removed there.
  static func move(from source: String, to target: String) {
    for suffix in suffixes where rename(source + "." + suffix, target + "." + suffix) != 0 {
      unlink(target + "." + suffix)
    }
  }
}
