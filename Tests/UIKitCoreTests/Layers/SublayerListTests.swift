import Testing
import UIKit
import _Testing_UIKit

/// The layers in a layer.
@MainActor @Suite struct SublayerListTests {
  private let view = UIView()

  @Test func `Setting the layers replaces those of no view`() {
    let (old, kept, new) = (CALayer(), CALayer(), CALayer())
    view.layer.addSublayer(old)
    view.layer.addSublayer(kept)
    view.layer.sublayers = [new, kept]
    #expect(view.layer.sublayers == [new, kept])
    #expect(old.superlayer == nil)
    #expect(new.superlayer === view.layer)
    view.layer.sublayers = nil
    #expect(view.layer.sublayers == nil)
    #expect(kept.superlayer == nil)
  }

  @Test func `A layer leaves the one that it was in`() {
    let (one, other, layer) = (CALayer(), CALayer(), CALayer())
    one.sublayers = [layer]
    other.sublayers = [layer]
    #expect(one.sublayers == nil)
    #expect(other.sublayers == [layer])
  }

  @Test func `Layers of subviews stay, and say where the others stand`() {
    let (back, front) = (UIView(), UIView())
    view.addSubview(back)
    view.addSubview(front)
    let layer = CALayer()
    view.layer.sublayers = [back.layer, layer, front.layer]
    #expect(view.layer.sublayers == [back.layer, layer, front.layer])
    view.layer.sublayers = []
    #expect(view.layer.sublayers == [back.layer, front.layer])
    #expect(view.subviews == [back, front])
  }

  @Test func `A layer keeps whether it is opaque`() {
    let layer = CALayer()
    #expect(!layer.isOpaque)
    layer.isOpaque = true
    #expect(layer.isOpaque)
  }
}
