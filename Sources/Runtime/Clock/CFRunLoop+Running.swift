public import Foundation
import Synchronization

/// How a run of a loop ended; raw values are CoreFoundation's.
public enum CFRunLoopRunResult: Int32, Sendable {
  /// There is nothing that the loop could wait for.
  case finished = 1
  /// `CFRunLoopStop` was called.
  case stopped = 2
  /// The seconds are over.
  case timedOut = 3
  /// A source was handled, and the run was to end then.
  case handledSource = 4
}

/// Runs the loop of the current thread until `CFRunLoopStop`, or until it has nothing to wait for.
public func CFRunLoopRun() {
  let loop = RunLoop.current
  let outer = StoppedLoops.shared.begin(loop)
  defer { StoppedLoops.shared.end(loop, outer) }
  while !StoppedLoops.shared.wasStopped(loop) {
    let isWaiting = loop.run(mode: .default, before: .distantFuture)
    if !isWaiting && !CFRunLoopSource.isWaitedFor(on: loop) { return }
    if !isWaiting { usleep(1000) }
  }
}

/// Runs the loop of the current thread for some seconds, or until a source was handled if the last argument says so.
public func CFRunLoopRunInMode(
  _ mode: CFRunLoopMode!, _ seconds: Double, _ returnAfterSourceHandled: Bool
) -> CFRunLoopRunResult {
  let loop = RunLoop.current
  let outer = StoppedLoops.shared.begin(loop)
  defer { StoppedLoops.shared.end(loop, outer) }
  let end = Date(timeIntervalSinceNow: seconds)
  repeat {
    let isWaiting = loop.run(mode: .default, before: end)
    if StoppedLoops.shared.wasStopped(loop) { return .stopped }
    if !isWaiting && !CFRunLoopSource.isWaitedFor(on: loop) { return .finished }
    if isWaiting && returnAfterSourceHandled && Date() < end { return .handledSource }
    if !isWaiting { usleep(1000) }
  } while Date() < end
  return .timedOut
}

/// The same with the mode's name, as sources for Linux write it.
public func CFRunLoopRunInMode(
  _ mode: CFString, _ seconds: Double, _ returnAfterSourceHandled: Bool
) -> CFRunLoopRunResult { CFRunLoopRunInMode(.defaultMode, seconds, returnAfterSourceHandled) }

/// Ends the innermost run of a loop. Of another thread's loop that is one that `CFRunLoopRun` or `CFRunLoopRunInMode` began.
public func CFRunLoopStop(_ loop: CFRunLoop!) {
  guard let loop else { return }
  StoppedLoops.shared.stop(loop)
  if let address = StoppedLoops.shared.address(of: loop) { replacedStopLoop(address) }
  loop.perform {}
}

/// Wakes up a waiting run loop. Of another thread's loop that is one that `CFRunLoopRun` or `CFRunLoopRunInMode` runs.
public func CFRunLoopWakeUp(_ loop: CFRunLoop!) {
  guard let loop else { return }
  loop.perform {}
  if let address = StoppedLoops.shared.address(of: loop) { SystemFunctions.shared?.wakeLoop(address) }
}

/// Has a loop call a block in one of its next turns, without waking it up; the mode makes no difference.
public func CFRunLoopPerformBlock(_ loop: CFRunLoop!, _ mode: CFTypeRef!, _ block: @escaping () -> Void) {
  nonisolated(unsafe) let block = block
  loop?.perform { block() }
}

/// The innermost runs of loops, and whether they were told to end.
private final class StoppedLoops: Sendable {
  struct Run: @unchecked Sendable {
    /// CoreFoundation's loop.
    let address: Address
    var isStopped = false
  }

  static let shared = StoppedLoops()
  private let loops = Mutex<[ObjectIdentifier: Run]>([:])

  /// Notes that the current thread runs its loop; returns the run around this one.
  func begin(_ loop: RunLoop) -> Run? {
    let run = Run(address: replacedCurrentLoop())
    return loops.withLock { $0.updateValue(run, forKey: ObjectIdentifier(loop)) }
  }

  /// Notes that the innermost run has ended; the one around it goes on.
  func end(_ loop: RunLoop, _ outer: Run?) { loops.withLock { $0[ObjectIdentifier(loop)] = outer } }

  /// CoreFoundation's loop, where it is known.
  func address(of loop: RunLoop) -> Address? {
    let bits = loops.withLock { loops in loops[ObjectIdentifier(loop)].map { UInt(bitPattern: $0.address) } }
    return bits.flatMap(Address.init(bitPattern:)) ?? (loop === RunLoop.main ? SystemFunctions.shared?.mainLoop() : nil)
  }

  func stop(_ loop: RunLoop) { loops.withLock { $0[ObjectIdentifier(loop)]?.isStopped = true } }

  func wasStopped(_ loop: RunLoop) -> Bool { loops.withLock { $0[ObjectIdentifier(loop)]?.isStopped ?? false } }
}

// MARK: Sources

/// What a source of a run loop calls, and what it hands over.
public struct CFRunLoopSourceContext {
  /// The version; 0.
  public var version: CFIndex
  /// What the functions get.
  public var info: UnsafeMutableRawPointer!
  /// Called to keep `info`; never called here: a source lives as long as its owner keeps it.
  public var retain: (@convention(c) (UnsafeRawPointer?) -> UnsafeRawPointer?)!
  /// Called to let go of `info`; never called here.
  public var release: (@convention(c) (UnsafeRawPointer?) -> Void)!
  /// Called when a loop is to wait for the source.
  public var schedule: ((UnsafeMutableRawPointer?, CFRunLoop?, CFRunLoopMode?) -> Void)!
  /// Called when a loop is to wait for the source no longer.
  public var cancel: ((UnsafeMutableRawPointer?, CFRunLoop?, CFRunLoopMode?) -> Void)!
  /// Called by a loop after the source was signaled.
  public var perform: (@convention(c) (UnsafeMutableRawPointer?) -> Void)!

