import Foundation
import Synchronization

// Replacements of functions of libdispatch. Work without an owner goes on to the real ones.

private typealias System = SystemFunctions

private func isMain(_ queue: Address, _ system: System) -> Bool { system.isMain(queue) }

extension System {
  /// Test libraries wait on queues of their own: those stay real.
  func isOfTestLibrary(_ queue: Address) -> Bool { strncmp(label(queue), Self.testLibraryQueues, 16) == 0 }
  private static let testLibraryQueues = "org.swift.XCTest"

  func name(of queue: Address) -> String {
    let text = String(cString: label(queue))
    return "a block on the queue " + (text.isEmpty ? "without a label" : text)
  }
}

/// Puts a block on a queue for an owner. A block of the main queue is the app's work; one of a background queue
/// runs really, and is waited for.
func put(
  _ block: @escaping Block, on queue: Address, _ owner: WorkOwner, _ system: SystemFunctions, isBarrier: Bool = false,
  _ label: String = "a block on the main queue"
) {
  let work = owner.process.work
  guard !system.isMain(queue) else { return work.add(.main, label, in: .block(block), of: owner, block) }
  MainThreadChecker.begin()
  let name = system.name(of: queue)
  work.began(name)
  let counted: Block = {
    WorkOwner.enter(owner) { block() }
    work.ended(name)
  }
  if isBarrier { system.barrierAsync(queue, counted) } else { system.async(queue, counted) }
}

// MARK: Swift concurrency

/// The functions through which the concurrency runtime runs jobs, recognized by the library that they are in.
enum Runners {
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
  guard WorkOwner.wasNeeded else { return system.asyncFunction(queue, context, function) }
  if let context, Runners.has(function) {
    switch WorkOwner.handling(ofJob: context) {
    case .system: system.asyncFunction(queue, context, function)
    case .drop: break
    case .own(let owner, let dies):
      owner.process.work.add(
        isMain(queue, system) ? .main : .pool, "a task", in: owner.origin(ofJob: context), of: dies ? owner : nil,
        isTest: owner.isTest,
        release: dies ? nil : { system.asyncFunction(queue, context, function) }
      ) { function(context) }
    }
  } else if let owner = WorkOwner.ofNewWork {
    put({ function(context) }, on: queue, owner, system, "a function on the main queue")
  } else {
    system.asyncFunction(queue, context, function)
  }
}

