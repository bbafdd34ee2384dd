import Testing
import PlainviewCommands

/// What a terminal's bytes mean; sequences as xterm documents them.
@Suite struct InputDecoderTests {
  private func events(_ text: String) -> [TerminalEvent] {
    var decoder = InputDecoder()
    return decoder.decode(Array(text.utf8)) + decoder.flush()
  }

  @Test func `Characters next to each other are one text`() {
    #expect(events("kim") == [.text("kim")])
    #expect(events("김하늘 é 👍🏽") == [.text("김하늘 é 👍🏽")])
  }

  @Test(
    arguments: [
      ("\u{1B}[A", TerminalKey.up), ("\u{1B}OB", .down), ("\u{1B}[C", .right), ("\u{1B}[D", .left), ("\u{1B}[H", .home),
      ("\u{1B}[F", .end), ("\u{1B}[1~", .home), ("\u{1B}[4~", .end), ("\u{1B}[3~", .delete), ("\u{1B}[5~", .pageUp),
      ("\u{1B}[6~", .pageDown), ("\u{1B}[Z", .backTab), ("\t", .tab), ("\r", .return), ("\n", .return),
      ("\u{7F}", .backspace), ("\u{8}", .backspace), ("\u{1B}", .escape), ("\u{1B}[1;5C", .right),
    ]) func `Keys`(_ bytes: String, _ key: TerminalKey)
  {
    #expect(events(bytes) == [.key(key)])
  }

  @Test func `Control keys are letters`() {
    #expect(events("\u{11}\u{14}") == [.control("q"), .control("t")])
  }

  @Test func `The mouse says where, counted from 0, and what`() {
    #expect(events("\u{1B}[<0;10;5M") == [.mouse(TerminalMouse(.press(.left), column: 9, row: 4))])
    #expect(events("\u{1B}[<0;10;5m") == [.mouse(TerminalMouse(.release(.left), column: 9, row: 4))])
    #expect(events("\u{1B}[<2;1;1M") == [.mouse(TerminalMouse(.press(.right), column: 0, row: 0))])
    #expect(events("\u{1B}[<32;3;4M") == [.mouse(TerminalMouse(.drag(.left), column: 2, row: 3))])
    #expect(events("\u{1B}[<35;300;200M") == [.mouse(TerminalMouse(.hover, column: 299, row: 199))])
    #expect(events("\u{1B}[<64;1;2M") == [.mouse(TerminalMouse(.wheelUp, column: 0, row: 1))])
    #expect(events("\u{1B}[<65;1;2M") == [.mouse(TerminalMouse(.wheelDown, column: 0, row: 1))])
    #expect(
      events("\u{1B}[<16;1;2M") == [.mouse(TerminalMouse(.press(.left), column: 0, row: 1, isControlHeld: true))])
    #expect(events("\u{1B}[<0;0;2M") == [])
  }

  @Test func `What is pasted is text, control characters left out`() {
    #expect(events("\u{1B}[200~a\u{11}\u{3}b\r\nc\td\u{1B}[A\u{1B}[201~e") == [.text("ab\nc\tde")])
  }

  @Test func `Alt, unknown sequences, answers of the terminal and bytes that are no UTF-8 are dropped`() {
    #expect(events("\u{1B}a") == [])
    #expect(events("\u{1B}[?1;2c\u{1B}[12q\u{1B}]11;rgb:0/0/0\u{7}\u{1B}P>|x\u{1B}\\k") == [.text("k")])
    var decoder = InputDecoder()
    #expect(decoder.decode([0x61, 0xFF, 0xC3, 0x62, 0x80, 0xE2, 0x82, 0x63]) == [.text("abc")])
  }

  @Test func `What is begun waits, and a flush ends it`() {
    var decoder = InputDecoder()
    #expect(decoder.decode([0x1B]) == [])
    #expect(decoder.isWaiting)
    #expect(decoder.flush() == [.key(.escape)])
    #expect(!decoder.isWaiting)
    #expect(decoder.decode([0xEA, 0xB9]) == [] && decoder.isWaiting)
    #expect(decoder.decode([0x80]) == [.text("김")])
    #expect(decoder.decode(Array("\u{1B}[<0;1".utf8)) == [] && decoder.isWaiting)
    #expect(decoder.flush() == [])
    #expect(decoder.decode(Array("M".utf8)) == [.text("M")])
  }

  // MARK: Any division, any bytes

  @Test func `However the bytes are divided, they mean the same`() {
    let pieces = [
      "a", "김", "👍🏽", "é", "\u{1B}[A", "\u{1B}OC", "\u{1B}[<0;12;34M", "\u{1B}[<35;1;1M", "\u{1B}[200~x\r\ny\u{1B}[201~",
      "\r", "\t", "\u{7F}", "\u{11}", "\u{1B}[3~", "\u{1B}]0;t\u{7}", "\u{1B}x",
    ]
    var numbers = TestNumbers(seed: 7)
    for _ in 0..<300 {
      let text = (0..<numbers.below(12) + 1).map { _ in pieces[numbers.below(pieces.count)] }.joined()
      var decoder = InputDecoder()
      var found: [TerminalEvent] = []
      var rest = Array(text.utf8)[...]
      while !rest.isEmpty {
        let count = numbers.below(4) + 1
        found += decoder.decode(rest.prefix(count))
        rest = rest.dropFirst(count)
      }
      #expect(joined(found) == joined(events(text)), "\(text.debugDescription)")
    }
  }

  @Test func `Any bytes are survived, and afterwards typing works`() {
    var numbers = TestNumbers(seed: 11)
    for _ in 0..<2000 {
      var decoder = InputDecoder()
      let bytes = (0..<numbers.below(40)).map { _ in
        numbers.below(3) == 0 ? UInt8(numbers.below(256)) : [0x1B, 0x5B, 0x3C, 0x3B, 0x31, 0x4D][numbers.below(6)]
      }
      _ = decoder.decode(bytes)
      _ = decoder.flush()
      #expect(!decoder.isWaiting)
    }
  }

  /// Texts next to each other as one, since pieces come one by one.
  private func joined(_ events: [TerminalEvent]) -> [TerminalEvent] {
    var result: [TerminalEvent] = []
    for event in events {
      if case .text(let more) = event, case .text(let text) = result.last {
        result[result.count - 1] = .text(text + more)
      } else {
        result.append(event)
      }
    }
    return result
  }
}
