public import Foundation
public import FoundationNetworking
package import PlainviewRuntime
import PlainviewUIKitCore

/// Is told of pages that an old browser loads, and may refuse them; the methods have defaults.
@preconcurrency @MainActor public protocol UIWebViewDelegate: NSObjectProtocol {
  /// Returns whether a page is loaded; true by default.
  func webView(
    _ webView: UIWebView, shouldStartLoadWith request: URLRequest, navigationType: UIWebView.NavigationType
  ) -> Bool
  /// Called after loading a page began.
  func webViewDidStartLoad(_ webView: UIWebView)
  /// Called after a page was loaded.
  func webViewDidFinishLoad(_ webView: UIWebView)
  /// Called after loading a page failed, with the error.
  func webView(_ webView: UIWebView, didFailLoadWithError error: any Error)
}

extension UIWebViewDelegate {
  /// Default for delegates without the method: true.
  dynamic public func webView(
    _ webView: UIWebView, shouldStartLoadWith request: URLRequest, navigationType: UIWebView.NavigationType
  ) -> Bool { leftOut(by: self, true, with: [webView, request, navigationType]) }
  /// Default for delegates without the method: nothing happens.
  dynamic public func webViewDidStartLoad(_ webView: UIWebView) { leftOut(by: self, with: [webView]) }
  /// Default for delegates without the method: nothing happens.
  dynamic public func webViewDidFinishLoad(_ webView: UIWebView) { leftOut(by: self, with: [webView]) }
  /// Default for delegates without the method: nothing happens.
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

extension BareWidgetDelegate: UIWebViewDelegate {}
