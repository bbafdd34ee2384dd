import Foundation
import FoundationNetworking
import PlainviewWidgets

/// The device's web for `UIWebView`.
struct DeviceWebSource: WebSource {
  var loadingTime: TimeInterval { WebDevice.current.loadingTime }

  func page(for request: URLRequest) -> WebPage {
    let device = WebDevice.current
    device.requests.append(request)
    guard let page = request.url.flatMap({ device.page(at: $0) }) else { return WebPage(address: request.url) }
    return WebPage(address: request.url, title: page.title, html: page.html, error: page.error)
  }

  func page(of html: String, at address: URL?) -> WebPage {
    WebPage(address: address, title: SimulatedPage(html: html).title, html: html)
  }

  /// Nothing for a script that fails.
  func answer(_ script: String, on page: WebPage) -> Any? {
    try? WebDevice.current.answer(script, at: page.address, page.title, page.html, isLoading: false)
  }
}
