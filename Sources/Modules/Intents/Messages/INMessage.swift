public import Foundation

/// A message of an app.
open class INMessage: NSObject, NSCopying, @unchecked Sendable {
  /// The identifier of the message.
  open private(set) var identifier: String
  /// The identifier of the conversation; nil for none.
  open private(set) var conversationIdentifier: String?
  /// The text; nil for none.
  open private(set) var content: String?
  /// When the message was sent; nil where that is not known.
  open private(set) var dateSent: Date?
  /// Who has sent the message.
  open private(set) var sender: INPerson?
  /// Who gets the message.
  open private(set) var recipients: [INPerson]?
  /// The name of the group; nil for none.
  open private(set) var groupName: INSpeakableString?
  /// The kind of message.
  open private(set) var messageType: INMessageType
  /// The name of the service; nil for none.
  open private(set) var serviceName: String?

  /// Creates a message of a service in a group.
  public init(
    identifier: String, conversationIdentifier: String?, content: String?, dateSent: Date?, sender: INPerson?,
    recipients: [INPerson]?, groupName: INSpeakableString?, messageType: INMessageType, serviceName: String?
  ) {
    self.identifier = identifier
    self.conversationIdentifier = conversationIdentifier
    self.content = content
    self.dateSent = dateSent
    self.sender = sender
    self.recipients = recipients
    self.groupName = groupName
    self.messageType = messageType
    self.serviceName = serviceName
  }
  /// Creates a message in a group.
  public convenience init(
    identifier: String, conversationIdentifier: String?, content: String?, dateSent: Date?, sender: INPerson?,
    recipients: [INPerson]?, groupName: INSpeakableString?, messageType: INMessageType
  ) {
    self.init(
      identifier: identifier, conversationIdentifier: conversationIdentifier, content: content, dateSent: dateSent,
      sender: sender, recipients: recipients, groupName: groupName, messageType: messageType, serviceName: nil)
  }
  /// Creates a message of a conversation.
  public convenience init(
    identifier: String, conversationIdentifier: String?, content: String?, dateSent: Date?, sender: INPerson?,
    recipients: [INPerson]?, messageType: INMessageType
  ) {
    self.init(
      identifier: identifier, conversationIdentifier: conversationIdentifier, content: content, dateSent: dateSent,
      sender: sender, recipients: recipients, groupName: nil, messageType: messageType, serviceName: nil)
  }
  /// Creates a message.
  public convenience init(
    identifier: String, content: String?, dateSent: Date?, sender: INPerson?, recipients: [INPerson]?
  ) {
    self.init(
      identifier: identifier, conversationIdentifier: nil, content: content, dateSent: dateSent, sender: sender,
      recipients: recipients, groupName: nil, messageType: .text, serviceName: nil)
  }

  /// Returns the message itself, which does not change.
  open func copy(with zone: NSZone? = nil) -> Any { self }

  open override func isEqual(_ object: Any?) -> Bool {
    guard let other = object as? INMessage else { return false }
    return identifier == other.identifier && content == other.content && dateSent == other.dateSent
      && conversationIdentifier == other.conversationIdentifier && sender == other.sender
  }
  open override var hash: Int { identifier.hashValue }
}
