import Foundation
import Synchronization

/// The owner of running code and new work: an app, the test that drives an app, or none.
///
/// 1. Code that a driver or the app's own work runs on this thread is the app's (`enter`).
/// 2. A task that was seen before keeps its owner, by its identifier, which the runtime never uses twice.
/// 3. A new task belongs to the owner of the code that starts it, `Task.detached` too. One that is older than the app
///    has no owner.
/// 4. The task that calls a driver is the test's, and so are those that it starts: what they wait for is on the app's clock,
///    but they do not end with the app. Code without a task, as in a synchronous XCTest, is the test's of the app that was
///    driven last from such code.
struct WorkOwner: Sendable {
  let process: SimulatedProcess
  /// Whether the code is the test's that drives the app.
  let isTest: Bool

  private enum Claim {
    case noApp
    case app(SimulatedProcess)
    case test(SimulatedProcess)
    /// The app has ended: as on a device, nothing of it goes on.
    case ended
  }

  private struct State {
    var claims: [UInt64: Claim] = [:]
    /// The app that code without a task drove last.
    var ofTasklessCode: SimulatedProcess?
  }

  /// How many apps run whose work is on their clocks.
  private static let running = Atomic<Int>(0)
  private static let state = Mutex(State())

  /// Whether any app runs; without one no work has an owner.
  static var isNeeded: Bool { running.load(ordering: .relaxed) > 0 }

  // MARK: Threads

  private static let key: pthread_key_t = {
    var key = pthread_key_t()
    pthread_key_create(&key, nil)
    return key
  }()

  /// Marks the pointer of a test's thread.
  private static let testBit: UInt = 1

  /// Marks a thread without an owner, whatever task runs.
  private static let noOwner: UInt = 2

  private static var hasNoOwner: Bool { pthread_getspecific(key).map { UInt(bitPattern: $0) == noOwner } ?? false }

  private static var ofThread: WorkOwner? {
    guard let raw = pthread_getspecific(key), UInt(bitPattern: raw) != noOwner else { return nil }
    let bits = UInt(bitPattern: raw)
    guard let pointer = UnsafeRawPointer(bitPattern: bits & ~testBit) else { return nil }
    let process = Unmanaged<SimulatedProcess>.fromOpaque(pointer).takeUnretainedValue()
    return WorkOwner(process: process, isTest: bits & testBit != 0)
  }

  /// The process that code on this thread runs for; nil where only the task knows it, or for none.
  static var processOfThread: SimulatedProcess? {
    guard isNeeded, let raw = pthread_getspecific(key) else { return nil }
    let bits = UInt(bitPattern: raw)
    guard bits != noOwner, let pointer = UnsafeRawPointer(bitPattern: bits & ~testBit) else { return nil }
    return Unmanaged<SimulatedProcess>.fromOpaque(pointer).takeUnretainedValue()
  }

  /// Runs code without an owner.
  static func enterWithoutOwner<Result>(_ body: () -> Result) -> Result {
    let old = pthread_getspecific(key)
    pthread_setspecific(key, UnsafeRawPointer(bitPattern: noOwner))
    defer { pthread_setspecific(key, old) }
    return body()
  }

  /// Runs code for an owner; nil leaves it to the task that runs, or to the test. The caller keeps the process
  /// alive meanwhile.
  static func enter<Result, Failure>(_ owner: WorkOwner?, _ body: () throws(Failure) -> Result) throws(Failure)
    -> Result
  {
    let old = pthread_getspecific(key)
    let pointer = owner.map {
      UInt(bitPattern: Unmanaged.passUnretained($0.process).toOpaque()) | ($0.isTest ? testBit : 0)
    }
    pthread_setspecific(key, pointer.flatMap { UnsafeRawPointer(bitPattern: $0) })
    defer { pthread_setspecific(key, old) }
    return try body()
  }

  // MARK: Questions

  /// The identifier of the task that runs; 0 where none does, nil where that cannot be known.
  static var runningTask: UInt64? {
    SystemFunctions.shared.map { system in system.currentTask().map { system.taskIdentifier($0) } ?? 0 }
  }

  /// The owner of the code that runs on this thread.
  static var ofRunningCode: WorkOwner? {
    guard isNeeded else { return nil }
    if let owner = ofThread { return owner }
    guard !hasNoOwner else { return nil }
    guard let system = SystemFunctions.shared else { return nil }
    guard let task = system.currentTask() else {
      guard MainQueue.isCurrent else { return nil }
      return state.withLock { $0.ofTasklessCode }.map { WorkOwner(process: $0, isTest: true) }
    }
    let identifier = system.taskIdentifier(task)
    switch state.withLock({ $0.claims[identifier] }) {
    case .app(let process): return WorkOwner(process: process, isTest: false)
    case .test(let process): return WorkOwner(process: process, isTest: true)
    case .noApp, .ended: return nil
    case nil:
      // A test whose set-up, which has no task, launched the app.
      guard MainQueue.isCurrent, let process = state.withLock({ $0.ofTasklessCode }),
        identifier > process.work.firstTask
      else { return nil }
      return WorkOwner(process: process, isTest: true)
    }
  }

  /// The owner of new work; nil also for work of an app that has died, whose test goes on in real time.
  static var ofNewWork: WorkOwner? {
    guard let owner = ofRunningCode, !owner.process.work.isOver else { return nil }
    return owner
  }

