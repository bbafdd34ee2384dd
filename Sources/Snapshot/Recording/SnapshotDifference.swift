import Foundation

/// How a text differs from its golden, in the words of a failure and as files.
struct SnapshotDifference {
  let golden: GoldenFile
  let old: String
  let new: String

  /// More than this is not searched for the least difference.
  private static let searchLimit = 1 << 20

  /// A unified diff; for texts too large for one, the first line that differs.
  var text: String {
    let remark = GoldenText.invisibleDifference(golden: old, text: new)
    let difference = isSearched ? unifiedDiff : firstDifference
    return remark.map { "\($0)\n\n\(difference)" } ?? difference
  }

  private var isSearched: Bool { old.utf8.count + new.utf8.count <= Self.searchLimit }

  private var unifiedDiff: String {
    UnifiedDiff(old: old, new: new).text(from: "\(golden.name) (golden)", to: "\(golden.name) (now)")
  }

  private var firstDifference: String {
    let (old, new) = (Array(old.utf8), Array(new.utf8))
    var place = 0
    var start = 0
    var line = 1
    while place < old.count, place < new.count, old[place] == new[place] {
      if old[place] == UInt8(ascii: "\n") {
        line += 1
        start = place + 1
      }
      place += 1
    }
    return
      "The texts are too large for a diff (\(old.count) and \(new.count) bytes). They differ first in line \(line):\n"
      + "-\(Self.line(of: old, from: start))\n+\(Self.line(of: new, from: start))\n"
  }

  private static func line(of bytes: [UInt8], from start: Int) -> String {
    String(decoding: bytes[start...].prefix { $0 != UInt8(ascii: "\n") }.prefix(400), as: UTF8.self)
  }

  // MARK: Files

  /// The failing text first, then the reference and the difference if there is a golden.
  static func attachments(golden: GoldenFile, old: [UInt8]?, new: String) -> [SnapshotAttachment] {
    let stem = SourcePath(golden.path).stem
    let ending = golden.name.dropFirst(stem.count)
    let failure = SnapshotAttachment(name: "\(stem).failure\(ending)", text: new)
    guard let old, let oldText = String(validating: old, as: UTF8.self) else { return [failure] }
    let difference = SnapshotDifference(golden: golden, old: oldText, new: new)
    let reference = SnapshotAttachment(name: "\(stem).reference\(ending)", text: oldText)
    guard difference.isSearched else { return [failure, reference] }
    return [failure, reference, SnapshotAttachment(name: "\(stem).diff", text: difference.unifiedDiff)]
  }
}

extension GoldenFile {
  /// Writes a file for the CI system to keep, with its folders.
  static func writeArtifact(_ text: String, to path: String) throws(FileFailure) {
    do {
      try FileManager.default.createDirectory(
        atPath: SourcePath(path).folder, withIntermediateDirectories: true)
    } catch {
      throw FileFailure(reason: error.localizedDescription)
    }
    try AtomicFile.write(Array(text.utf8), to: path)
  }
}
