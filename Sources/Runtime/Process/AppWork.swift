package import Foundation
import Synchronization

/// What an app has put on queues and has not run: jobs of the main queue and of the concurrent pool that are ready, and
/// how much of it runs on background queues. What waits for its time is on the process's clock.
///
/// Jobs and blocks arrive from any thread. They are run on the main thread only, one after the other, by the code that drives
/// the app: a settling driver, a run loop, or the main queue itself while the test waits for something.
package final class AppWork: @unchecked Sendable {
  package enum Lane { case main, pool }

  let signal = Signal()
  var state = State()
  private let used = Atomic<Bool>(false)
  private let pumpIsQueued = Atomic<Bool>(false)
  private let over = Atomic<Bool>(false)
  /// Whether the process's work runs on its clock; else the system runs it.
  var isBegun = false
  /// Tasks with a lower identifier are older than the app.
  var firstTask: UInt64 = 0
  /// What the system's clocks said when the app began, in nanoseconds.
  let clockBases: [Int32: UInt64]
  private(set) unowned var process: SimulatedProcess!

  /// How long work on background threads that does not end is waited for, in real seconds.
  package var patience: TimeInterval {
    get { signal.locked { state.patience } }
    set { signal.locked { state.patience = newValue } }
  }

  init() {
    clockBases =
      SystemFunctions.shared.map { system in
        Dictionary(uniqueKeysWithValues: [1, 4, 6, 7].map { ($0, system.nanoseconds($0)) })
      } ?? [:]
  }

  func belongs(to process: SimulatedProcess) { self.process = process }

  /// Whether the app has ended, or died of an exception.
  var isOver: Bool { over.load(ordering: .acquiring) }

  // MARK: What arrives

  /// Adds a job that is ready.
  func add(
    _ lane: Lane, _ label: String, in origin: WorkOrigin? = nil, of owner: WorkOwner?, isTest: Bool = false,
    isSource: Bool = true,
    release: (() -> Void)? = nil, _ run: @escaping () -> Void
  ) {
    used.store(true, ordering: .relaxed)
    let isLate = signal.locked {
      guard !self.isOver else { return true }
      state.ready.append(
        Job(
          lane: lane, label: label, origin: origin, owner: owner, isTest: isTest, isSource: isSource, run: run,
          release: release))
      signal.notify()
      return false
    }
    if isLate { release?() } else { requestPump() }
  }

  /// Runs a block of a background thread on the main thread before anything else, and waits for it.
  func runOnMainQueue(_ block: @escaping () -> Void) {
    used.store(true, ordering: .relaxed)
    let done = DispatchSemaphore(value: 0)
    let isLate = signal.locked {
      guard !isOver else { return true }
      state.urgent.append {
        block()
        done.signal()
      }
      signal.notify()
      return false
    }
    // The app has ended: nothing drives it any more.
    guard !isLate else { return block() }
    requestPump()
    WorkOwner.enterWithoutOwner { done.wait() }
  }

  /// Notes that something of the app's began to run on another thread.
  func began(_ label: String) {
    used.store(true, ordering: .relaxed)
    signal.locked {
      state.running += 1
      state.background[label, default: 0] += 1
    }
  }

  func ended(_ label: String) {
    signal.locked {
      state.running -= 1
      state.background[label, default: 1] -= 1
      if state.background[label] == 0 { state.background[label] = nil }
      signal.notify()
    }
    // While a test waits, time may go on now.
    requestPump()
  }

  func beganThread() {
    used.store(true, ordering: .relaxed)
    signal.locked { state.threads += 1 }
  }

  func endedThread() {
    signal.locked {
      state.threads -= 1
      state.patientThreads = min(state.patientThreads, state.threads)
      signal.notify()
    }
    requestPump()
  }

  /// Notes a network request that begins (a text that names it) or ends (nil).
  func noteRequest(_ address: UInt, _ name: String?) {
    used.store(true, ordering: .relaxed)
    signal.locked {
      state.requests[address] = name
      signal.notify()
    }
    requestPump()
  }

  func noteTask(_ identifier: UInt64, _ origin: WorkOrigin?) {
    signal.locked { state.tasks[identifier] = .some(origin) }
  }

  /// Where a task was started.
  func origin(ofTask identifier: UInt64) -> WorkOrigin? { signal.locked { state.tasks[identifier] ?? nil } }

  func takeTasks() -> [UInt64] {
    signal.locked {
      defer { state.tasks = [:] }
      return Array(state.tasks.keys)
    }
  }

  // MARK: Running

  /// Whether anything was ever put on a queue.
  package var isUsed: Bool { used.load(ordering: .relaxed) }

  /// Chooses another legal order of jobs that are ready at the same time; nil keeps the order in which they were added.
  package var order: JobOrder? {
    get { signal.locked { state.order } }
    set { signal.locked { state.order = newValue } }
  }

  /// How many jobs of the main queue have run that a run loop counts as sources.
  private(set) var sourcesHandled = 0

  /// Runs the next job that is ready; nil when there is none, or when a job did not come back in time.
  @MainActor package func runNext() -> Lane? {
    if let urgent = signal.locked({ state.urgent.isEmpty ? nil : state.urgent.removeFirst() }) {
      run(WorkOwner(process: process, isTest: false), urgent)
      return .main
    }
    guard let job = takeNext() else { return nil }
    if job.isTest { noteTest() }
    if job.lane == .main, job.isSource { sourcesHandled += 1 }
    switch job.lane {
    case .main: run(job.owner, job.run)
    case .pool: runOnPool(job)
    }
    return job.lane
  }

  /// Whether the next job that is ready is one of the main queue.
  package var hasReadyMainJob: Bool {
    signal.locked {
      !state.urgent.isEmpty || (state.first < state.ready.count && state.ready[state.first].lane == .main)
    }
  }

  /// Whether nothing is ready and nothing runs in the background.
  package var isIdle: Bool {
    guard isUsed else { return true }
    return signal.locked { !isSomethingReady && state.running == 0 && !isThreadAwaited && state.requests.isEmpty }
  }

  private func takeNext() -> Job? {
    signal.locked {
      state.readings = 0
      guard state.first < state.ready.count else {
        (state.ready, state.first) = ([], 0)
        return nil
      }
      guard state.order != nil else {
        let job = state.ready[state.first]
        state.ready[state.first] = .taken
        state.first += 1
        return job
      }
      // The main queue keeps its order always; jobs of the pool may come in any.
      let ready = state.ready[state.first...]
      let firstOfMain = ready.firstIndex { $0.lane == .main }
      let choices = ready.indices.filter { ready[$0].lane == .pool || $0 == firstOfMain }
      let choice = state.order?.choose(choices.count) ?? 0
      return state.ready.remove(at: choices[choice])
    }
  }

  /// When code of the test ran last, on the app's clock.
  package var timeOfTest: TimeInterval { signal.locked { state.timeOfTest } }

  /// Notes that code of the test runs.
  func noteTest() {
    runsWithoutTest.store(Self.mostRunsWithoutTest, ordering: .relaxed)
    guard isUsed else { return }
    let now = process.clock.now
    signal.locked { state.timeOfTest = now }
  }

  /// How many jobs and events may run yet while no code of the test does: an app that goes on for ever, for example one
  /// that a test has forgotten, must not keep the main queue.
  private let runsWithoutTest = Atomic<Int>(mostRunsWithoutTest)
  private static let mostRunsWithoutTest = 50_000

  /// Takes some of the runs that are left; 0 when none are.
  package func takeRunsWithoutTest(_ count: Int) -> Int {
    let taken = min(count, runsWithoutTest.load(ordering: .relaxed))
    runsWithoutTest.subtract(taken, ordering: .relaxed)
    return taken
  }

  package func giveBackRuns(_ count: Int) { runsWithoutTest.add(count, ordering: .relaxed) }

  @MainActor private func run(_ owner: WorkOwner?, _ body: () -> Void) {
    WorkOwner.enter(owner) { if owner == nil { body() } else { process.enter(body) } }
  }

  @MainActor func runOnPool(_ job: Job) {
    let handOver = HandOver(of: process)
    PoolThread.run(job.owner, job.run) { [self] in
      let (old, isAwaited) = handOver.baton.set(HandOver.over)
      if isAwaited { signal.locked { signal.notify() } }
      if old == HandOver.late { ended(Self.lateJob) }
    }
    if handOver.baton.spin(until: HandOver.over) { return }
    let isOver = handOver.baton.sleeping {
      wait(self.patience) { handOver.baton.value == HandOver.over }
    }
    if isOver { return }
    // From now on it counts as something that runs in the background.
    began(Self.lateJob)
    if !handOver.baton.replace(HandOver.running, with: HandOver.late) { ended(Self.lateJob) }
  }

  /// A job that a thread of the pool runs.
  private final class HandOver: Sendable {
    static let running = 0
    static let over = 1
    static let late = 2

    /// A late job may end after its app was let go.
    let process: SimulatedProcess
    let baton = Baton(running)

    init(of process: SimulatedProcess) { self.process = process }
  }

  private static let lateJob = "a task that does not end"

  /// Waits until something is ready or nothing runs in the background any more; false if there is nothing to wait for, or
  /// if it takes too long.
  @MainActor package func waitForBackground() -> Bool {
    guard isUsed else { return false }
    Notifications.flush()
    if signal.locked({ isSomethingReady }) { return true }
    if signal.locked({ state.threads > state.patientThreads }) {
      if !wait(Self.patienceForThreads, until: { self.isSomethingReady || !self.isThreadAwaited }) {
        signal.locked { state.patientThreads = state.threads }
      }
      Notifications.flush()
    }
    if signal.locked({ !isSomethingReady && isBackgroundAwaited }) {
      if !wait(patience, until: { self.isSomethingReady || !self.isBackgroundAwaited }) {
        signal.locked { state.waitedInVain = backgroundCount }
      }
      Notifications.flush()
    }
    return signal.locked { isSomethingReady }
  }

  var isThreadAwaited: Bool { state.threads > state.patientThreads }
  /// How long a thread that the app made is waited for, in real seconds.
  static let patienceForThreads = 1.0

  private var backgroundCount: Int { state.running + state.requests.count }
  /// Whether something runs in the background that was not waited for in vain before.
  var isBackgroundAwaited: Bool {
    state.waitedInVain = min(state.waitedInVain, backgroundCount)
    return backgroundCount > state.waitedInVain
  }

  private var isSomethingReady: Bool { !state.urgent.isEmpty || state.first < state.ready.count }

  /// Waits for a condition, checked under the lock, and meanwhile runs what other threads request from the main thread.
  @MainActor func wait(_ seconds: Double, until condition: @escaping () -> Bool) -> Bool {
    enum Wake {
      case done
      case urgent(() -> Void)
    }
    while true {
      let wake: Wake? = signal.wait(seconds) {
        if condition() { return .done }
        return state.urgent.isEmpty ? nil : .urgent(state.urgent.removeFirst())
      }
      switch wake {
      case .done: return true
      case .urgent(let block): run(WorkOwner(process: process, isTest: false), block)
      case nil: return false
      }
    }
  }

  // MARK: Life

  /// Schedules the app's work on the main queue, for example while a test waits.
  package func requestPump() {
    guard WorkOwner.isNeeded, !isOver, let system = SystemFunctions.shared,
      !pumpIsQueued.exchange(true, ordering: .acquiringAndReleasing)
    else { return }
    system.asyncFunction(system.mainQueue, Unmanaged.passRetained(process).toOpaque()) { context in
      guard let context else { return }
      let process = Unmanaged<SimulatedProcess>.fromOpaque(context).takeRetainedValue()
      process.work.pumpIsQueued.store(false, ordering: .releasing)
      MainActor.assumeIsolated { process.pump() }
    }
  }

  /// Ends the app: its tasks and blocks that are on queues never run; what it shares with others is given to the system.
  func end() {
    // What jobs hold is released outside of the lock: that may put work on queues.
    let (ready, first, urgent) = signal.locked {
      defer {
        (state.ready, state.first, state.urgent, state.limits, state.folders) = ([], 0, [], [], nil)
        over.store(true, ordering: .releasing)
      }
      return (state.ready, state.first, state.urgent)
    }
    for job in ready[min(first, ready.count)...] { job.release?() }
    // Their threads wait for them.
    for block in urgent { block() }
  }
}
