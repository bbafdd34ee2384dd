import Foundation
import PlainviewGraphics
import PlainviewUIKitCore
import Testing

@MainActor @Suite struct ConversionTests {
  private func isNear(_ one: CGPoint, _ x: CGFloat, _ y: CGFloat, by tolerance: CGFloat = 1e-9) -> Bool {
    abs(one.x - x) < tolerance && abs(one.y - y) < tolerance
  }

  private func isNear(_ one: CGRect, _ x: CGFloat, _ y: CGFloat, _ width: CGFloat, _ height: CGFloat) -> Bool {
    isNear(one.origin, x, y) && abs(one.width - width) < 1e-9 && abs(one.height - height) < 1e-9
  }

  // MARK: Numbers measured on an iPhone, as compnerd/swift-win32 publishes them in its ViewTests

  /// A root of 1000 points, a view A in it, a view B in it, and a view inside B, each with a transform of its own.
  @MainActor private struct TurnedTree {
    let root = UIView(frame: CGRect(x: 0, y: 0, width: 1000, height: 1000))
    let a = UIView(frame: CGRect(x: 4, y: 92, width: 254, height: 17))
    let b = UIView(frame: CGRect(x: 12, y: 150, width: 400, height: 400))
    let inner = UIView(frame: CGRect(x: 40, y: 113, width: 10, height: 10))

    init(a transformA: CGAffineTransform, b transformB: CGAffineTransform) {
      root.addSubview(a)
      root.addSubview(b)
      b.addSubview(inner)
      a.transform = transformA
      b.transform = transformB
      inner.transform = CGAffineTransform(rotationAngle: 42)
      a.bounds = CGRect(x: 144, y: 23, width: 20, height: 15)
      inner.bounds = CGRect(x: 4, y: 3, width: 20, height: 15)
    }
  }

  private let turned = TurnedTree(a: CGAffineTransform(rotationAngle: 110), b: CGAffineTransform(rotationAngle: -30))
  private let point = CGPoint(x: 45, y: 115)
  private let rectangle = CGRect(x: 45, y: 115, width: 13, height: 14)

  @Test func `R4 Points are converted through rotations, numbers measured on a device`() {
    #expect(isNear(turned.inner.convert(point, to: turned.a), -72.9941233911901, -114.85495931677))
    #expect(isNear(turned.inner.convert(point, from: turned.a), 80.12346855145998, -140.97315764408575))
  }

