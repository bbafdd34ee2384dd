import PlainviewSnapshot
import PlainviewUIAutomation
import PlainviewWebKit
import Testing
import UIKit

/// `WebKit`: pages of the simulated web.
@MainActor @Suite struct WebKitTests {
  private final class Browser: UIViewController, WKNavigationDelegate, WKScriptMessageHandler, WKUIDelegate {
    var said: [String] = []
    var web = WKWebView()
    var refuses = "nothing"
    var made: [WKWebView] = []
    var makesWindows = true

    override func loadView() {
      let configuration = WKWebViewConfiguration()
      configuration.userContentController.add(self, name: "shop")
      web = WKWebView(frame: .zero, configuration: configuration)
      web.navigationDelegate = self
      web.uiDelegate = self
      view = web
    }
    func webView(
      _ webView: WKWebView, decidePolicyFor navigationAction: WKNavigationAction,
      decisionHandler: @escaping @MainActor (WKNavigationActionPolicy) -> Void
    ) {
      let isRefused = navigationAction.request.url?.host == refuses
      said.append("\(isRefused ? "refuses" : "allows") \(navigationAction.navigationType)")
      decisionHandler(isRefused ? .cancel : .allow)
    }
    func webView(_ webView: WKWebView, didStartProvisionalNavigation navigation: WKNavigation!) {
      said.append("starts")
    }
    func webView(_ webView: WKWebView, didCommit navigation: WKNavigation!) { said.append("commits") }
    func webView(_ webView: WKWebView, didFinish navigation: WKNavigation!) {
      said.append("finishes \(webView.title ?? "")")
    }
    func webView(
      _ webView: WKWebView, didFailProvisionalNavigation navigation: WKNavigation!, withError error: any Error
    ) { said.append("fails \((error as? URLError)?.code.rawValue ?? 0)") }
    func userContentController(
      _ userContentController: WKUserContentController, didReceive message: WKScriptMessage
    ) { said.append("message \(message.name) \(message.body)") }
    func webView(
      _ webView: WKWebView, createWebViewWith configuration: WKWebViewConfiguration,
      for navigationAction: WKNavigationAction, windowFeatures: WKWindowFeatures
    ) -> WKWebView? {
      said.append(
        "asked for \(navigationAction.request.url?.path ?? ""), in place: \(navigationAction.targetFrame != nil)")
      guard makesWindows else { return nil }
      made.append(WKWebView(frame: .zero, configuration: configuration))
      return made.last
    }
    func webView(
      _ webView: WKWebView, runJavaScriptAlertPanelWithMessage message: String, initiatedByFrame frame: WKFrameInfo,
      completionHandler: @escaping @MainActor () -> Void
    ) {
      said.append("alert \(message)")
      completionHandler()
    }
  }

  private let browser: Browser
  private let app: XCUIApplication

  init() throws {
    let browser = Browser()
    self.browser = browser
    app = XCUIApplication(rootViewController: browser)
    app.hardware.web.pages = [
      "https://example.org/": SimulatedPage(html: "<html><title> Shop </title></html>"),
      "https://example.org/gone": .failing(with: .cannotFindHost),
    ]
    try app.launch()
  }

  private func load(_ address: String) throws {
    let url = try #require(URL(string: address))
    try app.run { _ = browser.web.load(URLRequest(url: url)) }
  }

  @Test func `A page is asked for, begun, committed and finished`() throws {
    try load("https://example.org/")
    #expect(browser.web.isLoading && browser.web.estimatedProgress == 0.1)
    try app.settle()
    #expect(browser.said == ["allows other", "starts", "commits", "finishes Shop"])
    #expect(!browser.web.isLoading && browser.web.estimatedProgress == 1 && browser.web.hasOnlySecureContent)
    #expect(app.hardware.web.requests.count == 1)
  }

  @Test func `Observers hear of the progress`() throws {
    let values = Answers()
    let observation = try app.run {
      browser.web.observe(\.estimatedProgress, __names: "estimatedProgress", options: [.new]) { _, change in
        values.add("\(change.newValue ?? 0)")
      }
    }
    try load("https://example.org/")
    try app.settle()
    #expect(values.all == ["0.1", "0.5", "1.0"])
    observation.invalidate()
  }

