import Testing
import UIKit

/// The phases of touches by their numbers, which apps compare and store.
@Suite struct TouchPhaseTests {
  @Test func `Phases of touches and of pointers have UIKit's numbers`() {
    let phases: [UITouch.Phase] = [
      .began, .moved, .stationary, .ended, .cancelled, .regionEntered, .regionMoved, .regionExited,
    ]
    #expect(phases.map(\.rawValue) == Array(0...7))
  }
}
