// The functions of the older interface.

/// Writes a line whose values stand behind a format such as `%{public}@`.
///
/// Values are of any type; with Apple's systems they are those that C takes.
public func os_log(
  _ message: StaticString, dso: UnsafeRawPointer? = nil, log: OSLog = .default, type: OSLogType = .default,
  _ args: Any?...
) { log.write(FormattedMessage("\(message)", args).text, type) }

/// Writes a line of a type to a log, with values for the format.
public func os_log(
  _ type: OSLogType, dso: UnsafeRawPointer? = nil, log: OSLog = .default, _ message: StaticString, _ args: Any?...
) { log.write(FormattedMessage("\(message)", args).text, type) }

/// Writes a line to the default log.
@_disfavoredOverload
public func os_log(_ message: OSLogMessage) { OSLog.default.write(message.text, .default) }

/// Writes a line of a type to a log.
@_disfavoredOverload
public func os_log(_ type: OSLogType, log: OSLog = .default, _ message: OSLogMessage) {
  log.write(message.text, type)
}
