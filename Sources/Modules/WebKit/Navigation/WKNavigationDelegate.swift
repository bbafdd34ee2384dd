public import Foundation
import PlainviewRuntime

/// Decides which pages are loaded, and hears of it; every method is optional. Of two forms the one with a closure goes
/// first.
@preconcurrency @MainActor public protocol WKNavigationDelegate: NSObjectProtocol {
  func webView(
    _ webView: WKWebView, decidePolicyFor navigationAction: WKNavigationAction,
    decisionHandler: @escaping @MainActor (WKNavigationActionPolicy) -> Void)
  func webView(
    _ webView: WKWebView, decidePolicyFor navigationAction: WKNavigationAction, preferences: WKWebpagePreferences,
    decisionHandler: @escaping @MainActor (WKNavigationActionPolicy, WKWebpagePreferences) -> Void)
  func webView(
    _ webView: WKWebView, decidePolicyFor navigationResponse: WKNavigationResponse,
    decisionHandler: @escaping @MainActor (WKNavigationResponsePolicy) -> Void)
  func webView(
    _ webView: WKWebView, decidePolicyFor navigationAction: WKNavigationAction
  ) async -> WKNavigationActionPolicy
  func webView(
    _ webView: WKWebView, decidePolicyFor navigationAction: WKNavigationAction, preferences: WKWebpagePreferences
  ) async -> (WKNavigationActionPolicy, WKWebpagePreferences)
  func webView(
    _ webView: WKWebView, decidePolicyFor navigationResponse: WKNavigationResponse
  ) async -> WKNavigationResponsePolicy
  func webView(_ webView: WKWebView, didStartProvisionalNavigation navigation: WKNavigation!)
  func webView(
    _ webView: WKWebView, didReceiveServerRedirectForProvisionalNavigation navigation: WKNavigation!)
  func webView(
    _ webView: WKWebView, didFailProvisionalNavigation navigation: WKNavigation!, withError error: any Error)
  func webView(_ webView: WKWebView, didCommit navigation: WKNavigation!)
  func webView(_ webView: WKWebView, didFinish navigation: WKNavigation!)
  func webView(_ webView: WKWebView, didFail navigation: WKNavigation!, withError error: any Error)
  func webViewWebContentProcessDidTerminate(_ webView: WKWebView)
}

extension WKNavigationDelegate {
  dynamic public func webView(
    _ webView: WKWebView, decidePolicyFor navigationAction: WKNavigationAction,
    decisionHandler: @escaping @MainActor (WKNavigationActionPolicy) -> Void
  ) { leftOut(by: self, with: [webView, navigationAction, decisionHandler]) }
  dynamic public func webView(
    _ webView: WKWebView, decidePolicyFor navigationAction: WKNavigationAction, preferences: WKWebpagePreferences,
    decisionHandler: @escaping @MainActor (WKNavigationActionPolicy, WKWebpagePreferences) -> Void
  ) { leftOut(by: self, with: [webView, navigationAction, preferences, decisionHandler]) }
  dynamic public func webView(
    _ webView: WKWebView, decidePolicyFor navigationResponse: WKNavigationResponse,
    decisionHandler: @escaping @MainActor (WKNavigationResponsePolicy) -> Void
  ) { leftOut(by: self, with: [webView, navigationResponse, decisionHandler]) }
  dynamic public func webView(
    _ webView: WKWebView, decidePolicyFor navigationAction: WKNavigationAction
  ) async -> WKNavigationActionPolicy { leftOut(by: self, .allow, with: [webView, navigationAction]) }
  dynamic public func webView(
    _ webView: WKWebView, decidePolicyFor navigationAction: WKNavigationAction, preferences: WKWebpagePreferences
  ) async -> (WKNavigationActionPolicy, WKWebpagePreferences) {
    leftOut(by: self, (.notAsked, preferences), with: [webView, navigationAction, preferences])
  }
  dynamic public func webView(
    _ webView: WKWebView, decidePolicyFor navigationResponse: WKNavigationResponse
  ) async -> WKNavigationResponsePolicy { leftOut(by: self, .allow, with: [webView, navigationResponse]) }
  dynamic public func webView(_ webView: WKWebView, didStartProvisionalNavigation navigation: WKNavigation!) {
    leftOut(by: self, with: [webView, navigation])
  }
  dynamic public func webView(
    _ webView: WKWebView, didReceiveServerRedirectForProvisionalNavigation navigation: WKNavigation!
  ) { leftOut(by: self, with: [webView, navigation]) }
  dynamic public func webView(
    _ webView: WKWebView, didFailProvisionalNavigation navigation: WKNavigation!, withError error: any Error
  ) { leftOut(by: self, with: [webView, navigation, error]) }
  dynamic public func webView(_ webView: WKWebView, didCommit navigation: WKNavigation!) {
    leftOut(by: self, with: [webView, navigation])
  }
  dynamic public func webView(_ webView: WKWebView, didFinish navigation: WKNavigation!) {
    leftOut(by: self, with: [webView, navigation])
  }
  dynamic public func webView(_ webView: WKWebView, didFail navigation: WKNavigation!, withError error: any Error) {
    leftOut(by: self, with: [webView, navigation, error])
  }
  dynamic public func webViewWebContentProcessDidTerminate(_ webView: WKWebView) { leftOut(by: self, with: [webView]) }
}
