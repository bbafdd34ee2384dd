public import Foundation

/// Random numbers of a range, all equally likely.
open class GKRandomDistribution: NSObject, GKRandom {
  let source: any GKRandom
  /// The lowest number.
  public let lowestValue: Int
  /// The highest number.
  public let highestValue: Int

  /// The bounds are among the numbers; they are exchanged where the first is greater.
  public required init(randomSource source: any GKRandom, lowestValue lowestInclusive: Int, highestValue: Int) {
    self.source = source
    lowestValue = min(lowestInclusive, highestValue)
    self.highestValue = max(lowestInclusive, highestValue)
    super.init()
  }
  /// Creates a distribution over a range, with the system's generator.
  public convenience init(lowestValue: Int, highestValue: Int) {
    self.init(randomSource: GKRandomSource.sharedRandom(), lowestValue: lowestValue, highestValue: highestValue)
  }
  /// From 1 to the number of sides.
  public convenience init(forDieWithSideCount sideCount: Int) {
    self.init(lowestValue: 1, highestValue: sideCount)
  }
  /// Returns a distribution of the numbers from 1 to 6.
  open class func d6() -> Self {
    Self(randomSource: GKRandomSource.sharedRandom(), lowestValue: 1, highestValue: 6)
  }
  /// Returns a distribution of the numbers from 1 to 20.
  open class func d20() -> Self {
    Self(randomSource: GKRandomSource.sharedRandom(), lowestValue: 1, highestValue: 20)
  }

  /// The number of different numbers in the range.
  open var numberOfPossibleOutcomes: Int { highestValue - lowestValue + 1 }
  /// Returns a number of the range.
  open func nextInt() -> Int { lowestValue + source.nextInt(upperBound: numberOfPossibleOutcomes) }
  /// A number of the range that is below the bound; the lowest where there is none.
  open func nextInt(upperBound: Int) -> Int {
    guard upperBound > lowestValue else { return lowestValue }
    while true {
      let number = nextInt()
      if number < upperBound { return number }
    }
  }
  /// Where in the range the next number is: 0 for the lowest, 1 for the highest.
  open func nextUniform() -> Float {
    numberOfPossibleOutcomes < 2
      ? source.nextUniform() : Float(nextInt() - lowestValue) / Float(highestValue - lowestValue)
  }
  /// Returns true when the next number lies in the upper half of the range.
  open func nextBool() -> Bool { nextUniform() >= 0.5 }
}

/// Random numbers that are more frequent the nearer they are to the mean.
open class GKGaussianDistribution: GKRandomDistribution {
  /// The mean of the numbers.
  public let mean: Float
  /// The standard deviation of the numbers.
  public let deviation: Float

  /// The range is three deviations to both sides of the mean.
  public init(randomSource source: any GKRandom, mean: Float, deviation: Float) {
    self.mean = mean
    self.deviation = abs(deviation)
    super.init(
      randomSource: source, lowestValue: Int((mean - 3 * abs(deviation)).rounded()),
      highestValue: Int((mean + 3 * abs(deviation)).rounded()))
  }
  /// The mean is in the middle, the deviation a sixth of the range.
  public required init(randomSource source: any GKRandom, lowestValue: Int, highestValue: Int) {
    mean = Float(lowestValue + highestValue) / 2
    deviation = Float(abs(highestValue - lowestValue)) / 6
    super.init(randomSource: source, lowestValue: lowestValue, highestValue: highestValue)
  }

  open override func nextInt() -> Int {
    guard deviation > 0 else { return lowestValue }
    while true {
      let number = Int((mean + deviation * nextNormal()).rounded())
      if (lowestValue...highestValue).contains(number) { return number }
    }
  }

  /// A number of the normal distribution, by Marsaglia's polar method.
  private func nextNormal() -> Float {
    while true {
      let (x, y) = (source.nextUniform() * 2 - 1, source.nextUniform() * 2 - 1)
      let square = x * x + y * y
      if square > 0, square < 1 { return x * (-2 * log(square) / square).squareRoot() }
    }
  }
}

/// Random numbers of a range, each once before one comes again.
open class GKShuffledDistribution: GKRandomDistribution {
  /// The remaining numbers, the next one last, as distances from the lowest.
  private var rest: [Int] = []
  private var last: Int?

  open override func nextInt() -> Int {
    if rest.isEmpty { shuffle() }
    let number = rest.removeLast()
    last = number
    return lowestValue + number
  }

  private func shuffle() {
    rest = Array(0..<numberOfPossibleOutcomes)
    for index in rest.indices.dropFirst().reversed() { rest.swapAt(index, source.nextInt(upperBound: index + 1)) }
    // No number comes twice in a row.
    if rest.count > 1, rest.last == last { rest.swapAt(0, rest.count - 1) }
  }
}
