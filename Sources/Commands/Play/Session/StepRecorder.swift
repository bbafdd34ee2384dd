package import PlainviewUIAutomation

/// What was done so far, as the steps of a flow.
package struct StepRecorder: Equatable, Sendable {
  package private(set) var steps: [UserStep] = []
  /// What no flow can say, in the order in which it was done.
  package private(set) var omissions: [String] = []

  package init() {}

  /// Adds a step; texts that are typed one after the other become one.
  package mutating func add(_ step: UserStep) {
    if case .type(let more) = step, case .type(let text) = steps.last {
      steps[steps.count - 1] = .type(text + more)
    } else {
      steps.append(step)
    }
  }

  /// Notes a key that flows have no command for.
  package mutating func omit(_ key: TerminalKey) {
    omissions.append("after step \(steps.count): the key \(key.rawValue), which flows do not have")
  }
}
