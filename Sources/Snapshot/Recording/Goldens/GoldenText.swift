/// What can be wrong with the text of a golden that no assertion has written so.
enum GoldenText {
  /// The offset of the first byte that is not UTF-8, counted from 0; nil when all of them are.
  static func invalidOffset(in bytes: [UInt8]) -> Int? {
    guard String(validating: bytes, as: UTF8.self) == nil else { return nil }
    var parser = Unicode.UTF8.ForwardParser()
    var rest = bytes.makeIterator()
    var offset = 0
    while true {
      switch parser.parseScalar(from: &rest) {
      case .valid(let scalar): offset += scalar.count
      case .emptyInput: return nil
      case .error: return offset
      }
    }
  }

  /// The line of the first conflict marker, counted from 1, if a merge has left all three.
  static func conflictLine(in text: String) -> Int? {
    var start: Int?
    var hasMiddle = false
    for (index, line) in text.split(separator: "\n", omittingEmptySubsequences: false).enumerated() {
      if line.hasPrefix("<<<<<<< ") {
        start = start ?? index + 1
      } else if start != nil, line == "=======" || line == "=======\r" {
        hasMiddle = true
      } else if hasMiddle, line.hasPrefix(">>>>>>> ") {
        return start
      }
    }
    return nil
  }

  /// The one difference that a diff would not show, with its remedy; nil when the texts differ in what is seen.
  static func invisibleDifference(golden: String, text: String) -> String? {
    let isMarked = golden.utf8.starts(with: byteOrderMark)
    let bare = isMarked ? Array(golden.utf8.dropFirst(byteOrderMark.count)) : Array(golden.utf8)
    let expected = Array(text.utf8)
    if isMarked, bare == expected {
      return "Only the byte order mark at the golden's start differs: save the file as UTF-8 without one."
    }
    if bare + [lineFeed] == expected {
      return "Only the last line's end differs, the golden has none: keep your editor from removing it."
    }
    guard bare.contains(carriageReturn), withoutReturns(bare) == withoutReturns(expected) else { return nil }
    return "Only the line endings differ, the golden's are CRLF: tell git to leave them alone with the line "
      + "`**/__Snapshots__/** -text` in .gitattributes."
  }

  private static let byteOrderMark: [UInt8] = [0xEF, 0xBB, 0xBF]
  private static let lineFeed: UInt8 = 0x0A
  private static let carriageReturn: UInt8 = 0x0D

  /// The bytes with a line feed alone where a carriage return was before it.
  private static func withoutReturns(_ bytes: [UInt8]) -> [UInt8] {
    var result: [UInt8] = []
    result.reserveCapacity(bytes.count)
    for byte in bytes {
      if byte == lineFeed, result.last == carriageReturn { result.removeLast() }
      result.append(byte)
    }
    return result
  }
}
