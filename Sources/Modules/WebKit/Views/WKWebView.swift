public import Foundation
public import FoundationNetworking
@_spi(Plainview) public import PlainviewGraphics
import PlainviewRuntime
public import PlainviewTargetAction
@_spi(Plainview) public import PlainviewUIKitCore
public import PlainviewWidgets

/// A browser: what is loaded is kept, and its delegates are called on the app's clock; no page is laid out.
///
/// Pages, their titles and failures, and the answers of scripts come from the device (`XCUIDevice.web`); an address that
/// it does not know is an empty page. In a text picture it is a box with the page's title or address.
@preconcurrency @MainActor open class WKWebView: UIView {
  @_spi(Plainview) open override class var frameworkMethods: ActionTable {
    [
      "goBack": .init(WKWebView.goBack), "goForward": .init(WKWebView.goForward), "reload": .init(WKWebView.reload),
      "reloadFromOrigin": .init(WKWebView.reloadFromOrigin), "stopLoading": .init(WKWebView.stopLoading),
    ]
  }

  open override class var outlets: OutletTable {
    ["navigationDelegate": .init(\WKWebView.navigationDelegate), "UIDelegate": .init(\WKWebView.uiDelegate)]
  }

  /// The settings that the view was created with.
  open private(set) var configuration: WKWebViewConfiguration
  /// Decides what is loaded and is notified of each load.
  open weak var navigationDelegate: (any WKNavigationDelegate)?
  /// Shows the alerts and questions of scripts.
  open weak var uiDelegate: (any WKUIDelegate)?
  /// The scroll view that fills the view.
  open private(set) lazy var scrollView = UIScrollView(frame: bounds)

  /// The address of the page that is shown or being loaded; observable.
  open internal(set) var url: URL? { didSet { KeyValueObservers.hasChanged(self, "URL", from: oldValue, to: url) } }
  /// The title of the page; nil before the first one. Observable.
  open internal(set) var title: String? {
    didSet { KeyValueObservers.hasChanged(self, "title", from: oldValue, to: title) }
  }
  /// Whether a page is being loaded; observable.
  open internal(set) var isLoading = false {
    didSet { KeyValueObservers.hasChanged(self, "loading", from: oldValue, to: isLoading) }
  }
  /// From 0 to 1.
  open internal(set) var estimatedProgress = 0.0 {
    didSet { KeyValueObservers.hasChanged(self, "estimatedProgress", from: oldValue, to: estimatedProgress) }
  }
  /// Whether the page came by HTTPS.
  open var hasOnlySecureContent: Bool { url?.scheme == "https" }
  /// The pages that were visited.
  open internal(set) var backForwardList = WKBackForwardList()
  /// Whether there is a page to go back to.
  open var canGoBack: Bool { backForwardList.backItem != nil }
  /// Whether there is a page to go forward to.
  open var canGoForward: Bool { backForwardList.forwardItem != nil }

  /// Whether the user swipes to go back and forward; kept, without effect.
  open var allowsBackForwardNavigationGestures = false
  /// The user agent; nil for the standard one. Kept, without effect.
  open var customUserAgent: String?
  /// Whether a link shows a preview; kept, without effect.
  open var allowsLinkPreview = true
  /// The zoom of the page, 1 by default; kept, without effect.
  open var pageZoom: CGFloat = 1
  /// The type of media for style sheets; nil for the screen. Kept, without effect.
  open var mediaType: String?
  /// The state of the view for restoring it; kept, without effect.
  open var interactionState: Any?
  /// Whether Safari can inspect the page; kept, without effect.
  open var isInspectable = false
  /// Whether the user can search the page; kept, without effect.
  open var isFindInteractionEnabled = false
  /// Whether a part of a page fills the screen.
  public enum FullscreenState: Int, Sendable {
    /// Not, on the way to it, filled, and on the way back.
    case notInFullscreen, enteringFullscreen, inFullscreen, exitingFullscreen
  }
  /// Whether a part of the page fills the screen; never here.
  open var fullscreenState: FullscreenState { .notInFullscreen }
  /// The color behind the page; kept, without effect.
  open var underPageBackgroundColor: UIColor! = .systemBackground
  /// The color that the page names as its theme; always nil.
  open var themeColor: UIColor? { nil }

  /// What is being loaded; nil when nothing is.
  var loading: PageLoad?
  /// The text of the page.
  var source = ""
  /// The settings of the page; nil before the first one.
  var pagePreferences: WKWebpagePreferences?

