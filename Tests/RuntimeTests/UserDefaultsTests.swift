import Foundation
import PlainviewRuntime
import Testing

/// Foundation's own `UserDefaults`, named as unchanged code names it.
@MainActor @Suite struct UserDefaultsTests {
  private let device = DefaultsStore.Device()

  private func process(_ arguments: [String] = []) -> SimulatedProcess {
    let process = SimulatedProcess(defaults: DefaultsStore(on: device))
    process.defaults.takeArguments(arguments)
    return process
  }

  @Test func `The device's languages and locale are read by their keys, until an app sets others`() {
    process().enter {
      let defaults = UserDefaults.standard
      #expect(defaults.stringArray(forKey: "AppleLanguages") == ["en"])
      #expect(defaults.string(forKey: "AppleLocale") == Locale.current.identifier)
      #expect((defaults.object(forKey: "AppleLanguages") as? NSArray)?.firstObject as? String == "en")
      defaults.set(["pt"], forKey: "AppleLanguages")
      #expect(defaults.stringArray(forKey: "AppleLanguages") == ["pt"])
    }
  }

  @Test func `Values are read back as they were set, and numbers as each other`() {
    process().enter {
      let defaults = UserDefaults.standard
      defaults.set("kim", forKey: "name")
      defaults.set(3, forKey: "count")
      defaults.set(2.75, forKey: "ratio")
      defaults.set(true, forKey: "on")
      defaults.set(["a", "b"], forKey: "list")
      defaults.set(["x": ["y": 1]], forKey: "tree")
      defaults.set(Data([1, 2]), forKey: "data")
      defaults.set(URL(string: "https://example.org/a?b")!, forKey: "link")
      #expect(defaults.string(forKey: "name") == "kim")
      #expect(defaults.integer(forKey: "count") == 3)
      #expect(defaults.double(forKey: "count") == 3)
      #expect(defaults.string(forKey: "count") == "3")
      #expect(defaults.bool(forKey: "count"))
      #expect(defaults.integer(forKey: "ratio") == 2)
      #expect(defaults.float(forKey: "ratio") == 2.75)
      #expect(defaults.object(forKey: "on") as? Bool == true)
      #expect(defaults.stringArray(forKey: "list") == ["a", "b"])
      #expect((defaults.dictionary(forKey: "tree")?["x"] as? [String: Int])?["y"] == 1)
      #expect(defaults.data(forKey: "data") == Data([1, 2]))
      #expect(defaults.url(forKey: "link")?.absoluteString == "https://example.org/a?b")
    }
  }

  @Test func `What is missing or of another kind is nil, zero or false`() {
    process().enter {
      let defaults = UserDefaults.standard
      #expect(defaults.object(forKey: "none") == nil)
      #expect(defaults.string(forKey: "none") == nil)
      #expect(defaults.integer(forKey: "none") == 0)
      #expect(!defaults.bool(forKey: "none"))
      defaults.set(["a"], forKey: "list")
      #expect(defaults.string(forKey: "list") == nil)
      #expect(defaults.integer(forKey: "list") == 0)
      defaults.set("YES", forKey: "flag")
      defaults.set("12 apples", forKey: "text")
      defaults.set(Double.nan, forKey: "nan")
      defaults.set(1e300, forKey: "huge")
      #expect(defaults.bool(forKey: "flag"))
      #expect(defaults.integer(forKey: "text") == 12)
      #expect(defaults.integer(forKey: "nan") == 0)
      #expect(defaults.integer(forKey: "huge") == .max)
      defaults.set(nil, forKey: "flag")
      defaults.removeObject(forKey: "text")
      #expect(defaults.object(forKey: "flag") == nil)
      #expect(defaults.object(forKey: "text") == nil)
    }
  }

  @Test func `Foundation's number and collection classes are taken`() {
    process().enter {
      let defaults = UserDefaults.standard
      defaults.set(NSNumber(value: 7), forKey: "number")
      defaults.set(NSNumber(value: true), forKey: "flag")
      defaults.set(NSString(string: "text"), forKey: "text")
      #expect(defaults.object(forKey: "number") as? Int == 7)
      #expect(defaults.object(forKey: "flag") as? Bool == true)
      #expect(defaults.object(forKey: "text") as? String == "text")
    }
  }

