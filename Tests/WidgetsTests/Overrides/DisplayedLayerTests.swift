import PlainviewStage
import Testing
import UIKit
import _Testing_UIKit

/// Image views whose layer gets its contents from code.
@MainActor @Suite struct DisplayedLayerTests {
  private final class Frames: UIImageView {
    var count = 0
    override func display(_ layer: CALayer) {
      count += 1
      layer.contents = image?.cgImage
    }
    override func draw(_ rect: CGRect) { Issue.record("an image view does not draw") }
  }

  @Test func `The layer of an image view is displayed once until it needs display, and draws nothing`() throws {
    let view = Frames(frame: CGRect(x: 0, y: 0, width: 40, height: 40))
    _ = view.layer
    let stage = try Stage()
    try stage.add(view, view.frame)
    _ = stage.app.text(as: .ascii)
    _ = stage.app.text(as: .ascii)
    #expect(view.count == 1)
    try stage.app.run { view.setNeedsDisplay() }
    _ = stage.app.text(as: .ascii)
    #expect(view.count == 2)
  }
}
