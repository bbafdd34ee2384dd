import Foundation
import PlainviewLinkPresentation
import PlainviewSnapshot
import PlainviewUIAutomation
import Testing
import UIKit

/// `LinkPresentation`: what is known of links, and the views that show it.
@MainActor @Suite struct LinkPresentationTests {
  private final class Source: NSObject, UIActivityItemSource {
    func activityViewControllerPlaceholderItem(_ activityViewController: UIActivityViewController) -> Any { "" }
    func activityViewController(
      _ activityViewController: UIActivityViewController, itemForActivityType activityType: UIActivity.ActivityType?
    ) -> Any? { "shared" }
    func activityViewControllerLinkMetadata(_ activityViewController: UIActivityViewController) -> LPLinkMetadata? {
      let metadata = LPLinkMetadata()
      metadata.title = "Tea"
      metadata.originalURL = URL(string: "https://example.org/tea")
      return metadata
    }
  }

  private let host = UIViewController()
  private let app: XCUIApplication
  private let url = URL(string: "https://example.org/tea")!

  init() throws {
    let host = host
    app = XCUIApplication(rootViewController: host)
    try app.launch()
  }

  private func fetch(
    _ answers: Answers, _ change: @escaping @MainActor (LPMetadataProvider) -> Void = { _ in }
  ) throws -> LPMetadataProvider {
    try app.run {
      let provider = LPMetadataProvider()
      change(provider)
      provider.startFetchingMetadata(for: url) { metadata, error in
        let code = (error as? LPError).map { "\($0.code)" } ?? ""
        answers.add("\(metadata?.title ?? "none") \(metadata?.url?.path ?? "") \(code)")
      }
      return provider
    }
  }

  @Test func `A link is fetched as the device says, others fail`() throws {
    let answers = Answers()
    _ = try fetch(answers)
    try app.settle()
    app.hardware.links[url] = SimulatedLink(title: "Tea", url: URL(string: "https://example.org/green-tea"))
    _ = try fetch(answers)
    try app.settle()
    #expect(answers.all == ["none  metadataFetchFailed", "Tea /green-tea "])
    #expect(LPError.errorDomain == "LPErrorDomain" && LPError(.metadataFetchFailed).errorCode == 2)
  }

  @Test func `A fetch ends at its timeout, after 30 seconds unless the app says otherwise`() throws {
    let answers = Answers()
    app.hardware.links[url] = SimulatedLink(title: "Tea", delay: 40)
    _ = try fetch(answers)
    try app.advance(by: 29)
    #expect(answers.all == [])
    try app.advance(by: 2)
    #expect(answers.all == ["none  metadataFetchTimedOut"])
    _ = try fetch(answers) { $0.timeout = 50 }
    try app.advance(by: 41)
    #expect(answers.all.last == "Tea /tea ")
  }

  @Test func `A canceled fetch says so`() throws {
    let answers = Answers()
    app.hardware.links[url] = SimulatedLink(title: "Tea", delay: 5)
    let provider = try fetch(answers)
    try app.run { provider.cancel() }
    try app.advance(by: 6)
    #expect(answers.all == ["none  metadataFetchCancelled"])
  }

  @Test func `A provider fetches once`() throws {
    #expect(throws: (any Error).self) {
      try app.run {
        let provider = LPMetadataProvider()
        provider.startFetchingMetadata(for: url) { _, _ in }
        provider.startFetchingMetadata(for: url) { _, _ in }
      }
    }
  }

  @Test func `Pictures come only with subresources`() throws {
    let image = UIGraphicsImageRenderer(size: CGSize(width: 30, height: 20)).image { _ in }
    app.hardware.links[url] = SimulatedLink(title: "Tea", icon: image)
    let answers = Answers()
    for wanted in [true, false] {
      try app.run {
        let provider = LPMetadataProvider()
        provider.shouldFetchSubresources = wanted
        provider.startFetchingMetadata(for: URLRequest(url: url)) { metadata, _ in
          answers.add("\(metadata?.iconProvider?.canLoadObject(ofClass: UIImage.self) ?? false)")
        }
      }
      try app.settle()
    }
    #expect(answers.all == ["true", "false"])
  }

  @Test func `A view shows title and host, and a tap opens the address`() throws {
    try app.run {
      let metadata = LPLinkMetadata()
      metadata.title = "Tea"
      metadata.originalURL = url
      let view = LPLinkView(metadata: metadata)
      view.frame = CGRect(x: 20, y: 100, width: 300, height: 80)
      metadata.title = "Coffee"
      host.view.addSubview(view)
    }
    let picture = Snapshotting<XCUIApplication>.ascii.text(of: app)
    #expect(picture.contains("Tea") && picture.contains("example.org") && !picture.contains("Coffee"))
    try app.links["Tea, example.org"].tap()
    #expect(app.openedURLs == [url])
  }

  @Test func `A view without metadata shows the host`() throws {
    try app.run {
      let view = LPLinkView(url: url)
      #expect(view.metadata.originalURL == url && view.accessibilityLabel == "example.org")
      #expect(view.intrinsicContentSize.width > 0)
    }
  }

  @Test func `Metadata is copied and archived without its pictures`() throws {
    let metadata = LPLinkMetadata()
    metadata.title = "Tea"
    metadata.url = url
    let copy = try #require(metadata.copy() as? LPLinkMetadata)
    metadata.title = "Coffee"
    #expect(copy.title == "Tea" && copy.url == url)
    let data = try NSKeyedArchiver.archivedData(withRootObject: copy, requiringSecureCoding: true)
    let read = try #require(try NSKeyedUnarchiver.unarchivedObject(ofClass: LPLinkMetadata.self, from: data))
    #expect(read.title == "Tea" && read.url == url && read.originalURL == nil)
  }

  @Test func `The sheet for sharing shows what a source says of its link`() throws {
    let source = Source()
    try app.run {
      host.present(UIActivityViewController(activityItems: [source], applicationActivities: nil), animated: true)
    }
    try app.settle()
    #expect(app.staticTexts["Tea — example.org"].exists)
  }
}
