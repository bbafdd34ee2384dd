public import Foundation

/// A thread's run loop, under CoreFoundation's name.
public typealias CFRunLoop = RunLoop

/// The run loop of the current thread.
public func CFRunLoopGetCurrent() -> CFRunLoop! { RunLoop.current }

/// The run loop of the main thread.
public func CFRunLoopGetMain() -> CFRunLoop! { RunLoop.main }

/// What a run loop waits for, under CoreFoundation's name.
public struct CFRunLoopMode: RawRepresentable, Hashable, @unchecked Sendable {
  /// The name of the mode.
  public let rawValue: CFString
  /// Creates a mode with a name.
  public init(rawValue: CFString) { self.rawValue = rawValue }
  /// Creates a mode with a name.
  public init(_ rawValue: CFString) { self.rawValue = rawValue }
  /// The mode of a loop that waits for all but connections.
  public static let defaultMode: CFRunLoopMode! = CFRunLoopMode("kCFRunLoopDefaultMode")
  /// All modes that were declared common, among them the default one.
  public static let commonModes: CFRunLoopMode! = CFRunLoopMode("kCFRunLoopCommonModes")
}

/// The mode of a loop that waits for all but connections, by the name of CoreFoundation on Linux.
public var kCFRunLoopDefaultMode: CFRunLoopMode! { .defaultMode }
/// All modes that were declared common, by the name of CoreFoundation on Linux.
public var kCFRunLoopCommonModes: CFRunLoopMode! { .commonModes }

/// Whether the current thread is the main one, by the name that CoreFoundation had on Linux.
public func _CFIsMainThread() -> Bool { Thread.isMainThread }
