import Foundation

/// Runs other programs to their end.
package enum CommandOutput {
  /// What a program printed, and how it ended.
  struct Result {
    let output: Data
    let status: Int32
  }

  /// Runs a program that is found by the search path; what it writes to standard error goes there.
  static func of(_ command: [String], keepsOutput: Bool = true) throws -> Result {
    guard keepsOutput else {
      return Result(output: Data(), status: try ChildProgram(command, output: STDERR_FILENO).wait())
    }
    let pipe = try ClosedOnExecution()
    let program = try pipe.passWritingEnd { try ChildProgram(command, output: $0) }
    return Result(output: pipe.reading.readDataToEndOfFile(), status: try program.wait())
  }

  /// Runs a program and passes on its standard output and error line by line; returns its status.
  package static func lines(of command: [String], _ take: (Substring) -> Void) throws -> Int32 {
    let pipe = try ClosedOnExecution()
    let program = try pipe.passWritingEnd { try ChildProgram(command, output: $0, error: $0) }
    var rest: [UInt8] = []
    while case let data = pipe.reading.availableData, !data.isEmpty {
      var lines = (rest + data).split(separator: UInt8(ascii: "\n"), omittingEmptySubsequences: false)
      rest = Array(lines.removeLast())
      for line in lines { take(Substring(decoding: line, as: UTF8.self)) }
    }
    if !rest.isEmpty { take(Substring(decoding: rest, as: UTF8.self)) }
    return try program.wait()
  }
}

/// A pipe whose ends are closed on exec: a program that inherited the writing end would keep the reader waiting.
private struct ClosedOnExecution {
  let reading: FileHandle
  private let writing: Int32

  init() throws {
    var ends: [Int32] = [0, 0]
    guard pipe(&ends) == 0, ends.allSatisfy({ fcntl($0, F_SETFD, FD_CLOEXEC) == 0 }) else {
      throw BuildFailure("no pipe can be made, close some open files")
    }
    reading = FileHandle(fileDescriptor: ends[0], closeOnDealloc: true)
    writing = ends[1]
  }

  /// Gives the writing end away and closes it here.
  func passWritingEnd<Answer>(_ take: (Int32) throws -> Answer) rethrows -> Answer {
    defer { close(writing) }
    return try take(writing)
  }
}
