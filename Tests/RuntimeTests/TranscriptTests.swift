import PlainviewRuntime
import Testing

@MainActor @Suite struct TranscriptTests {
  @Test func `An entry stands where its event began, what it led to one level deeper`() {
    var time = 0.0
    let transcript = Transcript { time }
    let answer = transcript.call(.delegate, "Owner shouldReturn", answerOfApp: { (answer: Bool) in " = \(answer)" }) {
      time = 0.25
      transcript.note(.focus, "Field gives it up")
      return true
    }
    transcript.note(.touch, "ended")
    #expect(answer)
    #expect(
      transcript.text == """
           0.000  delegate      Owner shouldReturn = true
           0.250  focus           Field gives it up
           0.250  touch         ended
        """)
  }

  @Test func `A call that only a protocol's default answered leaves no entry`() {
    let process = SimulatedProcess()
    process.transcript = Transcript { 0 }
    process.enter {
      let transcript = SimulatedProcess.transcript
      transcript?.call(.delegate, "default", answerOfApp: { _ in nil }) {}
      transcript?.call(.delegate, "own", answerOfApp: { _ in "" }) {}
    }
    #expect(process.transcript?.entries.map(\.text) == ["own"])
  }

  @Test func `A method of the app that asks a default in between is still the app's`() {
    let process = SimulatedProcess()
    process.transcript = Transcript { 0 }
    process.enter {
      SimulatedProcess.transcript?.call(.delegate, "outer", answerOfApp: { _ in "" }) {
        SimulatedProcess.transcript?.call(.delegate, "inner", answerOfApp: { _ in nil }) {}
      }
    }
    #expect(process.transcript?.entries.map(\.text) == ["outer"])
  }

  @Test func `S1 A transcript ends with an exception: the call under way has no answer, nothing follows`() {
    let process = SimulatedProcess()
    let transcript = Transcript { 0 }
    process.transcript = transcript
    #expect(throws: UncaughtException.self) {
      try process.run {
        transcript.note(.touch, "ended")
        let answer = transcript.call(.delegate, "cellForItem", answerOfApp: { (answer: Int) in " = \(answer)" }) {
          raise(UncaughtException(name: "NSGenericException", reason: "why"))
          transcript.note(.layout, "of the dead")
          return transcript.call(.delegate, "a question of the dead", answerOfApp: { " = \($0)" }) { 1 }
        }
        #expect(answer == 1)
      }
    }
    #expect(transcript.entries.map(\.text) == ["ended", "cellForItem"])
  }

  @Test func `A transcript that is cleared during a call goes on after it`() {
    let transcript = Transcript { 0 }
    transcript.call(.delegate, "forgotten", answerOfApp: { _ in "" }) { transcript.clear() }
    transcript.note(.touch, "ended")
    #expect(transcript.entries.map(\.text) == ["ended"])
  }

  @Test func `Nobody records in a process that was not asked to`() {
    SimulatedProcess().enter { #expect(SimulatedProcess.transcript == nil) }
    #expect(SimulatedProcess.transcript == nil)
  }
}
