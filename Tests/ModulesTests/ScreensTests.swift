import PlainviewAVFoundation
import PlainviewAVKit
import PlainviewMessageUI
import PlainviewPhotos
import PlainviewSafariServices
import PlainviewSnapshot
import PlainviewStoreKit
import PlainviewUIAutomation
import Testing
import UIKit

/// Screens of the system that apps present: a browser, mail, messages, pictures, films.
@MainActor @Suite struct ScreensTests {
  private final class Host: UIViewController, MFMailComposeViewControllerDelegate,
    MFMessageComposeViewControllerDelegate, SFSafariViewControllerDelegate, PHPickerViewControllerDelegate
  {
    var said: [String] = []
    func mailComposeController(
      _ controller: MFMailComposeViewController, didFinishWith result: MFMailComposeResult, error: (any Error)?
    ) {
      said.append("mail \(result)")
      dismiss(animated: true)
    }
    func messageComposeViewController(
      _ controller: MFMessageComposeViewController, didFinishWith result: MessageComposeResult
    ) {
      said.append("message \(result)")
      dismiss(animated: true)
    }
    func safariViewControllerDidFinish(_ controller: SFSafariViewController) { said.append("browser finished") }
    func safariViewController(
      _ controller: SFSafariViewController, didCompleteInitialLoad didLoadSuccessfully: Bool
    ) { said.append("browser loaded \(didLoadSuccessfully)") }
    func picker(_ picker: PHPickerViewController, didFinishPicking results: [PHPickerResult]) {
      said.append("picked \(results.count)")
      dismiss(animated: true)
      for result in results {
        result.itemProvider.loadObject(ofClass: UIImage.self) { [weak self] image, _ in
          nonisolated(unsafe) let image = image
          MainActor.assumeIsolated { self?.said.append("image \((image as? UIImage)?.size.width ?? 0)") }
        }
      }
    }
  }

  private let host: Host
  private let app: XCUIApplication

  init() throws {
    let host = Host()
    self.host = host
    app = XCUIApplication(rootViewController: host)
    try app.launch()
  }

  private func present(_ make: @MainActor () throws -> UIViewController) throws {
    try app.run { host.present(try make(), animated: true) }
    try app.settle()
  }

  @Test(arguments: [("Send", "sent", 1), ("Save Draft", "saved", 0), ("Delete Draft", "cancelled", 0)])
  func `A mail ends as the user chooses`(_ button: String, _ result: String, _ sent: Int) throws {
    #expect(try app.run { MFMailComposeViewController.canSendMail() })
    try present {
      let mail = MFMailComposeViewController()
      mail.mailComposeDelegate = host
      mail.setSubject("Order")
      mail.setToRecipients(["shop@example.org"])
      mail.setMessageBody("Two teas", isHTML: false)
      mail.addAttachmentData(Data(), mimeType: "text/plain", fileName: "list.txt")
      return mail
    }
    #expect(app.staticTexts["To: shop@example.org"].exists)
    try app.buttons[button].tap()
    try app.settle()
    #expect(host.said == ["mail \(result)"])
    #expect(host.presentedViewController == nil)
    let mails = app.hardware.messages.mails
    #expect(mails.count == sent)
    if let mail = mails.first {
      #expect(mail.subject == "Order" && mail.body == "Two teas" && mail.attachments == ["list.txt"])
    }
  }

  @Test func `A text message is sent, or cannot be`() throws {
    try present {
      let message = MFMessageComposeViewController()
      message.messageComposeDelegate = host
      message.recipients = ["+49 1"]
      message.body = "On my way"
      return message
    }
    try app.buttons["Send"].tap()
    try app.settle()
    #expect(host.said == ["message sent"])
    #expect(app.hardware.messages.texts.first?.body == "On my way")
    app.hardware.messages.canSendText = false
    #expect(try app.run { !MFMessageComposeViewController.canSendText() })
  }

