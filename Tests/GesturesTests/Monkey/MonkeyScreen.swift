import Foundation
import PlainviewStage
import UIKit

/// How many things of the monkey's screens are alive.
@MainActor final class Population {
  private final class Tag {
    let population: Population
    init(_ population: Population) { self.population = population }
    deinit {
      let population = population
      MainActor.assumeIsolated { population.count -= 1 }
    }
  }
  private(set) var count = 0
  func tag() -> AnyObject {
    count += 1
    return Tag(self)
  }
}

/// A view that notes which of its touches have begun and have not ended.
@MainActor final class MonkeyView: UIView {
  private(set) var open: Set<ObjectIdentifier> = []
  private(set) var mistakes: [String] = []
  private let tagObject: AnyObject

  init(_ population: Population) {
    tagObject = population.tag()
    super.init(frame: .zero)
  }
  required init?(coder: NSCoder) { nil }

  override var canBecomeFirstResponder: Bool { true }

  override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {
    for touch in touches where !open.insert(ObjectIdentifier(touch)).inserted { mistakes.append("began twice") }
  }
  override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent?) {
    for touch in touches where !open.contains(ObjectIdentifier(touch)) { mistakes.append("moved without beginning") }
  }
  override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) { close(touches, "ended") }
  override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent?) { close(touches, "cancelled") }

  private func close(_ touches: Set<UITouch>, _ what: String) {
    for touch in touches where open.remove(ObjectIdentifier(touch)) == nil { mistakes.append("\(what) twice") }
  }
}

/// A target that does something rash now and then.
@MainActor final class MonkeyTarget: NSObject, ActionProviding {
  private let tagObject: AnyObject
  var numbers: FixedSeed
  private(set) var calls = 0
  private var lastStates: [ObjectIdentifier: UIGestureRecognizer.State] = [:]
  private(set) var mistakes: [String] = []

  init(_ population: Population, seed: UInt64) {
    tagObject = population.tag()
    numbers = FixedSeed(seed)
  }

  static var actions: ActionTable { ["gesture:": .init(gesture), "control:": .init(control)] }

  func gesture(_ recognizer: UIGestureRecognizer) {
    calls += 1
    check(recognizer)
    _ = recognizer.location(in: recognizer.view)
    guard numbers.chance(2) else { return }
    switch Int.random(in: 0..<6, using: &numbers) {
    case 0: recognizer.view?.removeGestureRecognizer(recognizer)
    case 1: recognizer.view?.removeFromSuperview()
    case 2: recognizer.isEnabled.toggle()
    case 3: recognizer.state = .cancelled
    case 4: recognizer.view?.addGestureRecognizer(UITapGestureRecognizer(target: self, action: "gesture:"))
    default: recognizer.view?.isHidden.toggle()
    }
  }

  /// Continuous gestures begin before they go on, and end once.
  private func check(_ recognizer: UIGestureRecognizer) {
    let last = lastStates[ObjectIdentifier(recognizer)]
    let state = recognizer.state
    let isUnderWay = last == .began || last == .changed
    switch state {
    case .began: if isUnderWay { mistakes.append("began twice") }
    case .changed, .cancelled: if !isUnderWay { mistakes.append("\(state) without beginning") }
    case .ended, .possible, .failed: break
    }
    if state == .failed || state == .possible { mistakes.append("told of \(state)") }
    lastStates[ObjectIdentifier(recognizer)] = state
  }

  func control(_ sender: UIControl) {
    calls += 1
    guard numbers.chance(2) else { return }
    switch Int.random(in: 0..<3, using: &numbers) {
    case 0: sender.removeFromSuperview()
    case 1: sender.isEnabled.toggle()
    default: sender.isHidden.toggle()
    }
  }
}

/// A random tree of views and controls with recognizers.
@MainActor struct MonkeyScreen {
  private(set) var views: [MonkeyView] = []
  private(set) var recognizers: [UIGestureRecognizer] = []
  private(set) var controls: [UIControl] = []
  let target: MonkeyTarget

  init(in root: UIView, _ numbers: inout FixedSeed, _ population: Population) {
    target = MonkeyTarget(population, seed: numbers.next())
    var parents: [UIView] = [root]
    for _ in 0..<Int.random(in: 3...12, using: &numbers) {
      let parent = parents[Int.random(in: 0..<parents.count, using: &numbers)]
      let frame = CGRect(
        x: .random(in: -20...200, using: &numbers), y: .random(in: -20...400, using: &numbers),
        width: .random(in: 0...300, using: &numbers), height: .random(in: 0...400, using: &numbers))
      if numbers.chance(25) {
        let control = numbers.chance(50) ? UIButton(type: .system) : UITextField()
        control.frame = frame
        control.addTarget(target, action: "control:", for: .allEvents)
        parent.addSubview(control)
        controls.append(control)
        continue
      }
      let view = MonkeyView(population)
      view.frame = frame
      view.isMultipleTouchEnabled = numbers.chance(50)
      view.isExclusiveTouch = numbers.chance(10)
      if numbers.chance(10) { view.transform = CGAffineTransform(rotationAngle: .random(in: 0...3, using: &numbers)) }
      parent.addSubview(view)
      parents.append(view)
      views.append(view)
      for _ in 0..<Int.random(in: 0...3, using: &numbers) { addRecognizer(to: view, &numbers) }
    }
    for recognizer in recognizers where numbers.chance(20) {
      recognizer.require(toFail: recognizers[Int.random(in: 0..<recognizers.count, using: &numbers)])
    }
  }

  private mutating func addRecognizer(to view: UIView, _ numbers: inout FixedSeed) {
    let recognizer: UIGestureRecognizer
    switch Int.random(in: 0..<8, using: &numbers) {
    case 0, 1:
      let tap = UITapGestureRecognizer()
      tap.numberOfTapsRequired = .random(in: 1...3, using: &numbers)
      tap.numberOfTouchesRequired = .random(in: 1...2, using: &numbers)
      recognizer = tap
    case 2:
      let press = UILongPressGestureRecognizer()
      press.numberOfTapsRequired = .random(in: 0...1, using: &numbers)
      recognizer = press
    case 3: recognizer = UIPanGestureRecognizer()
    case 4: recognizer = UISwipeGestureRecognizer()
    case 5: recognizer = UIPinchGestureRecognizer()
    case 6: recognizer = UIRotationGestureRecognizer()
    default:
      let edgePan = UIScreenEdgePanGestureRecognizer()
      edgePan.edges = .all
      recognizer = edgePan
    }
    recognizer.cancelsTouchesInView = numbers.chance(70)
    recognizer.delaysTouchesBegan = numbers.chance(20)
    recognizer.delaysTouchesEnded = numbers.chance(80)
    recognizer.addTarget(target, action: "gesture:")
    view.addGestureRecognizer(recognizer)
    recognizers.append(recognizer)
  }
}
