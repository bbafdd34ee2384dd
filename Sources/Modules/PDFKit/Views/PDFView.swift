public import Foundation
@_spi(Plainview) public import PlainviewGraphics
import PlainviewRuntime
public import PlainviewTargetAction
@_spi(Plainview) public import PlainviewUIKitCore
import PlainviewWidgets

/// Shows one page of a document: its text, or that it cannot be read.
///
/// Differs from Apple's: pages are not drawn, and there is one at a time, whatever the display mode says; a swipe leads to
/// the next or the previous one.
@preconcurrency @MainActor open class PDFView: UIView {
  @_spi(Plainview) open override class var frameworkMethods: ActionTable {
    [
      "goToNextPage:": .init(PDFView.goToNextPage), "goToPreviousPage:": .init(PDFView.goToPreviousPage),
      "goToFirstPage:": .init(PDFView.goToFirstPage), "goToLastPage:": .init(PDFView.goToLastPage),
      "goBack:": .init(PDFView.goBack), "goForward:": .init(PDFView.goForward), "zoomIn:": .init(PDFView.zoomIn),
      "zoomOut:": .init(PDFView.zoomOut),
    ]
  }

  open override class var outlets: OutletTable { ["delegate": .init(\PDFView.delegate)] }

  /// The document; its first page is shown when it is set.
  open var document: PDFDocument? {
    didSet {
      history = []
      future = []
      selection = nil
      shown = document?.page(at: 0)
      post(.PDFViewDocumentChanged)
      pageDidChange()
    }
  }
  /// Informed of taps on links; not retained.
  open weak var delegate: (any PDFViewDelegate)?
  /// How pages are shown; kept, with its notification.
  open var displayMode = PDFDisplayMode.singlePageContinuous { didSet { post(.PDFViewDisplayModeChanged) } }
  /// Whether pages are below each other or side by side; the direction of swipes.
  open var displayDirection = PDFDisplayDirection.vertical
  /// Whether there is space between pages; kept, without effect.
  open var displaysPageBreaks = true
  /// The space around pages; kept, without effect.
  open var pageBreakMargins = UIEdgeInsets(top: 4.75, left: 4.75, bottom: 4.75, right: 4.75)
  /// Which rectangle of pages is shown.
  open var displayBox = PDFDisplayBox.cropBox {
    didSet {
      post(.PDFViewDisplayBoxChanged)
      setNeedsLayout()
    }
  }
  /// Whether the first page stands alone; kept, without effect.
  open var displaysAsBook = false
  /// Whether pages go from right to left; kept, without effect.
  open var displaysRTL = false
  /// How pictures are drawn; kept, without effect.
  open var interpolationQuality = PDFInterpolationQuality.high
  /// Whether pages have shadows; kept, without effect.
  open var pageShadowsEnabled = true
  /// Whether addresses in texts are links; kept, without effect.
  open var enableDataDetectors = false
  /// Whether the user can draw; kept, without effect.
  open var isInMarkupMode = false
  /// Text that is marked; kept, without effect.
  open var highlightedSelections: [PDFSelection]?
  /// Whether pages are turned in a page view controller; kept, without effect.
  open private(set) var isUsingPageViewController = false
  /// Sets whether pages are turned in a page view controller; kept, without effect.
  open func usePageViewController(_ enable: Bool, withViewOptions viewOptions: [AnyHashable: Any]? = nil) {
    isUsingPageViewController = enable
  }

  /// Whether pages are shown as wide as the view.
  open var autoScales = false { didSet { fitScale() } }
  /// The smallest scale.
  open var minScaleFactor: CGFloat = 0.1
  /// The largest scale.
  open var maxScaleFactor: CGFloat = 10
  /// The scale in which pages are shown; setting it ends `autoScales`.
  open var scaleFactor: CGFloat {
    get { scale }
    set {
      autoScales = false
      setScale(newValue)
    }
  }

