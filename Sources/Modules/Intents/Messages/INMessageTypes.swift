import Foundation

/// The kind of a message that is sent: not known, a text, or sound.
public enum INOutgoingMessageType: Int, Sendable {
  /// The cases in Intents' order.
  case unknown, outgoingMessageText, outgoingMessageAudio
}

/// The kind of a message.
public enum INMessageType: Int, Sendable {
  /// The cases in Intents' order.
  case unspecified, text, audio, digitalTouch, handwriting, sticker, tapbackLiked, tapbackDisliked, tapbackEmphasized,
    tapbackLoved, tapbackQuestioned, tapbackLaughed, mediaCalendar, mediaLocation, mediaAddressCard, mediaImage,
    mediaVideo, mediaPass, mediaAudio, paymentSent, paymentRequest, paymentNote, animoji, activitySnippet, file, link
}

/// A property of a message: not known, read or not, flagged or not, or played.
public enum INMessageAttribute: Int, Sendable {
  /// The cases in Intents' order.
  case unknown, read, unread, flagged, unflagged, played
}

/// Properties of messages.
public struct INMessageAttributeOptions: OptionSet, Hashable, Sendable {
  /// The bits of the options.
  public let rawValue: UInt
  /// Creates options from their bits.
  public init(rawValue: UInt) { self.rawValue = rawValue }
  /// The message was read.
  public static let read = Self(rawValue: 1 << 0)
  /// The message was not read.
  public static let unread = Self(rawValue: 1 << 1)
  /// The message has a flag.
  public static let flagged = Self(rawValue: 1 << 2)
  /// The message has no flag.
  public static let unflagged = Self(rawValue: 1 << 3)
  /// The message was played.
  public static let played = Self(rawValue: 1 << 4)
}

/// How several conditions are put together: all of them, any of them, or none.
public enum INConditionalOperator: Int, Sendable {
  /// The cases in Intents' order.
  case all, any, none
}

/// What an app says of a kind of message of an intent.
open class INOutgoingMessageTypeResolutionResult: INIntentResolutionResult, @unchecked Sendable {
  /// Returns a result that says that a kind of message is right.
  open class func success(with value: INOutgoingMessageType) -> Self { right(value) }
  /// Returns a result that has the user confirm a kind of message.
  open class func confirmationRequired(with value: INOutgoingMessageType) -> Self { confirmation(Optional(value)) }
}

/// What an app says of a property of a message of an intent.
open class INMessageAttributeResolutionResult: INIntentResolutionResult, @unchecked Sendable {
  /// Returns a result that says that a property of a message is right.
  open class func success(with value: INMessageAttribute) -> Self { right(value) }
  /// Returns a result that has the user confirm a property of a message.
  open class func confirmationRequired(with value: INMessageAttribute) -> Self { confirmation(Optional(value)) }
}

/// What an app says of a set of properties of messages of an intent.
open class INMessageAttributeOptionsResolutionResult: INIntentResolutionResult, @unchecked Sendable {
  /// Returns a result that says that a set of properties of messages is right.
  open class func success(with value: INMessageAttributeOptions) -> Self { right(value) }
  /// Returns a result that has the user confirm a set of properties of messages.
  open class func confirmationRequired(with value: INMessageAttributeOptions) -> Self { confirmation(Optional(value)) }
}
