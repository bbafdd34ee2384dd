import Foundation
import PlainviewStage
import Testing
import UIKit
import _Testing_UIKit

/// Messages for other threads, which all run on the main one.
@MainActor @Suite struct ThreadPerformTests {
  private let stage: Stage
  private let listener = Listener()

  init() throws { stage = try Stage() }

  @Test func `Who waits on the main thread has the message sent at once, others in the next turn`() throws {
    try stage.app.run {
      listener.performSelector(onMainThread: "plain", with: nil, waitUntilDone: true)
      #expect(listener.log == ["plain"])
      listener.performSelector(onMainThread: "tick:", with: nil, waitUntilDone: false)
      #expect(listener.log == ["plain"])
    }
    try stage.wait(0.01)
    #expect(listener.log == ["plain", "tick"])
  }

  @Test func `A message in the background and one for a thread come later`() throws {
    try stage.app.run {
      listener.performSelector(inBackground: "plain", with: nil)
      listener.perform("tick:", on: .main, with: nil, waitUntilDone: false)
      #expect(listener.log == [])
    }
    try stage.wait(0.01)
    #expect(listener.log == ["plain", "tick"])
  }
}
