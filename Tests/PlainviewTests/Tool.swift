import Foundation

/// The built `plainview`, or another program of the package, run as users run it.
enum Tool {
  struct Result {
    let exitCode: Int32
    let output: String
    let errors: String
  }

  static let root = URL(fileURLWithPath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
    .deletingLastPathComponent()

  /// Runs the program in the root of the package.
  static func run(_ arguments: String...) throws -> Result { try run(arguments) }

  /// Runs the program with a text on its standard input, or with what is at a path; its output goes to `target`, if given.
  static func run(
    _ arguments: [String], input: String = "", from path: String? = nil, to target: String? = nil,
    of program: String = "plainview", in directory: URL = root
  ) throws -> Result {
    let process = Process()
    process.executableURL = try executable(program)
    process.arguments = arguments
    process.currentDirectoryURL = directory
    process.environment = passedOn.merging(["CI": "true"]) { $1 }
    let folder = FileManager.default.temporaryDirectory.appendingPathComponent("plainview-\(UUID().uuidString)")
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: folder) }
    // Files, not pipes: a pipe that is not emptied would stop the program.
    let (output, errors) = (folder.appendingPathComponent("output"), folder.appendingPathComponent("errors"))
    try Data().write(to: output)
    try Data().write(to: errors)
    process.standardOutput = try FileHandle(forWritingTo: target.map { URL(fileURLWithPath: $0) } ?? output)
    process.standardError = try FileHandle(forWritingTo: errors)
    let lines = folder.appendingPathComponent("input")
    try Data(input.utf8).write(to: lines)
    process.standardInput = try FileHandle(forReadingFrom: path.map { URL(fileURLWithPath: $0) } ?? lines)
    try process.run()
    process.waitUntilExit()
    return Result(
      exitCode: process.terminationStatus, output: try String(contentsOf: output, encoding: .utf8),
      errors: try String(contentsOf: errors, encoding: .utf8))
  }

  /// What a program gets of the environment of the tests: nothing that its results could depend on.
  static var passedOn: [String: String] {
    ProcessInfo.processInfo.environment.filter { ["PATH", "TMPDIR", "ASAN_OPTIONS", "TSAN_OPTIONS"].contains($0.key) }
  }

  /// The program is beside the test program.
  static func executable(_ name: String = "plainview") throws -> URL {
    let link = try FileManager.default.destinationOfSymbolicLink(atPath: "/proc/self/exe")
    return URL(fileURLWithPath: link).deletingLastPathComponent().appendingPathComponent(name)
  }
}
