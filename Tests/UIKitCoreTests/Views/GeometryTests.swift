import Foundation
import PlainviewRuntime
import PlainviewUIKitCore
import Testing

@MainActor @Suite struct GeometryTests {
  private func failure(_ body: () -> Void) -> UncaughtException? {
    #expect(throws: UncaughtException.self) { try SimulatedProcess().run(body) }
  }

  @Test func `R12 A place that is no number is an exception of the layer`() {
    let view = UIView()
    let error = failure { view.center = CGPoint(x: CGFloat.nan, y: 20) }
    #expect(error?.name == "CALayerInvalidGeometry")
    #expect(error?.reason.replacing("-nan", with: "nan") == "CALayer position contains NaN: [nan 20]")
    let frame = failure { view.frame = CGRect(x: CGFloat.nan, y: 0, width: 100, height: 50) }
    #expect(frame?.reason.replacing("-nan", with: "nan") == "CALayer position contains NaN: [nan 25]")
  }

  @Test func `R12 So is a size that is none`() {
    let view = UIView()
    let error = failure { view.bounds = CGRect(x: 0, y: 0, width: 10, height: CGFloat.nan) }
    #expect(error?.name == "CALayerInvalidGeometry")
    #expect(error?.reason.replacing("-nan", with: "nan") == "CALayer bounds contains NaN: [0 0; 10 nan]")
    #expect(view.bounds == .zero)
  }

  @Test func `A frame of negative size is the same rectangle from its other corner`() {
    let view = UIView(frame: CGRect(x: 10, y: 20, width: -4, height: -6))
    #expect(view.frame == CGRect(x: 6, y: 14, width: 4, height: 6))
  }

  @Test func `L19 Frame, bounds and center follow each other`() {
    let view = UIView(frame: CGRect(x: 10, y: 20, width: 30, height: 40))
    #expect(view.center == CGPoint(x: 25, y: 40))
    view.bounds.size = CGSize(width: 10, height: 20)
    #expect(view.frame == CGRect(x: 20, y: 30, width: 10, height: 20))
    view.center = .zero
    #expect(view.frame == CGRect(x: -5, y: -10, width: 10, height: 20))
    view.bounds.origin = CGPoint(x: 7, y: 7)
    #expect(view.frame == CGRect(x: -5, y: -10, width: 10, height: 20))
  }

  @Test func `L17 A plain view fits its own size and has no wish for another`() {
    let view = UIView(frame: CGRect(x: 1, y: 2, width: 3, height: 4))
    #expect(view.sizeThatFits(.zero) == CGSize(width: 3, height: 4))
    view.sizeToFit()
    #expect(view.frame == CGRect(x: 1, y: 2, width: 3, height: 4))
    #expect(view.intrinsicContentSize == CGSize(width: -1, height: -1))
  }
}
