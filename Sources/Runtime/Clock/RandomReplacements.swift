import Foundation

// Replacements of sources of random numbers, for apps that were given a seed.

extension AppWork {
  /// Fills memory with the app's next numbers; false when the app has no seed.
  func fillWithChance(_ bytes: UnsafeMutableRawPointer, _ count: Int) -> Bool {
    signal.locked {
      guard var numbers = state.chance else { return false }
      for offset in stride(from: 0, to: count, by: 8) {
        withUnsafeBytes(of: numbers.next()) { number in
          (bytes + offset).copyMemory(from: number.baseAddress!, byteCount: min(8, count - offset))
        }
      }
      state.chance = numbers
      return true
    }
  }

  /// Makes everything random in the app follow from a seed; nil makes it random again.
  package func seedChance(_ seed: UInt64?) { signal.locked { state.chance = seed.map { SeededNumbers(seed: $0) } } }
}

private func fill(_ bytes: UnsafeMutableRawPointer, _ count: Int) {
  if WorkOwner.ofNewWork?.process.work.fillWithChance(bytes, count) ?? false { return }
  var system = SystemRandomNumberGenerator()
  for offset in stride(from: 0, to: count, by: 8) {
    withUnsafeBytes(of: system.next() as UInt64) { number in
      (bytes + offset).copyMemory(from: number.baseAddress!, byteCount: min(8, count - offset))
    }
  }
}

/// The C library's `syscall`, set before calls of it are replaced. A global value without an initializer that runs: Swift's
/// `once` calls `syscall` itself, always so under the thread sanitizer.
nonisolated(unsafe) var systemCallOfLibrary: (@convention(c) (Int, Int, Int, Int, Int, Int, Int) -> Int)?

/// As the C library's `syscall`, whose further arguments come in the same registers whether they are named or not. The Swift
/// library calls it for random bytes.
func replacedSystemCall(_ number: Int, _ one: Int, _ two: Int, _ three: Int, _ four: Int, _ five: Int, _ six: Int)
  -> Int
{
  if number == randomSystemCall, let bytes = UnsafeMutableRawPointer(bitPattern: one),
    WorkOwner.ofNewWork?.process.work.fillWithChance(bytes, two) ?? false
  {
    return two
  }
  return systemCallOfLibrary?(number, one, two, three, four, five, six) ?? -1
}

#if arch(x86_64)
private let randomSystemCall = 318
#else
private let randomSystemCall = 278
#endif

/// The initializer `UUID()`, by its symbol, and the code that replaces it.
nonisolated(unsafe) let replacedUUID: (symbol: String, code: Address) = (
  "$s20FoundationEssentials4UUIDVACycfC", IdentifierInitializer(call: makeIdentifier).parts.code
)

/// A random UUID: version 4, of the variant of RFC 4122.
private func makeIdentifier() -> UUID {
  var bytes: uuid_t = (0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0)
  withUnsafeMutableBytes(of: &bytes) { if let start = $0.baseAddress { fill(start, $0.count) } }
  bytes.6 = bytes.6 & 0x0f | 0x40
  bytes.8 = bytes.8 & 0x3f | 0x80
  return UUID(uuid: bytes)
}

func replacedArc4random() -> UInt32 {
  var number: UInt32 = 0
  fill(&number, 4)
  return number
}

func replacedArc4randomBuffer(_ bytes: UnsafeMutableRawPointer, _ count: Int) { fill(bytes, count) }

func replacedArc4randomUniform(_ bound: UInt32) -> UInt32 {
  guard bound > 1 else { return 0 }
  // Values that would make the first numbers likelier are rejected.
  let limit = UInt32.max - (UInt32.max % bound + 1) % bound
  while true {
    let number = replacedArc4random()
    if number <= limit { return number % bound }
  }
}
