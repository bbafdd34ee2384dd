import Foundation
import PlainviewRuntime

/// How a text differs from its golden, as the message of a failure and as files.
struct SnapshotDifference {
  let golden: GoldenFile
  let old: String
  let new: String

  /// What changed, why, and the unified diff; for texts too large for one, the first line that differs.
  func text(_ facts: TreeFacts?) -> String {
    let remark = GoldenText.invisibleDifference(golden: old, text: new).map { "\($0)\n\n" } ?? ""
    let difference = DifferenceText(
      from: "\(golden.name) (golden)", to: "\(golden.name) (now)", old: old, new: new,
      sections: DifferenceText.Section.facets(old: old, new: new), basis: basis(facts))
    return remark + difference.text
  }

  private func basis(_ facts: TreeFacts?) -> DifferenceText.Basis {
    do throws(Companion.Problem) {
      guard let facts else { throw .factless }
      return .facts(old: try Companion.facts(in: CompanionFile.text(of: golden.path), golden: old), new: facts)
    } catch {
      return .texts(error)
    }
  }

  // MARK: Files

  /// The failing text first, then the reference and the difference if there is a golden.
  static func attachments(golden: GoldenFile, old: [UInt8]?, new: String) -> [SnapshotAttachment] {
    let stem = SourcePath(golden.path).stem
    let ending = golden.name.dropFirst(stem.count)
    let failure = SnapshotAttachment(name: "\(stem).failure\(ending)", text: new)
    guard let old, let oldText = String(validating: old, as: UTF8.self) else { return [failure] }
    let reference = SnapshotAttachment(name: "\(stem).reference\(ending)", text: oldText)
    guard DifferenceText.isSearched(oldText, new) else { return [failure, reference] }
    let diff = UnifiedDiff(old: oldText, new: new).text(from: "\(golden.name) (golden)", to: "\(golden.name) (now)")
    return [failure, reference, SnapshotAttachment(name: "\(stem).diff", text: diff)]
  }
}

extension GoldenFile {
  /// Writes a file for the CI system to keep, with its folders.
  static func writeArtifact(_ text: String, to path: String) throws(FileFailure) {
    try OutputFile.makeFolder(SourcePath(path).folder)
    try OutputFile.write(text, to: path)
  }
}
