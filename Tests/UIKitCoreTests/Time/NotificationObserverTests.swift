import Foundation
import PlainviewRuntime
import PlainviewStage
import Testing
import UIKit
import _Testing_UIKit

@MainActor @Suite struct NotificationObserverTests {
  private let stage: Stage
  private let listener = Listener()
  private let name = Notification.Name("Plainview test \(UUID().uuidString)")
  private let center = NotificationCenter.default

  init() throws { stage = try Stage() }

  private func post(_ object: Any? = nil) throws {
    try stage.app.run { center.post(name: name, object: object) }
  }

  @Test func `An observer's method gets the notification, until the observer is removed`() throws {
    try stage.app.run { center.addObserver(listener, selector: "hear:", name: name, object: nil) }
    try post()
    #expect(listener.log == ["hear \(name.rawValue)"])
    center.removeObserver(listener)
    try post()
    #expect(listener.log.count == 1)
  }

  /// A class that belongs to no actor, as a cache.
  private final class Cache {
    init(_ name: Notification.Name) {
      NotificationCenter.default.addObserver(self, selector: "clear", name: name, object: nil)
    }
  }

  @Test func `What belongs to no actor observes, too, and is not kept`() throws {
    var cache: Cache? = Cache(name)
    weak let kept = cache
    cache = nil
    #expect(kept == nil)
    try post()
  }

  @Test func `Name and object choose what is heard, and what is removed`() throws {
    let (one, other) = (NSObject(), NSObject())
    try stage.app.run {
      center.addObserver(listener, selector: "plain", name: name, object: one)
      center.addObserver(listener, selector: "plain", name: name, object: other)
    }
    try post(one)
    try post(NSObject())
    #expect(listener.log.count == 1)
    center.removeObserver(listener, name: name, object: one)
    try post(one)
    #expect(listener.log.count == 1)
    try post(other)
    #expect(listener.log.count == 2)
    center.removeObserver(listener, name: name, object: nil)
    try post(other)
    #expect(listener.log.count == 2)
  }

  @Test func `M3 Observers are not kept and need not be removed`() throws {
    weak var observer: Listener?
    try stage.app.run {
      let listener = Listener()
      observer = listener
      center.addObserver(listener, selector: "hear:", name: name, object: nil)
    }
    #expect(observer == nil)
    try post()
  }

  @Test func `S1 A name without a method fails when something is posted, not before`() throws {
    try stage.app.run { center.addObserver(listener, selector: "missing:", name: name, object: nil) }
    let error = #expect(throws: UncaughtException.self) { try post() }
    #expect(error?.reason.contains("missing:]: unrecognized selector sent to instance") == true)
  }

  @Test func `Observers of one app do not hear what another one posts`() throws {
    try stage.app.run { center.addObserver(listener, selector: "plain", name: name, object: nil) }
    let other = try Stage()
    try other.app.run { center.post(name: name, object: nil) }
    #expect(listener.log == [])
    try post()
    #expect(listener.log == ["plain"])
  }

  @Test func `The token of a block observer is removed as ever`() throws {
    final class Count: @unchecked Sendable { var value = 0 }
    let count = Count()
    let token = center.addObserver(forName: name, object: nil, queue: nil) { _ in count.value += 1 }
    try post()
    center.removeObserver(token)
    try post()
    #expect(count.value == 1)
  }
}
