public import Foundation
import PlainviewRuntime

/// Decides which pages are loaded, and is notified of loads; every method is optional. Of two forms the one with a closure
/// goes first.
@preconcurrency @MainActor public protocol WKNavigationDelegate: NSObjectProtocol {
  /// Called before a page is loaded; the answer decides whether it is.
  func webView(
    _ webView: WKWebView, decidePolicyFor navigationAction: WKNavigationAction,
    decisionHandler: @escaping @MainActor (WKNavigationActionPolicy) -> Void)
  /// Called before a page is loaded; the policy decides whether it is, the preferences are those of the page. Asked first.
  func webView(
    _ webView: WKWebView, decidePolicyFor navigationAction: WKNavigationAction, preferences: WKWebpagePreferences,
    decisionHandler: @escaping @MainActor (WKNavigationActionPolicy, WKWebpagePreferences) -> Void)
  /// Called when the server has answered; the answer decides whether the page is shown.
  func webView(
    _ webView: WKWebView, decidePolicyFor navigationResponse: WKNavigationResponse,
    decisionHandler: @escaping @MainActor (WKNavigationResponsePolicy) -> Void)
  /// Called before a page is loaded, when the delegate has no method with a closure; the answer decides whether it is.
  func webView(
    _ webView: WKWebView, decidePolicyFor navigationAction: WKNavigationAction
  ) async -> WKNavigationActionPolicy
  /// Called before a page is loaded, when the delegate has no method with a closure; the preferences are those of the page.
  func webView(
    _ webView: WKWebView, decidePolicyFor navigationAction: WKNavigationAction, preferences: WKWebpagePreferences
  ) async -> (WKNavigationActionPolicy, WKWebpagePreferences)
  /// Called when the server has answered; the answer decides whether the page is shown.
  func webView(
    _ webView: WKWebView, decidePolicyFor navigationResponse: WKNavigationResponse
  ) async -> WKNavigationResponsePolicy
  /// Called when the load of a page starts.
  func webView(_ webView: WKWebView, didStartProvisionalNavigation navigation: WKNavigation!)
  /// Called when the server refers to another address; never called here.
  func webView(
    _ webView: WKWebView, didReceiveServerRedirectForProvisionalNavigation navigation: WKNavigation!)
  /// Called when a page cannot be loaded or the load is stopped.
  func webView(
    _ webView: WKWebView, didFailProvisionalNavigation navigation: WKNavigation!, withError error: any Error)
  /// Called when the page begins to be shown.
  func webView(_ webView: WKWebView, didCommit navigation: WKNavigation!)
  /// Called when the page is loaded.
  func webView(_ webView: WKWebView, didFinish navigation: WKNavigation!)
  /// Called when the load fails after the page began to be shown; never called here.
  func webView(_ webView: WKWebView, didFail navigation: WKNavigation!, withError error: any Error)
  /// Called when the process of the page has ended; never called here.
  func webViewWebContentProcessDidTerminate(_ webView: WKWebView)
}

extension WKNavigationDelegate {
  /// The default of the optional method: the load goes on.
  dynamic public func webView(
    _ webView: WKWebView, decidePolicyFor navigationAction: WKNavigationAction,
    decisionHandler: @escaping @MainActor (WKNavigationActionPolicy) -> Void
  ) { leftOut(by: self, with: [webView, navigationAction, decisionHandler]) }
  /// The default of the optional method: the load goes on.
  dynamic public func webView(
    _ webView: WKWebView, decidePolicyFor navigationAction: WKNavigationAction, preferences: WKWebpagePreferences,
    decisionHandler: @escaping @MainActor (WKNavigationActionPolicy, WKWebpagePreferences) -> Void
  ) { leftOut(by: self, with: [webView, navigationAction, preferences, decisionHandler]) }
  /// The default of the optional method: the load goes on.
  dynamic public func webView(
    _ webView: WKWebView, decidePolicyFor navigationResponse: WKNavigationResponse,
    decisionHandler: @escaping @MainActor (WKNavigationResponsePolicy) -> Void
  ) { leftOut(by: self, with: [webView, navigationResponse, decisionHandler]) }
  /// The default of the optional method: the load goes on.
  dynamic public func webView(
    _ webView: WKWebView, decidePolicyFor navigationAction: WKNavigationAction
  ) async -> WKNavigationActionPolicy { leftOut(by: self, .allow, with: [webView, navigationAction]) }
  /// The default of the optional method: the one without preferences is asked.
  dynamic public func webView(
    _ webView: WKWebView, decidePolicyFor navigationAction: WKNavigationAction, preferences: WKWebpagePreferences
  ) async -> (WKNavigationActionPolicy, WKWebpagePreferences) {
    leftOut(by: self, (.notAsked, preferences), with: [webView, navigationAction, preferences])
  }
  /// The default of the optional method: the load goes on.
  dynamic public func webView(
    _ webView: WKWebView, decidePolicyFor navigationResponse: WKNavigationResponse
  ) async -> WKNavigationResponsePolicy { leftOut(by: self, .allow, with: [webView, navigationResponse]) }
  /// The default of the optional method: does nothing.
  dynamic public func webView(_ webView: WKWebView, didStartProvisionalNavigation navigation: WKNavigation!) {
    leftOut(by: self, with: [webView, navigation])
  }
  /// The default of the optional method: does nothing.
  dynamic public func webView(
    _ webView: WKWebView, didReceiveServerRedirectForProvisionalNavigation navigation: WKNavigation!
  ) { leftOut(by: self, with: [webView, navigation]) }
  /// The default of the optional method: does nothing.
  dynamic public func webView(
    _ webView: WKWebView, didFailProvisionalNavigation navigation: WKNavigation!, withError error: any Error
  ) { leftOut(by: self, with: [webView, navigation, error]) }
  /// The default of the optional method: does nothing.
  dynamic public func webView(_ webView: WKWebView, didCommit navigation: WKNavigation!) {
    leftOut(by: self, with: [webView, navigation])
  }
  /// The default of the optional method: does nothing.
  dynamic public func webView(_ webView: WKWebView, didFinish navigation: WKNavigation!) {
    leftOut(by: self, with: [webView, navigation])
  }
  /// The default of the optional method: does nothing.
  dynamic public func webView(_ webView: WKWebView, didFail navigation: WKNavigation!, withError error: any Error) {
    leftOut(by: self, with: [webView, navigation, error])
  }
  /// The default of the optional method: does nothing.
  dynamic public func webViewWebContentProcessDidTerminate(_ webView: WKWebView) { leftOut(by: self, with: [webView]) }
}
