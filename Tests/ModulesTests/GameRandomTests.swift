import Foundation
import PlainviewGameplayKit
import PlainviewUIAutomation
import Testing
import UIKit

/// Random numbers of games.
@Suite struct GameRandomTests {
  @Test(
    arguments: [
      { GKARC4RandomSource(seed: Data([$0])) }, { GKLinearCongruentialRandomSource(seed: UInt64($0)) },
      { GKMersenneTwisterRandomSource(seed: UInt64($0)) },
    ] as [@Sendable (UInt8) -> GKRandomSource])
  func `A seed gives the same numbers each time, and another one others`(
    _ make: @Sendable (UInt8) -> GKRandomSource
  ) throws {
    func numbers(_ source: GKRandomSource) -> [Int] { (0..<8).map { _ in source.nextInt() } }
    let source = make(1)
    let first = numbers(source)
    #expect(first == numbers(make(1)) && first != numbers(make(2)))
    #expect(first.allSatisfy { Int(Int32.min)...Int(Int32.max) ~= $0 })
    let copy = try #require(source.copy() as? GKRandomSource)
    #expect(numbers(copy) == numbers(source))
    let data = try NSKeyedArchiver.archivedData(withRootObject: make(1), requiringSecureCoding: false)
    let coder = try NSKeyedUnarchiver(forReadingFrom: data)
    coder.requiresSecureCoding = false
    let read = try #require(coder.decodeObject(forKey: NSKeyedArchiveRootObjectKey) as? GKRandomSource)
    #expect(numbers(read) == first)
  }

  @Test func `The twister is Matsumoto's and Nishimura's`() {
    // The first numbers of mt19937-64 with the seed 5489, of which the upper halves are taken.
    let source = GKMersenneTwisterRandomSource(seed: 5489)
    let expected: [UInt64] = [14_514_284_786_278_117_030, 4_620_546_740_167_642_908, 13_109_570_281_517_897_720]
    #expect(expected.map { Int(Int32(truncatingIfNeeded: $0 >> 32)) } == expected.map { _ in source.nextInt() })
  }

  @Test func `The stream of bytes is ARC4's`() {
    // The key "Key" gives EB9F7781 B734CA72 A719.
    let source = GKARC4RandomSource(seed: Data("Key".utf8))
    let expected: [UInt32] = [0xEB9F_7781, 0xB734_CA72]
    #expect(expected.map { Int(Int32(bitPattern: $0)) } == expected.map { _ in source.nextInt() })
    let later = GKARC4RandomSource(seed: Data("Key".utf8))
    later.dropValues(1)
    #expect(later.nextInt() == Int(Int32(bitPattern: 0xB734_CA72)))
  }

  @Test func `Numbers below a bound, between 0 and 1, and both answers`() {
    let source = GKMersenneTwisterRandomSource(seed: 3)
    let below = (0..<600).map { _ in source.nextInt(upperBound: 6) }
    #expect(Set(below) == Set(0..<6))
    #expect((0..<100).allSatisfy { _ in (0...1).contains(source.nextUniform()) })
    #expect(Set((0..<100).map { _ in source.nextBool() }) == [true, false])
    #expect(source.nextInt(upperBound: 1) == 0 && source.nextInt(upperBound: 0) == 0)
  }

  @Test func `Shuffling keeps all objects, and follows from the seed`() {
    let cards = Array(1...49)
    let one = GKMersenneTwisterRandomSource(seed: 1001).arrayByShufflingObjects(in: cards) as? [Int]
    let two = GKMersenneTwisterRandomSource(seed: 1001).arrayByShufflingObjects(in: cards) as? [Int]
    #expect(one == two && one != cards && one?.sorted() == cards)
    #expect((cards as NSArray).shuffled(using: GKLinearCongruentialRandomSource(seed: 1)).count == 49)
    #expect((cards as NSArray).shuffled().count == 49)
  }

  @Test func `Numbers of a distribution are of its range`() {
    let die = GKRandomDistribution(
      randomSource: GKARC4RandomSource(seed: Data([1])), lowestValue: 1, highestValue: 6)
    #expect(Set((0..<300).map { _ in die.nextInt() }) == Set(1...6) && die.numberOfPossibleOutcomes == 6)
    #expect((0..<100).allSatisfy { _ in 1..<3 ~= die.nextInt(upperBound: 3) })
    #expect((0..<100).allSatisfy { _ in (0...1).contains(die.nextUniform()) })
    #expect(GKRandomDistribution.d20().highestValue == 20 && GKShuffledDistribution.d6().lowestValue == 1)
    #expect((1...8).contains(GKRandomDistribution(forDieWithSideCount: 8).nextInt()))
    #expect(GKRandomDistribution(lowestValue: 9, highestValue: 4).lowestValue == 4)
  }

  @Test func `A shuffled distribution gives each number before one comes again, and none twice in a row`() {
    let source = GKMersenneTwisterRandomSource(seed: 5)
    let cards = GKShuffledDistribution(randomSource: source, lowestValue: 1, highestValue: 4)
    let numbers = (0..<40).map { _ in cards.nextInt() }
    for start in stride(from: 0, to: 40, by: 4) { #expect(Set(numbers[start..<start + 4]) == Set(1...4)) }
    #expect(zip(numbers, numbers.dropFirst()).allSatisfy { $0 != $1 })
  }

  @Test func `Numbers of a Gaussian distribution lie around the mean`() {
    let source = GKMersenneTwisterRandomSource(seed: 5)
    let heights = GKGaussianDistribution(randomSource: source, mean: 100, deviation: 10)
    #expect(heights.lowestValue == 70 && heights.highestValue == 130)
    let numbers = (0..<2000).map { _ in heights.nextInt() }
    #expect(numbers.allSatisfy { (70...130).contains($0) })
    let mean = Double(numbers.reduce(0, +)) / 2000
    let inner = numbers.filter { (90...110).contains($0) }.count
    #expect((98...102).contains(mean) && (1200...1600).contains(inner))
    let range = GKGaussianDistribution(randomSource: source, lowestValue: 0, highestValue: 60)
    #expect(range.mean == 30 && range.deviation == 10)
  }

  @MainActor @Test func `Numbers without a seed follow from the app's`() throws {
    func number() throws -> [Int] {
      let app = XCUIApplication(rootViewController: UIViewController())
      app.randomSeed = 7
      try app.launch()
      return try app.run {
        [GKRandomSource.sharedRandom(), GKMersenneTwisterRandomSource(), GKARC4RandomSource()].map { $0.nextInt() }
      }
    }
    #expect(try number() == number())
  }
}
