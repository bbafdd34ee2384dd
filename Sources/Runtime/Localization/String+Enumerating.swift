public import Foundation

extension NSString.EnumerationOptions {
  /// Words, without what lies between them; Foundation on Linux has no enumeration by words.
  public static var byWords: NSString.EnumerationOptions { .init(rawValue: 3) }
  /// Sentences, with the space behind each; Foundation on Linux has no enumeration by sentences.
  public static var bySentences: NSString.EnumerationOptions { .init(rawValue: 4) }
}

extension String {
  /// Calls a closure with each part of a range: words and sentences as well as what Foundation finds.
  ///
  /// The closure gets the part, its range, its range with all up to the next part, and whether to stop.
  public func enumerateSubstrings<R: RangeExpression>(
    in range: R, options opts: NSString.EnumerationOptions = [],
    _ body:
      @escaping (
        _ substring: String?, _ substringRange: Range<Index>, _ enclosingRange: Range<Index>, inout Bool
      ) -> Void
  ) where R.Bound == Index {
    let unit: TextBoundaries.Unit
    switch opts.rawValue & 0xFF {
    case NSString.EnumerationOptions.byWords.rawValue: unit = .words
    case NSString.EnumerationOptions.bySentences.rawValue: unit = .sentences
    default:
      self[...].enumerateSubstrings(in: range, options: opts, body)
      return
    }
    let range = range.relative(to: self)
    let found = TextBoundaries.ranges(of: unit, in: Array(utf16[range]))
    func index(_ offset: Int) -> Index { utf16.index(range.lowerBound, offsetBy: offset) }
    let parts = found.enumerated().map { number, part in
      let enclosingEnd = number + 1 < found.count ? index(found[number + 1].lowerBound) : range.upperBound
      let enclosingStart = number == 0 ? range.lowerBound : index(part.lowerBound)
      return (own: index(part.lowerBound)..<index(part.upperBound), enclosing: enclosingStart..<enclosingEnd)
    }
    var stop = false
    for part in opts.contains(.reverse) ? parts.reversed() : parts where !stop {
      body(opts.contains(.substringNotRequired) ? nil : String(self[part.own]), part.own, part.enclosing, &stop)
    }
  }
}