  /// Where the task of a job was started; for a job that is no task, such as the end of a yield, the task that runs.
  func origin(ofJob job: Address) -> WorkOrigin? {
    let task = JobKind.isTask(job) ? SystemFunctions.shared?.taskIdentifier(job) : Self.runningTask
    return task.flatMap { process.work.origin(ofTask: $0) }
  }

  /// What is to be done with a job that the concurrency runtime hands over.
  enum Handling {
    case system
    /// It is run for an owner; `dies` with the app where it is a task of the app.
    case own(WorkOwner, dies: Bool)
    /// It belongs to an app that has ended.
    case drop
  }

  /// Whether any app ever ran: its tasks are dropped even when no other app runs.
  static var wasNeeded: Bool { began.load(ordering: .relaxed) }
  private static let began = Atomic<Bool>(false)

  /// The handling of a job that the concurrency runtime hands over now; `isRemembered` if it may come again.
  static func handling(ofJob job: Address, isRemembered: Bool = true) -> Handling {
    guard wasNeeded, let system = SystemFunctions.shared else { return .system }
    let running = ofNewWork
    guard JobKind.isTask(job) else { return running.map { .own($0, dies: false) } ?? .system }
    let identifier = system.taskIdentifier(job)
    let current = system.currentTask().map { system.taskIdentifier($0) }
    return state.withLock { state in
      switch state.claims[identifier] {
      case .app(let process): return .own(WorkOwner(process: process, isTest: false), dies: true)
      case .test(let process): return .own(WorkOwner(process: process, isTest: true), dies: false)
      case .noApp: return .system
      case .ended: return .drop
      case nil:
        guard let running, identifier > running.process.work.firstTask, identifier != current else {
          if isNeeded, isRemembered { state.claims[identifier] = .noApp }
          return .system
        }
        guard isRemembered else { return .own(running, dies: !running.isTest) }
        state.claims[identifier] = running.isTest ? .test(running.process) : .app(running.process)
        running.process.work.noteTask(identifier, .here)
        return .own(running, dies: !running.isTest)
      }
    }
  }

  // MARK: Life

  /// Begins to run the work of an app on its clock.
  static func begin(_ process: SimulatedProcess) {
    running.add(1, ordering: .relaxed)
    began.store(true, ordering: .relaxed)
    process.work.isBegun = true
    guard let system = SystemFunctions.shared else { return }
    let task = Task.detached(executorPreference: RunAtOnce.shared) {}
    process.work.firstTask = withExtendedLifetime(task) {
      system.taskIdentifier(unsafeBitCast(task, to: Address.self))
    }
  }

  /// The task that drove an app last, and that app; nil when it has ended, since another one may get its address.
  @MainActor private static var lastDriver: (task: UInt64, process: ObjectIdentifier)?

  /// Notes that the running code, which is the test's, drives an app.
  @MainActor static func noteDriver(of process: SimulatedProcess) {
    guard process.work.isBegun, let system = SystemFunctions.shared else { return }
    guard let task = system.currentTask() else {
      state.withLock { if $0.ofTasklessCode !== process { $0.ofTasklessCode = process } }
      return
    }
    let identifier = system.taskIdentifier(task)
    if let lastDriver, lastDriver == (identifier, ObjectIdentifier(process)) { return }
    lastDriver = (identifier, ObjectIdentifier(process))
    state.withLock { state in
      // Code of the app that calls its own driver stays the app's.
      if case .app = state.claims[identifier] { return }
      state.claims[identifier] = .test(process)
    }
    process.work.noteTask(identifier, nil)
  }

  /// Code without a task belongs to no app until it drives one again.
  static func forgetTasklessCode() {
    if isNeeded { state.withLock { $0.ofTasklessCode = nil } }
  }

  /// Stops running the work of an app: what its tasks still put on queues is dropped, the test's are the system's
  /// again.
  @MainActor static func end(_ process: SimulatedProcess) {
    lastDriver = nil
    let left = running.subtract(1, ordering: .relaxed).newValue
    let identifiers = process.work.takeTasks()
    state.withLock { state in
      if state.ofTasklessCode === process { state.ofTasklessCode = nil }
      for identifier in identifiers {
        switch state.claims[identifier] {
        case .app: state.claims[identifier] = .ended
        case .test(let driven) where driven === process: state.claims[identifier] = .noApp
        default: break
        }
      }
      // Tasks without an app are older than any later app.
      if left == 0 {
        state.claims = state.claims.filter { if case .ended = $0.value { true } else { false } }
      }
    }
  }
}

/// Runs tasks where they are started: one that is made for its identifier alone needs no other thread.
private final class RunAtOnce: TaskExecutor {
  static let shared = RunAtOnce()

  func enqueue(_ job: consuming ExecutorJob) {
    UnownedJob(job).runSynchronously(on: asUnownedTaskExecutor())
  }
}

/// What kind of job the concurrency runtime hands over: a field of its `Job`, which the self-test relies on too.
enum JobKind {
  private static let offset = 32

  /// Whether the job is a task; only those have an identifier for life.
  static func isTask(_ job: Address) -> Bool { job.load(fromByteOffset: offset, as: UInt32.self) & 0xff == 0 }
}
