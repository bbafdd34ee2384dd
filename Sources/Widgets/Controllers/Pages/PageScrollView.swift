import Foundation
import PlainviewGraphics
import PlainviewRuntime
import PlainviewUIKitCore

/// Holds the shown page and its adjacent pages side by side, and turns pages as it is scrolled.
///
/// As on devices the content is three pages long and the shown page stands in the middle; insets of less than nothing keep
/// fingers from sides without a page.
@MainActor final class PageScrollView: UIScrollView, ClassStandIn {
  weak var owner: UIPageViewController?
  nonisolated var shownClassName: String { "_UIQueuingScrollView" }
  /// What the data source returned; nil before it was asked.
  private var adjacentPages: (before: UIViewController?, after: UIViewController?)?
  /// Whether the offset changes because pages are laid out again.
  private var isPlacing = false

  override init(frame: CGRect) {
    super.init(frame: frame)
    isPagingEnabled = true
    contentInsetAdjustmentBehavior = .never
    showsHorizontalScrollIndicator = false
    showsVerticalScrollIndicator = false
    scrollsToTop = false
    isAccessibilityElement = false
    autoresizingMask = [.flexibleWidth, .flexibleHeight]
    showsContentAsStored = true
  }

  required init?(coder: NSCoder) { super.init(coder: coder) }

  override var bounds: CGRect {
    didSet { if bounds.size != oldValue.size, owner?.change == nil { centerPage() } }
  }

  override var frame: CGRect {
    didSet { if frame.size != oldValue.size, owner?.change == nil { centerPage() } }
  }

  func forgetAdjacentPages() {
    adjacentPages = nil
    if !isDragging { contentOffset = bounds.origin }
  }

  // MARK: Layout

  private var isHorizontal: Bool { owner?.navigationOrientation != .vertical }
  private var length: CGFloat { isHorizontal ? bounds.width : bounds.height }
  private var isMirrored: Bool { isHorizontal && isLayoutRightToLeft }

  /// Whether there is a page on the side of the smaller offsets, and on the other one.
  private var sides: (first: Bool, last: Bool) {
    let (before, after) = (adjacentPages?.before != nil, adjacentPages?.after != nil)
    return isMirrored ? (after, before) : (before, after)
  }

  /// The offset at which the shown page stands.
  private var home: CGFloat { length }

  private func offset(of direction: UIPageViewController.NavigationDirection) -> CGFloat {
    (direction == .forward) != isMirrored ? home + length : home - length
  }

  private var along: CGFloat { isHorizontal ? bounds.origin.x : bounds.origin.y }

  private func point(_ offset: CGFloat) -> CGPoint {
    isHorizontal ? CGPoint(x: offset, y: 0) : CGPoint(x: 0, y: offset)
  }

  private func frame(at offset: CGFloat) -> CGRect {
    let spacing = owner?.spacing ?? 0
    let page = CGRect(origin: point(offset), size: bounds.size)
    return isHorizontal ? page.insetBy(dx: spacing / 2, dy: 0) : page.insetBy(dx: 0, dy: spacing / 2)
  }

  /// Lays everything out again in an area of the page view controller's view, unless a page is being turned.
  func layOut(in area: CGRect) {
    let spacing = owner?.spacing ?? 0
    let wide = isHorizontal ? area.insetBy(dx: -spacing / 2, dy: 0) : area.insetBy(dx: 0, dy: -spacing / 2)
    guard let owner, owner.change == nil || frame.size != wide.size else { return }
    if frame != wide { frame = wide }
    requestAdjacentPages()
    if owner.change == nil { centerPage() }
  }

  /// Puts the shown page into the middle.
  private func centerPage() {
    isPlacing = true
    defer { isPlacing = false }
    showContent()
  }

  private func requestAdjacentPages() {
    guard let owner, adjacentPages == nil, owner.dataSource != nil, owner.appearance != .disappeared,
      owner.change == nil
    else { return }
    adjacentPages = (owner.adjacentPage(.reverse), owner.adjacentPage(.forward))
    for page in [adjacentPages?.before, adjacentPages?.after] { page?.loadViewIfNeeded() }
  }

  private func showContent() {
    let (first, last) = sides
    let (least, most) = (first ? 0 : -length, last ? 0 : -length)
    if isHorizontal {
      contentSize = CGSize(width: 3 * length, height: bounds.height)
      contentInset = UIEdgeInsets(top: 0, left: least, bottom: 0, right: most)
    } else {
      contentSize = CGSize(width: bounds.width, height: 3 * length)
      contentInset = UIEdgeInsets(top: least, left: 0, bottom: most, right: 0)
    }
    let turns = owner?.dataSource != nil && owner?.shown.isEmpty == false
    alwaysBounceHorizontal = turns && isHorizontal
    alwaysBounceVertical = turns && !isHorizontal
    if bounds.origin != point(home) { bounds.origin = point(home) }
    for page in owner?.shown ?? [] {
      guard let content = page.viewIfLoaded, content.superview === self else { continue }
      let pageFrame = frame(at: home)
      if content.frame != pageFrame { content.frame = pageFrame }
    }
  }

  // MARK: By code

  /// Adds the view of an appearing page beside the shown one.
  func insert(_ content: UIView, _ direction: UIPageViewController.NavigationDirection) {
    if dragStart == nil, !isDecelerating { centerPage() }
    content.frame = frame(at: offset(of: direction))
    addSubview(content)
  }

  func scroll(to direction: UIPageViewController.NavigationDirection) {
    setContentOffset(point(offset(of: direction)), animated: true)
  }

  // MARK: By fingers

  override func tell(_ method: StaticString, _ body: (any UIScrollViewDelegate) -> Void) {
    super.tell(method, body)
    guard !isPlacing else { return }
    switch method.description {
    case "scrollViewDidScroll(_:)": reveal()
    case "scrollViewDidEndDecelerating(_:)", "scrollViewDidEndScrollingAnimation(_:)": rest()
    case "scrollViewDidEndDragging(_:willDecelerate:)":
      window?.application.afterCommit { [weak self] in
        if let self, !self.isDragging, !self.isDecelerating { self.rest() }
      }
    default: break
    }
  }

  /// Begins to turn to the adjacent page that becomes visible.
  private func reveal() {
    guard let owner, length > 0, abs(along - home) > 0.5 else { return }
    let direction: UIPageViewController.NavigationDirection =
      (along > home) != isMirrored ? .forward : .reverse
    if let change = owner.change {
      guard change.direction != direction, change.isByUser else { return }
      owner.end(isFinished: false)
      owner.layOutPages()
      return
    }
    guard let page = direction == .forward ? adjacentPages?.after : adjacentPages?.before else { return }
    owner.begin(
      PageChange(coming: [page], leaving: owner.shown, direction: direction, isAnimated: true, isByUser: true))
  }

  /// Ends the turn when the content stands still at a page.
  private func rest() {
    guard let owner, let change = owner.change, length > 0 else { return }
    let isThere = abs(along - offset(of: change.direction)) < 0.5
    guard isThere || abs(along - home) < 0.5 else { return }
    owner.end(isFinished: isThere)
    owner.viewIfLoaded?.setNeedsLayout()
  }
}
