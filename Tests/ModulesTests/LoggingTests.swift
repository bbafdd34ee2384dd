import PlainviewOS
import PlainviewUIAutomation
import Testing
import UIKit

/// `os` and `OSLog`: lines in the app's console.
@MainActor @Suite struct LoggingTests {
  private func console(_ body: @MainActor @escaping () -> Void) throws -> [String] {
    let app = XCUIApplication(rootViewController: UIViewController())
    try app.launch()
    try app.run(body)
    return app.console
  }

  private let logger = Logger(subsystem: "org.example.shop", category: "cart")

  @Test func `Lines have their subsystem, category and level`() throws {
    let lines = try console {
      logger.debug("a")
      logger.info("b")
      logger.notice("c")
      logger.warning("d")
      logger.fault("e")
      logger.log(level: .error, "f")
      Logger().log("g")
    }
    #expect(
      lines == [
        "[org.example.shop:cart] debug: a", "[org.example.shop:cart] info: b", "[org.example.shop:cart] c",
        "[org.example.shop:cart] error: d", "[org.example.shop:cart] fault: e", "[org.example.shop:cart] error: f", "g",
      ])
  }

  @Test func `Texts are private and numbers public without a word`() throws {
    let (name, age, share, isNew) = ("Ada", 36, 0.25, true)
    let lines = try console {
      Logger().log("\(name) \(age) \(share) \(isNew)")
      Logger().log("\(name, privacy: .public) \(age, privacy: .private) \(share, privacy: .sensitive)")
      Logger().log("\(CocoaError(.fileNoSuchFile) as NSError, privacy: .private)")
    }
    #expect(lines == ["<private> 36 0.250000 true", "Ada <private> <private>", "<private>"])
  }

  @Test func `A hash tells values apart without naming them`() throws {
    let lines = try console {
      for name in ["Ada", "Grace", "Ada"] { Logger().log("\(name, privacy: .private(mask: .hash))") }
    }
    #expect(lines[0].hasPrefix("<mask.hash: '") && !lines[0].contains("Ada"))
    #expect(lines[0] == lines[2] && lines[0] != lines[1])
  }

  @Test func `Formats and alignment are those of Apple's documents`() throws {
    let lines = try console {
      Logger().log("\(255, format: .hex(includePrefix: true, uppercase: true))|\(8, format: .octal)")
      Logger().log("\(7, format: .decimal(explicitPositiveSign: true, minDigits: 3))|\(-1 as Int8, format: .hex)")
      Logger().log("\(3.14159, format: .fixed(precision: 2))|\(1500.0, format: .exponential(precision: 1))")
      Logger().log("\(42, align: .right(columns: 5))|\("ab", align: .left(columns: 4), privacy: .public)|")
      Logger().log("\(true, format: .answer)|\(2 as Int32, format: .darwinErrno)")
    }
    #expect(
      lines == [
        "0XFF|10", "+007|ff", "3.14|1.5e+03", "   42|ab  |", "YES|[2: No such file or directory]",
      ])
  }

  @Test func `os_log takes C's conversions and their words on privacy`() throws {
    let log = OSLog(subsystem: "org.example", category: "net")
    let lines = try console {
      os_log("%{public}@ %@ %d%%", log: log, type: .info, "ok", "secret", 50)
      os_log("%.1f %05d %x %{private}d %ld", 2.25, 42, 255, 1, 9)
      os_log(.error, log: log, "failed: %{public}s", "why")
      os_log("plain")
      let count = 3
      os_log("\(count) left")
      os_log("%d", log: .disabled, 1)
    }
    #expect(
      lines == [
        "[org.example:net] info: ok <private> 50%", "2.2 00042 ff <private> 9",
        "[org.example:net] error: failed: why", "plain", "3 left",
      ])
  }

  @Test func `A store has the lines and signposts since the launch, and another app's are not in it`() throws {
    let app = XCUIApplication(rootViewController: UIViewController())
    try app.launch()
    let other = XCUIApplication(rootViewController: UIViewController())
    try other.launch()
    try other.run { Logger().log("other") }
    let texts = try app.run {
      let signposter = OSSignposter(subsystem: "org.example", category: .pointsOfInterest)
      let state = signposter.beginInterval("load", id: signposter.makeSignpostID(), "first")
      logger.error("no")
      signposter.endInterval("load", state)
      return try OSLogStore(scope: .currentProcessIdentifier).getEntries().map { entry in
        switch entry {
        case let line as OSLogEntryLog: "\(line.level) \(line.category) \(line.composedMessage)"
        case let mark as OSLogEntrySignpost:
          "\(mark.signpostType) \(mark.signpostName) \(mark.signpostIdentifier) \(mark.composedMessage)"
        default: "?"
        }
      }
    }
    #expect(texts == ["intervalBegin load 1 first", "error cart no", "intervalEnd load 1 "])
    #expect(app.console == ["[org.example.shop:cart] error: no"])
  }

  @Test func `Lines of background threads are in the app's console too`() throws {
    let app = XCUIApplication(rootViewController: UIViewController())
    try app.launch()
    try app.run { DispatchQueue.global().async { Logger().info("behind") } }
    try app.settle()
    #expect(app.console == ["info: behind"])
  }

  @Test func `Locks let one in at a time`() async {
    let count = OSAllocatedUnfairLock(initialState: 0)
    await withTaskGroup(of: Void.self) { group in
      for _ in 0..<8 { group.addTask { for _ in 0..<1000 { count.withLock { $0 += 1 } } } }
    }
    #expect(count.withLock { $0 } == 8000)
    let plain = OSAllocatedUnfairLock()
    plain.lock()
    #expect(!plain.lockIfAvailable())
    plain.unlock()
    #expect(plain.withLockIfAvailable { 1 } == 1)
    var lock = os_unfair_lock()
    os_unfair_lock_lock(&lock)
    #expect(!os_unfair_lock_trylock(&lock))
    os_unfair_lock_unlock(&lock)
    #expect(os_unfair_lock_trylock(&lock))
  }

  @Test func `Atomic operations give the new value, and exclude one another`() {
    var number: Int32 = 40
    #expect(OSAtomicIncrement32(&number) == 41)
    #expect(OSAtomicAdd32Barrier(-3, &number) == 38)
    #expect(!OSAtomicCompareAndSwap32(40, 1, &number))
    #expect(number == 38)
    #expect(OSAtomicCompareAndSwap32Barrier(38, 1, &number))
    #expect(OSAtomicDecrement32Barrier(&number) == 0)
    var large = Int64.max
    #expect(OSAtomicIncrement64(&large) == .min)
    nonisolated(unsafe) let counter = UnsafeMutablePointer<Int64>.allocate(capacity: 1)
    counter.initialize(to: 0)
    defer { counter.deallocate() }
    DispatchQueue.concurrentPerform(iterations: 1000) { _ in OSAtomicAdd64(2, counter) }
    #expect(counter.pointee == 2000)
  }
}
