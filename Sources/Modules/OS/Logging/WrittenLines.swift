import Foundation
import PlainviewRuntime
import Synchronization

/// The lines and signposts that the code of a process wrote, for its `OSLogStore`.
final class WrittenLines: Sendable {
  struct Line: Sendable {
    enum Kind: Sendable {
      case message(OSLogType)
      case signpost(OSSignpostType, name: String, identifier: UInt64)
    }
    /// Seconds since the app was launched.
    let time: TimeInterval
    let date: Date
    let text: String
    let subsystem: String
    let category: String
    let kind: Kind
  }

  private let written = Mutex<[Line]>([])
  /// The lines, oldest first.
  var lines: [Line] { written.withLock { $0 } }

  /// A program that runs long keeps its last lines.
  private static let limit = 10_000

  static var current: WrittenLines { SimulatedProcess.current.shared(WrittenLines.self) { WrittenLines() } }

  /// The time of the process that runs, in seconds since its launch.
  static var now: TimeInterval { SimulatedProcess.current.clock.now }

  func add(_ text: String, _ type: OSLogType, of log: OSLog) { add(text, .message(type), of: log) }

  func add(_ text: String, _ kind: Line.Kind, of log: OSLog) {
    let line = Line(
      time: Self.now, date: SimulatedProcess.date, text: text, subsystem: log.subsystem, category: log.category,
      kind: kind)
    written.withLock { lines in
      lines.append(line)
      if lines.count > 2 * Self.limit { lines.removeFirst(Self.limit) }
    }
  }
}
