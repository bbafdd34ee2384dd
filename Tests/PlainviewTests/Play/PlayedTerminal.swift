import Foundation
import Testing

/// The built program in a terminal of its own: a pseudo-terminal whose other end a test reads and types into.
final class PlayedTerminal {
  /// What the test waited for and did not see, and what it saw instead.
  struct NotSeen: Error, CustomStringConvertible {
    let description: String
  }

  enum End: Equatable {
    case exited(Int32)
    case signalled(Int32)
  }

  /// Seconds: slow machines are given time, and a program that hangs still fails the test.
  private static let patience: TimeInterval = 60

  private let master: Int32
  /// Open as long as the test lives, so that the terminal keeps its modes when the program is gone.
  private let slave: Int32
  private var child: pid_t = 0
  private(set) var emulator: TerminalEmulator
  private(set) var received: [UInt8] = []
  private var end: End?
  /// Whether the terminal was in the mode of a shell before the program started.
  private(set) var wasCooked = false

  init(_ arguments: [String], columns: Int = 110, rows: Int = 40, environment: [String: String] = [:]) throws {
    emulator = TerminalEmulator(columns: columns, rows: rows)
    var ends: (master: Int32, slave: Int32) = (-1, -1)
    guard openpty(&ends.master, &ends.slave, nil, nil, nil) == 0, let name = ttyname(ends.slave) else {
      throw NotSeen(description: "no pseudo-terminal: \(String(cString: strerror(errno)))")
    }
    (master, slave) = ends
    _ = fcntl(master, F_SETFL, O_NONBLOCK)
    for end in [master, slave] { _ = fcntl(end, F_SETFD, FD_CLOEXEC) }
    setSize(columns: columns, rows: rows)
    wasCooked = isCooked
    try spawn(arguments, slave: String(cString: name), environment)
  }

  deinit {
    if end == nil {
      kill(child, SIGKILL)
      var status: Int32 = 0
      waitpid(child, &status, 0)
    }
    close(master)
    close(slave)
  }

  private func spawn(_ arguments: [String], slave: String, _ extra: [String: String]) throws {
    var actions = posix_spawn_file_actions_t()
    posix_spawn_file_actions_init(&actions)
    defer { posix_spawn_file_actions_destroy(&actions) }
    // The leader of a session takes the first terminal that it opens for its own.
    posix_spawn_file_actions_addopen(&actions, 0, slave, O_RDWR, 0)
    posix_spawn_file_actions_adddup2(&actions, 0, 1)
    posix_spawn_file_actions_adddup2(&actions, 0, 2)
    var attributes = posix_spawnattr_t()
    posix_spawnattr_init(&attributes)
    defer { posix_spawnattr_destroy(&attributes) }
    // As a shell starts it, no signal is kept from it: POSIX_SPAWN_SETSID, SETSIGMASK and SETSIGDEF.
    var signals = sigset_t()
    sigemptyset(&signals)
    posix_spawnattr_setsigmask(&attributes, &signals)
    sigfillset(&signals)
    posix_spawnattr_setsigdefault(&attributes, &signals)
    posix_spawnattr_setflags(&attributes, 0x80 | 0x08 | 0x04)
    let program = try Tool.executable().path
    var environment = Tool.passedOn.merging(["TERM": "xterm-256color"]) { $1 }
    environment.merge(extra) { $1 }
    let argumentPointers = ([program] + arguments).map { strdup($0) } + [nil]
    let variables = environment.map { strdup("\($0.key)=\($0.value)") } + [nil]
    defer { for pointer in argumentPointers + variables { free(pointer) } }
    let code = posix_spawn(&child, program, &actions, &attributes, argumentPointers, variables)
    guard code == 0 else { throw NotSeen(description: "cannot start \(program): \(String(cString: strerror(code)))") }
  }

  private func setSize(columns: Int, rows: Int) {
    var size = winsize(ws_row: UInt16(rows), ws_col: UInt16(columns), ws_xpixel: 0, ws_ypixel: 0)
    _ = ioctl(master, UInt(TIOCSWINSZ), &size)
  }

  // MARK: Acting

  func send(_ text: String) { send(Array(text.utf8)) }

