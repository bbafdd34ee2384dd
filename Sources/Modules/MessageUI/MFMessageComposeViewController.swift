public import Foundation
import PlainviewRuntime
import PlainviewUIKitCore
public import PlainviewWidgets

public enum MessageComposeResult: Int, Sendable { case cancelled, sent, failed }

public let MFMessageComposeViewControllerTextMessageAvailabilityDidChangeNotification =
  "MFMessageComposeViewControllerTextMessageAvailabilityDidChangeNotification"
public let MFMessageComposeViewControllerTextMessageAvailabilityKey =
  "MFMessageComposeViewControllerTextMessageAvailabilityKey"
public let MFMessageComposeViewControllerAttachmentURL = "MFMessageComposeViewControllerAttachmentURL"
public let MFMessageComposeViewControllerAttachmentAlternateFilename =
  "MFMessageComposeViewControllerAttachmentAlternateFilename"

/// A text message that the user may send or give up; its buttons do so, and the device keeps what was sent.
@preconcurrency @MainActor open class MFMessageComposeViewController: UINavigationController {
  open weak var messageComposeDelegate: (any MFMessageComposeViewControllerDelegate)?
  open var recipients: [String]?
  open var body: String?
  open var subject: String?
  open private(set) var attachments: [[AnyHashable: Any]]?
  private var names: [String] = []

  open class func canSendText() -> Bool { MessageDevice.current.canSendText }
  open class func canSendSubject() -> Bool { MessageDevice.current.canSendSubject }
  open class func canSendAttachments() -> Bool { MessageDevice.current.canSendAttachments }
  open class func isSupportedAttachmentUTI(_ uti: String) -> Bool { canSendAttachments() }

  open func disableUserAttachments() {}
  @discardableResult
  open func addAttachmentURL(_ attachmentURL: URL, withAlternateFilename alternateFilename: String?) -> Bool {
    add(alternateFilename ?? attachmentURL.lastPathComponent, attachmentURL)
  }
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

/// Hears how a text message ended.
@preconcurrency @MainActor public protocol MFMessageComposeViewControllerDelegate: NSObjectProtocol {
  func messageComposeViewController(
    _ controller: MFMessageComposeViewController, didFinishWith result: MessageComposeResult)
}
