import Foundation
import PlainviewRuntime
import Testing
import UIKit
import _Testing_UIKit

/// What few views have.
@MainActor @Suite struct ViewExtrasTests {
  private let view = UIView(frame: CGRect(x: 10, y: 20, width: 80, height: 32))

  @Test func `A mask is kept, and its layer is the layer's mask`() {
    #expect(view.mask == nil)
    let mask = UIView(frame: view.bounds)
    view.mask = mask
    #expect(view.mask === mask && view.layer.mask === mask.layer)
    view.mask = nil
    #expect(view.mask == nil && view.layer.mask == nil)
  }

  @Test func `The transform in space and the anchor point are those of the layer`() {
    view.transform3D = CATransform3DMakeScale(2, 1, 1)
    #expect(view.transform == CGAffineTransform(scaleX: 2, y: 1))
    view.transform3D = CATransform3DIdentity
    view.anchorPoint = .zero
    #expect(view.layer.anchorPoint == .zero && view.frame.origin == CGPoint(x: 50, y: 36))
    #expect(UIView().anchorPoint == CGPoint(x: 0.5, y: 0.5))
  }

  @Test func `The direction of a view follows from its attribute and the interface's direction`() {
    #expect(UIView.userInterfaceLayoutDirection(for: .forceRightToLeft) == .rightToLeft)
    #expect(UIView.userInterfaceLayoutDirection(for: .unspecified) == .leftToRight)
    #expect(UIView.userInterfaceLayoutDirection(for: .unspecified, relativeTo: .rightToLeft) == .rightToLeft)
    #expect(UIView.userInterfaceLayoutDirection(for: .playback, relativeTo: .rightToLeft) == .leftToRight)
  }

  @Test func `A dimmed view shows its tint, and that of its subviews, as gray`() {
    final class Told: UIView {
      var count = 0
      override func tintColorDidChange() { count += 1 }
    }
    let inner = Told()
    view.addSubview(inner)
    view.tintColor = .red
    let before = inner.count
    #expect(view.tintAdjustmentMode == .normal)
    view.tintAdjustmentMode = .dimmed
    #expect(inner.count == before + 1)
    #expect(inner.tintAdjustmentMode == .dimmed)
    var (red, green, blue, alpha): (CGFloat, CGFloat, CGFloat, CGFloat) = (0, 0, 0, 0)
    inner.tintColor.getRed(&red, green: &green, blue: &blue, alpha: &alpha)
    #expect(red == green && green == blue && abs(red - 0.299) < 0.001 && alpha == 1)
    view.tintAdjustmentMode = .automatic
    #expect(inner.tintColor == .red)
  }

