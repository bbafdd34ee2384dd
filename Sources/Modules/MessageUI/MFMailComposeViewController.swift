public import Foundation
import PlainviewRuntime
import PlainviewUIKitCore
public import PlainviewWidgets

public enum MFMailComposeResult: Int, Sendable { case cancelled, saved, sent, failed }

public let MFMailComposeErrorDomain = "MFMailComposeErrorDomain"

/// Why a mail was not sent.
public struct MFMailComposeError: CustomNSError, Hashable, Sendable {
  public enum Code: Int, Sendable { case saveFailed, sendFailed }
  public let code: Code
  public init(_ code: Code) { self.code = code }
  public static var errorDomain: String { MFMailComposeErrorDomain }
  public var errorCode: Int { code.rawValue }
}

/// A mail that the user may change, send, save or throw away; its buttons do so, and the device keeps what was sent.
@preconcurrency @MainActor open class MFMailComposeViewController: UINavigationController {
  open weak var mailComposeDelegate: (any MFMailComposeViewControllerDelegate)?
  private var mail = SimulatedMail()

  open class func canSendMail() -> Bool { MessageDevice.current.canSendMail }

  open func setSubject(_ subject: String) { mail.subject = subject }
  open func setToRecipients(_ toRecipients: [String]?) { mail.to = toRecipients ?? [] }
  open func setCcRecipients(_ ccRecipients: [String]?) { mail.cc = ccRecipients ?? [] }
  open func setBccRecipients(_ bccRecipients: [String]?) { mail.bcc = bccRecipients ?? [] }
  open func setMessageBody(_ body: String, isHTML: Bool) {
    mail.body = body
    mail.isHTML = isHTML
  }
  open func addAttachmentData(_ attachment: Data, mimeType: String, fileName filename: String) {
    mail.attachments.append(filename)
  }
  open func setPreferredSendingEmailAddress(_ emailAddress: String) {}

  open override func viewDidLoad() {
    super.viewDidLoad()
    let screen = ComposerScreen(nibName: nil, bundle: nil)
    screen.title = mail.subject.isEmpty ? "New Message" : mail.subject
    screen.lines = [
      ("To", mail.to.joined(separator: ", ")), ("Cc", mail.cc.joined(separator: ", ")),
      ("Bcc", mail.bcc.joined(separator: ", ")), ("Subject", mail.subject), ("", mail.body),
      ("Attachments", mail.attachments.joined(separator: ", ")),
    ]
    screen.buttons = [
      ("Send", { [weak self] in self?.finish(.sent) }), ("Save Draft", { [weak self] in self?.finish(.saved) }),
      ("Delete Draft", { [weak self] in self?.finish(.cancelled) }),
    ]
    setViewControllers([screen], animated: false)
  }

  /// Tells the delegate, which has to dismiss; without a delegate the composer stays, as on a device.
  private func finish(_ result: MFMailComposeResult) {
    if result == .sent { MessageDevice.current.mails.append(mail) }
    UserCode.tell(mailComposeDelegate, "mailComposeController(_:didFinishWith:error:)", of: self, ", \(result)") {
      $0.mailComposeController(self, didFinishWith: result, error: nil)
    }
  }
}

/// Hears how a mail ended; the method is optional.
@preconcurrency @MainActor public protocol MFMailComposeViewControllerDelegate: NSObjectProtocol {
  func mailComposeController(
    _ controller: MFMailComposeViewController, didFinishWith result: MFMailComposeResult, error: (any Error)?)
}
extension MFMailComposeViewControllerDelegate {
  dynamic public func mailComposeController(
    _ controller: MFMailComposeViewController, didFinishWith result: MFMailComposeResult, error: (any Error)?
  ) { leftOut(by: self, with: [controller, result, error]) }
}
