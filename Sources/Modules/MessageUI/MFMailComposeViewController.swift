public import Foundation
public import PlainviewRuntime
import PlainviewUIKitCore
public import PlainviewWidgets

/// The outcome of a mail: canceled, saved as a draft, sent, or failed.
public enum MFMailComposeResult: Int, Sendable { case cancelled, saved, sent, failed }

/// The domain of the errors of mails.
public let MFMailComposeErrorDomain = "MFMailComposeErrorDomain"

/// Why a mail was not sent.
public struct MFMailComposeError: ErrorValue, Sendable {
  /// The reasons of errors: the mail could not be saved or not be sent.
  public enum Code: Int, _ErrorCodeProtocol, Sendable {
    /// The errors that have the codes.
    public typealias _ErrorType = MFMailComposeError
    /// The reasons in the order of their numbers.
    case saveFailed, sendFailed
  }
  /// The error as an `NSError`.
  public let _nsError: NSError
  /// Creates an error from an `NSError` of the domain.
  public init(_nsError error: NSError) { _nsError = error }
  /// `MFMailComposeErrorDomain`, the domain of the errors.
  public static var _nsErrorDomain: String { MFMailComposeErrorDomain }

  /// The code `saveFailed`, for use in a pattern.
  public static var saveFailed: Code { .saveFailed }
  /// The code `sendFailed`, for use in a pattern.
  public static var sendFailed: Code { .sendFailed }
}

/// A mail that the user may change, send, save or throw away; its buttons do so, and the device keeps what was sent.
@preconcurrency @MainActor open class MFMailComposeViewController: UINavigationController {
  /// The object that is informed of the outcome; it has to dismiss the composer.
  open weak var mailComposeDelegate: (any MFMailComposeViewControllerDelegate)?
  private var mail = SimulatedMail()

  /// Returns whether the device can send mail, as set in `XCUIDevice.messages`; true by default.
  open class func canSendMail() -> Bool { MessageDevice.current.canSendMail }

  /// Sets the subject, which is also the composer's title.
  open func setSubject(_ subject: String) { mail.subject = subject }
  /// Sets the recipients; nil stands for none.
  open func setToRecipients(_ toRecipients: [String]?) { mail.to = toRecipients ?? [] }
  /// Sets the recipients of copies; nil stands for none.
  open func setCcRecipients(_ ccRecipients: [String]?) { mail.cc = ccRecipients ?? [] }
  /// Sets the recipients of hidden copies; nil stands for none.
  open func setBccRecipients(_ bccRecipients: [String]?) { mail.bcc = bccRecipients ?? [] }
  /// Sets the text of the mail and whether it is HTML.
  open func setMessageBody(_ body: String, isHTML: Bool) {
    mail.body = body
    mail.isHTML = isHTML
  }
  /// Adds a file to the mail; its name is kept, its data and type are not.
  open func addAttachmentData(_ attachment: Data, mimeType: String, fileName filename: String) {
    mail.attachments.append(filename)
  }
  /// Does nothing.
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

/// Is notified of the result of a mail; the method is optional.
@preconcurrency @MainActor public protocol MFMailComposeViewControllerDelegate: NSObjectProtocol {
  /// Called when the user has sent, saved or deleted the mail; the error is always nil.
  func mailComposeController(
    _ controller: MFMailComposeViewController, didFinishWith result: MFMailComposeResult, error: (any Error)?)
}
extension MFMailComposeViewControllerDelegate {
  /// The default of the optional `mailComposeController(_:didFinishWith:error:)`; does nothing.
  dynamic public func mailComposeController(
    _ controller: MFMailComposeViewController, didFinishWith result: MFMailComposeResult, error: (any Error)?
  ) { leftOut(by: self, with: [controller, result, error]) }
}
