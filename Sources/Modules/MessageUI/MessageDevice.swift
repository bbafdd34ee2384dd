import Foundation
import PlainviewRuntime
public import PlainviewUIAutomation

/// What was sent from a simulated device.
@MainActor final class MessageDevice {
  var canSendMail = true
  var canSendText = true
  var canSendSubject = true
  var canSendAttachments = true
  var mails: [SimulatedMail] = []
  var texts: [SimulatedTextMessage] = []
  nonisolated init() {}

  static var current: MessageDevice { of(SimulatedProcess.current.device) }
  nonisolated static func of(_ parts: DeviceParts) -> MessageDevice {
    parts.part(MessageDevice.self) { MessageDevice() }
  }
}

/// A mail that the user sent or saved.
public struct SimulatedMail: Equatable, Sendable {
  /// The subject.
  public var subject = ""
  /// The recipients.
  public var to: [String] = []
  /// The recipients of copies.
  public var cc: [String] = []
  /// The recipients of hidden copies.
  public var bcc: [String] = []
  /// The text.
  public var body = ""
  /// Whether the text is HTML.
  public var isHTML = false
  /// The names of the files, in their order.
  public var attachments: [String] = []
  /// Creates an empty mail.
  public init() {}
}

/// A text message that the user sent.
public struct SimulatedTextMessage: Equatable, Sendable {
  /// The recipients.
  public var recipients: [String] = []
  /// The subject; nil when there is none.
  public var subject: String?
  /// The text; nil when there is none.
  public var body: String?
  /// The names of the files, in their order.
  public var attachments: [String] = []
  /// Creates an empty text message.
  public init() {}
}

extension XCUIDevice {
  /// Mail and text messages on this device.
  public var messages: SimulatedMessages { SimulatedMessages(device: self) }
}

/// Mail and text messages on a simulated device; they outlive a launch. The user's choice is a tap on a button of the
/// composer: Send, Save Draft, Delete Draft, Cancel.
@preconcurrency @MainActor public struct SimulatedMessages {
  let device: XCUIDevice
  private var part: MessageDevice { .of(device.parts) }

  /// Whether there is an account for mail; yes before it is set.
  public var canSendMail: Bool {
    get { part.canSendMail }
    nonmutating set { part.canSendMail = newValue }
  }
  /// Whether text messages can be sent; yes before it is set.
  public var canSendText: Bool {
    get { part.canSendText }
    nonmutating set { part.canSendText = newValue }
  }
  /// Whether text messages can have a subject; yes before it is set.
  public var canSendSubject: Bool {
    get { part.canSendSubject }
    nonmutating set { part.canSendSubject = newValue }
  }
  /// Whether text messages can have attachments; yes before it is set.
  public var canSendAttachments: Bool {
    get { part.canSendAttachments }
    nonmutating set { part.canSendAttachments = newValue }
  }
  /// What was sent, oldest first.
  public var mails: [SimulatedMail] { part.mails }
  /// What was sent, oldest first.
  public var texts: [SimulatedTextMessage] { part.texts }
}
