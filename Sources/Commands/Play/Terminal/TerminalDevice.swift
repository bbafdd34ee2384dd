import Foundation

/// The terminal that the program runs in, taken over as a whole and given back as it was.
///
/// Raw mode, the alternate screen, the mouse and bracketed pastes are on from `open()` to `close()`. Signals that end the
/// program, faults of the program itself included, give the terminal back first.
@MainActor final class TerminalDevice {
  enum Arrival: Equatable {
    case bytes([UInt8])
    /// The terminal has another size, or has to be drawn anew.
    case redraw
    /// The program has received a signal to end.
    case end(signal: Int32)
    /// The terminal was closed.
    case hangUp
    case timeout
  }

  private let input: Int32 = STDIN_FILENO
  private let output: Int32 = STDOUT_FILENO
  private var signals: [Int32] = [-1, -1]
  private var isOpen = false

  /// Whether both ends are a terminal.
  static var isPresent: Bool { isatty(STDIN_FILENO) == 1 && isatty(STDOUT_FILENO) == 1 }

  // MARK: Taking over and giving back

  /// Takes the terminal over; false if it refuses.
  func open() -> Bool {
    guard tcgetattr(input, TerminalRestoring.modes) == 0, pipe(&signals) == 0 else { return false }
    for end in signals { _ = fcntl(end, F_SETFL, O_NONBLOCK) }
    TerminalRestoring.signalPipe = signals[1]
    TerminalRestoring.install()
    isOpen = true
    takeOver()
    return true
  }

  private func takeOver() {
    var raw = TerminalRestoring.modes.pointee
    cfmakeraw(&raw)
    tcsetattr(input, TCSADRAIN, &raw)
    // Alternate screen, no cursor, no wrapping, every movement of the mouse with SGR coordinates, marked pastes.
    write("\u{1B}[?1049h\u{1B}[?25l\u{1B}[?7l\u{1B}[?1003h\u{1B}[?1006h\u{1B}[?2004h")
  }

  func close() {
    guard isOpen else { return }
    isOpen = false
    TerminalRestoring.restore()
    TerminalRestoring.uninstall()
    TerminalRestoring.signalPipe = -1
    for end in signals { Foundation.close(end) }
  }

  /// Columns and rows; the traditional size if it is unknown.
  var size: (columns: Int, rows: Int) {
    var size = winsize()
    guard ioctl(output, UInt(TIOCGWINSZ), &size) == 0, size.ws_col > 0, size.ws_row > 0 else { return (80, 24) }
    return (Int(size.ws_col), Int(size.ws_row))
  }

  // MARK: Reading and writing

  /// Writes all of it; what cannot be written is dropped, as the terminal is gone.
  func write(_ text: String) {
    var rest = Array(text.utf8)[...]
    while !rest.isEmpty {
      let count = rest.withUnsafeBytes { Foundation.write(output, $0.baseAddress, $0.count) }
      if count > 0 {
        rest = rest.dropFirst(count)
      } else if errno == EAGAIN {
        var ready = pollfd(fd: output, events: Int16(POLLOUT), revents: 0)
        _ = poll(&ready, 1, 1000)
      } else if errno != EINTR {
        return
      }
    }
  }

  /// Waits for what comes next, for so many milliseconds or, if negative, without end.
  func wait(_ milliseconds: Int32) -> Arrival {
    var sources = [
      pollfd(fd: signals[0], events: Int16(POLLIN), revents: 0), pollfd(fd: input, events: Int16(POLLIN), revents: 0),
    ]
    let count = poll(&sources, 2, milliseconds)
    if count == 0 { return .timeout }
    if let arrival = takeSignal() { return arrival }
    if count < 0 { return errno == EINTR ? .timeout : .hangUp }
    guard sources[1].revents != 0 else { return .timeout }
    return read()
  }

  private func read() -> Arrival {
    var buffer = [UInt8](repeating: 0, count: 4096)
    let count = buffer.withUnsafeMutableBytes { Foundation.read(input, $0.baseAddress, $0.count) }
    if count > 0 { return .bytes(Array(buffer[..<count])) }
    if count < 0, errno == EINTR || errno == EAGAIN { return .timeout }
    return .hangUp
  }

  private func takeSignal() -> Arrival? {
    var number: UInt8 = 0
    guard Foundation.read(signals[0], &number, 1) == 1 else { return nil }
    switch Int32(number) {
    case SIGWINCH: return .redraw
    case SIGCONT:
      takeOver()
      return .redraw
    case SIGHUP: return .hangUp
    default: return .end(signal: Int32(number))
    }
  }
}
