import PlainviewRuntime

/// Whether the protocol method that was called last is one that the app left out.
///
/// Objective-C asks an object whether it has an optional method. Here a missing one is answered by the protocol's
/// default, which says so, and the caller does what UIKit does without the method.
@MainActor enum OptionalMethods {
  fileprivate(set) static var isLastMissing = false

  /// Calls a method; nil when the app left it out.
  static func call<Answer>(_ body: () -> Answer) -> Answer? {
    isLastMissing = false
    let answer = body()
    defer { isLastMissing = false }
    return isLastMissing ? nil : answer
  }
}

/// Answers for an app that left an optional method out; every default of such a method says it.
@MainActor func leftToUIKit<Answer>(_ answer: Answer) -> Answer {
  OptionalMethods.isLastMissing = true
  SimulatedProcess.noteDefaultAnswer()
  return answer
}
