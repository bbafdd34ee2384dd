import PlainviewStage
import Testing
import UIKit
import _Testing_UIKit

/// Fingers that scroll: which views get their touches (contract C1, C2), delegate callbacks (C3), where content stops.
@MainActor @Suite struct ScrollFingerTests {
  /// Notes the callbacks of a scroll view; several scrolls in a row are one.
  private final class Notes: NSObject, UIScrollViewDelegate {
    var lines: [String] = []
    var zoomed: UIView?
    var restingOffset: CGPoint?

    private func note(_ line: String) { if lines.last != line { lines.append(line) } }

    func scrollViewDidScroll(_ scrollView: UIScrollView) { note("didScroll") }
    func scrollViewWillBeginDragging(_ scrollView: UIScrollView) { note("willBeginDragging") }
    func scrollViewWillEndDragging(
      _ scrollView: UIScrollView, withVelocity velocity: CGPoint, targetContentOffset: UnsafeMutablePointer<CGPoint>
    ) {
      note("willEndDragging \(velocity.y > 0 ? "down" : velocity.y < 0 ? "up" : "at rest")")
      if let restingOffset { targetContentOffset.pointee = restingOffset }
    }
    func scrollViewDidEndDragging(_ scrollView: UIScrollView, willDecelerate decelerate: Bool) {
      note("didEndDragging \(decelerate)")
    }
    func scrollViewWillBeginDecelerating(_ scrollView: UIScrollView) { note("willBeginDecelerating") }
    func scrollViewDidEndDecelerating(_ scrollView: UIScrollView) { note("didEndDecelerating") }
    func scrollViewDidEndScrollingAnimation(_ scrollView: UIScrollView) { note("didEndScrollingAnimation") }
    func viewForZooming(in scrollView: UIScrollView) -> UIView? { zoomed }
  }

  private let stage: Stage
  private let scrollView: UIScrollView
  private let notes = Notes()

  init() throws {
    stage = try Stage()
    scrollView = try stage.addScrollView(notes)
  }

  @discardableResult
  private func addContent<View: UIView>(_ view: View) throws -> View {
    try stage.app.run {
      view.frame = CGRect(x: 0, y: 0, width: 300, height: 2000)
      scrollView.addSubview(view)
    }
    return view
  }

  // MARK: C1

  @Test func `Two fingers side by side scroll like one, whichever comes down first`() throws {
    try stage.down(100, 400, finger: 0)
    try stage.down(200, 400, finger: 1)
    for height in stride(from: 380, through: 300, by: -20) {
      try stage.wait(0.02)
      try stage.move(100, CGFloat(height), finger: 0)
      try stage.move(200, CGFloat(height), finger: 1)
    }
    #expect(scrollView.isDragging)
    #expect(abs(scrollView.contentOffset.y - 100) <= 10)
    try stage.up(finger: 0)
    try stage.up(finger: 1)
  }

  @Test func `C1: content gets a touch after 0.15 seconds, not before`() throws {
    try addContent(NotingView(stage, "content"))
    try stage.down(150, 300)
    try stage.wait(0.14)
    #expect(stage.takeLog() == [])
    try stage.wait(0.02)
    #expect(stage.takeLog() == ["content began"])
    try stage.up()
    #expect(stage.takeLog() == ["content ended"])
  }

  @Test func `C1: a touch that is lifted earlier begins and ends at once`() throws {
    try addContent(NotingView(stage, "content"))
    try stage.tap(150, 300)
    #expect(stage.takeLog() == ["content began", "content ended"])
  }

  @Test func `C1: of a touch that scrolls in time the content gets nothing`() throws {
    try addContent(NotingView(stage, "content"))
    try stage.flick(from: 300, to: 200)
    try stage.app.settle()
    #expect(stage.takeLog() == [])
    #expect(scrollView.contentOffset.y > 50)
  }

  @Test func `C1: without delays content gets the touch at once, and loses it to the scrolling`() throws {
    try addContent(NotingView(stage, "content"))
    scrollView.delaysContentTouches = false
    try stage.down(150, 300)
    #expect(stage.takeLog() == ["content began"])
    try stage.move(150, 250)
    #expect(stage.takeLog().last == "content cancelled")
    try stage.up()
  }

  // MARK: C2

  @Test func `C2: content that has the touch loses it to a drag, a control does not`() throws {
    let content = try addContent(NotingView(stage, "content"))
    try stage.down(150, 300)
    try stage.wait(0.2)
    try stage.move(150, 200)
    #expect(stage.takeLog() == ["content began", "content cancelled"])
    #expect(scrollView.contentOffset.y > 0)
    try stage.up()
    try stage.app.settle()
    try stage.app.run {
      content.removeFromSuperview()
      scrollView.contentOffset = .zero
    }
    try addContent(UIButton())
    try stage.down(150, 300)
    try stage.wait(0.2)
    try stage.move(150, 200)
    #expect(scrollView.contentOffset.y == 0)
    try stage.up()
  }

