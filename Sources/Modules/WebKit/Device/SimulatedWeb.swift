public import Foundation
public import FoundationNetworking
import PlainviewRuntime
public import PlainviewUIAutomation
import PlainviewUIKitCore

extension XCUIDevice {
  /// The web, as the apps on this device find it.
  public var web: SimulatedWeb { SimulatedWeb(device: self) }
}

/// A page of the web.
public struct SimulatedPage: Sendable {
  /// The title of the page.
  public var title: String
  /// The text of the page.
  public var html: String
  /// The HTTP status code of the response; 200 by default.
  public var statusCode: Int
  /// The type of the page's contents; `text/html` by default.
  public var mimeType: String
  /// Why it cannot be loaded; nil for a page that can.
  public var error: URLError?

  /// A page; the title is that of the text unless it is given.
  public init(title: String? = nil, html: String = "", statusCode: Int = 200, mimeType: String = "text/html") {
    let tag = html.firstMatch(of: /(?i)<title[^>]*>([^<]*)<\/title>/)
    self.title = title ?? tag.map { String($0.1).trimmingCharacters(in: .whitespacesAndNewlines) } ?? ""
    self.html = html
    self.statusCode = statusCode
    self.mimeType = mimeType
  }

  /// Whether a text has the link in an anchor that opens a window of its own.
  static func opensWindow(_ link: String, in html: String) -> Bool {
    html.matches(of: /(?i)<a\s[^>]*>/).contains { anchor in
      guard let address = anchor.output.firstMatch(of: /(?i)\shref\s*=\s*["']?([^"'\s>]*)/) else { return false }
      return address.output.1 == link && anchor.output.contains(/(?i)\starget\s*=\s*["']?_blank\b/)
    }
  }

  /// A page that cannot be loaded.
  public static func failing(with code: URLError.Code) -> SimulatedPage {
    var page = SimulatedPage()
    page.error = URLError(code)
    return page
  }
}

/// The web as a simulated device finds it, and what pages in an app's browsers do; it outlives a launch.
@preconcurrency @MainActor public struct SimulatedWeb {
  let device: XCUIDevice
  private var part: WebDevice { .of(device.parts) }

  /// The pages by their addresses; any other address is an empty page.
  public var pages: [String: SimulatedPage] {
    get { part.pages }
    nonmutating set { part.pages = newValue }
  }
  /// How long a page takes to be loaded, in seconds of the app's clock; 0.1 before it is set.
  public var loadingTime: TimeInterval {
    get { part.loadingTime }
    nonmutating set { part.loadingTime = newValue }
  }
  /// What scripts come to: called for those that `answers` does not have.
  public var javaScript: (@MainActor (_ script: String, _ page: URL?) throws -> Any?)? {
    get { part.javaScript }
    nonmutating set { part.javaScript = newValue }
  }
  /// What scripts come to, by their text. The title and the text of the page are known; anything else comes to nothing.
  public var answers: [String: Any] {
    get { part.answers }
    nonmutating set { part.answers = newValue }
  }
  /// The scripts that the app had run, oldest first.
  public var scripts: [String] { part.scripts }
  /// What the app's browsers were asked to load, oldest first.
  public var requests: [URLRequest] { part.requests }

  /// The addresses that the browsers of the app show, oldest browser first.
  public var shown: [URL?] {
    var urls: [URL?] = []
    device.change { urls = WebViews.current.views.map(\.url) }
    return urls
  }

  /// Taps a link in the page of a browser, 0 for the oldest; one that the page's text has with `target="_blank"` opens a
  /// browser of its own, for which the app is asked.
  public func follow(_ link: String, inBrowser index: Int = 0) {
    inBrowser(index) { view in
      guard let url = URL(string: link, relativeTo: view.url) else { return }
      let request = URLRequest(url: url.absoluteURL)
      if SimulatedPage.opensWindow(link, in: view.source) {
        view.followInNewWindow(request)
      } else {
        view.begin(PageLoad(request, .linkActivated))
      }
    }
  }

  /// Has a page send a message to the app, as `webkit.messageHandlers.NAME.postMessage(BODY)` does; false where no
  /// handler has the name, or no scripts run in the page.
  @discardableResult
  public func post(_ body: Any, toHandler name: String, inBrowser index: Int = 0) -> Bool {
    var isHeard = false
    inBrowser(index) { view in
      guard view.hasScripts else { return }
      let part = part
      isHeard = view.configuration.userContentController.receive(body, name: name, in: view) { value, error in
        part.replies.append((name, value, error))
      }
    }
    return isHeard
  }

  /// What the app answered to messages, oldest first: the handler's name, the value, the error.
  public var replies: [(name: String, value: Any?, error: String?)] { part.replies }

  /// Has a page call `alert`; false where the app does not show it, or no scripts run in the page.
  @discardableResult
  public func alert(_ message: String, inBrowser index: Int = 0) -> Bool {
    panel(index) { view, frame in
      UserCode.ask(
        view.uiDelegate, "webView(_:runJavaScriptAlertPanelWithMessage:initiatedByFrame:completionHandler:)"
      ) { $0.webView(view, runJavaScriptAlertPanelWithMessage: message, initiatedByFrame: frame) {} }
    }
  }
  /// Has a page call `confirm`; false where the app does not show it, or no scripts run in the page.
  @discardableResult
  public func confirm(
    _ message: String, inBrowser index: Int = 0, answer: @escaping @MainActor (Bool) -> Void
  ) -> Bool {
    panel(index) { view, frame in
      UserCode.ask(
        view.uiDelegate, "webView(_:runJavaScriptConfirmPanelWithMessage:initiatedByFrame:completionHandler:)"
      ) {
        $0.webView(
          view, runJavaScriptConfirmPanelWithMessage: message, initiatedByFrame: frame, completionHandler: answer)
      }
    }
  }

  private func panel(_ index: Int, _ body: @MainActor (WKWebView, WKFrameInfo) -> Void?) -> Bool {
    var isHeard = false
    inBrowser(index) { view in
      guard view.hasScripts else { return }
      let request = URLRequest(url: view.url ?? URL(fileURLWithPath: "/"))
      isHeard = body(view, WKFrameInfo(request, in: view)) != nil
    }
    return isHeard
  }

  private func inBrowser(_ index: Int, _ body: @MainActor (WKWebView) -> Void) {
    device.change {
      let views = WebViews.current.views
      if views.indices.contains(index) { body(views[index]) }
    }
  }
}

/// What a device knows of the web.
@MainActor final class WebDevice {
  var pages: [String: SimulatedPage] = [:]
  var loadingTime: TimeInterval = 0.1
  var javaScript: (@MainActor (String, URL?) throws -> Any?)?
  var answers: [String: Any] = [:]
  var scripts: [String] = []
  var requests: [URLRequest] = []
  var replies: [(name: String, value: Any?, error: String?)] = []

  nonisolated init() {}

  static var current: WebDevice { of(SimulatedProcess.current.device) }
  nonisolated static func of(_ parts: DeviceParts) -> WebDevice { parts.part(WebDevice.self) { WebDevice() } }

  /// The page at an address: a file's own text, what the test said, or nothing.
  func page(at url: URL) -> SimulatedPage? {
    if let page = pages[url.absoluteString] { return page }
    guard url.isFileURL else { return nil }
    guard let data = FileManager.default.contents(atPath: url.path) else { return .failing(with: .fileDoesNotExist) }
    return SimulatedPage(html: String(decoding: data, as: UTF8.self))
  }

  func answer(_ script: String, in view: WKWebView) throws -> Any? {
    try answer(script, at: view.url, view.title, view.source, isLoading: view.isLoading)
  }

  func answer(_ script: String, at url: URL?, _ title: String?, _ source: String, isLoading: Bool) throws -> Any? {
    scripts.append(script)
    let known = script.trimmingCharacters(in: CharacterSet(charactersIn: "; \n"))
    if let answer = answers[script] ?? answers[known] { return answer }
    if let javaScript { return try UserCode.run(else: nil) { try javaScript(script, url) } }
    switch known {
    case "document.title": return title
    case "document.documentElement.outerHTML", "document.documentElement.outerHTML.toString()": return source
    case "document.readyState": return isLoading ? "loading" : "complete"
    case "window.location.href", "document.URL", "location.href": return url?.absoluteString
    default: return nil
    }
  }
}
