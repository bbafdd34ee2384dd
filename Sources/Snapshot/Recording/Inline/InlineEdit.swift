/// A part of a source file and what replaces it.
struct InlineEdit: Equatable {
  let range: Range<Int>
  let replacement: [UInt8]

  func applied(to source: [UInt8]) -> [UInt8] {
    Array(source[..<range.lowerBound]) + replacement + source[range.upperBound...]
  }

  /// Where an offset of the old source is in the new one.
  func moved(_ offset: Int) -> Int {
    offset < range.upperBound ? offset : offset + replacement.count - range.count
  }
}
