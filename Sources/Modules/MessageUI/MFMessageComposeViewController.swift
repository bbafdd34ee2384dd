public import Foundation
import PlainviewRuntime
import PlainviewUIKitCore
public import PlainviewWidgets

/// The outcome of a text message: canceled, sent, or failed.
public enum MessageComposeResult: Int, Sendable { case cancelled, sent, failed }

/// The name for a change of whether text messages can be sent; never posted here.
public let MFMessageComposeViewControllerTextMessageAvailabilityDidChangeNotification =
  "MFMessageComposeViewControllerTextMessageAvailabilityDidChangeNotification"
/// The key for whether text messages can be sent.
public let MFMessageComposeViewControllerTextMessageAvailabilityKey =
  "MFMessageComposeViewControllerTextMessageAvailabilityKey"
/// The key for the address of an attachment.
public let MFMessageComposeViewControllerAttachmentURL = "MFMessageComposeViewControllerAttachmentURL"
/// The key for the name of an attachment.
public let MFMessageComposeViewControllerAttachmentAlternateFilename =
  "MFMessageComposeViewControllerAttachmentAlternateFilename"

/// A text message that the user may send or give up; its buttons do so, and the device keeps what was sent.
@preconcurrency @MainActor open class MFMessageComposeViewController: UINavigationController {
  /// The object that is informed of the outcome; it has to dismiss the composer.
  open weak var messageComposeDelegate: (any MFMessageComposeViewControllerDelegate)?
  /// The recipients shown in the composer; nil stands for none.
  open var recipients: [String]?
  /// The text shown in the composer.
  open var body: String?
  /// The subject shown in the composer.
  open var subject: String?
  /// The addresses and names of the attachments; nil when there are none.
  open private(set) var attachments: [[AnyHashable: Any]]?
  private var names: [String] = []

  /// Returns whether the device can send text messages, as set in `XCUIDevice.messages`; true by default.
  open class func canSendText() -> Bool { MessageDevice.current.canSendText }
  /// Returns whether messages can have a subject, as set in `XCUIDevice.messages`; true by default.
  open class func canSendSubject() -> Bool { MessageDevice.current.canSendSubject }
  /// Returns whether messages can have attachments, as set in `XCUIDevice.messages`; true by default.
  open class func canSendAttachments() -> Bool { MessageDevice.current.canSendAttachments }
  /// Returns whether a type of attachment can be sent; true when attachments can be sent at all.
  open class func isSupportedAttachmentUTI(_ uti: String) -> Bool { canSendAttachments() }

  /// Does nothing.
  open func disableUserAttachments() {}
  /// Adds the file at an address under a name; returns false when attachments cannot be sent.
  @discardableResult
  open func addAttachmentURL(_ attachmentURL: URL, withAlternateFilename alternateFilename: String?) -> Bool {
    add(alternateFilename ?? attachmentURL.lastPathComponent, attachmentURL)
  }
  /// Adds a file under a name; its data and type are not kept. Returns false when attachments cannot be sent.
  @discardableResult
  open func addAttachmentData(_ attachmentData: Data, typeIdentifier uti: String, filename: String) -> Bool {
    add(filename, nil)
  }

  private func add(_ name: String, _ url: URL?) -> Bool {
    guard Self.canSendAttachments() else { return false }
    names.append(name)
    var entry: [AnyHashable: Any] = [MFMessageComposeViewControllerAttachmentAlternateFilename: name]
    if let url { entry[MFMessageComposeViewControllerAttachmentURL] = url }
    attachments = (attachments ?? []) + [entry]
    return true
  }

  open override func viewDidLoad() {
    super.viewDidLoad()
    let screen = ComposerScreen(nibName: nil, bundle: nil)
    screen.title = "New Message"
    screen.lines = [
      ("To", (recipients ?? []).joined(separator: ", ")), ("Subject", subject ?? ""), ("", body ?? ""),
      ("Attachments", names.joined(separator: ", ")),
    ]
    screen.buttons = [
      ("Send", { [weak self] in self?.finish(.sent) }), ("Cancel", { [weak self] in self?.finish(.cancelled) }),
    ]
    setViewControllers([screen], animated: false)
  }

  /// Tells the delegate, which has to dismiss.
  private func finish(_ result: MessageComposeResult) {
    if result == .sent {
      var sent = SimulatedTextMessage()
      sent.recipients = recipients ?? []
      sent.subject = subject
      sent.body = body
      sent.attachments = names
      MessageDevice.current.texts.append(sent)
    }
    UserCode.tell(messageComposeDelegate, "messageComposeViewController(_:didFinishWith:)", of: self, ", \(result)") {
      $0.messageComposeViewController(self, didFinishWith: result)
    }
  }
}

/// Is notified of the result of a text message.
@preconcurrency @MainActor public protocol MFMessageComposeViewControllerDelegate: NSObjectProtocol {
  /// Called when the user has sent or canceled the message.
  func messageComposeViewController(
    _ controller: MFMessageComposeViewController, didFinishWith result: MessageComposeResult)
}
