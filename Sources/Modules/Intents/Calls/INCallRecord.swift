public import Foundation

/// An earlier call.
open class INCallRecord: NSObject, NSCopying, @unchecked Sendable {
  /// The identifier of the call.
  open private(set) var identifier: String
  /// When the call was; nil where that is not known.
  open private(set) var dateCreated: Date?
  /// Who called; nil where that is not known.
  open private(set) var caller: INPerson?
  /// The kind of call.
  open private(set) var callRecordType: INCallRecordType
  /// Whether the call had a picture.
  open private(set) var callCapability: INCallCapability
  /// How long the call was, in seconds; nil where that is not known.
  open private(set) var callDuration: Double?
  /// Whether the user has not seen the call; nil where that is not known.
  open private(set) var unseen: Bool?

  /// Creates a call.
  public init(
    identifier: String, dateCreated: Date?, caller: INPerson?, callRecordType: INCallRecordType,
    callCapability: INCallCapability, callDuration: Double?, unseen: Bool?
  ) {
    self.identifier = identifier
    self.dateCreated = dateCreated
    self.caller = caller
    self.callRecordType = callRecordType
    self.callCapability = callCapability
    self.callDuration = callDuration
    self.unseen = unseen
  }
  /// Returns the call itself, which does not change.
  open func copy(with zone: NSZone? = nil) -> Any { self }

  open override func isEqual(_ object: Any?) -> Bool {
    guard let other = object as? INCallRecord else { return false }
    return identifier == other.identifier && dateCreated == other.dateCreated && caller == other.caller
      && callRecordType == other.callRecordType
  }
  open override var hash: Int { identifier.hashValue }
}

/// Which earlier calls are meant.
open class INCallRecordFilter: NSObject, NSCopying, @unchecked Sendable {
  /// The people of the calls; nil for anybody.
  open private(set) var participants: [INPerson]?
  /// The kinds of calls.
  open private(set) var callTypes: INCallRecordTypeOptions
  /// Whether the calls had a picture.
  open private(set) var callCapability: INCallCapability
  /// Creates a filter.
  public init(participants: [INPerson]?, callTypes: INCallRecordTypeOptions, callCapability: INCallCapability) {
    (self.participants, self.callTypes, self.callCapability) = (participants, callTypes, callCapability)
  }
  /// Returns the filter itself, which does not change.
  open func copy(with zone: NSZone? = nil) -> Any { self }

  open override func isEqual(_ object: Any?) -> Bool {
    guard let other = object as? INCallRecordFilter else { return false }
    return participants == other.participants && callTypes == other.callTypes
      && callCapability == other.callCapability
  }
  open override var hash: Int { participants.hashValue }
}
