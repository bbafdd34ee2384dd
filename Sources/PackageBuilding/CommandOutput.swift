import Foundation

/// Other programs, run to their end.
package enum CommandOutput {
  /// What a program printed, and how it ended.
  struct Result {
    let output: Data
    let status: Int32
  }

  /// Runs a program that is found by the search path; what it writes to standard error goes there.
  static func of(_ words: [String], in folder: String? = nil, keepsOutput: Bool = true) throws -> Result {
    let process = Process()
    process.executableURL = URL(fileURLWithPath: "/usr/bin/env")
    process.arguments = words
    if let folder { process.currentDirectoryURL = URL(fileURLWithPath: folder) }
    let pipe = Pipe()
    process.standardOutput = keepsOutput ? pipe : FileHandle.standardError
    do {
      try process.run()
    } catch {
      throw BuildFailure("\(words.first ?? ""): it cannot be run, look whether it is installed")
    }
    let output = keepsOutput ? pipe.fileHandleForReading.readDataToEndOfFile() : Data()
    process.waitUntilExit()
    return Result(output: output, status: process.terminationStatus)
  }

  /// Runs a program and hands over what it writes, on standard output or error, line by line; how it ended.
  package static func lines(of words: [String], _ take: (Substring) -> Void) throws -> Int32 {
    let process = Process()
    process.executableURL = URL(fileURLWithPath: "/usr/bin/env")
    process.arguments = words
    let pipe = Pipe()
    process.standardOutput = pipe
    process.standardError = pipe
    do {
      try process.run()
    } catch {
      throw BuildFailure("\(words.first ?? ""): it cannot be run, look whether it is installed")
    }
    var rest: [UInt8] = []
    while case let data = pipe.fileHandleForReading.availableData, !data.isEmpty {
      var lines = (rest + data).split(separator: UInt8(ascii: "\n"), omittingEmptySubsequences: false)
      rest = Array(lines.removeLast())
      for line in lines { take(Substring(decoding: line, as: UTF8.self)) }
    }
    if !rest.isEmpty { take(Substring(decoding: rest, as: UTF8.self)) }
    process.waitUntilExit()
    return process.terminationStatus
  }
}
