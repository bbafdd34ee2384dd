import Foundation
import PlainviewRuntime
import PlainviewUIKitCore

/// Holds the page that is shown and its neighbours side by side, and turns pages as it is scrolled.
///
/// As on devices the content is three pages long and the shown page stands in the middle; insets of less than nothing keep
/// fingers from sides without a page.
@MainActor final class PageScrollView: UIScrollView, ClassStandIn {
  weak var owner: UIPageViewController?
  nonisolated var shownClassName: String { "_UIQueuingScrollView" }
  /// What the data source said; nil before it was asked.
  private var neighbours: (before: UIViewController?, after: UIViewController?)?
  /// Whether the offset changes because pages are placed anew.
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
    didSet { if bounds.size != oldValue.size, owner?.change == nil { place() } }
  }

  override var frame: CGRect {
    didSet { if frame.size != oldValue.size, owner?.change == nil { place() } }
  }

  func forgetNeighbours() {
    neighbours = nil
    if !isDragging { contentOffset = bounds.origin }
  }

  // MARK: Places

  private var isHorizontal: Bool { owner?.navigationOrientation != .vertical }
  private var length: CGFloat { isHorizontal ? bounds.width : bounds.height }
  private var isMirrored: Bool { isHorizontal && isLayoutRightToLeft }

  /// Whether there is a page on the side of the smaller offsets, and on the other one.
  private var sides: (first: Bool, last: Bool) {
    let (before, after) = (neighbours?.before != nil, neighbours?.after != nil)
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

  /// Places everything anew in an area of the page view controller's view, unless a page is being turned.
  func layOut(in area: CGRect) {
    let spacing = owner?.spacing ?? 0
    let wide = isHorizontal ? area.insetBy(dx: -spacing / 2, dy: 0) : area.insetBy(dx: 0, dy: -spacing / 2)
    guard let owner, owner.change == nil || frame.size != wide.size else { return }
    if frame != wide { frame = wide }
    askForNeighbours()
    if owner.change == nil { place() }
  }

  /// Puts the shown page into the middle.
  private func place() {
    isPlacing = true
    defer { isPlacing = false }
    showContent()
  }

  private func askForNeighbours() {
    guard let owner, neighbours == nil, owner.dataSource != nil, owner.appearance != .disappeared, owner.change == nil
    else { return }
    neighbours = (owner.neighbour(.reverse), owner.neighbour(.forward))
    for page in [neighbours?.before, neighbours?.after] { page?.loadViewIfNeeded() }
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
      let place = frame(at: home)
      if content.frame != place { content.frame = place }
    }
  }

  // MARK: By code

  /// Puts the view of a page that comes beside the shown one.
  func insert(_ content: UIView, _ direction: UIPageViewController.NavigationDirection) {
    if dragStart == nil, !isDecelerating { place() }
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

  /// Begins to turn to the neighbour that comes into sight.
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
    guard let page = direction == .forward ? neighbours?.after : neighbours?.before else { return }
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