  @Test func `Two processes never see each other's values`() {
    let other = SimulatedProcess()
    process().enter { UserDefaults.standard.set("kim", forKey: "id") }
    other.enter { #expect(UserDefaults.standard.string(forKey: "id") == nil) }
    process().enter { #expect(UserDefaults.standard.string(forKey: "id") == "kim") }
    #expect(UserDefaults.standard.string(forKey: "id") == nil)
  }

  @Test func `Registered values come last and end with the process`() {
    process().enter {
      UserDefaults.standard.register(defaults: ["size": 12, "name": "none"])
      UserDefaults.standard.set("kim", forKey: "name")
      #expect(UserDefaults.standard.integer(forKey: "size") == 12)
      #expect(UserDefaults.standard.string(forKey: "name") == "kim")
      UserDefaults.standard.removeObject(forKey: "name")
      #expect(UserDefaults.standard.string(forKey: "name") == "none")
    }
    process().enter { #expect(UserDefaults.standard.object(forKey: "size") == nil) }
  }

  @Test func `Arguments of the launch go before everything`() {
    process(["app", "-id", "lee", "-count", "4", "-flag", "-list", "(a, b)", "-last"]).enter {
      let defaults = UserDefaults.standard
      defaults.set("kim", forKey: "id")
      #expect(defaults.string(forKey: "id") == "lee")
      #expect(defaults.integer(forKey: "count") == 4)
      #expect(defaults.stringArray(forKey: "list") == ["a", "b"])
      #expect(defaults.object(forKey: "flag") == nil)
      #expect(defaults.object(forKey: "last") == nil)
    }
    process().enter { #expect(UserDefaults.standard.string(forKey: "id") == "kim") }
  }

  @Test func `Suites have values of their own, and may be searched`() throws {
    try process().enter {
      let suite = try #require(UserDefaults(suiteName: "group.sample"))
      suite.set(1, forKey: "shared")
      #expect(suite.integer(forKey: "shared") == 1)
      #expect(UserDefaults.standard.object(forKey: "shared") == nil)
      #expect(UserDefaults(suiteName: "group.sample")?.integer(forKey: "shared") == 1)
      UserDefaults.standard.addSuite(named: "group.sample")
      #expect(UserDefaults.standard.integer(forKey: "shared") == 1)
      UserDefaults.standard.removeSuite(named: "group.sample")
      #expect(UserDefaults.standard.object(forKey: "shared") == nil)
    }
  }

  @Test func `A domain is removed and replaced as a whole`() {
    process().enter {
      let (defaults, name) = (UserDefaults.standard, ProcessInfo.processInfo.processName)
      defaults.set(1, forKey: "a")
      #expect(defaults.persistentDomain(forName: name)?.keys.sorted() == ["a"])
      defaults.setPersistentDomain(["b": 2], forName: name)
      #expect(defaults.dictionaryRepresentation().keys.sorted() == ["b"])
      defaults.removePersistentDomain(forName: name)
      #expect(defaults.object(forKey: "b") == nil)
      #expect(defaults.synchronize())
    }
  }

  @Test func `Every change is told`() {
    final class Count: @unchecked Sendable { var value = 0 }
    process().enter {
      let count = Count()
      let defaults = UserDefaults.standard
      let token = NotificationCenter.default.addObserver(
        forName: UserDefaults.didChangeNotification, object: defaults, queue: nil
      ) { _ in count.value += 1 }
      defaults.set(1, forKey: "a")
      defaults.removeObject(forKey: "a")
      NotificationCenter.default.removeObserver(token)
      #expect(count.value == 2)
    }
  }

  @Test func `What is no property list ends the process`() throws {
    let process = process()
    let error = #expect(throws: UncaughtException.self) {
      try process.run { UserDefaults.standard.set(DateInterval(), forKey: "bad") }
    }
    #expect(error?.name == "NSInvalidArgumentException")
    #expect(error?.reason.hasPrefix("Attempt to insert non-property list object ") ?? false)
    #expect(error?.reason.hasSuffix(" for key bad") ?? false)
  }

  @Test func `Values nested without end are refused`() throws {
    var value: Any = 1
    for _ in 0..<5000 { value = [value] }
    let process = process()
    #expect(throws: UncaughtException.self) {
      try process.run { UserDefaults.standard.set(value, forKey: "deep") }
    }
  }

  @Test func `Tasks on other threads have the defaults of the process that began them`() async {
    let process = process()
    let task = process.enter {
      Task { @concurrent in
        UserDefaults.standard.set("outside", forKey: "task")
        await withTaskGroup(of: Void.self) { group in
          for number in 0..<20 { group.addTask { UserDefaults.standard.set(number, forKey: "\(number)") } }
        }
      }
    }
    await task.value
    process.enter {
      #expect(UserDefaults.standard.string(forKey: "task") == "outside")
      #expect((0..<20).map { UserDefaults.standard.integer(forKey: "\($0)") } == Array(0..<20))
    }
  }
}
