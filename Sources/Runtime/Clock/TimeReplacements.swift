import Foundation

// Replacements of the system's clock, and of the function that makes threads.

func replacedClock(_ identifier: Int32, _ time: UnsafeMutablePointer<timespec>) -> Int32 {
  guard let system = SystemFunctions.shared else { return -1 }
  guard let owner = WorkOwner.ofNewWork else { return system.readClock(identifier, time) }
  let work = owner.process.work
  if identifier == CLOCK_REALTIME { RunLoopTurn.dateWasRead() }
  guard let value = work.nanoseconds(identifier) else {
    guard identifier == CLOCK_REALTIME else { return system.readClock(identifier, time) }
    let now = RealTime.dateNanoseconds
    work.noteRealDate(Double(now) / 1e9)
    time.pointee = timespec(nanoseconds: now)
    return 0
  }
  time.pointee = timespec(nanoseconds: Int(value))
  return 0
}

extension timespec {
  init(nanoseconds: Int) { self.init(tv_sec: nanoseconds / 1_000_000_000, tv_nsec: nanoseconds % 1_000_000_000) }
}

/// A time on the wall clock that the app sees: libdispatch reads the system's, which may be set.
func replacedWallTime(_ time: UnsafePointer<timespec>?, _ delta: Int64) -> UInt64 {
  guard let system = SystemFunctions.shared else { return 0 }
  guard time == nil, let owner = WorkOwner.ofNewWork else { return system.wallTime(time, delta) }
  var now = timespec(nanoseconds: Int(owner.process.work.wallNanoseconds))
  return system.wallTime(&now, delta)
}

/// As CoreFoundation calls it: the date only, since `Thread.sleep` really sleeps and compares with the monotonic clock.
func replacedClockOfCoreFoundation(_ identifier: Int32, _ time: UnsafeMutablePointer<timespec>) -> Int32 {
  guard let system = SystemFunctions.shared else { return -1 }
  return identifier == CLOCK_REALTIME ? replacedClock(identifier, time) : system.readClock(identifier, time)
}

// MARK: Threads

private final class ThreadStart {
  let owner: WorkOwner
  let routine: @convention(c) (UnsafeMutableRawPointer?) -> UnsafeMutableRawPointer?
  let argument: UnsafeMutableRawPointer?

  init(
    _ owner: WorkOwner, _ routine: @escaping @convention(c) (UnsafeMutableRawPointer?) -> UnsafeMutableRawPointer?,
    _ argument: UnsafeMutableRawPointer?
  ) {
    self.owner = owner
    self.routine = routine
    self.argument = argument
  }
}

/// A thread of the app is the app's to its end; it is waited for, unless it stays for long.
func replacedCreateThread(
  _ thread: UnsafeMutableRawPointer, _ attributes: UnsafeRawPointer?,
  _ routine: @escaping @convention(c) (UnsafeMutableRawPointer?) -> UnsafeMutableRawPointer?,
  _ argument: UnsafeMutableRawPointer?
) -> Int32 {
  guard let system = SystemFunctions.shared else { return EAGAIN }
  guard let owner = WorkOwner.ofNewWork else { return system.createThread(thread, attributes, routine, argument) }
  let start = Unmanaged.passRetained(ThreadStart(owner, routine, argument))
  // A thread of the test, such as one on which a test library waits, may stay as long as the test.
  if !owner.isTest { owner.process.work.beganThread() }
  MainThreadChecker.begin()
  let result = system.createThread(
    thread, attributes,
    { context in
      guard let context else { return nil }
      let start = Unmanaged<ThreadStart>.fromOpaque(context).takeRetainedValue()
      defer { if !start.owner.isTest { start.owner.process.work.endedThread() } }
      return WorkOwner.enter(start.owner) { start.routine(start.argument) }
    }, start.toOpaque())
  if result != 0 {
    if !owner.isTest { owner.process.work.endedThread() }
    start.release()
  }
  return result
}
