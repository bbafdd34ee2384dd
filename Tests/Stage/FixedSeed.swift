/// SplitMix64: the same sequence in every run.
package struct FixedSeed: RandomNumberGenerator {
  private var state: UInt64

  package init(_ seed: UInt64) { state = seed }

  package mutating func next() -> UInt64 {
    state &+= 0x9E37_79B9_7F4A_7C15
    var mixed = state
    mixed = (mixed ^ (mixed >> 30)) &* 0xBF58_476D_1CE4_E5B9
    mixed = (mixed ^ (mixed >> 27)) &* 0x94D0_49BB_1331_11EB
    return mixed ^ (mixed >> 31)
  }
}

/// The text with a few characters inserted, removed, replaced or doubled.
package func damaged(_ text: String, changes: Int, with pieces: [String], _ random: inout FixedSeed) -> String {
  var scalars = Array(text.unicodeScalars)
  for _ in 0..<Int.random(in: 1...changes, using: &random) {
    let index = Int.random(in: 0...scalars.count, using: &random)
    let piece = Array((pieces.randomElement(using: &random) ?? "").unicodeScalars)
    switch Int.random(in: 0..<4, using: &random) {
    case 0: scalars.insert(contentsOf: piece, at: index)
    case 1 where index < scalars.count: scalars.remove(at: index)
    case 2 where index < scalars.count: scalars.replaceSubrange(index...index, with: piece)
    default: scalars.insert(contentsOf: scalars[index...].prefix(20), at: index)
    }
  }
  var result = String.UnicodeScalarView()
  result.append(contentsOf: scalars)
  return String(result)
}
