import Foundation
import Synchronization

/// What is called with an uncaught exception.
public typealias NSUncaughtExceptionHandler = @Sendable (NSException) -> Void

/// Has a function called with an uncaught exception of the app, before the app ends; nil takes that back.
public func NSSetUncaughtExceptionHandler(_ handler: NSUncaughtExceptionHandler?) {
  ExceptionHandler.ofProcess.exchange(handler)
}

/// The function that is called with an uncaught exception; nil for none.
public func NSGetUncaughtExceptionHandler() -> NSUncaughtExceptionHandler? { ExceptionHandler.ofProcess.current }

/// The function that a process has for uncaught exceptions.
final class ExceptionHandler: Sendable {
  private let handler = Mutex<NSUncaughtExceptionHandler?>(nil)

  static var ofProcess: ExceptionHandler {
    SimulatedProcess.current.shared(ExceptionHandler.self) { ExceptionHandler() }
  }

  var current: NSUncaughtExceptionHandler? { handler.withLock { $0 } }

  @discardableResult
  func exchange(_ new: NSUncaughtExceptionHandler?) -> NSUncaughtExceptionHandler? {
    handler.withLock { handler in
      let former = handler
      handler = new
      return former
    }
  }

  /// Calls the function with an exception; one that the function itself raises does not reach it.
  @MainActor func handle(_ exception: @autoclosure () -> NSException) {
    guard let handler = exchange(nil) else { return }
    UserCode.run { handler(exception()) }
    exchange(handler)
  }
}

extension SimulatedProcess {
  /// Calls the app's function for uncaught exceptions.
  static func tell(_ exception: UncaughtException, _ object: NSException?) {
    ExceptionHandler.ofProcess.handle(
      object ?? NSException(name: NSExceptionName(exception.name), reason: exception.reason))
  }
}
