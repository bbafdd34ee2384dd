import Foundation

/// A script that a real shell runs.
enum ShellScript {
  /// The path of a program on the search path; nil if it is not installed.
  static func path(of program: String) -> String? {
    let folders = (ProcessInfo.processInfo.environment["PATH"] ?? "").split(separator: ":").map(String.init)
    return folders.map { $0 + "/" + program }.first { FileManager.default.isExecutableFile(atPath: $0) }
  }

  static func isInstalled(_ program: String) -> Bool { path(of: program) != nil }

  /// What a program prints on both streams when it runs a text as its script; the text is in a file.
  static func run(_ program: String, _ script: String, arguments: [String] = []) throws -> (
    status: Int32, output: String
  ) {
    let file = FileManager.default.temporaryDirectory.appendingPathComponent("script-\(UUID().uuidString)")
    try Data(script.utf8).write(to: file)
    defer { try? FileManager.default.removeItem(at: file) }
    let process = Process()
    process.executableURL = URL(fileURLWithPath: path(of: program) ?? program)
    process.arguments = arguments + [file.path]
    let pipe = Pipe()
    process.standardOutput = pipe
    process.standardError = pipe
    process.standardInput = FileHandle.nullDevice
    try process.run()
    let output = pipe.fileHandleForReading.readDataToEndOfFile()
    process.waitUntilExit()
    return (process.terminationStatus, String(decoding: output, as: UTF8.self))
  }
}
