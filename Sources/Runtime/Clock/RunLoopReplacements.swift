import Foundation
import Synchronization

// Replacements of CoreFoundation's run loops and their timers. Only the main run loop and its timers are the app's: run
// loops of other threads stay real.

// MARK: Timers

private let callouts = AddressTable<Callout>()
private let timers = AddressTable<ScheduledTimer>()

private struct Callout: @unchecked Sendable {
  let function: TimerCallout
  let information: UInt
  let origin: WorkOrigin
  /// When the timer is due, on the clock of the process that made it or moved it, in seconds.
  var due: TimeInterval
}

private struct ScheduledTimer: @unchecked Sendable {
  let process: SimulatedProcess
  var token: VirtualClock.Token?
}

func replacedCreateTimer(
  _ allocator: Address?, _ date: Double, _ interval: Double, _ flags: UInt, _ order: Int, _ callout: TimerCallout?,
  _ context: Address?
) -> Address {
  guard let system = SystemFunctions.shared else { fatalError("CoreFoundation is not there") }
  let timer = system.createTimer(allocator, date, interval, flags, order, callout, context)
  if let owner = WorkOwner.ofNewWork, let callout {
    // Fields of `CFRunLoopTimerContext`: the version, then what the callout gets.
    let information = context?.load(fromByteOffset: 8, as: UInt.self) ?? 0
    let due = dueTime(ofDate: date, interval: interval, in: owner.process)
    callouts[timer] = Callout(function: callout, information: information, origin: .here, due: due)
  }
  return timer
}

func replacedAddTimer(_ loop: Address, _ timer: Address, _ mode: Address) {
  guard let system = SystemFunctions.shared else { return }
  guard let owner = WorkOwner.ofNewWork, loop == system.mainLoop(),
    let callout = callouts[timer]
  else { return system.addTimer(loop, timer, mode) }
  guard timers[timer] == nil else { return }
  timers[timer] = ScheduledTimer(process: owner.process, token: nil)
  _ = system.retain(timer)
  schedule(timer, callout, owner.process, system)
}

/// When a timer of a date since the reference date is due, on a process's clock.
private func dueTime(ofDate date: Double, interval: TimeInterval, in process: SimulatedProcess) -> TimeInterval {
  let delay = process.work.delay(untilDate: date + Date.timeIntervalBetween1970AndReferenceDate)
  // The interval itself, or whole milliseconds: the date is a sum that is not exact.
  let isInterval = interval > 0 && abs(delay - interval) < timerTolerance
  return process.clock.now + (isInterval ? interval : ((delay - dateTolerance) * 1000).rounded(.up) / 1000)
}

/// Schedules a timer for the time at which it is due.
private func schedule(_ timer: Address, _ callout: Callout, _ process: SimulatedProcess, _ system: SystemFunctions) {
  let delay = max(0, callout.due - process.clock.now)
  schedule(timer, callout, after: delay, every: system.timerInterval(timer), process, system)
}

/// The time since the reference date, as the process's code sees it.
private func absoluteTime(of process: SimulatedProcess) -> Double {
  (process.work.date ?? RealTime.date) - Date.timeIntervalBetween1970AndReferenceDate
}

private let timerTolerance: TimeInterval = 0.05
/// How exact sums of dates and seconds are, in seconds.
private let dateTolerance: TimeInterval = 1e-6

private func schedule(
  _ timer: Address, _ callout: Callout, after delay: TimeInterval, every interval: TimeInterval,
  _ process: SimulatedProcess, _ system: SystemFunctions
) {
  let due = process.clock.now + delay
  let token = process.clock.scheduleWork(after: delay, "Timer", in: callout.origin, repeats: interval > 0) {
    let owner = WorkOwner(process: process, isTest: false)
    WorkOwner.enter(owner) {
      process.work.add(.main, "a timer", of: owner, isSource: false) {
        guard timers[timer] != nil else { return }
        callout.function(timer, UnsafeMutableRawPointer(bitPattern: callout.information))
        if interval == 0, timers[timer]?.token == nil { replacedInvalidateTimer(timer) }
      }
      if interval > 0 {
        schedule(
          timer, callout, after: max(0, due + interval - process.clock.now), every: interval, process, system)
      } else {
        timers[timer]?.token = nil
      }
    }
  }
  timers[timer]?.token = token
  process.work.requestPump()
}

