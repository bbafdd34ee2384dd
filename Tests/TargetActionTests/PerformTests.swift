import Foundation
import PlainviewRuntime
import PlainviewTargetAction
import Testing

private final class Clerk: NSObject, ActionProviding {
  let stamp = NSObject()
  var log: [String] = []
  static var actions: ActionTable {
    [
      "stamp": .init(giveStamp), "number": .init(giveNumber), "nothing": .init(doNothing), "none": .init(giveNone),
      "file:": .init(file), "count:": .init(count), "both::": .init(both), "maybe:": .init(maybe),
      "fresh": .init(giveFresh), "insist:": .init(insist),
    ]
  }
  func giveStamp() -> NSObject { stamp }
  func giveNumber() -> Int { 7 }
  func doNothing() {}
  func giveNone() -> NSObject? { nil }
  func giveFresh() -> NSObject { NSString(string: "fresh") }
  func file(_ document: NSString) { log.append("file \(document)") }
  func count(_ number: Int) { log.append("count \(number)") }
  func insist(_ truth: Bool) { log.append("insist \(truth)") }
  func both(_ one: NSString, _ other: Int) { log.append("both \(one) \(other)") }
  func maybe(_ document: NSString?) { log.append("maybe \(document ?? "nil")") }
}

@MainActor @Suite struct PerformTests {
  private let clerk = Clerk()

  private func failure(_ body: () -> Void) -> String? {
    let process = SimulatedProcess()
    return #expect(throws: UncaughtException.self) { try process.run(body) }?.reason
  }

  @Test func `S6 A result comes back as an object, and no result as nil`() {
    #expect(clerk.perform("stamp").takeUnretainedValue() === clerk.stamp)
    #expect(clerk.perform("number").takeUnretainedValue() as? Int == 7)
    #expect(clerk.perform("nothing") == nil)
    #expect(clerk.perform("none") == nil)
  }

  @Test func `S6 A result that nobody else holds lives until it is taken`() {
    #expect(clerk.perform("fresh").takeUnretainedValue() as? NSString == "fresh")
  }

  @Test func `S8 An argument of the right type arrives, and nil where the method takes it`() {
    clerk.perform("file:", with: NSString(string: "form"))
    clerk.perform("count:", with: 3)
    clerk.perform("both::", with: NSString(string: "form"), with: 4)
    clerk.perform("maybe:", with: nil)
    #expect(clerk.log == ["file form", "count 3", "both form 4", "maybe nil"])
  }

  @Test func `S8 An argument of another type is an exception that names position, found and wanted type`() {
    let reason = failure { clerk.perform("count:", with: "three") }
    #expect(reason?.hasSuffix("Clerk count:]: the first argument is of type String, the method takes Int") == true)
    #expect(
      failure { clerk.perform("file:", with: nil) }?.hasSuffix(
        "file:]: the first argument is nil, the method takes NSString") == true)
    let second = failure { clerk.perform("both::", with: NSString(string: "form"), with: "four") }
    #expect(second?.hasSuffix("both::]: the second argument is of type String, the method takes Int") == true)
    #expect(clerk.log == [])
  }

  @Test func `S8 A method that takes a number or a truth value is called for an object, too, and the console says so`()
    throws
  {
    let process = SimulatedProcess()
    try process.run {
      clerk.perform("count:", with: NSObject())
      clerk.perform("insist:", with: NSObject())
    }
    #expect(clerk.log == ["count 0", "insist true"])
    #expect(
      process.console == [
        "The first argument is of type NSObject, the method takes Int: on a device its value is left to chance; here it "
          + "is 0.",
        "The first argument is of type NSObject, the method takes Bool: on a device its value is left to chance; here it "
          + "is true.",
      ])
  }

  @Test func `Keys of user defaults and dictionaries are their entries`() throws {
    let process = SimulatedProcess()
    try process.run {
      let defaults = UserDefaults.standard
      defaults.setValue(["milk"], forKey: "items")
      #expect(defaults.stringArray(forKey: "items") == ["milk"])
      #expect(defaults.value(forKey: "items") as? [String] == ["milk"])
      #expect(defaults.value(forKey: "nothing") == nil)
      let dictionary = NSMutableDictionary()
      dictionary.setValue(3, forKey: "count")
      #expect(dictionary.value(forKey: "count") as? Int == 3)
      dictionary.setValue(nil, forKey: "count")
      #expect(dictionary.count == 0)
      let rows = NSArray(array: [NSDictionary(dictionary: ["name": "a"]), NSDictionary()])
      #expect((rows.value(forKey: "name") as? [Any])?.first as? String == "a")
    }
  }

  @Test func `S6 A registered method that takes another number of arguments than the name says is an exception`() {
    ActionRegistry.register("miscounted:", Clerk.doNothing)
    let reason = failure { clerk.perform("miscounted:", with: nil) }
    #expect(
      reason?.hasSuffix("miscounted:]: the number of arguments is 1 by the selector and 0 by the registered method")
        == true)
  }
}
