import Foundation
import PlainviewRuntime
import PlainviewTargetAction
import Testing

final class DoorBell: NSObject, ActionProviding {
  var rings = 0
  static var actions: ActionTable { ["ring": .init(ring)] }
  func ring() { rings += 1 }
}

@MainActor @Suite struct UnrecognizedSelectorTests {
  @Test func `S1 Outside a driver the reason and the termination line are printed and the program aborts`() async {
    let result = await #expect(
      processExitsWith: .signal(SIGABRT), observing: [\.standardErrorContent]
    ) {
      await MainActor.run { _ = DoorBell().perform("openDoor") }
    }
    let lines = String(decoding: result?.standardErrorContent ?? [], as: UTF8.self).split(separator: "\n")
    let reason =
      "-[PlainviewTargetActionTests.DoorBell openDoor]: unrecognized selector sent to instance 0x600000000010"
    let start = lines.firstIndex { $0 == reason } ?? lines.startIndex
    #expect(
      lines[start...].prefix(2) == [
        Substring(reason),
        "*** Terminating app due to uncaught exception 'NSInvalidArgumentException', reason: '\(reason)'",
      ])
    #expect(lines.last == "libc++abi: terminating due to uncaught exception of type NSException")
  }

  @Test func `S2 A class as the receiver is named with a plus`() async {
    let result = await #expect(
      processExitsWith: .signal(SIGABRT), observing: [\.standardErrorContent]
    ) {
      await MainActor.run { _ = Message("ringAll").send(toClass: DoorBell.self) }
    }
    let text = String(decoding: result?.standardErrorContent ?? [], as: UTF8.self)
    let reason = "+[PlainviewTargetActionTests.DoorBell ringAll]: unrecognized selector sent to class 0x600000000010"
    #expect(
      text.contains(
        "\(reason)\n*** Terminating app due to uncaught exception 'NSInvalidArgumentException', reason: '\(reason)'\n"))
  }

  @Test func `S1 In a driver's process the same text is thrown`() throws {
    let process = SimulatedProcess()
    let error = #expect(throws: UncaughtException.self) {
      try process.run { _ = DoorBell().perform("openDoor") }
    }
    #expect(error?.name == "NSInvalidArgumentException")
    #expect(
      error?.reason
        == "-[PlainviewTargetActionTests.DoorBell openDoor]: unrecognized selector sent to instance 0x600000000010")
  }

  @Test func `S1 What helps is named behind the text: near names, else all of them, and how to add one`() {
    func remedies(_ selector: Selector) -> [String] {
      let process = SimulatedProcess()
      return #expect(throws: UncaughtException.self) {
        try process.run { _ = DoorBell().perform(selector) }
      }?.remedies ?? []
    }
    #expect(
      remedies("rings:") == [
        "Nearest names that it has: ring", "Methods that it has:", "  PlainviewTargetActionTests.DoorBell: ring",
        "To add it: override class var actions: ActionTable { [\"rings:\": .init(rings)] }",
      ])
    #expect(remedies("open").first == "Methods that it has:")
  }

  @Test func `S1 After an exception no message of the process reaches user code`() {
    let bell = DoorBell()
    let process = SimulatedProcess()
    #expect(throws: UncaughtException.self) {
      try process.run {
        bell.perform("openDoor")
        bell.perform("ring")
      }
    }
    #expect(bell.rings == 0)
    bell.perform("ring")
    #expect(bell.rings == 1)
  }

  @Test func `S4 Nothing is checked before a message is sent`() {
    #expect(ActionRegistry.entry(for: "openDoor", in: DoorBell.self) == nil)
    #expect(ActionRegistry.entry(for: "ring", in: DoorBell.self) != nil)
  }
}