  /// A context without functions.
  public init() { version = 0 }

  /// A context of functions.
  public init(
    version: CFIndex, info: UnsafeMutableRawPointer!,
    retain: (@convention(c) (UnsafeRawPointer?) -> UnsafeRawPointer?)!,
    release: (@convention(c) (UnsafeRawPointer?) -> Void)!,
    copyDescription: ((UnsafeRawPointer?) -> Unmanaged<CFString>?)!,
    equal: (@convention(c) (UnsafeRawPointer?, UnsafeRawPointer?) -> UInt8)!,
    hash: (@convention(c) (UnsafeRawPointer?) -> UInt)!,
    schedule: ((UnsafeMutableRawPointer?, CFRunLoop?, CFRunLoopMode?) -> Void)!,
    cancel: ((UnsafeMutableRawPointer?, CFRunLoop?, CFRunLoopMode?) -> Void)!,
    perform: (@convention(c) (UnsafeMutableRawPointer?) -> Void)!
  ) {
    self.version = version
    self.info = info
    self.retain = retain
    self.release = release
    self.schedule = schedule
    self.cancel = cancel
    self.perform = perform
  }
}

/// Work that a run loop does when it was signaled, and that keeps the loop from ending while it waits.
public final class CFRunLoopSource: @unchecked Sendable {
  private struct Entry {
    weak var source: CFRunLoopSource?
    let loop: ObjectIdentifier
  }
  private static let entries = Mutex<[Entry]>([])

  private let context: CFRunLoopSourceContext
  private let lock = NSLock()
  private var loops: [RunLoop] = []
  private var isSignaled = false
  private var isNotInvalidated = true

  fileprivate init(_ context: CFRunLoopSourceContext) { self.context = context }

  fileprivate static func isWaitedFor(on loop: RunLoop) -> Bool {
    entries.withLock { entries in
      entries.removeAll { $0.source == nil }
      return entries.contains { $0.loop == ObjectIdentifier(loop) }
    }
  }

  fileprivate var isValid: Bool { lock.withLock { isNotInvalidated } }

  fileprivate func isOn(_ loop: RunLoop?) -> Bool { lock.withLock { loops.contains { $0 === loop } } }

  fileprivate func add(to loop: RunLoop, _ mode: CFRunLoopMode?) {
    let (isNew, isDue) = lock.withLock {
      guard isNotInvalidated, !loops.contains(where: { $0 === loop }) else { return (false, false) }
      loops.append(loop)
      return (true, isSignaled)
    }
    guard isNew else { return }
    Self.entries.withLock { $0.append(Entry(source: self, loop: ObjectIdentifier(loop))) }
    context.schedule?(context.info, loop, mode)
    if isDue { loop.perform { self.performIfSignaled() } }
  }

  fileprivate func remove(from loop: RunLoop, _ mode: CFRunLoopMode?) {
    let wasThere = lock.withLock {
      guard let index = loops.firstIndex(where: { $0 === loop }) else { return false }
      loops.remove(at: index)
      return true
    }
    guard wasThere else { return }
    Self.entries.withLock { $0.removeAll { $0.source === self && $0.loop == ObjectIdentifier(loop) } }
    context.cancel?(context.info, loop, mode)
  }

  fileprivate func signal() {
    let waiting = lock.withLock {
      isSignaled = isNotInvalidated
      return loops
    }
    for loop in waiting {
      loop.perform { self.performIfSignaled() }
      CFRunLoopWakeUp(loop)
    }
  }

  private func performIfSignaled() {
    let isDue = lock.withLock {
      defer { isSignaled = false }
      return isSignaled
    }
    if isDue { context.perform?(context.info) }
  }

  fileprivate func invalidate() {
    let waiting = lock.withLock {
      (isSignaled, isNotInvalidated) = (false, false)
      return loops
    }
    for loop in waiting { remove(from: loop, .defaultMode) }
  }
}

/// Creates a source; the order makes no difference.
public func CFRunLoopSourceCreate(
  _ allocator: CFAllocator!, _ order: CFIndex, _ context: UnsafeMutablePointer<CFRunLoopSourceContext>!
) -> CFRunLoopSource! { CFRunLoopSource(context.pointee) }

/// Has a loop wait for a source; the mode makes no difference.
public func CFRunLoopAddSource(_ loop: CFRunLoop!, _ source: CFRunLoopSource!, _ mode: CFRunLoopMode!) {
  source.add(to: loop, mode)
}

/// Has a loop wait for a source no longer.
public func CFRunLoopRemoveSource(_ loop: CFRunLoop!, _ source: CFRunLoopSource!, _ mode: CFRunLoopMode!) {
  source.remove(from: loop, mode)
}

/// Whether a loop waits for a source; the mode makes no difference.
public func CFRunLoopContainsSource(_ loop: CFRunLoop!, _ source: CFRunLoopSource!, _ mode: CFRunLoopMode!) -> Bool {
  source.isOn(loop)
}

/// Has the loops of a source call it in one of their next turns. A loop that waits is woken up, too.
public func CFRunLoopSourceSignal(_ source: CFRunLoopSource!) { source.signal() }

/// Takes a source off its loops, for good.
public func CFRunLoopSourceInvalidate(_ source: CFRunLoopSource!) { source.invalidate() }

/// Whether a source was not invalidated.
public func CFRunLoopSourceIsValid(_ source: CFRunLoopSource!) -> Bool { source.isValid }
