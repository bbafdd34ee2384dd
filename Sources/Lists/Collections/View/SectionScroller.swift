import Foundation
import PlainviewGraphics
import PlainviewRuntime
import PlainviewUIKitCore
import PlainviewWidgets

/// Where a section's own scroll view stops; lengths in points.
struct ScrollingRules: Equatable {
  /// What the content stops at after a drag.
  enum Stop: Equatable { case anywhere, pages, nearestGroup, nextGroup, nextGroupCentered }

  var stop = Stop.anywhere
  /// From one group's start to the next one's, and how wide a group is.
  var step: CGFloat = 0
  var groupLength: CGFloat = 0
  /// Where the first group starts.
  var lead: CGFloat = 0
  var isVertical = false
}

/// The scroll view of a section that scrolls by itself.
@MainActor final class SectionScroller: UIScrollView, UIScrollViewDelegate {
  private weak var collectionView: UICollectionView?
  let section: Int
  private var rules = ScrollingRules()
  private var dragOrigin = CGPoint.zero

  init(section: Int, in collectionView: UICollectionView) {
    self.section = section
    self.collectionView = collectionView
    super.init(frame: .zero)
    isOpaque = false
    contentInsetAdjustmentBehavior = .never
    showsHorizontalScrollIndicator = false
    scrollDelegate = self
  }

  required init?(coder: NSCoder) { nil }

  func show(_ scrolled: ScrolledSection) {
    if frame != scrolled.frame { frame = scrolled.frame }
    if contentSize != scrolled.contentSize { contentSize = scrolled.contentSize }
    guard rules != scrolled.rules else { return }
    rules = scrolled.rules
    isPagingEnabled = rules.stop == .pages
    centerFirstGroup()
  }

  /// Centred groups stop in the middle, the first and the last one too.
  private func centerFirstGroup() {
    guard rules.stop == .nextGroupCentered else { return }
    let margin = max(0, (length(bounds.size) - rules.groupLength) / 2)
    contentInset =
      rules.isVertical
      ? UIEdgeInsets(top: margin - rules.lead, left: 0, bottom: margin - rules.lead, right: 0)
      : UIEdgeInsets(top: 0, left: margin - rules.lead, bottom: 0, right: margin - rules.lead)
  }

  private func length(_ size: CGSize) -> CGFloat { rules.isVertical ? size.height : size.width }

  // MARK: Its own delegate

  func scrollViewDidScroll(_ scrollView: UIScrollView) { collectionView?.sectionDidScroll(section, to: bounds.origin) }

  func scrollViewWillBeginDragging(_ scrollView: UIScrollView) { dragOrigin = bounds.origin }

  func scrollViewWillEndDragging(
    _ scrollView: UIScrollView, withVelocity velocity: CGPoint, targetContentOffset: UnsafeMutablePointer<CGPoint>
  ) {
    guard rules.step > 0 else { return }
    let target = targetContentOffset.pointee
    let speed = rules.isVertical ? velocity.y : velocity.x
    switch rules.stop {
    case .anywhere, .pages: return
    case .nearestGroup: targetContentOffset.pointee = stop(atGroup: group(near: coordinate(target)).rounded())
    case .nextGroup, .nextGroupCentered:
      targetContentOffset.pointee = stop(atGroup: targetGroup(speed, coordinate(bounds.origin)))
    }
  }

  private func coordinate(_ offset: CGPoint) -> CGFloat { rules.isVertical ? offset.y : offset.x }

  /// The index of the group at an offset, with a fraction for offsets between groups.
  private func group(near offset: CGFloat) -> CGFloat {
    (offset + (rules.stop == .nextGroupCentered ? length(bounds.size) / 2 - rules.groupLength / 2 - rules.lead : 0))
      / rules.step
  }

  /// The group that a drag ends at: the next in its direction if it was fast, else the nearest; at most one further.
  private func targetGroup(_ speed: CGFloat, _ now: CGFloat) -> CGFloat {
    let first = group(near: coordinate(dragOrigin)).rounded()
    let nearest = abs(speed) > 0.1 ? first + (speed > 0 ? 1 : -1) : group(near: now).rounded()
    return min(max(nearest, first - 1), first + 1)
  }

  private func stop(atGroup number: CGFloat) -> CGPoint {
    var start = number * rules.step
    if rules.stop == .nextGroupCentered {
      start -= length(bounds.size) / 2 - rules.groupLength / 2 - rules.lead
    }
    let offset =
      rules.isVertical ? CGPoint(x: bounds.minX, y: start) : CGPoint(x: start, y: bounds.minY)
    return scrollBounds.clamped(offset)
  }
}

extension UICollectionView {
  /// Adds, moves and removes the scroll views of sections.
  func showScrollers(_ sections: [ScrolledSection]) {
    if sections.isEmpty, scrollers.isEmpty { return }
    let numbers = Set(sections.map(\.section))
    for section in scrollers.keys.filter({ !numbers.contains($0) }).sorted() {
      scrollers.removeValue(forKey: section)?.removeFromSuperview()
    }
    for scrolled in sections {
      let known = scrollers[scrolled.section]
      let scroller = known ?? SectionScroller(section: scrolled.section, in: self)
      if known == nil {
        scrollers[scrolled.section] = scroller
        if let backgroundView {
          insertSubview(scroller, aboveSubview: backgroundView)
        } else {
          insertSubview(scroller, at: 0)
        }
      }
      scroller.show(scrolled)
    }
  }

  func sectionDidScroll(_ section: Int, to offset: CGPoint) {
    layout.section(section, didScrollTo: offset)
    setNeedsLayout()
  }
}
