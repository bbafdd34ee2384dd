import Foundation
import FoundationNetworking
import PlainviewUIAutomation
import PlainviewWebKit
import Testing
import UIKit

/// `UIWebView`: its delegate's callbacks, and the pages of the simulated web.
@MainActor @Suite struct OldBrowserTests {
  private final class Reader: UIViewController, UIWebViewDelegate {
    var said: [String] = []
    let web = UIWebView()
    var refused = "nothing"

    override func loadView() {
      web.delegate = self
      view = web
    }
    func webView(
      _ webView: UIWebView, shouldStartLoadWith request: URLRequest, navigationType: UIWebView.NavigationType
    ) -> Bool {
      said.append("asked \(navigationType)")
      return request.url?.host != refused
    }
    func webViewDidStartLoad(_ webView: UIWebView) { said.append("starts \(webView.isLoading)") }
    func webViewDidFinishLoad(_ webView: UIWebView) { said.append("finishes \(webView.isLoading)") }
    func webView(_ webView: UIWebView, didFailLoadWithError error: any Error) {
      said.append("fails \((error as? URLError)?.code.rawValue ?? 0)")
    }
  }

  private let reader: Reader
  private let app: XCUIApplication

  init() throws {
    let reader = Reader()
    self.reader = reader
    app = XCUIApplication(rootViewController: reader)
    app.hardware.web.pages = [
      "https://example.org/": SimulatedPage(html: "<title>Shop</title>"),
      "https://example.org/gone": .failing(with: .cannotFindHost),
    ]
    try app.launch()
  }

  private func load(_ address: String) throws {
    let url = try #require(URL(string: address))
    try app.run { reader.web.loadRequest(URLRequest(url: url)) }
    try app.settle()
  }

  @Test func `The delegate is asked, then told of the beginning and the end`() throws {
    try load("https://example.org/")
    #expect(reader.said == ["asked other", "starts true", "finishes false"])
    #expect(reader.web.request?.url?.absoluteString == "https://example.org/")
    #expect(app.hardware.web.requests.count == 1)
  }

  @Test func `A refused page is not loaded, one that is missing fails`() throws {
    reader.refused = "bad.example.org"
    try load("https://bad.example.org/")
    #expect(reader.said == ["asked other"] && !reader.web.isLoading && reader.web.request == nil)
    reader.said = []
    try load("https://example.org/gone")
    #expect(reader.said == ["asked other", "starts true", "fails -1003"])
  }

  @Test func `It goes back, forward and loads again by its list`() throws {
    try load("https://example.org/")
    try app.run { reader.web.loadHTMLString("<title>Own</title>", baseURL: nil) }
    try app.settle()
    #expect(reader.web.canGoBack && !reader.web.canGoForward)
    #expect(reader.web.stringByEvaluatingJavaScript(from: "document.title") == "Own")
    reader.said = []
    try app.run { reader.web.goBack() }
    try app.settle()
    #expect(reader.web.stringByEvaluatingJavaScript(from: "document.title") == "Shop")
    #expect(!reader.web.canGoBack && reader.web.canGoForward)
    try app.run { reader.web.reload() }
    try app.settle()
    #expect(reader.said.filter { $0.hasPrefix("asked") } == ["asked backForward", "asked reload"])
    try app.run { reader.web.goForward() }
    try app.settle()
    #expect(reader.web.stringByEvaluatingJavaScript(from: "document.title") == "Own")
  }

  @Test func `A load that is stopped is a cancelled one`() throws {
    let url = try #require(URL(string: "https://example.org/"))
    try app.run { reader.web.loadRequest(URLRequest(url: url)) }
    try app.advance(by: 0.05)
    #expect(reader.web.isLoading)
    try app.run { reader.web.stopLoading() }
    try app.settle()
    #expect(reader.said == ["asked other", "starts true", "fails -999"] && !reader.web.isLoading)
  }

  @Test func `Documents connect its delegate, and its settings are UIKit's at first`() throws {
    try app.run {
      let other = UIWebView(frame: .zero)
      other.setValue(reader, forKey: "delegate")
      #expect(other.delegate === reader)
      #expect(!other.scalesPageToFit && other.dataDetectorTypes == .phoneNumber && other.pageCount == 0)
      #expect(other.mediaPlaybackRequiresUserAction && other.keyboardDisplayRequiresUserAction)
      #expect(other.paginationMode == .unpaginated && other.stringByEvaluatingJavaScript(from: "1") == nil)
    }
  }
}
