import Foundation
import Synchronization

// What takes the place of functions of libdispatch. Work of nobody goes on to the real ones.

private typealias System = SystemFunctions

private func isMain(_ queue: Address, _ system: System) -> Bool { queue == system.mainQueue }

extension System {
  /// Test libraries wait on queues of their own: those stay real.
  func isOfTestLibrary(_ queue: Address) -> Bool { strncmp(label(queue), Self.testLibraryQueues, 16) == 0 }
  private static let testLibraryQueues = "org.swift.XCTest"

  func name(of queue: Address) -> String {
    let text = String(cString: label(queue))
    return "a block on the queue " + (text.isEmpty ? "without a label" : text)
  }
}

/// A block of a background queue, which runs really, in the app's name, and is waited for.
private func counted(_ block: @escaping Block, on queue: Address, _ owner: WorkOwner, _ system: System) -> Block {
  let name = system.name(of: queue)
  let work = owner.process.work
  work.began(name)
  return {
    WorkOwner.enter(owner) { block() }
    work.ended(name)
  }
}

// MARK: Swift concurrency

/// The functions through which the concurrency runtime runs jobs, recognized by the library that they are in.
private enum Runners {
  private static let known = Mutex<[UInt: Bool]>([:])

  static func has(_ function: Function) -> Bool {
    let address = unsafeBitCast(function, to: UInt.self)
    return known.withLock { known in
      if let answer = known[address] { return answer }
      let answer = LoadedImage(holding: address).map { $0.path.contains("libswift_Concurrency") } ?? false
      known[address] = answer
      return answer
    }
  }
}

func replacedAsyncFunction(_ queue: Address, _ context: UnsafeMutableRawPointer?, _ function: Function) {
  guard let system = System.shared else { return }
  guard WorkOwner.isNeeded else { return system.asyncFunction(queue, context, function) }
  if let context, Runners.has(function) {
    switch WorkOwner.handling(ofJob: context) {
    case .system: system.asyncFunction(queue, context, function)
    case .drop: break
    case .own(let owner, let dies):
      owner.process.work.add(
        isMain(queue, system) ? .main : .pool, "a task", of: dies ? owner : nil, isTest: owner.isTest,
        release: dies ? nil : { system.asyncFunction(queue, context, function) }
      ) { function(context) }
    }
  } else if let owner = WorkOwner.ofNewWork {
    if isMain(queue, system) {
      owner.process.work.add(.main, "a function on the main queue", of: owner) { function(context) }
    } else {
      system.async(queue, counted({ function(context) }, on: queue, owner, system))
    }
  } else {
    system.asyncFunction(queue, context, function)
  }
}

func replacedAfterFunction(
  _ when: UInt64, _ queue: Address, _ context: UnsafeMutableRawPointer?, _ function: Function
) {
  guard let system = System.shared else { return }
  guard let context, WorkOwner.isNeeded, Runners.has(function) else {
    return system.afterFunction(when, queue, context, function)
  }
  switch WorkOwner.handling(ofJob: context) {
  case .system: system.afterFunction(when, queue, context, function)
  case .drop: break
  case .own(let owner, _):
    let process = owner.process
    guard !process.work.isOver else { return system.afterFunction(when, queue, context, function) }
    let delay = process.work.delay(until: when)
    // What wakes a task only makes it ready: it needs no thread of the pool.
    process.clock.scheduleWork(
      after: delay, "Task.sleep", runsOffMain: true,
      atEnd: owner.isTest ? { system.afterFunction(system.time(0, nanoseconds(delay)), queue, context, function) } : nil
    ) {
      WorkOwner.enter(owner) { function(context) }
    }
    process.work.requestPump()
  }
}

// MARK: Blocks

func replacedAsync(_ queue: Address, _ block: @escaping Block) {
  guard let system = System.shared else { return }
  guard let owner = WorkOwner.ofNewWork, !system.isOfTestLibrary(queue) else { return system.async(queue, block) }
  if isMain(queue, system) {
    owner.process.work.add(.main, "a block on the main queue", of: owner, block)
  } else {
    system.async(queue, counted(block, on: queue, owner, system))
  }
}

func replacedBarrierAsync(_ queue: Address, _ block: @escaping Block) {
  guard let system = System.shared else { return }
  guard let owner = WorkOwner.ofNewWork, !system.isOfTestLibrary(queue) else {
    return system.barrierAsync(queue, block)
  }
  if isMain(queue, system) {
    owner.process.work.add(.main, "a block on the main queue", of: owner, block)
  } else {
    system.barrierAsync(queue, counted(block, on: queue, owner, system))
  }
}

