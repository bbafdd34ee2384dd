/// How mangled names spell identifiers that are not ASCII: RFC 3492 with Swift's digits, `a` to `z` and `A` to `J`.
enum Punycode {
  private static let base = 36
  private static let firstScalar = 128
  private static let firstBias = 72

  /// The identifier; nil when the text is no Punycode.
  static func decode(_ text: String) -> String? {
    var scalars: [Int] = []
    var digits = Substring(text)
    if let delimiter = text.lastIndex(of: "_") {
      scalars = text[..<delimiter].unicodeScalars.map { Int($0.value) }
      digits = text[text.index(after: delimiter)...]
    }
    var (next, index, bias) = (firstScalar, 0, firstBias)
    while !digits.isEmpty {
      guard let step = readNumber(&digits, bias: bias) else { return nil }
      index += step
      let count = scalars.count + 1
      bias = adaptedBias(step, count, isFirst: index == step)
      next += index / count
      index %= count
      scalars.insert(next, at: index)
      index += 1
    }
    return string(scalars)
  }

  /// A number of digits of growing weight, the last of which is below its threshold.
  private static func readNumber(_ digits: inout Substring, bias: Int) -> Int? {
    var (value, weight, position) = (0, 1, base)
    while let digit = digits.popFirst().flatMap({ digitValue($0) }) {
      let (product, isTooLarge) = digit.multipliedReportingOverflow(by: weight)
      guard !isTooLarge, product < 1 << 40 else { return nil }
      value += product
      let threshold = min(max(position - bias, 1), 26)
      if digit < threshold { return value }
      weight *= base - threshold
      position += base
      guard weight < 1 << 40 else { return nil }
    }
    return nil
  }

  private static func digitValue(_ character: Character) -> Int? {
    guard let index = character.letterIndex else { return nil }
    if character.isLowercase { return index }
    return index < 10 ? index + 26 : nil
  }

  private static func adaptedBias(_ step: Int, _ count: Int, isFirst: Bool) -> Int {
    var delta = isFirst ? step / 700 : step / 2
    delta += delta / count
    var bias = 0
    while delta > 455 {
      delta /= 35
      bias += base
    }
    return bias + 36 * delta / (delta + 38)
  }

  /// Characters of ASCII that identifiers cannot have are spelt as surrogates.
  private static func string(_ scalars: [Int]) -> String? {
    var text = String.UnicodeScalarView()
    for value in scalars {
      let isSurrogate = (0xD800..<0xD880).contains(value)
      let plain = isSurrogate ? value - 0xD800 : value
      guard let scalar = UInt32(exactly: plain).flatMap({ UnicodeScalar($0) }) else { return nil }
      text.append(scalar)
    }
    return String(text)
  }
}