  /// Whether there are scripts in the page: its own, where they may run, or those that the app puts in.
  var hasScripts: Bool {
    let preferences: WKWebpagePreferences? = pagePreferences ?? configuration.defaultWebpagePreferences
    let runsItsOwn = configuration.preferences.javaScriptEnabled && preferences?.allowsContentJavaScript ?? true
    return runsItsOwn || !configuration.userContentController.userScripts.isEmpty
  }

  /// Creates a view with a frame and a copy of the settings.
  public init(frame: CGRect, configuration: WKWebViewConfiguration) {
    self.configuration = configuration.duplicate
    super.init(frame: frame)
    prepare()
  }

  public override convenience init(frame: CGRect) {
    self.init(frame: frame, configuration: WKWebViewConfiguration())
  }

  /// Creates a view without a size, with standard settings.
  @_disfavoredOverload public convenience init(_: Void = ()) { self.init(frame: .zero) }

  /// Creates a view with standard settings from an archive or a document.
  public required init?(coder: NSCoder) {
    configuration = WKWebViewConfiguration()
    super.init(coder: coder)
    prepare()
  }

  private func prepare() {
    scrollView.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    scrollView.frame = bounds
    addSubview(scrollView)
    WebViews.current.add(self)
  }

  /// Whether a page of a scheme is loaded by the browser itself.
  open class func handlesURLScheme(_ urlScheme: String) -> Bool {
    ["http", "https", "file", "about", "data", "blob", "ftp"].contains(urlScheme.lowercased())
  }

  @_spi(Plainview) open override func drawText(on canvas: TextCanvas) {
    let page = title.flatMap { $0.isEmpty ? nil : $0 } ?? url?.host ?? url?.absoluteString ?? ""
    canvas.namedBox(["WKWebView", page])
  }

  // MARK: Loading

  /// Loads the page of a request and returns the load.
  @discardableResult
  open func load(_ request: URLRequest) -> WKNavigation? { begin(PageLoad(request, .other)) }
  /// Loads a page from its text and returns the load.
  @discardableResult
  open func loadHTMLString(_ string: String, baseURL: URL?) -> WKNavigation? {
    let load = PageLoad(URLRequest(url: baseURL ?? Self.blank), .other)
    load.source = string
    return begin(load)
  }
  /// Loads a page from data, which are read as UTF-8, and returns the load.
  @discardableResult
  open func load(
    _ data: Data, mimeType MIMEType: String, characterEncodingName: String, baseURL: URL
  ) -> WKNavigation? { loadHTMLString(String(decoding: data, as: UTF8.self), baseURL: baseURL) }
  /// Loads a page from a file and returns the load.
  @discardableResult
  open func loadFileURL(_ URL: URL, allowingReadAccessTo readAccessURL: URL) -> WKNavigation? {
    begin(PageLoad(URLRequest(url: URL), .other))
  }
  /// Loads a page from a request for a file and returns the load.
  @discardableResult
  open func loadFileRequest(_ request: URLRequest, allowingReadAccessTo readAccessURL: URL) -> WKNavigation {
    begin(PageLoad(request, .other))
  }
  /// Loads a page from its text as if it came for a request, and returns the load.
  @discardableResult
  open func loadSimulatedRequest(_ request: URLRequest, responseHTML string: String) -> WKNavigation {
    let load = PageLoad(request, .other)
    load.source = string
    return begin(load)
  }

  private static let blank = URL(string: "about:blank") ?? URL(fileURLWithPath: "/")

  /// Goes back in the list of visited pages and returns the load; nil when there is none.
  @discardableResult
  open func goBack() -> WKNavigation? { backForwardList.backItem.flatMap { go(to: $0) } }
  /// Goes forward in the list of visited pages and returns the load; nil when there is none.
  @discardableResult
  open func goForward() -> WKNavigation? { backForwardList.forwardItem.flatMap { go(to: $0) } }
  /// Goes to a page of the list and returns the load; nil for a page that is not in it.
  @discardableResult
  open func go(to item: WKBackForwardListItem) -> WKNavigation? {
    guard backForwardList.contains(item) else { return nil }
    let load = PageLoad(URLRequest(url: item.url), .backForward)
    load.item = item
    return begin(load)
  }
  /// Loads the page again and returns the load; nil without a page.
  @discardableResult
  open func reload() -> WKNavigation? {
    guard let item = backForwardList.currentItem else { return nil }
    let load = PageLoad(URLRequest(url: item.url), .reload)
    load.item = item
    load.source = item.source
    return begin(load)
  }
  /// Loads the page again and returns the load; the same as `reload()`.
  @discardableResult
  open func reloadFromOrigin() -> WKNavigation? { reload() }

