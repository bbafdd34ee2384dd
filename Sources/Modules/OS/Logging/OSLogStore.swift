public import Foundation
import PlainviewRuntime

/// The lines that the app itself wrote since its launch.
public final class OSLogStore: NSObject {
  /// Whose lines the store has: those of the whole system or those of the app.
  public enum Scope: Int, Sendable { case system, currentProcessIdentifier }

  private let lines: WrittenLines

  /// The lines of the app; the lines of the whole system cannot be read on iOS.
  public init(scope: Scope) throws {
    guard scope == .currentProcessIdentifier else { throw CocoaError(.fileReadNoPermission) }
    lines = .current
  }

  /// Returns the position of a date.
  public func position(date: Date) -> OSLogPosition {
    OSLogPosition(time: WrittenLines.now + date.timeIntervalSince(SimulatedProcess.date))
  }
  /// Returns the position of so many seconds after the end; negative for before it.
  public func position(timeIntervalSinceEnd seconds: TimeInterval) -> OSLogPosition {
    OSLogPosition(time: WrittenLines.now + seconds)
  }
  /// Returns the position of so many seconds after the device was started.
  public func position(timeIntervalSinceLatestBoot seconds: TimeInterval) -> OSLogPosition {
    OSLogPosition(time: seconds)
  }

  /// The entries from a position on, oldest first or newest first, that a predicate takes.
  public func getEntries(
    with options: OSLogEnumerator.Options = [], at position: OSLogPosition? = nil,
    matching predicate: NSPredicate? = nil
  ) throws -> AnySequence<OSLogEntry> {
    let entries = lines.lines.filter { $0.time >= position?.time ?? 0 }.map(OSLogEntry.entry)
      .filter { predicate?.evaluate(with: $0) ?? true }
    return AnySequence(options.contains(.reverse) ? entries.reversed() : entries)
  }
}

/// A position in the log: a time, in seconds since the app's launch.
public final class OSLogPosition: NSObject {
  fileprivate let time: TimeInterval
  fileprivate init(time: TimeInterval) { self.time = time }
}

/// The order in which the log is read.
public enum OSLogEnumerator {
  /// How the entries are ordered.
  public struct Options: OptionSet, Sendable {
    /// The bits of the options.
    public let rawValue: UInt
    /// Creates options with OSLog's bits.
    public init(rawValue: UInt) { self.rawValue = rawValue }
    /// The newest entry comes first.
    public static let reverse = Options(rawValue: 1)
  }
}

/// An entry of the log.
open class OSLogEntry: NSObject {
  /// How long an entry is kept.
  public enum StoreCategory: Int, Sendable {
    /// Unknown, no line at all, for a short time, or for so many days.
    case undefined, metadata, shortTerm, longTermAuto, longTerm1, longTerm3, longTerm7, longTerm14, longTerm30
  }

  /// The text of the line with its values.
  public let composedMessage: String
  /// When the line was written.
  public let date: Date
  /// How long the line is kept: a short time.
  public let storeCategory = StoreCategory.shortTerm
  /// The subsystem and the category of the log that was written to.
  public let subsystem: String
  /// The category of the log that was written to.
  public let category: String

  init(_ line: WrittenLines.Line) {
    composedMessage = line.text
    date = line.date
    subsystem = line.subsystem
    category = line.category
  }

  static func entry(_ line: WrittenLines.Line) -> OSLogEntry {
    switch line.kind {
    case .message(let type): OSLogEntryLog(line, type)
    case .signpost(let type, let name, let identifier): OSLogEntrySignpost(line, type, name, identifier)
    }
  }
}

/// An entry that says which process wrote it.
public protocol OSLogEntryFromProcess {
  /// The activity in which it was written; 0 for none.
  var activityIdentifier: UInt64 { get }
  /// The name of the process.
  var process: String { get }
  /// The number of the process.
  var processIdentifier: Int32 { get }
  /// The name of the program or library.
  var sender: String { get }
  /// The number of the thread.
  var threadIdentifier: UInt64 { get }
}

/// An entry with its subsystem and category.
public protocol OSLogEntryWithPayload {
  /// The category of the log.
  var category: String { get }
  /// The text of the line before its values were put in.
  var formatString: String { get }
  /// The subsystem of the log.
  var subsystem: String { get }
}

extension OSLogEntryFromProcess {
  /// Always 0.
  public var activityIdentifier: UInt64 { 0 }
  /// The name of the app's process.
  public var process: String { ProcessInfo.processInfo.processName }
  /// The same in every run, unlike a device's.
  public var processIdentifier: Int32 { 1 }
  /// The name of the app's process.
  public var sender: String { process }
  /// Always 0.
  public var threadIdentifier: UInt64 { 0 }
}

/// A line of the log.
public final class OSLogEntryLog: OSLogEntry, OSLogEntryFromProcess, OSLogEntryWithPayload {
  /// How important a line is; `notice` for the default type.
  public enum Level: Int, Sendable { case undefined, debug, info, notice, error, fault }

  /// How important the line is.
  public let level: Level
  /// The text of the line with its values.
  public var formatString: String { composedMessage }

  init(_ line: WrittenLines.Line, _ type: OSLogType) {
    level =
      switch type {
      case .debug: .debug
      case .info: .info
      case .error: .error
      case .fault: .fault
      default: .notice
      }
    super.init(line)
  }
}

/// A signpost of the log.
public final class OSLogEntrySignpost: OSLogEntry, OSLogEntryFromProcess, OSLogEntryWithPayload {
  /// What the signpost marks.
  public enum SignpostType: Int, Sendable { case undefined, intervalBegin, intervalEnd, event }

  /// The number that distinguishes signposts of one name.
  public let signpostIdentifier: UInt64
  /// The name of the signpost.
  public let signpostName: String
  /// What the signpost marks.
  public let signpostType: SignpostType
  /// The text of the signpost with its values.
  public var formatString: String { composedMessage }

  init(_ line: WrittenLines.Line, _ type: OSSignpostType, _ name: String, _ identifier: UInt64) {
    signpostIdentifier = identifier
    signpostName = name
    signpostType =
      switch type {
      case .begin: .intervalBegin
      case .end: .intervalEnd
      default: .event
      }
    super.init(line)
  }
}
