import Foundation
import PlainviewGraphics
import Testing

/// Drawings that are drawn into other ones.
@MainActor @Suite struct CGLayerTests {
  private let context = CGContext(area: CGRect(x: 0, y: 0, width: 40, height: 20), scale: 1)

  @Test func `A layer's content is drawn where it is put, scaled and cut off`() throws {
    let layer = try #require(CGLayer(context, size: CGSize(width: 10, height: 10), auxiliaryInfo: nil))
    #expect(layer.size == CGSize(width: 10, height: 10))
    layer.context?.fill(CGRect(x: 1, y: 1, width: 2, height: 2))
    context.draw(layer, at: CGPoint(x: 5, y: 3))
    context.draw(layer, in: CGRect(x: 20, y: 0, width: 20, height: 20))
    let rects = context.steps.compactMap { step -> CGRect? in
      if case .fill(let path, _, _) = step.content { path.boundingBox } else { nil }
    }
    #expect(rects == [CGRect(x: 6, y: 4, width: 2, height: 2), CGRect(x: 22, y: 2, width: 4, height: 4)])
    #expect(
      context.steps.map(\.clip) == [
        CGRect(x: 5, y: 3, width: 10, height: 10), CGRect(x: 20, y: 0, width: 20, height: 20),
      ])
    #expect(context.ctm == .identity)
  }

  @Test(arguments: [
    CGSize(width: 0, height: 4), CGSize(width: 4, height: -1), CGSize(width: 4, height: CGFloat.infinity),
  ])
  func `A layer needs a size`(_ size: CGSize) { #expect(CGLayer(context, size: size, auxiliaryInfo: nil) == nil) }

  @Test func `The outline of a line is filled as the line, and only once`() {
    context.addRect(CGRect(x: 1, y: 1, width: 4, height: 4))
    context.replacePathWithStrokedPath()
    context.fillPath()
    context.addRect(CGRect(x: 1, y: 1, width: 4, height: 4))
    context.fillPath()
    let kinds = context.steps.map { if case .stroke = $0.content { "stroke" } else { "fill" } }
    #expect(kinds == ["stroke", "fill"])
    context.replacePathWithStrokedPath()
    #expect(context.isPathEmpty)
  }
}
