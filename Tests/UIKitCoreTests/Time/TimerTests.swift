import Foundation
import PlainviewRuntime
import PlainviewStage
import Testing
import UIKit
import _Testing_UIKit

/// Someone whose methods are called by timers, links and notifications.
@MainActor final class Listener: NSObject, ActionProviding {
  private(set) var log: [String] = []
  var onCall: (@MainActor (Any?) -> Void)?

  static var actions: ActionTable {
    ["tick:": .init(tick), "plain": .init(plain), "hear:": .init(hear), "frame:": .init(frame)]
  }

  func tick(_ timer: Any?) {
    log.append("tick")
    onCall?(timer)
  }
  func plain() { log.append("plain") }
  func hear(_ notification: Notification) { log.append("hear \(notification.name.rawValue)") }
  func frame(_ link: CADisplayLink) {
    log.append("frame")
    onCall?(link)
  }
}

@MainActor @Suite struct TimerTests {
  private let stage: Stage
  private let listener = Listener()

  init() throws { stage = try Stage() }

  private func timer(_ interval: TimeInterval, repeats: Bool, userInfo: Any? = nil) throws -> Timer {
    try stage.app.run {
      Timer.scheduledTimer(
        timeInterval: interval, target: listener, selector: "tick:", userInfo: userInfo, repeats: repeats)
    }
  }

  @Test func `A timer fires once after its time, with itself, and is invalid then`() throws {
    let timer = try timer(1, repeats: false, userInfo: "info")
    var seen: (isSame: Bool, info: String?)?
    listener.onCall = { sender in seen = (sender as AnyObject === timer, timer.userInfo as? String) }
    #expect(timer.isValid)
    try stage.wait(0.99)
    #expect(listener.log == [])
    try stage.wait(0.01)
    #expect(listener.log == ["tick"])
    #expect(seen?.isSame == true && seen?.info == "info")
    #expect(!timer.isValid)
    try stage.wait(10)
    #expect(listener.log == ["tick"])
  }

  @Test func `A repeating one fires until it is invalid`() throws {
    let timer = try timer(0.5, repeats: true)
    #expect(timer.timeInterval == 0.5)
    try stage.wait(2)
    #expect(listener.log.count == 4)
    timer.invalidate()
    try stage.wait(2)
    #expect(listener.log.count == 4)
    #expect(!timer.isValid)
  }

  @Test func `fire() fires at once; one that does not repeat is over then`() throws {
    let timer = try timer(1, repeats: false)
    try stage.app.run { timer.fire() }
    #expect(listener.log == ["tick"])
    #expect(!timer.isValid)
    try stage.wait(2)
    #expect(listener.log == ["tick"])
  }

  @Test func `The fire date can be put off`() throws {
    let timer = try timer(1, repeats: false)
    #expect(timer.fireDate.timeIntervalSinceReferenceDate == 1)
    timer.fireDate = Date(timeIntervalSinceReferenceDate: 3)
    try stage.wait(2.9)
    #expect(listener.log == [])
    try stage.wait(0.1)
    #expect(listener.log == ["tick"])
  }

  @Test func `A timer without an interval does not hold time still`() throws {
    let timer = try timer(0, repeats: true)
    try stage.wait(0.01)
    #expect((99...101).contains(listener.log.count))
    timer.invalidate()
  }

  @Test func `A block timer without an interval that is added to a run loop repeats every 0.1 milliseconds`() throws {
    let listener = listener
    let timer = Timer(__interval: 0, repeats: true) { _ in MainActor.assumeIsolated { listener.tick(nil) } }
    #expect(timer.timeInterval == 0.0001)
    try stage.app.run { RunLoop.main.add(timer, forMode: .common) }
    try stage.wait(0.01)
    #expect((99...101).contains(listener.log.count))
    timer.invalidate()
  }

  @Test func `M3 A timer keeps its target until it is invalid`() throws {
    weak var target: Listener?
    var timer: Timer?
    try stage.app.run {
      let listener = Listener()
      target = listener
      timer = Timer.scheduledTimer(
        timeInterval: 1, target: listener, selector: "tick:", userInfo: nil, repeats: true)
    }
    #expect(target != nil)
    timer?.invalidate()
    #expect(target == nil)
  }

  @Test func `S1 A name that the target does not have fails when the timer fires`() throws {
    try stage.app.run {
      _ = Timer.scheduledTimer(
        timeInterval: 1, target: listener, selector: "missing:", userInfo: nil, repeats: false)
    }
    #expect(throws: UncaughtException.self) { try stage.wait(1) }
  }

  // MARK: Delayed messages

