import Foundation
import PlainviewRuntime
import Testing

/// The one writer of whole files: what it replaces, and what it never replaces.
@Suite struct OutputFileTests {
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

  /// The type bits and the permissions of the file itself, not of what a link leads to.
  private func mode(_ path: String) -> mode_t? {
    var status = stat()
    return lstat(path, &status) == 0 ? status.st_mode : nil
  }

  private func failure(_ path: String) -> FileFailure? {
    do throws(FileFailure) {
      try OutputFile.write("x", to: path)
      return nil
    } catch {
      return error
    }
  }

  /// The result of `check`, which must leave everything as it is.
  private func checked(_ path: String) -> FileFailure? {
    let before = folder.names
    defer { #expect(folder.names == before) }
    do throws(FileFailure) {
      try OutputFile.check(path)
      return nil
    } catch {
      return error
    }
  }

  // MARK: Regular files

  @Test func `H1: A regular file is replaced at once and keeps its mode, and nothing else is left in the folder`()
    throws
  {
    try OutputFile.write("old and longer", to: path("a.txt"))
    #expect(chmod(path("a.txt"), 0o640) == 0)
    #expect(checked(path("a.txt")) == nil && text("a.txt") == "old and longer")
    let reader = try #require(fopen(path("a.txt"), "r"))
    defer { fclose(reader) }
    try OutputFile.write("new", to: path("a.txt"))
    #expect(text("a.txt") == "new" && mode(path("a.txt")) == S_IFREG | 0o640)
    // A reader that had the file open still reads the old one to its end.
    var line = [CChar](repeating: 0, count: 100)
    let content = try #require(fgets(&line, 100, reader))
    #expect(String(cString: content) == "old and longer")
    #expect(folder.names == ["a.txt"])
  }

  @Test func `H1: A file whose folder is missing, or whose parent is a file, is refused with a remedy`() throws {
    try OutputFile.write("file", to: path("file"))
    #expect(checked(path("none/a.txt")) == failure(path("none/a.txt")))
    #expect(failure(path("none/a.txt"))?.description.contains("there is no such folder; make it") == true)
    #expect(checked(path("file/a.txt")) == failure(path("file/a.txt")))
    #expect(failure(path("file/a.txt"))?.description.contains("a file is in the place of its folder") == true)
    #expect(text("file") == "file" && folder.names == ["file"])
  }

  @Test func `H1: A folder in the way is refused`() throws {
    try FileManager.default.createDirectory(atPath: path("a"), withIntermediateDirectories: false)
    for name in [path("a"), path("a/"), ""] {
      #expect(checked(name) == FileFailure(errno: EISDIR))
      #expect(failure(name) == FileFailure(errno: EISDIR))
    }
    #expect(folder.names == ["a"])
  }

  @Test func `H1: A read-only file is refused, also for the superuser`() throws {
    try OutputFile.write("old", to: path("a.txt"))
    #expect(chmod(path("a.txt"), 0o444) == 0)
    #expect(checked(path("a.txt"))?.remedy.contains("chmod u+w") == true)
    #expect(failure(path("a.txt")) == checked(path("a.txt")))
    #expect(text("a.txt") == "old")
  }

  // MARK: Links

  @Test func `H1: A link stays, and the file that it leads to is replaced`() throws {
    try FileManager.default.createDirectory(atPath: path("deep"), withIntermediateDirectories: false)
    try OutputFile.write("old", to: path("deep/target"))
    // Relative to the link's folder, over a second link.
    #expect(symlink("target", path("deep/second")) == 0 && symlink("deep/second", path("first")) == 0)
    #expect(checked(path("first")) == nil)
    try OutputFile.write("new", to: path("first"))
    #expect(text("deep/target") == "new")
    for link in ["first", "deep/second"] { #expect(mode(path(link)).map { $0 & S_IFMT } == S_IFLNK) }
    #expect(mode(path("deep/target")).map { $0 & S_IFMT } == S_IFREG)
  }

  @Test func `H1: Through a link to a file that is not there the file is made, and the link stays`() throws {
    #expect(symlink("target", path("link")) == 0)
    #expect(checked(path("link")) == nil)
    try OutputFile.write("new", to: path("link"))
    #expect(text("target") == "new" && mode(path("link")).map { $0 & S_IFMT } == S_IFLNK)
    #expect(symlink("none/target", path("dangling")) == 0)
    #expect(checked(path("dangling")) == FileFailure(errno: ENOENT))
    #expect(failure(path("dangling")) == FileFailure(errno: ENOENT))
  }

  @Test func `H1: Links in a circle are called so`() {
    #expect(symlink("b", path("a")) == 0 && symlink("a", path("b")) == 0)
    #expect(checked(path("a")) == FileFailure(errno: ELOOP))
    #expect(failure(path("a"))?.description.contains("its links lead in a circle") == true)
  }

  // MARK: What is no regular file

  @Test func `H1: A device is written to and stays a device, also through a link`() throws {
    #expect(symlink("/dev/null", path("link")) == 0)
    for name in ["/dev/null", path("link")] {
      #expect(checked(name) == nil)
      try OutputFile.write("gone", to: name)
    }
    #expect(mode("/dev/null").map { $0 & S_IFMT } == S_IFCHR)
    #expect(mode(path("link")).map { $0 & S_IFMT } == S_IFLNK)
  }

  @Test(.enabled(if: FileManager.default.fileExists(atPath: "/dev/full")))
  func `H11: A device without room says so, and not that permissions are to be mended`() {
    let failure = failure("/dev/full")
    #expect(failure == FileFailure(errno: ENOSPC))
    #expect(failure?.description == "cannot be written: the device has no room left; free some, or take another path")
    #expect(mode("/dev/full").map { $0 & S_IFMT } == S_IFCHR)
  }

  @Test func `H1: A FIFO gets the bytes as a stream, after a check that its reader does not notice`() throws {
    let fifo = path("fifo")
    #expect(mkfifo(fifo, 0o600) == 0)
    // Opened for reading and writing a FIFO never waits, and what was written waits in it.
    let reader = open(fifo, O_RDWR | O_NONBLOCK)
    defer { close(reader) }
    #expect(checked(fifo) == nil)
    try OutputFile.write("stream", to: fifo)
    var bytes = [UInt8](repeating: 0, count: 100)
    #expect(read(reader, &bytes, 100) == 6 && bytes.prefix(6).elementsEqual("stream".utf8))
    #expect(mode(fifo) == S_IFIFO | 0o600)
  }

  @Test func `H1: What listens at a socket gets the bytes`() throws {
    // Names of sockets have about a hundred bytes at most.
    let socketPath = "/tmp/pv-\(UInt32.random(in: 0 ... .max)).sock"
    var address = sockaddr_un()
    address.sun_family = sa_family_t(AF_UNIX)
    withUnsafeMutableBytes(of: &address.sun_path) { $0.copyBytes(from: socketPath.utf8) }
    let server = socket(AF_UNIX, Int32(SOCK_STREAM.rawValue), 0)
    defer {
      close(server)
      unlink(socketPath)
    }
    let bound = withUnsafePointer(to: &address) {
      $0.withMemoryRebound(to: sockaddr.self, capacity: 1) {
        bind(server, $0, socklen_t(MemoryLayout<sockaddr_un>.size))
      }
    }
    #expect(bound == 0 && listen(server, 1) == 0)
    #expect(checked(socketPath) == nil)
    try OutputFile.write("socket", to: socketPath)
    let client = accept(server, nil, nil)
    defer { close(client) }
    var bytes = [UInt8](repeating: 0, count: 100)
    #expect(read(client, &bytes, 100) == 6 && bytes.prefix(6).elementsEqual("socket".utf8))
    #expect(mode(socketPath).map { $0 & S_IFMT } == S_IFSOCK)
  }
}
