import Foundation
import PlainviewRuntime
import PlainviewTargetAction
import Testing

private class Instrument: NSObject, ActionProviding {
  var log: [String] = []
  class var actions: ActionTable { ["play": .init(play), "tune:": .init(tune), "rest": .init(rest)] }
  func play() { log.append("Instrument.play") }
  func tune(_ sender: Any?) { log.append("Instrument.tune \(sender ?? "nil")") }
  private func rest() { log.append("Instrument.rest") }
}

private class Violin: Instrument {
  override class var actions: ActionTable { ["bow:for:": .init(bow)] }
  override func play() {
    super.play()
    log.append("Violin.play")
  }
  func bow(_ sender: Any?, _ event: Any?) { log.append("Violin.bow \(sender ?? "nil") \(event ?? "nil")") }
}

private final class ElectricViolin: Violin {
  // The name of an inherited method for another one: the nearest class goes first.
  override class var actions: ActionTable { ["tune:": .init(tuneByKnob)] }
  func tuneByKnob(_ sender: Any?) { log.append("ElectricViolin.tuneByKnob") }
}

private class Box<Content>: NSObject, ActionProviding {
  var opened = 0
  static var actions: ActionTable { ["open": .init(open)] }
  func open() { opened += 1 }
}

private final class GiftBox: Box<String> {}

private final class Plain: ActionProviding {
  var calls = 0
  static var actions: ActionTable { ["call": .init(call)] }
  func call() { calls += 1 }
}

private final class Doubled: NSObject, ActionProviding {
  static var actions: ActionTable { ["same": .init(one), "same": .init(other)] }
  func one() {}
  func other() {}
}

@MainActor @Suite struct ActionTableTests {
  @Test func `S6 Methods without, with one and with two arguments get what their selectors say`() {
    let violin = Violin()
    violin.perform("play")
    violin.perform("tune:", with: "A")
    violin.perform("bow:for:", with: "up", with: "down")
    #expect(violin.log == ["Instrument.play", "Violin.play", "Instrument.tune A", "Violin.bow up down"])
  }

  @Test func `S7 Subclasses inherit the table, and an override is what runs`() {
    #expect(ActionRegistry.entry(for: "play", in: Violin.self) != nil)
    #expect(ActionRegistry.entry(for: "bow:for:", in: Violin.self) != nil)
    #expect(ActionRegistry.entry(for: "bow:for:", in: Instrument.self) == nil)
    let violin = Violin()
    violin.perform("play")
    #expect(violin.log == ["Instrument.play", "Violin.play"])
  }

  @Test func `S7 The nearest class's entry goes before an inherited one of the same name`() {
    let violin = ElectricViolin()
    violin.perform("tune:", with: nil)
    violin.perform("play")
    #expect(violin.log == ["ElectricViolin.tuneByKnob", "Instrument.play", "Violin.play"])
  }

  @Test func `S7 Private methods can be exposed`() {
    let instrument = Instrument()
    instrument.perform("rest")
    #expect(instrument.log == ["Instrument.rest"])
  }

  @Test func `S7 Generic classes and their subclasses have tables`() {
    let numbers = Box<Int>()
    let gift = GiftBox()
    numbers.perform("open")
    gift.perform("open")
    gift.perform("open")
    #expect(numbers.opened == 1)
    #expect(gift.opened == 2)
  }

  @Test func `S7 A class that is no NSObject has a table and gets messages`() {
    let plain = Plain()
    Message("call").send(to: plain)
    #expect(plain.calls == 1)
  }

  @Test func `S7 A name that a table lists twice is an exception that names the class and the name`() {
    let process = SimulatedProcess()
    let error = #expect(throws: UncaughtException.self) {
      try process.run { _ = Doubled().perform("same") }
    }
    #expect(error?.reason.hasSuffix("Doubled actions] lists 'same' twice.") == true)
  }
}
