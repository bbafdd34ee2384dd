/// Data that looks random and is the same for the same seed, on every machine.
struct FakeData {
  private var numbers: SeededNumbers

  init(seed: UInt64) { numbers = SeededNumbers(seed: seed) }

  /// The seed of a flow: it follows from the name of its file alone.
  static func seed(of path: String) -> UInt64 {
    var hash: UInt64 = 0xCBF2_9CE4_8422_2325
    for byte in (path.split(separator: "/").last ?? "").utf8 { hash = (hash ^ UInt64(byte)) &* 0x100_0000_01B3 }
    return hash
  }

  /// From 0 up to, and without, 1.
  mutating func fraction() -> Double { Double(numbers.next() >> 11) / 9_007_199_254_740_992 }

  mutating func below(_ count: Int) -> Int { numbers.below(count) }

  mutating func pick(_ choices: [String]) -> String { numbers.element(of: choices) ?? "" }

  private mutating func characters(_ alphabet: String, _ count: Int) -> String {
    let all = Array(alphabet)
    return String((0..<max(count, 0)).map { _ in all[numbers.below(all.count)] })
  }

  mutating func digits(_ count: Int) -> String { characters("0123456789", count) }

  /// A whole number of so many digits that does not begin with 0.
  mutating func number(_ count: Int) -> String {
    count < 1 ? "" : characters("123456789", 1) + digits(count - 1)
  }

  mutating func letters(_ count: Int) -> String { characters("abcdefghijklmnopqrstuvwxyz", count) }

  mutating func lettersAndDigits(_ count: Int) -> String {
    characters("abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ0123456789", count)
  }

  mutating func firstName() -> String { pick(FakeWords.firstNames) }
  mutating func lastName() -> String { pick(FakeWords.lastNames) }
  mutating func fullName() -> String { firstName() + " " + lastName() }
  mutating func userName() -> String { firstName().lowercased() + "." + lastName().lowercased() }
  mutating func email() -> String { userName() + digits(4) + "@example.com" }
  mutating func phoneNumber() -> String { "555-" + digits(3) + "-" + digits(4) }
  mutating func words(_ count: Int) -> [String] { (0..<max(count, 0)).map { _ in pick(FakeWords.words) } }

  mutating func sentence() -> String {
    let text = words(4 + numbers.below(5)).joined(separator: " ")
    return text.prefix(1).uppercased() + text.dropFirst() + "."
  }

  /// A number of a card that passes the check of its digits.
  mutating func cardNumber() -> String {
    let digits = [4] + (0..<14).map { _ in numbers.below(10) }
    let sum = digits.enumerated().reduce(0) { sum, entry in
      let value = entry.offset % 2 == 0 ? entry.element * 2 : entry.element
      return sum + (value > 9 ? value - 9 : value)
    }
    let all = digits + [(10 - sum % 10) % 10]
    return stride(from: 0, to: 16, by: 4).map { all[$0..<$0 + 4].map(String.init).joined() }.joined(separator: "-")
  }

  mutating func uuid() -> String {
    let hex = characters("0123456789abcdef", 30)
    func part(_ start: Int, _ count: Int) -> String { String(hex.dropFirst(start).prefix(count)) }
    return "\(part(0, 8))-\(part(8, 4))-4\(part(12, 3))-a\(part(15, 3))-\(part(18, 12))"
  }
}

/// What `inputRandom…` types.
package enum FlowRandomText: String, CaseIterable, Sendable {
  case text = "inputRandomText"
  case number = "inputRandomNumber"
  case email = "inputRandomEmail"
  case personName = "inputRandomPersonName"
  case cityName = "inputRandomCityName"
  case countryName = "inputRandomCountryName"
  case colorName = "inputRandomColorName"

  /// Whether it has a length.
  var hasLength: Bool { self == .text || self == .number }

  func text(_ length: Int, from data: inout FakeData) -> String {
    switch self {
    case .text: data.letters(length)
    case .number: data.number(length)
    case .email: data.email()
    case .personName: data.fullName()
    case .cityName: data.pick(FakeWords.cities)
    case .countryName: data.pick(FakeWords.countries)
    case .colorName: data.pick(FakeWords.colors)
    }
  }
}
