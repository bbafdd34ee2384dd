@MainActor enum OptionalMethods {
  static func call<Answer>(_ body: () -> Answer) -> Answer? { body() }
}
