import PlainviewStage
import Testing
import UIKit

/// Events that schedule each other without a delay.
@MainActor @Suite struct EndlessTurnTests {
  @Test func `Time goes on while animations without changes begin each other`() throws {
    let stage = try Stage()
    var (rounds, isOver) = (0, false)
    func next() {
      rounds += 1
      if !isOver { UIView.animate(withDuration: 0.4, animations: {}, completion: { _ in next() }) }
    }
    var isHeard = false
    try stage.app.run {
      next()
      DispatchQueue.main.asyncAfter(deadline: .now() + 1) { isHeard = true }
    }
    try stage.app.advance(by: 2)
    #expect(isHeard && rounds < 5_000)
    let before = rounds
    // Later it takes a turn a frame, as many as a device has.
    try stage.app.advance(by: 1)
    #expect(rounds - before < 1_200)
    isOver = true
    try stage.app.settle()
  }
}
