import Foundation
import PlainviewRuntime
import PlainviewTargetAction
import Testing

@MainActor private class Lamp: NSObject, ActionProviding {
  var log: [String] = []
  class var actions: ActionTable { ["light": .init(light)] }
  func light() { log.append("light") }
  func dim(_ level: Any?) { log.append("dim \(level ?? "nil")") }
  func signal(_ sender: Any?, _ event: Any?) { log.append("signal") }
  func glow() { log.append("glow") }
}

private final class DeskLamp: Lamp {}

/// No actor isolates it, and it has no action table.
private final class Meter {
  var readings = 0
  func read() { readings += 1 }
  func set(_ value: Int) { readings = value }
}

@MainActor private final class Wall: NSObject {
  func paint() {}
}

@MainActor @Suite struct ActionRegistryTests {
  @Test func `S7 A registered method answers like one of the table, in subclasses too`() {
    ActionRegistry.register("dim:", Lamp.dim)
    ActionRegistry.register("signal:for:", Lamp.signal)
    let lamp = DeskLamp()
    #expect(ActionRegistry.entry(for: "dim:", in: DeskLamp.self) != nil)
    lamp.perform("dim:", with: "half")
    lamp.perform("signal:for:", with: nil, with: nil)
    lamp.perform("light")
    #expect(lamp.log == ["dim half", "signal", "light"])
  }

  @Test func `S7 Classes that no actor isolates and that are no NSObjects can register`() {
    ActionRegistry.register("read", Meter.read)
    ActionRegistry.register("set:", Meter.set)
    let meter = Meter()
    Message("set:", sender: 41).send(to: meter)
    Message("read").send(to: meter)
    #expect(meter.readings == 42)
  }

  @Test func `S7 A registration goes before the class's own table and replaces an earlier one`() {
    final class Candle: NSObject, ActionProviding {
      var log: [String] = []
      static var actions: ActionTable { ["burn": .init(burn)] }
      func burn() { log.append("burn") }
      func flicker() { log.append("flicker") }
      func smoke() { log.append("smoke") }
    }
    let candle = Candle()
    candle.perform("burn")
    ActionRegistry.register("burn", Candle.flicker)
    candle.perform("burn")
    ActionRegistry.register("burn", Candle.smoke)
    candle.perform("burn")
    #expect(candle.log == ["burn", "flicker", "smoke"])
  }

  @Test func `S7 The names of a class are those of its table, of registrations and of its superclasses, sorted`() {
    ActionRegistry.register("glow", Lamp.glow)
    #expect(ActionRegistry.names(in: DeskLamp.self).filter { ["glow", "light"].contains($0) } == ["glow", "light"])
    #expect(ActionRegistry.names(in: Wall.self) == [])
  }

  @Test func `S1 A class without any methods says so`() {
    let process = SimulatedProcess()
    let error = #expect(throws: UncaughtException.self) { try process.run { _ = Wall().perform("paint") } }
    #expect(error?.remedies.first?.hasSuffix("Wall has no registered methods.") == true)
  }
}
