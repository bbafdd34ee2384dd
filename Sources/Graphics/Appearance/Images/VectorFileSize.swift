import Foundation

/// Reads the size of a vector picture from the start tag of its SVG file, in points; any damaged file is nil.
///
/// Asset catalogs have such files. The size is that of the attributes `width` and `height`, else that of `viewBox`.
enum VectorFileSize {
  static func read(_ data: Data) -> CGSize? {
    let text = String(decoding: data.prefix(65_536), as: UTF8.self)
    guard let start = text.firstRange(of: "<svg"), let end = text[start.upperBound...].firstIndex(of: ">"),
      text[start.upperBound].isWhitespace
    else { return nil }
    let attributes = attributes(of: text[start.upperBound..<end])
    let box = (attributes["viewBox"] ?? "").split { $0 == "," || $0.isWhitespace }.compactMap { Double($0) }
    let (boxWidth, boxHeight) = box.count == 4 ? (box[2], box[3]) : (nil, nil)
    guard let width = attributes["width"].flatMap(length) ?? boxWidth,
      let height = attributes["height"].flatMap(length) ?? boxHeight
    else { return nil }
    let sides = 0.5...1_000_000
    return sides.contains(width) && sides.contains(height) ? CGSize(width: width, height: height) : nil
  }

  private static func attributes(of tag: Substring) -> [Substring: Substring] {
    var found: [Substring: Substring] = [:]
    var rest = tag
    while let equals = rest.firstIndex(of: "=") {
      let name = rest[..<equals].split(whereSeparator: \.isWhitespace).last ?? ""
      let value = rest[rest.index(after: equals)...].drop(while: \.isWhitespace)
      guard let quote = value.first, quote == "\"" || quote == "'",
        let close = value.dropFirst().firstIndex(of: quote)
      else { break }
      found[name] = value[value.index(after: value.startIndex)..<close]
      rest = value[value.index(after: close)...]
    }
    return found
  }

  /// A length in one of the units that do not depend on anything else; nil for others, such as percent.
  private static func length(_ text: Substring) -> Double? {
    let trimmed = text.trimmingCharacters(in: .whitespaces)
    for (unit, points) in units where trimmed.hasSuffix(unit) {
      return Double(trimmed.dropLast(unit.count)).map { $0 * points }
    }
    return Double(trimmed)
  }

  /// CSS has 96 pixels to an inch, and a pixel is a point here.
  private static let units: [(String, Double)] = [
    ("px", 1), ("pt", 96.0 / 72), ("pc", 16), ("in", 96), ("cm", 96 / 2.54), ("mm", 96 / 25.4),
  ]
}
