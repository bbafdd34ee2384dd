/// Arithmetic modulo an odd prime, with numbers of as many words as the prime, the lowest first (Montgomery's form).
///
/// It is not protected against observation of timing.
final class PrimeField: Sendable {
  /// A number modulo the prime.
  typealias Element = [UInt64]
  /// The prime.
  let prime: Element
  /// The number of bytes of an element.
  let byteCount: Int
  private let inverse: UInt64
  private let square: Element
  let zero: Element
  let one: Element

  /// The field of a prime of hexadecimal digits.
  init(_ digits: String) {
    let bytes = PrimeField.bytes(of: digits)
    let words = PrimeField.words(bytes, (bytes.count + 7) / 8)
    prime = words
    byteCount = bytes.count
    var inverse: UInt64 = 1
    for _ in 0..<6 { inverse = inverse &* (2 &- words[0] &* inverse) }
    self.inverse = 0 &- inverse
    zero = Array(repeating: 0, count: words.count)
    var power = zero
    power[0] = 1
    // Two to the power of twice the number of bits.
    for _ in 0..<(words.count * 128) { power = PrimeField.sum(power, power, modulo: words) }
    square = power
    var plain = zero
    plain[0] = 1
    one = PrimeField.product(plain, power, modulo: words, self.inverse)
  }

  static func bytes(of digits: String) -> [UInt8] {
    let values = digits.compactMap(\.hexDigitValue)
    let even = values.count % 2 == 0 ? values : [0] + values
    return stride(from: 0, to: even.count, by: 2).map { UInt8(even[$0] * 16 + even[$0 + 1]) }
  }

  /// The words of bytes, of which the first is the highest.
  static func words(_ bytes: [UInt8], _ count: Int) -> Element {
    var result = Element(repeating: 0, count: count)
    for (index, byte) in bytes.reversed().enumerated() where byte != 0 {
      result[index / 8] |= UInt64(byte) << UInt64(8 * (index % 8))
    }
    return result
  }

  /// Whether a number is less than another of as many words.
  static func isLess(_ a: Element, _ b: Element) -> Bool {
    for index in a.indices.reversed() where a[index] != b[index] { return a[index] < b[index] }
    return false
  }

  private static func less(_ a: Element, _ b: Element) -> Element {
    var (result, borrow) = (a, false)
    for index in a.indices {
      let (first, one) = a[index].subtractingReportingOverflow(b[index])
      let (second, two) = first.subtractingReportingOverflow(borrow ? 1 : 0)
      result[index] = second
      borrow = one || two
    }
    return result
  }

  private static func sum(_ a: Element, _ b: Element, modulo prime: Element) -> Element {
    var (result, carry) = (a, false)
    for index in a.indices {
      let (first, one) = a[index].addingReportingOverflow(b[index])
      let (second, two) = first.addingReportingOverflow(carry ? 1 : 0)
      result[index] = second
      carry = one || two
    }
    return carry || !isLess(result, prime) ? less(result, prime) : result
  }

  private static func product(_ a: Element, _ b: Element, modulo prime: Element, _ inverse: UInt64) -> Element {
    let count = a.count
    var result = Element(repeating: 0, count: count + 2)
    result.withUnsafeMutableBufferPointer { result in
      a.withUnsafeBufferPointer { a in
        b.withUnsafeBufferPointer { b in
          prime.withUnsafeBufferPointer { prime in
            multiply(a.baseAddress!, b.baseAddress!, prime.baseAddress!, inverse, count, result.baseAddress!)
          }
        }
      }
    }
    let low = Element(result[0..<count])
    return result[count] != 0 || !isLess(low, prime) ? less(low, prime) : low
  }

