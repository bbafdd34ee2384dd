import Testing
import UIKit
import _Testing_UIKit

/// A class with lists, as rewritten sources have them.
private final class Form: NSObject {
  dynamic var rows = NSMutableArray()
  dynamic var names: [String] = [] { didSet { __UIKitRuntime.hasChanged(self, "names", oldValue, names) } }

  @section(".init_array") @used private nonisolated static let __uikit_0: @convention(c) @Sendable () -> Void = {
    __UIKitRuntime.load {
      __UIKitRuntime.define(Form.self) { r in
        r.property(
          "rows", get: { (o: Form) in o.rows }, set: { (o: Form, v) in __UIKitRuntime.assign(&o.rows, v, "rows") })
        r.property(
          "names", get: { (o: Form) in o.names }, set: { (o: Form, v) in __UIKitRuntime.assign(&o.names, v, "names") })
      }
    }
  }
}

private final class ListWatcher: NSObject {
  private var log: [String] = []

  func observeValue(
    forKeyPath keyPath: String?, of object: Any?, change: [NSKeyValueChangeKey: Any]?, context: UnsafeMutableRawPointer?
  ) {
    let kind = (change?[.kindKey] as? UInt).flatMap(NSKeyValueChange.init).map { "\($0)" } ?? "-"
    let indexes = (change?[.indexesKey] as? IndexSet).map { " \(Array($0))" } ?? ""
    let values = [change?[.oldKey], change?[.newKey]].compactMap { $0 }.map { " \($0)" }.joined()
    log.append(kind + indexes + values)
  }

  func take() -> [String] {
    defer { log = [] }
    return log
  }

  @section(".init_array") @used private nonisolated static let __uikit_1: @convention(c) @Sendable () -> Void = {
    __UIKitRuntime.load {
      __UIKitRuntime.define(ListWatcher.self) { r in
        r.method("observeValueForKeyPath:ofObject:change:context:") {
          (o: ListWatcher, a0: String?, a1: Any?, a2: [NSKeyValueChangeKey: Any]?, a3: UnsafeMutableRawPointer?) in
          o.observeValue(forKeyPath: a0, of: a1, change: a2, context: a3)
        }
      }
    }
  }
}

/// Arrays of objects that are changed by key, and their observers.
@MainActor @Suite struct MutableArrayValueTests {
  private let form = Form()
  private let watcher = ListWatcher()

  init() {
    form.addObserver(watcher, forKeyPath: "rows", options: [.new, .old], context: nil)
    form.addObserver(watcher, forKeyPath: "names", options: [.new, .old], context: nil)
  }

  @Test func `Observers are told of what comes into a mutable array, and where`() {
    let rows = form.mutableArrayValue(forKey: "rows")
    rows.add("a")
    rows.insert("b", at: 0)
    rows.addObjects(from: ["c", "d"])
    #expect(watcher.take() == ["insertion [0] [\"a\"]", "insertion [0] [\"b\"]", "insertion [2, 3] [\"c\", \"d\"]"])
    #expect(form.rows.map { "\($0)" } == ["b", "a", "c", "d"])
    #expect(rows.count == 4 && rows.object(at: 1) as? String == "a")
  }

  @Test func `An object that is no NSObject is found and taken out`() {
    final class Row {}
    let (one, two) = (Row(), Row())
    let rows = form.mutableArrayValue(forKey: "rows")
    rows.addObjects(from: [one, two, "a"])
    #expect(rows.index(of: two) == 1 && rows.contains(one) && !rows.contains(Row()) && rows.index(of: "a") == 2)
    rows.remove(one)
    rows.remove("a")
    #expect(rows.count == 1 && form.rows.firstObject as AnyObject === two)
    rows.addObjects(from: [one, "a", "b"])
    rows.removeObjects(in: [two, "b", Row()])
    #expect(rows.count == 2 && form.rows.firstObject as AnyObject === one)
  }

  @Test func `And of what leaves it or takes the place of another`() {
    form.rows.addObjects(from: ["a", "b", "c"])
    let rows = form.mutableArrayValue(forKey: "rows")
    rows.replaceObject(at: 1, with: "B")
    rows.removeObject(at: 0)
    rows.remove("c")
    rows.removeAllObjects()
    #expect(
      watcher.take() == [
        "replacement [1] [\"b\"] [\"B\"]", "removal [0] [\"a\"]", "removal [1] [\"c\"]", "removal [0] [\"B\"]",
      ])
    #expect(form.rows.count == 0)
  }

  @Test func `A range is replaced object by object, and the rest leaves or comes`() {
    form.rows.addObjects(from: ["a", "b", "c"])
    let rows = form.mutableArrayValue(forKey: "rows")
    rows.replaceObjects(in: NSRange(location: 0, length: 2), withObjectsFrom: ["A"])
    rows.replaceObjects(in: NSRange(location: 1, length: 1), withObjectsFrom: ["C", "D"])
    #expect(
      watcher.take() == [
        "replacement [0] [\"a\"] [\"A\"]", "removal [1] [\"b\"]", "replacement [1] [\"c\"] [\"C\"]",
        "insertion [2] [\"D\"]",
      ])
    #expect(form.rows.map { "\($0)" } == ["A", "C", "D"])
  }

  @Test func `A subscript behind the last element adds one`() {
    form.rows.add("a")
    let rows = form.mutableArrayValue(forKey: "rows")
    rows[1] = "b"
    rows[0] = "A"
    #expect(watcher.take() == ["insertion [1] [\"b\"]", "replacement [0] [\"a\"] [\"A\"]"])
    #expect(form.rows.map { "\($0)" } == ["A", "b"])
  }

  @Test func `A list of Swift's is replaced by a changed one`() {
    form.mutableArrayValue(forKey: "names").add("Ada")
    #expect(form.names == ["Ada"])
    #expect(watcher.take() == ["setting [] [\"Ada\"]"])
  }
}
