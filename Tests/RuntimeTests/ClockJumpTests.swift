import Foundation
import PlainviewRuntime
import Testing

/// The machine's clock is set while an app runs.
@MainActor @Suite struct ClockJumpTests {
  @Test(arguments: [0, 3600, -3600, 86_400 * 365, -86_400 * 365] as [TimeInterval])
  func `A date is as far away as it was when code made it, though the clock was set meanwhile`(jump: TimeInterval) {
    let process = SimulatedProcess()
    // What the clock said before it was set by `-jump`.
    let date = RealTime.date + jump
    process.work.noteRealDate(date)
    #expect(abs(process.work.delay(untilDate: date + 5) - 5) < 0.001)
    #expect(process.work.delay(untilDate: date - 5) == 0)
  }
}
