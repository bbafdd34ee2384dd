import PlainviewRuntime

/// The reader of old-style (NeXTSTEP) property lists: `{ key = (a, "b c", <0fbd77>); }` with comments.
package struct PropertyListText {
  private let bytes: [UInt8]
  private let path: String
  private var offset = 0

  private init(_ bytes: [UInt8], path: String) {
    self.bytes = bytes
    self.path = path
  }

  /// The value that a text is; the path is for errors alone.
  ///
  /// XML documents are read too. Costs O(length).
  package static func value(of bytes: [UInt8], path: String) throws(ProjectError) -> PropertyList {
    var text = PropertyListText(bytes, path: path)
    try text.checkCharacters()
    if bytes.starts(with: [0xEF, 0xBB, 0xBF]) { text.offset = 3 }
    if text.isXML { return try PropertyListXML.value(of: bytes, path: path) }
    try text.skipBlanks()
    guard text.current != nil else { throw text.error("the file is empty", at: text.offset) }
    let value = try text.value(depth: 0)
    try text.skipBlanks()
    if text.current != nil { throw text.unexpected("the end of the file") }
    return value
  }

  // MARK: Values

  private mutating func value(depth: Int) throws(ProjectError) -> PropertyList {
    guard depth < PropertyList.deepest else {
      throw error("lists are nested more than \(PropertyList.deepest) deep", at: offset)
    }
    switch current {
    case UInt8(ascii: "{"): return try dictionary(depth: depth)
    case UInt8(ascii: "("): return try array(depth: depth)
    case UInt8(ascii: "<"): return try data()
    default: return .string(try word("a value"))
    }
  }

  private mutating func dictionary(depth: Int) throws(ProjectError) -> PropertyList {
    let start = offset
    offset += 1
    var entries: [String: PropertyList] = [:]
    while true {
      try skipBlanks()
      if take("}") { return .dictionary(entries) }
      guard current != nil else { throw error("this '{' is never closed", at: start) }
      let key = try word("a key or '}'")
      try skipBlanks()
      guard take("=") else { throw unexpected("'=' behind the key '\(VisibleText.quoted(key))'") }
      try skipBlanks()
      entries[key] = try value(depth: depth + 1)
      try skipBlanks()
      guard take(";") else { throw unexpected("';' behind the value of '\(VisibleText.quoted(key))'") }
    }
  }

  private mutating func array(depth: Int) throws(ProjectError) -> PropertyList {
    let start = offset
    offset += 1
    var values: [PropertyList] = []
    while true {
      try skipBlanks()
      if take(")") { return .array(values) }
      guard current != nil else { throw error("this '(' is never closed", at: start) }
      values.append(try value(depth: depth + 1))
      try skipBlanks()
      guard take(",") || current == UInt8(ascii: ")") else {
        if current == nil { throw error("this '(' is never closed", at: start) }
        throw unexpected("',' or ')'")
      }
    }
  }

  private mutating func data() throws(ProjectError) -> PropertyList {
    let start = offset
    offset += 1
    var digits: [UInt8] = []
    while let byte = current {
      if let digit = Character(UnicodeScalar(byte)).hexDigitValue {
        digits.append(UInt8(digit))
      } else if byte == UInt8(ascii: ">") {
        guard digits.count.isMultiple(of: 2) else { throw error("data have an odd number of digits", at: start) }
        offset += 1
        return .data(stride(from: 0, to: digits.count, by: 2).map { digits[$0] << 4 | digits[$0 + 1] })
      } else if !Self.isBlank(byte) {
        throw unexpected("a hexadecimal digit or '>'")
      }
      offset += 1
    }
    throw error("this '<' is never closed", at: start)
  }

  /// A string with or without quotation marks.
  private mutating func word(_ expected: String) throws(ProjectError) -> String {
    if let mark = current, mark == UInt8(ascii: "\"") || mark == UInt8(ascii: "'") { return try quoted(by: mark) }
    let start = offset
    while let byte = current, Self.isWord(byte), !(offset > start && isBlockComment) { offset += 1 }
    guard offset > start else { throw unexpected(expected) }
    return String(decoding: bytes[start..<offset], as: UTF8.self)
  }

  private mutating func quoted(by mark: UInt8) throws(ProjectError) -> String {
    let start = offset
    offset += 1
    var text: [UInt8] = []
    while let byte = current {
      offset += 1
      if byte == mark { return String(decoding: text, as: UTF8.self) }
      guard byte == UInt8(ascii: "\\") else {
        text.append(byte)
        continue
      }
      guard current != nil else { break }
      let escape = PropertyListEscape(in: bytes, at: offset)
      text += escape.text.utf8
      offset += escape.length
    }
    throw error("this string is never closed", at: start)
  }

  // MARK: Characters

  private var current: UInt8? { offset < bytes.count ? bytes[offset] : nil }

  private var isBlockComment: Bool {
    bytes[offset] == UInt8(ascii: "/") && offset + 1 < bytes.count && bytes[offset + 1] == UInt8(ascii: "*")
  }

  private var isXML: Bool {
    let rest = bytes[offset...].drop(while: Self.isBlank)
    return rest.starts(with: "<?xml".utf8) || rest.starts(with: "<!DOCTYPE".utf8) || rest.starts(with: "<plist".utf8)
  }

  private mutating func take(_ mark: Character) -> Bool {
    guard let byte = current, byte == mark.asciiValue else { return false }
    offset += 1
    return true
  }

  private mutating func skipBlanks() throws(ProjectError) {
    while let byte = current {
      if Self.isBlank(byte) {
        offset += 1
      } else if isBlockComment {
        try skipComment()
      } else if byte == UInt8(ascii: "/"), offset + 1 < bytes.count, bytes[offset + 1] == byte {
        while let byte = current, byte != 0x0A, byte != 0x0D { offset += 1 }
      } else {
        break
      }
    }
    if isConflictMarker { throw projectError(.mergeConflict, at: offset) }
  }

  private mutating func skipComment() throws(ProjectError) {
    let start = offset
    offset += 2
    while offset + 1 < bytes.count {
      if bytes[offset] == UInt8(ascii: "*"), bytes[offset + 1] == UInt8(ascii: "/") {
        offset += 2
        return
      }
      offset += 1
    }
    throw error("this comment is never closed", at: start)
  }

  /// Seven equal marks at the beginning of a line, as git writes them.
  private var isConflictMarker: Bool {
    guard let mark = current, "<=>|".utf8.contains(mark), offset + 7 <= bytes.count else { return false }
    guard offset == 0 || bytes[offset - 1] == 0x0A else { return false }
    return bytes[offset..<offset + 7].allSatisfy { $0 == mark }
  }

  private static func isBlank(_ byte: UInt8) -> Bool { byte == 0x20 || (0x09...0x0D).contains(byte) }

  private static func isWord(_ byte: UInt8) -> Bool {
    byte > 0x20 && byte != 0x7F && !"{}()<>;=,\"'".utf8.contains(byte)
  }

  // MARK: Errors

  private func checkCharacters() throws(ProjectError) {
    if bytes.starts(with: "bplist".utf8) {
      throw error("this is a binary property list, which no project file is", at: 0)
    }
    if let zero = bytes.firstIndex(of: 0) { throw error("there is a NUL byte in the text", at: zero) }
    var parser = Unicode.UTF8.ForwardParser()
    var rest = bytes.makeIterator()
    var position = 0
    while true {
      switch parser.parseScalar(from: &rest) {
      case .valid(let scalar): position += scalar.count
      case .emptyInput: return
      case .error: throw error("the text is not UTF-8", at: position)
      }
    }
  }

  private func unexpected(_ expected: String) -> ProjectError {
    guard let byte = current else { return error("the file ends where \(expected) should be", at: offset) }
    let found = String(decoding: bytes[offset...].prefix(4), as: UTF8.self).first.map(String.init) ?? "\(byte)"
    return error("there is '\(VisibleText.quoted(found))' where \(expected) should be", at: offset)
  }

  private func error(_ reason: String, at offset: Int) -> ProjectError { projectError(.malformed(reason), at: offset) }

  private func projectError(_ cause: ProjectError.Cause, at offset: Int) -> ProjectError {
    let before = bytes[..<offset]
    let line = before.count { $0 == 0x0A } + 1
    let start = before.lastIndex(of: 0x0A).map { $0 + 1 } ?? 0
    // Each byte that does not continue a character begins one.
    let column = bytes[start..<offset].count { $0 & 0xC0 != 0x80 } + 1
    return ProjectError(cause, at: path, line: line, column: column)
  }
}
