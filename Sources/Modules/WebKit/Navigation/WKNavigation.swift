public import Foundation
public import FoundationNetworking
public import PlainviewUIKitCore

/// A load of a page, for telling loads apart.
@preconcurrency @MainActor open class WKNavigation: NSObject {
  open var effectiveContentMode: WKWebpagePreferences.ContentMode { .mobile }
}

public enum WKNavigationType: Int, Sendable {
  case linkActivated, formSubmitted, backForward, reload, formResubmitted
  case other = -1
}

/// What becomes of a page that is to be loaded.
public struct WKNavigationActionPolicy: RawRepresentable, Hashable, Sendable {
  public let rawValue: Int
  public init?(rawValue: Int) { self.rawValue = rawValue }
  private init(_ value: Int) { rawValue = value }
  public static let cancel = WKNavigationActionPolicy(0)
  public static let allow = WKNavigationActionPolicy(1)
  public static let download = WKNavigationActionPolicy(2)
  /// The answer of the default: the delegate has no such method.
  static let notAsked = WKNavigationActionPolicy(-1)
}

public enum WKNavigationResponsePolicy: Int, Sendable { case cancel, allow, download }

/// A page that is to be loaded.
@preconcurrency @MainActor open class WKNavigationAction: NSObject {
  public let sourceFrame: WKFrameInfo
  public let targetFrame: WKFrameInfo?
  public let navigationType: WKNavigationType
  public let request: URLRequest
  open var shouldPerformDownload: Bool { false }
  open var modifierFlags: UIKeyModifierFlags { [] }

  init(_ load: PageLoad, in view: WKWebView) {
    sourceFrame = WKFrameInfo(load.request, in: view)
    targetFrame = sourceFrame
    navigationType = load.type
    request = load.request
  }

  /// A page that a script wants in a window of its own.
  init(newWindow request: URLRequest, in view: WKWebView) {
    sourceFrame = WKFrameInfo(request, in: view)
    targetFrame = nil
    navigationType = .linkActivated
    self.request = request
  }
}

/// The answer of a server.
@preconcurrency @MainActor open class WKNavigationResponse: NSObject {
  public let response: URLResponse
  public let isForMainFrame = true
  open var canShowMIMEType: Bool { true }

  init(_ response: URLResponse) { self.response = response }
}

/// A part of a page.
@preconcurrency @MainActor open class WKFrameInfo: NSObject {
  public let isMainFrame = true
  public let request: URLRequest
  public let securityOrigin: WKSecurityOrigin
  open private(set) weak var webView: WKWebView?

  init(_ request: URLRequest, in view: WKWebView) {
    self.request = request
    securityOrigin = WKSecurityOrigin(request.url)
    webView = view
  }
}

/// Where a page comes from.
@preconcurrency @MainActor open class WKSecurityOrigin: NSObject {
  public let `protocol`: String
  public let host: String
  public let port: Int

  init(_ url: URL?) {
    `protocol` = url?.scheme ?? ""
    host = url?.host ?? ""
    port = url?.port ?? 0
  }
}

/// A page that was visited.
@preconcurrency @MainActor open class WKBackForwardListItem: NSObject {
  public let url: URL
  public let title: String?
  public var initialURL: URL { url }
  var source: String

  init(url: URL, title: String?, source: String) {
    self.url = url
    self.title = title
    self.source = source
  }
}

/// The pages that were visited, and which of them is shown.
@preconcurrency @MainActor open class WKBackForwardList: NSObject {
  private var items: [WKBackForwardListItem] = []
  private var place = -1

  open var currentItem: WKBackForwardListItem? { item(at: 0) }
  open var backItem: WKBackForwardListItem? { item(at: -1) }
  open var forwardItem: WKBackForwardListItem? { item(at: 1) }
  open func item(at index: Int) -> WKBackForwardListItem? {
    items.indices.contains(place + index) ? items[place + index] : nil
  }
  open var backList: [WKBackForwardListItem] { Array(items.prefix(max(0, place))) }
  open var forwardList: [WKBackForwardListItem] { Array(items.dropFirst(place + 1)) }

  func contains(_ item: WKBackForwardListItem) -> Bool { items.contains { $0 === item } }
  func move(to item: WKBackForwardListItem) { place = items.firstIndex { $0 === item } ?? place }
  func add(_ item: WKBackForwardListItem) {
    items = Array(items.prefix(place + 1)) + [item]
    place = items.count - 1
  }
}
