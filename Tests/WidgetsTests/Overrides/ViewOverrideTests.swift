import Foundation
import PlainviewStage
import Testing
import UIKit

/// Members of views, layers and scroll views that a subclass of another module overrides, with `super` (W4).
@MainActor @Suite struct ViewOverrideTests {
  private final class Log {
    var lines: [String] = []
    func note(_ line: String) { lines.append(line) }
    func take() -> [String] {
      defer { lines = [] }
      return lines
    }
  }

  private final class SpyView: UIView {
    let log = Log()

    override func convert(_ point: CGPoint, to view: UIView?) -> CGPoint {
      log.note("point to")
      return super.convert(point, to: view)
    }
    override func convert(_ point: CGPoint, from view: UIView?) -> CGPoint {
      log.note("point from")
      return super.convert(point, from: view)
    }
    override func convert(_ rect: CGRect, to view: UIView?) -> CGRect {
      log.note("rect to")
      return super.convert(rect, to: view)
    }
    override func convert(_ rect: CGRect, from view: UIView?) -> CGRect {
      log.note("rect from")
      return super.convert(rect, from: view)
    }
    override func convert(_ point: CGPoint, to coordinateSpace: any UICoordinateSpace) -> CGPoint {
      log.note("point to space")
      return super.convert(point, to: coordinateSpace)
    }
    override func isDescendant(of view: UIView) -> Bool {
      log.note("isDescendant")
      return super.isDescendant(of: view)
    }
    override func setNeedsDisplay(_ rect: CGRect) {
      log.note("setNeedsDisplay")
      super.setNeedsDisplay(rect)
    }
    override func updateTraitsIfNeeded() {
      log.note("updateTraits")
      super.updateTraitsIfNeeded()
    }
    override func alignmentRect(forFrame frame: CGRect) -> CGRect {
      super.alignmentRect(forFrame: frame).insetBy(dx: 1, dy: 1)
    }
    override func frame(forAlignmentRect alignmentRect: CGRect) -> CGRect {
      super.frame(forAlignmentRect: alignmentRect).insetBy(dx: -1, dy: -1)
    }
  }

  private final class GuidedView: UIView {
    let log = Log()
    let own = UILayoutGuide()

    override var safeAreaLayoutGuide: UILayoutGuide {
      log.note("safeArea")
      return super.safeAreaLayoutGuide
    }
    override var layoutMarginsGuide: UILayoutGuide { own }
    override var readableContentGuide: UILayoutGuide { super.readableContentGuide }
    override var layoutGuides: [UILayoutGuide] { super.layoutGuides.filter { $0 !== own } }
    override func addLayoutGuide(_ layoutGuide: UILayoutGuide) {
      log.note("addGuide")
      super.addLayoutGuide(layoutGuide)
    }
    override func removeLayoutGuide(_ layoutGuide: UILayoutGuide) {
      log.note("removeGuide")
      super.removeLayoutGuide(layoutGuide)
    }
    override func addConstraint(_ constraint: NSLayoutConstraint) {
      log.note("addConstraint")
      super.addConstraint(constraint)
    }
    override func removeConstraint(_ constraint: NSLayoutConstraint) {
      log.note("removeConstraint")
      super.removeConstraint(constraint)
    }
    override var constraints: [NSLayoutConstraint] { super.constraints.reversed() }
    override func constraintsAffectingLayout(for axis: NSLayoutConstraint.Axis) -> [NSLayoutConstraint] {
      super.constraintsAffectingLayout(for: axis)
    }
    override var hasAmbiguousLayout: Bool { super.hasAmbiguousLayout }
    override func exerciseAmbiguityInLayout() { super.exerciseAmbiguityInLayout() }
    override var topAnchor: NSLayoutYAxisAnchor { own.topAnchor }
    override var widthAnchor: NSLayoutDimension { super.widthAnchor }
  }

