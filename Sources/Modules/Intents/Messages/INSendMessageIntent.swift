public import Foundation

/// What is attached to a message that is sent.
open class INSendMessageAttachment: NSObject, @unchecked Sendable {
  /// The file with sound; nil for none.
  open private(set) var audioMessageFile: INFile?
  /// Creates an attachment of a file with sound.
  public init(audioMessageFile: INFile) { self.audioMessageFile = audioMessageFile }

  open override func isEqual(_ object: Any?) -> Bool {
    (object as? INSendMessageAttachment)?.audioMessageFile == audioMessageFile
  }
  open override var hash: Int { audioMessageFile.hashValue }
}

/// What is known of the donation of a message that is sent. Kept, without effect.
open class INSendMessageIntentDonationMetadata: INIntentDonationMetadata, @unchecked Sendable {
  /// Whether the user was mentioned.
  open var mentionsCurrentUser = false
  /// Whether the message answers one of the user's.
  open var isReplyToCurrentUser = false
  /// Whether the user is to be told of the recipient.
  open var notifyRecipientAnyway = false
  /// How many recipients there are.
  open var recipientCount = 0
  /// Creates an object in which nothing is known.
  public override init() { super.init() }
}

/// Sending a message; incoming ones are donated by it too, with their sender.
open class INSendMessageIntent: INIntent, @unchecked Sendable {
  /// Who gets the message; nil where that is not known.
  open private(set) var recipients: [INPerson]?
  /// The kind of message.
  open private(set) var outgoingMessageType: INOutgoingMessageType
  /// The text; nil for none.
  open private(set) var content: String?
  /// The name of the group; nil for none.
  open private(set) var speakableGroupName: INSpeakableString?
  /// The identifier of the conversation in the app; nil for none.
  open private(set) var conversationIdentifier: String?
  /// The name of the service that sends; nil for none.
  open private(set) var serviceName: String?
  /// Who sends the message; nil where that is the user.
  open private(set) var sender: INPerson?
  /// What is attached; nil for nothing.
  open private(set) var attachments: [INSendMessageAttachment]?

  /// Creates an intent with its values.
  public init(
    recipients: [INPerson]?, outgoingMessageType: INOutgoingMessageType, content: String?,
    speakableGroupName: INSpeakableString?, conversationIdentifier: String?, serviceName: String?, sender: INPerson?,
    attachments: [INSendMessageAttachment]?
  ) {
    self.recipients = recipients
    self.outgoingMessageType = outgoingMessageType
    self.content = content
    self.speakableGroupName = speakableGroupName
    self.conversationIdentifier = conversationIdentifier
    self.serviceName = serviceName
    self.sender = sender
    self.attachments = attachments
    super.init()
  }
  /// Creates an intent to send a text; an older form.
  public convenience init(
    recipients: [INPerson]?, content: String?, speakableGroupName: INSpeakableString?,
    conversationIdentifier: String?, serviceName: String?, sender: INPerson?
  ) {
    self.init(
      recipients: recipients, outgoingMessageType: .outgoingMessageText, content: content,
      speakableGroupName: speakableGroupName, conversationIdentifier: conversationIdentifier,
      serviceName: serviceName, sender: sender, attachments: nil)
  }

  package override var values: [String: AnyHashable]? {
    [
      "recipients": recipients, "outgoingMessageType": outgoingMessageType, "content": content,
      "speakableGroupName": speakableGroupName, "conversationIdentifier": conversationIdentifier,
      "serviceName": serviceName, "sender": sender, "attachments": attachments,
    ]
  }
}
