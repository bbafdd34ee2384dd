import PlainviewStage
import Testing
import UIKit
import _Testing_UIKit

/// Motions of content that code stops, zooms that it animates, and which ends of the range yield, as in UIKit since iOS 17.4.
@MainActor @Suite struct ScrollStoppingTests {
  private final class Notes: NSObject, UIScrollViewDelegate {
    var lines: [String] = []
    var zoomed: UIView?

    func scrollViewDidEndDecelerating(_ scrollView: UIScrollView) { lines.append("didEndDecelerating") }
    func scrollViewDidEndScrollingAnimation(_ scrollView: UIScrollView) { lines.append("didEndScrollingAnimation") }
    func viewForZooming(in scrollView: UIScrollView) -> UIView? { zoomed }
    func scrollViewDidEndZooming(_ scrollView: UIScrollView, with view: UIView?, atScale scale: CGFloat) {
      lines.append("didEndZooming \(view === zoomed) \(scale)")
    }
  }

  private let stage: Stage
  private let scrollView: UIScrollView
  private let notes = Notes()

  init() throws {
    stage = try Stage()
    scrollView = try stage.addScrollView(notes)
  }

  @Test func `An animated scroll is stopped where it is`() throws {
    try stage.app.run { scrollView.setContentOffset(CGPoint(x: 0, y: 300), animated: true) }
    try stage.wait(0.15)
    #expect(scrollView.isScrollAnimating)
    let offset = scrollView.contentOffset
    #expect(offset.y > 0 && offset.y < 300)
    try stage.app.run { scrollView.stopScrollingAndZooming() }
    #expect(!scrollView.isScrollAnimating)
    try stage.app.settle()
    #expect(scrollView.contentOffset == offset)
    #expect(notes.lines == ["didEndScrollingAnimation"])
  }

  @Test func `Content that slows down is stopped where it is`() throws {
    try stage.flick(from: 400, to: 200)
    try stage.wait(0.1)
    #expect(scrollView.isDecelerating && !scrollView.isScrollAnimating)
    let offset = scrollView.contentOffset
    try stage.app.run { scrollView.stopScrollingAndZooming() }
    #expect(!scrollView.isDecelerating)
    try stage.app.settle()
    #expect(scrollView.contentOffset == offset)
    #expect(notes.lines == ["didEndDecelerating"])
  }

  @Test func `Content that springs back is stopped at its edge, and a page at the nearest one`() throws {
    try stage.flick(from: 200, to: 420)
    #expect(scrollView.isDecelerating && scrollView.contentOffset.y < 0)
    try stage.app.run { scrollView.stopScrollingAndZooming() }
    #expect(scrollView.contentOffset.y == 0)
    scrollView.isPagingEnabled = true
    try stage.flick(from: 450, to: 300)
    try stage.wait(0.05)
    #expect(scrollView.isDecelerating)
    let page = (scrollView.contentOffset.y / 400).rounded()
    try stage.app.run { scrollView.stopScrollingAndZooming() }
    #expect(scrollView.contentOffset.y == page * 400)
  }

  @Test func `Where nothing moves nothing is stopped`() throws {
    try stage.app.run {
      scrollView.contentOffset.y = -30
      scrollView.stopScrollingAndZooming()
    }
    #expect(scrollView.contentOffset.y == -30)
    #expect(notes.lines == [])
  }

  @Test func `The delegate hears of the end of an animated zoom, and of none without animation or change`() throws {
    notes.zoomed = UIView()
    scrollView.maximumZoomScale = 3
    try stage.app.run { scrollView.setZoomScale(2, animated: false) }
    #expect(!scrollView.isZoomAnimating)
    try stage.app.run { scrollView.setZoomScale(2, animated: true) }
    try stage.app.settle()
    #expect(notes.lines == [])
    try stage.app.run { scrollView.setZoomScale(9, animated: true) }
    #expect(scrollView.isZoomAnimating)
    #expect(notes.lines == [])
    try stage.app.settle()
    #expect(!scrollView.isZoomAnimating)
    #expect(notes.lines == ["didEndZooming true 3.0"])
  }

  @Test func `A zoom that is stopped has ended`() throws {
    notes.zoomed = UIView()
    scrollView.maximumZoomScale = 3
    try stage.app.run {
      scrollView.setZoomScale(2, animated: true)
      scrollView.stopScrollingAndZooming()
    }
    #expect(!scrollView.isZoomAnimating)
    try stage.app.settle()
    #expect(notes.lines == ["didEndZooming true 2.0"])
  }

  @Test func `Content bounces along the axes that it may bounce along`() throws {
    #expect(scrollView.bouncesVertically && scrollView.bouncesHorizontally)
    scrollView.bouncesVertically = false
    try stage.flick(from: 200, to: 420)
    #expect(scrollView.contentOffset.y == 0)
    scrollView.bouncesVertically = true
    scrollView.bouncesHorizontally = false
    try stage.flick(from: 200, to: 420)
    #expect(scrollView.contentOffset.y < 0)
  }

  // MARK: Scroll views in scroll views

  /// A scroll view of 300 × 200 points in the one of the stage, with content of 1000 points.
  private func addInner() throws -> UIScrollView {
    let inner = UIScrollView()
    inner.contentSize = CGSize(width: 300, height: 1000)
    try stage.app.run {
      inner.frame = CGRect(x: 0, y: 0, width: 300, height: 200)
      scrollView.addSubview(inner)
    }
    return inner
  }

  @Test(arguments: [true, false]) func `A drag from an end of the content is the outer scroll view's`(leaves: Bool)
    throws
  {
    let inner = try addInner()
    inner.transfersVerticalScrollingToParent = leaves
    try stage.app.run { inner.contentOffset.y = 800 }
    try stage.flick(from: 280, to: 180)
    try stage.app.settle()
    #expect((scrollView.contentOffset.y > 0) == leaves)
    #expect(inner.contentOffset.y == 800)
  }

  @Test func `A drag that moves the inner content is the inner one's, also where the outer one is at its end`() throws {
    let inner = try addInner()
    try stage.flick(from: 280, to: 180)
    try stage.app.settle()
    #expect(scrollView.contentOffset.y == 0)
    #expect(inner.contentOffset.y > 0)
    try stage.app.run { inner.contentOffset.y = 0 }
    try stage.down(150, 150)
    try stage.wait(0.02)
    try stage.move(150, 170)
    try stage.wait(0.02)
    try stage.move(150, 250)
    #expect(scrollView.contentOffset.y == 0)
    #expect(inner.contentOffset.y < 0)
    try stage.up()
  }
}
