import Foundation
import PlainviewRuntime
import PlainviewUIAutomation
import Testing
import UIKit

/// Apps that run at the same time, each with a world of its own.
@MainActor @Suite struct AppsApartTests {
  private func launched() throws -> XCUIApplication {
    let app = XCUIApplication(rootViewController: UIViewController())
    try app.launch()
    return app
  }

  private nonisolated static let name = Notification.Name("AppsApart")

  /// Counts the notifications of an observer.
  private final class Count: @unchecked Sendable {
    var heard = 0
    var token: (any NSObjectProtocol)?

    init() {
      token = NotificationCenter.default.addObserver(forName: AppsApartTests.name, object: self, queue: nil) {
        [weak self] _ in self?.heard += 1
      }
    }

    func post() { NotificationCenter.default.post(name: AppsApartTests.name, object: self) }
  }

  @Test func `W2A Block observers hear their own app only`() throws {
    let (one, other) = (try launched(), try launched())
    let count = try one.run { Count() }
    try one.run { count.post() }
    try other.run { count.post() }
    #expect(count.heard == 1)
    try other.run { DispatchQueue.main.async { count.post() } }
    try other.settle()
    #expect(count.heard == 1)
    // Where the other app removes it, it is removed.
    let token = try #require(count.token)
    try other.run { NotificationCenter.default.removeObserver(token) }
    try one.run { count.post() }
    #expect(count.heard == 1)
  }

  @Test func `W2A A singleton goes on hearing when the app that made it has ended`() throws {
    let before = Count()
    let one = try launched()
    let count = try one.run { Count() }
    one.terminate()
    let other = try launched()
    try other.run {
      count.post()
      before.post()
    }
    #expect(count.heard == 1)
    #expect(before.heard == 1)
  }

  @Test func `W2A Every app has its own home, documents and temporary files`() throws {
    let machine = (NSHomeDirectory(), NSTemporaryDirectory())
    let (one, other) = (try launched(), try launched())
    struct Folders: Equatable {
      let home = NSHomeDirectory()
      let temporary = NSTemporaryDirectory()
      let temporaryURL = FileManager.default.temporaryDirectory.path
      let documents = FileManager.default.urls(for: .documentDirectory, in: .userDomainMask).first?.path
      let caches = FileManager.default.urls(for: .cachesDirectory, in: .userDomainMask).first?.path
    }
    let (first, second) = (try one.run { Folders() }, try other.run { Folders() })
    #expect(first.home != second.home && first.home != machine.0)
    #expect(first.documents == first.home + "/Documents")
    #expect(first.temporary == first.home + "/tmp/" && first.temporaryURL == first.home + "/tmp")
    #expect(first.caches == first.home + "/Library/Caches")
    #expect(
      try one.run { NSSearchPathForDirectoriesInDomains(.libraryDirectory, .userDomainMask, true) } == [
        first.home + "/Library"
      ])
    #expect((NSHomeDirectory(), NSTemporaryDirectory()) != machine)
    // Saved files stay from launch to launch, and go with the app.
    try one.run {
      let documents = try #require(FileManager.default.urls(for: .documentDirectory, in: .userDomainMask).first)
      try Data("draft".utf8).write(to: documents.appendingPathComponent("draft.txt"))
    }
    try one.launch()
    #expect(try one.run { Folders() } == first)
    #expect(FileManager.default.contents(atPath: first.home + "/Documents/draft.txt") == Data("draft".utf8))
  }

  @Test func `W2A The folders go with the app`() throws {
    var app: XCUIApplication? = try launched()
    let home = try #require(try app?.run { NSHomeDirectory() })
    #expect(FileManager.default.fileExists(atPath: home + "/tmp"))
    app?.terminate()
    app = nil
    #expect(!FileManager.default.fileExists(atPath: home))
  }

  @Test func `W27 The time zone and the locale are the app's`() throws {
    let (one, other) = (try launched(), try launched())
    one.timeZone = TimeZone(identifier: "Asia/Tokyo")
    one.locale = Locale(identifier: "de_DE")
    other.timeZone = TimeZone(identifier: "America/New_York")
    other.locale = Locale(identifier: "en_US")
    func sample(_ app: XCUIApplication) throws -> [String] {
      try app.run {
        let date = Date(timeIntervalSince1970: 0)
        let formatter = DateFormatter()
        formatter.dateFormat = "EEEE HH:mm"
        let numbers = NumberFormatter()
        numbers.numberStyle = .decimal
        return [
          TimeZone.current.identifier, TimeZone.autoupdatingCurrent.identifier, NSTimeZone.local.identifier,
          NSTimeZone.default.identifier, Locale.current.identifier, Locale.preferredLanguages[0],
          "\(Calendar.current.component(.hour, from: date))", "\(Calendar.current.firstWeekday)",
          "\(Calendar(identifier: .gregorian).component(.hour, from: date))",
          formatter.string(from: date), numbers.string(from: 1234.5) ?? "", 1234.5.formatted(),
          date.formatted(.dateTime.hour(.twoDigits(amPM: .omitted)).weekday(.wide)),
        ]
      }
    }
    /// As a formatter with the locale and the time zone writes it.
    func hour(_ app: XCUIApplication) throws -> String {
      let locale = try #require(app.locale)
      var style = Date.FormatStyle(
        locale: locale, calendar: Calendar(identifier: .gregorian), timeZone: try #require(app.timeZone))
      style = style.hour(.twoDigits(amPM: .omitted)).weekday(.wide)
      return Date(timeIntervalSince1970: 0).formatted(style)
    }
    let german = [
      "Asia/Tokyo", "Asia/Tokyo", "Asia/Tokyo", "Asia/Tokyo", "de_DE", "de-DE", "9", "2", "9", "Donnerstag 09:00",
      "1.234,5", "1.234,5", try hour(one),
    ]
    let (first, second) = (try sample(one), try sample(other))
    #expect(first == german)
    #expect(
      second == [
        "America/New_York", "America/New_York", "America/New_York", "America/New_York", "en_US", "en-US", "19", "1",
        "19", "Wednesday 19:00", "1,234.5", "1,234.5", try hour(other),
      ])
    #expect(try sample(one) == german)
    // They stay from launch to launch; nil leaves those of the machine.
    try one.launch()
    #expect(try sample(one) == german)
    one.timeZone = nil
    one.locale = nil
    let machine = (TimeZone.current.identifier, Locale.current.identifier)
    #expect(try one.run { (TimeZone.current.identifier, Locale.current.identifier) } == machine)
  }
}
