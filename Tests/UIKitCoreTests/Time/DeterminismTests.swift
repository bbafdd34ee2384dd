import Foundation
import PlainviewStage
import Testing
import UIKit
import _Testing_UIKit

/// The same app, touched in the same way, does the same things at the same times in every run.
@MainActor @Suite struct DeterminismTests {
  /// Notes with the virtual time.
  private final class Diary: NSObject, ActionProviding {
    private(set) var lines: [String] = []
    static var actions: ActionTable { ["gesture:": .init(gesture), "tick": .init(tick), "frame:": .init(frame)] }
    func note(_ text: String) { lines.append("\(UIApplication.shared.clock.now): \(text)") }
    func gesture(_ recognizer: UIGestureRecognizer) {
      note("\(type(of: recognizer)) \(recognizer.state) \(recognizer.location(in: recognizer.view))")
    }
    func tick() { note("tick") }
    func frame(_ link: CADisplayLink) {
      note("frame \(link.timestamp)")
      if link.timestamp > 1 { link.invalidate() }
    }
  }

  private func transcript() throws -> [String] {
    let stage = try Stage()
    let diary = Diary()
    let view = try stage.add(UIView(), CGRect(x: 50, y: 100, width: 300, height: 300))
    for recognizer in [
      UITapGestureRecognizer(), UILongPressGestureRecognizer(), UIPanGestureRecognizer(), UISwipeGestureRecognizer(),
      UIPinchGestureRecognizer(), UIRotationGestureRecognizer(),
    ] {
      recognizer.addTarget(diary, action: "gesture:")
      view.addGestureRecognizer(recognizer)
    }
    try stage.app.run {
      _ = Timer.scheduledTimer(timeInterval: 0.3, target: diary, selector: "tick", userInfo: nil, repeats: true)
      CADisplayLink(target: diary, selector: "frame:").add(to: .main, forMode: .common)
      UIView.animate(withDuration: 0.7, delay: 0, options: .allowUserInteraction) {
        view.alpha = 0.5
      } completion: {
        diary.note("animated \($0)")
      }
    }
    try stage.tap(200, 200)
    try stage.wait(0.5)
    try stage.down(200, 200)
    try stage.wait(0.6)
    try stage.move(230, 210)
    try stage.up()
    try stage.down(100, 150, finger: 0)
    try stage.down(200, 250, finger: 1)
    for step in 1...5 {
      try stage.wait(0.01)
      try stage.move(200 + CGFloat(step) * 9, 250 - CGFloat(step) * 3, finger: 1)
    }
    try stage.up(finger: 0)
    try stage.up(finger: 1)
    diary.note(try stage.app.settle().description)
    return diary.lines
  }

  @Test func `Fifty runs leave the same transcript`() throws {
    let first = try transcript()
    #expect(first.count > 60)
    for _ in 1..<50 { #expect(try transcript() == first) }
  }
}
