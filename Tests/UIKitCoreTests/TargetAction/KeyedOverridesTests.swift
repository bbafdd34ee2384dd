import Foundation
import PlainviewStage
import Testing
import UIKit
import _Testing_UIKit

/// A model that takes the values of a dictionary, as rewritten sources have it: what it overrides is registered.
private class Room: NSObject {
  var name: String?
  var viewers = 0
  var rating = 0.0
  var isLive = false
  var tags: [String] = []
  var unknown: [String] = []

  func setValue(_ value: Any?, forKey key: String) {
    if key == "tags" {
      tags = (value as? String ?? "").split(separator: ",").map(String.init)
    } else {
      super.__setValue(value, forKey: key)
    }
  }
  func setValue(_ value: Any?, forUndefinedKey key: String) { unknown.append(key) }
  func value(forUndefinedKey key: String) -> Any? {
    key == "broken" ? super.__value(forUndefinedKey: key) : "no \(key)"
  }

  @section(".init_array") @used private nonisolated static let __uikit_0: @convention(c) @Sendable () -> Void = {
    __UIKitRuntime.load {
      __UIKitRuntime.define(Room.self) { r in
        r.method("setValue:forKey:") { (o: Room, a0: Any?, a1: String) in o.setValue(a0, forKey: a1) }
        r.method("setValue:forUndefinedKey:") { (o: Room, a0: Any?, a1: String) in
          o.setValue(a0, forUndefinedKey: a1)
        }
        r.method("valueForUndefinedKey:") { (o: Room, a0: String) in o.value(forUndefinedKey: a0) }
        r.property(
          "name", get: { (o: Room) in o.name }, set: { (o: Room, v) in __UIKitRuntime.assign(&o.name, v, "name") })
        r.property(
          "viewers", get: { (o: Room) in o.viewers },
          set: { (o: Room, v) in __UIKitRuntime.assign(&o.viewers, v, "viewers") })
        r.property(
          "rating", get: { (o: Room) in o.rating },
          set: { (o: Room, v) in __UIKitRuntime.assign(&o.rating, v, "rating") })
        r.property(
          "isLive", get: { (o: Room) in o.isLive },
          set: { (o: Room, v) in __UIKitRuntime.assign(&o.isLive, v, "isLive") })
      }
    }
  }
}

/// One that overrides nothing.
private final class Plain: NSObject {
  var count = 0

  @section(".init_array") @used private nonisolated static let __uikit_0: @convention(c) @Sendable () -> Void = {
    __UIKitRuntime.load {
      __UIKitRuntime.define(Plain.self) { r in
        r.property(
          "count", get: { (o: Plain) in o.count },
          set: { (o: Plain, v) in __UIKitRuntime.assign(&o.count, v, "count") })
      }
    }
  }
}

/// Key-value coding as Apple's documentation of `NSKeyValueCoding` describes it.
@MainActor @Suite struct KeyedOverridesTests {
  @Test func `A dictionary's values are set, those of other keys go to the override, null is nil`() {
    let room = Room()
    room.name = "before"
    room.setValuesForKeys(["name": NSNull(), "viewers": 7, "tags": "a,b", "anchor": "x", "id": 3])
    #expect(room.name == nil && room.viewers == 7)
    #expect(room.tags == ["a", "b"])
    #expect(room.unknown == ["anchor", "id"])
  }

  @Test func `Overrides are found where only the superclass is known`() {
    let room = Room()
    let object: NSObject = room
    object.setValue("c", forKey: "tags")
    object.setValue("d", forKeyPath: "tags")
    #expect(room.tags == ["d"])
    #expect(object.value(forKey: "color") as? String == "no color")
    #expect(
      room.dictionaryWithValues(forKeys: ["viewers", "name"]) as NSDictionary == ["viewers": 0, "name": NSNull()])
  }

  @Test func `Numbers and texts become what a property holds`() {
    let room = Room()
    room.setValuesForKeys(["viewers": "12", "rating": 4, "isLive": 1])
    #expect(room.viewers == 12 && room.rating == 4 && room.isLive)
    room.setValuesForKeys(["viewers": NSNumber(value: 2.9), "rating": "4.5", "isLive": "NO"])
    #expect(room.viewers == 2 && room.rating == 4.5 && !room.isLive)
  }

  @Test func `Without an override unknown keys and nil for a number fail`() throws {
    let plain = Plain()
    func reason(_ body: @escaping @MainActor () -> Void) throws -> String? {
      let app = try Stage().app
      let error = #expect(throws: UncaughtException.self) { try app.run { body() } }
      return error.map { "\($0.name): " + ($0.reason.components(separatedBy: "> ").last ?? "") }
    }
    let unknown = "this class is not key value coding-compliant for the key other."
    #expect(
      try reason { plain.setValue(1, forKey: "other") } == "NSUnknownKeyException: setValue:forUndefinedKey:]: "
        + unknown
    )
    #expect(
      try reason { _ = plain.value(forUndefinedKey: "other") } == "NSUnknownKeyException: valueForUndefinedKey:]: "
        + unknown)
    #expect(
      try reason { plain.setValue(nil, forKey: "count") }
        == "NSInvalidArgumentException: setNilValueForKey]: could not set nil as the value for the key count.")
    let broken = "NSUnknownKeyException: valueForUndefinedKey:]: " + unknown.replacing("other.", with: "broken.")
    #expect(try reason { _ = Room().value(forKey: "broken") } == broken)
  }
}
