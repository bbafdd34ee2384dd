import Foundation
import PlainviewGraphics
import PlainviewRuntime
import PlainviewUIKitCore

// The insets around the content, and the offset that follows it; lengths are points.
extension UIScrollView {
  /// Content that became smaller, or a view that became larger, shows the content's end where it would show what is beyond
  /// it. An offset that was beyond the end before stays what code made it (W50).
  func keepOffsetInside() {
    let (former, most) = (furthestOffset, scrollBounds.most)
    furthestOffset = most
    guard !isTracking, !showsContentAsStored, animation == nil, !isDecelerating else { return }
    var offset = bounds.origin
    if offset.x > most.x, offset.x <= former.x { offset.x = most.x }
    if offset.y > most.y, offset.y <= former.y { offset.y = most.y }
    if offset != bounds.origin { bounds.origin = offset }
  }

  /// Takes over insets that changed; content that was at its upper left end stays there, from the first layout on.
  func refreshAdjustedInset() {
    let (old, new) = (adjustedContentInset, contentInset + adjustment + refreshInset)
    guard new != old else { return }
    adjustedContentInset = new
    if insetsBeforeLayout == nil { insetsBeforeLayout = old }
    if wasLaidOut || window != nil { takeOverInsets() }
    UserCode.run { adjustedContentInsetDidChange() }
    tell("scrollViewDidChangeAdjustedContentInset(_:)") { $0.scrollViewDidChangeAdjustedContentInset(self) }
  }

  /// Moves content that is at its upper left end to the insets that it has now.
  func takeOverInsets() {
    guard let old = insetsBeforeLayout else { return }
    insetsBeforeLayout = nil
    var offset = bounds.origin
    if offset.x == -old.left { offset.x = -adjustedContentInset.left }
    if offset.y == -old.top { offset.y = -adjustedContentInset.top }
    if offset != bounds.origin, !showsContentAsStored { adjustOffset(to: offset) }
  }

  /// Moves the content without telling the delegate before there was a first layout (W56).
  private func adjustOffset(to offset: CGPoint) {
    isSilent = !wasLaidOut
    defer { isSilent = false }
    bounds.origin = offset
  }

  /// Content moves down for a refresh control that is refreshing.
  func refreshInsetDidChange() {
    refreshAdjustedInset()
    setNeedsLayout()
  }

  private var refreshInset: UIEdgeInsets {
    guard let refreshControl, refreshControl.isRefreshing else { return .zero }
    return UIEdgeInsets(top: refreshControl.intrinsicContentSize.height, left: 0, bottom: 0, right: 0)
  }

  private var adjustment: UIEdgeInsets {
    var insets = safeAreaInsets
    switch contentInsetAdjustmentBehavior {
    case .never: return .zero
    case .always: return insets
    case .automatic, .scrollableAxes:
      let isShownBetweenBars = contentInsetAdjustmentBehavior == .automatic && isContentOfBars
      if !isShownBetweenBars, !alwaysBounceVertical, contentSize.height <= bounds.height {
        (insets.top, insets.bottom) = (0, 0)
      }
      if !alwaysBounceHorizontal, contentSize.width <= bounds.width { (insets.left, insets.right) = (0, 0) }
      return insets
    }
  }

  /// Whether the view is the first one of a controller that a navigation or tab bar controller shows: its content begins below
  /// the bars however small it is, unless the controller says otherwise.
  private var isContentOfBars: Bool {
    var first: UIView = self
    while first.viewController == nil {
      guard let parent = first.superview, parent.subviews.first === first else { return false }
      first = parent
    }
    guard let controller = first.viewController, controller.automaticallyAdjustsScrollViewInsets else { return false }
    return controller.navigationController != nil || controller.tabBarController != nil
  }
}
