import Foundation

/// Calling somebody.
open class INStartCallIntent: INIntent, @unchecked Sendable {
  /// Which earlier calls are meant; nil for none.
  open private(set) var callRecordFilter: INCallRecordFilter?
  /// The call that is answered; nil for none.
  open private(set) var callRecordToCallBack: INCallRecord?
  /// Where the call is heard.
  open private(set) var audioRoute: INCallAudioRoute
  /// What is called.
  open private(set) var destinationType: INCallDestinationType
  /// Who is called; nil where that is not known.
  open private(set) var contacts: [INPerson]?
  /// Whether the call has a picture.
  open private(set) var callCapability: INCallCapability

  /// Creates an intent with its values.
  public init(
    callRecordFilter: INCallRecordFilter?, callRecordToCallBack: INCallRecord?, audioRoute: INCallAudioRoute,
    destinationType: INCallDestinationType, contacts: [INPerson]?, callCapability: INCallCapability
  ) {
    self.callRecordFilter = callRecordFilter
    self.callRecordToCallBack = callRecordToCallBack
    self.audioRoute = audioRoute
    self.destinationType = destinationType
    self.contacts = contacts
    self.callCapability = callCapability
    super.init()
  }

  /// Creates an intent to call somebody, or the last number again; an older form.
  public convenience init(
    audioRoute: INCallAudioRoute, destinationType: INCallDestinationType, contacts: [INPerson]?,
    recordTypeForRedialing: INCallRecordType, callCapability: INCallCapability
  ) {
    self.init(
      callRecordFilter: nil, callRecordToCallBack: nil, audioRoute: audioRoute, destinationType: destinationType,
      contacts: contacts, callCapability: callCapability)
    self.recordTypeForRedialing = recordTypeForRedialing
  }
  /// The kind of the call whose number is called again.
  open private(set) var recordTypeForRedialing = INCallRecordType.unknown

  package override var values: [String: AnyHashable]? {
    [
      "callRecordFilter": callRecordFilter, "callRecordToCallBack": callRecordToCallBack, "audioRoute": audioRoute,
      "destinationType": destinationType, "contacts": contacts, "callCapability": callCapability,
    ]
  }
}
