import Foundation
import PlainviewRuntime
@_spi(Plainview) import PlainviewUIKitCore

/// A monkey on an app: random steps until something breaks, then the search for the steps that matter.
@MainActor final class MonkeyRun {
  /// How long a wait lasts at most, in milliseconds of virtual time.
  static let waitMilliseconds = 5000
  /// More replays are not worth their time.
  private static let replayLimit = 1000

  private let original: XCUIApplication
  private let seed: UInt64
  private let ignored: Set<MonkeyFinding.Kind>
  private var minimizing = Minimizing(limit: MonkeyRun.replayLimit)

  /// The outcome of a step.
  private enum Outcome {
    case taken(UserStep)
    /// The screen has nothing to take the step on; nothing happened.
    case impossible
    case broke(UserStep, Invariants.Breach)
  }

  init(on app: XCUIApplication, seed: UInt64, ignoring ignored: Set<MonkeyFinding.Kind>) {
    original = app
    self.seed = seed
    self.ignored = ignored
  }

  /// Takes up to so many steps; nil when nothing broke. A document that cannot be loaded is an error.
  func explore(steps count: Int, progress: (Int) -> Void = { _ in }) throws -> MonkeyFinding? {
    var chooser = StepChooser(seed: seed)
    let (app, invariants) = newApp()
    defer { app.terminate() }
    if let breach = try launch(app, invariants) { return finding(breach, [], at: 0) }
    var taken = StepRecord()
    for number in 0..<count {
      progress(number)
      guard let outcome = takeAny(&chooser, app, invariants) else { break }
      switch outcome {
      case .impossible: continue
      case .broke(let step, let breach): return finding(breach, taken.steps + [step], at: taken.count + 1)
      case .taken(let step): taken.append(step)
      }
      if invariants.isSuspicious, let (breach, steps) = try replay(taken.steps) {
        return finding(breach, steps, at: taken.count)
      }
    }
    return breachAtRest(app, invariants, after: taken.steps).map { finding($0.breach, $0.steps, at: taken.count) }
  }

  // MARK: Steps

  private func newApp() -> (XCUIApplication, Invariants) {
    let app = XCUIApplication(entry: original.entry, textMetrics: original.textMetrics)
    return (app, Invariants(of: app, ignoring: ignored))
  }

  private func launch(_ app: XCUIApplication, _ invariants: Invariants) throws -> Invariants.Breach? {
    do {
      try app.launch()
      return invariants.breach()
    } catch let exception as UncaughtException {
      return Invariants.breach(of: exception)
    }
  }

  /// Takes a step that is possible now; nil when there is no screen.
  private func takeAny(_ chooser: inout StepChooser, _ app: XCUIApplication, _ invariants: Invariants) -> Outcome? {
    do {
      // As before each step of a replay: nothing comes between the choice of a view and the touch.
      try app.advance(by: 0)
    } catch let exception as UncaughtException {
      return .broke(.wait(milliseconds: Self.waitMilliseconds), Invariants.breach(of: exception))
    } catch {
      return nil
    }
    guard let choice = chooser.next(in: app) else { return nil }
    return take(choice.step, on: choice.view, app, invariants)
  }

  private func take(
    _ step: UserStep, on view: UIView? = nil, _ app: XCUIApplication, _ invariants: Invariants
  ) -> Outcome {
    do {
      try app.perform(step, on: view)
    } catch let exception as UncaughtException {
      return .broke(step, Invariants.breach(of: exception))
    } catch ElementError.noFocus(let rest) {
      // Keys were pressed until the focus went away.
      guard case .type(let text) = step, let rest, rest.count < text.count else { return .impossible }
      let typed = UserStep.type(String(text.dropLast(rest.count)))
      return invariants.breach().map { .broke(typed, $0) } ?? .taken(typed)
    } catch {
      return .impossible
    }
    return invariants.breach().map { .broke(step, $0) } ?? .taken(step)
  }

  // MARK: Replays

