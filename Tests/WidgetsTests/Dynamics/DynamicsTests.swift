import Foundation
import PlainviewStage
import Testing
import UIKit
import _Testing_UIKit

/// Items that are moved by gravity, collisions, springs and pushes, on the app's clock.
@MainActor @Suite struct DynamicsTests {
  private final class Hearing: NSObject, UIDynamicAnimatorDelegate, UICollisionBehaviorDelegate {
    var log: [String] = []
    func dynamicAnimatorWillResume(_ animator: UIDynamicAnimator) { log.append("resume") }
    func dynamicAnimatorDidPause(_ animator: UIDynamicAnimator) { log.append("pause") }
    func collisionBehavior(
      _ behavior: UICollisionBehavior, beganContactFor item: any UIDynamicItem,
      withBoundaryIdentifier identifier: (any NSCopying)?, at p: CGPoint
    ) { log.append("met \((identifier as? NSString).map { "\($0)" } ?? "edge")") }
    func collisionBehavior(
      _ behavior: UICollisionBehavior, beganContactFor item1: any UIDynamicItem, with item2: any UIDynamicItem,
      at p: CGPoint
    ) { log.append("met item") }
  }

  private let stage: Stage
  private let box: UIView
  private let animator: UIDynamicAnimator
  private let hearing = Hearing()

  init() throws {
    stage = try Stage()
    box = try stage.add(UIView(), CGRect(x: 100, y: 100, width: 100, height: 100))
    animator = UIDynamicAnimator(referenceView: stage.view)
    animator.delegate = hearing
  }

  @Test func `A unit of gravity is 1000 points a second, every second`() throws {
    try stage.app.run { animator.addBehavior(UIGravityBehavior(items: [box])) }
    #expect(animator.isRunning && hearing.log == ["resume"])
    try stage.wait(0.5)
    // Half of 1000 · 0.5², and half a step more.
    #expect(abs(box.center.y - 150 - 125) < 6)
    #expect(box.center.x == 150 && abs(animator.elapsedTime - 0.5) < 0.02)
  }

  @Test func `A fall ends on the boundary, the animator pauses`() throws {
    let collision = UICollisionBehavior(items: [box])
    collision.translatesReferenceBoundsIntoBoundary = true
    collision.collisionDelegate = hearing
    try stage.app.run {
      animator.addBehavior(UIGravityBehavior(items: [box]))
      animator.addBehavior(collision)
    }
    try stage.app.settle()
    #expect(box.frame.maxY == stage.view.bounds.maxY && !animator.isRunning)
    #expect(hearing.log == ["resume", "met edge", "pause"])
  }

  @Test func `What lay on a boundary falls on when it is removed`() throws {
    let collision = UICollisionBehavior(items: [box])
    let floor = "floor" as NSString
    collision.addBoundary(withIdentifier: floor, from: CGPoint(x: 0, y: 400), to: CGPoint(x: 390, y: 400))
    collision.translatesReferenceBoundsIntoBoundary = true
    try stage.app.run {
      animator.addBehavior(UIGravityBehavior(items: [box]))
      animator.addBehavior(collision)
    }
    try stage.app.settle()
    #expect(abs(box.frame.maxY - 400) < 1 && !animator.isRunning)
    try stage.app.run { collision.removeBoundary(withIdentifier: floor) }
    try stage.app.settle()
    #expect(box.frame.maxY == stage.view.bounds.maxY)
  }

  @Test func `An elastic item springs back, a line is a boundary`() throws {
    let (collision, properties) = (UICollisionBehavior(items: [box]), UIDynamicItemBehavior(items: [box]))
    collision.addBoundary(
      withIdentifier: "floor" as NSString, from: CGPoint(x: 0, y: 400), to: CGPoint(x: 390, y: 400))
    collision.collisionDelegate = hearing
    properties.elasticity = 0.5
    #expect(collision.boundary(withIdentifier: "floor" as NSString) != nil)
    var lowest: CGFloat = 0
    try stage.app.run {
      for behavior in [UIGravityBehavior(items: [box]), collision, properties] { animator.addBehavior(behavior) }
      collision.action = { lowest = max(lowest, box.frame.maxY) }
    }
    try stage.wait(0.75)
    #expect(properties.linearVelocity(for: box).y < 0)
    try stage.app.settle()
    #expect(box.frame.maxY == 400 && lowest <= 400.001)
    #expect(hearing.log.first == "resume" && hearing.log.last == "pause")
    #expect(hearing.log.filter { $0 == "met floor" }.count > 1)
  }

