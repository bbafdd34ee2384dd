public import Foundation
import Synchronization

/// A timer, under CoreFoundation's name.
public typealias CFRunLoopTimer = Timer

/// Creates a timer that calls a function at a time, in seconds since 2001, and every `interval` seconds from then on; an
/// interval of 0 is for one call. Flags and order make no difference.
public func CFRunLoopTimerCreateWithHandler(
  _ allocator: CFAllocator!, _ fireDate: CFAbsoluteTime, _ interval: TimeInterval, _ flags: CFOptionFlags,
  _ order: CFIndex, _ block: ((CFRunLoopTimer?) -> Void)!
) -> CFRunLoopTimer! {
  nonisolated(unsafe) let block = block
  return Timer(
    fire: Date(timeIntervalSinceReferenceDate: fireDate), interval: max(0, interval), repeats: interval > 0
  ) { block?($0) }
}

/// A timer that was removed from its loop, which keeps it alive, and when it would have been called next.
private struct RemovedTimer: @unchecked Sendable {
  let timer: CFRunLoopTimer
  let date: Date
}

private let removedTimers = Mutex<[ObjectIdentifier: RemovedTimer]>([:])

/// Has a loop call a timer in a mode; one that was removed is called when it would have been.
public func CFRunLoopAddTimer(_ loop: CFRunLoop!, _ timer: CFRunLoopTimer!, _ mode: CFRunLoopMode!) {
  if let removed = removedTimers.withLock({ $0.removeValue(forKey: ObjectIdentifier(timer)) }) {
    timer.fireDate = removed.date
  }
  loop.add(timer, forMode: RunLoop.Mode(mode.rawValue as String))
}

/// Has no loop call a timer until it is added again; the mode makes no difference.
public func CFRunLoopRemoveTimer(_ loop: CFRunLoop!, _ timer: CFRunLoopTimer!, _ mode: CFRunLoopMode!) {
  guard timer.isValid else { return }
  let removed = RemovedTimer(timer: timer, date: timer.fireDate)
  removedTimers.withLock { timers in
    // One that was removed before keeps its date.
    if timers[ObjectIdentifier(removed.timer)] == nil { timers[ObjectIdentifier(removed.timer)] = removed }
  }
  timer.fireDate = .distantFuture
}

/// Has no loop call a timer any longer, for good.
public func CFRunLoopTimerInvalidate(_ timer: CFRunLoopTimer!) {
  _ = removedTimers.withLock { $0.removeValue(forKey: ObjectIdentifier(timer)) }
  timer.invalidate()
}

/// Whether a timer was not invalidated.
public func CFRunLoopTimerIsValid(_ timer: CFRunLoopTimer!) -> Bool { timer.isValid }

/// When a timer is called next, in seconds since 2001.
public func CFRunLoopTimerGetNextFireDate(_ timer: CFRunLoopTimer!) -> CFAbsoluteTime {
  timer.fireDate.timeIntervalSinceReferenceDate
}

/// Says when a timer is called next, in seconds since 2001.
public func CFRunLoopTimerSetNextFireDate(_ timer: CFRunLoopTimer!, _ fireDate: CFAbsoluteTime) {
  timer.fireDate = Date(timeIntervalSinceReferenceDate: fireDate)
}

/// The seconds between two calls of a timer; 0 for one that is called once.
public func CFRunLoopTimerGetInterval(_ timer: CFRunLoopTimer!) -> TimeInterval { timer.timeInterval }