  /// Sends bytes one by one, so that the program reads pieces of sequences.
  func sendSlowly(_ text: String) {
    for byte in text.utf8 {
      send([byte])
      receive(milliseconds: 5)
    }
  }

  private func send(_ bytes: [UInt8]) {
    var rest = bytes[...]
    while !rest.isEmpty {
      let count = rest.withUnsafeBytes { write(master, $0.baseAddress, $0.count) }
      if count > 0 { rest = rest.dropFirst(count) } else { receive(milliseconds: 10) }
    }
  }

  func control(_ letter: Character) { send([(letter.asciiValue ?? 0) & 0x1F]) }

  /// Presses and releases the left button at the first position of a text on the screen.
  func click(_ text: String) throws {
    let position = try position(of: text)
    send("\u{1B}[<0;\(position.column);\(position.row)M\u{1B}[<0;\(position.column);\(position.row)m")
  }

  func hover(_ text: String) throws {
    let position = try position(of: text)
    send("\u{1B}[<35;\(position.column);\(position.row)M")
  }

  /// Column and row from 1 of the middle of a text.
  func position(of text: String) throws -> (column: Int, row: Int) {
    for (row, line) in emulator.cells.enumerated() {
      let joined = line.joined()
      guard let range = joined.range(of: text) else { continue }
      let before = joined.distance(from: joined.startIndex, to: range.lowerBound) + text.count / 2
      var characters = 0
      for (column, cell) in line.enumerated() {
        if characters >= before, !cell.isEmpty { return (column + 1, row + 1) }
        characters += cell.count
      }
    }
    throw NotSeen(description: "no '\(text)' to click on:\n\(emulator.text)")
  }

  func resize(columns: Int, rows: Int) {
    emulator.resize(columns: columns, rows: rows)
    setSize(columns: columns, rows: rows)
  }

  func signal(_ number: Int32) { kill(child, number) }

  // MARK: Waiting

  /// Waits until the screen shows a text.
  func wait(for text: String) throws { try wait(for: "'\(text)'") { $0.text.contains(text) } }

  func wait(for what: String, _ condition: (TerminalEmulator) -> Bool) throws {
    let limit = ContinuousClock.now + .seconds(Self.patience)
    while !condition(emulator) {
      guard ContinuousClock.now < limit, isAlive || receive(milliseconds: 0) else {
        throw NotSeen(description: "waited for \(what), \(end.map { "\($0)" } ?? "still running"):\n\(emulator.text)")
      }
      receive(milliseconds: 50)
    }
  }

  /// Waits until the program ends.
  func waitForEnd() throws -> End {
    let limit = ContinuousClock.now + .seconds(Self.patience)
    while isAlive {
      guard ContinuousClock.now < limit else { throw NotSeen(description: "it does not end:\n\(emulator.text)") }
      receive(milliseconds: 50)
    }
    while receive(milliseconds: 0) {}
    return end ?? .exited(-1)
  }

  private var isAlive: Bool {
    if end != nil { return false }
    var status: Int32 = 0
    guard waitpid(child, &status, WNOHANG) == child else { return true }
    let signal = status & 0x7F
    end = signal == 0 ? .exited((status >> 8) & 0xFF) : .signalled(signal)
    return false
  }

  /// Whether bytes arrived.
  @discardableResult
  private func receive(milliseconds: Int32) -> Bool {
    var source = pollfd(fd: master, events: Int16(POLLIN), revents: 0)
    guard poll(&source, 1, milliseconds) > 0 else { return false }
    var buffer = [UInt8](repeating: 0, count: 65536)
    let count = read(master, &buffer, buffer.count)
    guard count > 0 else {
      // The other end is closed: wait instead of spinning.
      if milliseconds > 0 { poll(nil, 0, milliseconds) }
      return false
    }
    received += buffer[..<count]
    emulator.feed(buffer[..<count])
    return true
  }

  /// Whether lines are edited and keys echoed, as in a shell.
  var isCooked: Bool {
    var modes = termios()
    guard tcgetattr(master, &modes) == 0 else { return false }
    return modes.c_lflag & tcflag_t(ICANON) != 0 && modes.c_lflag & tcflag_t(ECHO) != 0
  }
}
