import Foundation

/// Another program, found by the search path, in this one's process group: signals of the terminal, such as Ctrl-C, end both.
struct ChildProgram {
  private let name: String
  private let number: pid_t

  /// Starts a program. It prints to `output` and `error`, which the caller should close then, or to this program's streams.
  /// It starts with the default handling of `signals`.
  init(_ command: [String], output: Int32? = nil, error: Int32? = nil, signals: [Int32] = []) throws {
    name = command.first ?? ""
    var attributes = posix_spawnattr_t()
    posix_spawnattr_init(&attributes)
    defer { posix_spawnattr_destroy(&attributes) }
    var handled = sigset_t()
    sigemptyset(&handled)
    for number in signals { sigaddset(&handled, number) }
    posix_spawnattr_setsigdefault(&attributes, &handled)
    posix_spawnattr_setflags(&attributes, Int16(POSIX_SPAWN_SETSIGDEF))
    var actions = posix_spawn_file_actions_t()
    posix_spawn_file_actions_init(&actions)
    defer { posix_spawn_file_actions_destroy(&actions) }
    if let output { posix_spawn_file_actions_adddup2(&actions, output, STDOUT_FILENO) }
    if let error { posix_spawn_file_actions_adddup2(&actions, error, STDERR_FILENO) }
    var cArguments = command.map { strdup($0) } + [nil]
    defer { for argument in cArguments { free(argument) } }
    var child = pid_t()
    guard posix_spawnp(&child, name, &actions, &attributes, &cArguments, environ) == 0 else {
      throw BuildFailure("\(name): it cannot be run, look whether it is installed")
    }
    number = child
  }

  /// Waits for its end; its status, or 128 and the number of the signal that ended it.
  func wait() throws -> Int32 {
    var status: Int32 = 0
    while waitpid(number, &status, 0) < 0 {
      guard errno == EINTR else { throw BuildFailure("\(name): how it ended is not known, try again") }
    }
    let ending = status & 0x7f
    return ending == 0 ? (status >> 8) & 0xff : 128 + ending
  }

  /// Runs a program in the foreground, one at a time; returns its status, and whether a signal to end came meanwhile. Signals
  /// of the terminal end that program only, and it gets the request to end that this one gets.
  static func run(_ command: [String]) throws -> (status: Int32, wasInterrupted: Bool) {
    try turn.withLock {
      wasInterrupted = false
      foreground = 0
      let old = signals.map { signal($0, pass) }
      defer { for (number, handler) in zip(signals, old) { signal(number, handler) } }
      let child = try ChildProgram(command, signals: signals)
      foreground = child.number
      defer { foreground = 0 }
      return (try child.wait(), wasInterrupted)
    }
  }

  /// Held by the run in the foreground: the handlers of signals are the whole program's.
  private static let turn = NSLock()
  nonisolated(unsafe) private static var wasInterrupted = false
  nonisolated(unsafe) private static var foreground: pid_t = 0

  private static let signals = [SIGINT, SIGQUIT, SIGTERM]
  /// The terminal's signals reach both programs.
  private static let pass: @convention(c) (Int32) -> Void = { number in
    wasInterrupted = true
    if number == SIGTERM, foreground > 0 { kill(foreground, number) }
  }
}