func replacedSetNextFireDate(_ timer: Address, _ date: Double) {
  guard let system = SystemFunctions.shared else { return }
  system.setNextFireDate(timer, date)
  let scheduled = timers[timer]
  guard var callout = callouts[timer], let process = scheduled?.process ?? WorkOwner.ofNewWork?.process else { return }
  callout.due = dueTime(ofDate: date, interval: system.timerInterval(timer), in: process)
  callouts[timer] = callout
  guard let scheduled else { return }
  if let token = scheduled.token { scheduled.process.clock.cancel(token) }
  schedule(timer, callout, scheduled.process, system)
}

func replacedInvalidateTimer(_ timer: Address) {
  guard let system = SystemFunctions.shared else { return }
  callouts[timer] = nil
  guard let scheduled = timers.remove(timer) else { return system.invalidateTimer(timer) }
  if let token = scheduled.token { scheduled.process.clock.cancel(token) }
  system.invalidateTimer(timer)
  system.release(timer)
}

/// Ends the timers of a process that has ended.
func endTimers(of process: SimulatedProcess) {
  guard let system = SystemFunctions.shared else { return }
  for (timer, _) in timers.removeAll(where: { $0.process === process }) {
    callouts[timer] = nil
    system.invalidateTimer(timer)
    system.release(timer)
  }
}

// MARK: Run loops

/// Under Swift Testing the main queue is on threads of the pool; code on it has the main run loop nevertheless.
func replacedCurrentLoop() -> Address {
  guard let system = SystemFunctions.shared else { fatalError("CoreFoundation is not there") }
  guard WorkOwner.isNeeded, MainQueue.isCurrent, WorkOwner.ofNewWork != nil else { return system.currentLoop() }
  return system.mainLoop()
}

func replacedPerformBlock(_ loop: Address, _ mode: Address, _ block: @escaping Block) {
  guard let system = SystemFunctions.shared else { return }
  guard loop == system.mainLoop(), let owner = WorkOwner.ofNewWork else {
    return system.performBlock(loop, mode, block)
  }
  owner.process.work.add(.main, "a block of the run loop", of: owner, block)
}

func replacedLoopFinished(_ loop: Address, _ mode: Address) -> UInt8 {
  guard let system = SystemFunctions.shared else { return 1 }
  // A test's run loop may have no sources of its own: what it waits for is the app's.
  guard MainQueue.isCurrent, WorkOwner.ofNewWork != nil else { return system.isLoopFinished(loop, mode) }
  if RunLoopTurn.current.hold != .inRun { RunLoopTurn.current.hold = .none }
  return 0
}

func replacedStopLoop(_ loop: Address) {
  guard let system = SystemFunctions.shared else { return }
  if loop == system.mainLoop() { RunLoopTurn.stop() }
  system.stopLoop(loop)
}

/// The time that a run loop compares with its limit: after a run on the app's clock, the limit.
func replacedAbsoluteTime() -> Double {
  guard let system = SystemFunctions.shared else { return 0 }
  guard WorkOwner.isNeeded, MainQueue.isCurrent else {
    return WorkOwner.ofNewWork.map { absoluteTime(of: $0.process) } ?? system.absoluteTime()
  }
  let turn = RunLoopTurn.current
  switch turn.hold {
  case .end:
    turn.hold = .none
    return .greatestFiniteMagnitude
  case .afterSource:
    turn.hold = .inRun
    return turn.lastReading
  case .inRun: return turn.lastReading
  case .none: break
  }
  let time = WorkOwner.ofNewWork.map { absoluteTime(of: $0.process) } ?? system.absoluteTime()
  turn.lastReading = time
  return time
}

