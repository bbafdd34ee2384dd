public import Foundation
public import PlainviewCoreLocation

/// A location with a name.
open class EKStructuredLocation: EKObject, NSCopying, @unchecked Sendable {
  /// The name.
  open var title: String?
  /// The position; nil without one.
  open var geoLocation: CLLocation?
  /// The distance around the position that counts, in meters; 0 for the usual one.
  open var radius: Double = 0

  /// Creates a location with a name.
  public init(title: String) {
    self.title = title
    super.init()
  }
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
open class EKAlarm: EKObject, NSCopying, @unchecked Sendable {
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
  public init(absoluteDate date: Date) {
    (offset, self.date) = (0, date)
    super.init()
  }
  /// Creates an alarm some seconds from the start, negative before it.
  public init(relativeOffset offset: TimeInterval) {
    (self.offset, date) = (offset, nil)
    super.init()
  }
  /// Creates an alarm at the start.
  public override init() {
    (offset, date) = (0, nil)
    super.init()
  }

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
open class EKParticipant: EKObject, NSCopying, @unchecked Sendable {
  /// The address.
  open var url: URL { URL(fileURLWithPath: "/") }
  /// The name; nil for an unknown one.
  open var name: String? { nil }
  /// Finds the contact of the address; here it finds none.
  open var contactPredicate: NSPredicate { NSPredicate(value: false) }
  /// What was answered.
  open var participantStatus: EKParticipantStatus { .unknown }
  /// What somebody does at the event.
  open var participantRole: EKParticipantRole { .unknown }
  /// What somebody is.
  open var participantType: EKParticipantType { .person }
  /// Whether it is the user of the device.
  open var isCurrentUser: Bool { false }

  /// Creates somebody without an address, for subclasses that override it.
  public override init() { super.init() }

  /// Returns the object itself, which does not change.
  open func copy(with zone: NSZone? = nil) -> Any { self }
}
