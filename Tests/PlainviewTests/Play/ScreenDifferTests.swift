import Testing
import PlainviewCommands

/// What is sent to a terminal, judged by a terminal.
@Suite struct ScreenDifferTests {
  private func text(_ screen: TerminalScreen) -> String {
    (0..<screen.rows).map { row in
      var line = (0..<screen.columns).map { screen[$0, row].text }.joined()
      while line.last == " " { line.removeLast() }
      return line
    }
    .joined(separator: "\n")
  }

  @Test func `Only cells that changed are sent`() {
    var differ = ScreenDiffer()
    var screen = TerminalScreen(columns: 20, rows: 3)
    let area = TerminalArea(left: 0, top: 0, right: 20, bottom: 3)
    screen.write("Hello", at: TerminalPosition(column: 2, row: 1), in: area)
    #expect(differ.update(to: screen) == "\u{1B}[0m\u{1B}[2J\u{1B}[2;3HHello")
    #expect(differ.update(to: screen) == "")
    screen.write("y", at: TerminalPosition(column: 6, row: 1), in: area, attributes: "7")
    #expect(differ.update(to: screen) == "\u{1B}[2;7H\u{1B}[0;7my\u{1B}[0m")
    differ.invalidate()
    #expect(differ.update(to: screen).contains("Hell"))
  }

  @Test func `After any changes the terminal shows the screen`() {
    let pieces = ["a", "bc", "김", "하늘", "│", "👍", "  ", "é", "-----", "x김y"]
    var numbers = TestNumbers(seed: 3)
    var differ = ScreenDiffer()
    var terminal = TerminalEmulator(columns: 17, rows: 5)
    let all = TerminalArea(left: 0, top: 0, right: 17, bottom: 5)
    var screen = TerminalScreen(columns: 17, rows: 5)
    for round in 0..<400 {
      if numbers.below(10) == 0 { screen = TerminalScreen(columns: 17, rows: 5) }
      for _ in 0..<numbers.below(4) {
        let position = TerminalPosition(column: numbers.below(17), row: numbers.below(5))
        screen.write(
          pieces[numbers.below(pieces.count)], at: position, in: all, attributes: numbers.below(2) == 0 ? "2" : "")
      }
      terminal.feed(Array(differ.update(to: screen).utf8))
      #expect(terminal.text == text(screen), "round \(round)")
      if terminal.text != text(screen) { return }
    }
  }

  @Test func `A text stays inside its area, and no half of a wide mark is left`() {
    var screen = TerminalScreen(columns: 8, rows: 1)
    let area = TerminalArea(left: 0, top: 0, right: 5, bottom: 1)
    screen.write("abc김하", at: TerminalPosition(column: 0, row: 0), in: area)
    #expect(text(screen) == "abc김")
    screen.write("x", at: TerminalPosition(column: 4, row: 0), in: area)
    #expect(text(screen) == "abc x")
    screen.write("never", at: TerminalPosition(column: 0, row: 7), in: area)
    #expect(text(screen) == "abc x")
  }
}