/// The main run loop as a test runs it; used on the main queue only, but for `stop`.
final class RunLoopTurn: @unchecked Sendable {
  static let current = RunLoopTurn()
  private let isStopped = Atomic<Bool>(false)
  /// What a run loop is told about the time, so that the app's clock and not the real one ends its run.
  enum Hold {
    /// The time as it is.
    case none
    /// The time that it was to run is over on the app's clock, though not in reality.
    case end
    /// It has handled a source, and asks whether its time is over: that depends on the app's clock alone.
    case afterSource
    /// As after a source, until it runs on.
    case inRun
  }
  var hold = Hold.none
  /// The last time that a run loop was told; its limit less this is how long it asks to run.
  var lastReading = 0.0
  /// The limit of the last run, and the time of the clock at which it is reached: calls of one run have one limit.
  private var lastLimit = 0.0
  private var lastEnd: TimeInterval = 0
  private weak var lastProcess: SimulatedProcess?

  static func stop() { current.isStopped.store(true, ordering: .relaxed) }

  /// Code that asks for the date makes the limit of another run: what held for the one before does not hold for it.
  static func dateWasRead() { if MainQueue.isCurrent { current.hold = .none } }

  var wasStopped: Bool { isStopped.load(ordering: .relaxed) }

  func begin() {
    isStopped.store(false, ordering: .relaxed)
    hold = .none
  }

  /// The time of a process's clock at which a run of so many seconds ends.
  func end(of seconds: TimeInterval, in process: SimulatedProcess) -> TimeInterval {
    let limit = lastReading + seconds
    let isSameRun = lastProcess === process && abs(limit - lastLimit) < Self.precision && seconds < Self.longest
    if !isSameRun {
      // Some of the seconds were spent since the limit was made: whole milliseconds.
      lastEnd = process.clock.now + min((max(0, seconds) * 1000).rounded(.up) / 1000, Self.longest)
    }
    (lastLimit, lastProcess) = (limit, process)
    return lastEnd
  }

  /// Limits that differ by less are one, in seconds.
  private static let precision = 1e-6
  /// How far a run loop moves the clock at once, in seconds: one without a limit comes back then.
  private static let longest: TimeInterval = 86_400
}

/// What CoreFoundation says about a run of a loop.
private enum RunResult {
  static let handledSource: Int32 = 4
  static let stopped: Int32 = 2
  static let timedOut: Int32 = 3
}

/// A run loop that a test runs gives the app its turns: its seconds are those of the app's clock. Only when nothing of the
/// app is left to do it waits in real time, for what others do, and when a test library waits for that.
func replacedRunInMode(_ mode: Address, _ seconds: Double, _ returnsAfterSource: UInt8) -> Int32 {
  guard let system = SystemFunctions.shared else { return RunResult.timedOut }
  guard MainQueue.isCurrent, let owner = WorkOwner.ofNewWork else {
    return system.runInMode(mode, seconds, returnsAfterSource)
  }
  let process = owner.process
  let turn = RunLoopTurn.current
  turn.begin()
  func runReally(_ seconds: Double) -> Int32 {
    guard Thread.isMainThread else {
      if seconds > 0 { usleep(useconds_t(min(seconds, 0.005) * 1e6)) }
      return RunResult.timedOut
    }
    return WorkOwner.enterWithoutOwner { system.runInMode(mode, seconds, returnsAfterSource) }
  }
  // The sources of the real run loop, for example of a test library.
  if runReally(0) == RunResult.stopped || turn.wasStopped { return RunResult.stopped }
  let isAwaited = process.work.isAwaited
  let end = isAwaited ? process.work.limit : turn.end(of: seconds, in: process)
  // As on a device, blocks of the main queue count as a source, timers do not.
  let handled = process.work.sourcesHandled
  let returnsEarly = returnsAfterSource != 0 && !isAwaited
  func hasHandledSource() -> Bool { returnsEarly && process.work.sourcesHandled != handled }
  MainActor.assumeIsolated {
    process.turns?.run(until: end, stopsEarly: isAwaited) { !turn.wasStopped && !hasHandledSource() }
  }
  if turn.wasStopped { return RunResult.stopped }
  if hasHandledSource() {
    turn.hold = .afterSource
    return RunResult.handledSource
  }
  guard isAwaited else {
    turn.hold = .end
    return RunResult.timedOut
  }
  return runReally(min(seconds, longestRealRun)) == RunResult.stopped || turn.wasStopped
    ? RunResult.stopped : RunResult.timedOut
}

/// How long a run loop waits in real time before the app gets a turn again, in seconds.
private let longestRealRun = 0.005
