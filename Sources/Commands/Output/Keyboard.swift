import Foundation

/// Answers of one letter: single keys of a terminal, else the first letters of lines.
struct Keyboard {
  private let isTerminal = isatty(STDIN_FILENO) == 1

  /// Asks, and takes the next letter in lower case; nil at the end of the input, and for the keys that mean it.
  func key(after question: String) -> Character? {
    try? FileHandle.standardError.write(contentsOf: Data(question.utf8))
    defer { try? FileHandle.standardError.write(contentsOf: Data("\n".utf8)) }
    guard isTerminal else {
      guard let line = readLine() else { return nil }
      return line.first.map { Character($0.lowercased()) } ?? " "
    }
    guard let byte = withSingleKeys(readByte) else { return nil }
    let endings: [UInt8] = [0x03, 0x04, 0x1B]
    return endings.contains(byte) ? nil : Character(String(Character(Unicode.Scalar(byte))).lowercased())
  }

  /// Lets keys arrive without the return key, and interrupts as keys, for as long as the body takes.
  private func withSingleKeys<Result>(_ body: () -> Result) -> Result {
    var old = termios()
    guard tcgetattr(STDIN_FILENO, &old) == 0 else { return body() }
    var new = old
    new.c_lflag &= ~tcflag_t(ICANON | ECHO | ISIG)
    tcsetattr(STDIN_FILENO, TCSADRAIN, &new)
    defer { tcsetattr(STDIN_FILENO, TCSADRAIN, &old) }
    return body()
  }

  private func readByte() -> UInt8? {
    var byte: UInt8 = 0
    while true {
      let count = read(STDIN_FILENO, &byte, 1)
      if count == 1 { return byte }
      guard count < 0, errno == EINTR else { return nil }
    }
  }
}
