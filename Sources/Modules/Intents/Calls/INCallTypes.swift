import Foundation

/// Where a call is heard: not said, by the loudspeaker, or by a device nearby.
public enum INCallAudioRoute: Int, Sendable {
  /// The cases in Intents' order.
  case unknown, speakerphoneAudioRoute, bluetoothAudioRoute
}

/// What is called: not said, a number, help, the mailbox, the last number again, or the last caller.
public enum INCallDestinationType: Int, Sendable {
  /// The cases in Intents' order.
  case unknown, normal, emergency, voicemail, redial, callBack
}

/// Whether a call has a picture: not said, no, or yes.
public enum INCallCapability: Int, Sendable {
  /// The cases in Intents' order.
  case unknown, audioCall, videoCall
}

/// The kind of an earlier call.
public enum INCallRecordType: Int, Sendable {
  /// The cases in Intents' order.
  case unknown, outgoing, missed, received, latest, voicemail, ringing, inProgress, onHold
}

/// Kinds of earlier calls.
public struct INCallRecordTypeOptions: OptionSet, Hashable, Sendable {
  /// The bits of the options.
  public let rawValue: UInt
  /// Creates options from their bits.
  public init(rawValue: UInt) { self.rawValue = rawValue }
  /// Calls of the user.
  public static let outgoing = Self(rawValue: 1 << 0)
  /// Calls that the user did not take.
  public static let missed = Self(rawValue: 1 << 1)
  /// Calls that the user took.
  public static let received = Self(rawValue: 1 << 2)
  /// The last calls.
  public static let latest = Self(rawValue: 1 << 3)
  /// Calls that went to the mailbox.
  public static let voicemail = Self(rawValue: 1 << 4)
  /// Calls that ring.
  public static let ringing = Self(rawValue: 1 << 5)
  /// Calls that go on.
  public static let inProgress = Self(rawValue: 1 << 6)
  /// Calls that are held.
  public static let onHold = Self(rawValue: 1 << 7)
}

/// What an app says of a kind of call of an intent.
open class INCallCapabilityResolutionResult: INIntentResolutionResult, @unchecked Sendable {
  /// Returns a result that says that a kind of call is right.
  open class func success(with value: INCallCapability) -> Self { right(value) }
  /// Returns a result that has the user confirm a kind of call.
  open class func confirmationRequired(with value: INCallCapability) -> Self { confirmation(Optional(value)) }
}

/// What an app says of a destination of a call of an intent.
open class INCallDestinationTypeResolutionResult: INIntentResolutionResult, @unchecked Sendable {
  /// Returns a result that says that a destination of a call is right.
  open class func success(with value: INCallDestinationType) -> Self { right(value) }
  /// Returns a result that has the user confirm a destination of a call.
  open class func confirmationRequired(with value: INCallDestinationType) -> Self { confirmation(Optional(value)) }
}

/// What an app says of a set of kinds of calls of an intent.
open class INCallRecordTypeOptionsResolutionResult: INIntentResolutionResult, @unchecked Sendable {
  /// Returns a result that says that a set of kinds of calls is right.
  open class func success(with value: INCallRecordTypeOptions) -> Self { right(value) }
  /// Returns a result that has the user confirm a set of kinds of calls.
  open class func confirmationRequired(with value: INCallRecordTypeOptions) -> Self { confirmation(Optional(value)) }
}

/// What an app says of a call of an intent.
open class INCallRecordResolutionResult: INIntentResolutionResult, @unchecked Sendable {
  /// Returns a result that says that a call is right.
  open class func success(with value: INCallRecord) -> Self { right(value) }
  /// Returns a result that has the user choose one of several calls.
  open class func disambiguation(with values: [INCallRecord]) -> Self { choice(values) }
  /// Returns a result that has the user confirm a call.
  open class func confirmationRequired(with value: INCallRecord?) -> Self { confirmation(value) }
}