  @Test func `Two items meet and are moved apart`() throws {
    let other = try stage.add(UIView(), CGRect(x: 100, y: 400, width: 100, height: 100))
    let (collision, fixed) = (UICollisionBehavior(items: [box, other]), UIDynamicItemBehavior(items: [other]))
    fixed.isAnchored = true
    collision.collisionDelegate = hearing
    try stage.app.run {
      for behavior in [UIGravityBehavior(items: [box]), collision, fixed] { animator.addBehavior(behavior) }
    }
    try stage.app.settle()
    #expect(abs(box.frame.maxY - 400) < 0.1 && other.frame.minY == 400)
    #expect(hearing.log.contains("met item"))
  }

  @Test func `A snap ends at its point, upright`() throws {
    box.transform = CGAffineTransform(rotationAngle: 1)
    let snap = UISnapBehavior(item: box, snapTo: CGPoint(x: 300, y: 600))
    try stage.app.run { animator.addBehavior(snap) }
    try stage.wait(0.1)
    #expect(box.center.y > 150 && box.center.y < 600)
    try stage.app.settle()
    #expect(box.center == CGPoint(x: 300, y: 600) && abs(atan2(box.transform.b, box.transform.a)) < 0.01)
    #expect(hearing.log == ["resume", "pause"])
  }

  @Test func `A push happens once, and resistance ends its way`() throws {
    let (push, properties) = (UIPushBehavior(items: [box], mode: .instantaneous), UIDynamicItemBehavior(items: [box]))
    push.setAngle(0, magnitude: 1)
    properties.resistance = 5
    try stage.app.run {
      animator.addBehavior(push)
      animator.addBehavior(properties)
    }
    try stage.wait(1.0 / 60)
    #expect(!push.active && abs(properties.linearVelocity(for: box).x - 100 * (1 - 5.0 / 60)) < 0.01)
    try stage.app.settle()
    #expect(abs(box.center.x - 150 - 20) < 3 && box.center.y == 150)
  }

  @Test func `An attached item keeps its distance`() throws {
    let bar = UIAttachmentBehavior(item: box, attachedToAnchor: CGPoint(x: 150, y: 50))
    #expect(bar.length == 100 && bar.attachedBehaviorType == .anchor)
    try stage.app.run {
      animator.addBehavior(UIGravityBehavior(items: [box]))
      animator.addBehavior(bar)
    }
    try stage.app.settle()
    #expect(abs(box.center.y - 150) < 0.5)
    try stage.app.run { bar.length = 200 }
    try stage.app.settle()
    #expect(abs(box.center.y - 250) < 0.5)
  }

  @Test func `The same behaviors give the same way`() throws {
    func path() throws -> [CGFloat] {
      let stage = try Stage()
      let box = try stage.add(UIView(), CGRect(x: 20, y: 20, width: 40, height: 40))
      let animator = UIDynamicAnimator(referenceView: stage.view)
      let push = UIPushBehavior(items: [box], mode: .instantaneous)
      push.pushDirection = CGVector(dx: 0.3, dy: -0.2)
      let collision = UICollisionBehavior(items: [box])
      collision.translatesReferenceBoundsIntoBoundary = true
      try stage.app.run {
        for behavior in [UIGravityBehavior(items: [box]), push, collision] { animator.addBehavior(behavior) }
      }
      var coordinates: [CGFloat] = []
      for _ in 0..<20 {
        try stage.wait(0.1)
        coordinates += [box.center.x, box.center.y]
      }
      return coordinates
    }
    #expect(try path() == path())
  }

  @Test func `Groups, fields and removal`() throws {
    let field = UIFieldBehavior.linearGravityField(direction: CGVector(dx: 1, dy: 0))
    field.addItem(box)
    try stage.app.run { animator.addBehavior(field) }
    try stage.wait(0.1)
    #expect(box.center.x > 150)
    #expect(animator.items(in: stage.view.bounds).count == 1)
    try stage.app.run { animator.removeAllBehaviors() }
    try stage.wait(0.1)
    #expect(!animator.isRunning && animator.behaviors.isEmpty)
    let group = UIDynamicItemGroup(items: [box])
    let center = group.center
    group.center = CGPoint(x: center.x + 5, y: center.y)
    #expect(box.center.x == center.x + 5)
  }
}
