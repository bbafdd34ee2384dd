public import Foundation
public import FoundationNetworking
package import PlainviewRuntime
import PlainviewUIKitCore

/// Hears of pages that an old browser loads, and may keep it from doing so; the methods have defaults.
@preconcurrency @MainActor public protocol UIWebViewDelegate: NSObjectProtocol {
  func webView(
    _ webView: UIWebView, shouldStartLoadWith request: URLRequest, navigationType: UIWebView.NavigationType
  ) -> Bool
  func webViewDidStartLoad(_ webView: UIWebView)
  func webViewDidFinishLoad(_ webView: UIWebView)
  func webView(_ webView: UIWebView, didFailLoadWithError error: any Error)
}

extension UIWebViewDelegate {
  dynamic public func webView(
    _ webView: UIWebView, shouldStartLoadWith request: URLRequest, navigationType: UIWebView.NavigationType
  ) -> Bool { leftOut(by: self, true, with: [webView, request, navigationType]) }
  dynamic public func webViewDidStartLoad(_ webView: UIWebView) { leftOut(by: self, with: [webView]) }
  dynamic public func webViewDidFinishLoad(_ webView: UIWebView) { leftOut(by: self, with: [webView]) }
  dynamic public func webView(_ webView: UIWebView, didFailLoadWithError error: any Error) {
    leftOut(by: self, with: [webView, error])
  }
}

/// What an old browser asks its delegate.
@MainActor package enum WebMethods {
  package static let view = DelegateMethods<any UIWebViewDelegate>(
    [
      "webView(_:shouldStartLoadWith:navigationType:)": "webView:shouldStartLoadWithRequest:navigationType:",
      "webViewDidStartLoad(_:)": "webViewDidStartLoad:",
      "webViewDidFinishLoad(_:)": "webViewDidFinishLoad:",
      "webView(_:didFailLoadWithError:)": "webView:didFailLoadWithError:",
    ], bare: BareWidgetDelegate())
}
