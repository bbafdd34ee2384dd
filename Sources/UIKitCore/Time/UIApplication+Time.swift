package import Foundation
import PlainviewRuntime

extension UIApplication {
  /// Lets virtual time pass, in seconds: what is ready or due runs in order, each in a turn of its own.
  package func advance(by seconds: TimeInterval) {
    let end = clock.now + (seconds.isFinite ? max(seconds, 0) : 0)
    commit()
    run(until: end, stopsEarly: false) { true }
  }

  /// Runs what is ready, or moves to the next event and runs it with its turn; false when nothing waits.
  @discardableResult
  package func advanceToNextEvent() -> Bool {
    commit()
    if runReadyWork() > 0 { return true }
    guard UserCode.mayRun, clock.runNextEvent(until: .infinity) else { return false }
    commit()
    runReadyWork()
    return true
  }

  /// Lets time pass until nothing waits but what repeats, or until `limit` seconds or `events` events are over.
  ///
  /// First what is ready runs: tasks, blocks of queues. When nothing is ready and nothing runs in the background the clock
  /// moves to what is due next. What repeats runs in its time and is not waited for. The result says what is left.
  @discardableResult
  package func settle(within limit: TimeInterval = 60, events: Int = 10_000) -> Settlement {
    let start = clock.now
    var ran = 0
    commit()
    ran += finishReadyWork(limit: events - ran)
    // What runs in the background and does not end would come at no certain time.
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

  /// Begins a turn: what the turn before left for the next one runs, for example completions without duration and blocks of
  /// the main queue.
  package func beginTurn() {
    let latest = clock.latest
    while UserCode.mayRun, clock.runDueEvent(scheduledUpTo: latest) { commit() }
    runReadyWork()
  }

  // MARK: Tasks and queues

  /// Runs what is ready, with turns, until nothing is and nothing runs in the background; no time passes.
  package func finishWork() { finishReadyWork() }

  /// Runs what is ready, as much of it as there is patience for; how many jobs they were.
  @discardableResult
  private func runReadyWork() -> Int {
    let limit = patience.jobs
    let ran = runReadyWork(limit: limit)
    patience.isLost = ran >= limit
    return ran
  }

  /// Runs jobs of the main queue and of the pool that are ready, and what they make ready; how many they were.
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

  /// Runs what is ready until nothing is and nothing runs in the background that could make something ready.
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
      // What has to end before time goes on is waited for, once.
      if left > 0, work.waitForBackground() { continue }
      guard left > 0, clock.runNextEvent(until: min(waitingLimit, work.limit)) else { break }
      left -= 1
      commit()
    }
    // Others that want the main queue come first.
    if left > 0 { work.giveBackRuns(left) } else if UserCode.mayRun { work.requestPump() }
  }

  /// How many jobs and events run before others get the main queue.
  private static let runsOfOneTurn = 200

  /// How far time goes by itself while a test waits for something that the app cannot bring about.
  private var waitingLimit: TimeInterval { process.work.timeOfTest + Self.longestWait }
  /// Seconds of virtual time.
  private static let longestWait: TimeInterval = 86_400
}

/// Keeps events that schedule each other without a delay from holding time still for ever: on a device it goes on meanwhile.
///
/// After so many turns at one moment each further one takes as long as a frame.
struct TurnCounter {
  private static let limit = 1_000
  /// Seconds.
  private static let frame = 1.0 / 60
  private var moment = -1.0
  private var turns = 0

  func mayGoOn(_ clock: VirtualClock, until end: TimeInterval) -> Bool { turns < Self.limit || clock.now < end }

  mutating func count(_ clock: VirtualClock, until end: TimeInterval) {
    turns = clock.now == moment ? turns + 1 : 0
    if turns >= Self.limit { clock.move(to: min(clock.now + Self.frame, max(end, clock.now))) }
    moment = clock.now
  }
}

/// Keeps jobs that make each other ready without end from holding up those who wait for the app.
///
/// So many are run at once; when that was not enough, only a few each time until nothing is left once.
struct JobPatience {
  var isLost = false
  var jobs: Int { isLost ? 1_000 : 100_000 }
}
