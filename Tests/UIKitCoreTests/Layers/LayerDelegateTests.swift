import Foundation
import PlainviewStage
import Testing
import UIKit
import _Testing_UIKit

/// Layers that ask a delegate, that have a time of their own, and kinds of layers.
@MainActor @Suite struct LayerDelegateTests {
  private final class Helper: NSObject, CALayerDelegate {
    var log: [String] = []
    var picture: UIImage?
    func draw(_ layer: CALayer, in ctx: CGContext) {
      log.append("draw")
      ctx.setFillColor(CGColor(red: 1, green: 0, blue: 0, alpha: 1))
      ctx.fill(layer.bounds)
    }
    func layerWillDraw(_ layer: CALayer) { log.append("will draw") }
    func layoutSublayers(of layer: CALayer) { log.append("layout \(Int(layer.bounds.width))") }
    func action(for layer: CALayer, forKey event: String) -> (any CAAction)? {
      log.append(event)
      guard event == "opacity" else { return NSNull() }
      let fade = CABasicAnimation(keyPath: "opacity")
      fade.fromValue = 0.5
      fade.duration = 1
      return fade
    }
  }

  private let stage: Stage
  private let layer = CALayer()
  private let helper = Helper()

  init() throws {
    stage = try Stage()
    layer.frame = CGRect(x: 0, y: 0, width: 48, height: 32)
    stage.view.layer.addSublayer(layer)
  }

  private func picture() -> String {
    Snapshotting<UIView>.ascii(cell: CGSize(width: 8, height: 16)).text(of: stage.view)
  }

  @Test func `The layer of a view has the view for its delegate`() {
    #expect(stage.view.layer.delegate === stage.view)
    #expect(layer.delegate == nil && stage.view.layer.action(forKey: "opacity") is NSNull)
  }

  @Test func `A delegate draws the layer, once until it needs display`() {
    layer.delegate = helper
    _ = picture()
    _ = picture()
    #expect(helper.log == ["will draw", "draw"])
    layer.setNeedsDisplay()
    _ = picture()
    #expect(helper.log.count == 4)
  }

  @Test func `A delegate that displays gives contents and does not draw`() throws {
    final class Displaying: NSObject, CALayerDelegate {
      func display(_ layer: CALayer) { layer.contents = UIImage(systemName: "star")?.cgImage }
      func draw(_ layer: CALayer, in ctx: CGContext) { Issue.record("drawn") }
    }
    let displaying = Displaying()
    layer.delegate = displaying
    #expect(picture().contains("%star"))
  }

  @Test func `A delegate lays out when the size changed, at the end of the turn`() throws {
    layer.delegate = helper
    try stage.app.run {
      layer.bounds.size.width = 60
      layer.bounds.size.width = 70
      #expect(helper.log.filter { $0.hasPrefix("layout") } == [])
    }
    #expect(helper.log.filter { $0.hasPrefix("layout") } == ["layout 70"])
  }

  @Test func `What the delegate says is done when a property changes`() throws {
    layer.delegate = helper
    try stage.app.run {
      layer.opacity = 1
      layer.position = CGPoint(x: 9, y: 9)
    }
    #expect(helper.log == ["opacity", "position"])
    #expect(layer.animation(forKey: "opacity") != nil)
    try stage.wait(0.5)
    #expect(layer.presentation()?.opacity == 0.75)
    CATransaction.begin()
    CATransaction.setDisableActions(true)
    layer.opacity = 0.2
    CATransaction.commit()
    #expect(helper.log.count == 2)
  }

  @Test func `Actions of the layer and of its class are found in the documented order`() {
    final class Moved: CALayer {
      override class func defaultAction(forKey event: String) -> (any CAAction)? {
        event == "position" ? CABasicAnimation(keyPath: "position") : nil
      }
    }
    let layer = Moved()
    #expect(layer.action(forKey: "position") is CABasicAnimation && layer.action(forKey: "bounds") == nil)
    layer.actions = ["position": NSNull()]
    #expect(layer.action(forKey: "position") is NSNull)
  }

  @Test func `A layer that is stopped holds its animations, and goes on later`() throws {
    let move = CABasicAnimation(keyPath: "position.x")
    (move.fromValue, move.toValue, move.duration) = (0, 100, 2)
    try stage.app.run { layer.add(move, forKey: "move") }
    try stage.wait(0.5)
    let paused = layer.convertTime(CACurrentMediaTime(), from: nil)
    try stage.app.run {
      layer.speed = 0
      layer.timeOffset = paused
    }
    try stage.wait(5)
    #expect(layer.presentation()?.position.x == 25)
    #expect(layer.animation(forKey: "move") != nil)
    try stage.app.run {
      layer.speed = 1
      layer.timeOffset = 0
      layer.beginTime = 0
      layer.beginTime = layer.convertTime(CACurrentMediaTime(), from: nil) - paused
    }
    try stage.wait(0.5)
    #expect(layer.presentation()?.position.x == 50)
    try stage.wait(1.01)
    #expect(layer.animation(forKey: "move") == nil)
  }

