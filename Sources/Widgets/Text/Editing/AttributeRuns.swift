import Foundation

/// The attributes of a text, run by run; lengths are UTF-16 units.
struct AttributeRuns {
  typealias Attributes = [NSAttributedString.Key: Any]

  private var runs: [(length: Int, attributes: Attributes)] = []

  init(_ text: NSAttributedString) {
    var place = 0
    while place < text.length {
      var range = NSRange(location: 0, length: 0)
      let attributes = text.attributes(at: place, effectiveRange: &range)
      // A run ends behind the place at least, whatever range comes back.
      let end = max(place + 1, min(range.location + range.length, text.length))
      runs.append((end - place, attributes))
      place = end
    }
  }

  /// Whether there are attributes at all.
  var isEmpty: Bool { runs.allSatisfy { $0.attributes.isEmpty } }

  /// The attributes of the character at a place; nil behind the text.
  func attributes(at place: Int) -> Attributes? {
    var end = 0
    for run in runs {
      end += run.length
      if place < end { return run.attributes }
    }
    return nil
  }

  /// Replaces a range by text of one kind.
  mutating func replace(_ range: Range<Int>, length: Int, attributes: Attributes) {
    let before = part(0..<range.lowerBound)
    let after = part(range.upperBound..<Int.max)
    runs = before + (length > 0 ? [(length, attributes)] : []) + after
  }

  func attributedString(_ text: String, defaults: Attributes) -> NSAttributedString {
    let result = NSMutableAttributedString(string: text, attributes: defaults)
    var place = 0
    for run in runs {
      let end = min(place + run.length, result.length)
      if end > place { result.addAttributes(run.attributes, range: NSRange(location: place, length: end - place)) }
      place = end
    }
    return result
  }

  private func part(_ range: Range<Int>) -> [(length: Int, attributes: Attributes)] {
    var part: [(length: Int, attributes: Attributes)] = []
    var start = 0
    for run in runs {
      let end = start + run.length
      let length = min(end, range.upperBound) - max(start, range.lowerBound)
      if length > 0 { part.append((length, run.attributes)) }
      start = end
    }
    return part
  }
}
