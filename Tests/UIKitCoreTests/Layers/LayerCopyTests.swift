import Testing
import UIKit

/// Copies of layers for what is shown of them.
@MainActor @Suite struct LayerCopyTests {
  @Test func `A shape keeps its rule, its line and its dashes`() {
    let shape = CAShapeLayer()
    shape.fillRule = .evenOdd
    shape.lineCap = .round
    shape.lineDashPattern = [4, 2]
    shape.lineDashPhase = 1
    let copy = CAShapeLayer(layer: shape)
    #expect(copy.fillRule == .evenOdd)
    #expect(copy.lineCap == .round)
    #expect(copy.lineDashPattern == [4, 2])
    #expect(copy.lineDashPhase == 1)
  }

  @Test func `A text layer keeps its text, a gradient its colors`() {
    let text = CATextLayer()
    text.string = "Hello"
    text.alignmentMode = .center
    text.isWrapped = true
    let copy = CATextLayer(layer: text)
    #expect(copy.string as? String == "Hello")
    #expect(copy.alignmentMode == .center)
    #expect(copy.isWrapped)

    let gradient = CAGradientLayer()
    gradient.colors = [CGColor.white, CGColor.black]
    gradient.locations = [0, 1]
    gradient.endPoint = CGPoint(x: 1, y: 1)
    let second = CAGradientLayer(layer: gradient)
    #expect(second.colors?.count == 2)
    #expect(second.locations == [0, 1])
    #expect(second.endPoint == CGPoint(x: 1, y: 1))
  }

  /// SwiftSVG reads the alpha of the default color as its fourth component.
  @Test func `A shape is filled with a black of three channels at first`() {
    #expect(CAShapeLayer().fillColor?.components == [0, 0, 0, 1])
  }
}
