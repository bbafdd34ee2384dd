import Foundation
import Testing
import UIKit
import _Testing_UIKit

/// Layers of the app's own classes, and the copies of them that show a moment of an animation.
@MainActor @Suite struct OwnLayerTests {
  private final class Ring: CAShapeLayer {
    var share: CGFloat = 0
    override init() { super.init() }
    override init(layer: Any) {
      super.init(layer: layer)
      if let ring = layer as? Ring { share = ring.share }
    }
    required init?(coder: NSCoder) { super.init(coder: coder) }
  }

  @Test func `A presentation layer is of the layer's class, made by init(layer:)`() throws {
    let app = XCUIApplication(rootViewController: UIViewController())
    try app.launch()
    let ring = Ring()
    ring.share = 0.5
    ring.setValue(2.0 as CGFloat, forKey: "radius")
    ring.path = CGPath(rect: CGRect(x: 0, y: 0, width: 5, height: 5), transform: nil)
    try app.run {
      app.window?.layer.addSublayer(ring)
      let growth = CABasicAnimation(keyPath: "radius")
      growth.fromValue = 2
      growth.toValue = 6
      growth.duration = 1
      ring.add(growth, forKey: nil)
    }
    try app.advance(by: 0.5)
    let shown: Ring = try #require(ring.presentation())
    #expect(shown !== ring && shown.model() === ring)
    #expect(shown.share == 0.5 && shown.path == ring.path)
    #expect(shown.value(forKey: "radius") as? CGFloat == 4)
    #expect(ring.value(forKey: "radius") as? CGFloat == 2)
  }

  /// A class as rewritten sources have it, whose source says `@NSManaged`.
  private final class Arc: CALayer {
    var end: CGFloat {
      get { __UIKitRuntime.managed(self, "end") }
      set { __UIKitRuntime.setManaged(self, "end", newValue) }
    }
    var tint: UIColor? {
      get { __UIKitRuntime.managed(self, "tint") }
      set { __UIKitRuntime.setManaged(self, "tint", newValue) }
    }

    override class func defaultValue(forKey key: String) -> Any? { key == "end" ? 1.0 as CGFloat : nil }
    override func draw(in ctx: CGContext) { ctx.fill(bounds) }
    override class func needsDisplay(forKey key: String) -> Bool { key == "end" || super.needsDisplay(forKey: key) }
    override func action(forKey event: String) -> (any CAAction)? {
      guard event == "end" else { return super.action(forKey: event) }
      let animation = CABasicAnimation(keyPath: event)
      animation.fromValue = end
      animation.duration = 2
      return animation
    }
  }

  @Test func `A managed property has a default, is animated by its action and drawn again`() throws {
    let app = XCUIApplication(rootViewController: UIViewController())
    try app.launch()
    let arc = Arc()
    arc.frame.size = CGSize(width: 10, height: 10)
    #expect(arc.end == 1 && arc.tint == nil)
    try app.run { app.window?.layer.addSublayer(arc) }
    try app.settle()
    try app.run {
      arc.displayIfNeeded()
      #expect(!arc.needsDisplay())
      arc.tint = .red
      arc.end = 3
    }
    #expect(arc.end == 3 && arc.tint == .red && arc.needsDisplay())
    try app.advance(by: 1)
    #expect(arc.presentation()?.end == 2)
  }
}
