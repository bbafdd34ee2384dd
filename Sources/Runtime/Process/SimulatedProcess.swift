import Foundation
import Synchronization

/// What an app's process holds beside its views: its life, its console, its object addresses and its singletons.
///
/// A driver starts one for every launch and makes it current for the extent of each of its calls; tasks, blocks and tests
/// that belong to the app are in it too (`WorkOwner`). An exception in it is recorded: the library then calls no more user
/// code of that process, frames already on the stack run to their end, and the driver throws what was recorded when control
/// is back in its hands. Code of no app runs in `host`, where an exception fails the running test, and prints UIKit's text
/// and aborts where no test runs.
@MainActor @usableFromInline package final class SimulatedProcess {
  /// Written out, since the macro's constant would belong to the main actor.
  private nonisolated static let processOfTask = TaskLocal<SimulatedProcess?>(wrappedValue: nil)
  /// The process whose driver or whose work called the running code.
  private nonisolated static var inherited: SimulatedProcess? { processOfTask.get() }

  /// The process of the program itself, outside every driver.
  package nonisolated static let host = SimulatedProcess()

  /// The process that the running code belongs to: the app's, also in a task, a block or a test that the app's driver did
  /// not call; the program's own where no app runs.
  package nonisolated static var current: SimulatedProcess { driven ?? host }

  /// The process that a driver runs and that the running code belongs to; nil outside every driver.
  @usableFromInline package nonisolated static var driven: SimulatedProcess? {
    // The thread knows first, since that is asked at every edge to user code; the task knows of processes without work.
    WorkOwner.processOfThread ?? inherited ?? WorkOwner.ofRunningCode?.process
  }

  /// True once an exception ended the current process: nothing calls user code of it any more.
  @usableFromInline package static var isUnwinding: Bool {
    // Asked at every edge to user code: in the common case no process is looked up.
    guard hasCaught else { return false }
    if let process = driven { return process.uncaught != nil }
    return !failedTests.isEmpty && WorkOwner.runningTask.map { failedTests.contains($0) } ?? false
  }

  /// The transcript of the current process; nil when none is kept.
  package static var transcript: Transcript? { driven?.transcript }

  /// The observer of the wires of the current process; nil for none.
  package static var witness: (any WiringWitness)? { driven?.witness }

  /// The exception that ended this process.
  package private(set) var uncaught: UncaughtException? { didSet { Self.hasCaught = true } }
  /// The tasks of tests that an exception outside of every driver call failed (W86); 0 for tests without a task.
  private static var failedTests: Set<UInt64> = []
  /// How many calls of a driver are under way.
  private var calls = 0
  /// Whether any process ever got an exception.
  @exclusivity(unchecked) private static var hasCaught = false
  /// Lines that the process wrote to its console, oldest first; the host's go to standard error instead.
  package nonisolated var console: [String] { written.withLock { $0 } }
  private nonisolated let written = Mutex<[String]>([])
  /// How many conflicts between constraints the process had, and the index of the line that counts those left out.
  private nonisolated let conflicts = Mutex<(count: Int, lineIndex: Int)>((0, 0))
  @exclusivity(unchecked) private var singletons: [ObjectIdentifier: AnyObject] = [:]
  private nonisolated let shared = Mutex<[ObjectIdentifier: any AnyObject & Sendable]>([:])
  package nonisolated let addresses = AddressBook()
  /// The user defaults of the process's code.
  package nonisolated let defaults: DefaultsStore
  /// What the device that the process runs on has beside its screen.
  package nonisolated let device: DeviceParts
  /// Whether an action whose parameter is of another class than the sender gets a new object of that class.
  package var takesStandIns = true
  /// What happens in the process, while it is being recorded.
  package var transcript: Transcript?
  /// The observer of the wires that carry something.
  package var witness: (any WiringWitness)?
  /// Whether each call of a delegate is observed.
  @usableFromInline package var hearsCalls: Bool { transcript != nil || witness != nil }
  /// The last things that happened in the process, for failures.
  package var recentEvents: RecentEvents?

  /// The lines of the last events, from the transcript if there is one.
  package func lastEvents(_ count: Int = 12) -> [String] {
    transcript?.lines(count) ?? recentEvents?.lines(count) ?? []
  }

  /// The time of the process.
  package nonisolated let clock = VirtualClock()
  /// What the process has put on queues.
  package nonisolated let work = AppWork()
  /// The runner of the turns of the process's app.
  package weak var turns: (any TurnRunning)?

  package nonisolated init(defaults: DefaultsStore = DefaultsStore(), device: DeviceParts = DeviceParts()) {
    self.defaults = defaults
    self.device = device
    work.belongs(to: self)
  }

  /// Puts tasks, queues, timers and run loops of the process on its clock from now on.
  package func beginWork() {
    replaceFunctions()
    WorkOwner.begin(self)
    clock.tellWhenScheduled { [work] in work.requestPump() }
  }

  /// Ends what `beginWork()` began: what the process has left on queues never runs.
  package func endWork() {
    guard work.isBegun else { return }
    WorkOwner.end(self)
    work.end()
    clock.cancelAll()
    endReplacedCalls()
  }

  /// Lets the app go on while the test waits for something: called by the main queue.
  func pump() {
    guard !work.isOver else { return }
    WorkOwner.enter(WorkOwner(process: self, isTest: false)) { enter { turns?.runWhileTestWaits() } }
  }

  /// Runs `body` in this process; throws the exception that ended the process, now or earlier.
  package func run<R>(_ body: () throws -> R) throws -> R {
    if let uncaught { throw uncaught }
    defaults.wasEntered()
    if work.isBegun {
      WorkOwner.noteDriver(of: self)
      work.noteTest()
    }
    calls += 1
    defer { calls -= 1 }
    let result = try WorkOwner.enter(work.isBegun ? WorkOwner(process: self, isTest: false) : nil) {
      try Self.processOfTask.withValue(self) { try body() }
    }
    if let uncaught { throw uncaught }
    return result
  }

  /// Runs `body` in this process without checking for exceptions: for code that only reads.
  package func enter<R>(_ body: () throws -> R) rethrows -> R {
    // Code of the test that runs in the process's name already stays the test's.
    if WorkOwner.processOfThread === self { return try Self.processOfTask.withValue(self) { try body() } }
    return try WorkOwner.enter(work.isBegun ? WorkOwner(process: self, isTest: false) : nil) {
      try Self.processOfTask.withValue(self) { try body() }
    }
  }

  /// The one object of its kind in this process, made at first use.
  package func singleton<Object: AnyObject>(_ type: Object.Type, make: () -> Object) -> Object {
    let key = ObjectIdentifier(type)
    if let known = singletons[key] {
      assert(known is Object, "The one object of a kind is of another class.")
      return unsafeDowncast(known, to: Object.self)
    }
    let object = make()
    singletons[key] = object
    return object
  }

  /// Releases the singletons of a process that has ended, since they may retain it.
  package func letGoOfObjects() {
    singletons = [:]
    shared.withLock { $0 = [:] }
  }

  /// The one object of its kind in this process that every thread may use, made at first use.
  package nonisolated func shared<Object: AnyObject & Sendable>(_ type: Object.Type, make: () -> Object) -> Object {
    let key = ObjectIdentifier(type)
    return shared.withLock { objects in
      if let known = objects[key] { return unsafeDowncast(known, to: Object.self) }
      let object = make()
      objects[key] = object
      return object
    }
  }

  /// Ends the current process with `exception`, as an uncaught exception ends an app.
  ///
  /// Inside a driver call it returns, the caller returns at once, and the driver throws. Elsewhere in a test it fails the
  /// test, which ends where its code can be left, and goes on with neutral answers of the library where not (W86). Outside
  /// of tests it prints and aborts.
  package static func raise(_ exception: UncaughtException, _ object: NSException? = nil) {
    if let process = driven {
      guard process.uncaught == nil else { return }
      tell(exception, object)
      process.uncaught = exception.following(process.lastEvents())
      process.transcript?.end()
      process.work.end()
      process.clock.cancelAll()
      if process.calls == 0 {
        RunningTest.fail(exception)
        RunningTest.end()
      }
      return
    }
    tell(exception, object)
    if RunningTest.canBeEnded {
      RunningTest.fail(exception)
      return RunningTest.end()
    }
    if RunningTest.name != nil, let task = WorkOwner.runningTask {
      hasCaught = true
      if failedTests.insert(task).inserted { RunningTest.fail(exception) }
      return
    }
    write("\(exception.reason)\n\(exception)\n\(terminationMessage)\n")
    abort()
  }

  /// Tests without a task have failed one by one.
  static func forgetTasklessFailure() { failedTests.remove(0) }

  /// Whether the running code is called by a driver, or is work of an app: it cannot be left.
  package nonisolated static var isEntered: Bool { WorkOwner.processOfThread != nil }

  /// What a device's C++ runtime says last (contract S2).
  private static let terminationMessage = "libc++abi: terminating due to uncaught exception of type NSException"

  /// Writes what UIKit would write to the console of the current process, from any thread.
  package nonisolated static func log(_ text: String) {
    if let process = driven { process.written.withLock { $0.append(text) } } else { write(text + "\n") }
  }

  /// How many conflicts between constraints a process's console tells in full; an app may have one at every layout.
  package nonisolated static let mostConflicts = 1000

  /// Writes UIKit's text on a conflict between constraints; after `mostConflicts` of them it is only counted.
  package nonisolated static func logConflict(_ text: String) {
    guard let process = driven else { return write(text + "\n") }
    process.conflicts.withLock { conflicts in
      conflicts.count += 1
      let surplus = conflicts.count - mostConflicts
      guard surplus > 0 else { return process.written.withLock { $0.append(text) } }
      let line = "[LayoutConstraints] \(surplus) more conflicts are left out."
      process.written.withLock { written in
        if surplus == 1 {
          conflicts.lineIndex = written.count
          written.append(line)
        } else {
          written[conflicts.lineIndex] = line
        }
      }
    }
  }

  /// Writes what is worth one line, however often it happens.
  nonisolated static func logOnce(_ text: String) {
    guard let process = driven else { return write(text + "\n") }
    process.written.withLock { if !$0.contains(text) { $0.append(text) } }
  }

  private nonisolated static func write(_ text: String) {
    FileHandle.standardError.write(Data(VisibleText.lines(text).utf8))
  }
}

/// Ends the current process with `exception`; see `SimulatedProcess.raise(_:)`.
@MainActor package func raise(_ exception: UncaughtException) { SimulatedProcess.raise(exception) }