  @Test func `A subclass overrides conversions between coordinates and calls super (W4)`() {
    let (root, view, inner) = (UIWindow(frame: CGRect(x: 0, y: 0, width: 100, height: 100)), SpyView(), UIView())
    view.frame = CGRect(x: 10, y: 20, width: 50, height: 50)
    inner.frame = CGRect(x: 1, y: 2, width: 3, height: 4)
    root.addSubview(view)
    view.addSubview(inner)
    let plain: UIView = view
    #expect(plain.convert(CGPoint(x: 1, y: 2), to: root) == CGPoint(x: 11, y: 22))
    #expect(plain.convert(CGPoint(x: 11, y: 22), from: root) == CGPoint(x: 1, y: 2))
    #expect(plain.convert(inner.frame, to: root) == CGRect(x: 11, y: 22, width: 3, height: 4))
    #expect(plain.convert(CGRect(x: 11, y: 22, width: 3, height: 4), from: root) == inner.frame)
    #expect(view.log.take() == ["point to", "point from", "rect to", "rect from"])
    let space: any UICoordinateSpace = root
    #expect(plain.convert(CGPoint(x: 1, y: 2), to: space) == CGPoint(x: 11, y: 22))
    #expect(view.log.take().first == "point to space")
  }

  @Test func `A subclass overrides questions about the hierarchy and drawing and calls super (W4)`() {
    let (root, view) = (UIView(), SpyView())
    root.addSubview(view)
    let plain: UIView = view
    #expect(plain.isDescendant(of: root))
    #expect(!plain.isDescendant(of: UIView()))
    plain.setNeedsDisplay(.zero)
    plain.updateTraitsIfNeeded()
    #expect(view.log.take() == ["isDescendant", "isDescendant", "setNeedsDisplay", "updateTraits"])
    let frame = CGRect(x: 0, y: 0, width: 10, height: 10)
    #expect(plain.alignmentRect(forFrame: frame) == CGRect(x: 1, y: 1, width: 8, height: 8))
    #expect(plain.frame(forAlignmentRect: CGRect(x: 1, y: 1, width: 8, height: 8)) == frame)
  }

  @Test func `A subclass overrides guides, anchors and constraints and calls super (W4)`() {
    let view = GuidedView()
    let plain: UIView = view
    plain.addLayoutGuide(view.own)
    #expect(plain.layoutGuides.isEmpty)
    #expect(plain.layoutMarginsGuide === view.own)
    let width = plain.widthAnchor.constraint(equalToConstant: 10)
    let height = plain.heightAnchor.constraint(equalToConstant: 20)
    plain.addConstraint(width)
    plain.addConstraint(height)
    #expect(plain.constraints.map(\.constant) == [20, 10])
    #expect(plain.topAnchor.constraint(equalTo: plain.bottomAnchor).firstItem === view.own)
    plain.removeConstraint(width)
    plain.removeConstraint(height)
    #expect(plain.constraints.isEmpty)
    #expect(plain.safeAreaLayoutGuide === view.safeAreaLayoutGuide)
    #expect(plain.readableContentGuide === view.readableContentGuide)
    plain.removeLayoutGuide(view.own)
    let rest = view.log.take().filter { $0 != "safeArea" }
    #expect(rest.prefix(3) == ["addGuide", "addConstraint", "addConstraint"])
    #expect(rest.suffix(1) == ["removeGuide"])
    #expect(rest.filter { $0 == "removeConstraint" }.count == 2)
  }

  private final class Container: UIView {
    let parts = ["one", "two"]
    override func accessibilityElementCount() -> Int { parts.count + super.accessibilityElementCount() }
    override func accessibilityElement(at index: Int) -> Any? {
      parts.indices.contains(index) ? parts[index] : super.accessibilityElement(at: index)
    }
    override func index(ofAccessibilityElement element: Any) -> Int {
      (element as? String).flatMap(parts.firstIndex) ?? super.index(ofAccessibilityElement: element)
    }
    override var accessibilityFrame: CGRect {
      get { super.accessibilityFrame.insetBy(dx: 1, dy: 1) }
      set { super.accessibilityFrame = newValue }
    }
  }

