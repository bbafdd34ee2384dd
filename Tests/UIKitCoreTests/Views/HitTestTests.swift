import Foundation
import PlainviewGraphics
import PlainviewUIKitCore
import Testing

// What flowkey/UIKit-cross-platform verifies in UIViewTests+hitTest, restated in own words and with own numbers,
// and the rest of R3 and R4.
@MainActor @Suite struct HitTestTests {
  private let root = UIView(frame: CGRect(x: 0, y: 0, width: 200, height: 100))
  private let back = UIView(frame: CGRect(x: 10, y: 10, width: 80, height: 80))
  private let front = UIView(frame: CGRect(x: 50, y: 10, width: 80, height: 80))
  private let inner = UIView(frame: CGRect(x: 20, y: 20, width: 10, height: 10))

  init() {
    root.addSubview(back)
    root.addSubview(front)
    back.addSubview(inner)
  }

  private func hit(_ x: CGFloat, _ y: CGFloat) -> UIView? { root.hitTest(CGPoint(x: x, y: y), with: nil) }

  @Test func `R3 The deepest view at the place is hit, the front one of two, else the parent`() {
    #expect(hit(35, 35) === inner)
    #expect(hit(20, 50) === back)
    #expect(hit(60, 50) === front)
    #expect(hit(5, 5) === root)
    #expect(hit(-1, 5) == nil)
    #expect(hit(5, 100) == nil)
  }

  @Test func `R3 A hidden view is passed by with everything in it`() {
    back.isHidden = true
    #expect(hit(35, 35) === root)
  }

  @Test func `R3 So is one without interaction`() {
    back.isUserInteractionEnabled = false
    #expect(hit(35, 35) === root)
    root.isUserInteractionEnabled = false
    #expect(hit(35, 35) == nil)
  }

  @Test(arguments: [(0.009, false), (0.01, true), (0, false), (1, true)])
  func `R3 So is one that is less opaque than a hundredth`(_ alpha: CGFloat, _ isHit: Bool) {
    inner.alpha = alpha
    #expect((hit(35, 35) === inner) == isHit)
  }

  @Test func `R3 A child outside its parent is not hit, cut off or not`() {
    inner.frame = CGRect(x: 90, y: 70, width: 20, height: 20)
    front.removeFromSuperview()
    #expect(hit(105, 85) === root)
    back.clipsToBounds = false
    #expect(hit(105, 85) === root)
  }

  @Test func `R3 Neither opaqueness nor colour matters`() {
    inner.isOpaque = false
    inner.backgroundColor = nil
    #expect(hit(35, 35) === inner)
  }

  @Test(arguments: [(0, 0, true), (99, 99, true), (100, 50, false), (50, 100, false), (-0.5, 0, false)])
  func `R4 The near edges belong to a view, the far ones do not`(_ x: CGFloat, _ y: CGFloat, _ isInside: Bool) {
    let view = UIView(frame: CGRect(x: 300, y: 300, width: 100, height: 100))
    #expect(view.point(inside: CGPoint(x: x, y: y), with: nil) == isInside)
  }

  @Test func `R4 The origin of the bounds counts`() {
    let view = UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
    view.bounds.origin = CGPoint(x: 1000, y: -50)
    #expect(!view.point(inside: CGPoint(x: 50, y: 50), with: nil))
    #expect(view.point(inside: CGPoint(x: 1050, y: -20), with: nil))
    let child = UIView(frame: CGRect(x: 1010, y: -40, width: 10, height: 10))
    view.addSubview(child)
    #expect(view.hitTest(CGPoint(x: 1015, y: -35), with: nil) === child)
  }

  @Test func `R4 A view under a transform is hit where it is seen`() {
    let child = UIView()
    child.transform = CGAffineTransform(scaleX: 0.5, y: 0.5)
    child.frame = CGRect(x: 140, y: 20, width: 40, height: 40)
    root.addSubview(child)
    #expect(child.bounds.size == CGSize(width: 80, height: 80))
    #expect(hit(140, 20) === child)
    #expect(hit(179, 59) === child)
    #expect(hit(139, 20) === root)
    #expect(hit(180, 59) === root)
  }

  @Test func `R4 The points of a hit test are in the scaled view's own coordinates`() {
    let scaled = UIView()
    scaled.transform = CGAffineTransform(scaleX: 0.5, y: 0.5)
    scaled.frame = CGRect(x: 0, y: 0, width: 100, height: 100)
    let child = UIView(frame: CGRect(x: 25, y: 25, width: 50, height: 50))
    scaled.addSubview(child)
    #expect(scaled.hitTest(CGPoint(x: 74, y: 74), with: nil) === child)
    #expect(scaled.hitTest(CGPoint(x: 199, y: 199), with: nil) === scaled)
    #expect(scaled.hitTest(CGPoint(x: 200, y: 200), with: nil) == nil)
  }

  @Test func `R4 A turned view is hit inside its own edges, not in its frame`() {
    let child = UIView(frame: CGRect(x: 140, y: 20, width: 40, height: 40))
    child.transform = CGAffineTransform(rotationAngle: .pi / 4)
    root.addSubview(child)
    // The corner of the frame, which is wider than the square, is outside the square.
    #expect(hit(136, 16) === root)
    #expect(hit(160, 14) === child)
  }

  @Test func `R3 An override of point inside makes the target larger for children too`() {
    final class Generous: UIView {
      override func point(inside point: CGPoint, with event: UIEvent?) -> Bool {
        bounds.insetBy(dx: -20, dy: -20).contains(point)
      }
    }
    let generous = Generous(frame: CGRect(x: 150, y: 40, width: 10, height: 10))
    root.addSubview(generous)
    #expect(hit(135, 45) === generous)
  }
}
