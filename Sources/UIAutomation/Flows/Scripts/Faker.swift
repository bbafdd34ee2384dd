import PlainviewScripting

/// The data of one engine's `faker`, which goes on from call to call.
private final class FakerState {
  var data: FakeData
  init(seed: UInt64) { data = FakeData(seed: seed) }
}

extension ScriptEngine {
  private typealias Making = @Sendable (inout FakeData, [Double]) -> FlowValue

  /// Adds `faker`, with the providers that flows use most; others are an error that names those.
  func installFaker(seed: UInt64) {
    guard let faker = try? makeObject() else { return }
    try? set("faker", of: .object(globals), to: .object(faker))
    let state = FakerState(seed: seed ^ 0xFA4E)
    for (provider, methods) in Self.providers {
      guard let object = try? makeObject() else { continue }
      for (name, make) in methods {
        add(ScriptText(name), to: object) { engine, _, arguments in
          let numbers = arguments.map { value in
            if case .number(let number) = value { number } else { Double.nan }
          }
          return try engine.scriptValue(make(&state.data, numbers))
        }
      }
      add(ScriptText(provider), to: faker) { _, _, _ in .object(object) }
    }
    add("expression", 1, to: faker) { engine, _, _ in
      let known = Self.providers.map(\.0).joined(separator: ", ")
      throw engine.failure("faker.expression() is not supported here, call one of the providers \(known)")
    }
  }

  private static func count(_ numbers: [Double], _ preset: Int) -> Int {
    guard let first = numbers.first, first.isFinite else { return preset }
    return Int(min(max(first, 0), 1000))
  }

  private static func between(_ data: inout FakeData, _ numbers: [Double]) -> FlowValue {
    let low = (numbers.first ?? 0).isFinite ? numbers.first ?? 0 : 0
    let high = numbers.count > 1 && numbers[1].isFinite ? numbers[1] : low + 1
    return .number((low + data.fraction() * max(high - low, 0)).rounded(.down))
  }

  private static let people: [(String, Making)] = [
    ("firstName", { data, _ in .text(data.firstName()) }), ("lastName", { data, _ in .text(data.lastName()) }),
    ("fullName", { data, _ in .text(data.fullName()) }), ("name", { data, _ in .text(data.fullName()) }),
    ("username", { data, _ in .text(data.userName()) }), ("title", { data, _ in .text(data.pick(FakeWords.jobs)) }),
  ]

  private static let internet: [(String, Making)] = [
    ("emailAddress", { data, _ in .text(data.email()) }), ("safeEmailAddress", { data, _ in .text(data.email()) }),
    ("username", { data, _ in .text(data.userName()) }),
    ("slug", { data, _ in .text(data.words(2).joined(separator: "_")) }),
    ("password", { data, numbers in .text("a1B" + data.lettersAndDigits(max(count(numbers, 12) - 3, 0))) }),
    ("url", { data, _ in .text("www.\(data.lastName().lowercased()).example.com") }),
    ("domainName", { data, _ in .text(data.lastName().lowercased() + ".example.com") }),
    ("uuid", { data, _ in .text(data.uuid()) }),
  ]

  private static let numberMethods: [(String, Making)] = [
    ("digits", { data, numbers in .text(data.digits(count(numbers, 1))) }),
    ("digit", { data, _ in .text(data.digits(1)) }),
    ("randomDigit", { data, _ in .number(Double(data.below(10))) }),
    ("randomDigitNotZero", { data, _ in .number(Double(data.below(9) + 1)) }),
    ("randomNumber", { data, numbers in .number(Double(data.number(min(count(numbers, 9), 15))) ?? 0) }),
    ("positive", { data, _ in .number(Double(data.below(2_147_483_647) + 1)) }),
    ("numberBetween", { data, numbers in between(&data, numbers) }),
    ("randomDouble", { data, _ in .number((data.fraction() * 10_000).rounded() / 100) }),
  ]

  private static let address: [(String, Making)] = [
    ("city", { data, _ in .text(data.pick(FakeWords.cities)) }),
    ("cityName", { data, _ in .text(data.pick(FakeWords.cities)) }),
    ("country", { data, _ in .text(data.pick(FakeWords.countries)) }),
    ("state", { data, _ in .text(data.pick(FakeWords.states)) }),
    ("streetName", { data, _ in .text(data.pick(FakeWords.streets)) }),
    ("streetAddress", { data, _ in .text("\(data.below(200) + 1) \(data.pick(FakeWords.streets))") }),
    ("buildingNumber", { data, _ in .text("\(data.below(200) + 1)") }),
    ("zipCode", { data, _ in .text(data.digits(5)) }),
    ("postcode", { data, _ in .text(data.digits(5)) }),
    (
      "fullAddress",
      { data, _ in .text("\(data.below(200) + 1) \(data.pick(FakeWords.streets)), \(data.pick(FakeWords.cities))") }
    ),
  ]

  private static let lorem: [(String, Making)] = [
    ("word", { data, _ in .text(data.words(1)[0]) }),
    ("words", { data, numbers in .list(data.words(count(numbers, 3)).map { .text($0) }) }),
    ("sentence", { data, _ in .text(data.sentence()) }),
    ("paragraph", { data, _ in .text((0..<3).map { _ in data.sentence() }.joined(separator: " ")) }),
    ("characters", { data, numbers in .text(data.letters(count(numbers, 255))) }),
  ]

  private static var providers: [(String, [(String, Making)])] {
    [
      ("name", people), ("internet", internet), ("number", numberMethods), ("address", address), ("lorem", lorem),
      (
        "phoneNumber",
        [
          ("phoneNumber", { data, _ in .text(data.phoneNumber()) }),
          ("cellPhone", { data, _ in .text(data.phoneNumber()) }),
        ]
      ),
      ("company", [("name", { data, _ in .text(data.pick(FakeWords.companies) + " Ltd") })]),
      ("color", [("name", { data, _ in .text(data.pick(FakeWords.colors)) })]),
      ("bool", [("bool", { data, _ in .boolean(data.below(2) == 1) })]),
      (
        "commerce",
        [
          ("productName", { data, _ in .text("\(data.pick(FakeWords.materials)) \(data.pick(FakeWords.products))") }),
          ("price", { data, _ in .text("\(data.below(100)).\(data.digits(2))") }),
        ]
      ),
      ("finance", [("creditCard", { data, _ in .text(data.cardNumber()) })]),
      ("job", [("title", { data, _ in .text(data.pick(FakeWords.jobs)) })]),
    ]
  }
}
