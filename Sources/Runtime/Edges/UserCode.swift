package import Foundation

/// The edge between the library and the code of an app: what an app can write is called through here.
///
/// That is: methods of delegates and data sources, methods that a subclass overrides, closures, observers of
/// notifications, initializers of classes that a document or a registration names. After an exception ended the current
/// process nothing of it is called any more; the library goes on with the neutral answer that the caller names, and
/// frames of user code that are on the stack run to their end (contract S2). Calls of delegates are in the transcript and
/// the wiring too: see `tell` and `ask` in UIKitCore.
@MainActor @usableFromInline package enum UserCode {
  /// Whether the code of the current process may still be called; false once an exception has ended it.
  ///
  /// For loops that would not end without the app's answers, and for work that would change something outside of the
  /// process. A single call needs no question: `run` asks it.
  @inlinable package static var mayRun: Bool { !SimulatedProcess.isUnwinding }

  /// Calls the app; does nothing once the process has ended.
  @inlinable @inline(__always) package static func run(_ body: () throws -> Void) rethrows {
    if mayRun { try body() }
  }

  /// Calls the app for an answer; `neutral` once the process has ended.
  @inlinable @inline(__always) package static func run<Answer>(
    else neutral: @autoclosure () -> Answer, _ body: () throws -> Answer
  ) rethrows -> Answer {
    mayRun ? try body() : neutral()
  }

  /// Makes an object of a class of the app; nil once the process has ended, also by its initializer.
  @inlinable @inline(__always) package static func make<Object>(_ body: () throws -> Object?) rethrows -> Object? {
    guard mayRun, let object = try body(), mayRun else { return nil }
    return object
  }

  /// Calls all observers of a notification.
  package static func post(_ name: Notification.Name, object: Any?, userInfo: [AnyHashable: Any]? = nil) {
    if mayRun { NotificationCenter.default.post(name: name, object: object, userInfo: userInfo) }
  }
  /// The same for a class that belongs to no actor, on whatever thread this is.
  package nonisolated static func postAnywhere(
    _ name: Notification.Name, object: Any?, userInfo: [AnyHashable: Any]? = nil
  ) {
    guard MainQueue.isCurrent else {
      return NotificationCenter.default.post(name: name, object: object, userInfo: userInfo)
    }
    nonisolated(unsafe) let (object, userInfo) = (object, userInfo)
    MainQueue.withoutIsolation { post(name, object: object, userInfo: userInfo) }
  }
}
