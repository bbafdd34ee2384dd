/// Finds what of a list is enough for something to happen: parts are left out as long as it still happens.
///
/// Larger parts first, then single elements again and again, until leaving out any single one makes it not happen. Asks
/// at most `limit` times.
package struct Minimizing {
  package private(set) var asked = 0
  private let limit: Int

  package init(limit: Int) { self.limit = limit }

  /// `happens` answers with the elements that took part, which may be fewer than it was given, or nil if it did not happen.
  @MainActor package mutating func minimal<Element>(_ all: [Element], _ happens: ([Element]) -> [Element]?) -> [Element]
  {
    var elements = all
    var size = max(elements.count / 2, 1)
    while asked < limit, !elements.isEmpty {
      let isSmaller = leaveOutParts(of: size, &elements, happens)
      if size == 1, !isSmaller { break }
      size = max(size / 2, 1)
    }
    return elements
  }

  /// Whether a part could be left out.
  @MainActor private mutating func leaveOutParts<Element>(
    of size: Int, _ elements: inout [Element], _ happens: ([Element]) -> [Element]?
  ) -> Bool {
    var isSmaller = false
    var start = 0
    while start < elements.count, asked < limit {
      let end = min(start + size, elements.count)
      asked += 1
      if let fewer = happens(Array(elements[..<start] + elements[end...])), fewer.count < elements.count {
        elements = fewer
        isSmaller = true
      } else {
        start = end
      }
    }
    return isSmaller
  }
}
