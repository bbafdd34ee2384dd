/// An uncaught Objective-C style exception: what ends an app, and what a driver call throws (contract S1, S2).
public struct UncaughtException: Error, Sendable, Equatable, CustomStringConvertible {
  /// The exception's name, for example `NSInvalidArgumentException`.
  public let name: String
  /// UIKit's text for what went wrong.
  public let reason: String
  /// What helps to fix it, one sentence a line: the nearest registered names, the sender. UIKit has no such text.
  public let remedies: [String]
  /// The last things that happened in the app's process before, as lines of a transcript, oldest first.
  public private(set) var lastEvents: [String] = []

  /// Creates an exception with its name, its reason and what may help against it.
  public init(name: String, reason: String, remedies: [String] = []) {
    self.name = name
    self.reason = reason
    self.remedies = remedies
  }

  /// The exception with the events that came before it.
  func following(_ events: [String]) -> Self {
    var exception = self
    exception.lastEvents = events
    return exception
  }

  /// Whether both are the same exception, whatever happened before.
  public static func == (one: Self, other: Self) -> Bool {
    one.name == other.name && one.reason == other.reason && one.remedies == other.remedies
  }

  /// The line that UIKit's console shows last.
  public var terminationLine: String {
    "*** Terminating app due to uncaught exception '\(name)', reason: '\(reason)'"
  }

  /// The line that an app ends with and the details below it.
  public var description: String { VisibleText.lines(([terminationLine] + details).joined(separator: "\n")) }

  /// The remedies, and the last events below a heading.
  package var details: [String] {
    remedies + (lastEvents.isEmpty ? [] : ["Last events:"] + lastEvents.map { "  " + $0 })
  }
}

extension UncaughtException {
  package static func invalidArgument(_ reason: String, remedies: [String] = []) -> Self {
    Self(name: "NSInvalidArgumentException", reason: reason, remedies: remedies)
  }

  package static func internalInconsistency(_ reason: String, remedies: [String] = []) -> Self {
    Self(name: "NSInternalInconsistencyException", reason: reason, remedies: remedies)
  }

  package static func generic(_ reason: String, remedies: [String] = []) -> Self {
    Self(name: "NSGenericException", reason: reason, remedies: remedies)
  }

  /// The main thread waits for something that only the main thread could bring about: a device's watchdog ends such an app.
  static func deadlock(on what: String, in function: String?, waiting: [String]) -> Self {
    Self(
      name: "0x8badf00d",
      reason: "The main thread waits for ever for \(what)" + (function.map { " in \($0)" } ?? ""),
      remedies: [
        "What it waits for may need the main thread itself, as code of the main actor does. Use await instead."
      ]
        + (waiting.isEmpty ? [] : ["These have not run:"] + waiting.map { "  " + $0 }))
  }
}
