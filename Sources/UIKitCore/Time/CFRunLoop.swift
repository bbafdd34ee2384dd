public import Foundation

/// A thread's run loop, under CoreFoundation's name.
public typealias CFRunLoop = RunLoop

/// The run loop of the current thread.
public func CFRunLoopGetCurrent() -> CFRunLoop! { RunLoop.current }

/// The run loop of the main thread.
public func CFRunLoopGetMain() -> CFRunLoop! { RunLoop.main }

/// Wakes up a waiting run loop.
public func CFRunLoopWakeUp(_ loop: CFRunLoop!) { loop?.perform {} }
