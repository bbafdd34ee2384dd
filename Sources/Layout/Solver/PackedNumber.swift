/// A number in four bytes: in single precision if that holds it, otherwise the index among those that it does not hold.
///
/// Nearly all constants of a layout are whole points, halves and quarters, which single precision holds.
struct PackedNumber: Sendable, BitwiseCopyable {
  /// An index has the exponent of infinite numbers, and its bits around it.
  fileprivate let bits: UInt32

  @_transparent fileprivate static var indexMark: UInt32 { 0x7F80_0000 }

  /// The number, unless it is an odd one.
  @_transparent var plain: Double { Double(Float(bitPattern: bits)) }

  @_transparent var isOdd: Bool { bits & Self.indexMark == Self.indexMark }

  /// The number if single precision holds it.
  @inline(__always) init?(plain number: Double) {
    let single = Float(number)
    guard Double(single).bitPattern == number.bitPattern, single.magnitude < .infinity else { return nil }
    bits = single.bitPattern
  }

  @_transparent static var one: PackedNumber { PackedNumber(bits: 0x3F80_0000) }
  @_transparent var isOne: Bool { bits == 0x3F80_0000 }

  @_transparent private init(bits: UInt32) { self.bits = bits }

  /// A number that single precision holds.
  @_transparent init(single: Float) { bits = single.bitPattern }

  fileprivate init(index: Int) {
    let index = UInt32(truncatingIfNeeded: index)
    bits = Self.indexMark | index & 0x7F_FFFF | (index & 0x80_0000) << 8
  }

  /// Where an odd number is.
  @_transparent fileprivate var index: Int { Int(bits & 0x7F_FFFF | bits >> 8 & 0x80_0000) }

  fileprivate static let mostIndices = 1 << 24
}

/// The numbers that single precision does not hold, by the index that is kept in their place.
struct OddNumbers: Sendable {
  private var list = RecordList<Double>()
  private var vacancies = IndexList()

  var bytes: Int { list.bytes + vacancies.bytes }

  var records: UnsafeMutablePointer<Double> { list.records }

  /// Gives this copy memory of its own.
  mutating func detach() {
    list.detach()
    vacancies.detach()
  }

  mutating func pack(_ number: Double) -> PackedNumber {
    if let packed = PackedNumber(plain: number) { return packed }
    if let index = vacancies.popLast() {
      list[Int(index)] = number
      return PackedNumber(index: Int(index))
    }
    precondition(list.count < PackedNumber.mostIndices, "There are too many different constants.")
    list.append(number)
    return PackedNumber(index: list.count - 1)
  }

  /// Forgets a number that is needed no more.
  mutating func release(_ packed: PackedNumber) {
    if packed.isOdd { vacancies.append(Int32(packed.index)) }
  }

  /// Forgets all and keeps the memory.
  mutating func removeAll() {
    list.removeAll()
    vacancies.removeAll()
  }

  /// Gives the memory back when no number is left.
  mutating func giveBackMemory() {
    if list.count == vacancies.count { self = OddNumbers() }
  }

  @_transparent static func number(_ packed: PackedNumber, _ odd: UnsafeMutablePointer<Double>) -> Double {
    packed.isOdd ? odd[packed.index] : packed.plain
  }
}