func replacedAfterFunction(
  _ when: UInt64, _ queue: Address, _ context: UnsafeMutableRawPointer?, _ function: Function
) {
  guard let system = System.shared else { return }
  guard let context, WorkOwner.wasNeeded, Runners.has(function) else {
    return system.afterFunction(when, queue, context, function)
  }
  // A sleep is a job of its own, which runs once.
  switch WorkOwner.handling(ofJob: context, isRemembered: false) {
  case .system: system.afterFunction(when, queue, context, function)
  case .drop: break
  case .own(let owner, _):
    let process = owner.process
    guard !process.work.isOver else { return system.afterFunction(when, queue, context, function) }
    let delay = process.work.delay(until: when)
    // What wakes a task only makes it ready: it needs no thread of the pool.
    process.clock.scheduleWork(
      after: delay, "Task.sleep", in: WorkOwner.runningTask.flatMap { process.work.origin(ofTask: $0) },
      runsOffMain: true,
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
  put(block, on: queue, owner, system, isBarrier: WorkItem.isBarrier(block))
}

func replacedBarrierAsync(_ queue: Address, _ block: @escaping Block) {
  guard let system = System.shared else { return }
  guard let owner = WorkOwner.ofNewWork, !system.isOfTestLibrary(queue) else {
    return system.barrierAsync(queue, block)
  }
  put(block, on: queue, owner, system, isBarrier: true)
}

/// What libdispatch keeps in the block of a work item: flags, which a block around it would hide.
private enum WorkItem {
  /// Blocks have their size at an offset of what describes them; behind a block's own fields are a mark and the flags.
  private static let (descriptor, size, mark, flags) = (24, 8, 32, 40)
  private static let markOfWorkItems: UInt = 0xd159_b10c
  private static let barrier: UInt32 = 1

  static func isBarrier(_ block: @escaping Block) -> Bool {
    let address = unsafeBitCast(block, to: Address.self)
    return withExtendedLifetime(block) {
      address.load(fromByteOffset: descriptor, as: Address.self).load(fromByteOffset: size, as: UInt.self) > flags
        && address.load(fromByteOffset: mark, as: UInt.self) == markOfWorkItems
        && address.load(fromByteOffset: flags, as: UInt32.self) & barrier != 0
    }
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
  let block = system.kept(raw)
  let held = HeldObject(queue)
  process.clock.scheduleWork(
    after: delay, "DispatchQueue.asyncAfter", in: .block(block), runsOffMain: !isMain(queue, system)
  ) {
    WorkOwner.enter(owner) {
      put(block, on: held.address, owner, system, isBarrier: WorkItem.isBarrier(block))
    }
  }
  process.work.requestPump()
}

/// Keeps an object of libdispatch alive, also when what holds it is cancelled.
final class HeldObject: @unchecked Sendable {
  let address: Address

  init(_ address: Address) {
    self.address = address
    SystemFunctions.shared?.retainObject(address)
  }

  deinit { SystemFunctions.shared?.releaseObject(address) }
}

extension System {
  /// A block that was passed as an address, copied from the stack if it is there. The runtime has no metadata for optional blocks,
  /// so that they cannot be passed as such.
  func kept(_ raw: Address) -> Block {
    let copy = copyBlock(raw)
    defer { releaseBlock(copy) }
    return unsafeBitCast(copy, to: Block.self)
  }
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

func replacedSync(_ queue: Address, _ block: Address) {
  guard let system = System.shared else { return }
  synchronously(system, system.sync, queue, block)
}

func replacedBarrierSync(_ queue: Address, _ block: Address) {
  guard let system = System.shared else { return }
  synchronously(system, system.barrierSync, queue, block)
}

private func synchronously(
  _ system: System, _ real: @convention(c) (Address, Address) -> Void, _ queue: Address, _ block: Address
) {
  guard let owner = WorkOwner.ofNewWork, !system.isOfTestLibrary(queue) else { return real(queue, block) }
  switch (isMain(queue, system), MainQueue.isCurrent) {
  case (true, false): owner.process.work.runOnMainQueue { call(block) }
  // A queue that has the main queue as its target.
  case (true, true) where queue != system.mainQueue: call(block)
  case (false, true) where !owner.process.work.isIdle:
    // What is on the queue may wait for the pool or for time, which go on by the main thread only.
    let arrived = DispatchSemaphore(value: 0)
    system.async(queue) { arrived.signal() }
    let name = "the queue \(String(cString: system.label(queue)))"
    _ = MainActor.assumeIsolated {
      owner.process.work.waitOnMainThread(for: name, until: .infinity) {
        WorkOwner.enterWithoutOwner { arrived.wait(timeout: DispatchTime(uptimeNanoseconds: 0)) } == .success
      }
    }
    real(queue, block)
  default: real(queue, block)
  }
}

/// Calls a block by its entry, at offset 16, so that a closure that must not escape is not retained.
private func call(_ block: Address) {
  block.load(fromByteOffset: 16, as: (@convention(c) (Address) -> Void).self)(block)
}

func replacedApply(_ count: Int, _ queue: Address?, _ block: @convention(block) (Int) -> Void) {
  guard let system = System.shared else { return }
  guard let owner = WorkOwner.ofNewWork else { return system.apply(count, queue, block) }
  MainThreadChecker.begin()
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
  // The group is left before the block counts as ended.
  let work: Block = {
    block()
    system.groupLeave(group)
    system.releaseObject(group)
  }
  put(work, on: queue, owner, system, isBarrier: WorkItem.isBarrier(block))
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
  let held = HeldObject(queue)
  Notifications.expect()
  real(subject, arrivals) {
    put(block, on: held.address, owner, system)
    Notifications.arrived()
  }
}

// MARK: Times and waits

func replacedTime(_ when: UInt64, _ delta: Int64) -> UInt64 {
  guard let system = System.shared else { return 0 }
  guard when == 0, let owner = WorkOwner.ofNewWork, let now = owner.process.work.nanoseconds(1) else {
    return system.time(when, delta)
  }
  return delta >= 0 ? now &+ UInt64(delta) : now &- delta.magnitude
}

func replacedSemaphoreWait(_ semaphore: Address, _ when: UInt64) -> Int {
  guard let system = System.shared else { return 0 }
  return blockingWait("a semaphore", when, system) { system.semaphoreWait(semaphore, $0) }
}

func replacedGroupWait(_ group: Address, _ when: UInt64) -> Int {
  guard let system = System.shared else { return 0 }
  return blockingWait("a group", when, system) { system.groupWait(group, $0) }
}

func replacedBlockWait(_ block: Address, _ when: UInt64) -> Int {
  guard let system = System.shared else { return 0 }
  return blockingWait("a work item", when, system) { system.blockWait(block, $0) }
}

/// A wait that blocks its thread: on the main thread the pool and the clock go on meanwhile, as they do on a device.
///
/// The system is only asked whether the wait is over, or to wait for ever: its waits with a limit last too long when
/// the machine's clock is set meanwhile.
private func blockingWait(
  _ what: String, _ when: UInt64, _ system: System, _ wait: @escaping (UInt64) -> Int
) -> Int {
  guard when != 0, let owner = WorkOwner.ofNewWork else {
    // After an exception nothing signals any more what the frames that run to their end wait for.
    let isInVain = when == .max && MainQueue.isCurrent && WorkOwner.ofRunningCode?.process.work.isOver ?? false
    return wait(isInVain ? 0 : when)
  }
  let work = owner.process.work
  guard MainQueue.isCurrent else {
    return when == .max ? wait(when) : RealTime.wait(work.delay(until: when)) { wait(0) == 0 } ? 0 : 1
  }
  let limit = when == .max ? .infinity : owner.process.clock.now + work.delay(until: when)
  nonisolated(unsafe) let wait = wait
  return MainActor.assumeIsolated { work.waitOnMainThread(for: what, until: limit) { wait(0) == 0 } ? 0 : 1 }
}
