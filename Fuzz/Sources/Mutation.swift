/// Called by libFuzzer for a new input from an old one: one time of three libFuzzer changes bytes and takes tokens from the
/// dictionary, else tokens of the input are left out, doubled, moved or replaced, which keeps more of its syntax.
@_cdecl("LLVMFuzzerCustomMutator")
public func fuzzMutate(_ data: UnsafeMutablePointer<UInt8>, _ size: Int, _ limit: Int, _ seed: UInt32) -> Int {
  var chance = Chance(seed: UInt64(seed))
  let bytes = Array(UnsafeBufferPointer(start: data, count: size))
  var tokens = Tokens(bytes)
  guard !tokens.list.isEmpty, chance.next(3) > 0 else { return mutateBytes(data, size, limit) }
  tokens.change(by: &chance)
  let changed = tokens.list.joined()
  guard changed.count <= limit, !changed.elementsEqual(bytes) else { return mutateBytes(data, size, limit) }
  for (index, byte) in changed.enumerated() { data[index] = byte }
  return changed.count
}

@_silgen_name("LLVMFuzzerMutate") private func mutateBytes(
  _ data: UnsafeMutablePointer<UInt8>, _ size: Int, _ limit: Int
) -> Int

/// Pseudorandom numbers from a seed.
private struct Chance {
  private var state: UInt64

  init(seed: UInt64) { state = seed &* 0x9E37_79B9_7F4A_7C15 | 1 }

  mutating func next(_ bound: Int) -> Int {
    state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
    return Int((state >> 33) % UInt64(bound))
  }
}

/// An input as words, blanks and single characters.
private struct Tokens {
  private(set) var list: [ArraySlice<UInt8>] = []

  private static let numbers = [
    "0", "-1", "1e400", "1e-400", "nan", "9223372036854775807", "9223372036854775808", "4294967296", "-2147483649",
    "0.5", "65536", "0x7fffffffffffffff", "1000000",
  ].map { ArraySlice($0.utf8) }

  init(_ bytes: [UInt8]) {
    var start = 0
    for index in bytes.indices where index > 0 && !Self.isOne(bytes[index - 1], bytes[index]) {
      list.append(bytes[start..<index])
      start = index
    }
    if start < bytes.count { list.append(bytes[start...]) }
  }

  private static func isOne(_ first: UInt8, _ second: UInt8) -> Bool {
    isWordByte(first) && isWordByte(second) || first == 0x20 && second == 0x20
  }

  private static func isWordByte(_ byte: UInt8) -> Bool {
    byte >= 0x80 || byte == 0x5F || (0x30...0x39).contains(byte) || (0x61...0x7A).contains(byte | 0x20)
  }

  mutating func change(by chance: inout Chance) {
    let first = chance.next(list.count)
    let range = first..<min(first + 1 + chance.next(chance.next(4) == 0 ? 60 : 6), list.count)
    switch chance.next(6) {
    case 0: list.removeSubrange(range)
    case 1:
      // Often enough for deep nesting, or only once more.
      let times = chance.next(8) == 0 ? 200 : 1
      list.insert(contentsOf: Array(repeatElement(Array(list[range]), count: times).joined()), at: range.upperBound)
    case 2:
      let moved = Array(list[range])
      list.removeSubrange(range)
      list.insert(contentsOf: moved, at: chance.next(list.count + 1))
    case 3: list.insert(contentsOf: Array(list[range]), at: chance.next(list.count + 1))
    case 4: list[first] = list[chance.next(list.count)]
    default:
      let numbers = list.indices.filter { list[$0].first.map { (0x30...0x39).contains($0) } ?? false }
      let index = numbers.isEmpty ? first : numbers[chance.next(numbers.count)]
      list[index] = Self.numbers[chance.next(Self.numbers.count)]
    }
  }
}
