public import Foundation
public import PlainviewCoreLocation

/// A location with a name.
open class EKStructuredLocation: NSObject, NSCopying, @unchecked Sendable {
  /// The name.
  open var title: String?
  /// The position; nil without one.
  open var geoLocation: CLLocation?
  /// The distance around the position that counts, in meters; 0 for the usual one.
  open var radius: Double = 0

  /// Creates a location with a name.
  public init(title: String) { self.title = title }
  /// Creates a location without a name.
  public override init() { super.init() }

  /// Returns a copy.
  open func copy(with zone: NSZone? = nil) -> Any {
    let copy = EKStructuredLocation()
    (copy.title, copy.geoLocation, copy.radius) = (title, geoLocation, radius)
    return copy
  }
  /// Equal are places with the same name, coordinates and distance.
  open override func isEqual(_ object: Any?) -> Bool {
    guard let other = object as? EKStructuredLocation, title == other.title, radius == other.radius else {
      return false
    }
    return geoLocation?.coordinate.latitude == other.geoLocation?.coordinate.latitude
      && geoLocation?.coordinate.longitude == other.geoLocation?.coordinate.longitude
  }
  open override var hash: Int { title.hashValue }
}

/// An alarm of an event or a reminder: at a date, some time before or after the start, or at a location; kept, it never
/// rings.
open class EKAlarm: NSObject, NSCopying, @unchecked Sendable {
  /// Seconds from the start, negative before it; setting it takes the date away.
  open var relativeOffset: TimeInterval {
    get { offset }
    set { (offset, date) = (newValue, nil) }
  }
  /// The date; nil for an alarm at an offset. Setting it sets the offset to 0.
  open var absoluteDate: Date? {
    get { date }
    set { (offset, date) = (0, newValue) }
  }
  /// The location of an alarm for arriving or leaving.
  open var structuredLocation: EKStructuredLocation?
  /// Whether the alarm is for arriving at the location, or for leaving it.
  open var proximity = EKAlarmProximity.none
  /// How the alarm rings: with a text.
  open var type: EKAlarmType { .display }

  private var offset: TimeInterval
  private var date: Date?

  /// Creates an alarm at a date.
  public init(absoluteDate date: Date) { (offset, self.date) = (0, date) }
  /// Creates an alarm some seconds from the start, negative before it.
  public init(relativeOffset offset: TimeInterval) { (self.offset, date) = (offset, nil) }
  /// Creates an alarm at the start.
  public override init() { (offset, date) = (0, nil) }

  /// Returns a copy.
  open func copy(with zone: NSZone? = nil) -> Any {
    let copy = EKAlarm(relativeOffset: offset)
    if let date { copy.absoluteDate = date }
    copy.structuredLocation = structuredLocation?.copy() as? EKStructuredLocation
    copy.proximity = proximity
    return copy
  }
  /// Equal are alarms with the same values.
  open override func isEqual(_ object: Any?) -> Bool {
    guard let other = object as? EKAlarm else { return false }
    return offset == other.offset && date == other.date && proximity == other.proximity
      && structuredLocation == other.structuredLocation
  }
  open override var hash: Int { offset.hashValue }
}

/// Somebody who is invited to an event; there is none here, since no invitations are sent.
open class EKParticipant: NSObject, NSCopying, @unchecked Sendable {
  /// The address.
  public let url: URL
  /// The name; nil for an unknown one.
  public let name: String?
  /// What was answered.
  open var participantStatus: EKParticipantStatus { .unknown }
  /// What somebody does at the event.
  open var participantRole: EKParticipantRole { .unknown }
  /// What somebody is.
  open var participantType: EKParticipantType { .person }
  /// Whether it is the user of the device.
  open var isCurrentUser: Bool { false }

  init(url: URL, name: String?) { (self.url, self.name) = (url, name) }

  /// Returns the object itself, which does not change.
  open func copy(with zone: NSZone? = nil) -> Any { self }
}
