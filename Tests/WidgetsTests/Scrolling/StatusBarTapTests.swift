import PlainviewStage
import Testing
import UIKit
import _Testing_UIKit

/// A tap on the status bar scrolls the one scroll view on the screen that allows it to its top.
@MainActor @Suite struct StatusBarTapTests {
  private final class Notes: NSObject, UIScrollViewDelegate {
    var lines: [String] = []
    var allows = true

    func scrollViewShouldScrollToTop(_ scrollView: UIScrollView) -> Bool {
      lines.append("should")
      return allows
    }
    func scrollViewDidScrollToTop(_ scrollView: UIScrollView) { lines.append("did") }
    func scrollViewDidEndScrollingAnimation(_ scrollView: UIScrollView) { lines.append("animation") }
  }

  private let stage: Stage
  private let scrollView = UIScrollView()
  private let notes = Notes()

  init() throws {
    stage = try Stage()
    try add(scrollView, at: 100)
    scrollView.delegate = notes
  }

  /// Puts a scroll view on the screen that has been scrolled by 700 points.
  private func add(_ view: UIScrollView, at y: CGFloat) throws {
    view.contentSize = CGSize(width: 390, height: 2000)
    try stage.add(view, CGRect(x: 0, y: y, width: 390, height: 300))
    try stage.app.run { view.contentOffset = CGPoint(x: 0, y: 700) }
  }

  private func tapStatusBar() throws {
    try stage.tap(195, 20)
    try stage.app.settle()
  }

  @Test func `The content scrolls to its top, and the delegate is asked before and told after`() throws {
    try tapStatusBar()
    #expect(scrollView.contentOffset == .zero)
    #expect(notes.lines == ["should", "did"])
  }

  @Test func `The top of the content is below its inset`() throws {
    try stage.app.run { scrollView.contentInset.top = 30 }
    try tapStatusBar()
    #expect(scrollView.contentOffset == CGPoint(x: 0, y: -30))
  }

  @Test func `A delegate that says no keeps the content where it is`() throws {
    notes.allows = false
    try tapStatusBar()
    #expect(scrollView.contentOffset.y == 700)
    #expect(notes.lines == ["should"])
  }

  @Test func `A scroll view that does not want it is not asked`() throws {
    scrollView.scrollsToTop = false
    try tapStatusBar()
    #expect(scrollView.contentOffset.y == 700)
    #expect(notes.lines == [])
  }

  @Test func `Of two scroll views on a phone none scrolls, unless only one wants it or is seen`() throws {
    let other = UIScrollView()
    try add(other, at: 500)
    try tapStatusBar()
    #expect(scrollView.contentOffset.y == 700 && other.contentOffset.y == 700)
    scrollView.scrollsToTop = false
    try tapStatusBar()
    #expect(scrollView.contentOffset.y == 700 && other.contentOffset.y == 0)
    scrollView.scrollsToTop = true
    try stage.app.run { other.isHidden = true }
    try tapStatusBar()
    #expect(scrollView.contentOffset.y == 0)
  }

  @Test func `A control takes the tap, and a tap below the bar is none on it`() throws {
    try stage.tap(195, 70)
    try stage.app.settle()
    #expect(scrollView.contentOffset.y == 700)
    try stage.add(UIButton(), CGRect(x: 0, y: 0, width: 390, height: 40))
    try tapStatusBar()
    #expect(scrollView.contentOffset.y == 700)
  }

  private final class Hidden: UIViewController {
    override var prefersStatusBarHidden: Bool { true }
  }

  @Test func `Where there is no status bar a tap is none on it`() throws {
    let stage = try Stage(Hidden())
    let view = UIScrollView()
    view.contentSize = CGSize(width: 390, height: 2000)
    try stage.add(view, CGRect(x: 0, y: 100, width: 390, height: 300))
    try stage.app.run { view.contentOffset = CGPoint(x: 0, y: 700) }
    try stage.tap(195, 20)
    try stage.app.settle()
    #expect(view.contentOffset.y == 700)
  }
}
