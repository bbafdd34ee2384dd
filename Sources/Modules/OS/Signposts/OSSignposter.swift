/// Marks intervals and events of an app, which its `OSLogStore` keeps; the console does not show them.
public struct OSSignposter: Sendable {
  private let log: OSLog

  /// Creates a signposter that writes to the default log.
  public init() { log = .default }
  /// Creates a signposter that writes to a given log.
  public init(logHandle: OSLog) { log = logHandle }
  /// Creates a signposter with a subsystem and a category.
  public init(subsystem: String, category: String) { log = OSLog(subsystem: subsystem, category: category) }
  /// Creates a signposter with a subsystem and one of the system's categories.
  public init(subsystem: String, category: OSLog.Category) { log = OSLog(subsystem: subsystem, category: category) }
  /// Creates a signposter that writes to the log of a logger.
  public init(logger: Logger) { log = logger.log }

  /// A signposter whose signposts are not kept.
  public static let disabled = OSSignposter(logHandle: .disabled)
  /// Whether signposts are kept.
  public var isEnabled: Bool { log.signpostsEnabled }

  /// Returns an identifier that no other signpost of the app has.
  public func makeSignpostID() -> OSSignpostID { OSSignpostID(log: log) }
  /// Returns the identifier of an object; the same as long as the object lives.
  public func makeSignpostID(from object: AnyObject) -> OSSignpostID { OSSignpostID(log: log, object: object) }

  // MARK: Intervals

  /// Begins an interval and returns what `endInterval` needs.
  public func beginInterval(_ name: StaticString, id: OSSignpostID = .exclusive) -> OSSignpostIntervalState {
    begin(.begin, name, id, "")
  }
  /// Begins an interval with a text and returns what `endInterval` needs.
  public func beginInterval(
    _ name: StaticString, id: OSSignpostID = .exclusive, _ message: SignpostMetadata
  ) -> OSSignpostIntervalState { begin(.begin, name, id, message.text) }

  /// Begins an interval in which something moves and returns what `endInterval` needs.
  public func beginAnimationInterval(_ name: StaticString, id: OSSignpostID = .exclusive) -> OSSignpostIntervalState {
    begin(.animationBegin, name, id, "")
  }
  /// Begins an interval in which something moves, with a text, and returns what `endInterval` needs.
  public func beginAnimationInterval(
    _ name: StaticString, id: OSSignpostID = .exclusive, _ message: SignpostMetadata
  ) -> OSSignpostIntervalState { begin(.animationBegin, name, id, message.text) }

  /// Ends an interval.
  public func endInterval(_ name: StaticString, _ state: OSSignpostIntervalState) {
    log.mark(.end, name, state.signpostID, "")
  }
  /// Ends an interval with a text.
  public func endInterval(_ name: StaticString, _ state: OSSignpostIntervalState, _ message: SignpostMetadata) {
    log.mark(.end, name, state.signpostID, message.text)
  }

  /// Runs a closure in an interval and returns its result.
  public func withIntervalSignpost<Result>(
    _ name: StaticString, id: OSSignpostID = .exclusive, around task: () throws -> Result
  ) rethrows -> Result {
    let state = beginInterval(name, id: id)
    defer { endInterval(name, state) }
    return try task()
  }
  /// Runs a closure in an interval with a text and returns its result.
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

  /// Marks a single moment.
  public func emitEvent(_ name: StaticString, id: OSSignpostID = .exclusive) { log.mark(.event, name, id, "") }
  /// Marks a single moment with a text.
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
  /// Returns the state of an interval that has begun elsewhere, by its identifier.
  public static func beginState(id: OSSignpostID) -> OSSignpostIntervalState { OSSignpostIntervalState(id) }
}

extension OSLog {
  /// Keeps a signpost.
  func mark(_ type: OSSignpostType, _ name: StaticString, _ identifier: OSSignpostID, _ text: String) {
    guard signpostsEnabled else { return }
    WrittenLines.current.add(
      text, .signpost(type, name: "\(name)", identifier: identifier.rawValue), of: self)
  }

  /// Keeps a signpost with values behind a format.
  package func mark(
    _ type: OSSignpostType, _ name: StaticString, _ identifier: OSSignpostID, format: StaticString,
    _ arguments: [Any?]
  ) { mark(type, name, identifier, FormattedMessage("\(format)", arguments).text) }
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
) { log.mark(type, name, signpostID, format: format, arguments) }
