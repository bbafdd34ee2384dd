public import Foundation

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

/// Has a loop call a timer in a mode.
public func CFRunLoopAddTimer(_ loop: CFRunLoop!, _ timer: CFRunLoopTimer!, _ mode: CFRunLoopMode!) {
  loop.add(timer, forMode: RunLoop.Mode(mode.rawValue as String))
}

/// Has no loop call a timer any longer: a timer is on one loop only.
public func CFRunLoopRemoveTimer(_ loop: CFRunLoop!, _ timer: CFRunLoopTimer!, _ mode: CFRunLoopMode!) {
  timer.invalidate()
}

/// Has no loop call a timer any longer, for good.
public func CFRunLoopTimerInvalidate(_ timer: CFRunLoopTimer!) { timer.invalidate() }

/// Whether a timer has calls to come.
public func CFRunLoopTimerIsValid(_ timer: CFRunLoopTimer!) -> Bool { timer.isValid }
