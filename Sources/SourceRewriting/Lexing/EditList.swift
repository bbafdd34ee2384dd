/// Replacements in a file; none of them changes the number of its lines.
struct EditList {
  private struct Edit {
    let start: Int
    let end: Int
    let order: Int
    let text: [UInt8]
  }

  private var edits: [Edit] = []

  var isEmpty: Bool { edits.isEmpty }

  /// Inserts a text; several at one offset keep their order.
  mutating func insert(_ text: String, at offset: Int) {
    edits.append(Edit(start: offset, end: offset, order: edits.count, text: Array(text.utf8)))
  }

  /// Replaces a range by blanks; line breaks stay.
  mutating func blank(_ range: Range<Int>, in bytes: [UInt8]) {
    let text = bytes[range].map { $0 == 0x0A || $0 == 0x0D ? $0 : 0x20 }
    edits.append(Edit(start: range.lowerBound, end: range.upperBound, order: edits.count, text: text))
  }

  /// Replaces a range by a text, with blanks up to the old length; line breaks stay behind it.
  mutating func replace(_ range: Range<Int>, by text: String, in bytes: [UInt8]) {
    var replacement = Array(text.utf8)
    let breaks = Self.lineBreaks(of: range, in: bytes)
    if breaks.isEmpty {
      let missing = range.count - replacement.count
      if missing > 0 { replacement += [UInt8](repeating: 0x20, count: missing) }
    }
    replacement += breaks
    edits.append(Edit(start: range.lowerBound, end: range.upperBound, order: edits.count, text: replacement))
  }

  /// The line breaks of a range. A carriage return and a line feed that did not stand side by side still do not.
  private static func lineBreaks(of range: Range<Int>, in bytes: [UInt8]) -> [UInt8] {
    var breaks: [UInt8] = []
    for index in range where bytes[index] == 0x0A || bytes[index] == 0x0D {
      if bytes[index] == 0x0A, breaks.last == 0x0D, bytes[index - 1] != 0x0D { breaks.append(0x20) }
      breaks.append(bytes[index])
    }
    if breaks.last == 0x0D, bytes[range.upperBound - 1] != 0x0D { breaks.append(0x20) }
    return breaks
  }

  /// The text after all edits; one inside another one's range is dropped.
  func applied(to bytes: [UInt8]) -> [UInt8] {
    let sorted = edits.sorted { first, second in
      if first.start != second.start { return first.start < second.start }
      let firstInserts = first.end == first.start
      let secondInserts = second.end == second.start
      if firstInserts != secondInserts { return firstInserts }
      if first.end != second.end { return first.end > second.end }
      return first.order < second.order
    }
    var result: [UInt8] = []
    result.reserveCapacity(bytes.count + 1024)
    var position = 0
    for edit in sorted where edit.start >= position {
      result.append(contentsOf: bytes[position..<edit.start])
      result.append(contentsOf: edit.text)
      position = edit.end
    }
    result.append(contentsOf: bytes[position...])
    return result
  }
}
