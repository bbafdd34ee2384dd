import Foundation
import PlainviewRuntime
import Testing

/// Files from outside are read no further than they may be.
@Suite struct InputFileTests {
  private let folder: URL

  init() throws {
    folder = FileManager.default.temporaryDirectory.appendingPathComponent("plainview-\(UUID().uuidString)")
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
  }

  private func path(_ name: String) -> String { folder.appendingPathComponent(name).path }

  @Test func `H4 one byte more than the limit tells a file that is too large`() throws {
    defer { try? FileManager.default.removeItem(at: folder) }
    for (count, expected) in [(0, 0), (1, 1), (100_000, 100_000), (100_001, 100_001), (100_002, 100_001)] {
      try Data(repeating: 7, count: count).write(to: URL(fileURLWithPath: path("a")))
      #expect(try InputFile.bytes(of: path("a"), upTo: 100_000) == [UInt8](repeating: 7, count: expected))
    }
    // A hole of 3 GiB takes no space on the disk.
    #expect(truncate(path("a"), 3 << 30) == 0)
    #expect(try InputFile.bytes(of: path("a"), upTo: 10).count == 11)
  }

  @Test func `H4 what has no end, or is no file, is not read`() throws {
    defer { try? FileManager.default.removeItem(at: folder) }
    #expect(mkfifo(path("fifo"), 0o600) == 0)
    for (name, problem) in [
      ("fifo", InputFile.Problem.notRegular), ("/dev/zero", .notRegular), (folder.path, .folder), ("none", .missing),
      ("none/none", .missing),
    ] {
      #expect(throws: problem) { try InputFile.bytes(of: name.hasPrefix("/") ? name : path(name), upTo: 10) }
    }
  }

  @Test func `H11 links in a circle are called so`() throws {
    defer { try? FileManager.default.removeItem(at: folder) }
    #expect(symlink("b", path("a")) == 0 && symlink("a", path("b")) == 0)
    #expect(throws: InputFile.Problem.linkCircle) { try InputFile.bytes(of: path("a"), upTo: 10) }
    #expect(symlink("file", path("link")) == 0)
    try Data("x".utf8).write(to: URL(fileURLWithPath: path("file")))
    #expect(try InputFile.bytes(of: path("link"), upTo: 10) == [120])
  }
}
