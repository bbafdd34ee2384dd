public import Foundation
public import FoundationNetworking
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
    case linkClicked, formSubmitted, backForward, reload, formResubmitted, other
  }

  public enum PaginationMode: Int, Sendable {
    case unpaginated, leftToRight, topToBottom, bottomToTop, rightToLeft
  }

  public enum PaginationBreakingMode: Int, Sendable { case page, column }

  @_spi(Plainview) open override class var frameworkMethods: ActionTable {
    [
      "goBack": .init(UIWebView.goBack), "goForward": .init(UIWebView.goForward), "reload": .init(UIWebView.reload),
      "stopLoading": .init(UIWebView.stopLoading),
    ]
  }

  open override class var outlets: OutletTable { ["delegate": .init(\UIWebView.delegate)] }

  open weak var delegate: (any UIWebViewDelegate)?
  open private(set) lazy var scrollView = UIScrollView(frame: bounds)

  /// What the page was asked for with; nil before the first page.
  open internal(set) var request: URLRequest?
  open var isLoading: Bool { loading != nil }
  open var canGoBack: Bool { place > 0 }
  open var canGoForward: Bool { place + 1 < visits.count }

  // Without effect: no page is laid out.
  open var scalesPageToFit = false
  open var dataDetectorTypes: UIDataDetectorTypes = .phoneNumber
  open var allowsInlineMediaPlayback = false
  open var mediaPlaybackRequiresUserAction = true
  open var mediaPlaybackAllowsAirPlay = true
  open var suppressesIncrementalRendering = false
  open var keyboardDisplayRequiresUserAction = true
  open var paginationMode = PaginationMode.unpaginated
  open var paginationBreakingMode = PaginationBreakingMode.page
  open var pageLength: CGFloat = 0
  open var gapBetweenPages: CGFloat = 0
  open var pageCount: Int { 0 }
  open var allowsPictureInPictureMediaPlayback = true
  open var allowsLinkPreview = false

  var page: WebPage?
  var loading: WebLoad?
  /// The pages that were visited, and which of them is shown.
  var visits: [WebVisit] = []
  var place = -1

  public override init(frame: CGRect) {
    super.init(frame: frame)
    prepare()
  }

  @_disfavoredOverload public convenience init(_: Void = ()) { self.init(frame: .zero) }

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

  open func loadRequest(_ request: URLRequest) { begin(WebLoad(request, .other)) }

  open func loadHTMLString(_ string: String, baseURL: URL?) {
    let load = WebLoad(URLRequest(url: baseURL ?? Self.blank), .other)
    load.html = string
    begin(load)
  }

  open func load(_ data: Data, mimeType MIMEType: String, textEncodingName: String, baseURL: URL) {
    loadHTMLString(String(decoding: data, as: UTF8.self), baseURL: baseURL)
  }

  private static let blank = URL(string: "about:blank") ?? URL(fileURLWithPath: "/")

  open func reload() { visit(place, .reload) }
  open func goBack() { if canGoBack { visit(place - 1, .backForward) } }
  open func goForward() { if canGoForward { visit(place + 1, .backForward) } }

  /// Gives up what is being loaded; the delegate hears of a cancelled load.
  open func stopLoading() {
    guard let load = loading else { return }
    loading = nil
    if load.hasStarted { fail(with: URLError(.cancelled)) }
  }

  /// What a script comes to as a text; empty where it comes to nothing, nil before the first page.
  open func stringByEvaluatingJavaScript(from script: String) -> String? {
    let source = WebSources.current
    guard let page else { return source.answer(script, on: WebPage(address: nil)).map { "\($0)" } }
    return source.answer(script, on: page).map { "\($0)" } ?? ""
  }
}
