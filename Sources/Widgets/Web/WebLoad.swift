import Foundation
import FoundationNetworking
import PlainviewRuntime
import PlainviewUIKitCore

/// A page that an old browser visited.
struct WebVisit {
  let request: URLRequest
  /// The text of a page that the app has itself.
  let html: String?
}

/// A page that an old browser loads.
@MainActor final class WebLoad {
  let request: URLRequest
  let type: UIWebView.NavigationType
  var html: String?
  /// The index among the visited pages to go to; nil for a new one.
  var visitIndex: Int?
  var hasStarted = false

  init(_ request: URLRequest, _ type: UIWebView.NavigationType) { (self.request, self.type) = (request, type) }
}

extension UIWebView {
  /// Goes to a page that was visited.
  func visit(_ index: Int, _ type: NavigationType) {
    guard visits.indices.contains(index) else { return }
    let load = WebLoad(visits[index].request, type)
    load.html = visits[index].html
    load.visitIndex = index
    begin(load)
  }

  /// Begins to load a page, unless the delegate refuses it; one that is being loaded is given up.
  func begin(_ load: WebLoad) {
    if loading != nil { stopLoading() }
    loading = load
    soon(load) { $0.start(load) }
  }

  /// Goes on with a load after so many seconds, unless it was given up.
  private func soon(_ load: WebLoad, after delay: TimeInterval = 0, _ body: @escaping @MainActor (UIWebView) -> Void) {
    let address = load.request.url?.absoluteString ?? "a page"
    UIApplication.shared.clock.schedule(after: delay, "loading \(address)") { [weak self] in
      if let self, loading === load { body(self) }
    }
  }

  private func start(_ load: WebLoad) {
    let isAllowed = UserCode.ask(delegate, "webView(_:shouldStartLoadWith:navigationType:)") {
      $0.webView(self, shouldStartLoadWith: load.request, navigationType: load.type)
    }
    guard loading === load else { return }
    guard isAllowed ?? true else {
      loading = nil
      return
    }
    load.hasStarted = true
    request = load.request
    UserCode.tell(delegate, "webViewDidStartLoad(_:)") { $0.webViewDidStartLoad(self) }
    soon(load, after: WebSources.current.loadingTime) { $0.finish(load) }
  }

  private func finish(_ load: WebLoad) {
    let source = WebSources.current
    let page = load.html.map { source.page(of: $0, at: load.request.url) } ?? source.page(for: load.request)
    loading = nil
    if let error = page.error { return fail(with: error) }
    self.page = page
    if let visitIndex = load.visitIndex {
      self.visitIndex = visitIndex
    } else {
      visits = Array(visits.prefix(visitIndex + 1)) + [WebVisit(request: load.request, html: load.html)]
      visitIndex = visits.count - 1
    }
    UserCode.tell(delegate, "webViewDidFinishLoad(_:)") { $0.webViewDidFinishLoad(self) }
  }

  func fail(with error: URLError) {
    UserCode.tell(delegate, "webView(_:didFailLoadWithError:)") { $0.webView(self, didFailLoadWithError: error) }
  }
}