  @Test func `Some devices send no subjects and no attachments`() throws {
    #expect(try app.run { MFMessageComposeViewController.canSendSubject() })
    app.hardware.messages.canSendSubject = false
    app.hardware.messages.canSendAttachments = false
    try app.run {
      #expect(!MFMessageComposeViewController.canSendSubject() && !MFMessageComposeViewController.canSendAttachments())
      #expect(!MFMessageComposeViewController.isSupportedAttachmentUTI("public.png"))
      let message = MFMessageComposeViewController()
      #expect(!message.addAttachmentData(Data([1]), typeIdentifier: "public.png", filename: "a.png"))
      #expect(message.attachments == nil && MFMessageComposeViewController.canSendText())
    }
  }

  @Test func `A browser over the app shows its address and closes by itself`() throws {
    try present {
      let browser = SFSafariViewController(url: try #require(URL(string: "https://example.org/help")))
      browser.delegate = host
      return browser
    }
    #expect(Snapshotting<XCUIApplication>.ascii.text(of: app).contains("https://example.org/help"))
    try app.buttons["Done"].tap()
    try app.settle()
    #expect(host.said == ["browser loaded true", "browser finished"])
    #expect(host.presentedViewController == nil)
  }

  @Test func `A browser takes no other addresses than the web's`() throws {
    let error = #expect(throws: (any Error).self) {
      try app.run { _ = SFSafariViewController(url: URL(fileURLWithPath: "/tmp/a.html")) }
    }
    #expect("\(error.map { "\($0)" } ?? "")".contains("unsupported scheme"))
  }

  @Test func `Pictures are chosen, one or several`() throws {
    let image = UIGraphicsImageRenderer(size: CGSize(width: 30, height: 20)).image { _ in }
    app.hardware.photos.photos = [
      SimulatedPhoto("Beach", image: image), SimulatedPhoto("Film", film: Data([1])),
      SimulatedPhoto("Town", image: image),
    ]
    try present {
      var configuration = PHPickerConfiguration()
      configuration.filter = .images
      configuration.selectionLimit = 0
      let picker = PHPickerViewController(configuration: configuration)
      picker.delegate = host
      return picker
    }
    #expect(!app.buttons["Film"].exists)
    try app.buttons["Beach"].tap()
    try app.buttons["Town"].tap()
    try app.buttons["Add"].tap()
    try app.settle()
    #expect(host.said == ["picked 2", "image 30.0", "image 30.0"])
    try present {
      let picker = PHPickerViewController(configuration: PHPickerConfiguration())
      picker.delegate = host
      return picker
    }
    try app.buttons["Cancel"].tap()
    #expect(host.said.last == "picked 0")
  }

  @Test func `Permission for pictures is asked for once`() throws {
    let answers = Answers()
    app.hardware.photos.answer = .limited
    try app.run { PHPhotoLibrary.requestAuthorization(for: .readWrite) { answers.add("\($0)") } }
    try app.settle()
    #expect(answers.all == ["limited"] && app.hardware.photos.authorization == .limited)
  }

  @Test func `A film plays and pauses by its buttons`() throws {
    let url = URL(fileURLWithPath: "/films/trailer.mp4")
    app.hardware.media.durations = ["trailer.mp4": 30]
    let player = try app.run { AVPlayer(url: url) }
    try present {
      let controller = AVPlayerViewController()
      controller.player = player
      return controller
    }
    #expect(Snapshotting<XCUIApplication>.ascii.text(of: app).contains("trailer.mp4"))
    try app.buttons["Play/Pause"].tap()
    try app.advance(by: 5)
    try app.buttons["Play/Pause"].tap()
    try app.advance(by: 5)
    let seconds = try app.run { player.currentTime().seconds }
    #expect(seconds >= 5 && seconds < 6)
    #expect(app.hardware.media.played == ["trailer.mp4"])
  }

  @Test func `A review is asked for`() throws {
    try app.run { SKStoreReviewController.requestReview() }
    #expect(app.hardware.reviewRequests == 1)
  }
}
