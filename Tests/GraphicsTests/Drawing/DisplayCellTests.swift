import PlainviewGraphics
import Testing

@Suite struct DisplayCellTests {
  private func expect(_ text: String, becomes expected: [(String, Int)], at location: SourceLocation = #_sourceLocation)
  {
    let found = displayCells(of: text)
    #expect(found.map(\.text) == expected.map(\.0), sourceLocation: location)
    #expect(found.map(\.width) == expected.map(\.1), sourceLocation: location)
    #expect(found.reduce(0) { $0 + $1.width } == CellWidth.of(text), sourceLocation: location)
    let written = found.map(\.text).joined()
    #expect(CellWidth.of(written) == CellWidth.of(text), sourceLocation: location)
  }

  @Test("Plain text is one cell a letter") func plain() {
    expect("Ab 1", becomes: [("A", 1), ("b", 1), (" ", 1), ("1", 1)])
    expect("", becomes: [])
  }

  @Test("Clusters stay whole") func clusters() {
    expect("e\u{301}한👨‍👩‍👧!", becomes: [("e\u{301}", 1), ("한", 2), ("👨‍👩‍👧", 2), ("!", 1)])
  }

  @Test("A tab is one blank") func tab() {
    expect("a\tb", becomes: [("a", 1), (" ", 1), ("b", 1)])
  }

  @Test("Control characters and line breaks are dropped") func controls() {
    expect(
      "a\u{1B}[31m\u{0}b\u{7}\n\r\n\u{85}\u{2028}c",
      becomes: [
        ("a", 1), ("[", 1), ("3", 1), ("1", 1), ("m", 1), ("b", 1), ("c", 1),
      ])
  }

  @Test("Bidirectional overrides and zero-width characters are dropped") func formats() {
    expect(
      "a\u{202E}b\u{2066}c\u{200B}d\u{FEFF}e\u{61C}f",
      becomes: [
        ("a", 1), ("b", 1), ("c", 1), ("d", 1), ("e", 1), ("f", 1),
      ])
  }

  @Test("A mark without a base is dropped, as it would join the cell before it") func looseMark() {
    expect("\u{301}\u{200D}a", becomes: [("a", 1)])
  }

  @Test("A joiner at the end of a cluster is dropped, as it would join the cell after it") func looseJoiner() {
    let cells = displayCells(of: "👩\u{200D}")
    #expect(cells.map { Array($0.text.unicodeScalars) } == [["👩"]])
    #expect(cells.map(\.width) == [2])
  }
}
