/// Marks intervals and events of an app, which its `OSLogStore` keeps; the console does not show them.
public struct OSSignposter: Sendable {
  private let log: OSLog

  public init() { log = .default }
  public init(logHandle: OSLog) { log = logHandle }
  public init(subsystem: String, category: String) { log = OSLog(subsystem: subsystem, category: category) }
  public init(subsystem: String, category: OSLog.Category) { log = OSLog(subsystem: subsystem, category: category) }
  public init(logger: Logger) { log = logger.log }

  public static let disabled = OSSignposter(logHandle: .disabled)
  public var isEnabled: Bool { log.signpostsEnabled }

  public func makeSignpostID() -> OSSignpostID { OSSignpostID(log: log) }
  public func makeSignpostID(from object: AnyObject) -> OSSignpostID { OSSignpostID(log: log, object: object) }

  // MARK: Intervals

  public func beginInterval(_ name: StaticString, id: OSSignpostID = .exclusive) -> OSSignpostIntervalState {
    begin(.begin, name, id, "")
  }
  public func beginInterval(
    _ name: StaticString, id: OSSignpostID = .exclusive, _ message: SignpostMetadata
  ) -> OSSignpostIntervalState { begin(.begin, name, id, message.text) }

  public func beginAnimationInterval(_ name: StaticString, id: OSSignpostID = .exclusive) -> OSSignpostIntervalState {
    begin(.animationBegin, name, id, "")
  }
  public func beginAnimationInterval(
    _ name: StaticString, id: OSSignpostID = .exclusive, _ message: SignpostMetadata
  ) -> OSSignpostIntervalState { begin(.animationBegin, name, id, message.text) }

  public func endInterval(_ name: StaticString, _ state: OSSignpostIntervalState) {
    log.mark(.end, name, state.signpostID, "")
  }
  public func endInterval(_ name: StaticString, _ state: OSSignpostIntervalState, _ message: SignpostMetadata) {
    log.mark(.end, name, state.signpostID, message.text)
  }

  public func withIntervalSignpost<Result>(
    _ name: StaticString, id: OSSignpostID = .exclusive, around task: () throws -> Result
  ) rethrows -> Result {
    let state = beginInterval(name, id: id)
    defer { endInterval(name, state) }
    return try task()
  }
  public func withIntervalSignpost<Result>(
    _ name: StaticString, id: OSSignpostID = .exclusive, _ message: SignpostMetadata, around task: () throws -> Result
  ) rethrows -> Result {
    let state = beginInterval(name, id: id, message)
    defer { endInterval(name, state) }
    return try task()
  }

  private func begin(
    _ type: OSSignpostType, _ name: StaticString, _ identifier: OSSignpostID, _ text: String
  ) -> OSSignpostIntervalState {
    log.mark(type, name, identifier, text)
    return .beginState(id: identifier)
  }

  // MARK: Events

  public func emitEvent(_ name: StaticString, id: OSSignpostID = .exclusive) { log.mark(.event, name, id, "") }
  public func emitEvent(_ name: StaticString, id: OSSignpostID = .exclusive, _ message: SignpostMetadata) {
    log.mark(.event, name, id, message.text)
  }
}

/// What is written beside a signpost.
public typealias SignpostMetadata = OSLogMessage

/// An interval that has begun and not ended.
public final class OSSignpostIntervalState: Sendable {
  let signpostID: OSSignpostID
  private init(_ identifier: OSSignpostID) { signpostID = identifier }
  public static func beginState(id: OSSignpostID) -> OSSignpostIntervalState { OSSignpostIntervalState(id) }
}

extension OSLog {
  /// Keeps a signpost.
  func mark(_ type: OSSignpostType, _ name: StaticString, _ identifier: OSSignpostID, _ text: String) {
    guard signpostsEnabled else { return }
    WrittenLines.current.add(
      text, .signpost(type, name: "\(name)", identifier: identifier.rawValue), of: self)
  }
}

/// Marks a signpost.
public func os_signpost(
  _ type: OSSignpostType, dso: UnsafeRawPointer? = nil, log: OSLog, name: StaticString,
  signpostID: OSSignpostID = .exclusive
) { log.mark(type, name, signpostID, "") }

/// Marks a signpost with values behind a format.
public func os_signpost(
  _ type: OSSignpostType, dso: UnsafeRawPointer? = nil, log: OSLog, name: StaticString,
  signpostID: OSSignpostID = .exclusive, _ format: StaticString, _ arguments: Any?...
) { log.mark(type, name, signpostID, FormattedMessage("\(format)", arguments).text) }
