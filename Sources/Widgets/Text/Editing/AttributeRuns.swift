import Foundation

/// The attributes of a text, run by run; lengths are UTF-16 units.
struct AttributeRuns {
  typealias Attributes = [NSAttributedString.Key: Any]

  private var runs: [(length: Int, attributes: Attributes)] = []

  /// The runs of a text; what they do not say, where any of them says something, is taken from the defaults.
  init(_ text: NSAttributedString, defaults: Attributes = [:]) {
    var start = 0
    while start < text.length {
      var range = NSRange(location: 0, length: 0)
      let attributes = text.attributes(at: start, effectiveRange: &range)
      // A run ends after its start at least, whatever range comes back.
      let end = max(start + 1, min(range.location + range.length, text.length))
      runs.append((end - start, attributes))
      start = end
    }
    if !isEmpty { change { $0.merge(defaults) { own, _ in own } } }
  }

  /// A text of one kind.
  init(length: Int, attributes: Attributes = [:]) { if length > 0 { runs = [(length, attributes)] } }

  /// Whether there are attributes at all.
  var isEmpty: Bool { runs.allSatisfy { $0.attributes.isEmpty } }

  /// The attributes of the character at an index; nil after the end of the text.
  func attributes(at index: Int) -> Attributes? {
    var end = 0
    for run in runs {
      end += run.length
      if index < end { return run.attributes }
    }
    return nil
  }

  /// The range around an index in which an attribute has the same value, and the value.
  func range<Value: Equatable>(
    of key: NSAttributedString.Key, at index: Int, as value: (Any) -> Value?
  ) -> (range: NSRange, value: Value)? {
    guard let target = attributes(at: index)?[key].flatMap(value) else { return nil }
    var start = 0
    var found: Range<Int>?
    for run in runs {
      let end = start + run.length
      if run.attributes[key].flatMap(value) == target {
        found = (found?.lowerBound ?? start)..<end
      } else if end > index {
        break
      } else {
        found = nil
      }
      start = end
    }
    return found.map { (NSRange(location: $0.lowerBound, length: $0.count), target) }
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
    var start = 0
    for run in runs {
      let end = min(start + run.length, result.length)
      if end > start { result.addAttributes(run.attributes, range: NSRange(location: start, length: end - start)) }
      start = end
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
