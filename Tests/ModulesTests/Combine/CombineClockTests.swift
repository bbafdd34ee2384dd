import Foundation
import PlainviewCombine
import PlainviewUIAutomation
import Testing
import UIKit

/// What publishes over time, on the clock of an app.
@MainActor @Suite struct CombineClockTests {
  private final class Screen: UIViewController {
    let inputs = PassthroughSubject<String, Never>()
    var lines: [String] = []
    var tokens: Set<AnyCancellable> = []

    func note(_ text: String) { lines.append(text) }
  }

  private let screen: Screen
  private let app: XCUIApplication

  init() throws {
    let screen = Screen()
    self.screen = screen
    app = XCUIApplication(rootViewController: screen)
    try app.launch()
  }

  @Test func `A value is handed out when no other has come for some time`() throws {
    try app.run {
      screen.inputs.debounce(for: .milliseconds(300), scheduler: DispatchQueue.main)
        .sink { [screen] in screen.note($0) }.store(in: &screen.tokens)
      screen.inputs.send("a")
    }
    try app.advance(by: 0.2)
    try app.run { screen.inputs.send("ab") }
    try app.advance(by: 0.2)
    #expect(screen.lines == [])
    try app.advance(by: 0.2)
    #expect(screen.lines == ["ab"])
    try app.run { screen.inputs.send(completion: .finished) }
    try app.advance(by: 1)
    #expect(screen.lines == ["ab"])
  }

  @Test(arguments: [(true, ["a", "c"]), (false, ["a", "b"])])
  func `A stretch of time has one value, its last or its first`(_ latest: Bool, _ expected: [String]) throws {
    try app.run {
      screen.inputs.throttle(for: .seconds(1), scheduler: RunLoop.main, latest: latest)
        .sink { [screen] in screen.note($0) }.store(in: &screen.tokens)
      screen.inputs.send("a")
    }
    try app.advance(by: 0.1)
    try app.run {
      screen.inputs.send("b")
      screen.inputs.send("c")
    }
    try app.advance(by: 0.5)
    #expect(screen.lines == ["a"])
    try app.advance(by: 0.5)
    #expect(screen.lines == expected)
  }

  @Test func `Values come later, an end by time`() throws {
    try app.run {
      screen.inputs.delay(for: 2, scheduler: DispatchQueue.main).sink { [screen] in screen.note("late \($0)") }
        .store(in: &screen.tokens)
      screen.inputs.timeout(.seconds(3), scheduler: DispatchQueue.main)
        .sink { [screen] _ in
          screen.note("end")
        } receiveValue: { [screen] in
          screen.note($0)
        }
        .store(in: &screen.tokens)
      screen.inputs.send("a")
    }
    try app.advance(by: 1)
    #expect(screen.lines == ["a"])
    try app.advance(by: 1.1)
    #expect(screen.lines == ["a", "late a"])
    try app.advance(by: 1)
    #expect(screen.lines == ["a", "late a", "end"])
  }

  @Test func `A queue hands values out in order, after what runs now`() throws {
    try app.run {
      screen.inputs.receive(on: DispatchQueue.main).sink { [screen] in screen.note($0) }.store(in: &screen.tokens)
      screen.inputs.send("a")
      screen.inputs.send("b")
      screen.note("now")
    }
    try app.settle()
    #expect(screen.lines == ["now", "a", "b"])
  }

  @Test func `Work on a background queue comes back to the main one`() throws {
    try app.run {
      Just(20).subscribe(on: DispatchQueue.global()).map { $0 + 1 }.receive(on: DispatchQueue.main)
        .sink { [screen] value in MainActor.assumeIsolated { screen.note("\(value)") } }.store(in: &screen.tokens)
    }
    try app.settle()
    #expect(screen.lines == ["21"])
  }

  @Test func `A timer publishes from when somebody hears`() throws {
    try app.run {
      Timer.publish(every: 1, on: .main, in: .common).autoconnect().prefix(2)
        .sink { [screen] _ in
          screen.note("end")
        } receiveValue: { [screen] _ in
          screen.note("tick")
        }
        .store(in: &screen.tokens)
    }
    try app.advance(by: 0.5)
    #expect(screen.lines == [])
    try app.advance(by: 5)
    #expect(screen.lines == ["tick", "tick", "end"])
  }

  @Test func `Values of a stretch of time are gathered`() throws {
    try app.run {
      screen.inputs.collect(.byTime(DispatchQueue.main, .seconds(1))).sink { [screen] in screen.note("\($0)") }
        .store(in: &screen.tokens)
      screen.inputs.send("a")
      screen.inputs.send("b")
    }
    try app.advance(by: 1.5)
    try app.run { screen.inputs.send("c") }
    try app.advance(by: 1)
    #expect(screen.lines == ["[\"a\", \"b\"]", "[\"c\"]"])
  }

  @Test func `Notifications are published, of an object alone`() throws {
    let name = Notification.Name("word")
    let one = NSObject()
    try app.run {
      NotificationCenter.default.publisher(for: name, object: one).sink { [screen] in
        screen.note("one \($0.name.rawValue)")
      }
      .store(in: &screen.tokens)
      NotificationCenter.default.post(name: name, object: one)
      NotificationCenter.default.post(name: name, object: nil)
      screen.tokens.removeAll()
      NotificationCenter.default.post(name: name, object: one)
    }
    #expect(screen.lines == ["one word"])
  }

  @Test func `Values are awaited one after the other`() async throws {
    var heard: [Int] = []
    for await value in [1, 2, 3].publisher.values { heard.append(value) }
    #expect(heard == [1, 2, 3])
    let failing = [1, 2].publisher.tryMap { if $0 == 2 { throw Trouble.here } else { $0 } }
    await #expect(throws: Trouble.here) { for try await value in failing.values { heard.append(value) } }
    #expect(heard == [1, 2, 3, 1])
    #expect(await Self.four() == 4)
  }

  private nonisolated static func four() async -> Int { await Future<Int, Never> { $0(.success(4)) }.value }
}
