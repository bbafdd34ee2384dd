import Foundation
import PlainviewRuntime
import Testing

/// What is left by programs that were ended while they wrote, and files that belong together.
@Suite struct EndedProgramTests {
  private final class Folder: Sendable {
    let path: String

    init() throws {
      path =
        FileManager.default.temporaryDirectory.resolvingSymlinksInPath()
        .appendingPathComponent("plainview-\(UUID().uuidString)").path
      try FileManager.default.createDirectory(atPath: path, withIntermediateDirectories: true)
    }

    deinit { try? FileManager.default.removeItem(atPath: path) }

    /// The names in the folder, hidden ones too.
    var names: [String] { ((try? FileManager.default.contentsOfDirectory(atPath: path)) ?? []).sorted() }
  }

  private let folder: Folder

  init() throws { folder = try Folder() }

  private func path(_ name: String) -> String { folder.path + "/" + name }

  private func text(_ name: String) -> String? { try? String(contentsOfFile: path(name), encoding: .utf8) }

  private func write(_ text: String, to name: String) throws {
    try Data(text.utf8).write(to: URL(filePath: path(name)))
  }

  // MARK: Temporary files

  @Test func `H1: A temporary file that an ended program left goes with the next file, one that is written stays`()
    throws
  {
    let held = ".plainview-4194999-2.tmp"
    let others = [".plainview-4194999-x.tmp", ".plainview-1.tmp", "plainview-1-1.tmp", ".plainview-1-1.tmp.txt"]
    for name in others + [".plainview-4194999-1.tmp", ".plainview-\(getpid())-1.tmp", held] {
      try write("half", to: name)
    }
    try FileManager.default.createDirectory(atPath: path(".plainview-3-3.tmp"), withIntermediateDirectories: false)
    #expect(symlink(path(others[0]), path(".plainview-4-4.tmp")) == 0)
    // As another program holds it.
    let file = open(path(held), O_RDONLY)
    defer { close(file) }
    #expect(flock(file, LOCK_EX | LOCK_NB) == 0)
    try OutputFile.write("new", to: path("a.txt"))
    #expect(folder.names == ([".plainview-3-3.tmp", ".plainview-4-4.tmp", held, "a.txt"] + others).sorted())
    #expect(text("a.txt") == "new" && text(held) == "half")
  }

  @Test func `H1: While a file is written nobody takes it for one that was left`() async throws {
    // Two folders' paths lead to one folder, so that each writer looks for what was left.
    let (root, count) = (folder.path, 40)
    for number in 0..<count { #expect(symlink(".", path("way\(number)")) == 0) }
    await withTaskGroup(of: FileFailure?.self) { group in
      for number in 0..<count {
        group.addTask {
          do throws(FileFailure) {
            for _ in 0..<10 { try OutputFile.write("\(number)", to: "\(root)/way\(number)/\(number).txt") }
            return nil
          } catch {
            return error
          }
        }
      }
      for await failure in group { #expect(failure == nil) }
    }
    for number in 0..<count { #expect(text("\(number).txt") == "\(number)") }
    #expect(folder.names.count == 2 * count)
  }

  // MARK: Files that belong together

  @Test func `H1: Of files that belong together none is written and none is removed when one cannot be written`() throws
  {
    for name in ["a", "b", "old"] { try write("old", to: name) }
    #expect(throws: FileFailure(errno: ENOENT)) {
      try OutputFile.write(
        [(path("a"), Array("new".utf8)), (path("none/b"), Array("new".utf8))], removing: [path("old")])
    }
    #expect(text("a") == "old" && folder.names == ["a", "b", "old"])
    try OutputFile.write(
      [(path("a"), Array("new".utf8)), (path("b"), Array("other".utf8))], removing: [path("old"), path("none")])
    #expect(text("a") == "new" && text("b") == "other" && folder.names == ["a", "b"])
  }

  // MARK: Folders

  @Test func `H1: Folders are made with those that they are in, and what stands in their way is named`() throws {
    try OutputFile.makeFolder(path("one/two/three/"))
    try OutputFile.makeFolder(path("one/two"))
    #expect(FileManager.default.fileExists(atPath: path("one/two/three")))
    try write("", to: "file")
    for name in ["file", "file/inside", "file/inside/deeper"] {
      #expect(throws: FileFailure(errno: ENOTDIR)) { try OutputFile.makeFolder(path(name)) }
    }
    #expect(throws: FileFailure(errno: ENOENT)) { try OutputFile.makeFolder("") }
    #expect(folder.names == ["file", "one"])
  }
}
