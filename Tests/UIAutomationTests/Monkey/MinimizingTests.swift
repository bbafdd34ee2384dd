import PlainviewUIAutomation
import Testing

/// What is left when everything that does not matter is left out.
@MainActor @Suite struct MinimizingTests {
  private func minimal(_ count: Int, needing needed: Set<Int>) -> (left: [Int], asked: Int) {
    var minimizing = Minimizing(limit: 10_000)
    let left = minimizing.minimal(Array(0..<count)) { needed.isSubset(of: $0) ? $0 : nil }
    return (left, minimizing.asked)
  }

  @Test func `Exactly what is needed is left, wherever it stands`() {
    for needed in [[0], [99], [50], [0, 99], [3, 4, 5], [10, 40, 41, 77]] as [Set<Int>] {
      #expect(minimal(100, needing: needed).left == needed.sorted())
    }
    #expect(minimal(5, needing: []).left == [])
    #expect(minimal(1, needing: [0]).left == [0])
    #expect(minimal(0, needing: []).left == [])
  }

  @Test func `Few needed of many are found with few questions`() {
    #expect(minimal(1000, needing: [500]).asked < 100)
  }

  @Test func `Elements that did not take part are left out at once`() {
    var minimizing = Minimizing(limit: 100)
    let left = minimizing.minimal(Array(0..<100)) { $0.contains(7) ? $0.filter { $0 <= 7 } : nil }
    #expect(left == [7])
    #expect(minimizing.asked < 15)
  }

  @Test func `The limit holds`() {
    var minimizing = Minimizing(limit: 5)
    _ = minimizing.minimal(Array(0..<100)) { $0.contains(50) && $0.contains(3) ? $0 : nil }
    #expect(minimizing.asked == 5)
  }

  // MARK: Numbers

  @Test func `The numbers are SplitMix64's`() {
    // The first outputs for the seed 1234567 in the authors' reference implementation.
    var numbers = SeededNumbers(seed: 1_234_567)
    #expect(
      (0..<5).map { _ in numbers.next() } == [
        6_457_827_717_110_365_317, 3_203_168_211_198_807_973, 9_817_491_932_198_370_423, 4_593_380_528_125_082_431,
        16_408_922_859_458_223_821,
      ])
  }

  @Test func `Numbers stay below their bound and reach all of it; weights of 0 are never taken`() {
    var numbers = SeededNumbers(seed: 1)
    #expect(Set((0..<200).map { _ in numbers.below(7) }) == Set(0..<7))
    #expect(numbers.below(0) == 0)
    #expect(Set((0..<200).compactMap { _ in numbers.index(weights: [0, 3, 0, 1]) }) == [1, 3])
    #expect(numbers.index(weights: [0, 0]) == nil)
    #expect(numbers.shuffled(Array(0..<50)).sorted() == Array(0..<50))
  }
}
