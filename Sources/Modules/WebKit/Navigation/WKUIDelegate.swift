public import Foundation
import PlainviewRuntime
public import PlainviewWidgets

/// Shows the panels and windows that scripts of a page ask for; every method is optional.
@preconcurrency @MainActor public protocol WKUIDelegate: NSObjectProtocol {
  /// Called when a link with `target="_blank"` is followed; the answer is the view that loads its page, nil for none.
  func webView(
    _ webView: WKWebView, createWebViewWith configuration: WKWebViewConfiguration,
    for navigationAction: WKNavigationAction, windowFeatures: WKWindowFeatures
  ) -> WKWebView?
  /// Called when a page closes its window; never called here.
  func webViewDidClose(_ webView: WKWebView)
  /// Called when a script shows an alert; the closure ends it.
  func webView(
    _ webView: WKWebView, runJavaScriptAlertPanelWithMessage message: String, initiatedByFrame frame: WKFrameInfo,
    completionHandler: @escaping @MainActor () -> Void)
  /// Called when a script asks a question; the closure gets whether the user agrees.
  func webView(
    _ webView: WKWebView, runJavaScriptConfirmPanelWithMessage message: String, initiatedByFrame frame: WKFrameInfo,
    completionHandler: @escaping @MainActor (Bool) -> Void)
  /// Called when a script asks for a text; the closure gets it, or nil for a cancel. Never called here.
  func webView(
    _ webView: WKWebView, runJavaScriptTextInputPanelWithPrompt prompt: String, defaultText: String?,
    initiatedByFrame frame: WKFrameInfo, completionHandler: @escaping @MainActor (String?) -> Void)
  /// Called when a page asks for the camera or the microphone; never called here.
  func webView(
    _ webView: WKWebView, requestMediaCapturePermissionFor origin: WKSecurityOrigin,
    initiatedByFrame frame: WKFrameInfo, type: WKMediaCaptureType,
    decisionHandler: @escaping @MainActor (WKPermissionDecision) -> Void)
  /// Called when the user presses a link for long; the closure gets its menu, or nil for none. Never called here.
  func webView(
    _ webView: WKWebView, contextMenuConfigurationForElement elementInfo: WKContextMenuElementInfo,
    completionHandler: @escaping @MainActor (UIContextMenuConfiguration?) -> Void)
  /// Called before the menu of a link is shown; never called here.
  func webView(_ webView: WKWebView, contextMenuWillPresentForElement elementInfo: WKContextMenuElementInfo)
  /// Called when the preview of a link is tapped; never called here.
  func webView(
    _ webView: WKWebView, contextMenuForElement elementInfo: WKContextMenuElementInfo,
    willCommitWithAnimator animator: any UIContextMenuInteractionCommitAnimating)
  /// Called when the menu of a link has gone; never called here.
  func webView(_ webView: WKWebView, contextMenuDidEndForElement elementInfo: WKContextMenuElementInfo)
}

