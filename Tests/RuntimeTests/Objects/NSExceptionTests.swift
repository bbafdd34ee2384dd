import Foundation
import PlainviewRuntime
import Testing

/// Exceptions that apps raise themselves.
@Suite @MainActor struct NSExceptionTests {
  private let process = SimulatedProcess()

  private func raised(_ body: @MainActor () -> Void) -> UncaughtException? {
    #expect(throws: UncaughtException.self) { try process.run(body) }
  }

  @Test func `Raised in an app, an exception ends it with its name and its reason (S2)`() {
    let error = raised {
      NSException(name: .invalidArgumentException, reason: "No name was given", userInfo: nil).raise()
    }
    #expect(
      error?.terminationLine
        == "*** Terminating app due to uncaught exception 'NSInvalidArgumentException', reason: 'No name was given'")
  }

  @Test func `Without a reason the console says null, as for nil in Objective-C`() {
    let error = raised { NSException(name: NSExceptionName("Own"), reason: nil).raise() }
    #expect(error?.terminationLine == "*** Terminating app due to uncaught exception 'Own', reason: '(null)'")
  }

  @Test func `A reason can be a format`() {
    let error = raised {
      withVaList([3, "names"]) { NSException.raise(.rangeException, format: "%d of the %@", arguments: $0) }
    }
    #expect(error?.name == "NSRangeException")
    #expect(error?.reason == "3 of the names")
  }

  @Test func `Exceptions are equal by what they say`() {
    let one = NSException(name: .genericException, reason: "A", userInfo: ["key": 1])
    #expect(one == NSException(name: .genericException, reason: "A", userInfo: ["key": 1]))
    #expect(one.hash == NSException(name: .genericException, reason: "A", userInfo: ["key": 1]).hash)
    #expect(one != NSException(name: .genericException, reason: "A"))
    #expect(one != NSException(name: .rangeException, reason: "A", userInfo: ["key": 1]))
    #expect(one.description == "A")
    #expect(one.callStackReturnAddresses.isEmpty && one.callStackSymbols.isEmpty)
  }

  @Test func `A raised exception has the calls under way`() {
    let exception = NSException(name: .genericException, reason: "A")
    _ = raised { exception.raise() }
    #expect(!exception.callStackReturnAddresses.isEmpty)
    #expect(exception.callStackSymbols.count == exception.callStackReturnAddresses.count)
    #expect(exception.callStackSymbols.first?.hasPrefix("0   ") == true)
  }

  private final class Heard: Sendable {
    nonisolated(unsafe) var exceptions: [NSException] = []
  }

  @Test func `The function for uncaught exceptions gets the exception, before the app ends`() {
    let heard = Heard()
    let exception = NSException(name: .genericException, reason: "A", userInfo: ["key": 1])
    _ = raised {
      NSSetUncaughtExceptionHandler { heard.exceptions.append($0) }
      exception.raise()
      exception.raise()
    }
    #expect(heard.exceptions.count == 1)
    #expect(heard.exceptions.first === exception)
  }

  @Test func `The function hears of UIKit's exceptions too, and not of one that it raises itself`() {
    let heard = Heard()
    let error = raised {
      NSSetUncaughtExceptionHandler { exception in
        heard.exceptions.append(exception)
        NSException(name: .rangeException, reason: "inside").raise()
      }
      raise(.internalInconsistency("outside"))
    }
    #expect(heard.exceptions.map(\.name) == [.internalInconsistencyException])
    #expect(heard.exceptions.map(\.reason) == ["outside"])
    #expect(error?.reason == "outside")
  }

  @Test func `The function can be asked for, and taken back`() throws {
    try process.run {
      #expect(NSGetUncaughtExceptionHandler() == nil)
      NSSetUncaughtExceptionHandler { _ in }
      #expect(NSGetUncaughtExceptionHandler() != nil)
      NSSetUncaughtExceptionHandler(nil)
      #expect(NSGetUncaughtExceptionHandler() == nil)
    }
  }
}