  /// Cancels the current load; the delegate is told that the load was cancelled.
  open func stopLoading() {
    guard let load = loading else { return }
    loading = nil
    isLoading = false
    if load.hasStarted { fail(load, with: URLError(.cancelled)) }
  }

  // MARK: Scripts

  /// Runs a script and calls the closure with its result, which a test gives to the device; nil for an unknown script.
  @preconcurrency open func evaluateJavaScript(
    _ javaScriptString: String, completionHandler: (@MainActor @Sendable (Any?, (any Error)?) -> Void)? = nil
  ) {
    let device = WebDevice.current
    let result = Result { try device.answer(javaScriptString, in: self) }
    UIApplication.shared.clock.schedule(after: 0, "answer of evaluateJavaScript") {
      UserCode.run {
        switch result {
        case .success(let value): completionHandler?(value, nil)
        case .failure(let error): completionHandler?(nil, error)
        }
      }
    }
  }
  /// Runs a script and returns its result, which a test gives to the device; nil for an unknown script.
  @discardableResult
  open func evaluateJavaScript(_ javaScriptString: String) async throws -> Any? {
    try WebDevice.current.answer(javaScriptString, in: self)
  }
  /// Runs a script and calls the closure with its result; the frame and the content world have no effect.
  open func evaluateJavaScript(
    _ javaScript: String, in frame: WKFrameInfo? = nil, in contentWorld: WKContentWorld,
    completionHandler: (@MainActor (Result<Any, any Error>) -> Void)? = nil
  ) {
    evaluateJavaScript(javaScript) { value, error in
      completionHandler?(error.map { .failure($0) } ?? .success(value as Any))
    }
  }
  /// Runs a function and calls the closure with its result; its arguments have no effect.
  open func callAsyncJavaScript(
    _ functionBody: String, arguments: [String: Any] = [:], in frame: WKFrameInfo? = nil,
    in contentWorld: WKContentWorld, completionHandler: (@MainActor (Result<Any, any Error>) -> Void)? = nil
  ) { evaluateJavaScript(functionBody, in: frame, in: contentWorld, completionHandler: completionHandler) }
  /// Runs a function and returns its result; its arguments have no effect.
  open func callAsyncJavaScript(
    _ functionBody: String, arguments: [String: Any] = [:], in frame: WKFrameInfo? = nil, contentWorld: WKContentWorld
  ) async throws -> Any? { try WebDevice.current.answer(functionBody, in: self) }

  /// A picture of the view as large as it is, or as wide as the settings say.
  @preconcurrency open func takeSnapshot(
    with snapshotConfiguration: WKSnapshotConfiguration?,
    completionHandler: @escaping @MainActor @Sendable (UIImage?, (any Error)?) -> Void
  ) {
    var size = snapshotConfiguration?.rect.size ?? .zero
    if snapshotConfiguration?.rect.isNull ?? true { size = bounds.size }
    if let width = snapshotConfiguration?.snapshotWidth, size.width > 0 {
      size = CGSize(width: width.doubleValue, height: size.height * width.doubleValue / size.width)
    }
    let image = UIGraphicsImageRenderer(size: size).image { _ in }
    UIApplication.shared.clock.schedule(after: 0, "a snapshot of WKWebView") {
      UserCode.run { completionHandler(image, nil) }
    }
  }
}

/// The browsers of an app.
@MainActor final class WebViews {
  private var held: [Weak] = []
  private struct Weak { weak var view: WKWebView? }

  static var current: WebViews { SimulatedProcess.current.singleton(WebViews.self) { WebViews() } }
  var views: [WKWebView] { held.compactMap(\.view) }

  func add(_ view: WKWebView) {
    held.removeAll { $0.view == nil }
    held.append(Weak(view: view))
  }
}

@section(".init_array") @used
private let registerWhenLoaded: @convention(c) @Sendable () -> Void = {
  ModuleViews.register("WKWebView") { WKWebView(coder: $0) }
  WebSources.register(DeviceWebSource())
}
