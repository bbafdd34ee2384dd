package import PlainviewRuntime

extension GoldenFile {
  /// Why a golden cannot be used or recorded.
  package enum Problem: Error, Equatable {
    case emptyName
    case isFolder(String)
    case notAFile(String)
    case unreadable(String, reason: String)
    case tooLarge(String, bytes: Int)
    case notText(String, offset: Int)
    case conflicted(String, line: Int)
    case readOnly(String)
    case unwritable(String, FileFailure)
    case isLink(String, to: String)
    case leavesFolder(String, root: String)
    case sameButForCase(String, other: String)
    case recordedMeanwhile(String)
    case textTooLarge(String, bytes: Int)
    case unknownMode(String)

    /// Where, what is wrong and what to do about it, in one line.
    package var text: String {
      switch self {
      case .emptyName: "the snapshot's name has no letter or digit; name it in words"
      case .unknownMode(let value):
        "SNAPSHOT_TESTING_RECORD cannot be '\(value)'; set it to one of: "
          + RecordMode.allCases.map(\.rawValue).joined(separator: ", ")
      case .isFolder(let path): "\(path): the golden is a folder; move it away and record the snapshot again"
      case .notAFile(let path): "\(path): the golden is a pipe or a device, not a file; remove it and record it again"
      case .unreadable(let path, let reason):
        "\(path): the golden cannot be read (\(reason)); mend its permissions, or remove it and record it again"
      case .tooLarge(let path, let bytes):
        "\(path): the golden has \(bytes) bytes and was not read, as no snapshot is larger than "
          + "\(GoldenFile.sizeLimit); remove it and record it again"
      case .notText(let path, let offset):
        "\(path): the golden is not UTF-8 text at byte \(offset), counted from 0; "
          + "record it again with SNAPSHOT_TESTING_RECORD=failed"
      case .conflicted(let path, let line):
        "\(path):\(line): the golden has the conflict markers of a merge; take one side, "
          + "or record it again with SNAPSHOT_TESTING_RECORD=failed"
      case .readOnly(let path):
        "\(path): the golden is read-only and was not written; make it writable with `chmod u+w`"
      case .unwritable(let path, let failure): "\(path): the golden \(failure)"
      case .isLink(let path, let target):
        "\(path): the golden is a link to \(target) and was not written, as that is not among the goldens; "
          + "replace the link by a file"
      case .leavesFolder(let path, let root):
        "\(path): a link leads out of \(root), nothing was written there; replace the link by a folder"
      case .sameButForCase(let path, let other):
        "\(path): '\(other)' beside it is the same name on systems that do not tell the case; name this one differently"
      case .recordedMeanwhile(let path):
        "\(path): another process has recorded the golden meanwhile, it was left as it is; run the test again"
      case .textTooLarge(let path, let bytes):
        "\(path): the snapshot has \(bytes) bytes, more than \(GoldenFile.sizeLimit), and was not written; "
          + "take a smaller part of the value"
      }
    }
  }
}
