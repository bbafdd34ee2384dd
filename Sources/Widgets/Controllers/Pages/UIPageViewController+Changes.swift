import Foundation
import PlainviewGraphics
import PlainviewRuntime
import PlainviewUIKitCore

// How pages replace each other. Scrolling and curling call the pages' appearance methods in different orders, as public
// logs of devices show them.
extension UIPageViewController {
  /// Whether pages get appearance calls.
  private var isSeen: Bool { appearance == .appeared }

  /// How long a page takes to turn by itself, in seconds; our choice.
  static let curlDuration: TimeInterval = 0.4

  // MARK: By code

  func turn(
    to new: [UIViewController], _ direction: NavigationDirection, animated: Bool, _ completion: ((Bool) -> Void)?
  ) {
    endAtOnce()
    let old = shown
    let coming = new.filter { page in !old.contains { $0 === page } }
    guard !coming.isEmpty || old.count != new.count else {
      showDots()
      UserCode.run { completion?(true) }
      return
    }
    guard isSeen, !old.isEmpty else {
      replaceUnseen(old, by: new)
      UserCode.run { completion?(true) }
      return
    }
    begin(
      PageChange(
        coming: coming, leaving: old.filter { page in !new.contains { $0 === page } }, direction: direction,
        isAnimated: animated, isByUser: false, completion: completion))
    guard let application = viewIfLoaded?.window?.application else { return }
    if !animated {
      shown = new
      layOutPages()
      application.afterCommit { [weak self] in self?.endAtOnce() }
    } else if transitionStyle == .scroll {
      scroller.scroll(to: direction)
    } else {
      animateCurl(isFinished: true)
    }
  }

  private func replaceUnseen(_ old: [UIViewController], by new: [UIViewController]) {
    for page in old where !new.contains(where: { $0 === page }) { remove(page) }
    shown = new
    for page in new where page.parent !== self {
      addChild(page)
      page.tellDidMove(toParent: self)
    }
    if appearance == .appearing { placePages() }
    adjacentPagesDidChange()
    showDots()
  }

  // MARK: Steps

  func begin(_ change: PageChange) {
    self.change = change
    if change.isByUser {
      UserCode.tell(delegate, "pageViewController(_:willTransitionTo:)") {
        $0.pageViewController(self, willTransitionTo: change.coming)
      }
    }
    for page in change.coming {
      addChild(page)
      page.loadViewIfNeeded()
      page.beginAppearanceTransition(true, animated: change.isAnimated)
    }
    addViews(of: change)
    for page in change.leaving { page.beginAppearanceTransition(false, animated: change.isAnimated) }
  }

  private func addViews(of change: PageChange) {
    for page in change.coming {
      guard let content = page.viewIfLoaded else { continue }
      if transitionStyle == .scroll {
        scroller.insert(content, change.direction)
      } else {
        content.frame = viewIfLoaded?.bounds ?? .zero
        viewIfLoaded?.insertSubview(content, at: 0)
      }
    }
  }

  /// Ends the change: its pages are shown now, or those from before again.
  func end(isFinished: Bool) {
    guard let change else { return }
    self.change = nil
    if isFinished { finish(change) } else { callOff(change) }
    if change.isByUser { moveDots(change.direction, isFinished: isFinished) } else { showDots() }
    adjacentPagesDidChange()
    if change.isByUser {
      UserCode.tell(
        delegate, "pageViewController(_:didFinishAnimating:previousViewControllers:transitionCompleted:)"
      ) {
        $0.pageViewController(
          self, didFinishAnimating: true, previousViewControllers: change.leaving, transitionCompleted: isFinished)
      }
    }
    UserCode.run { change.completion?(isFinished) }
  }

  /// Ends a change because another one begins.
  func endAtOnce() { end(isFinished: true) }

  private func finish(_ change: PageChange) {
    shown = shown.filter { page in !(change.leaving + change.coming).contains { $0 === page } } + change.coming
    let comingFirst = transitionStyle == .scroll
    if comingFirst { endAppearances(change.coming) }
    for page in change.leaving {
      page.viewIfLoaded?.removeFromSuperview()
      page.endAppearanceTransition()
    }
    if !comingFirst { endAppearances(change.coming) }
    for page in change.leaving { remove(page) }
    for page in change.coming { page.tellDidMove(toParent: self) }
  }