  @Test func `R4 Rectangles are converted through rotations, numbers measured on a device`() {
    #expect(
      isNear(
        turned.inner.convert(rectangle, to: turned.b), 123.17714789769627, 30.274792065592464, 18.031110765667435,
        17.514574532740156))
    #expect(
      isNear(
        turned.inner.convert(rectangle, to: turned.a), -91.9808292852884, -126.65734667117412, 19.295318391541684,
        19.58870361060326))
    #expect(
      isNear(
        turned.inner.convert(rectangle, from: turned.a), 69.16410886522763, -160.22950933436533, 19.295318391541684,
        19.58870361060326))
  }

  @Test func `R4 The same through translation and scale, numbers measured on a device`() {
    let tree = TurnedTree(
      a: CGAffineTransform(translationX: 68, y: 419), b: CGAffineTransform(scaleX: 7, y: 18))
    #expect(isNear(tree.inner.convert(point, to: tree.a), -334.36130105218615, -2878.791401230013))
    #expect(isNear(tree.inner.convert(point, from: tree.a), -129.11445551798738, 98.14414561159256))
    #expect(
      isNear(
        tree.inner.convert(rectangle, to: tree.a), -370.7599647161262, -3194.0537428193356, 126.21777535967215,
        315.26234158932266))
    #expect(
      isNear(
        tree.inner.convert(rectangle, from: tree.a), -130.5701354815033, 97.83304592215717, 1.4556799635159337,
        2.0132111355644327))
  }

  @Test func `R4 Between siblings a rectangle shifts by the difference of their origins`() {
    let parent = UIView(frame: CGRect(x: 0, y: 0, width: 300, height: 300))
    let name = UIView(frame: CGRect(x: 4, y: 92, width: 254, height: 17))
    let password = UIView(frame: CGRect(x: 4, y: 113, width: 254, height: 17))
    parent.addSubview(name)
    parent.addSubview(password)
    #expect(name.convert(name.bounds, to: password) == CGRect(x: 0, y: -21, width: 254, height: 17))
  }

  // MARK: What flowkey/UIKit-cross-platform verifies in UIViewTests+convert, in own words and numbers

  @Test func `R4 Up, down and across, to and from say the same`() {
    let root = UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
    let left = UIView(frame: CGRect(x: 15, y: 12, width: 10, height: 10))
    let right = UIView(frame: CGRect(x: 70, y: 80, width: 20, height: 20))
    let inRight = UIView(frame: CGRect(x: 3, y: 4, width: 5, height: 5))
    root.addSubview(left)
    root.addSubview(right)
    right.addSubview(inRight)
    #expect(root.convert(.zero, from: left) == left.frame.origin)
    #expect(left.convert(.zero, to: root) == left.frame.origin)
    #expect(root.convert(CGPoint(x: 10, y: 10), to: left) == CGPoint(x: -5, y: -2))
    #expect(left.convert(CGPoint(x: 55, y: 68), to: right) == .zero)
    #expect(inRight.convert(CGPoint(x: 1, y: 1), to: left) == CGPoint(x: 59, y: 73))
  }

  @Test func `R4 The origins of the bounds on the way count, those at the ends in their own coordinates`() {
    let root = UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
    root.bounds.origin = CGPoint(x: 10, y: 10)
    let middle = UIView(frame: CGRect(x: 20, y: 20, width: 30, height: 30))
    middle.bounds.origin = CGPoint(x: 5, y: 5)
    let inner = UIView(frame: CGRect(x: 8, y: 8, width: 5, height: 5))
    root.addSubview(middle)
    middle.addSubview(inner)
    // 8 in the middle view is 3 behind its own edge, which lies at 20 in the root.
    #expect(inner.convert(.zero, to: root) == CGPoint(x: 23, y: 23))
    inner.bounds.origin = CGPoint(x: 100, y: 100)
    #expect(inner.convert(CGPoint(x: 100, y: 100), to: root) == CGPoint(x: 23, y: 23))
  }

  @Test func `R4 A scaled subview's coordinates are those before the scale`() {
    let parent = UIView(frame: CGRect(x: 0, y: 0, width: 80, height: 40))
    let child = UIView()
    child.transform = CGAffineTransform(scaleX: 4, y: 4)
    child.frame = CGRect(x: 10, y: 10, width: 60, height: 40)
    parent.addSubview(child)
    #expect(parent.convert(CGPoint(x: 50, y: 30), to: child) == CGPoint(x: 10, y: 5))
    #expect(child.convert(CGPoint(x: 10, y: 5), to: parent) == CGPoint(x: 50, y: 30))
  }

  @Test func `R4 Nil means the window, and without one the view itself`() {
    let view = UIView(frame: CGRect(x: 30, y: 40, width: 10, height: 10))
    #expect(view.convert(CGPoint(x: 1, y: 2), to: nil) == CGPoint(x: 1, y: 2))
    #expect(view.convert(CGPoint(x: 1, y: 2), from: nil) == CGPoint(x: 1, y: 2))
    let window = UIWindow(frame: CGRect(x: 3, y: 3, width: 100, height: 100))
    window.addSubview(view)
    #expect(view.convert(CGPoint(x: 1, y: 2), to: nil) == CGPoint(x: 31, y: 42))
    #expect(view.convert(CGPoint(x: 31, y: 42), from: nil) == CGPoint(x: 1, y: 2))
  }
}
