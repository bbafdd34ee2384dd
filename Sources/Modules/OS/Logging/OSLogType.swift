/// How important a line of the log is.
public struct OSLogType: RawRepresentable, Equatable, Hashable, Sendable {
  /// The number of the type.
  public let rawValue: UInt8

  /// Creates a type with its number.
  public init(rawValue: UInt8) { self.rawValue = rawValue }
  /// Creates a type with its number.
  public init(_ rawValue: UInt8) { self.rawValue = rawValue }

  /// Lines of the usual importance.
  public static let `default` = OSLogType(0x00)
  /// Lines that help to understand others.
  public static let info = OSLogType(0x01)
  /// Lines for the time of development.
  public static let debug = OSLogType(0x02)
  /// Lines about errors of the app.
  public static let error = OSLogType(0x10)
  /// Lines about errors of the system or of several processes.
  public static let fault = OSLogType(0x11)

  /// The label in a line of the console; nil for lines of the default type.
  var label: String? {
    switch self {
    case .info: "info"
    case .debug: "debug"
    case .error: "error"
    case .fault: "fault"
    default: nil
    }
  }
}
