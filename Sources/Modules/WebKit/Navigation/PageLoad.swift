import Foundation
import FoundationNetworking
import PlainviewRuntime
import PlainviewUIKitCore

/// A page that is being loaded.
@MainActor final class PageLoad {
  let navigation = WKNavigation()
  let request: URLRequest
  let type: WKNavigationType
  /// The text of a page that the app has itself.
  var source: String?
  /// The entry of the list that is gone back to, or loaded again.
  var item: WKBackForwardListItem?
  /// The settings of the page, as the delegate decided.
  var preferences: WKWebpagePreferences?
  var hasStarted = false

  init(_ request: URLRequest, _ type: WKNavigationType) {
    self.request = request
    self.type = type
  }
}

extension WKWebView {
  /// Begins to load a page and cancels the current load.
  @discardableResult
  func begin(_ load: PageLoad) -> WKNavigation {
    if loading != nil { stopLoading() }
    loading = load
    isLoading = true
    estimatedProgress = 0.1
    if let url = load.request.url { self.url = url }
    WebDevice.current.requests.append(load.request)
    soon(load) { $0.decide(load) }
    return load.navigation
  }

  /// Continues a load after some seconds, unless it was cancelled.
  private func soon(_ load: PageLoad, after delay: TimeInterval = 0, _ body: @escaping @MainActor (WKWebView) -> Void) {
    let address = load.request.url?.absoluteString ?? "a page"
    UIApplication.shared.clock.schedule(after: delay, "loading \(address)") { [weak self] in
      if let self, loading === load { body(self) }
    }
  }

  private func decide(_ load: PageLoad) {
    ask(WKNavigationAction(load, in: self)) { [weak self] policy, preferences in
      guard let self, loading === load else { return }
      load.preferences = preferences
      if policy == .cancel { cancel(load) } else { start(load) }
    }
  }

  /// Asks the delegate whether a page may be loaded at all, and with which settings.
  private func ask(
    _ action: WKNavigationAction,
    _ decided: @escaping @MainActor (WKNavigationActionPolicy, WKWebpagePreferences) -> Void
  ) {
    // The delegate changes those of the page, and not those of the next one.
    let preferences = WKWebpagePreferences(like: configuration.defaultWebpagePreferences)
    let goOn: @MainActor (WKNavigationActionPolicy) -> Void = { decided($0, preferences) }
    let heard: Void? = UserCode.ask(
      navigationDelegate, "webView(_:decidePolicyFor:preferences:decisionHandler:)"
    ) { delegate in
      delegate.webView(self, decidePolicyFor: action, preferences: preferences, decisionHandler: decided)
    }
    if heard != nil { return }
    let older: Void? = UserCode.ask(navigationDelegate, "webView(_:decidePolicyFor:decisionHandler:)") {
      $0.webView(self, decidePolicyFor: action, decisionHandler: goOn)
    }
    if older != nil { return }
    guard let navigationDelegate else { return goOn(.allow) }
    Task {
      guard UserCode.mayRun else { return }
      let (policy, chosen) = await navigationDelegate.webView(self, decidePolicyFor: action, preferences: preferences)
      if policy != .notAsked { return decided(policy, chosen) }
      goOn(await navigationDelegate.webView(self, decidePolicyFor: action))
    }
  }

  /// Follows a link that opens a window of its own: the view that the app makes for it loads the page, if it makes one.
  func followInNewWindow(_ request: URLRequest) {
    UIApplication.shared.clock.schedule(after: 0, "a new window for \(request.url?.absoluteString ?? "a page")") {
      [weak self] in
      guard let self else { return }
      let action = WKNavigationAction(newWindow: request, in: self)
      ask(action) { [weak self] policy, _ in if policy != .cancel { self?.makeWindow(for: action) } }
    }
  }

  private func makeWindow(for action: WKNavigationAction) {
    let settings = configuration.duplicate
    let made: WKWebView? = UserCode.ask(uiDelegate, "webView(_:createWebViewWith:for:windowFeatures:)") {
      $0.webView(self, createWebViewWith: settings, for: action, windowFeatures: WKWindowFeatures())
    }
    made?.begin(PageLoad(action.request, .linkActivated))
  }

  private func cancel(_ load: PageLoad) {
    loading = nil
    isLoading = false
    estimatedProgress = 0
    url = backForwardList.currentItem?.url
  }

  private func start(_ load: PageLoad) {
    load.hasStarted = true
    UserCode.tell(navigationDelegate, "webView(_:didStartProvisionalNavigation:)", of: self) {
      $0.webView(self, didStartProvisionalNavigation: load.navigation)
    }
    soon(load, after: WebDevice.current.loadingTime) { $0.receive(load) }
  }

  /// Takes the answer of the server, which the device knows.
  private func receive(_ load: PageLoad) {
    let page =
      load.source.map { SimulatedPage(html: $0) } ?? load.request.url.flatMap { WebDevice.current.page(at: $0) }
    if let error = page?.error {
      loading = nil
      isLoading = false
      return fail(load, with: error)
    }
    let target = load.request.url ?? URL(fileURLWithPath: "/")
    let response = WKNavigationResponse(
      HTTPURLResponse(
        url: target, statusCode: page?.statusCode ?? 200, httpVersion: "HTTP/1.1",
        headerFields: ["Content-Type": page?.mimeType ?? "text/html"])
        ?? URLResponse(url: target, mimeType: nil, expectedContentLength: 0, textEncodingName: nil))
    let goOn: @MainActor (WKNavigationResponsePolicy) -> Void = { [weak self] policy in
      guard let self, loading === load else { return }
      if policy == .cancel { cancel(load) } else { commit(load, page ?? SimulatedPage()) }
    }
    let heard: Void? = UserCode.ask(navigationDelegate, "webView(_:decidePolicyFor:decisionHandler:)") {
      $0.webView(self, decidePolicyFor: response, decisionHandler: goOn)
    }
    guard heard == nil else { return }
    guard let navigationDelegate else { return goOn(.allow) }
    Task {
      guard UserCode.mayRun else { return }
      goOn(await navigationDelegate.webView(self, decidePolicyFor: response))
    }
  }

  private func commit(_ load: PageLoad, _ page: SimulatedPage) {
    estimatedProgress = 0.5
    pagePreferences = load.preferences
    source = page.html
    let address = load.request.url ?? URL(fileURLWithPath: "/")
    if let item = load.item {
      backForwardList.move(to: item)
      item.source = page.html
    } else {
      backForwardList.add(WKBackForwardListItem(url: address, title: page.title, source: page.html))
    }
    UserCode.tell(navigationDelegate, "webView(_:didCommit:)", of: self) {
      $0.webView(self, didCommit: load.navigation)
    }
    title = page.title
    soon(load) { $0.finish(load) }
  }

  private func finish(_ load: PageLoad) {
    loading = nil
    estimatedProgress = 1
    isLoading = false
    for script in configuration.userContentController.userScripts { WebDevice.current.scripts.append(script.source) }
    UserCode.tell(navigationDelegate, "webView(_:didFinish:)", of: self) {
      $0.webView(self, didFinish: load.navigation)
    }
  }

  func fail(_ load: PageLoad, with error: any Error) {
    UserCode.tell(navigationDelegate, "webView(_:didFailProvisionalNavigation:withError:)", of: self) {
      $0.webView(self, didFailProvisionalNavigation: load.navigation, withError: error)
    }
  }
}
