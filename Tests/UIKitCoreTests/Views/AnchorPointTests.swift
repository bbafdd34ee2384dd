import Foundation
import Testing
import UIKit

/// The point of a layer that is at its position and that its transform turns around.
@MainActor @Suite struct AnchorPointTests {
  private let view = UIView(frame: CGRect(x: 100, y: 100, width: 40, height: 20))

  @Test func `Moving the anchor point moves the frame and leaves the position`() {
    #expect(view.layer.anchorPoint == CGPoint(x: 0.5, y: 0.5))
    view.layer.anchorPoint = .zero
    #expect(view.layer.position == CGPoint(x: 120, y: 110))
    #expect(view.center == CGPoint(x: 120, y: 110))
    #expect(view.frame == CGRect(x: 120, y: 110, width: 40, height: 20))
    view.frame.origin = CGPoint(x: 10, y: 10)
    #expect(view.layer.position == CGPoint(x: 10, y: 10))
    view.layer.anchorPoint = CGPoint(x: 1, y: 1)
    #expect(view.frame == CGRect(x: -30, y: -10, width: 40, height: 20))
    view.center = CGPoint(x: 40, y: 20)
    #expect(view.frame == CGRect(x: 0, y: 0, width: 40, height: 20))
    view.layer.anchorPoint = CGPoint(x: 0.5, y: 0.5)
    #expect(view.frame == CGRect(x: 20, y: 10, width: 40, height: 20))
  }

  @Test func `Transforms turn around the anchor point, and bounds grow away from it`() {
    view.layer.anchorPoint = CGPoint(x: 0, y: 0)
    view.center = CGPoint(x: 100, y: 100)
    view.bounds.size = CGSize(width: 60, height: 30)
    #expect(view.frame == CGRect(x: 100, y: 100, width: 60, height: 30))
    view.transform = CGAffineTransform(scaleX: 2, y: 2)
    #expect(view.frame == CGRect(x: 100, y: 100, width: 120, height: 60))
    #expect(view.center == CGPoint(x: 100, y: 100))
    let root = UIView(frame: CGRect(x: 0, y: 0, width: 300, height: 300))
    root.addSubview(view)
    #expect(view.convert(CGPoint(x: 10, y: 10), to: root) == CGPoint(x: 120, y: 120))
    #expect(root.hitTest(CGPoint(x: 219, y: 159), with: nil) === view)
    view.transform = .identity
    #expect(view.frame == CGRect(x: 100, y: 100, width: 60, height: 30))
  }

  @Test func `Constraints give a view its place whatever its anchor point is`() {
    let root = UIView(frame: CGRect(x: 0, y: 0, width: 300, height: 300))
    view.translatesAutoresizingMaskIntoConstraints = false
    view.layer.anchorPoint = CGPoint(x: 1, y: 0)
    root.addSubview(view)
    NSLayoutConstraint.activate([
      view.leadingAnchor.constraint(equalTo: root.leadingAnchor, constant: 20),
      view.topAnchor.constraint(equalTo: root.topAnchor, constant: 30),
      view.widthAnchor.constraint(equalToConstant: 50), view.heightAnchor.constraint(equalToConstant: 60),
    ])
    root.layoutIfNeeded()
    #expect(view.frame == CGRect(x: 20, y: 30, width: 50, height: 60))
    #expect(view.center == CGPoint(x: 70, y: 30))
  }

  @Test func `A layer of no view does the same`() {
    let layer = CALayer()
    layer.frame = CGRect(x: 10, y: 10, width: 20, height: 20)
    layer.anchorPoint = CGPoint(x: 0, y: 1)
    #expect(layer.position == CGPoint(x: 20, y: 20))
    #expect(layer.frame == CGRect(x: 20, y: 0, width: 20, height: 20))
    layer.bounds.size.height = 10
    #expect(layer.frame == CGRect(x: 20, y: 10, width: 20, height: 10))
    layer.setAffineTransform(CGAffineTransform(scaleX: 2, y: 1))
    #expect(layer.frame == CGRect(x: 20, y: 10, width: 40, height: 10))
  }
}
