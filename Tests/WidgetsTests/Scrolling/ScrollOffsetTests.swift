import Foundation
import PlainviewGraphics
import PlainviewRuntime
import PlainviewUIKitCore
import PlainviewWidgets
import Testing

/// Offset, insets and the delegate of a scroll view (contract C3).
@MainActor @Suite struct ScrollOffsetTests {
  private final class Recorder: NSObject, UIScrollViewDelegate {
    var calls: [String] = []
    func scrollViewDidScroll(_ scrollView: UIScrollView) {
      calls.append("scroll \(Int(scrollView.contentOffset.x)) \(Int(scrollView.contentOffset.y))")
    }
    func scrollViewDidEndScrollingAnimation(_ scrollView: UIScrollView) { calls.append("end") }
    func scrollViewDidChangeAdjustedContentInset(_ scrollView: UIScrollView) { calls.append("inset") }
  }

  private let scrollView = UIScrollView(frame: CGRect(x: 0, y: 0, width: 100, height: 200))
  private let recorder = Recorder()

  init() {
    scrollView.contentSize = CGSize(width: 100, height: 1000)
    scrollView.delegate = recorder
  }

  @Test func `C3 the offset is the origin of the bounds, not clamped, and every change is told at once`() {
    scrollView.contentOffset = CGPoint(x: 0, y: 5000)
    #expect(scrollView.bounds == CGRect(x: 0, y: 5000, width: 100, height: 200))
    scrollView.contentOffset = CGPoint(x: 0, y: 5000)
    scrollView.bounds.origin.y = -20
    #expect(scrollView.contentOffset == CGPoint(x: 0, y: -20))
    #expect(recorder.calls == ["scroll 0 5000", "scroll 0 -20"])
  }

  @Test func `L16 scrolling asks for layout of the scroll view`() {
    final class Counter: UIScrollView {
      var count = 0
      override func layoutSubviews() {
        super.layoutSubviews()
        count += 1
      }
    }
    let counter = Counter(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
    counter.layoutIfNeeded()
    #expect(counter.count == 1)
    counter.contentOffset.y = 4
    counter.layoutIfNeeded()
    #expect(counter.count == 2)
  }

  @Test func `C3 an animated change takes its time and ends with didEndScrollingAnimation`() {
    SimulatedProcess().enter {
      scrollView.setContentOffset(CGPoint(x: 0, y: 300), animated: true)
      #expect(recorder.calls.isEmpty)
      UIApplication.shared.advance(by: 0.15)
      #expect(scrollView.contentOffset.y > 100 && scrollView.contentOffset.y < 200)
      UIApplication.shared.advance(by: 0.2)
      #expect(scrollView.contentOffset.y == 300)
      #expect(Array(recorder.calls.suffix(2)) == ["scroll 0 300", "end"])
      #expect(recorder.calls.filter { $0 == "end" }.count == 1)
    }
  }

  @Test func `An offset that is set ends the animation under way without a call`() {
    SimulatedProcess().enter {
      scrollView.setContentOffset(CGPoint(x: 0, y: 300), animated: true)
      scrollView.contentOffset = CGPoint(x: 0, y: 7)
      UIApplication.shared.advance(by: 1)
      #expect(scrollView.contentOffset.y == 7)
      #expect(recorder.calls == ["scroll 0 7"])
    }
  }

  @Test(arguments: [
    (CGRect(x: 0, y: 50, width: 10, height: 10), 0.0), (CGRect(x: 0, y: 250, width: 10, height: 10), 60.0),
    (CGRect(x: 0, y: 150, width: 10, height: 400), 150.0), (CGRect(x: 0, y: 990, width: 10, height: 100), 800.0),
  ])
  func `A rectangle is shown by the shortest way, and only what lies in the content`(area: CGRect, offset: Double) {
    scrollView.scrollRectToVisible(area, animated: false)
    #expect(scrollView.contentOffset == CGPoint(x: 0, y: offset))
  }

  @Test func `Insets move content that is at rest, and no other`() {
    scrollView.layoutIfNeeded()
    scrollView.contentInset = UIEdgeInsets(top: 30, left: 0, bottom: 0, right: 0)
    #expect(scrollView.adjustedContentInset.top == 30)
    #expect(scrollView.contentOffset == CGPoint(x: 0, y: -30))
    #expect(recorder.calls == ["scroll 0 -30", "inset"])
    scrollView.contentOffset.y = 100
    scrollView.contentInset.top = 40
    #expect(scrollView.contentOffset.y == 100)
  }

  @Test func `A scroll view clips its content`() { #expect(scrollView.clipsToBounds) }
}
