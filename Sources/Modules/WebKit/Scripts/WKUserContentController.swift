public import Foundation
import FoundationNetworking
public import PlainviewRuntime
import PlainviewUIKitCore

/// The scripts that are put into pages, and the handlers of messages from pages.
@preconcurrency @MainActor open class WKUserContentController: NSObject {
  /// The scripts that run in each page, in their order.
  open private(set) var userScripts: [WKUserScript] = []
  private var handlers: [String: any WKScriptMessageHandler] = [:]
  private var replyingHandlers: [String: any WKScriptMessageHandlerWithReply] = [:]

  public nonisolated override init() { super.init() }

  /// Adds a script that runs in each page.
  open func addUserScript(_ userScript: WKUserScript) { userScripts.append(userScript) }
  /// Removes all scripts.
  open func removeAllUserScripts() { userScripts = [] }

  private var ruleLists: [WKContentRuleList] = []
  /// Has rules for what pages load. Kept, without effect.
  open func add(_ contentRuleList: WKContentRuleList) { ruleLists.append(contentRuleList) }
  /// Takes rules away.
  open func remove(_ contentRuleList: WKContentRuleList) { ruleLists.removeAll { $0 === contentRuleList } }
  /// Takes all rules away.
  open func removeAllContentRuleLists() { ruleLists = [] }

  /// Adds a handler for the messages of a name; one of the same name is replaced.
  open func add(_ scriptMessageHandler: any WKScriptMessageHandler, name: String) {
    handlers[name] = scriptMessageHandler
  }
  /// Adds a handler for the messages of a name; the content world has no effect.
  open func add(
    _ scriptMessageHandler: any WKScriptMessageHandler, contentWorld world: WKContentWorld, name: String
  ) { handlers[name] = scriptMessageHandler }
  /// Adds a handler that answers the messages of a name; the content world has no effect.
  open func addScriptMessageHandler(
    _ scriptMessageHandlerWithReply: any WKScriptMessageHandlerWithReply, contentWorld: WKContentWorld, name: String
  ) { replyingHandlers[name] = scriptMessageHandlerWithReply }
  /// Removes the handlers for the messages of a name.
  open func removeScriptMessageHandler(forName name: String) {
    handlers[name] = nil
    replyingHandlers[name] = nil
  }
  /// Removes the handlers for the messages of a name, in all content worlds.
  open func removeScriptMessageHandler(forName name: String, contentWorld: WKContentWorld) {
    removeScriptMessageHandler(forName: name)
  }
  /// Removes all handlers for messages.
  open func removeAllScriptMessageHandlers() {
    handlers = [:]
    replyingHandlers = [:]
  }
  /// Removes all handlers for messages, in all content worlds.
  open func removeAllScriptMessageHandlers(from contentWorld: WKContentWorld) { removeAllScriptMessageHandlers() }

  /// Hands a message of a page to its handler; false where there is none.
  func receive(_ body: Any, name: String, in view: WKWebView, reply: @escaping @MainActor (Any?, String?) -> Void)
    -> Bool
  {
    let request = URLRequest(url: view.url ?? URL(fileURLWithPath: "/"))
    let message = WKScriptMessage(body: body, name: name, webView: view, frame: WKFrameInfo(request, in: view))
    if let handler = handlers[name] {
      UserCode.tell(handler, "userContentController(_:didReceive:)", of: self, ", \(name)") {
        $0.userContentController(self, didReceive: message)
      }
      return true
    }
    guard let handler = replyingHandlers[name] else { return false }
    UserCode.tell(handler, "userContentController(_:didReceive:replyHandler:)", of: self, ", \(name)") {
      $0.userContentController(self, didReceive: message, replyHandler: reply)
    }
    return true
  }
}

/// Before or after the page is read.
public enum WKUserScriptInjectionTime: Int, Sendable { case atDocumentStart, atDocumentEnd }

/// A script that is put into pages.
@preconcurrency @MainActor open class WKUserScript: NSObject {
  /// The text of the script.
  public let source: String
  /// When the script runs; kept, without effect: it counts once the page is loaded.
  public let injectionTime: WKUserScriptInjectionTime
  /// Whether the script runs in the page itself only; kept, without effect.
  public let isForMainFrameOnly: Bool

  /// Creates a script with its text, when it runs, and whether it is for the page itself only.
  public init(source: String, injectionTime: WKUserScriptInjectionTime, forMainFrameOnly: Bool) {
    self.source = source
    self.injectionTime = injectionTime
    isForMainFrameOnly = forMainFrameOnly
  }
  /// Creates a script with its text, when it runs, and a content world, which has no effect.
  public init(
    source: String, injectionTime: WKUserScriptInjectionTime, forMainFrameOnly: Bool, in contentWorld: WKContentWorld
  ) {
    self.source = source
    self.injectionTime = injectionTime
    isForMainFrameOnly = forMainFrameOnly
  }
}

/// A world of names for scripts.
@preconcurrency @MainActor open class WKContentWorld: NSObject {
  /// The name of the world; nil for the standard ones.
  public let name: String?
  private nonisolated init(name: String?) { self.name = name }
  /// The world of the page's own scripts.
  public static let page = WKContentWorld(name: nil)
  /// The standard world of the app's scripts.
  public static let defaultClient = WKContentWorld(name: nil)
  /// Returns a world with a name, a new one each time.
  open class func world(name: String) -> WKContentWorld { WKContentWorld(name: name) }
}

