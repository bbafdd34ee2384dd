public import Foundation
import PlainviewRuntime

/// The lines that the app itself wrote since its launch.
public final class OSLogStore: NSObject {
  public enum Scope: Int, Sendable { case system, currentProcessIdentifier }

  private let lines: WrittenLines

  /// The lines of the app; the whole system's are nobody's to read on iOS.
  public init(scope: Scope) throws {
    guard scope == .currentProcessIdentifier else { throw CocoaError(.fileReadNoPermission) }
    lines = .current
  }

  public func position(date: Date) -> OSLogPosition {
    OSLogPosition(time: WrittenLines.now + date.timeIntervalSince(SimulatedProcess.date))
  }
  public func position(timeIntervalSinceEnd seconds: TimeInterval) -> OSLogPosition {
    OSLogPosition(time: WrittenLines.now + seconds)
  }
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

/// A place in the log: a time, in seconds since the app's launch.
public final class OSLogPosition: NSObject {
  fileprivate let time: TimeInterval
  fileprivate init(time: TimeInterval) { self.time = time }
}

/// How the log is gone through.
public enum OSLogEnumerator {
  public struct Options: OptionSet, Sendable {
    public let rawValue: UInt
    public init(rawValue: UInt) { self.rawValue = rawValue }
    public static let reverse = Options(rawValue: 1)
  }
}

/// Something that stands in the log.
open class OSLogEntry: NSObject {
  public enum StoreCategory: Int, Sendable {
    case undefined, metadata, shortTerm, longTermAuto, longTerm1, longTerm3, longTerm7, longTerm14, longTerm30
  }

  public let composedMessage: String
  public let date: Date
  public let storeCategory = StoreCategory.shortTerm
  /// The subsystem and the category of the log that was written to.
  public let subsystem: String
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
  var activityIdentifier: UInt64 { get }
  var process: String { get }
  var processIdentifier: Int32 { get }
  var sender: String { get }
  var threadIdentifier: UInt64 { get }
}

/// An entry that says whose it is.
public protocol OSLogEntryWithPayload {
  var category: String { get }
  var formatString: String { get }
  var subsystem: String { get }
}

extension OSLogEntryFromProcess {
  public var activityIdentifier: UInt64 { 0 }
  public var process: String { ProcessInfo.processInfo.processName }
  /// The same in every run, unlike a device's.
  public var processIdentifier: Int32 { 1 }
  public var sender: String { process }
  public var threadIdentifier: UInt64 { 0 }
}

/// A line of the log.
public final class OSLogEntryLog: OSLogEntry, OSLogEntryFromProcess, OSLogEntryWithPayload {
  public enum Level: Int, Sendable { case undefined, debug, info, notice, error, fault }

  public let level: Level
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
  public enum SignpostType: Int, Sendable { case undefined, intervalBegin, intervalEnd, event }

  public let signpostIdentifier: UInt64
  public let signpostName: String
  public let signpostType: SignpostType
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
