import Foundation
import PlainviewRuntime
import Testing

/// Folders of the program among the files that do not last, and those that ended programs left.
@Suite final class TemporaryFolderTests {
  private let parent: String

  init() throws {
    parent =
      FileManager.default.temporaryDirectory.resolvingSymlinksInPath()
      .appendingPathComponent("plainview-\(UUID().uuidString)").path
    try FileManager.default.createDirectory(atPath: parent, withIntermediateDirectories: true)
  }

  deinit { try? FileManager.default.removeItem(atPath: parent) }

  private var names: [String] { ((try? FileManager.default.contentsOfDirectory(atPath: parent)) ?? []).sorted() }

  private func makeFolder(_ name: String) throws {
    try FileManager.default.createDirectory(atPath: "\(parent)/\(name)/inside", withIntermediateDirectories: true)
  }

  @Test func `A folder is there until it is removed, or its object goes`() throws {
    var folder: TemporaryFolder? = try TemporaryFolder(in: parent)
    let path = try #require(folder?.path)
    #expect(path == "\(parent)/\(names.first ?? "")" && names.count == 1)
    try Data("text".utf8).write(to: URL(filePath: path + "/file"))
    folder?.remove()
    folder?.remove()
    #expect(names == [])
    folder = try TemporaryFolder(in: parent)
    #expect(names.count == 1 && names.first.map { "\(parent)/\($0)" } == folder?.path)
    folder = nil
    #expect(names == [])
  }

  @Test func `A folder that an ended program left goes with the next one, and one that a program holds stays`() throws {
    let held = try TemporaryFolder(in: parent)
    let others = ["plainview-run.a", "plainview-run.abcdefg", "plainview.abcdef", "run.abcdef"]
    for name in others + ["plainview-run.abcdef"] { try makeFolder(name) }
    try Data().write(to: URL(filePath: parent + "/plainview-run.a-file"))
    #expect(symlink(parent + "/run.abcdef", parent + "/plainview-run.a-link") == 0)
    let next = try TemporaryFolder(in: parent)
    let expected = [held, next].map { String($0.path.dropFirst(parent.count + 1)) }
    withExtendedLifetime([held, next]) {
      #expect(names == (expected + others + ["plainview-run.a-file", "plainview-run.a-link"]).sorted())
    }
    #expect(FileManager.default.fileExists(atPath: parent + "/run.abcdef/inside"))
  }

  @Test func `While a folder is made nobody takes it for one that was left`() async throws {
    let parent = parent
    let made = await withTaskGroup(of: [TemporaryFolder?].self) { group in
      for _ in 0..<8 {
        group.addTask { (0..<25).map { _ in try? TemporaryFolder(in: parent) } }
      }
      var all: [TemporaryFolder?] = []
      for await folders in group { all += folders }
      return all
    }
    let paths = Set(made.compactMap { $0?.path })
    #expect(paths.count == 200)
    withExtendedLifetime(made) { #expect(Set(names.map { "\(parent)/\($0)" }) == paths) }
  }

  @Test func `Where no folder can be made the reason is named`() {
    #expect(throws: FileFailure(errno: ENOENT)) { try TemporaryFolder(in: self.parent + "/none") }
  }
}
