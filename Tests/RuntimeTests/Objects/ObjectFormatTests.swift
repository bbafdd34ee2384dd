import Foundation
import PlainviewRuntime
import Testing

/// Formats of text objects, which Foundation for Linux lacks.
@Suite struct ObjectFormatTests {
  @Test func `A text object is made of a format and its values`() {
    #expect(NSString(format: "%.2f", locale: Locale(identifier: "de_DE"), 1.5) == "1,50")
    #expect(NSString(format: "%.2f", locale: nil, 1.5) == "1.50")
    let text: NSString = "a"
    #expect(text.appendingFormat("%d%@", 3, "b" as NSString) == "a3b")
    #expect(NSString.localizedStringWithFormat("%@ and %d", "a" as NSString, 3) as String == "a and 3")
  }

  @Test func `A path is made with each of several ends`() {
    let folder: NSString = "/a/b"
    #expect(folder.strings(byAppendingPaths: ["c", "d.txt"]) == ["/a/b/c", "/a/b/d.txt"])
  }

  @Test func `An activity is something that can be ended`() {
    let activity = ProcessInfo.processInfo.beginActivity(
      options: [.userInitiated, .idleDisplaySleepDisabled], reason: "a")
    ProcessInfo.processInfo.endActivity(activity)
    var calls = 0
    ProcessInfo.processInfo.performActivity(options: .background, reason: "b") { calls += 1 }
    #expect(calls == 1)
    #expect(ProcessInfo.ActivityOptions.userInitiated.contains(.idleSystemSleepDisabled))
    #expect(!ProcessInfo.ActivityOptions.userInitiatedAllowingIdleSystemSleep.contains(.idleSystemSleepDisabled))
  }
}
