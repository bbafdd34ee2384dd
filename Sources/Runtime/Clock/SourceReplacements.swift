import Foundation

// Replacements of libdispatch's functions for timer sources. A source that adds data stands in for a timer, and the
// clock adds to it; what its handlers do is put on the queue that it was made for.

private let timerSources = AddressTable<TimerReference>()

/// What stands in for a timer; its source holds it by its handler, so that it ends with the source.
private final class SourceTimer: @unchecked Sendable {
  let owner: WorkOwner
  let origin = WorkOrigin.here
  var queue: HeldObject
  var token: VirtualClock.Token?
  var cancelHandler: (() -> Void)?
  /// What the concurrency runtime runs for a sleep with a tolerance, and for what.
  var runner: (function: Function, context: UnsafeMutableRawPointer)?

  init(_ owner: WorkOwner, _ queue: Address) {
    self.owner = owner
    self.queue = HeldObject(queue)
  }

  /// The owner of its handlers: the app, wherever it was made.
  var ownerOfHandlers: WorkOwner { WorkOwner(process: owner.process, isTest: false) }

  func stop() {
    if let token { owner.process.clock.cancel(token) }
    token = nil
  }

  deinit { stop() }
}

private struct TimerReference: @unchecked Sendable {
  weak var timer: SourceTimer?
}

func replacedCreateSource(_ type: Address, _ handle: UInt, _ mask: UInt, _ queue: Address?) -> Address {
  guard let system = SystemFunctions.shared else { fatalError("libdispatch is not there") }
  guard type == system.timerType, let owner = WorkOwner.ofNewWork, let arrivals = Notifications.arrivals else {
    let source = system.createSource(type, handle, mask, queue)
    if WorkOwner.isNeeded { timerSources[source] = nil }
    return source
  }
  let source = system.createSource(system.addType, 0, 0, arrivals)
  let timer = SourceTimer(owner, queue ?? system.globalQueue(0, 0))
  timerSources[source] = TimerReference(timer: timer)
  system.setHandler(source) {
    Notifications.arrived()
    withExtendedLifetime(timer) {}
  }
  return source
}

func replacedSetHandler(_ source: Address, _ raw: Address?) {
  guard let system = SystemFunctions.shared else { return }
  let timer = timerSources[source]?.timer
  guard let raw else {
    guard let timer else { return system.setRawHandler(source, nil) }
    return system.setHandler(source) {
      Notifications.arrived()
      withExtendedLifetime(timer) {}
    }
  }
  setHandler(source, timer, system.kept(raw), system) { system.setRawHandler(source, raw) }
}

func replacedSetHandlerFunction(_ source: Address, _ function: Function?) {
  guard let system = SystemFunctions.shared else { return }
  let timer = timerSources[source]?.timer
  guard let function else { return system.setHandlerFunction(source, nil) }
  if let timer, let context = system.context(source), Runners.has(function) {
    // It makes a task ready, and releases the source.
    timer.runner = (function, context)
    return
  }
  setHandler(source, timer, { function(system.context(source)) }, system) {
    system.setHandlerFunction(source, function)
  }
}

private func setHandler(
  _ source: Address, _ timer: SourceTimer?, _ block: @escaping Block, _ system: SystemFunctions, real: () -> Void
) {
  guard let timer else {
    // What a socket or a file brings about is the app's too.
    guard let owner = WorkOwner.ofNewWork else { return real() }
    return system.setHandler(source) { WorkOwner.enter(owner) { block() } }
  }
  system.setHandler(source) {
    put(
      { if system.isSourceCancelled(source) == 0 { block() } }, on: timer.queue.address, timer.ownerOfHandlers, system,
      "a timer source")
    Notifications.arrived()
  }
}

func replacedSetCancelHandler(_ source: Address, _ raw: Address?) {
  guard let system = SystemFunctions.shared else { return }
  guard let timer = timerSources[source]?.timer else { return system.setCancelHandler(source, raw) }
  guard let raw else { return timer.cancelHandler = nil }
  let block = system.kept(raw)
  timer.cancelHandler = { block() }
}