  private final class SpokenController: UIViewController {
    override var accessibilityLabel: String? {
      get { super.accessibilityLabel ?? "A screen" }
      set { super.accessibilityLabel = newValue }
    }
  }

  @Test func `A subclass overrides the container's accessibility methods and calls super (W4)`() {
    let view: UIView = Container(frame: CGRect(x: 0, y: 0, width: 10, height: 10))
    #expect(view.accessibilityElementCount() == 2)
    #expect(view.accessibilityElement(at: 1) as? String == "two")
    #expect(view.accessibilityElement(at: 2) == nil)
    #expect(view.index(ofAccessibilityElement: "two") == 1)
    #expect(view.index(ofAccessibilityElement: UIView()) == NSNotFound)
    #expect(view.accessibilityFrame == CGRect(x: 1, y: 1, width: 8, height: 8))
    let controller: UIViewController = SpokenController()
    #expect(controller.accessibilityLabel == "A screen")
  }

  private final class Layer: CALayer {
    override func presentation() -> Self? { nil }
    override func convert(_ p: CGPoint, to l: CALayer?) -> CGPoint {
      let point = super.convert(p, to: l)
      return CGPoint(x: point.x + 1, y: point.y)
    }
    override func contains(_ p: CGPoint) -> Bool { !super.contains(p) }
    override func hitTest(_ p: CGPoint) -> CALayer? { super.hitTest(p) }
    override var contents: Any? { didSet { changes += 1 } }
    override var mask: CALayer? { didSet { changes += 1 } }
    override func add(_ anim: CAAnimation, forKey key: String?) {
      changes += 10
      super.add(anim, forKey: key)
    }
    override func removeAllAnimations() {
      changes += 100
      super.removeAllAnimations()
    }
    var changes = 0
  }

  @Test func `A subclass of CALayer overrides what is kept as data, conversions and animations (W4)`() {
    let own = Layer()
    let layer: CALayer = own
    layer.frame = CGRect(x: 0, y: 0, width: 10, height: 10)
    #expect(layer.convert(.zero, to: nil) == CGPoint(x: 1, y: 0))
    #expect(!layer.contains(CGPoint(x: 5, y: 5)))
    #expect(layer.hitTest(CGPoint(x: 5, y: 5)) == nil)
    layer.contents = "a"
    layer.mask = CALayer()
    #expect(layer.contents as? String == "a")
    layer.add(CABasicAnimation(keyPath: "opacity"), forKey: "fade")
    #expect(layer.animationKeys() == ["fade"])
    layer.removeAllAnimations()
    #expect(own.changes == 112)
  }

  private final class Scroller: UIScrollView {
    let own = UILayoutGuide()
    var offsets: [CGFloat] = []
    override var contentLayoutGuide: UILayoutGuide { super.contentLayoutGuide }
    override var frameLayoutGuide: UILayoutGuide { own }
    override func setContentOffset(_ contentOffset: CGPoint, animated: Bool) {
      offsets.append(contentOffset.y)
      super.setContentOffset(contentOffset, animated: animated)
    }
  }

  @Test func `A subclass of UIScrollView overrides its guides and calls super (W4)`() {
    let own = Scroller(frame: CGRect(x: 0, y: 0, width: 10, height: 10))
    let scroller: UIScrollView = own
    #expect(scroller.frameLayoutGuide === own.own)
    #expect(scroller.contentLayoutGuide === scroller.contentLayoutGuide)
    scroller.contentSize = CGSize(width: 10, height: 100)
    scroller.setContentOffset(CGPoint(x: 0, y: 20), animated: false)
    #expect(own.offsets == [20])
    #expect(scroller.contentOffset.y == 20)
  }
}