  @Test func `A refused page is not loaded, a missing one fails`() throws {
    browser.refuses = "bad.example.org"
    try load("https://bad.example.org/")
    try app.settle()
    try load("https://example.org/gone")
    try app.settle()
    #expect(browser.said == ["refuses other", "allows other", "starts", "fails -1003"])
  }

  @Test func `The list goes back and forward, links are followed`() throws {
    try load("https://example.org/")
    try app.settle()
    app.hardware.web.follow("/cart")
    try app.settle()
    #expect(browser.web.url?.absoluteString == "https://example.org/cart")
    #expect(browser.said.contains("allows linkActivated"))
    #expect(browser.web.canGoBack && !browser.web.canGoForward)
    try app.run { _ = browser.web.goBack() }
    try app.settle()
    #expect(browser.web.title == "Shop" && browser.web.canGoForward && !browser.web.canGoBack)
    #expect(browser.web.backForwardList.forwardItem?.url.path == "/cart")
  }

  @Test(arguments: [true, false])
  func `A link with a target of its own is loaded by the view that the app makes`(_ makesWindows: Bool) throws {
    app.hardware.web.pages["https://example.org/"] = SimulatedPage(
      html: "<a href='/cart'>Cart</a> <a class=\"x\" href=\"/help\" target=\"_blank\">Help</a>")
    browser.makesWindows = makesWindows
    try load("https://example.org/")
    try app.settle()
    browser.said = []
    app.hardware.web.follow("/help")
    try app.settle()
    #expect(browser.said == ["allows linkActivated", "asked for /help, in place: false"])
    #expect(browser.web.url?.path == "/" && !browser.web.canGoBack)
    #expect(browser.made.map { $0.url?.path } == (makesWindows ? ["/help"] : []))
    browser.said = []
    browser.refuses = "example.org"
    app.hardware.web.follow("/help")
    try app.settle()
    #expect(browser.said == ["refuses linkActivated"])
    browser.refuses = "nothing"
    app.hardware.web.follow("/cart")
    try app.settle()
    #expect(browser.web.url?.path == "/cart")
  }

  @Test func `Buttons reload and go back by the browser's own methods, documents connect its delegates`() throws {
    try load("https://example.org/")
    try app.settle()
    let refresh = UIBarButtonItem(barButtonSystemItem: .refresh, target: browser.web, action: "reload")
    browser.said = []
    try app.run { _ = UIApplication.shared.sendAction("reload", to: refresh.target, from: refresh, for: nil) }
    try app.settle()
    #expect(browser.said == ["allows reload", "starts", "commits", "finishes Shop"])
    try app.run {
      let other = WKWebView()
      other.setValue(browser, forKey: "navigationDelegate")
      other.setValue(browser, forKey: "UIDelegate")
      #expect(other.navigationDelegate === browser && other.uiDelegate === browser)
    }
  }

  @Test func `Scripts come to what the test says, and are noted`() throws {
    app.hardware.web.answers = ["2 + 3": 5]
    let answers = Answers()
    try app.run {
      browser.web.loadHTMLString("<title>Own</title><p>", baseURL: nil)
    }
    try app.settle()
    try app.run {
      browser.web.evaluateJavaScript("2 + 3") { value, _ in answers.add("\(value ?? "nil")") }
      browser.web.evaluateJavaScript("document.title") { value, _ in answers.add("\(value ?? "nil")") }
      browser.web.evaluateJavaScript("unknown()") { value, _ in answers.add("\(value ?? "nil")") }
    }
    try app.settle()
    #expect(answers.all == ["5", "Own", "nil"])
    #expect(app.hardware.web.scripts == ["2 + 3", "document.title", "unknown()"])
  }

  @Test func `A page's messages and alerts reach the app`() throws {
    #expect(app.hardware.web.post(["id": 7], toHandler: "shop"))
    #expect(!app.hardware.web.post("x", toHandler: "nobody"))
    #expect(app.hardware.web.alert("Sold out"))
    #expect(browser.said == ["message shop [\"id\": 7]", "alert Sold out"])
  }

