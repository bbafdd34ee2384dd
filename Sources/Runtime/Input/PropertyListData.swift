package import Foundation

/// Reads property lists that may come from anywhere: XML, binary and old-style ones.
///
/// Foundation's readers call themselves for each level and have no limit of their own.
package enum PropertyListData {
  /// How deep values may nest.
  package static let maximumDepth = 512

  /// The list nests deeper than it may; the text is for people.
  package struct TooDeep: Error, CustomStringConvertible {
    package var description: String { "lists are nested more than \(maximumDepth) deep" }
  }

  /// The value that the data are; errors are Foundation's, or `TooDeep`. Costs O(length).
  package static func value(of data: Data) throws -> Any {
    guard nesting(of: [UInt8](data)) <= maximumDepth else { throw TooDeep() }
    return try PropertyListSerialization.propertyList(from: data, format: nil)
  }

  /// How deep values nest, at least; of data that are no property list any number.
  package static func nesting(of bytes: [UInt8]) -> Int {
    if bytes.starts(with: "bplist".utf8) { return BinaryPropertyList(bytes)?.nesting ?? 0 }
    let isWide = bytes.starts(with: [0xFE, 0xFF]) || bytes.starts(with: [0xFF, 0xFE])
    // What matters is ASCII in every encoding.
    let text = isWide || bytes.prefix(4).contains(0) ? bytes.filter { $0 != 0 } : bytes
    return isXML(text) ? elementNesting(of: text) : bracketNesting(of: text)
  }

  /// Old-style lists begin with no tag: what stands behind a `<` there is a hexadecimal digit.
  private static func isXML(_ bytes: [UInt8]) -> Bool {
    let marks: [UInt8] = [0xEF, 0xBB, 0xBF, 0xFE, 0xFF]
    let start = bytes.drop { marks.contains($0) || $0 == 0x20 || (0x09...0x0D).contains($0) }
    guard start.first == UInt8(ascii: "<"), let second = start.dropFirst().first else { return false }
    return second == UInt8(ascii: "?") || second == UInt8(ascii: "!") || second == UInt8(ascii: "p")
  }

  /// By the tags: those that open count everywhere, those that close not in comments and sections, where Foundation may not
  /// see them.
  private static func elementNesting(of bytes: [UInt8]) -> Int {
    var (depth, deepest) = (0, 0)
    /// What ends the comment or section.
    var end: StaticString?
    for index in bytes.indices {
      let rest = bytes[index...]
      if let mark = end {
        if begins(rest, with: mark) { end = nil }
      } else if begins(rest, with: "<!--") {
        end = "-->"
      } else if begins(rest, with: "<![CDATA[") {
        end = "]]>"
      }
      guard bytes[index] == UInt8(ascii: "<") else { continue }
      if begins(rest, with: "</array") || begins(rest, with: "</dict") {
        if end == nil { depth = max(depth - 1, 0) }
      } else if begins(rest, with: "<array") || begins(rest, with: "<dict"), !isEmptyTag(rest) {
        depth += 1
        deepest = max(deepest, depth)
      }
    }
    return deepest
  }

  private static func begins(_ bytes: ArraySlice<UInt8>, with text: StaticString) -> Bool {
    guard bytes.first == text.utf8Start.pointee, bytes.count >= text.utf8CodeUnitCount else { return false }
    return bytes.prefix(text.utf8CodeUnitCount).elementsEqual(
      UnsafeBufferPointer(start: text.utf8Start, count: text.utf8CodeUnitCount))
  }

  /// Whether a tag is one such as `<array/>`, with a few blanks at the most.
  private static func isEmptyTag(_ bytes: ArraySlice<UInt8>) -> Bool {
    let tag = bytes.prefix(32).prefix { $0 != UInt8(ascii: ">") }
    return tag.last == UInt8(ascii: "/") && tag.count < 32
  }

  /// By the brackets of old-style lists, which stand outside of quotation marks and comments.
  private static func bracketNesting(of bytes: [UInt8]) -> Int {
    var (depth, deepest, index) = (0, 0, 0)
    func at(_ place: Int) -> UInt8? { place < bytes.count ? bytes[place] : nil }
    while let byte = at(index) {
      index += 1
      switch byte {
      case UInt8(ascii: "{"), UInt8(ascii: "("):
        depth += 1
        deepest = max(deepest, depth)
      case UInt8(ascii: "}"), UInt8(ascii: ")"): depth = max(depth - 1, 0)
      case UInt8(ascii: "\""), UInt8(ascii: "'"):
        while let inside = at(index), inside != byte { index += inside == UInt8(ascii: "\\") ? 2 : 1 }
        index += 1
      case UInt8(ascii: "/") where at(index) == UInt8(ascii: "/"):
        while let inside = at(index), inside != 0x0A, inside != 0x0D { index += 1 }
      case UInt8(ascii: "/") where at(index) == UInt8(ascii: "*"):
        index += 1
        while let inside = at(index), inside != UInt8(ascii: "*") || at(index + 1) != UInt8(ascii: "/") { index += 1 }
        index += 2
      default: break
      }
    }
    return deepest
  }
}