func replacedAfter(_ when: UInt64, _ queue: Address, _ raw: Address) {
  guard let system = System.shared else { return }
  guard let owner = WorkOwner.ofNewWork else { return system.after(when, queue, raw) }
  let process = owner.process
  let delay = process.work.delay(until: when)
  guard !system.isOfTestLibrary(queue) else {
    // The time-out of a wait: real, and as far as the app's time goes by itself meanwhile.
    process.work.addLimit(UInt(bitPattern: raw), process.clock.now + max(0, delay - XCTestWaits.slop))
    process.work.requestPump()
    return system.after(system.time(0, nanoseconds(delay)), queue, raw)
  }
  let block = kept(raw, system)
  system.retainObject(queue)
  process.clock.scheduleWork(after: delay, "DispatchQueue.asyncAfter", runsOffMain: !isMain(queue, system)) {
    WorkOwner.enter(owner) {
      if isMain(queue, system) {
        process.work.add(.main, "a block on the main queue", of: owner, block)
      } else {
        system.async(queue, counted(block, on: queue, owner, system))
      }
    }
    system.releaseObject(queue)
  }
  process.work.requestPump()
}

/// A block that came as an address, copied from the stack if it is there. The runtime has no metadata for optional blocks, so
/// that they cannot come as such.
private func kept(_ raw: Address, _ system: System) -> Block {
  let copy = system.copyBlock(raw)
  defer { system.releaseBlock(copy) }
  return unsafeBitCast(copy, to: Block.self)
}

/// What XCTest adds to the time-out of a wait before its watchdog ends it.
private enum XCTestWaits {
  static let slop = 0.25
}

func replacedBlockCancel(_ block: Address) {
  guard let system = System.shared else { return }
  if let owner = WorkOwner.ofNewWork { owner.process.work.removeLimit(UInt(bitPattern: block)) }
  system.blockCancel(block)
}

/// The block is called by its entry, at offset 16, so that nobody retains what must not escape.
func replacedSync(_ queue: Address, _ block: Address) {
  guard let system = System.shared else { return }
  guard isMain(queue, system), let owner = WorkOwner.ofNewWork, !MainQueue.isCurrent else {
    return system.sync(queue, block)
  }
  owner.process.work.runOnMainQueue {
    block.load(fromByteOffset: 16, as: (@convention(c) (Address) -> Void).self)(block)
  }
}

func replacedApply(_ count: Int, _ queue: Address?, _ block: @convention(block) (Int) -> Void) {
  guard let system = System.shared else { return }
  guard let owner = WorkOwner.ofNewWork else { return system.apply(count, queue, block) }
  withoutActuallyEscaping(block) { block in
    system.apply(count, queue) { index in WorkOwner.enter(owner) { block(index) } }
  }
}

// MARK: Groups

func replacedGroupAsync(_ group: Address, _ queue: Address, _ block: @escaping Block) {
  guard let system = System.shared else { return }
  guard let owner = WorkOwner.ofNewWork else { return system.groupAsync(group, queue, block) }
  system.retainObject(group)
  system.groupEnter(group)
  // The group is left, and its notification on its way, before the block counts as ended.
  let work: Block = {
    block()
    system.groupLeave(group)
    system.releaseObject(group)
  }
  if isMain(queue, system) {
    owner.process.work.add(.main, "a block on the main queue", of: owner, work)
  } else {
    system.async(queue, counted(work, on: queue, owner, system))
  }
}

func replacedGroupNotify(_ group: Address, _ queue: Address, _ block: @escaping Block) {
  guard let system = System.shared else { return }
  notify(system, system.groupNotify, group, queue, block)
}

func replacedBlockNotify(_ work: Address, _ queue: Address, _ block: @escaping Block) {
  guard let system = System.shared else { return }
  notify(system, system.blockNotify, work, queue, block)
}

private func notify(
  _ system: System, _ real: @convention(c) (Address, Address, @escaping Block) -> Void, _ subject: Address,
  _ queue: Address, _ block: @escaping Block
) {
  guard let owner = WorkOwner.ofNewWork, let arrivals = Notifications.arrivals else {
    return real(subject, queue, block)
  }
  system.retainObject(queue)
  Notifications.expect()
  real(subject, arrivals) {
    if isMain(queue, system) {
      owner.process.work.add(.main, "a block on the main queue", of: owner, block)
    } else {
      system.async(queue, counted(block, on: queue, owner, system))
    }
    system.releaseObject(queue)
    Notifications.arrived()
  }
}

// MARK: Times and waits

private func nanoseconds(_ seconds: TimeInterval) -> Int64 { Int64(min(seconds, 1e9) * 1e9) }

func replacedTime(_ when: UInt64, _ delta: Int64) -> UInt64 {
  guard let system = System.shared else { return 0 }
  guard when == 0, let owner = WorkOwner.ofNewWork, let now = owner.process.work.nanoseconds(1) else {
    return system.time(when, delta)
  }
  return delta >= 0 ? now &+ UInt64(delta) : now &- delta.magnitude
}

/// A time of the app's clock, as a real one.
private func real(_ when: UInt64, _ system: System) -> UInt64 {
  guard when != 0, when != .max, Int64(bitPattern: when) > 0, let owner = WorkOwner.ofNewWork else { return when }
  return system.time(0, nanoseconds(owner.process.work.delay(until: when)))
}

func replacedSemaphoreWait(_ semaphore: Address, _ when: UInt64) -> Int {
  guard let system = System.shared else { return 0 }
  return blockingWait(when, system) { system.semaphoreWait(semaphore, $0) }
}

