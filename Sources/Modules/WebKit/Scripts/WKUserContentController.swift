public import Foundation
import FoundationNetworking
import PlainviewRuntime
import PlainviewUIKitCore

/// The scripts that are put into pages, and who hears what pages say.
@preconcurrency @MainActor open class WKUserContentController: NSObject {
  open private(set) var userScripts: [WKUserScript] = []
  private var handlers: [String: any WKScriptMessageHandler] = [:]
  private var replyingHandlers: [String: any WKScriptMessageHandlerWithReply] = [:]
  weak var view: WKWebView?

  public nonisolated override init() { super.init() }

  open func addUserScript(_ userScript: WKUserScript) { userScripts.append(userScript) }
  open func removeAllUserScripts() { userScripts = [] }

  open func add(_ scriptMessageHandler: any WKScriptMessageHandler, name: String) {
    handlers[name] = scriptMessageHandler
  }
  open func add(
    _ scriptMessageHandler: any WKScriptMessageHandler, contentWorld world: WKContentWorld, name: String
  ) { handlers[name] = scriptMessageHandler }
  open func addScriptMessageHandler(
    _ scriptMessageHandlerWithReply: any WKScriptMessageHandlerWithReply, contentWorld: WKContentWorld, name: String
  ) { replyingHandlers[name] = scriptMessageHandlerWithReply }
  open func removeScriptMessageHandler(forName name: String) {
    handlers[name] = nil
    replyingHandlers[name] = nil
  }
  open func removeScriptMessageHandler(forName name: String, contentWorld: WKContentWorld) {
    removeScriptMessageHandler(forName: name)
  }
  open func removeAllScriptMessageHandlers() {
    handlers = [:]
    replyingHandlers = [:]
  }
  open func removeAllScriptMessageHandlers(from contentWorld: WKContentWorld) { removeAllScriptMessageHandlers() }

  /// Hands a message of a page to who wants it; false where nobody does.
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

public enum WKUserScriptInjectionTime: Int, Sendable { case atDocumentStart, atDocumentEnd }

/// A script that is put into pages.
@preconcurrency @MainActor open class WKUserScript: NSObject {
  public let source: String
  public let injectionTime: WKUserScriptInjectionTime
  public let isForMainFrameOnly: Bool

  public init(source: String, injectionTime: WKUserScriptInjectionTime, forMainFrameOnly: Bool) {
    self.source = source
    self.injectionTime = injectionTime
    isForMainFrameOnly = forMainFrameOnly
  }
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
  public let name: String?
  private nonisolated init(name: String?) { self.name = name }
  public static let page = WKContentWorld(name: nil)
  public static let defaultClient = WKContentWorld(name: nil)
  open class func world(name: String) -> WKContentWorld { WKContentWorld(name: name) }
}

/// What a page says to the app.
@preconcurrency @MainActor open class WKScriptMessage: NSObject {
  public let body: Any
  public let name: String
  open private(set) weak var webView: WKWebView?
  public let frameInfo: WKFrameInfo
  open var world: WKContentWorld { .page }

  init(body: Any, name: String, webView: WKWebView, frame: WKFrameInfo) {
    self.body = body
    self.name = name
    self.webView = webView
    frameInfo = frame
  }
}

/// Hears what pages say under a name.
@preconcurrency @MainActor public protocol WKScriptMessageHandler: NSObjectProtocol {
  func userContentController(
    _ userContentController: WKUserContentController, didReceive message: WKScriptMessage)
}

/// Answers what pages say under a name.
@preconcurrency @MainActor public protocol WKScriptMessageHandlerWithReply: NSObjectProtocol {
  func userContentController(
    _ userContentController: WKUserContentController, didReceive message: WKScriptMessage,
    replyHandler: @escaping @MainActor (Any?, String?) -> Void)
}

public let WKErrorDomain = "WKErrorDomain"

/// Why a script or a page failed.
public struct WKError: CustomNSError, Hashable, Sendable {
  public enum Code: Int, Sendable {
    case unknown = 1
    case webContentProcessTerminated, webViewInvalidated, javaScriptExceptionOccurred,
      javaScriptResultTypeIsUnsupported, contentRuleListStoreCompileFailed, contentRuleListStoreLookUpFailed,
      contentRuleListStoreRemoveFailed, contentRuleListStoreVersionMismatch, attributedStringContentFailedToLoad,
      attributedStringContentLoadTimedOut, javaScriptInvalidFrameTarget, navigationAppBoundDomain,
      javaScriptAppBoundDomain
  }
  public let code: Code
  public init(_ code: Code) { self.code = code }
  public static var errorDomain: String { WKErrorDomain }
  public var errorCode: Int { code.rawValue }
}