func replacedSetRegistrationHandler(_ source: Address, _ raw: Address?) {
  guard let system = SystemFunctions.shared else { return }
  guard let timer = timerSources[source]?.timer, let raw else { return system.setRegistrationHandler(source, raw) }
  let block = system.kept(raw)
  Notifications.expect()
  let arrival: Block = { [weak timer] in
    if let timer { put(block, on: timer.queue.address, timer.ownerOfHandlers, system, "a timer source") }
    Notifications.arrived()
  }
  system.setRegistrationHandler(source, unsafeBitCast(arrival, to: Address.self))
}

func replacedCancelSource(_ source: Address) {
  guard let system = SystemFunctions.shared else { return }
  // The source lets it go when it is cancelled.
  let timer = timerSources[source]?.timer
  system.cancelSource(source)
  guard let timer else { return }
  timer.stop()
  guard let handler = timer.cancelHandler else { return }
  timer.cancelHandler = nil
  if timer.owner.process.work.isOver { return system.async(timer.queue.address, handler) }
  put(handler, on: timer.queue.address, timer.ownerOfHandlers, system, "a timer source that was cancelled")
}

func replacedSetTarget(_ object: Address, _ queue: Address?) {
  guard let system = SystemFunctions.shared else { return }
  if let timer = timerSources[object]?.timer {
    if let queue { timer.queue = HeldObject(queue) }
    return
  }
  system.noteTarget(queue, of: object)
  system.setTarget(object, queue)
}

func replacedSetTimer(_ source: Address, _ start: UInt64, _ interval: UInt64, _ leeway: UInt64) {
  guard let system = SystemFunctions.shared else { return }
  guard WorkOwner.isNeeded, let timer = timerSources[source]?.timer else {
    return system.setTimer(source, start, interval, leeway)
  }
  timer.stop()
  let delay = start == 0 ? 0 : timer.owner.process.work.delay(until: start)
  guard start != .max else { return }
  let isRepeated = interval < .max / 4 && interval > 0
  schedule(timer, source, after: delay, every: isRepeated ? Double(interval) / 1e9 : nil, system)
}

private func schedule(
  _ timer: SourceTimer, _ source: Address, after delay: TimeInterval, every interval: TimeInterval?,
  _ system: SystemFunctions
) {
  let clock = timer.owner.process.clock
  let due = clock.now + delay
  let isMain = system.isMain(timer.queue.address)
  timer.token = clock.scheduleWork(
    after: delay, "DispatchSourceTimer", in: timer.origin, repeats: interval != nil, runsOffMain: !isMain,
    // The sleep of a task of the test goes on in real time when the app has ended.
    atEnd: timer.owner.isTest
      ? { [weak timer] in
        guard let timer, let (function, context) = timer.runner else { return }
        system.afterFunction(
          system.time(0, nanoseconds(due - clock.now)), timer.queue.address, context, function)
      } : nil
  ) { [weak timer] in
    // Without its timer the source is gone.
    guard let timer, system.isSourceCancelled(source) == 0 else { return }
    if let (function, context) = timer.runner { return WorkOwner.enter(timer.owner) { function(context) } }
    Notifications.expect()
    system.mergeData(source, 1)
    Notifications.flush()
    if let interval {
      schedule(timer, source, after: due + interval - clock.now, every: interval, system)
    }
  }
  timer.owner.process.work.requestPump()
}

// MARK: Queues that have the main queue as their target

private let mainTargets = AddressTable<Bool>()

extension SystemFunctions {
  /// Whether blocks of a queue run on the main thread.
  func isMain(_ queue: Address) -> Bool { queue == mainQueue || mainTargets.has(queue) }

  fileprivate func noteTarget(_ target: Address?, of queue: Address) {
    let isMain = target.map { self.isMain($0) } ?? false
    if isMain || mainTargets.has(queue) { mainTargets[queue] = isMain ? true : nil }
  }
}

func replacedCreateQueue(_ label: UnsafePointer<CChar>?, _ attributes: Address?) -> Address {
  guard let system = SystemFunctions.shared else { fatalError("libdispatch is not there") }
  let queue = system.createQueue(label, attributes)
  system.noteTarget(nil, of: queue)
  return queue
}

func replacedCreateQueueWithTarget(_ label: UnsafePointer<CChar>?, _ attributes: Address?, _ target: Address?)
  -> Address
{
  guard let system = SystemFunctions.shared else { fatalError("libdispatch is not there") }
  let queue = system.createQueueWithTarget(label, attributes, target)
  system.noteTarget(target, of: queue)
  return queue
}
