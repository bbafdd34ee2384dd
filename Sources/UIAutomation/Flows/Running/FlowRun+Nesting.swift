extension FlowRun {
  /// More retries than Maestro allows count as these.
  private static let retryLimit = 3

  func run(_ source: FlowSource, when condition: FlowCondition?, _ env: [FlowVariable]) throws -> Outcome {
    if let reason = try condition.flatMap(objection) { return .skipped(reason) }
    try run(source, env)
    return .passed
  }

  private func run(_ source: FlowSource, _ env: [FlowVariable]) throws {
    switch source {
    case .commands(let commands):
      variables.beginScope()
      defer { variables.endScope() }
      try define(env)
      try execute(commands)
    case .file(let file, let position):
      let file = try text(file)
      do {
        try play(try Flow.load(path: Flow.path(of: file, besides: path)), with: env)
      } catch let complaint as FlowComplaint {
        throw FlowComplaint(complaint.message, details: complaint.details, at: position)
      }
    }
  }

  func repeatCommands(_ commands: [FlowCommand], times: Int?, while condition: FlowCondition?) throws -> Outcome {
    var rounds = 0
    while rounds < times ?? .max {
      if let reason = try condition.flatMap(objection) {
        return rounds == 0 ? .skipped(reason) : .passed
      }
      variables.beginScope()
      defer { variables.endScope() }
      try execute(commands)
      rounds += 1
      if commands.isEmpty { break }
    }
    return rounds == 0 ? .skipped("it is to be done 0 times") : .passed
  }

  /// Runs again what failed; the failures of earlier attempts become warnings. A dead app ends it.
  func retry(_ source: FlowSource, maximum: Int?, _ env: [FlowVariable]) throws {
    var attemptsLeft = min(max(maximum ?? 1, 0), Self.retryLimit)
    while true {
      let start = stepCount
      do {
        return try run(source, env)
      } catch let failure as FlowFailure where !failure.isFatal && attemptsLeft > 0 {
        attemptsLeft -= 1
        forgiveSteps(from: start)
      }
    }
  }
}
