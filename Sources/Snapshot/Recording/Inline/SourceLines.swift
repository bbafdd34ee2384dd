/// Where the lines of a source file begin, as the compiler counts: lines and columns from 1, columns in bytes.
struct SourceLines {
  private let bytes: [UInt8]
  private let starts: [Int]

  init(_ bytes: [UInt8]) {
    self.bytes = bytes
    var starts = [0]
    for (offset, byte) in bytes.enumerated() {
      let isReturnAlone = byte == 0x0D && !(offset + 1 < bytes.count && bytes[offset + 1] == 0x0A)
      if byte == 0x0A || isReturnAlone { starts.append(offset + 1) }
    }
    self.starts = starts
  }

  /// The offset of a position; nil when the line has no such column.
  func offset(line: Int, column: Int) -> Int? {
    guard line >= 1, line <= starts.count, column >= 1 else { return nil }
    let end = line < starts.count ? starts[line] : bytes.count
    let offset = starts[line - 1] + column - 1
    return offset < end ? offset : nil
  }

  func position(of offset: Int) -> (line: Int, column: Int) {
    let line = lineIndex(of: offset)
    return (line + 1, offset - starts[line] + 1)
  }

  /// The blanks and tabs at the start of the line that the offset is in.
  func indentation(at offset: Int) -> String {
    String(decoding: bytes[starts[lineIndex(of: offset)]...].prefix { $0 == 0x20 || $0 == 0x09 }, as: UTF8.self)
  }

  private func lineIndex(of offset: Int) -> Int {
    var (low, high) = (0, starts.count)
    while high - low > 1 {
      let middle = (low + high) / 2
      if starts[middle] <= offset { low = middle } else { high = middle }
    }
    return low
  }

  /// How this file ends its lines.
  var lineEnd: String {
    guard let feed = bytes.firstIndex(of: 0x0A) else { return bytes.contains(0x0D) ? "\r" : "\n" }
    return feed > 0 && bytes[feed - 1] == 0x0D ? "\r\n" : "\n"
  }

  /// One step of indentation beyond that of a line: a tab after tabs, else the fewest blanks from two up.
  ///
  /// A line that begins at the margin is stepped as the first line that does not.
  func indentationStep(after indentation: String) -> String {
    if indentation.utf8.first == 0x09 { return "\t" }
    var fewest = 9
    for start in starts {
      let blanks = bytes[start...].prefix { $0 == 0x20 }.count
      let next = start + blanks
      guard next < bytes.count else { continue }
      if blanks == 0, bytes[next] == 0x09, indentation.isEmpty, fewest == 9 { return "\t" }
      let isText = bytes[next] != 0x0A && bytes[next] != 0x0D
      if isText, blanks >= 2 { fewest = min(fewest, blanks) }
    }
    return String(repeating: " ", count: fewest == 9 ? 2 : fewest)
  }
}