/// A message of a page to the app.
@preconcurrency @MainActor open class WKScriptMessage: NSObject {
  /// The contents of the message.
  open private(set) var body: Any
  /// The name under which the message was sent.
  open private(set) var name: String
  /// The view whose page sends the message.
  open private(set) weak var webView: WKWebView?
  /// The frame that sends the message.
  open private(set) var frameInfo: WKFrameInfo
  /// The world that sends the message: always that of the page.
  open var world: WKContentWorld { .page }

  /// Creates a message of no page, for subclasses that tests hand to a handler.
  public override init() {
    body = NSNull()
    name = ""
    frameInfo = WKFrameInfo()
  }

  init(body: Any, name: String, webView: WKWebView, frame: WKFrameInfo) {
    self.body = body
    self.name = name
    self.webView = webView
    frameInfo = frame
  }
}

/// Receives the messages that pages send under a name.
@preconcurrency @MainActor public protocol WKScriptMessageHandler: NSObjectProtocol {
  /// Called when a page sends a message under the handler's name.
  func userContentController(
    _ userContentController: WKUserContentController, didReceive message: WKScriptMessage)
}

/// Answers the messages that pages send under a name.
@preconcurrency @MainActor public protocol WKScriptMessageHandlerWithReply: NSObjectProtocol {
  /// Called when a page sends a message under the handler's name; the closure gets the answer or the text of an error.
  func userContentController(
    _ userContentController: WKUserContentController, didReceive message: WKScriptMessage,
    replyHandler: @escaping @MainActor (Any?, String?) -> Void)
}

/// The domain of WebKit's errors.
public let WKErrorDomain = "WKErrorDomain"

/// Why a script or a page failed.
public struct WKError: ErrorValue, Sendable {
  /// The reasons as numbers.
  public enum Code: Int, _ErrorCodeProtocol, Sendable {
    /// The errors that have the codes.
    public typealias _ErrorType = WKError
    /// An unknown reason.
    case unknown = 1
    /// The process has ended, the view is gone, or a script, a list of rules, a text or an address has failed.
    case webContentProcessTerminated, webViewInvalidated, javaScriptExceptionOccurred,
      javaScriptResultTypeIsUnsupported, contentRuleListStoreCompileFailed, contentRuleListStoreLookUpFailed,
      contentRuleListStoreRemoveFailed, contentRuleListStoreVersionMismatch, attributedStringContentFailedToLoad,
      attributedStringContentLoadTimedOut, javaScriptInvalidFrameTarget, navigationAppBoundDomain,
      javaScriptAppBoundDomain
  }
  /// The error as an `NSError`.
  public let _nsError: NSError
  /// Creates an error from an `NSError` of the domain.
  public init(_nsError error: NSError) { _nsError = error }
  /// `WKErrorDomain`, the domain of the errors.
  public static var _nsErrorDomain: String { WKErrorDomain }

  /// The code `unknown`, for use in a pattern.
  public static var unknown: Code { .unknown }
  /// The code `webContentProcessTerminated`, for use in a pattern.
  public static var webContentProcessTerminated: Code { .webContentProcessTerminated }
  /// The code `webViewInvalidated`, for use in a pattern.
  public static var webViewInvalidated: Code { .webViewInvalidated }
  /// The code `javaScriptExceptionOccurred`, for use in a pattern.
  public static var javaScriptExceptionOccurred: Code { .javaScriptExceptionOccurred }
  /// The code `javaScriptResultTypeIsUnsupported`, for use in a pattern.
  public static var javaScriptResultTypeIsUnsupported: Code { .javaScriptResultTypeIsUnsupported }
  /// The code `contentRuleListStoreCompileFailed`, for use in a pattern.
  public static var contentRuleListStoreCompileFailed: Code { .contentRuleListStoreCompileFailed }
  /// The code `contentRuleListStoreLookUpFailed`, for use in a pattern.
  public static var contentRuleListStoreLookUpFailed: Code { .contentRuleListStoreLookUpFailed }
  /// The code `contentRuleListStoreRemoveFailed`, for use in a pattern.
  public static var contentRuleListStoreRemoveFailed: Code { .contentRuleListStoreRemoveFailed }
  /// The code `contentRuleListStoreVersionMismatch`, for use in a pattern.
  public static var contentRuleListStoreVersionMismatch: Code { .contentRuleListStoreVersionMismatch }
  /// The code `attributedStringContentFailedToLoad`, for use in a pattern.
  public static var attributedStringContentFailedToLoad: Code { .attributedStringContentFailedToLoad }
  /// The code `attributedStringContentLoadTimedOut`, for use in a pattern.
  public static var attributedStringContentLoadTimedOut: Code { .attributedStringContentLoadTimedOut }
  /// The code `javaScriptInvalidFrameTarget`, for use in a pattern.
  public static var javaScriptInvalidFrameTarget: Code { .javaScriptInvalidFrameTarget }
  /// The code `navigationAppBoundDomain`, for use in a pattern.
  public static var navigationAppBoundDomain: Code { .navigationAppBoundDomain }
  /// The code `javaScriptAppBoundDomain`, for use in a pattern.
  public static var javaScriptAppBoundDomain: Code { .javaScriptAppBoundDomain }
}
