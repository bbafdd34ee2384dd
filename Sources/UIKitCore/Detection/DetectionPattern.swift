import Foundation

/// A regular expression of the detectors; groups are read by their numbers.
struct DetectionPattern: @unchecked Sendable {
  private let expression: NSRegularExpression?

  init(_ pattern: String) { expression = try? NSRegularExpression(pattern: pattern, options: [.caseInsensitive]) }

  /// A pattern that tells capitals from small letters.
  init(exactly pattern: String) { expression = try? NSRegularExpression(pattern: pattern) }

  struct Match {
    let range: NSRange
    let groups: [String?]

    /// The text of a group; nil for one that takes no part.
    subscript(_ group: Int) -> String? { groups.indices.contains(group) ? groups[group] : nil }
  }

  func matches(in text: String, _ range: NSRange) -> [Match] {
    let whole = text as NSString
    return (expression?.matches(in: text, range: range) ?? []).map { result in
      Match(
        range: result.range,
        groups: (0..<result.numberOfRanges).map { index in
          let range = result.range(at: index)
          return range.location == NSNotFound ? nil : whole.substring(with: range)
        })
    }
  }
}
