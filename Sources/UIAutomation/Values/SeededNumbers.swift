/// Numbers that look random and are the same for the same seed, on every machine and with every version of Swift.
///
/// SplitMix64 (Steele, Lea and Flood, 2014): the state grows by a constant, and its bits are mixed. Ranges are taken from
/// the upper half of a product, so that they do not depend on the standard library's method.
package struct SeededNumbers: Equatable, Sendable {
  private var state: UInt64

  package init(seed: UInt64) { state = seed }

  package mutating func next() -> UInt64 {
    state &+= 0x9E37_79B9_7F4A_7C15
    var mixed = state
    mixed = (mixed ^ (mixed >> 30)) &* 0xBF58_476D_1CE4_E5B9
    mixed = (mixed ^ (mixed >> 27)) &* 0x94D0_49BB_1331_11EB
    return mixed ^ (mixed >> 31)
  }

  /// A number from 0 up to, and without, `count`; 0 when there is none.
  package mutating func below(_ count: Int) -> Int {
    guard count > 0 else { return 0 }
    return Int(next().multipliedFullWidth(by: UInt64(count)).high)
  }

  package mutating func element<Element>(of elements: [Element]) -> Element? {
    elements.isEmpty ? nil : elements[below(elements.count)]
  }

  /// An index, each as likely as its weight; nil when all of them are 0.
  package mutating func index(weights: [Int]) -> Int? {
    var rest = below(weights.reduce(0, +))
    for (index, weight) in weights.enumerated() {
      if rest < weight { return index }
      rest -= weight
    }
    return nil
  }

  /// The numbers in another order, each order as likely as any other.
  package mutating func shuffled<Element>(_ elements: [Element]) -> [Element] {
    var result = elements
    for index in result.indices.dropFirst().reversed() { result.swapAt(index, below(index + 1)) }
    return result
  }
}