  /// Curling begins both appearance transitions before it ends either; scrolling ends one before it begins the other.
  private func callOff(_ change: PageChange) {
    if transitionStyle == .scroll {
      for page in change.leaving { page.beginAppearanceTransition(true, animated: change.isAnimated) }
      endAppearances(change.leaving)
      for page in change.coming { page.beginAppearanceTransition(false, animated: change.isAnimated) }
      takeAway(change.coming)
    } else {
      for page in change.coming { page.beginAppearanceTransition(false, animated: change.isAnimated) }
      for page in change.leaving { page.beginAppearanceTransition(true, animated: change.isAnimated) }
      takeAway(change.coming)
      endAppearances(change.leaving)
    }
    for page in change.coming { remove(page) }
  }

  private func endAppearances(_ pages: [UIViewController]) {
    for page in pages { page.endAppearanceTransition() }
  }

  private func takeAway(_ pages: [UIViewController]) {
    for page in pages {
      page.viewIfLoaded?.removeFromSuperview()
      page.endAppearanceTransition()
    }
  }

  private func remove(_ page: UIViewController) {
    page.tellWillMove(toParent: nil)
    page.viewIfLoaded?.removeFromSuperview()
    page.removeFromParent()
  }

  // MARK: Adjacent pages

  func adjacentPage(_ direction: NavigationDirection) -> UIViewController? {
    guard let edge = direction == .forward ? shown.last : shown.first, let found = page(direction, from: edge) else {
      return nil
    }
    return shown.contains { $0 === found } ? nil : found
  }

  /// The page that the data source has after or before another one.
  func page(_ direction: NavigationDirection, from page: UIViewController) -> UIViewController? {
    direction == .forward
      ? UserCode.ask(dataSource, "pageViewController(_:viewControllerAfter:)") {
        $0.pageViewController(self, viewControllerAfter: page)
      }
      : UserCode.ask(dataSource, "pageViewController(_:viewControllerBefore:)") {
        $0.pageViewController(self, viewControllerBefore: page)
      }
  }

  /// Forgets what the data source returned; pages that scroll are asked for again in the next layout.
  func adjacentPagesDidChange() {
    scroller.forgetAdjacentPages()
    viewIfLoaded?.setNeedsLayout()
  }

  // MARK: Layout

  /// Adds the shown pages' views.
  func placePages() {
    guard isViewLoaded, change == nil else { return }
    for page in shown {
      page.loadViewIfNeeded()
      guard let content = page.viewIfLoaded else { return }
      let home: UIView? = transitionStyle == .scroll ? scroller : viewIfLoaded
      if content.superview !== home { home?.addSubview(content) }
    }
    layOutPages()
  }

  func layOutPages() {
    guard let view = viewIfLoaded else { return }
    let dotsHeight = dots.superview == nil ? 0 : Self.dotsHeight
    dots.frame = CGRect(
      x: 0, y: view.bounds.height - view.safeAreaInsets.bottom - dotsHeight, width: view.bounds.width,
      height: dotsHeight)
    if transitionStyle == .scroll {
      let bottom = dotsHeight > 0 ? dotsHeight + view.safeAreaInsets.bottom : 0
      return scroller.layOut(in: view.bounds.inset(by: UIEdgeInsets(top: 0, left: 0, bottom: bottom, right: 0)))
    }
    for (index, page) in shown.enumerated() {
      guard let content = page.viewIfLoaded, content.superview === view else { continue }
      let frame = side(index, of: view.bounds)
      if content.frame != frame { content.frame = frame }
    }
  }

  /// Half of the area at a side of a spine in the middle, else all of it.
  private func side(_ index: Int, of area: CGRect) -> CGRect {
    guard shown.count == 2 else { return area }
    let isHorizontal = navigationOrientation == .horizontal
    let half = isHorizontal ? area.width / 2 : area.height / 2
    return isHorizontal
      ? CGRect(x: area.minX + CGFloat(index) * half, y: area.minY, width: half, height: area.height)
      : CGRect(x: area.minX, y: area.minY + CGFloat(index) * half, width: area.width, height: half)
  }
}
