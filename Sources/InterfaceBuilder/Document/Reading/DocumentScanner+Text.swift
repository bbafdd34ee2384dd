import Foundation

extension DocumentScanner {
  // MARK: Looking around

  /// Whether `text` stands at the current offset.
  func startsHere(_ text: StaticString) -> Bool {
    index + text.utf8CodeUnitCount <= count && memcmp(bytes + index, text.utf8Start, text.utf8CodeUnitCount) == 0
  }

  /// The number of blanks from `start` on.
  func blanks(from start: Int) -> Int {
    strspn(UnsafeRawPointer(bytes + start).assumingMemoryBound(to: CChar.self), " \t\r\n")
  }

  func offset(of byte: UInt8, from start: Int, to end: Int? = nil) -> Int? {
    let end = end ?? count
    guard start < end, let found = memchr(bytes + start, Int32(byte), end - start) else { return nil }
    return UnsafeRawPointer(found) - UnsafeRawPointer(bytes)
  }

  /// Moves behind the next `end`, searching from `skipped` bytes after the current offset.
  func skip(
    past end: StaticString, from skipped: Int, or failure: DocumentError.Malformation
  ) throws(DocumentError) {
    let start = index
    index += skipped
    while let candidate = offset(of: end.utf8Start.pointee, from: index) {
      index = candidate
      if startsHere(end) {
        index += end.utf8CodeUnitCount
        return
      }
      index += 1
    }
    throw malformed(failure, at: start)
  }

  /// The encoding that an XML declaration names.
  func declaredEncoding(in declaration: String) -> String? {
    guard declaration.hasPrefix("<?xml "), let range = declaration.range(of: "encoding") else { return nil }
    let quoted = declaration[range.upperBound...].drop { $0 == " " || $0 == "=" }
    guard let quote = quoted.first, quote == "\"" || quote == "'" else { return nil }
    return String(quoted.dropFirst().prefix { $0 != quote })
  }

  // MARK: Characters and references

  func string(from start: Int, to end: Int) -> String {
    String(decoding: UnsafeBufferPointer(start: bytes + start, count: end - start), as: UTF8.self)
  }

  /// Character data with its references replaced and its line ends made `\n`.
  func text(from start: Int, to end: Int) throws(DocumentError) -> String {
    let isPlain =
      offset(of: UInt8(ascii: "&"), from: start, to: end) == nil && offset(of: 13, from: start, to: end) == nil
    return isPlain ? string(from: start, to: end) : try decoded(from: start, to: end, isAttribute: false)
  }

  /// An attribute's value with its references replaced and its literal blanks made spaces.
  func attributeValue(from start: Int, to end: Int) throws(DocumentError) -> String {
    let special = strcspn(UnsafeRawPointer(bytes + start).assumingMemoryBound(to: CChar.self), "&\r\n\t\"'")
    if start + special >= end { return string(from: start, to: end) }
    return try decoded(from: start, to: end, isAttribute: true)
  }

  private func decoded(from start: Int, to end: Int, isAttribute: Bool) throws(DocumentError) -> String {
    var decoded: [UInt8] = []
    decoded.reserveCapacity(end - start)
    var byteIndex = start
    while byteIndex < end {
      switch bytes[byteIndex] {
      case UInt8(ascii: "&"):
        let scalar = try reference(at: &byteIndex, before: end)
        decoded += Array(Character(scalar).utf8)
      case 13:
        decoded.append(isAttribute ? 32 : 10)
        byteIndex += bytes[byteIndex + 1] == 10 ? 2 : 1
      case 9, 10:
        decoded.append(isAttribute ? 32 : bytes[byteIndex])
        byteIndex += 1
      case let byte:
        decoded.append(byte)
        byteIndex += 1
      }
    }
    return String(decoding: decoded, as: UTF8.self)
  }

  /// The scalar of the reference at `byteIndex`, which moves behind it.
  private func reference(at byteIndex: inout Int, before end: Int) throws(DocumentError) -> Unicode.Scalar {
    let start = byteIndex
    let longest = min(end, start + 40)
    guard let semicolon = offset(of: UInt8(ascii: ";"), from: start, to: longest) else {
      throw malformed(.badReference, at: start)
    }
    let name = string(from: start + 1, to: semicolon)
    byteIndex = semicolon + 1
    if let scalar = Self.predefined(name) { return scalar }
    guard name.hasPrefix("#") else { throw malformed(.unknownEntity(name), at: start) }
    guard let scalar = Self.numbered(name.dropFirst()) else { throw malformed(.badReference, at: start) }
    return scalar
  }

  private static func predefined(_ name: String) -> Unicode.Scalar? {
    switch name {
    case "amp": "&"
    case "lt": "<"
    case "gt": ">"
    case "quot": "\""
    case "apos": "'"
    default: nil
    }
  }

  /// The scalar of `10` or `x1F600`, if XML allows it.
  private static func numbered(_ digits: Substring) -> Unicode.Scalar? {
    let isHexadecimal = digits.hasPrefix("x")
    let number = isHexadecimal ? digits.dropFirst() : digits
    guard number.utf8.allSatisfy({ isxdigit(Int32($0)) != 0 }) else { return nil }
    guard let value = UInt32(number, radix: isHexadecimal ? 16 : 10) else { return nil }
    switch value {
    case 9, 10, 13, 0x20...0xD7FF, 0xE000...0xFFFD, 0x10000...0x10FFFF: return Unicode.Scalar(value)
    default: return nil
    }
  }
}
