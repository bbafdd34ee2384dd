public import Foundation
public import FoundationNetworking
public import PlainviewUIKitCore

/// A load of a page, for telling loads apart.
@preconcurrency @MainActor open class WKNavigation: NSObject {
  /// Which version of the page is shown: always that for mobile devices.
  open var effectiveContentMode: WKWebpagePreferences.ContentMode { .mobile }
}

/// What has started the load of a page.
public enum WKNavigationType: Int, Sendable {
  /// A link, a form, the list of visited pages, loading again, or sending a form again.
  case linkActivated, formSubmitted, backForward, reload, formResubmitted
  /// Anything else, such as the app's own request.
  case other = -1
}

/// What becomes of a page that is to be loaded.
public struct WKNavigationActionPolicy: RawRepresentable, Hashable, Sendable {
  /// The number of the answer.
  public let rawValue: Int
  /// Creates the answer with a number.
  public init?(rawValue: Int) { self.rawValue = rawValue }
  private init(_ value: Int) { rawValue = value }
  /// The page is not loaded.
  public static let cancel = WKNavigationActionPolicy(0)
  /// The page is loaded.
  public static let allow = WKNavigationActionPolicy(1)
  /// The page is to be downloaded; here it is loaded and shown.
  public static let download = WKNavigationActionPolicy(2)
  /// The answer of the default: the delegate has no such method.
  static let notAsked = WKNavigationActionPolicy(-1)
}

/// The page is not loaded, is loaded, or is to be downloaded, which here shows it.
public enum WKNavigationResponsePolicy: Int, Sendable { case cancel, allow, download }

/// A page that is to be loaded.
@preconcurrency @MainActor open class WKNavigationAction: NSObject {
  /// The frame that asks for the page.
  open private(set) var sourceFrame: WKFrameInfo
  /// The frame in which the page is to be shown: the source, or nil for a window of its own.
  open private(set) var targetFrame: WKFrameInfo?
  /// What has started the load.
  open private(set) var navigationType: WKNavigationType
  /// The request of the page.
  open private(set) var request: URLRequest
  /// Whether the page is to be downloaded; always false.
  open var shouldPerformDownload: Bool { false }
  /// The modifier keys that are held; always empty.
  open var modifierFlags: UIKeyModifierFlags { [] }

  /// Creates a page that is not loaded, for subclasses that tests hand to a delegate.
  public override init() {
    sourceFrame = WKFrameInfo()
    targetFrame = sourceFrame
    navigationType = .other
    request = sourceFrame.request
  }

  init(_ load: PageLoad, in view: WKWebView) {
    sourceFrame = WKFrameInfo(load.request, in: view)
    targetFrame = sourceFrame
    navigationType = load.type
    request = load.request
  }

  /// A page that is requested in a window of its own.
  init(newWindow request: URLRequest, in view: WKWebView) {
    sourceFrame = WKFrameInfo(request, in: view)
    targetFrame = nil
    navigationType = .linkActivated
    self.request = request
  }
}

/// The answer of a server.
@preconcurrency @MainActor open class WKNavigationResponse: NSObject {
  /// The header of the response.
  open private(set) var response: URLResponse
  /// Whether the page is that of the whole view; always true.
  open private(set) var isForMainFrame = true
  /// Whether the view can show contents of this type; always true.
  open var canShowMIMEType: Bool { true }

  /// Creates an answer of no server, for subclasses that tests hand to a delegate.
  public override init() {
    response = URLResponse(url: .blankPage, mimeType: nil, expectedContentLength: -1, textEncodingName: nil)
  }

  init(_ response: URLResponse) { self.response = response }
}

extension URL {
  /// The page without contents.
  fileprivate static var blankPage: URL { URL(string: "about:blank") ?? URL(fileURLWithPath: "/") }
}

/// A part of a page.
@preconcurrency @MainActor open class WKFrameInfo: NSObject {
  /// Whether the frame is the whole page; always true.
  open private(set) var isMainFrame = true
  /// The request of the frame's page.
  open private(set) var request: URLRequest
  /// The origin of the frame's page.
  open private(set) var securityOrigin: WKSecurityOrigin
  /// The view that shows the frame.
  open private(set) weak var webView: WKWebView?

  /// Creates a frame of no view, for subclasses that tests hand to a delegate.
  public override init() {
    request = URLRequest(url: .blankPage)
    securityOrigin = WKSecurityOrigin()
  }

  init(_ request: URLRequest, in view: WKWebView) {
    self.request = request
    securityOrigin = WKSecurityOrigin(request.url)
    webView = view
  }
}

/// Where a page comes from.
@preconcurrency @MainActor open class WKSecurityOrigin: NSObject {
  /// The scheme of the address, such as `https`; empty without an address.
  open private(set) var `protocol`: String
  /// The host of the address; empty without one.
  open private(set) var host: String
  /// The port of the address; 0 for the standard one.
  open private(set) var port: Int

  /// Creates an origin without a host.
  public convenience override init() { self.init(nil) }

  init(_ url: URL?) {
    `protocol` = url?.scheme ?? ""
    host = url?.host ?? ""
    port = url?.port ?? 0
  }
}

/// A page that was visited.
@preconcurrency @MainActor open class WKBackForwardListItem: NSObject {
  /// The address of the page.
  public let url: URL
  /// The title of the page; nil for none.
  public let title: String?
  /// The address that was asked for; the same as `url`.
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
  private var currentIndex = -1

  /// The page that is shown; nil before the first one.
  open var currentItem: WKBackForwardListItem? { item(at: 0) }
  /// The page before it; nil for none.
  open var backItem: WKBackForwardListItem? { item(at: -1) }
  /// The page after it; nil for none.
  open var forwardItem: WKBackForwardListItem? { item(at: 1) }
  /// Returns the page at a distance from the one that is shown; negative numbers go back. Nil for none.
  open func item(at index: Int) -> WKBackForwardListItem? {
    items.indices.contains(currentIndex + index) ? items[currentIndex + index] : nil
  }
  /// The pages before the one that is shown, the oldest first.
  open var backList: [WKBackForwardListItem] { Array(items.prefix(max(0, currentIndex))) }
  /// The pages after the one that is shown, the nearest first.
  open var forwardList: [WKBackForwardListItem] { Array(items.dropFirst(currentIndex + 1)) }

  func contains(_ item: WKBackForwardListItem) -> Bool { items.contains { $0 === item } }
  func move(to item: WKBackForwardListItem) { currentIndex = items.firstIndex { $0 === item } ?? currentIndex }
  func add(_ item: WKBackForwardListItem) {
    items = Array(items.prefix(currentIndex + 1)) + [item]
    currentIndex = items.count - 1
  }
}
