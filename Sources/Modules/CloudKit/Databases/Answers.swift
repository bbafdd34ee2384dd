import PlainviewRuntime

extension Result {
  var failure: (any Error)? {
    if case .failure(let error) = self { return error }
    return nil
  }
}

/// Calls code of the app in the next turn, as iCloud's answers come.
func soon(_ label: String, _ body: @escaping @MainActor () -> Void) {
  SimulatedProcess.current.clock.schedule(after: 0, label) { UserCode.run { body() } }
}

/// Does something in the next turn and returns what came of it, to code that waits for an answer of iCloud.
func turn<Value>(_ label: String, _ work: @escaping () throws -> Value) async throws -> Value {
  nonisolated(unsafe) let work = work
  let held: HeldAnswer<Value> = try await withCheckedThrowingContinuation { next in
    soon(label) { next.resume(with: Result { HeldAnswer(value: try work()) }) }
  }
  return held.value
}

/// An answer, from the turn in which it was found to the code that waits.
private struct HeldAnswer<Value>: @unchecked Sendable {
  let value: Value
}
