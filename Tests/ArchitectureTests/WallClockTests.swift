import Foundation
import Testing

/// The one clock is virtual: nothing else in the sources reads a clock or waits.
@Suite struct WallClockTests {
  /// Code that replaces functions of the clock has to name them, and so does code that reads other sources; schedulers
  /// are the app's queues and run loops, whose functions are on its clock.
  private static let allowed = [
    "Sources/Runtime/Clock/", "Sources/Runtime/Process/Baton.swift", "Sources/Runtime/Process/RealTime.swift",
    "Sources/Runtime/Process/Signal.swift", "Sources/Runtime/Replacing/SystemFunctions.swift",
    "Sources/SourceRewriting/Lexing/Word.swift", "Sources/Modules/Combine/Foundation/",
  ]

  private static let calls = [
    "Date()", "Date.now", "Date(timeIntervalSinceNow", "DispatchTime.now", "DispatchWallTime", "asyncAfter",
    "ContinuousClock", "SuspendingClock", "Task.sleep", "Thread.sleep", "usleep(", "nanosleep(", "clock_gettime",
    "gettimeofday", "CFAbsoluteTimeGetCurrent", "systemUptime", "mach_absolute_time",
  ]

  @Test func `No source file reads the wall clock or sleeps, but those that wait for others`() throws {
    for (file, text) in try PackageStructure.sources(below: "Sources", containing: Self.calls) {
      for line in text.split(separator: "\n") {
        let code = line.components(separatedBy: "//")[0]
        for call in Self.calls where Self.says(call, code) {
          #expect(Self.allowed.contains { file.hasPrefix($0) }, "\(file) says \(call): time comes from VirtualClock")
        }
      }
    }
  }

  /// Whether a line has the call, and not only as the end of a longer name.
  private static func says(_ call: String, _ code: String) -> Bool {
    code.ranges(of: call).contains { range in
      range.lowerBound == code.startIndex || !code[code.index(before: range.lowerBound)].isLetter
    }
  }
}
