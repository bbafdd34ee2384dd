import PlainviewCoreHaptics
import PlainviewUIAutomation
import Testing
import UIKit

/// `CoreHaptics`: patterns on the app's clock.
@MainActor @Suite struct HapticsTests {
  private let app = XCUIApplication(rootViewController: UIViewController())

  private func tap(at time: TimeInterval = 0) -> CHHapticEvent {
    CHHapticEvent(
      eventType: .hapticTransient, parameters: [CHHapticEventParameter(parameterID: .hapticIntensity, value: 1)],
      relativeTime: time)
  }

  @Test func `A running engine plays a pattern, and says when it is over`() throws {
    try app.launch()
    let answers = Answers()
    let engine = try app.run {
      #expect(CHHapticEngine.capabilitiesForHardware().supportsHaptics)
      let engine = CHHapticEngine()
      let buzz = CHHapticEvent(eventType: .hapticContinuous, parameters: [], relativeTime: 1, duration: 2)
      let pattern = try CHHapticPattern(events: [tap(), buzz], parameters: [])
      #expect(pattern.duration == 3)
      try engine.start()
      let player = try engine.makeAdvancedPlayer(with: pattern)
      player.completionHandler = { _ in answers.add("over") }
      try player.start(atTime: CHHapticTimeImmediate)
      engine.stoppedHandler = { answers.add("stopped \($0)") }
      engine.notifyWhenPlayersFinished { _ in .stopEngine }
      return engine
    }
    #expect(app.hardware.haptics == [["HapticTransient", "HapticContinuous"]])
    try app.advance(by: 2.9)
    #expect(answers.all == [] && engine.isRunning)
    try app.advance(by: 0.2)
    #expect(answers.all == ["over", "stopped notifyWhenFinished"] && !engine.isRunning)
  }

  @Test func `A pattern that is stopped is over then, not when it would have been`() throws {
    try app.launch()
    let answers = Answers()
    let (engine, player) = try app.run {
      let engine = CHHapticEngine()
      try engine.start()
      let buzz = CHHapticEvent(eventType: .hapticContinuous, parameters: [], relativeTime: 0, duration: 3)
      let player = try engine.makeAdvancedPlayer(with: CHHapticPattern(events: [buzz], parameters: []))
      player.completionHandler = { _ in answers.add("over") }
      try player.start(atTime: CHHapticTimeImmediate)
      engine.notifyWhenPlayersFinished { _ in
        answers.add("all over")
        return .leaveEngineRunning
      }
      try player.stop(atTime: engine.currentTime + 1)
      return (engine, player)
    }
    try app.advance(by: 0.9)
    #expect(answers.all == [])
    try app.advance(by: 0.2)
    #expect(answers.all == ["over", "all over"] && engine.isRunning)
    // What is over cannot be stopped, and a pattern is over at its own end when it is to be stopped later.
    try app.run { try player.stop(atTime: CHHapticTimeImmediate) }
    try app.settle()
    #expect(answers.all.count == 2)
    try app.run {
      try player.start(atTime: CHHapticTimeImmediate)
      try player.stop(atTime: engine.currentTime + 10)
    }
    try app.advance(by: 3.1)
    #expect(answers.all == ["over", "all over", "over"])
  }

  @Test func `A pattern that repeats is over when it is stopped`() throws {
    try app.launch()
    let answers = Answers()
    let player = try app.run {
      let engine = CHHapticEngine()
      try engine.start()
      let player = try engine.makeAdvancedPlayer(with: CHHapticPattern(events: [tap()], parameters: []))
      player.loopEnabled = true
      try player.start(atTime: CHHapticTimeImmediate)
      engine.notifyWhenPlayersFinished { _ in
        answers.add("all over")
        return .stopEngine
      }
      return player
    }
    try app.advance(by: 20)
    #expect(answers.all == [])
    try app.run { try player.stop(atTime: CHHapticTimeImmediate) }
    try app.settle()
    #expect(answers.all == ["all over"])
  }

  @Test func `An engine that does not run plays nothing`() throws {
    try app.launch()
    try app.run {
      let engine = CHHapticEngine()
      let player = try engine.makePlayer(with: CHHapticPattern(events: [tap()], parameters: []))
      #expect(throws: CHHapticError(.engineNotRunning)) { try player.start(atTime: CHHapticTimeImmediate) }
    }
    #expect(app.hardware.haptics == [])
  }

  @Test func `A pattern is read from a file`() throws {
    try app.launch()
    let file = """
      {"Version": 1.0, "Pattern": [{"Event": {"Time": 0.5, "EventType": "HapticTransient", "EventParameters":
        [{"ParameterID": "HapticSharpness", "ParameterValue": 0.25}]}}, {"Other": 1}]}
      """
    try app.run {
      let engine = CHHapticEngine()
      try engine.start()
      try engine.playPattern(from: Data(file.utf8))
      #expect(throws: CHHapticError(.invalidPatternData)) { try engine.playPattern(from: Data("[]".utf8)) }
    }
    #expect(app.hardware.haptics == [["HapticTransient"]])
  }
}
