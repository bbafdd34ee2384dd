package import Foundation
import PlainviewRuntime

extension UIApplication {
  /// Advances virtual time, in seconds: ready and due work runs in order, each in a turn of its own.
  package func advance(by seconds: TimeInterval) {
    let end = clock.now + (seconds.isFinite ? max(seconds, 0) : 0)
    commit()
    run(until: end, stopsEarly: false) { true }
  }

  /// Runs ready work, or moves to the next event and runs it with its turn; false when nothing is pending.
  @discardableResult
  package func advanceToNextEvent() -> Bool {
    commit()
    if runReadyWork() > 0 { return true }
    guard UserCode.mayRun, clock.runNextEvent(until: .infinity) else { return false }
    commit()
    runReadyWork()
    return true
  }

  /// Advances time until only repeating events are pending, or until `limit` seconds or `events` events are over.
  ///
  /// Ready work runs first: tasks, blocks of queues. When nothing is ready and nothing runs in the background the clock
  /// moves to the next event. Repeating events run when they are due and are not waited for. The result has what is left.
  @discardableResult
  package func settle(within limit: TimeInterval = 60, events: Int = 10_000) -> Settlement {
    let start = clock.now
    var ran = 0
    commit()
    ran += finishReadyWork(limit: events - ran)
    // Endless background work would finish at no deterministic time.
    while UserCode.mayRun, process.work.isIdle, clock.hasFiniteEvents, ran < events,
      clock.runNextEvent(until: start + limit)
    {
      ran += 1
      commit()
      ran += finishReadyWork(limit: events - ran)
    }
    let pending = clock.pending(repeating: false)
    let waiting = process.work.isUsed ? process.work.waiting : []
    let limitReached =
      ran >= events
      ? "\(events) events" : waiting.isEmpty && !pending.isEmpty ? "\(compactNumber(limit)) s" : nil
    return Settlement(
      isSettled: pending.isEmpty && waiting.isEmpty, elapsed: clock.now - start, events: ran, pending: pending,
      repeating: clock.pending(repeating: true), working: waiting, now: clock.now, reachedLimit: limitReached,
      problem: Interposition.problem)
  }

  /// Begins a turn: runs the work that the turn before left for it, for example completions without duration and blocks of
  /// the main queue.
  package func beginTurn() {
    let latest = clock.latest
    while UserCode.mayRun, clock.runDueEvent(scheduledUpTo: latest) { commit() }
    runReadyWork()
  }

  // MARK: Tasks and queues

  /// Runs ready work, with turns, until none is left and nothing runs in the background; no time passes.
  package func finishWork() { finishReadyWork() }

  /// Runs ready work up to a limit; returns the number of jobs.
  @discardableResult
  private func runReadyWork() -> Int {
    let limit = patience.jobs
    let ran = runReadyWork(limit: limit)
    patience.isLost = ran >= limit
    return ran
  }

  /// Runs ready jobs of the main queue and of the pool, and those that they make ready; returns their number.
  ///
  /// A turn ends when the main queue is empty, as it does on a device.
  private func runReadyWork(limit: Int) -> Int {
    let work = process.work
    guard work.isUsed else { return 0 }
    var ran = 0
    while UserCode.mayRun, ran < limit, let lane = work.runNext() {
      ran += 1
      if lane == .main, !work.hasReadyMainJob { commit() }
    }
    return ran
  }

  private func finishReadyWork(while goesOn: () -> Bool = { true }) {
    let limit = patience.jobs
    patience.isLost = finishReadyWork(limit: limit, while: goesOn) >= limit
  }

  /// Runs ready work until none is left and no background work could add some.
  private func finishReadyWork(limit: Int, while goesOn: () -> Bool = { true }) -> Int {
    guard process.work.isUsed else { return 0 }
    var ran = 0
    repeat {
      ran += runReadyWork(limit: limit - ran)
    } while UserCode.mayRun && ran < limit && goesOn()
      && process.work.waitForBackground()
    return ran
  }
}

extension UIApplication: TurnRunning {
  package func run(until end: TimeInterval, stopsEarly: Bool, while goesOn: () -> Bool) {
    finishReadyWork(while: goesOn)
    while UserCode.mayRun, turns.mayGoOn(clock, until: end), goesOn(), clock.runNextEvent(until: end) {
      turns.count(clock, until: end)
      commit()
      finishReadyWork(while: goesOn)
    }
    if !stopsEarly, goesOn() { clock.move(to: end) }
  }

  package func runWhileTestWaits() {
    let work = process.work
    commit()
    var left = work.takeRunsWithoutTest(Self.runsOfOneTurn)
    guard left > 0 else { return }
    while UserCode.mayRun, left > 0 {
      left -= runReadyWork(limit: left)
      // Work that has to end before time advances is waited for, once.
      if left > 0, work.waitForBackground() { continue }
      guard left > 0, clock.runNextEvent(until: min(waitingLimit, work.limit)) else { break }
      left -= 1
      commit()
    }
    // Other users of the main queue come first.
    if left > 0 { work.giveBackRuns(left) } else if UserCode.mayRun { work.requestPump() }
  }

  /// How many jobs and events run before others get the main queue.
  private static let runsOfOneTurn = 200

  /// How far time advances while a test waits for something that the app cannot cause.
  private var waitingLimit: TimeInterval { process.work.timeOfTest + Self.longestWait }
  /// Seconds of virtual time.
  private static let longestWait: TimeInterval = 86_400
}