  @Test func `A view's layer is of its class, made by the class's own initializer`() throws {
    final class Glow: CALayer {
      var log: [String] = []
      override init() {
        super.init()
        MainActor.assumeIsolated { cornerRadius = 4 }
      }
      required init?(coder: NSCoder) { super.init(coder: coder) }
      override init(layer: Any) { super.init(layer: layer) }
      override func layoutSublayers() {
        super.layoutSublayers()
        log.append("layout")
      }
    }
    final class Glowing: UIView { override class var layerClass: AnyClass { Glow.self } }
    let view = try stage.add(Glowing())
    let glow = try #require(view.layer as? Glow)
    #expect(glow.cornerRadius == 4 && glow.delegate === view && glow.frame == view.frame)
    #expect(glow.log == ["layout"])
  }

  @Test func `A replicator shows its sublayers several times`() {
    let (replicator, dot) = (CAReplicatorLayer(), CALayer())
    replicator.frame = CGRect(x: 0, y: 64, width: 160, height: 16)
    replicator.instanceCount = 3
    replicator.instanceTransform = CATransform3DMakeTranslation(32, 0, 0)
    dot.frame = CGRect(x: 0, y: 0, width: 16, height: 16)
    dot.contents = UIImage(systemName: "star")?.cgImage
    replicator.addSublayer(dot)
    stage.view.layer.addSublayer(replicator)
    #expect(replicator.instances.map(\.tx) == [0, 32, 64])
  }

  @Test func `A scroll layer moves to what is to be seen`() {
    let (scroll, inner) = (CAScrollLayer(), CALayer())
    scroll.frame = CGRect(x: 0, y: 0, width: 100, height: 100)
    scroll.scrollMode = .vertically
    inner.frame = CGRect(x: 0, y: 0, width: 400, height: 400)
    scroll.addSublayer(inner)
    inner.scrollRectToVisible(CGRect(x: 150, y: 180, width: 10, height: 20))
    #expect(scroll.bounds.origin == CGPoint(x: 0, y: 100))
    inner.scroll(CGPoint(x: 5, y: 30))
    #expect(scroll.bounds.origin == CGPoint(x: 0, y: 30))
  }

  @Test func `Cubic and paced frames, values as angles`() throws {
    let turn = CAKeyframeAnimation(keyPath: "position.x")
    turn.values = [0, 10, 100]
    turn.duration = 1
    turn.calculationMode = .paced
    try stage.app.run { layer.add(turn, forKey: "a") }
    try stage.wait(0.5)
    #expect(abs((layer.presentation()?.position.x ?? 0) - 50) < 0.001)
    turn.values = [0, 10, 20]
    turn.calculationMode = .cubic
    try stage.app.run { layer.add(turn, forKey: "a") }
    try stage.wait(0.5)
    #expect(layer.presentation()?.position.x == 10)
    let rotation = CABasicAnimation(keyPath: "transform")
    rotation.valueFunction = CAValueFunction(name: .rotateZ)
    (rotation.fromValue, rotation.toValue, rotation.duration) = (0, 1, 1)
    try stage.app.run { layer.add(rotation, forKey: "b") }
    try stage.wait(0.5)
    let shown = try #require(layer.presentation()).affineTransform()
    #expect(abs(atan2(shown.b, shown.a) - 0.5) < 0.001)
  }

  @Test func `Particles and looks are kept`() {
    let (emitter, cell) = (CAEmitterLayer(), CAEmitterCell())
    cell.birthRate = 4
    cell.color = .black
    emitter.emitterCells = [cell]
    emitter.emitterShape = .line
    #expect(emitter.emitterCells?.first?.birthRate == 4 && emitter.emitterShape == .line)
    layer.contentsCenter = CGRect(x: 0.5, y: 0.5, width: 0, height: 0)
    layer.magnificationFilter = .nearest
    #expect(layer.contentsCenter.minX == 0.5 && layer.magnificationFilter == .nearest)
    #expect(CGColor.black.colorSpace?.model == .monochrome)
    var point: [Float] = [0, 0]
    CAMediaTimingFunction(name: .easeIn).getControlPoint(at: 1, values: &point)
    #expect(point == [0.42, 0])
    let spring = CASpringAnimation(perceptualDuration: 0.5, bounce: 0.2)
    #expect(abs(spring.bounce - 0.2) < 0.001 && abs(spring.perceptualDuration - 0.5) < 0.001)
  }
}
