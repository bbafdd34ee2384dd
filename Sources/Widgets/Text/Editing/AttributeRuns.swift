import Foundation

/// The attributes of a text, run by run; lengths are UTF-16 units.
struct AttributeRuns {
  typealias Attributes = [NSAttributedString.Key: Any]

  private var runs: [(length: Int, attributes: Attributes)] = []

  /// The runs of a text; what they do not say, where any of them says something, is taken from the defaults.
  init(_ text: NSAttributedString, defaults: Attributes = [:]) {
    var place = 0
    while place < text.length {
      var range = NSRange(location: 0, length: 0)
      let attributes = text.attributes(at: place, effectiveRange: &range)
      // A run ends behind the place at least, whatever range comes back.
      let end = max(place + 1, min(range.location + range.length, text.length))
      runs.append((end - place, attributes))
      place = end
    }
    if !isEmpty { change { $0.merge(defaults) { own, _ in own } } }
  }

  /// A text of one kind.
  init(length: Int, attributes: Attributes = [:]) { if length > 0 { runs = [(length, attributes)] } }

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

  /// The place and the length of all that has the same value as the character at a place, and the value.
  func range<Value: Equatable>(
    of key: NSAttributedString.Key, at place: Int, as value: (Any) -> Value?
  ) -> (range: NSRange, value: Value)? {
    guard let wanted = attributes(at: place)?[key].flatMap(value) else { return nil }
    var start = 0
    var found: Range<Int>?
    for run in runs {
      let end = start + run.length
      if run.attributes[key].flatMap(value) == wanted {
        found = (found?.lowerBound ?? start)..<end
      } else if end > place {
        break
      } else {
        found = nil
      }
      start = end
    }
    return found.map { (NSRange(location: $0.lowerBound, length: $0.count), wanted) }
  }

  /// Changes the attributes of all runs.
  mutating func change(_ change: (inout Attributes) -> Void) {
    for index in runs.indices { change(&runs[index].attributes) }
  }

  /// Replaces a range by text of one kind.
  mutating func replace(_ range: Range<Int>, length: Int, attributes: Attributes) {
    let before = part(0..<range.lowerBound)
    let after = part(range.upperBound..<Int.max)
    runs = before + (length > 0 ? [(length, attributes)] : []) + after
  }

  /// Replaces a range by text that has attributes already.
  mutating func replace(_ range: Range<Int>, with new: AttributeRuns) {
    let before = part(0..<range.lowerBound)
    let after = part(range.upperBound..<Int.max)
    runs = before + new.runs + after
  }

  /// The attributes of a part of the text.
  func slice(_ range: Range<Int>) -> AttributeRuns {
    var slice = AttributeRuns(length: 0)
    slice.runs = part(range)
    return slice
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
