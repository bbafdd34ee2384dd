import Foundation

/// Where the texts that differ from their goldens are kept until they are accepted or rejected.
package enum PendingLocation: Equatable, Sendable {
  /// `<golden>.pending`, beside the golden.
  case besideGoldens
  /// All in one folder, under the paths that goldens and sources have from the current folder.
  case folder(String)

  package static let ending = ".pending"

  /// The file for the text that may become a golden.
  func path(forGolden golden: String) -> String { located(golden) + Self.ending }

  /// The file for the text that may become a literal of a source file.
  func path(forSource source: String, testName: String, line: Int, column: Int) -> String {
    let source = SourcePath(source)
    let name = GoldenName.ofTest(testName)
    return located("\(source.folder)/__Snapshots__/\(source.stem)/\(name).line-\(line)-\(column)") + Self.ending
  }

  private func located(_ path: String) -> String {
    guard case .folder(let folder) = self else { return path }
    let parts = SourcePath.shown(path).split(separator: "/").filter { $0 != ".." && $0 != "." }
    return folder + "/" + parts.joined(separator: "/")
  }
}
