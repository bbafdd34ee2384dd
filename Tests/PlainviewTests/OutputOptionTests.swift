import Foundation
import Testing

/// Options that name a file to write: what is at the path, and when it is found that nothing can be written there.
@Suite struct OutputOptionTests {
  private let folder: URL

  init() throws {
    folder = FileManager.default.temporaryDirectory.resolvingSymlinksInPath()
      .appendingPathComponent("plainview-\(UUID().uuidString)")
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
  }

  private func path(_ name: String) -> String { folder.appendingPathComponent(name).path }

  private func type(_ path: String) -> mode_t? {
    var status = stat()
    return lstat(path, &status) == 0 ? status.st_mode & S_IFMT : nil
  }

  /// Every option of the program that writes a file, with that file.
  static let options: [@Sendable (String) -> [String]] = [
    { ["test", "Fixtures/SignUp/sign-up.yaml", "--report", "html=" + $0] },
    { ["test", "Fixtures/SignUp/sign-up.yaml", "--filmstrip", $0] },
    { ["test", "Fixtures/SignUp/sign-up.yaml", "--format", "json", "--output", $0] },
    { ["monkey", "Fixtures/monkey/unwired.storyboard", "--seed", "2", "--output", $0] },
    { ["gallery", "Fixtures/SignUp/SignUp.storyboard", "--output", $0] },
  ]

  @Test(arguments: options.indices)
  func `H1: A device stays a device, and a link to a file stays a link`(option: Int) throws {
    defer { try? FileManager.default.removeItem(at: folder) }
    let option = Self.options[option]
    #expect(try Tool.run(option("/dev/null")).exitCode < 2)
    #expect(type("/dev/null") == S_IFCHR)
    #expect(symlink("target", path("link")) == 0)
    #expect(try Tool.run(option(path("link"))).exitCode < 2)
    #expect(type(path("link")) == S_IFLNK && type(path("target")) == S_IFREG)
    let text = try String(contentsOfFile: path("target"), encoding: .utf8)
    #expect(text.hasSuffix("\n") && text.count > 20)
  }

  @Test(arguments: options.indices)
  func `H1: A FIFO gets what a file would get, and stays a FIFO`(option: Int) throws {
    defer { try? FileManager.default.removeItem(at: folder) }
    let option = Self.options[option]
    _ = try Tool.run(option(path("file")))
    #expect(mkfifo(path("fifo"), 0o600) == 0)
    // A capacity for all of it (F_SETPIPE_SZ), so that nothing has to be read before the program is done.
    let reader = open(path("fifo"), O_RDONLY | O_NONBLOCK)
    defer { close(reader) }
    #expect(fcntl(reader, 1031, 1 << 20) == 1 << 20)
    _ = try Tool.run(option(path("fifo")))
    var bytes = [UInt8](repeating: 0, count: 1 << 20)
    let count = read(reader, &bytes, bytes.count)
    let got = String(decoding: bytes.prefix(max(count, 0)), as: UTF8.self)
    let expected = try String(contentsOfFile: path("file"), encoding: .utf8)
    #expect(got.replacing(path("fifo"), with: "") == expected.replacing(path("file"), with: ""))
    #expect(!expected.isEmpty && type(path("fifo")) == S_IFIFO)
  }

  @Test(arguments: options.indices)
  func `H1: Nothing is played when the file cannot be written: one line with the path and a remedy, exit code 2`(
    option: Int
  ) throws {
    defer { try? FileManager.default.removeItem(at: folder) }
    let option = Self.options[option]
    try "file".write(toFile: path("file"), atomically: false, encoding: .utf8)
    #expect(symlink("none/at/all", path("dangling")) == 0)
    for (name, message) in [
      ("file/inside", "a file is in the place of its folder"), ("none/a", "there is no such folder; make it"),
      ("", "it is a folder; name a file"), ("dangling", "there is no such folder; make it"),
    ] {
      let target = name.isEmpty ? folder.path : path(name)
      let result = try Tool.run(option(target))
      #expect(result.exitCode == 2 && result.output.isEmpty)
      #expect(result.errors.hasPrefix(target) && result.errors.contains("cannot be written: " + message))
      #expect(result.errors.split(separator: "\n").count == 1)
    }
  }

  @Test(.enabled(if: FileManager.default.fileExists(atPath: "/dev/full")), arguments: options.indices)
  func `H11: A full device is called so, and what else was asked for is there`(option: Int) throws {
    defer { try? FileManager.default.removeItem(at: folder) }
    var arguments = Self.options[option]("/dev/full")
    if arguments[0] == "test" { arguments += ["--report", "junit=" + path("a.xml")] }
    let result = try Tool.run(arguments)
    #expect(result.exitCode == 2 && result.errors.contains("the device has no room left; free some"))
    #expect(!result.errors.contains("permission"))
    guard arguments[0] == "test" else { return }
    #expect(result.output.contains("1 passed, 0 failed") && type(path("a.xml")) == S_IFREG)
  }

  @Test(
    .enabled(if: FileManager.default.fileExists(atPath: "/dev/full")),
    arguments: [
      ["tree", "Fixtures/SignUp/SignUp.storyboard"], ["test", "Fixtures/SignUp/sign-up.yaml"],
      ["test", "Fixtures/SignUp/sign-up.yaml", "--format", "junit"], ["schema"], ["--help"], ["man"],
    ])
  func `H11: Standard output without room is an error, though the command itself went well`(arguments: [String]) throws
  {
    defer { try? FileManager.default.removeItem(at: folder) }
    let result = try Tool.run(arguments, to: "/dev/full")
    #expect(result.exitCode == 2)
    let line =
      "plainview: standard output cannot be written: the device has no room left; free some, or take another path\n"
    #expect(result.errors.hasSuffix(line) && result.errors.components(separatedBy: "standard output").count == 2)
  }
}
