/// The position of the reader in a YAML text: steps over bytes, knows lines and columns.
///
/// Line breaks are line feeds here, whatever they are in the file.
struct YAMLCursor {
  private let bytes: [UInt8]
  private(set) var offset = 0
  private var line = 1
  private var lineStart = 0
  /// Bytes of the line before the cursor that do not begin a scalar.
  private var continuationBytes = 0

  /// Takes the text without its byte order mark and carriage returns; throws where it has a control character.
  init(_ text: String) throws(YAMLError) {
    var bytes: [UInt8] = []
    bytes.reserveCapacity(text.utf8.count)
    var previous: UInt8 = 0
    for byte in text.utf8 {
      if byte == .lineFeed, previous == .carriageReturn {
        previous = byte
        continue
      }
      bytes.append(byte == .carriageReturn ? .lineFeed : byte)
      previous = byte
    }
    if bytes.starts(with: [0xEF, 0xBB, 0xBF]) { bytes.removeFirst(3) }
    self.bytes = bytes
    try refuseControlCharacters()
  }

  private func refuseControlCharacters() throws(YAMLError) {
    var cursor = self
    while !cursor.isAtEnd {
      let byte = cursor.peek()
      if byte == .lineFeed {
        cursor.takeLineBreak()
        continue
      }
      if (byte < 0x20 && byte != .tab) || byte == 0x7F {
        throw YAMLError(.controlCharacter(UInt32(byte)), at: cursor.position)
      }
      cursor.advance()
    }
  }

  // MARK: Looking

  var isAtEnd: Bool { offset >= bytes.count }
  var isAtEndOfLine: Bool { isAtEnd || bytes[offset] == .lineFeed }

  /// The byte at the cursor or some bytes after it; 0 beyond the end.
  func peek(_ distance: Int = 0) -> UInt8 {
    let index = offset + distance
    return index < bytes.count ? bytes[index] : 0
  }

  /// True if the byte some bytes after the cursor is a blank, a tab, a line break or the end.
  func isBlank(_ distance: Int) -> Bool {
    let byte = peek(distance)
    return byte == .blank || byte == .lineFeed || byte == .tab || byte == 0
  }

  /// Bytes of the line before the cursor.
  var column: Int { offset - lineStart }

  var position: TextPosition {
    TextPosition(line: line, column: column - continuationBytes + 1)
  }

  func bytes(from start: Int, to end: Int) -> ArraySlice<UInt8> { bytes[start..<end] }

  /// The character at the cursor, for an error text.
  var character: Character {
    var end = offset + 1
    while end < bytes.count, isContinuation(bytes[end]) { end += 1 }
    return String(decoding: bytes[min(offset, bytes.count)..<min(end, bytes.count)], as: UTF8.self).first ?? " "
  }

  private func isContinuation(_ byte: UInt8) -> Bool { byte & 0xC0 == 0x80 }

  /// True at the beginning of a line that has `---`, `...` or what else the mark is, and then a blank or nothing.
  func isAtMark(_ mark: UInt8) -> Bool {
    column == 0 && peek() == mark && peek(1) == mark && peek(2) == mark && isBlank(3)
  }

  // MARK: Moving

  /// Steps over the byte at the cursor, which is not a line feed.
  mutating func advance() {
    guard !isAtEnd else { return }
    if isContinuation(bytes[offset]) { continuationBytes += 1 }
    offset += 1
  }

  mutating func advance(_ count: Int) {
    for _ in 0..<count { advance() }
  }

  /// Steps back over blanks before the cursor.
  mutating func retreatOverBlanks() {
    while offset > lineStart, bytes[offset - 1] == .blank { offset -= 1 }
  }

  /// Steps over the line feed at the cursor, or nothing at the end of the text.
  mutating func takeLineBreak() {
    guard !isAtEnd else { return }
    offset += 1
    line += 1
    lineStart = offset
    continuationBytes = 0
  }

  mutating func skipBlanks() {
    while peek() == .blank { offset += 1 }
  }

  mutating func skipLine() {
    while !isAtEndOfLine { advance() }
    takeLineBreak()
  }

  /// Steps over the rest of a line that may hold blanks and a comment only.
  mutating func finishLine() throws(YAMLError) {
    let start = offset
    skipBlanks()
    if peek() == .tab { throw YAMLError(.tab, at: position) }
    let isComment = peek() == .hash && offset > start
    guard isComment || isAtEndOfLine else { throw YAMLError(.contentAfterValue, at: position) }
    skipLine()
  }

  /// Steps over blank lines and comments to the first byte that means something.
  mutating func skipToContent() throws(YAMLError) {
    while !isAtEnd {
      skipBlanks()
      if peek() == .tab { throw YAMLError(.tab, at: position) }
      guard isAtEndOfLine || peek() == .hash else { return }
      skipLine()
    }
  }
}

extension UInt8 {
  static let tab = UInt8(ascii: "\t")
  static let lineFeed = UInt8(ascii: "\n")
  static let carriageReturn = UInt8(ascii: "\r")
  static let blank = UInt8(ascii: " ")
  static let hash = UInt8(ascii: "#")
  static let colon = UInt8(ascii: ":")
  static let hyphen = UInt8(ascii: "-")
  static let comma = UInt8(ascii: ",")
  static let quote = UInt8(ascii: "\"")
  static let apostrophe = UInt8(ascii: "'")
  static let backslash = UInt8(ascii: "\\")

  /// `[`, `]`, `{`, `}` and `,`.
  var isFlowIndicator: Bool {
    self == .comma || self == UInt8(ascii: "[") || self == UInt8(ascii: "]") || self == UInt8(ascii: "{")
      || self == UInt8(ascii: "}")
  }
}