  @Test func `Where scripts of pages do not run they say nothing, and those of the app do`() throws {
    app.hardware.web.answers = ["2 + 3": 5]
    let preferences = browser.web.configuration.preferences
    preferences.javaScriptEnabled = false
    #expect(!app.hardware.web.post(1, toHandler: "shop"))
    #expect(!app.hardware.web.alert("Sold out"))
    #expect(!app.hardware.web.confirm("Really?") { _ in })
    #expect(browser.said == [])
    let answers = Answers()
    try app.run { browser.web.evaluateJavaScript("2 + 3") { value, _ in answers.add("\(value ?? "nil")") } }
    try app.settle()
    #expect(answers.all == ["5"])
    let controller = browser.web.configuration.userContentController
    controller.addUserScript(WKUserScript(source: "x()", injectionTime: .atDocumentEnd, forMainFrameOnly: true))
    #expect(app.hardware.web.post(2, toHandler: "shop"))
    controller.removeAllUserScripts()
    preferences.javaScriptEnabled = true
    #expect(app.hardware.web.alert("Sold out"))
    #expect(browser.said == ["message shop 2", "alert Sold out"])
  }

  /// Lets scripts run in no page but that of one address.
  private final class Strict: NSObject, WKNavigationDelegate {
    func webView(
      _ webView: WKWebView, decidePolicyFor navigationAction: WKNavigationAction, preferences: WKWebpagePreferences,
      decisionHandler: @escaping @MainActor (WKNavigationActionPolicy, WKWebpagePreferences) -> Void
    ) {
      preferences.allowsContentJavaScript = navigationAction.request.url?.path == "/shop"
      decisionHandler(.allow, preferences)
    }
  }

  @Test func `Scripts of a page run as the delegate decided for it`() throws {
    let strict = Strict()
    browser.web.navigationDelegate = strict
    defer { withExtendedLifetime(strict) {} }
    for (path, runs) in [("", false), ("shop", true), ("", false)] {
      try load("https://example.org/\(path)")
      try app.settle()
      #expect(app.hardware.web.post(1, toHandler: "shop") == runs)
    }
    browser.web.navigationDelegate = nil
    browser.web.configuration.defaultWebpagePreferences.allowsContentJavaScript = false
    try load("https://example.org/shop")
    try app.settle()
    #expect(!app.hardware.web.post(1, toHandler: "shop"))
  }

  @Test func `Cookies are the store's`() async throws {
    let cookie = try #require(
      HTTPCookie(properties: [.name: "a", .value: "1", .domain: "example.org", .path: "/"]))
    let store = try app.run { WKWebsiteDataStore.default().httpCookieStore }
    await store.setCookie(cookie)
    #expect(await store.allCookies().map(\.name) == ["a"])
    let other = XCUIApplication(rootViewController: UIViewController())
    try other.launch()
    let others = try other.run { WKWebsiteDataStore.default().httpCookieStore }
    #expect(await others.allCookies().isEmpty)
  }

  @Test func `Cookies that were set after a date are removed, older ones stay`() throws {
    app.dateAtLaunch = Date(timeIntervalSince1970: 1_700_000_000)
    try app.launch()
    let names = Answers()
    func keep(_ name: String) throws {
      let cookie = try #require(
        HTTPCookie(properties: [.name: name, .value: "1", .domain: "example.org", .path: "/"]))
      try app.run { WKWebsiteDataStore.default().httpCookieStore.setCookie(cookie) }
    }
    try keep("old")
    try app.advance(by: 60)
    try keep("new")
    try app.run {
      WKWebsiteDataStore.default().removeData(
        ofTypes: [WKWebsiteDataTypeCookies], modifiedSince: Date(timeIntervalSince1970: 1_700_000_030)
      ) { names.add("removed") }
      WKWebsiteDataStore.default().httpCookieStore.getAllCookies { for cookie in $0 { names.add(cookie.name) } }
    }
    try app.settle()
    #expect(names.all == ["removed", "old"])
  }

  @Test func `In a text picture it is a box with the page's title`() throws {
    try load("https://example.org/")
    try app.settle()
    let text = Snapshotting<XCUIApplication>.ascii.text(of: app)
    #expect(text.contains("WKWebView") && text.contains("Shop"))
  }
}