  private static func multiply(
    _ a: UnsafePointer<UInt64>, _ b: UnsafePointer<UInt64>, _ prime: UnsafePointer<UInt64>, _ inverse: UInt64,
    _ count: Int, _ t: UnsafeMutablePointer<UInt64>
  ) {
    var i = 0
    while i < count {
      var carry: UInt64 = 0
      var j = 0
      while j < count {
        let (high, low) = a[j].multipliedFullWidth(by: b[i])
        let (first, one) = low.addingReportingOverflow(t[j])
        let (second, two) = first.addingReportingOverflow(carry)
        t[j] = second
        carry = high &+ (one ? 1 : 0) &+ (two ? 1 : 0)
        j &+= 1
      }
      let (top, over) = t[count].addingReportingOverflow(carry)
      t[count] = top
      t[count &+ 1] = over ? 1 : 0
      let factor = t[0] &* inverse
      carry = 0
      j = 0
      while j < count {
        let (high, low) = factor.multipliedFullWidth(by: prime[j])
        let (first, one) = low.addingReportingOverflow(t[j])
        let (second, two) = first.addingReportingOverflow(carry)
        if j > 0 { t[j &- 1] = second }
        carry = high &+ (one ? 1 : 0) &+ (two ? 1 : 0)
        j &+= 1
      }
      let (last, overflow) = t[count].addingReportingOverflow(carry)
      t[count &- 1] = last
      t[count] = t[count &+ 1] &+ (overflow ? 1 : 0)
      i &+= 1
    }
  }

  func add(_ a: Element, _ b: Element) -> Element { Self.sum(a, b, modulo: prime) }
  func subtract(_ a: Element, _ b: Element) -> Element {
    // The negative number is that of the prime less it.
    Self.isLess(a, b) ? Self.less(prime, Self.less(b, a)) : Self.less(a, b)
  }
  func multiply(_ a: Element, _ b: Element) -> Element { Self.product(a, b, modulo: prime, inverse) }

  /// The element of bytes, the highest first, of any number; the remainder of larger numbers.
  func reduced(_ bytes: [UInt8]) -> Element {
    let shift = element(small: 256)
    return bytes.reduce(zero) { add(multiply($0, shift), element(small: UInt64($1))) }
  }
  /// The element of bytes, the highest first; nil for a number that is not less than the prime.
  func element(_ bytes: [UInt8]) -> Element? {
    guard bytes.count <= prime.count * 8 else { return nil }
    let words = Self.words(bytes, prime.count)
    return Self.isLess(words, prime) ? multiply(words, square) : nil
  }
  func element(small value: UInt64) -> Element {
    var words = zero
    words[0] = value
    return multiply(words, square)
  }
  /// The bytes of an element, the highest first.
  func bytes(_ element: Element) -> [UInt8] {
    var plain = zero
    plain[0] = 1
    let words = multiply(element, plain)
    return (0..<byteCount).reversed().map { UInt8(truncatingIfNeeded: words[$0 / 8] >> UInt64(8 * ($0 % 8))) }
  }

  /// A power whose exponent has these bytes, the highest first.
  func power(_ base: Element, _ exponent: [UInt8]) -> Element {
    exponent.reduce(one) { result, byte in
      (0..<8).reduce(result) { result, bit in
        let square = multiply(result, result)
        return byte >> UInt8(7 - bit) & 1 != 0 ? multiply(square, base) : square
      }
    }
  }
  /// The bytes of the prime plus a small number, shifted down, the highest first.
  func exponent(adding value: Int, shift: Int) -> [UInt8] {
    var words = prime
    var (index, carries) = (0, true)
    while carries, index < words.count {
      let step = UInt64(index == 0 ? value.magnitude : 1)
      (words[index], carries) =
        value < 0 ? words[index].subtractingReportingOverflow(step) : words[index].addingReportingOverflow(step)
      index += 1
    }
    let count = words.count
    for index in 0..<count where shift > 0 {
      words[index] = (words[index] >> UInt64(shift)) | (index + 1 < count ? words[index + 1] << UInt64(64 - shift) : 0)
    }
    return (0..<byteCount).reversed().map { UInt8(truncatingIfNeeded: words[$0 / 8] >> UInt64(8 * ($0 % 8))) }
  }
  /// One divided by an element.
  func inverted(_ element: Element) -> Element { power(element, exponent(adding: -2, shift: 0)) }
}