  private var scale: CGFloat = 1
  private var shown: PDFPage?
  private var selection: PDFSelection?
  private(set) var history: [PDFPage] = []
  private(set) var future: [PDFPage] = []
  private var start: CGPoint?
  private let sheet = UIView(frame: .zero)
  private let label = UILabel(frame: .zero)

  public override init(frame: CGRect) {
    super.init(frame: frame)
    prepare()
  }
  /// Creates a view of no size.
  @_disfavoredOverload public convenience init(_: Void = ()) { self.init(frame: .zero) }
  /// Creates a view from an archive or a document.
  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    prepare()
  }

  private func prepare() {
    sheet.backgroundColor = .white
    label.numberOfLines = 0
    label.textColor = .black
    sheet.addSubview(label)
    addSubview(sheet)
    sheet.isHidden = true
  }

  // MARK: Pages

  /// The page that is shown; nil without a document.
  open var currentPage: PDFPage? { shown }
  /// The destination that is shown: the upper edge of the page.
  open var currentDestination: PDFDestination? {
    shown.map { PDFDestination(page: $0, at: CGPoint(x: 0, y: $0.bounds(for: displayBox).maxY)) }
  }
  /// The pages that are visible: the one that is shown.
  open var visiblePages: [PDFPage] { shown.map { [$0] } ?? [] }
  /// The view with the page; nil without a document.
  open var documentView: UIView? { document == nil ? nil : sheet }

  /// Shows a page.
  open func go(to page: PDFPage) { show(page, isNew: true) }
  /// Shows the page of a destination.
  open func go(to destination: PDFDestination) { if let page = destination.page { go(to: page) } }
  /// Shows the page of a selection.
  open func go(to selection: PDFSelection) { if let page = selection.pages.first { go(to: page) } }
  /// Shows a page, with a rectangle of it.
  open func go(to rect: CGRect, on page: PDFPage) { go(to: page) }
  /// Shows the next page.
  open func goToNextPage(_ sender: Any?) { step(1) }
  /// Shows the previous page.
  open func goToPreviousPage(_ sender: Any?) { step(-1) }
  /// Shows the first page.
  open func goToFirstPage(_ sender: Any?) { if let first = document?.page(at: 0) { go(to: first) } }
  /// Shows the last page.
  open func goToLastPage(_ sender: Any?) {
    if let document, let last = document.page(at: document.pageCount - 1) { go(to: last) }
  }
  /// Whether there is a next page.
  open var canGoToNextPage: Bool { neighbor(1) != nil }
  /// Whether there is a previous page.
  open var canGoToPreviousPage: Bool { neighbor(-1) != nil }
  /// Whether the first page is another one.
  open var canGoToFirstPage: Bool { canGoToPreviousPage }
  /// Whether the last page is another one.
  open var canGoToLastPage: Bool { canGoToNextPage }
  /// Whether there is a page that was shown before.
  open var canGoBack: Bool { !history.isEmpty }
  /// Whether one has gone back.
  open var canGoForward: Bool { !future.isEmpty }
  /// Shows the page that was shown before.
  open func goBack(_ sender: Any?) {
    guard let page = history.popLast() else { return }
    if let shown { future.append(shown) }
    post(.PDFViewChangedHistory)
    show(page, isNew: false)
  }
  /// Shows the page from which one has gone back.
  open func goForward(_ sender: Any?) {
    guard let page = future.popLast() else { return }
    if let shown { history.append(shown) }
    post(.PDFViewChangedHistory)
    show(page, isNew: false)
  }

  private func neighbor(_ step: Int) -> PDFPage? {
    guard let document, let shown else { return nil }
    let index = document.index(for: shown)
    return index == NSNotFound ? nil : document.page(at: index + step)
  }
  private func step(_ step: Int) { if let page = neighbor(step) { go(to: page) } }

  private func show(_ page: PDFPage, isNew: Bool) {
    guard let document, document.index(for: page) != NSNotFound, page !== shown else { return }
    if isNew {
      if let shown { history.append(shown) }
      future = []
      post(.PDFViewChangedHistory)
    }
    shown = page
    pageDidChange()
  }

  private func pageDidChange() {
    sheet.isHidden = shown == nil
    let number = shown.flatMap { document?.index(for: $0) }.map { $0 + 1 } ?? 0
    let unread = "Page \(number) of \(document?.pageCount ?? 0): its text cannot be read"
    label.text = shown.map { $0.string ?? unread }
    fitScale()
    setNeedsLayout()
    post(.PDFViewPageChanged)
    post(.PDFViewVisiblePagesChanged)
  }

  func post(_ name: NSNotification.Name, _ userInfo: [AnyHashable: Any]? = nil) {
    UserCode.post(name, object: self, userInfo: userInfo)
  }

  // MARK: Scale

  /// The scale in which the page is as wide as the view, or fits into it as a single page.
  open var scaleFactorForSizeToFit: CGFloat {
    guard let shown, bounds.width > 0, bounds.height > 0 else { return 1 }
    let size = shown.shownSize
    guard size.width > 0, size.height > 0 else { return 1 }
    let isAlone = displayMode == .singlePage || isUsingPageViewController
    return isAlone ? min(bounds.width / size.width, bounds.height / size.height) : bounds.width / size.width
  }
  /// Whether pages can be larger.
  open var canZoomIn: Bool { scale < maxScaleFactor }
  /// Whether pages can be smaller.
  open var canZoomOut: Bool { scale > minScaleFactor }
  /// Shows pages in a size larger by a quarter.
  open func zoomIn(_ sender: Any?) { scaleFactor = scale * 1.25 }
  /// Shows pages in a size smaller by a fifth.
  open func zoomOut(_ sender: Any?) { scaleFactor = scale / 1.25 }

  private func fitScale() { if autoScales { setScale(scaleFactorForSizeToFit) } }
  private func setScale(_ new: CGFloat) {
    let limited = min(max(new, minScaleFactor), max(minScaleFactor, maxScaleFactor))
    guard limited != scale else { return }
    scale = limited
    setNeedsLayout()
    post(.PDFViewScaleChanged)
  }

  // MARK: Selection

  /// The text that is chosen; nil for none.
  open var currentSelection: PDFSelection? {
    get { selection }
    set { setCurrentSelection(newValue, animate: false) }
  }
  /// Chooses text.
  open func setCurrentSelection(_ selection: PDFSelection?, animate: Bool) {
    self.selection = selection
    post(.PDFViewSelectionChanged)
  }
  /// Chooses nothing.
  open func clearSelection() { setCurrentSelection(nil, animate: false) }
  /// Shows the page of the chosen text.
  open func scrollSelectionToVisible(_ sender: Any?) { if let selection { go(to: selection) } }
  /// Chooses all text.
  open override func selectAll(_ sender: Any?) { currentSelection = document?.selectionForEntireDocument }

  // MARK: Annotations

  /// Does what an action says: shows a page, opens an address, resets the fields of forms. Those for finding and for
  /// another page ask the delegate; that for printing does nothing.
  open func perform(_ action: PDFAction) { act(action) }
  /// Shows a page anew whose annotations have changed; nothing is to be done here.
  open func annotationsChanged(on page: PDFPage) { setNeedsDisplay() }
  /// Returns what is at a point of the view.
  open func areaOfInterest(for cursorLocation: CGPoint) -> PDFAreaOfInterest { area(at: cursorLocation) }
  /// Puts the chosen text onto the pasteboard.
  open override func copy(_ sender: Any?) { if let text = selection?.string { UIPasteboard.general.string = text } }
  /// Returns the size of the row of a page in the view's points: that of the page.
  open func rowSize(for page: PDFPage) -> CGSize {
    let size = page.shownSize
    return CGSize(width: size.width * scale, height: size.height * scale)
  }

  // MARK: Layout

  open override func layoutSubviews() {
    super.layoutSubviews()
    fitScale()
    guard let shown else { return }
    let size = shown.shownSize
    let fitting = CGSize(width: size.width * scale, height: size.height * scale)
    sheet.frame = CGRect(
      x: max(0, (bounds.width - fitting.width) / 2), y: max(0, (bounds.height - fitting.height) / 2),
      width: fitting.width, height: fitting.height)
    let visible = sheet.bounds.intersection(CGRect(origin: .zero, size: bounds.size))
    label.frame = visible.insetBy(dx: min(8, visible.width / 4), dy: min(8, visible.height / 4))
  }
  /// Lays the page out at once.
  open func layoutDocumentView() {
    setNeedsLayout()
    layoutIfNeeded()
  }

  // MARK: Points

  /// Returns the page at a point of the view; the one that is shown if it is the nearest one that is asked for.
  open func page(for point: CGPoint, nearest: Bool) -> PDFPage? {
    nearest || sheet.frame.contains(point) ? shown : nil
  }
  /// Returns a point of the view in the points of a page; pages that are turned count as upright.
  open func convert(_ point: CGPoint, to page: PDFPage) -> CGPoint {
    let box = page.bounds(for: displayBox)
    return CGPoint(
      x: box.minX + (point.x - sheet.frame.minX) / scale, y: box.maxY - (point.y - sheet.frame.minY) / scale)
  }
  /// Returns a point of a page in the points of the view; pages that are turned count as upright.
  open func convert(_ point: CGPoint, from page: PDFPage) -> CGPoint {
    let box = page.bounds(for: displayBox)
    return CGPoint(
      x: sheet.frame.minX + (point.x - box.minX) * scale, y: sheet.frame.minY + (box.maxY - point.y) * scale)
  }
  /// Returns a rectangle of the view in the points of a page.
  open func convert(_ rect: CGRect, to page: PDFPage) -> CGRect {
    let (one, two) = (
      convert(rect.origin, to: page), convert(CGPoint(x: rect.maxX, y: rect.maxY), to: page)
    )
    return CGRect(x: one.x, y: one.y, width: two.x - one.x, height: two.y - one.y).standardized
  }
  /// Returns a rectangle of a page in the points of the view.
  open func convert(_ rect: CGRect, from page: PDFPage) -> CGRect {
    let (one, two) = (
      convert(rect.origin, from: page), convert(CGPoint(x: rect.maxX, y: rect.maxY), from: page)
    )
    return CGRect(x: one.x, y: one.y, width: two.x - one.x, height: two.y - one.y).standardized
  }

  // MARK: Touches

  open override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {
    start = touches.first?.location(in: self)
  }
  open override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent?) { start = nil }
  open override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) {
    guard let start, let end = touches.first?.location(in: self) else { return }
    self.start = nil
    let distance = displayDirection == .horizontal ? end.x - start.x : end.y - start.y
    let other = displayDirection == .horizontal ? end.y - start.y : end.x - start.x
    if abs(distance) > 40, abs(distance) > abs(other) { return step(distance < 0 ? 1 : -1) }
    if hypot(distance, other) < 10 { tap(end) }
  }

  private func tap(_ point: CGPoint) {
    guard let page = page(for: point, nearest: false),
      let annotation = page.annotation(at: convert(point, to: page))
    else { return }
    post(.PDFViewAnnotationHit, ["PDFAnnotationHit": annotation])
    if annotation.type == "Widget" { toggle(annotation) }
    if let destination = annotation.destination { return go(to: destination) }
    if let action = annotation.action { perform(action) }
  }
}

@section(".init_array") @used
private let registerWhenLoaded: @convention(c) @Sendable () -> Void = {
  ModuleViews.register("PDFView") { PDFView(coder: $0) }
}