  @Test func `A delayed message comes in its time, and not in the turn that asked for it`() throws {
    try stage.app.run {
      listener.perform("plain", with: nil, afterDelay: 0)
      listener.perform("tick:", with: nil, afterDelay: 1)
      #expect(listener.log == [])
    }
    try stage.app.run { #expect(listener.log == ["plain"]) }
    try stage.wait(1)
    #expect(listener.log == ["plain", "tick"])
  }

  @Test func `Delayed messages are taken back by target, name and argument`() throws {
    try stage.app.run {
      listener.perform("tick:", with: "a", afterDelay: 1)
      listener.perform("tick:", with: "b", afterDelay: 1)
      listener.perform("plain", with: nil, afterDelay: 1)
      NSObject.cancelPreviousPerformRequests(withTarget: listener, selector: "tick:", object: "a")
      NSObject.cancelPreviousPerformRequests(withTarget: listener, selector: "plain", object: "a")
    }
    try stage.wait(1)
    #expect(listener.log == ["tick", "plain"])
    try stage.app.run {
      listener.perform("plain", with: nil, afterDelay: 1)
      NSObject.cancelPreviousPerformRequests(withTarget: listener)
    }
    try stage.wait(1)
    #expect(listener.log == ["tick", "plain"])
  }

  @Test func `A message that asks for itself again without delay does not hold time still`() throws {
    listener.onCall = { [listener] _ in listener.perform("tick:", with: nil, afterDelay: 0) }
    try stage.app.run { listener.perform("tick:", with: nil, afterDelay: 0) }
    try stage.wait(1)
    #expect(stage.app.isRunning)
    #expect(!listener.log.isEmpty)
  }

  // MARK: Display links

  @Test func `A display link is told of 60 frames a second, until it is paused or invalid`() throws {
    var times: [Double] = []
    listener.onCall = { link in times.append((link as? CADisplayLink)?.timestamp ?? -1) }
    let link = try stage.app.run {
      let link = CADisplayLink(target: listener, selector: "frame:")
      link.add(to: .main, forMode: .common)
      return link
    }
    try stage.wait(1)
    #expect(listener.log.count == 60)
    #expect(times.first == 1.0 / 60 && times.last == 1)
    #expect(link.duration == 1.0 / 60 && link.targetTimestamp == 61.0 / 60)
    link.isPaused = true
    try stage.wait(1)
    #expect(listener.log.count == 60)
    link.isPaused = false
    link.preferredFramesPerSecond = 30
    try stage.wait(1)
    #expect((89...91).contains(listener.log.count))
    let count = listener.log.count
    link.invalidate()
    try stage.wait(1)
    #expect(listener.log.count == count)
  }

  @Test func `A display link of the screen is told of its frames`() throws {
    let link = try stage.app.run {
      let link = UIScreen.main.displayLink(withTarget: listener, selector: "frame:")
      link?.add(to: .main, forMode: .common)
      return link
    }
    try stage.wait(0.5)
    #expect(listener.log.count == 30)
    link?.invalidate()
  }

  @Test func `M3 A display link keeps its target until it is invalid`() throws {
    weak var target: Listener?
    var link: CADisplayLink?
    try stage.app.run {
      let listener = Listener()
      target = listener
      link = CADisplayLink(target: listener, selector: "frame:")
      link?.add(to: .main, forMode: .common)
    }
    #expect(target != nil)
    link?.invalidate()
    #expect(target == nil)
  }

  @Test func `A timer without anything is there and not valid`() {
    let timer = Timer()
    #expect(!timer.isValid)
    timer.invalidate()
  }

  @Test func `A timer that is made by itself runs when it is added to a run loop`() throws {
    let timer = try stage.app.run {
      Timer(timeInterval: 1, target: listener, selector: "tick:", userInfo: "info", repeats: true)
    }
    #expect(timer.isValid)
    #expect(timer.userInfo as? String == "info")
    try stage.wait(2)
    #expect(listener.log == [])
    try stage.app.run { RunLoop.main.add(timer, forMode: .common) }
    try stage.wait(2.5)
    #expect(listener.log.count >= 2)
    let count = listener.log.count
    timer.invalidate()
    try stage.wait(3)
    #expect(listener.log.count == count)
    #expect(timer.userInfo == nil)
  }

  @Test func `So does one of a block, first after its interval`() throws {
    let listener = listener
    try stage.app.run {
      RunLoop.main.add(
        Timer(__interval: 1, repeats: true) { _ in MainActor.assumeIsolated { listener.tick(nil) } },
        forMode: .common)
    }
    try stage.wait(0.5)
    #expect(listener.log == [])
    try stage.wait(1.7)
    #expect(listener.log == ["tick", "tick"])
  }

  @Test func `Firing such a timer by hand sends its message, and ends one that does not repeat`() throws {
    let timer = try stage.app.run {
      Timer(fireAt: .distantFuture, interval: 1, target: listener, selector: "tick:", userInfo: nil, repeats: false)
    }
    try stage.app.run { timer.fire() }
    #expect(listener.log == ["tick"])
    #expect(!timer.isValid)
  }

  @Test func `The older name of a display link's rate is a number of frames`() throws {
    try stage.app.run {
      let link = CADisplayLink(target: NSObject(), selector: "hash")
      #expect(link.frameInterval == 1)
      for interval in [2, 7, 180] {
        link.frameInterval = interval
        #expect(link.frameInterval == interval && link.targetTimestamp == Double(interval) / 60)
      }
      link.preferredFramesPerSecond = 20
      #expect(link.frameInterval == 3)
    }
  }
}
