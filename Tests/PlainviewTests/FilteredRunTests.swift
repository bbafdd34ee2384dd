import Foundation
import Testing

/// Real test runs with filters, whose ledgers list unused goldens.
@Suite struct FilteredRunTests {
  /// The goldens of this package's own screens, copied, with two more that no test has.
  private let folder: URL

  init() throws {
    folder = FileManager.default.temporaryDirectory.resolvingSymlinksInPath()
      .appendingPathComponent("plainview-\(UUID().uuidString)")
    let goldens = Tool.root.appendingPathComponent("Tests/SnapshotTests/Screens/__Snapshots__")
    try copyFiles(of: goldens)
    for stray in ["LoginScreenTests/The-empty-form.stray.txt", "TextGalleryTests/Text-fields.stray.txt"] {
      try "x\n".write(to: folder.appendingPathComponent(stray), atomically: true, encoding: .utf8)
    }
  }

  /// Copies contents only: owners and permissions may be those of other users and are not copied.
  private func copyFiles(of goldens: URL) throws {
    for path in try FileManager.default.subpathsOfDirectory(atPath: goldens.path) {
      let (from, to) = (goldens.appendingPathComponent(path), folder.appendingPathComponent(path))
      guard !from.hasDirectoryPath else { continue }
      try FileManager.default.createDirectory(at: to.deletingLastPathComponent(), withIntermediateDirectories: true)
      try Data(contentsOf: from).write(to: to)
    }
  }

  private func judge(filter: String) throws -> (findings: [String], result: Tool.Result) {
    defer { try? FileManager.default.removeItem(at: folder) }
    let program = try FileManager.default.destinationOfSymbolicLink(atPath: "/proc/self/exe")
    let result = try Tool.run(
      [
        "unreferenced", folder.path, "--", "env", "SNAPSHOT_REFERENCE_DIR=" + folder.path, program,
        "--testing-library", "swift-testing", "--filter", filter,
      ])
    let findings = result.output.split(separator: "\n").filter { $0.contains(": unreferenced, ") }
    return (findings.map { String($0.dropFirst(folder.path.count + 1).prefix { $0 != ":" }) }, result)
  }

  @Test func `Of the suite that ran the stray golden is found, and nothing of the others is touched`() throws {
    let (findings, result) = try judge(filter: "LoginScreenTests")
    #expect(result.exitCode == 0, "\(result.errors)")
    #expect(findings == ["LoginScreenTests/The-empty-form.stray.txt"])
  }

  @Test func `Of one test that ran, the goldens of its neighbours are not judged`() throws {
    let (findings, result) = try judge(filter: "LoginScreenTests/.*small phone")
    #expect(result.exitCode == 0, "\(result.errors)")
    #expect(findings.isEmpty)
    #expect(result.output.hasSuffix(" not judged\n") && !result.output.contains(" 0 not judged"))
  }
}
