/// Where a function begins and ends, by the tables for unwinding (`.eh_frame`), which stripping leaves in place.
enum FunctionExtent {
  /// The function that has an address in it; nil for code that has no entry, such as a linker's stubs.
  static func holding(_ address: UInt) -> Range<UInt>? {
    // Fields of `dwarf_eh_bases`: the base for text, the base for data, the function's start.
    var bases: (text: UInt, data: UInt, function: UInt) = (0, 0, 0)
    guard let entry = findEntry(UnsafeRawPointer(bitPattern: address), &bases), bases.function != 0 else { return nil }
    guard let size = sizeOfNumbers(in: entry) else { return nil }
    let length =
      size == 4
      ? UInt(entry.loadUnaligned(fromByteOffset: 12, as: UInt32.self))
      : entry.loadUnaligned(fromByteOffset: 16, as: UInt.self)
    let range = bases.function..<bases.function &+ length
    return range.contains(address) ? range : nil
  }

  /// How many bytes an entry's start and length have each: the entry's common part says it (DWARF 5, 6.4.1; LSB 10.6).
  private static func sizeOfNumbers(in entry: UnsafeRawPointer) -> Int? {
    let distance = Int(entry.loadUnaligned(fromByteOffset: 4, as: UInt32.self))
    var next = entry + 4 - distance + 8
    func byte() -> UInt8 {
      defer { next += 1 }
      return next.load(as: UInt8.self)
    }
    func skipNumber() { while byte() & 0x80 != 0 {} }
    guard (1...3).contains(byte()) else { return nil }
    var augmentation: [UInt8] = []
    while case let letter = byte(), letter != 0 { augmentation.append(letter) }
    guard augmentation.first == UInt8(ascii: "z") else { return MemoryLayout<UInt>.size }
    // The alignments of code and data, the register of the return address, the length of what follows.
    for _ in 0..<4 { skipNumber() }
    for letter in augmentation.dropFirst() {
      switch letter {
      case UInt8(ascii: "R"): return size(of: byte())
      case UInt8(ascii: "L"): _ = byte()
      case UInt8(ascii: "P"):
        guard let size = size(of: byte()) else { return nil }
        next += size
      default: break
      }
    }
    return MemoryLayout<UInt>.size
  }

  /// The bytes of a number in one of the encodings of pointers; nil for those of varying length.
  private static func size(of encoding: UInt8) -> Int? {
    switch encoding & 0x0F {
    case 0x03, 0x0B: 4
    case 0x00, 0x04, 0x0C: 8
    default: nil
    }
  }
}

@_silgen_name("_Unwind_Find_FDE") private func findEntry(
  _ address: UnsafeRawPointer?, _ bases: UnsafeMutablePointer<(text: UInt, data: UInt, function: UInt)>
) -> UnsafeRawPointer?
