public import Foundation

/// A thread's run loop, under CoreFoundation's name.
public typealias CFRunLoop = RunLoop

/// The run loop of the thread that asks.
public func CFRunLoopGetCurrent() -> CFRunLoop! { RunLoop.current }

/// The run loop of the main thread.
public func CFRunLoopGetMain() -> CFRunLoop! { RunLoop.main }

/// Has a run loop that waits look at once for what is due.
public func CFRunLoopWakeUp(_ loop: CFRunLoop!) { loop?.perform {} }
