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
}