func replacedGroupWait(_ group: Address, _ when: UInt64) -> Int {
  guard let system = System.shared else { return 0 }
  return blockingWait(when, system) { system.groupWait(group, $0) }
}

func replacedBlockWait(_ block: Address, _ when: UInt64) -> Int {
  guard let system = System.shared else { return 0 }
  return blockingWait(when, system) { system.blockWait(block, $0) }
}

/// A wait that blocks its thread: on the main thread the pool and the clock go on meanwhile, as they do on a device.
private func blockingWait(_ when: UInt64, _ system: System, _ wait: @escaping (UInt64) -> Int) -> Int {
  guard let owner = WorkOwner.ofNewWork, MainQueue.isCurrent, when != 0 else {
    // After an exception nobody signals any more what the frames that run to their end wait for.
    if when == .max, MainQueue.isCurrent, WorkOwner.ofRunningCode?.process.work.isOver ?? false {
      return wait(system.time(0, 0))
    }
    return wait(real(when, system))
  }
  let limit = when == .max ? .infinity : owner.process.clock.now + owner.process.work.delay(until: when)
  nonisolated(unsafe) let wait = wait
  return MainActor.assumeIsolated {
    owner.process.work.waitOnMainThread(until: limit) { wait(system.time(0, nanoseconds($0))) == 0 } ? 0 : 1
  }
}

// MARK: Timer sources

/// Sources that add data stand in for timers, and the clock adds to them.
private let timerSources = AddressTable<TimerReference>()

/// What stands in for a timer; its source holds it by its handler, so that it ends with the source.
private final class SourceTimer: @unchecked Sendable {
  let process: SimulatedProcess
  let queue: Address
  var token: VirtualClock.Token?

  init(_ process: SimulatedProcess, _ queue: Address) {
    self.process = process
    self.queue = queue
  }

  deinit { if let token { process.clock.cancel(token) } }
}

private struct TimerReference: @unchecked Sendable {
  weak var timer: SourceTimer?
}

func replacedCreateSource(_ type: Address, _ handle: UInt, _ mask: UInt, _ queue: Address?) -> Address {
  guard let system = System.shared else { fatalError("libdispatch is not there") }
  guard type == system.timerType, let owner = WorkOwner.ofNewWork, let arrivals = Notifications.arrivals else {
    let source = system.createSource(type, handle, mask, queue)
    if WorkOwner.isNeeded { timerSources[source] = nil }
    return source
  }
  let source = system.createSource(system.addType, 0, 0, arrivals)
  let timer = SourceTimer(owner.process, queue ?? system.globalQueue(0, 0))
  timerSources[source] = TimerReference(timer: timer)
  system.setHandler(source) {
    Notifications.arrived()
    withExtendedLifetime(timer) {}
  }
  return source
}

func replacedSetHandler(_ source: Address, _ raw: Address?) {
  guard let system = System.shared else { return }
  guard WorkOwner.isNeeded, let raw else { return system.setRawHandler(source, raw) }
  guard let timer = timerSources[source]?.timer else {
    guard let owner = WorkOwner.ofNewWork else { return system.setRawHandler(source, raw) }
    // What a socket or a file brings about is the app's too.
    let block = kept(raw, system)
    return system.setHandler(source) { WorkOwner.enter(owner) { block() } }
  }
  let block = kept(raw, system)
  system.setHandler(source) {
    Notifications.arrived()
    if isMain(timer.queue, system) {
      let owner = WorkOwner(process: timer.process, isTest: false)
      timer.process.work.add(.main, "a timer source", of: owner) {
        if system.isSourceCancelled(source) == 0 { block() }
      }
    } else {
      let owner = WorkOwner(process: timer.process, isTest: false)
      system.async(timer.queue, counted(block, on: timer.queue, owner, system))
    }
  }
}

func replacedSetTimer(_ source: Address, _ start: UInt64, _ interval: UInt64, _ leeway: UInt64) {
  guard let system = System.shared else { return }
  guard WorkOwner.isNeeded, let timer = timerSources[source]?.timer else {
    return system.setTimer(source, start, interval, leeway)
  }
  if let token = timer.token { timer.process.clock.cancel(token) }
  let delay = start == 0 ? 0 : timer.process.work.delay(until: start)
  timer.token = nil
  guard start != .max else { return }
  let isRepeated = interval < .max / 4 && interval > 0
  schedule(timer, source, after: delay, every: isRepeated ? Double(interval) / 1e9 : nil, system)
}

private func schedule(
  _ timer: SourceTimer, _ source: Address, after delay: TimeInterval, every interval: TimeInterval?, _ system: System
) {
  let clock = timer.process.clock
  let due = clock.now + delay
  timer.token = clock.scheduleWork(
    after: delay, "DispatchSourceTimer", repeats: interval != nil, runsOffMain: !isMain(timer.queue, system)
  ) { [weak timer] in
    // Without its timer the source is gone.
    guard let timer, system.isSourceCancelled(source) == 0 else { return }
    Notifications.expect()
    system.mergeData(source, 1)
    Notifications.flush()
    if let interval {
      schedule(timer, source, after: due + interval - clock.now, every: interval, system)
    }
  }
  timer.process.work.requestPump()
}