  /// Takes the steps from a new launch on, as far as they are possible, and waits at the end.
  ///
  /// What breaks, and the steps that led to it; nil when nothing does.
  private func replay(_ steps: [UserStep]) throws -> (breach: Invariants.Breach, steps: [UserStep])? {
    let (app, invariants) = newApp()
    defer { app.terminate() }
    if let breach = try launch(app, invariants) { return (breach, []) }
    var taken: [UserStep] = []
    for step in steps {
      switch take(step, app, invariants) {
      case .impossible: continue
      case .broke(let step, let breach): return (breach, taken + [step])
      case .taken(let step): taken.append(step)
      }
    }
    return breachAtRest(app, invariants, after: taken)
  }

  /// What breaks while the app waits after the steps, or does not hold then.
  private func breachAtRest(_ app: XCUIApplication, _ invariants: Invariants, after taken: [UserStep])
    -> (breach: Invariants.Breach, steps: [UserStep])?
  {
    let wait = UserStep.wait(milliseconds: Self.waitMilliseconds)
    if taken.last == wait { return invariants.leak.map { ($0, taken) } }
    if case .broke(_, let breach) = take(wait, app, invariants) { return (breach, taken + [wait]) }
    return invariants.leak.map { ($0, taken + [wait]) }
  }

  private func finding(_ breach: Invariants.Breach, _ steps: [UserStep], at count: Int) -> MonkeyFinding {
    let again = stepsOfSameBreach(breach, steps)
    let minimal = again.map { smaller(simplified(smaller($0, breach), breach), breach) }
    let last = minimal.flatMap { try? replay($0) }
    return MonkeyFinding(
      kind: breach.kind, text: last?.breach.text ?? breach.text, seed: seed, stepCount: count,
      replayCount: minimizing.asked, isReproducible: again != nil, steps: minimal ?? steps)
  }

  private func smaller(_ steps: [UserStep], _ breach: Invariants.Breach) -> [UserStep] {
    minimizing.minimal(steps) { stepsOfSameBreach(breach, $0) }
  }

  private func stepsOfSameBreach(_ breach: Invariants.Breach, _ steps: [UserStep]) -> [UserStep]? {
    guard let result = try? replay(steps), result.breach.signature == breach.signature else { return nil }
    return result.steps
  }

  // MARK: Simpler steps

  /// Steps that do the same with less: one tap instead of two, fewer characters.
  private func simplified(_ given: [UserStep], _ breach: Invariants.Breach) -> [UserStep] {
    var steps = Self.withJoinedTexts(given)
    if stepsOfSameBreach(breach, steps) != steps { steps = given }
    for index in steps.indices {
      if case .type(let text) = steps[index] {
        steps[index] = .type(shortened(text, at: index, of: steps, breach))
      } else if let simpler = steps[index].simpler {
        var changed = steps
        changed[index] = simpler
        if stepsOfSameBreach(breach, changed) == changed { steps = changed }
      }
    }
    return steps
  }

  /// Texts that are typed one after the other as one.
  private static func withJoinedTexts(_ steps: [UserStep]) -> [UserStep] {
    steps.reduce(into: []) { joined, step in
      if case .type(let more) = step, case .type(let text) = joined.last {
        joined[joined.count - 1] = .type(text + more)
      } else {
        joined.append(step)
      }
    }
  }

  private func shortened(_ text: String, at index: Int, of steps: [UserStep], _ breach: Invariants.Breach) -> String {
    let characters = minimizing.minimal(Array(text)) { characters in
      guard !characters.isEmpty else { return nil }
      var changed = steps
      changed[index] = .type(String(characters))
      return stepsOfSameBreach(breach, changed) == changed ? characters : nil
    }
    return String(characters)
  }
}

extension UserStep {
  /// What does less and may do as well.
  fileprivate var simpler: UserStep? {
    switch self {
    case .doubleTap(let target), .longPress(let target): .tap(target)
    default: nil
    }
  }
}
