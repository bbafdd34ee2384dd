public import Foundation
import PlainviewRuntime

/// A subsystem and a category of the log.
///
/// Lines go to the console of the app whose code writes them (`XCUIApplication.console`), in every level, as
/// `[subsystem:category] level: text`; the level `default` is left out. There is no log on disk. On a device lines carry the
/// time, the process and the thread.
public final class OSLog: NSObject, @unchecked Sendable {
  /// A category that the system defines.
  public struct Category: RawRepresentable, Sendable {
    /// The text of the category.
    public let rawValue: String
    /// Creates a category with a text.
    public init(rawValue: String) { self.rawValue = rawValue }
    /// Of signposts that mark points of interest.
    public static let pointsOfInterest = Category(rawValue: "PointsOfInterest")
    /// Of signposts that iOS keeps only while a tool records them; here they are always kept.
    public static let dynamicTracing = Category(rawValue: "DynamicTracing")
    /// Of signposts that iOS keeps with the call stack while a tool records them; here without the call stack.
    public static let dynamicStackTracing = Category(rawValue: "DynamicStackTracing")
  }

  let subsystem: String
  let category: String
  private let isOn: Bool

  /// Creates a log with a subsystem and a category.
  public convenience init(subsystem: String, category: String) {
    self.init(subsystem: subsystem, category: category, isOn: true)
  }

  /// Creates a log with a subsystem and one of the system's categories.
  public convenience init(subsystem: String, category: Category) {
    self.init(subsystem: subsystem, category: category.rawValue, isOn: true)
  }

  private init(subsystem: String, category: String, isOn: Bool) {
    self.subsystem = subsystem
    self.category = category
    self.isOn = isOn
  }

  /// The log of lines without a subsystem.
  public static let `default` = OSLog(subsystem: "", category: "", isOn: true)
  /// The log whose lines go nowhere.
  public static let disabled = OSLog(subsystem: "", category: "", isOn: false)

  /// Whether signposts of this log are kept: all are, but those of `disabled`.
  public var signpostsEnabled: Bool { isOn }

  /// Whether lines of a level are kept: all are, but those of `disabled`.
  public func isEnabled(type: OSLogType) -> Bool { isOn }

  // MARK: Writing

  /// Writes a line to the console of the app that runs, and into the app's store.
  func write(_ text: String, _ type: OSLogType) {
    guard isOn else { return }
    let name = [subsystem, category].filter { !$0.isEmpty }.joined(separator: ":")
    let start = (name.isEmpty ? "" : "[\(name)] ") + (type.label.map { $0 + ": " } ?? "")
    SimulatedProcess.log(start + text)
    WrittenLines.current.add(text, type, of: self)
  }
}
