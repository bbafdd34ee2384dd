import Foundation

/// What gives the terminal back in signal handlers, where nothing may be allocated: plain memory and system calls.
enum TerminalRestoring {
  /// The modes that the terminal had. Not a global value: the compiler makes one without the padding in front of the last two
  /// fields, and C writes over its end.
  nonisolated(unsafe) static let modes = UnsafeMutablePointer<termios>.allocate(capacity: 1)
  /// Where handlers write the numbers of signals; -1 while they are not read.
  nonisolated(unsafe) static var signalPipe: Int32 = -1

  /// Undoes what taking over did, in the reverse order; first it ends a sequence that was cut off.
  private static let farewell: StaticString =
    "\u{18}\u{1B}[?2004l\u{1B}[?1006l\u{1B}[?1003l\u{1B}[?7h\u{1B}[0m\u{1B}[?25h\u{1B}[?1049l"

  private static let told = [SIGWINCH, SIGINT, SIGTERM, SIGHUP, SIGCONT, SIGQUIT]
  /// What a fault of the program raises.
  private static let fatal = [SIGILL, SIGTRAP, SIGABRT, SIGSEGV, SIGBUS, SIGFPE]

  static func install() {
    // The parent process may have blocked signals.
    var all = sigset_t()
    sigemptyset(&all)
    for number in told + fatal { sigaddset(&all, number) }
    pthread_sigmask(SIG_UNBLOCK, &all, nil)
    for number in told { signal(number, tellSignal) }
    for number in fatal { signal(number, dieRestored) }
    signal(SIGPIPE, SIG_IGN)
  }

  static func uninstall() {
    for number in told + fatal { signal(number, SIG_DFL) }
  }

  static func restore() {
    _ = write(STDOUT_FILENO, farewell.utf8Start, farewell.utf8CodeUnitCount)
    tcsetattr(STDIN_FILENO, TCSANOW, modes)
  }
}

private func tellSignal(_ number: Int32) {
  let code = errno
  var byte = UInt8(truncatingIfNeeded: number)
  _ = write(TerminalRestoring.signalPipe, &byte, 1)
  errno = code
}

private func dieRestored(_ number: Int32) {
  TerminalRestoring.restore()
  signal(number, SIG_DFL)
  raise(number)
}
