import Foundation
import PlainviewRuntime
import PlainviewStage
import UIKit
import _Testing_UIKit

/// Random fingers on random screens: every gesture ends and no object is left over.
@MainActor @Suite struct MonkeyTests {
  /// A number of touches; `PLAINVIEW_MONKEY_TOUCHES` sets another one for a long run.
  private static let touches =
    ProcessInfo.processInfo.environment["PLAINVIEW_MONKEY_TOUCHES"].flatMap(Int.init) ?? 20_000
  private static let touchesOfScreen = 200

  @Test func `Random touches leave no stuck touch, no recognizer in flight, no stray focus and no leak`() throws {
    var numbers = FixedSeed(20_261_121)
    let population = Population()
    var touches = 0
    var calls = 0
    while touches < Self.touches {
      let seed = numbers.next()
      let result = try play(seed, population)
      touches += result.touches
      calls += result.calls
      let mistakes = result.mistakes + (population.count == 0 ? [] : ["\(population.count) objects are left"])
      #expect(mistakes == [], "seed \(seed)")
      if !mistakes.isEmpty { return }
    }
    // A monkey that calls no action proves nothing.
    #expect(calls > touches / 10)
  }

  private func play(_ seed: UInt64, _ population: Population) throws -> (touches: Int, calls: Int, mistakes: [String]) {
    var numbers = FixedSeed(seed)
    let stage = try Stage()
    var screen: MonkeyScreen?
    try stage.app.run { screen = MonkeyScreen(in: stage.view, &numbers, population) }
    guard let played = screen else { return (0, 0, []) }
    var down: [(finger: Int, point: CGPoint)] = []
    var touches = 0
    while touches < Self.touchesOfScreen {
      touches += try act(stage, &down, &numbers, played)
    }
    for touch in down { try stage.app.touchUp(finger: touch.finger) }
    let settlement = try stage.app.settle()
    return (
      touches, played.target.calls, mistakes(played, stage) + (settlement.isSettled ? [] : [settlement.description])
    )
  }

  /// One step: a finger goes down, moves or is lifted, time passes, or the app changes something.
  private func act(
    _ stage: Stage, _ down: inout [(finger: Int, point: CGPoint)], _ numbers: inout FixedSeed,
    _ screen: MonkeyScreen
  ) throws -> Int {
    switch Int.random(in: 0..<100, using: &numbers) {
    case 0..<25:
      guard let finger = (0..<4).first(where: { finger in !down.contains { $0.finger == finger } }) else { return 0 }
      let point = anyPoint(&numbers, screen)
      down.append((finger, point))
      try stage.app.touchDown(at: point, finger: finger)
      return 1
    case 25..<55:
      guard let index = down.indices.randomElement(using: &numbers) else { return 0 }
      let reach: ClosedRange<CGFloat> = numbers.chance(50) ? -8...8 : -80...80
      let old = down[index].point
      let point = CGPoint(
        x: old.x + .random(in: reach, using: &numbers), y: old.y + .random(in: reach, using: &numbers))
      down[index].point = point
      try stage.app.touchMove(to: point, finger: down[index].finger)
      return 1
    case 55..<80:
      guard let index = down.indices.randomElement(using: &numbers) else { return 0 }
      let finger = down.remove(at: index).finger
      if numbers.chance(10) { try stage.app.touchCancel(finger: finger) } else { try stage.app.touchUp(finger: finger) }
      return 1
    case 80..<97:
      try stage.app.advance(by: [0.01, 0.1, 0.4, 0.8].randomElement(using: &numbers) ?? 0)
      return 0
    default:
      try change(stage, &numbers, screen)
      return 0
    }
  }

  /// Mostly a point in a view, now and then one outside of everything.
  private func anyPoint(_ numbers: inout FixedSeed, _ screen: MonkeyScreen) -> CGPoint {
    let views = screen.views as [UIView] + screen.controls
    if numbers.chance(85), let view = views.randomElement(using: &numbers), view.window != nil {
      let size = view.bounds.size
      let point = CGPoint(
        x: .random(in: 0...size.width, using: &numbers), y: .random(in: 0...size.height, using: &numbers))
      return view.convert(point, to: nil)
    }
    return CGPoint(x: .random(in: -20...410, using: &numbers), y: .random(in: -20...860, using: &numbers))
  }

  private func change(_ stage: Stage, _ numbers: inout FixedSeed, _ screen: MonkeyScreen) throws {
    guard let view = screen.views.randomElement(using: &numbers) else { return }
    let choice = Int.random(in: 0..<5, using: &numbers)
    let recognizer = screen.recognizers.randomElement(using: &numbers)
    try stage.app.run {
      switch choice {
      case 0: view.removeFromSuperview()
      case 1:
        stage.view.addSubview(view)
        view.isHidden = false
      case 2: view.becomeFirstResponder()
      case 3: if let recognizer { view.addGestureRecognizer(recognizer) }
      default: recognizer?.isEnabled = true
      }
    }
  }

  private func mistakes(_ screen: MonkeyScreen, _ stage: Stage) -> [String] {
    var found = screen.target.mistakes
    for view in screen.views {
      found += view.mistakes
      if !view.open.isEmpty { found.append("a touch is stuck in a view") }
    }
    for recognizer in screen.recognizers where recognizer.state != .possible {
      found.append("\(type(of: recognizer)) is left \(recognizer.state)")
    }
    for recognizer in screen.recognizers where !recognizer.touches.isEmpty {
      found.append("\(type(of: recognizer)) holds touches")
    }
    for control in screen.controls where control.isTracking || control.isHighlighted {
      found.append("\(type(of: control)) still follows a finger")
    }
    if let focus = stage.app.window?.focus as? UIView, focus.window !== stage.app.window {
      found.append("the focus is outside the window")
    }
    return found
  }
}
