public import Foundation
public import FoundationNetworking
@_spi(Plainview) public import PlainviewGraphics
import PlainviewRuntime
public import PlainviewTargetAction
@_spi(Plainview) public import PlainviewUIKitCore

/// The browser before `WKWebView`, deprecated since iOS 12: what is loaded is kept, and its delegate is called on the app's
/// clock; no page is laid out.
///
/// Pages and the answers of scripts are those of `WKWebView`. In a text picture it is a box with the page's title or address.
@preconcurrency @MainActor open class UIWebView: UIView {
  /// What leads to a page.
  public enum NavigationType: Int, Sendable {
    /// A link, a form, the list of visited pages, loading again, a form again, or something else.
    case linkClicked, formSubmitted, backForward, reload, formResubmitted, other
  }

  /// The direction in which pages follow each other.
  public enum PaginationMode: Int, Sendable {
    /// No pages, or the direction in which they follow each other.
    case unpaginated, leftToRight, topToBottom, bottomToTop, rightToLeft
  }

  /// Whether contents are broken into pages or columns.
  public enum PaginationBreakingMode: Int, Sendable { case page, column }

  @_spi(Plainview) open override class var frameworkMethods: ActionTable {
    [
      "goBack": .init(UIWebView.goBack), "goForward": .init(UIWebView.goForward), "reload": .init(UIWebView.reload),
      "stopLoading": .init(UIWebView.stopLoading),
    ]
  }

  open override class var outlets: OutletTable { ["delegate": .init(\UIWebView.delegate)] }

  /// Decides about loading, and is informed of it; not retained.
  open weak var delegate: (any UIWebViewDelegate)?
  /// The view in which the page would scroll; its content is empty here.
  open private(set) lazy var scrollView = UIScrollView(frame: bounds)

  /// What the page was asked for with; nil before the first page.
  open internal(set) var request: URLRequest?
  /// Whether a page is loaded at present.
  open var isLoading: Bool { loading != nil }
  /// Whether there is a visited page before the present one.
  open var canGoBack: Bool { visitIndex > 0 }
  /// Whether there is a visited page after the present one.
  open var canGoForward: Bool { visitIndex + 1 < visits.count }

  // Without effect: no page is laid out.
  /// Whether the page is scaled to the view; kept, without effect.
  open var scalesPageToFit = false
  /// What is turned into links; kept, without effect.
  open var dataDetectorTypes: UIDataDetectorTypes = .phoneNumber
  /// Whether videos play in the page; kept, without effect.
  open var allowsInlineMediaPlayback = false
  /// Whether media play only after an action of the user; kept, without effect.
  open var mediaPlaybackRequiresUserAction = true
  /// Whether media may play on other devices; kept, without effect.
  open var mediaPlaybackAllowsAirPlay = true
  /// Whether the page is shown only when all of it is there; kept, without effect.
  open var suppressesIncrementalRendering = false
  /// Whether scripts may not show the keyboard by themselves; kept, without effect.
  open var keyboardDisplayRequiresUserAction = true
  /// The direction in which pages follow each other; kept, without effect.
  open var paginationMode = PaginationMode.unpaginated
  /// Whether contents are broken into pages or columns; kept, without effect.
  open var paginationBreakingMode = PaginationBreakingMode.page
  /// The length of pages, in points; kept, without effect.
  open var pageLength: CGFloat = 0
  /// The distance between pages, in points; kept, without effect.
  open var gapBetweenPages: CGFloat = 0
  /// The number of pages: always 0 here.
  open var pageCount: Int { 0 }
  /// Whether videos may play over other apps; kept, without effect.
  open var allowsPictureInPictureMediaPlayback = true
  /// Whether links have previews; kept, without effect.
  open var allowsLinkPreview = false

  var page: WebPage?
  var loading: WebLoad?
  /// The pages that were visited, and which of them is shown.
  var visits: [WebVisit] = []
  var visitIndex = -1

  public override init(frame: CGRect) {
    super.init(frame: frame)
    prepare()
  }

  /// Creates a web view with an empty frame.
  @_disfavoredOverload public convenience init(_: Void = ()) { self.init(frame: .zero) }

  /// Creates a web view from an archive or a document.
  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    prepare()
  }

  private func prepare() {
    scrollView.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    scrollView.frame = bounds
    addSubview(scrollView)
  }

  @_spi(Plainview) open override func drawText(on canvas: TextCanvas) {
    let title = page?.title ?? ""
    canvas.namedBox(["UIWebView", title.isEmpty ? page?.address?.host ?? page?.address?.absoluteString ?? "" : title])
  }

  // MARK: Loading

  /// Loads the page of a request.
  open func loadRequest(_ request: URLRequest) { begin(WebLoad(request, .other)) }

  /// Loads a page from its HTML; relative addresses start at the base URL.
  open func loadHTMLString(_ string: String, baseURL: URL?) {
    let load = WebLoad(URLRequest(url: baseURL ?? Self.blank), .other)
    load.html = string
    begin(load)
  }

  /// Loads a page from data that is read as HTML in UTF-8, whatever type and encoding are given.
  open func load(_ data: Data, mimeType MIMEType: String, textEncodingName: String, baseURL: URL) {
    loadHTMLString(String(decoding: data, as: UTF8.self), baseURL: baseURL)
  }

  private static let blank = URL(string: "about:blank") ?? URL(fileURLWithPath: "/")

  /// Loads the present page again.
  open func reload() { visit(visitIndex, .reload) }
  /// Loads the visited page before the present one; does nothing without one.
  open func goBack() { if canGoBack { visit(visitIndex - 1, .backForward) } }
  /// Loads the visited page after the present one; does nothing without one.
  open func goForward() { if canGoForward { visit(visitIndex + 1, .backForward) } }

  /// Gives up what is being loaded; the delegate is told of a cancelled load.
  open func stopLoading() {
    guard let load = loading else { return }
    loading = nil
    if load.hasStarted { fail(with: URLError(.cancelled)) }
  }

  /// The result of a script as a text; empty for no result, nil before the first page.
  open func stringByEvaluatingJavaScript(from script: String) -> String? {
    let source = WebSources.current
    guard let page else { return source.answer(script, on: WebPage(address: nil)).map { "\($0)" } }
    return source.answer(script, on: page).map { "\($0)" } ?? ""
  }
}
