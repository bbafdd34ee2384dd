import PlainviewRuntime
import Testing

@MainActor @Suite struct SimulatedProcessTests {
  private let process = SimulatedProcess()
  private let first = UncaughtException.invalidArgument("the first")

  @Test func `S1 An exception in a driver's process is thrown when control is back, and the frames run to their end`() {
    var ranOn = false
    let error = #expect(throws: UncaughtException.self) {
      try process.run {
        raise(first)
        ranOn = true
      }
    }
    #expect(error == first)
    #expect(ranOn)
  }

  @Test func `S1 The first exception is the one that counts, now and at every later call`() {
    let isFirst: (any Error) -> Bool = { ($0 as? UncaughtException)?.reason == "the first" }
    #expect(throws: UncaughtException.self) {
      try process.run {
        raise(first)
        raise(.generic("the second"))
      }
    }
    var ranAgain = false
    #expect { try process.run { ranAgain = true } } throws: { isFirst($0) }
    #expect(!ranAgain)
  }

  @Test func `S1 An exception of one process leaves another one alone`() throws {
    let other = SimulatedProcess()
    #expect(throws: UncaughtException.self) { try process.run { raise(first) } }
    try other.run { #expect(!SimulatedProcess.isUnwinding) }
    #expect(!SimulatedProcess.isUnwinding)
  }

  @Test func `S1 The text is the reason in the words of a terminating app, and what helps goes behind it`() {
    let exception = UncaughtException(name: "NSRangeException", reason: "too far", remedies: ["Go nearer."])
    let line = "*** Terminating app due to uncaught exception 'NSRangeException', reason: 'too far'"
    #expect(exception.terminationLine == line)
    #expect(exception.description == line + "\nGo nearer.")
  }

  @Test func `What a process writes to its console stays in it`() throws {
    try process.run { SimulatedProcess.log("a line") }
    #expect(process.console == ["a line"])
  }

  @Test func `Addresses are given out in the order of first use, 16 bytes apart, and parts have their own`() {
    final class Thing {}
    let (one, other) = (Thing(), Thing())
    let book = process.addresses
    #expect(book.address(of: one) == "0x600000000010")
    #expect(book.address(of: other) == "0x600000000020")
    #expect(book.address(of: one, part: "list") == "0x600000000030")
    #expect(book.address(of: one) == "0x600000000010")
  }
}
