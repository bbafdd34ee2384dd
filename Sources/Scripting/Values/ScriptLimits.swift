/// How much a script may do, so that one without an end has one.
package struct ScriptLimits: Sendable {
  /// Parts of a script that are evaluated, and tries of patterns, in one script.
  package var steps = 3_000_000
  /// Memory of texts and other values in one script, in units of two bytes.
  package var memory = 48_000_000
  /// The same for all scripts that share values.
  package var totalMemory = 160_000_000
  /// Calls inside of calls.
  package var calls = 200
  /// Units of one text.
  package var textLength = 1 << 22
  /// Lines that are written, in one script.
  package var lines = 10_000

  package init() {}
}

/// What the host gives a script.
package struct ScriptHost {
  /// Milliseconds since 1970.
  package var now: () -> Double
  /// From 0 up to, and without, 1.
  package var random: () -> Double
  /// Takes a line that a script writes.
  package var log: (String) -> Void

  package init(
    now: @escaping () -> Double = { 0 }, random: @escaping () -> Double = { 0.5 },
    log: @escaping (String) -> Void = { _ in }
  ) {
    self.now = now
    self.random = random
    self.log = log
  }
}
