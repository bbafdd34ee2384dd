/// Writes lines of the log for a subsystem and a category.
public struct Logger: Sendable {
  let log: OSLog

  /// Creates a logger that writes to the default log.
  public init() { log = .default }
  /// Creates a logger that writes to a given log.
  public init(_ logObj: OSLog) { log = logObj }
  /// Creates a logger with a subsystem and a category.
  public init(subsystem: String, category: String) { log = OSLog(subsystem: subsystem, category: category) }

  /// Writes a line of the default type.
  public func log(_ message: OSLogMessage) { log.write(message.text, .default) }
  /// Writes a line of a given type.
  public func log(level: OSLogType, _ message: OSLogMessage) { log.write(message.text, level) }
  /// Writes a line of the type `debug`.
  public func trace(_ message: OSLogMessage) { log.write(message.text, .debug) }
  /// Writes a line of the type `debug`.
  public func debug(_ message: OSLogMessage) { log.write(message.text, .debug) }
  /// Writes a line of the type `info`.
  public func info(_ message: OSLogMessage) { log.write(message.text, .info) }
  /// Writes a line of the default type.
  public func notice(_ message: OSLogMessage) { log.write(message.text, .default) }
  /// Writes a line of the type `error`.
  public func warning(_ message: OSLogMessage) { log.write(message.text, .error) }
  /// Writes a line of the type `error`.
  public func error(_ message: OSLogMessage) { log.write(message.text, .error) }
  /// Writes a line of the type `fault`.
  public func critical(_ message: OSLogMessage) { log.write(message.text, .fault) }
  /// Writes a line of the type `fault`.
  public func fault(_ message: OSLogMessage) { log.write(message.text, .fault) }
}
