public import Foundation

/// Events over time.
open class CHHapticPattern: NSObject {
  /// The keys of patterns that are dictionaries.
  public struct Key: RawRepresentable, Hashable, Sendable {
    /// The text of the key.
    public let rawValue: String
    /// Creates a key from its text.
    public init(rawValue: String) { self.rawValue = rawValue }
    /// The version of the format.
    public static let version = Self(rawValue: "Version")
    /// The list of entries.
    public static let pattern = Self(rawValue: "Pattern")
    /// An event.
    public static let event = Self(rawValue: "Event")
    /// The kind of an event.
    public static let eventType = Self(rawValue: "EventType")
    /// The duration of an event, in seconds.
    public static let eventDuration = Self(rawValue: "EventDuration")
    /// The values of an event.
    public static let eventParameters = Self(rawValue: "EventParameters")
    /// The start of an event, in seconds.
    public static let time = Self(rawValue: "Time")
    /// The property that a value is for.
    public static let parameterID = Self(rawValue: "ParameterID")
    /// The value of a property.
    public static let parameterValue = Self(rawValue: "ParameterValue")
  }

  let events: [CHHapticEvent]
  /// Seconds from the start to the end of the last event.
  open var duration: TimeInterval { events.map { $0.relativeTime + $0.duration }.max() ?? 0 }

  /// A pattern of events; parameters that change it are kept without effect.
  public init(events: [CHHapticEvent], parameters: [CHHapticDynamicParameter]) throws { self.events = events }

  /// A pattern of events; curves that change it are kept without effect.
  public init(events: [CHHapticEvent], parameterCurves: [CHHapticParameterCurve]) throws { self.events = events }

  /// A pattern that a dictionary describes; what is no event is left out.
  public init(dictionary patternDict: [Key: Any]) throws {
    let entries = patternDict[.pattern] as? [[Key: Any]] ?? []
    events = entries.compactMap { ($0[.event] as? [Key: Any]).flatMap(Self.event) }
  }

  private static func event(_ entry: [Key: Any]) -> CHHapticEvent? {
    guard let type = text(entry[.eventType]) else { return nil }
    let parameters = (entry[.eventParameters] as? [[Key: Any]] ?? []).compactMap { parameter in
      text(parameter[.parameterID]).map { id in
        CHHapticEventParameter(
          parameterID: .init(rawValue: id), value: Float(number(parameter[.parameterValue]) ?? 0))
      }
    }
    return CHHapticEvent(
      eventType: .init(rawValue: type), parameters: parameters, relativeTime: number(entry[.time]) ?? 0,
      duration: number(entry[.eventDuration]) ?? 0)
  }

  private static func text(_ value: Any?) -> String? {
    switch value {
    case let text as String: text
    case let type as CHHapticEvent.EventType: type.rawValue
    case let id as CHHapticEvent.ParameterID: id.rawValue
    default: nil
    }
  }

  private static func number(_ value: Any?) -> Double? {
    switch value {
    case let number as Double: number
    case let number as Float: Double(number)
    case let number as Int: Double(number)
    default: nil
    }
  }
}