  @Test func `An interaction moves from view to view and hears of it`() {
    final class Noting: NSObject, UIInteraction {
      weak var view: UIView?
      var heard: [String] = []
      func willMove(to view: UIView?) { heard.append(view == nil ? "will leave" : "will come") }
      func didMove(to view: UIView?) {
        self.view = view
        heard.append(view == nil ? "left" : "came")
      }
    }
    let (interaction, other) = (Noting(), UIView())
    view.addInteraction(interaction)
    view.addInteraction(interaction)
    #expect(view.interactions.count == 1 && interaction.view === view)
    other.interactions = [interaction]
    #expect(view.interactions.isEmpty && other.interactions.first === interaction)
    other.removeInteraction(interaction)
    #expect(
      interaction.heard == ["will come", "came", "will leave", "left", "will come", "came", "will leave", "left"])
  }

  @Test func `A snapshot shows what the view showed when it was made`() throws {
    let label = UILabel(frame: CGRect(x: 8, y: 0, width: 72, height: 16))
    label.text = "Before"
    view.addSubview(label)
    let snapshot = try #require(view.snapshotView(afterScreenUpdates: false))
    label.text = "After"
    #expect(snapshot.bounds.size == view.bounds.size)
    #expect(Snapshotting<UIView>.ascii.text(of: snapshot).contains("Before"))
    let image = UIGraphicsImageRenderer(bounds: view.bounds).image { _ in
      #expect(view.drawHierarchy(in: view.bounds, afterScreenUpdates: true))
    }
    #expect(image.size == view.bounds.size)
    #expect(!view.drawHierarchy(in: view.bounds, afterScreenUpdates: true))
  }

  @Test func `An app's view lays out its layer with its subviews`() {
    class Gradient: UIView {
      var sizes: [CGSize] = []
      override func layoutSublayers(of layer: CALayer) {
        super.layoutSublayers(of: layer)
        sizes.append(layer.bounds.size)
      }
    }
    let view = Gradient(frame: CGRect(x: 0, y: 0, width: 10, height: 10))
    view.layoutIfNeeded()
    view.frame.size.width = 20
    view.layoutIfNeeded()
    #expect(view.sizes.last == CGSize(width: 20, height: 10))
    final class Inheriting: Gradient {}
    let second = Inheriting(frame: view.frame)
    second.layoutIfNeeded()
    #expect(second.sizes == [CGSize(width: 20, height: 10)])
  }

  @Test func `A class that overrides a layer's drawing draws, or gives contents in place of it`() {
    final class Drawn: UIView {
      override func draw(_ layer: CALayer, in ctx: CGContext) {
        NSAttributedString(string: "By the layer").draw(at: .zero)
      }
    }
    class Displayed: UIView {
      var count = 0
      override func display(_ layer: CALayer) {
        super.display(layer)
        count += 1
        layer.contents = UIGraphicsImageRenderer(size: CGSize(width: 8, height: 8)).image { _ in }.cgImage
      }
      override func draw(_ rect: CGRect) { Issue.record("a view that is displayed does not draw") }
    }
    let frame = CGRect(x: 0, y: 0, width: 160, height: 40)
    #expect(Snapshotting<UIView>.ascii.text(of: Drawn(frame: frame)).contains("By the layer"))
    let displayed = Displayed(frame: frame)
    for count in [1, 1, 2] {
      if count == 2 { displayed.setNeedsDisplay() }
      _ = Snapshotting<UIView>.ascii.text(of: displayed)
      #expect(displayed.count == count)
    }
    #expect(displayed.layer.contents != nil)
  }

  @Test func `A layer of an app's class lays out its sublayers; layout makes no layer for other views`() {
    final class Track: CALayer {
      var count = 0
      override func layoutSublayers() {
        super.layoutSublayers()
        count += 1
      }
    }
    final class Slider: UIView {
      override class var layerClass: AnyClass { Track.self }
    }
    final class Plain: UIView {
      override func layoutSubviews() { super.layoutSubviews() }
    }
    let slider = Slider(frame: CGRect(x: 0, y: 0, width: 10, height: 10))
    slider.layoutIfNeeded()
    #expect((slider.layer as? Track)?.count == 1)
    let plain = Plain(frame: slider.frame)
    plain.layoutIfNeeded()
    #expect(plain.layerIfLoaded == nil)
  }

  @Test func `What code performs for accessibility can be overridden, and attributed texts go with plain ones`() {
    final class Dial: UIView {
      var value = 0
      override func accessibilityIncrement() { value += 1 }
      override func accessibilityActivate() -> Bool { true }
    }
    let dial = Dial()
    dial.accessibilityIncrement()
    #expect(dial.value == 1 && dial.accessibilityActivate() && !view.accessibilityActivate())
    view.accessibilityLabel = "Plain"
    #expect(view.accessibilityAttributedLabel?.string == "Plain")
    view.accessibilityAttributedLabel = NSAttributedString(string: "Rich")
    #expect(view.accessibilityLabel == "Rich")
    #expect(view.accessibilityUserInputLabels == ["Rich"])
    let action = UIAccessibilityCustomAction(name: "Delete") { $0.name == "Delete" }
    view.accessibilityCustomActions = [action]
    #expect(view.accessibilityCustomActions?.first?.actionHandler?(action) == true)
  }

  @Test func `Names of restored state and activities are kept`() {
    view.restorationIdentifier = "list"
    #expect(view.restorationIdentifier == "list" && UIView().restorationIdentifier == nil)
    let controller = UIViewController()
    controller.restorationIdentifier = "main"
    controller.userActivity = NSUserActivity(activityType: "reading")
    #expect(controller.restorationIdentifier == "main" && controller.userActivity?.activityType == "reading")
  }
}
