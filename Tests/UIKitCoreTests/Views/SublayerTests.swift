import Foundation
import PlainviewUIKitCore
import Testing

// What flowkey/UIKit-cross-platform verifies in UIViewTests+subviews and UIViewTests+didMoveToSuperView, in own words.

/// The layers of subviews and the layers that code adds between them.
@MainActor @Suite struct SublayerTests {
  private let parent = UIView()
  private let back = UIView()
  private let front = UIView()
  private let layer = CALayer()

  /// The parent's layers by name.
  private var stack: [String] {
    (parent.layer.sublayers ?? []).map { each in
      if each === back.layer { return "back" }
      if each === front.layer { return "front" }
      return each === layer ? "layer" : "other"
    }
  }

  @Test func `A view begins without subviews, and its layer without sublayers`() {
    #expect(parent.subviews.isEmpty)
    #expect(parent.layer.sublayers == nil)
  }

  @Test func `R12 A subview's layer is in its superview's, and leaves with it`() {
    parent.addSubview(back)
    #expect(back.layer.superlayer === parent.layer)
    #expect(stack == ["back"])
    back.removeFromSuperview()
    #expect(back.superview == nil && back.layer.superlayer == nil && parent.layer.sublayers == nil)
  }

  @Test func `Layers are in the order of the subviews`() {
    parent.addSubview(front)
    parent.insertSubview(back, at: 0)
    #expect(stack == ["back", "front"])
    parent.exchangeSubview(at: 0, withSubviewAt: 1)
    #expect(stack == ["front", "back"])
  }

  @Test func `A layer that was added stays between the views that were there and those that come`() {
    parent.addSubview(back)
    parent.layer.addSublayer(layer)
    parent.addSubview(front)
    #expect(stack == ["back", "layer", "front"])
    #expect(layer.superlayer === parent.layer)
  }

  @Test func `R10 A view above another one goes right in front of it, behind the layers there`() {
    parent.addSubview(back)
    parent.layer.addSublayer(layer)
    parent.insertSubview(front, aboveSubview: back)
    #expect(stack == ["back", "front", "layer"])
  }

  @Test func `R10 A view below another one goes right behind it, in front of the layers there`() {
    parent.addSubview(front)
    parent.layer.addSublayer(layer)
    parent.insertSubview(back, belowSubview: front)
    #expect(stack == ["back", "front", "layer"])
    layer.removeFromSuperlayer()
    back.removeFromSuperview()
    parent.layer.insertSublayer(layer, at: 0)
    parent.insertSubview(back, belowSubview: front)
    #expect(stack == ["layer", "back", "front"])
  }

  @Test func `R10 Directly below a view means in front of a layer that was below it`() {
    let middle = UIView()
    parent.addSubview(back)
    parent.layer.addSublayer(layer)
    parent.addSubview(front)
    parent.insertSubview(middle, belowSubview: front)
    #expect(parent.subviews == [back, middle, front])
    #expect(stack == ["back", "layer", "other", "front"])
  }

  @Test func `What stood in front of a view that leaves stays where it was`() {
    parent.addSubview(back)
    parent.addSubview(front)
    parent.layer.insertSublayer(layer, above: front.layer)
    front.removeFromSuperview()
    #expect(stack == ["back", "layer"])
    back.removeFromSuperview()
    #expect(stack == ["layer"])
  }

  @Test func `A layer is in one layer once, and an index beyond the end means the front`() {
    let other = CALayer()
    parent.layer.addSublayer(other)
    parent.layer.insertSublayer(layer, at: 999)
    parent.layer.addSublayer(layer)
    #expect(stack == ["other", "layer"])
    parent.layer.insertSublayer(layer, below: other)
    #expect(stack == ["layer", "other"])
    back.layer.addSublayer(layer)
    #expect(stack == ["other"])
    #expect(layer.superlayer === back.layer)
  }

  @Test(arguments: ["add", "at", "above", "below"])
  func `R11 When a view hears of its superview its layer is in place`(method: String) {
    final class Listener: UIView {
      var hadSuperlayer = false
      override func didMoveToSuperview() { hadSuperlayer = superview != nil && layer.superlayer === superview?.layer }
    }
    let listener = Listener()
    parent.addSubview(back)
    switch method {
    case "add": parent.addSubview(listener)
    case "at": parent.insertSubview(listener, at: 0)
    case "above": parent.insertSubview(listener, aboveSubview: back)
    default: parent.insertSubview(listener, belowSubview: back)
    }
    #expect(listener.hadSuperlayer)
  }
}
