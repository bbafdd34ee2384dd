package import Foundation
package import FoundationNetworking
import Synchronization

/// A page of the web, or why it cannot be loaded.
package struct WebPage: Sendable {
  package var address: URL?
  package var title: String
  package var html: String
  package var error: URLError?

  package init(address: URL?, title: String = "", html: String = "", error: URLError? = nil) {
    (self.address, self.title, self.html, self.error) = (address, title, html, error)
  }
}

/// The source of browsers' pages: the device's web, once the module that knows it is loaded.
///
/// Without it files are read, and any other address is an empty page.
package protocol WebSource: Sendable {
  /// Seconds of the app's clock.
  @MainActor var loadingTime: TimeInterval { get }
  @MainActor func page(for request: URLRequest) -> WebPage
  /// The page of a text that an app loads.
  @MainActor func page(of html: String, at address: URL?) -> WebPage
  @MainActor func answer(_ script: String, on page: WebPage) -> Any?
}

package enum WebSources {
  private static let source = Mutex<any WebSource>(FileWebSource())

  /// Replaces the current source; a module calls it when it is loaded.
  package static func register(_ new: any WebSource) { source.withLock { $0 = new } }
  static var current: any WebSource { source.withLock { $0 } }
}

private struct FileWebSource: WebSource {
  var loadingTime: TimeInterval { 0.1 }

  func page(for request: URLRequest) -> WebPage {
    guard let url = request.url, url.isFileURL else { return WebPage(address: request.url) }
    guard let data = FileManager.default.contents(atPath: url.path) else {
      return WebPage(address: url, error: URLError(.fileDoesNotExist))
    }
    return page(of: String(decoding: data, as: UTF8.self), at: url)
  }

  func page(of html: String, at address: URL?) -> WebPage { WebPage(address: address, html: html) }
  func answer(_ script: String, on page: WebPage) -> Any? { nil }
}
