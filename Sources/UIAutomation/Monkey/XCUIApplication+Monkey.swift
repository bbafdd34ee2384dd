extension XCUIApplication {
  /// Lets a monkey loose on the app: random taps, swipes and typing, until something breaks that must not.
  ///
  /// Throws a `MonkeyFinding` with the shortest flow that breaks the same. The same seed takes the same steps. The app is
  /// launched anew many times, in processes of their own: the controller has to be made by the expression that the app
  /// was created with, and what is kept in globals is kept between launches. This app itself is left as it is.
  /// - Parameters:
  ///   - steps: How many the monkey takes at most.
  ///   - ignored: What may break; a monkey that looks for dead ends is one that ignores nothing.
  ///   - progress: Is called before each step, with the number of those before it.
  public func monkey(
    seed: UInt64, steps: Int = 200, ignoring ignored: Set<MonkeyFinding.Kind> = [.deadEnd],
    progress: (Int) -> Void = { _ in }
  ) throws {
    let finding = try monkeyFinding(seed: seed, steps: steps, ignoring: ignored, progress: progress)
    if let finding { throw finding }
  }

  /// What a monkey breaks; nil when it breaks nothing. Before each step `progress` gets their number so far.
  package func monkeyFinding(
    seed: UInt64, steps: Int, ignoring ignored: Set<MonkeyFinding.Kind>, progress: (Int) -> Void = { _ in }
  ) throws -> MonkeyFinding? {
    try MonkeyRun(on: self, seed: seed, ignoring: ignored).explore(steps: steps, progress: progress)
  }
}
