import PlainviewSnapshot
import PlainviewStage
import Testing

@Suite struct LineDiffTests {
  private typealias Change = LineDiff.Change

  private func changes(_ old: String, _ new: String) -> [LineDiff.Change] {
    LineDiff(old: old.map { String($0) }, new: new.map { String($0) }).changes
  }

  @Test("Equal texts have no changes") func equal() {
    #expect(changes("", "") == [])
    #expect(changes("abc", "abc") == [])
  }

  @Test("A removed, an inserted and a replaced line are one change each") func single() {
    #expect(changes("abc", "ac") == [Change(old: 1..<2, new: 1..<1)])
    #expect(changes("ac", "abc") == [Change(old: 1..<1, new: 1..<2)])
    #expect(changes("abc", "axc") == [Change(old: 1..<2, new: 1..<2)])
    #expect(changes("", "ab") == [Change(old: 0..<0, new: 0..<2)])
    #expect(changes("ab", "") == [Change(old: 0..<2, new: 0..<0)])
  }

  @Test("Changes are apart from each other") func several() {
    #expect(
      changes("abcdefgh", "Abcdfgh!") == [
        Change(old: 0..<1, new: 0..<1), Change(old: 4..<5, new: 4..<4), Change(old: 8..<8, new: 7..<8),
      ])
  }

  @Test("Lines of a change are paired in order") func pairs() {
    let pairs = Change(old: 3..<5, new: 7..<10).pairs
    #expect(pairs.map(\.old) == [3, 4])
    #expect(pairs.map(\.new) == [7, 8])
  }

  @Test("Canonically equivalent lines of different bytes differ") func bytes() {
    #expect(LineDiff(old: ["é"], new: ["e\u{301}"]).changes == [Change(old: 0..<1, new: 0..<1)])
  }

  @Test("Every pair of short texts gets a correct script, and a shortest one") func everyShortPair() {
    let texts = Self.texts(ofLengthUpTo: 4, over: ["a", "b", "c"])
    for old in texts {
      for new in texts {
        let diff = LineDiff(old: old, new: new)
        #expect(Self.applying(diff, to: old, new) == new)
        #expect(Self.cost(of: diff) == old.count + new.count - 2 * Self.longestCommon(old, new), "\(old) \(new)")
      }
    }
  }

  @Test("Random texts get a shortest script", arguments: [2, 3, 8, 30])
  func shortest(letters: Int) {
    var random = FixedSeed(UInt64(letters))
    for _ in 0..<60 {
      let old = Self.text(&random, length: Int.random(in: 0...70, using: &random), letters: letters)
      let new = Self.text(&random, length: Int.random(in: 0...70, using: &random), letters: letters)
      let diff = LineDiff(old: old, new: new)
      #expect(Self.applying(diff, to: old, new) == new)
      #expect(Self.cost(of: diff) == old.count + new.count - 2 * Self.longestCommon(old, new))
    }
  }

  @Test("A search that is cut short still gives a correct script", arguments: [0, 1, 2, 3, 7])
  func cutShort(costLimit: Int) {
    var random = FixedSeed(99)
    for round in 0..<150 {
      let letters = 2 + round % 5
      let old = Self.text(&random, length: Int.random(in: 0...60, using: &random), letters: letters)
      let new = Self.text(&random, length: Int.random(in: 0...60, using: &random), letters: letters)
      #expect(Self.applying(LineDiff(old: old, new: new, costLimit: costLimit), to: old, new) == new)
    }
  }

  @Test("Texts of 20,000 lines with nothing in common end at once", .timeLimit(.minutes(1)))
  func nothingInCommon() {
    let old = (0..<20_000).map { "old \($0)" }
    let new = (0..<20_000).map { "new \($0)" }
    #expect(LineDiff(old: old, new: new).changes == [Change(old: 0..<20_000, new: 0..<20_000)])
  }

  @Test(
    "Texts of 20,000 lines that differ everywhere end in time", .timeLimit(.minutes(1)), arguments: [2, 50, 20_000])
  func differentEverywhere(letters: Int) {
    var random = FixedSeed(7)
    let old = Self.text(&random, length: 20_000, letters: letters)
    let new = Self.text(&random, length: 20_000, letters: letters)
    #expect(Self.applying(LineDiff(old: old, new: new), to: old, new) == new)
  }

  @Test("A text of 20,000 lines and its reverse end in time", .timeLimit(.minutes(1))) func reversed() {
    let old = (0..<20_000).map { "\($0)" }
    let new = Array(old.reversed())
    #expect(Self.applying(LineDiff(old: old, new: new), to: old, new) == new)
  }

  // MARK: A second method

  private static func texts(ofLengthUpTo length: Int, over letters: [String]) -> [[String]] {
    var texts: [[String]] = [[]]
    var longest = texts
    for _ in 0..<length {
      longest = longest.flatMap { text in letters.map { text + [$0] } }
      texts += longest
    }
    return texts
  }

  private static func text(_ random: inout FixedSeed, length: Int, letters: Int) -> [String] {
    (0..<length).map { _ in "line \(Int.random(in: 0..<letters, using: &random))" }
  }

  /// Copies what no change covers from the old text only, so that a wrong script gives a wrong text.
  private static func applying(_ diff: LineDiff, to old: [String], _ new: [String]) -> [String] {
    var result: [String] = []
    var next = 0
    for change in diff.changes {
      result += old[next..<change.old.lowerBound]
      result += new[change.new]
      next = change.old.upperBound
    }
    return result + old[next...]
  }

  private static func cost(of diff: LineDiff) -> Int {
    diff.changes.reduce(0) { $0 + $1.old.count + $1.new.count }
  }

  /// The textbook's table of lengths, row by row.
  private static func longestCommon(_ old: [String], _ new: [String]) -> Int {
    var lengths = Array(repeating: 0, count: new.count + 1)
    for line in old {
      var diagonal = 0
      for column in new.indices {
        let above = lengths[column + 1]
        lengths[column + 1] = line == new[column] ? diagonal + 1 : max(above, lengths[column])
        diagonal = above
      }
    }
    return lengths[new.count]
  }
}