extension WKUIDelegate {
  /// The default of the optional method: there is no new window.
  dynamic public func webView(
    _ webView: WKWebView, createWebViewWith configuration: WKWebViewConfiguration,
    for navigationAction: WKNavigationAction, windowFeatures: WKWindowFeatures
  ) -> WKWebView? { leftOut(by: self, nil, with: [webView, configuration, navigationAction, windowFeatures]) }
  /// The default of the optional method: does nothing.
  dynamic public func webViewDidClose(_ webView: WKWebView) { leftOut(by: self, with: [webView]) }
  /// The default of the optional method: no alert is shown.
  dynamic public func webView(
    _ webView: WKWebView, runJavaScriptAlertPanelWithMessage message: String, initiatedByFrame frame: WKFrameInfo,
    completionHandler: @escaping @MainActor () -> Void
  ) { leftOut(by: self, with: [webView, message, frame, completionHandler]) }
  /// The default of the optional method: no question is shown.
  dynamic public func webView(
    _ webView: WKWebView, runJavaScriptConfirmPanelWithMessage message: String, initiatedByFrame frame: WKFrameInfo,
    completionHandler: @escaping @MainActor (Bool) -> Void
  ) { leftOut(by: self, with: [webView, message, frame, completionHandler]) }
  /// The default of the optional method: no question is shown.
  dynamic public func webView(
    _ webView: WKWebView, runJavaScriptTextInputPanelWithPrompt prompt: String, defaultText: String?,
    initiatedByFrame frame: WKFrameInfo, completionHandler: @escaping @MainActor (String?) -> Void
  ) { leftOut(by: self, with: [webView, prompt, defaultText, frame, completionHandler]) }
  /// The default of the optional method: does nothing.
  dynamic public func webView(
    _ webView: WKWebView, requestMediaCapturePermissionFor origin: WKSecurityOrigin,
    initiatedByFrame frame: WKFrameInfo, type: WKMediaCaptureType,
    decisionHandler: @escaping @MainActor (WKPermissionDecision) -> Void
  ) { leftOut(by: self, with: [webView, origin, frame, type, decisionHandler]) }
  /// The default of the optional method: does nothing.
  dynamic public func webView(
    _ webView: WKWebView, contextMenuConfigurationForElement elementInfo: WKContextMenuElementInfo,
    completionHandler: @escaping @MainActor (UIContextMenuConfiguration?) -> Void
  ) { leftOut(by: self, with: [webView, elementInfo, completionHandler]) }
  /// The default of the optional method: does nothing.
  dynamic public func webView(
    _ webView: WKWebView, contextMenuWillPresentForElement elementInfo: WKContextMenuElementInfo
  ) { leftOut(by: self, with: [webView, elementInfo]) }
  /// The default of the optional method: does nothing.
  dynamic public func webView(
    _ webView: WKWebView, contextMenuForElement elementInfo: WKContextMenuElementInfo,
    willCommitWithAnimator animator: any UIContextMenuInteractionCommitAnimating
  ) { leftOut(by: self, with: [webView, elementInfo, animator]) }
  /// The default of the optional method: does nothing.
  dynamic public func webView(
    _ webView: WKWebView, contextMenuDidEndForElement elementInfo: WKContextMenuElementInfo
  ) { leftOut(by: self, with: [webView, elementInfo]) }
}

/// The element of a page whose menu is asked for.
@preconcurrency @MainActor open class WKContextMenuElementInfo: NSObject {
  /// Where the element leads; nil for no link.
  open private(set) var linkURL: URL?

  @available(*, unavailable) public override init() { fatalError("made by a web view") }
}

/// The devices that a page asks to record with.
public enum WKMediaCaptureType: Int, Sendable { case camera, microphone, cameraAndMicrophone }
/// Ask the user, allow, or refuse.
public enum WKPermissionDecision: Int, Sendable { case prompt, grant, deny }

/// What a script requests for a new window.
@preconcurrency @MainActor open class WKWindowFeatures: NSObject {
  /// Whether there is a menu bar; nil for no preference, as always here.
  open var menuBarVisibility: NSNumber? { nil }
  /// Whether there is a status bar; nil for no preference, as always here.
  open var statusBarVisibility: NSNumber? { nil }
  /// Whether there are toolbars; nil for no preference, as always here.
  open var toolbarsVisibility: NSNumber? { nil }
  /// Whether the window can be resized; nil for no preference, as always here.
  open var allowsResizing: NSNumber? { nil }
  /// The left edge of the window; nil for no preference, as always here.
  open var x: NSNumber? { nil }
  /// The upper edge of the window; nil for no preference, as always here.
  open var y: NSNumber? { nil }
  /// The width of the window; nil for no preference, as always here.
  open var width: NSNumber? { nil }
  /// The height of the window; nil for no preference, as always here.
  open var height: NSNumber? { nil }
}
