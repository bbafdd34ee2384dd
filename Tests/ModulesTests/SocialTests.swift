import PlainviewSocial
import PlainviewUIAutomation
import Testing
import UIKit

/// `Social`: sheets for posts, and those of extensions.
@MainActor @Suite struct SocialTests {
  private let host = UIViewController()
  private let app: XCUIApplication

  init() throws {
    let host = host
    app = XCUIApplication(rootViewController: host)
    try app.launch()
  }

  private func present(_ answers: Answers) throws {
    try app.run {
      let sheet = try #require(SLComposeViewController(forServiceType: SLServiceTypeTwitter))
      #expect(sheet.setInitialText("Two teas"))
      #expect(sheet.add(URL(string: "https://example.org/tea")))
      #expect(sheet.add(UIGraphicsImageRenderer(size: CGSize(width: 3, height: 2)).image { _ in }))
      sheet.completionHandler = { result in
        switch result {
        case .done: answers.add("done")
        case .cancelled: answers.add("cancelled")
        }
      }
      host.present(sheet, animated: true)
    }
    try app.settle()
  }

  @Test func `What is posted is kept, with the user's changes`() throws {
    app.hardware.social.services = [SLServiceTypeTwitter]
    #expect(try app.run { SLComposeViewController.isAvailable(forServiceType: SLServiceTypeTwitter) })
    let answers = Answers()
    try present(answers)
    #expect(app.navigationBars["Twitter"].exists)
    #expect(
      try app.run { !((host.presentedViewController as? SLComposeViewController)?.setInitialText("None") ?? true) })
    try app.textViews.firstMatch.typeText("!")
    try app.buttons["Post"].tap()
    try app.settle()
    #expect(answers.all == ["done"] && host.presentedViewController == nil)
    let posts = app.hardware.social.posts
    #expect(posts.map(\.text) == ["Two teas!"] && posts.map(\.service) == ["com.apple.social.twitter"])
    #expect(posts.map(\.imageCount) == [1] && posts.first?.urls.map(\.absoluteString) == ["https://example.org/tea"])
  }

  @Test func `A user without an account can only cancel`() throws {
    #expect(try app.run { !SLComposeViewController.isAvailable(forServiceType: SLServiceTypeTwitter) })
    #expect(try app.run { SLComposeViewController(forServiceType: "org.example.none") == nil })
    let answers = Answers()
    try present(answers)
    #expect(!app.buttons["Post"].isEnabled)
    try app.buttons["Cancel"].tap()
    try app.settle()
    #expect(answers.all == ["cancelled"] && host.presentedViewController == nil)
    #expect(app.hardware.social.posts.isEmpty)
  }
}

/// The sheets of extensions that share.
@MainActor @Suite struct ShareExtensionTests {
  private final class Request: NSExtensionContext, @unchecked Sendable {
    let answers = Answers()
    override var inputItems: [Any] {
      let item = NSExtensionItem()
      item.attributedContentText = NSAttributedString(string: "Harbor")
      return [item]
    }
    override func completeRequest(returningItems items: [Any]?, completionHandler: (@Sendable (Bool) -> Void)? = nil) {
      answers.add("completed with \(items?.count ?? -1)")
    }
    override func cancelRequest(withError error: any Error) { answers.add("failed: \((error as NSError).code)") }
  }

  private final class Share: SLComposeServiceViewController {
    lazy var channel: SLComposeSheetConfigurationItem = {
      let item = SLComposeSheetConfigurationItem()!
      item.title = "Channel"
      item.value = "Default"
      item.tapHandler = { [weak self] in
        let choice = UIViewController()
        choice.title = "Channels"
        self?.pushConfigurationViewController(choice)
      }
      return item
    }()

    override func viewDidLoad() {
      super.viewDidLoad()
      title = "Share"
      placeholder = "Say something"
      navigationController?.navigationBar.topItem?.rightBarButtonItem?.title = "Send"
    }
    override func isContentValid() -> Bool {
      charactersRemaining = NSNumber(value: 10 - contentText.count)
      return contentText.count <= 10
    }
    override func configurationItems() -> [Any]! { [channel] }
    override func didSelectPost() {
      super.didSelectPost()
      (extensionContext as? Request)?.answers.add(contentText)
    }
  }

  private let request = Request()
  private let share = Share()
  private let app: XCUIApplication

  init() throws {
    share.beginRequest(with: request)
    let share = share
    app = XCUIApplication(rootViewController: share)
    try app.launch()
    try app.settle()
  }

  @Test func `The text begins with that of the request, and only a valid one is posted`() throws {
    #expect(app.navigationBars["Share"].exists && app.staticTexts["4"].exists)
    try app.textViews.firstMatch.typeText(" at night")
    #expect(!app.buttons["Send"].isEnabled && app.staticTexts["-5"].exists)
    try app.run {
      share.textView.text = "Harbors"
      share.validateContent()
    }
    try app.buttons["Send"].tap()
    #expect(request.answers.all == ["completed with 0", "Harbors"])
  }

  @Test func `A row shows its value and opens its choice`() throws {
    try app.run { share.channel.value = "News" }
    try app.buttons["Channel"].tap()
    try app.settle()
    #expect(app.navigationBars["Channels"].exists)
    try app.run { share.popConfigurationViewController() }
    try app.settle()
    #expect(app.navigationBars["Share"].exists && app.buttons["Channel"].exists)
  }

  @Test func `Cancel ends the request with an error`() throws {
    try app.buttons["Cancel"].tap()
    #expect(request.answers.all == ["failed: 3072"])
  }
}
