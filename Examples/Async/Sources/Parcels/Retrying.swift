/// Tries again after a failure, each time after twice the delay; throws the last failure, and does not try again when it was
/// cancelled.
func retrying<Value: Sendable>(
  times: Int = 3, delay: Duration = .seconds(1), _ attempt: @Sendable () async throws -> Value
) async throws -> Value {
  var delay = delay
  for _ in 1..<times {
    do {
      return try await attempt()
    } catch {
      try Task.checkCancellation()
      try await Task.sleep(for: delay)
      delay *= 2
    }
  }
  return try await attempt()
}