  @Test func `C2: a scroll view that may not cancel touches does not scroll once content has them`() throws {
    try addContent(NotingView(stage, "content"))
    scrollView.canCancelContentTouches = false
    try stage.down(150, 300)
    try stage.wait(0.2)
    try stage.move(150, 200)
    try stage.up()
    #expect(scrollView.contentOffset.y == 0)
    #expect(stage.takeLog() == ["content began", "content moved", "content ended"])
  }

  // MARK: C3

  @Test func `C3: a flick is told from its beginning to the end of its deceleration`() throws {
    try stage.flick(from: 400, to: 200)
    let dragged = scrollView.contentOffset.y
    #expect(scrollView.isDecelerating)
    try stage.app.settle()
    #expect(
      notes.lines == [
        "willBeginDragging", "didScroll", "willEndDragging down", "didEndDragging true", "willBeginDecelerating",
        "didScroll", "didEndDecelerating",
      ])
    #expect(scrollView.contentOffset.y > dragged)
    #expect(!scrollView.isDragging && !scrollView.isDecelerating)
  }

  @Test func `C3: a finger that rests before it lifts leaves the content where it is`() throws {
    try stage.down(150, 400)
    for y in stride(from: 380, through: 300, by: -20) {
      try stage.wait(0.02)
      try stage.move(150, CGFloat(y))
    }
    try stage.wait(0.5)
    try stage.up()
    #expect(notes.lines == ["willBeginDragging", "didScroll", "willEndDragging at rest", "didEndDragging false"])
    // The first 10 points of a pan are its slop, and are not scrolled (contract G3).
    #expect(scrollView.contentOffset.y == 90)
  }

  @Test func `C3: setting the offset scrolls at once, an equal one says nothing, and it is not clamped`() throws {
    try stage.app.run { scrollView.contentOffset = CGPoint(x: 0, y: 5000) }
    #expect(notes.lines == ["didScroll"])
    #expect(scrollView.contentOffset.y == 5000)
    notes.lines = []
    try stage.app.run { scrollView.contentOffset = CGPoint(x: 0, y: 5000) }
    #expect(notes.lines == [])
  }

  @Test func `C3: an animated scroll ends with its own callback`() throws {
    try stage.app.run { scrollView.setContentOffset(CGPoint(x: 0, y: 300), animated: true) }
    try stage.app.settle()
    #expect(notes.lines == ["didScroll", "didEndScrollingAnimation"])
    #expect(scrollView.contentOffset.y == 300)
  }

  @Test func `The delegate says where the content comes to rest`() throws {
    notes.restingOffset = CGPoint(x: 0, y: 777)
    try stage.flick(from: 400, to: 200)
    try stage.app.settle()
    #expect(scrollView.contentOffset.y == 777)
  }

  // MARK: Rest

  @Test func `Pages rest on whole pages, one for a flick`() throws {
    scrollView.isPagingEnabled = true
    try stage.flick(from: 450, to: 300)
    try stage.app.settle()
    #expect(scrollView.contentOffset.y == 400)
    try stage.flick(from: 150, to: 300)
    try stage.app.settle()
    #expect(scrollView.contentOffset.y == 0)
  }

  @Test func `A page that is caught on its way and let go rests on a whole page all the same`() throws {
    scrollView.isPagingEnabled = true
    try stage.flick(from: 450, to: 300)
    try stage.wait(0.05)
    try stage.down(150, 300)
    let caught = scrollView.contentOffset.y
    #expect(caught > 0 && caught < 400 && !scrollView.isDecelerating)
    try stage.wait(0.5)
    #expect(scrollView.contentOffset.y == caught)
    try stage.up()
    try stage.app.settle()
    #expect(scrollView.contentOffset.y == (caught / 400).rounded() * 400)
  }

  @Test func `A caught page that is dragged on goes to the next one`() throws {
    scrollView.isPagingEnabled = true
    try stage.flick(from: 450, to: 300)
    try stage.wait(0.05)
    try stage.flick(from: 450, to: 250)
    try stage.app.settle()
    #expect(scrollView.contentOffset.y == 400)
    #expect(notes.lines.filter { $0 == "willBeginDragging" }.count == 2)
  }

  @Test func `Content that springs back is caught, and springs back when it is let go`() throws {
    try stage.down(150, 200)
    try stage.wait(0.02)
    try stage.move(150, 220)
    try stage.wait(0.02)
    try stage.move(150, 420)
    try stage.up()
    try stage.wait(0.05)
    try stage.tap(150, 300)
    try stage.app.settle()
    #expect(scrollView.contentOffset.y == 0)
  }

  @Test func `C1: the finger that stops content is never the content's own`() throws {
    try addContent(NotingView(stage, "content"))
    try stage.flick(from: 400, to: 200)
    #expect(scrollView.isDecelerating)
    try stage.down(150, 300)
    #expect(!scrollView.isDecelerating)
    try stage.wait(0.5)
    try stage.up()
    #expect(stage.takeLog() == [])
    try stage.tap(150, 300)
    #expect(stage.takeLog() == ["content began", "content ended"])
  }

  /// Keeps the touches of its content.
  private final class JealousScrollView: UIScrollView {
    override func touchesShouldBegin(_ touches: Set<UITouch>, with event: UIEvent?, in view: UIView) -> Bool { false }
  }

  @Test(arguments: [true, false]) func `C1: a scroll view may keep all touches from its content`(delays: Bool) throws {
    let jealous = JealousScrollView()
    jealous.delaysContentTouches = delays
    jealous.contentSize = CGSize(width: 300, height: 2000)
    try stage.add(jealous, CGRect(x: 0, y: 500, width: 300, height: 100))
    try stage.app.run {
      let content = NotingView(stage, "content")
      content.frame = CGRect(x: 0, y: 0, width: 300, height: 2000)
      jealous.addSubview(content)
    }
    try stage.tap(150, 550)
    try stage.down(150, 550)
    try stage.wait(0.5)
    try stage.up()
    #expect(stage.takeLog() == [])
  }

  @Test func `Content that is pulled beyond its end resists and springs back`() throws {
    try stage.down(150, 200)
    try stage.wait(0.02)
    try stage.move(150, 220)
    try stage.wait(0.02)
    try stage.move(150, 420)
    #expect(scrollView.contentOffset.y < 0 && scrollView.contentOffset.y > -200)
    try stage.up()
    try stage.app.settle()
    #expect(scrollView.contentOffset.y == 0)
  }

  @Test func `Content that fits does not move, and neither does a scroll view that must not`() throws {
    try stage.app.run { scrollView.contentSize = CGSize(width: 300, height: 300) }
    try stage.flick(from: 400, to: 200)
    #expect(notes.lines == [])
    try stage.app.run {
      scrollView.contentSize = CGSize(width: 300, height: 2000)
      scrollView.isScrollEnabled = false
    }
    try stage.flick(from: 400, to: 200)
    #expect(scrollView.contentOffset.y == 0)
  }

  @Test func `A rectangle is brought into sight by the shortest way`() throws {
    try stage.app.run { scrollView.scrollRectToVisible(CGRect(x: 0, y: 900, width: 10, height: 50), animated: false) }
    #expect(scrollView.contentOffset.y == 550)
    try stage.app.run { scrollView.scrollRectToVisible(CGRect(x: 0, y: 600, width: 10, height: 50), animated: false) }
    #expect(scrollView.contentOffset.y == 550)
    try stage.app.run { scrollView.scrollRectToVisible(CGRect(x: 0, y: 100, width: 10, height: 50), animated: false) }
    #expect(scrollView.contentOffset.y == 100)
  }

  @Test func `Zooming stays within its limits`() throws {
    notes.zoomed = try addContent(UIView())
    try stage.app.run {
      scrollView.maximumZoomScale = 3
      scrollView.setZoomScale(2, animated: false)
    }
    #expect(scrollView.zoomScale == 2)
    #expect(notes.zoomed?.transform.a == 2)
    try stage.app.run { scrollView.setZoomScale(9, animated: false) }
    #expect(scrollView.zoomScale == 3)
  }

  /// Two fingers that part from 20 to 200 points zoomed to 6.9 on a device: what they moved until they were a pinch is lost.
  @Test func `W55 A zoom begins with the pinch, and not with its fingers`() throws {
    notes.zoomed = try addContent(UIView())
    try stage.app.run { scrollView.maximumZoomScale = 20 }
    let pair = { (distance: Int) in [150 - CGFloat(distance) / 2, 150 + CGFloat(distance) / 2] }
    try stage.app.touch(pair(20).enumerated().map { .down(at: CGPoint(x: $1, y: 300), finger: $0) })
    for distance in stride(from: 22, through: 200, by: 2) {
      try stage.wait(0.01)
      try stage.app.touch(pair(distance).enumerated().map { .move(to: CGPoint(x: $1, y: 300), finger: $0) })
    }
    #expect(abs(scrollView.zoomScale - 6.9) <= 1)
    for finger in 0...1 { try stage.up(finger: finger) }
    #expect(notes.zoomed?.transform.a == scrollView.zoomScale)
  }
}
