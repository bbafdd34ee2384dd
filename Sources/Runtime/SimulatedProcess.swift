import Foundation
import Synchronization

/// What an app's process holds beside its views: its life, its console, its object addresses and its singletons.
///
/// A driver starts one for every launch and makes it current for the extent of each of its calls. Code outside a driver
/// runs in `host`, where an exception prints UIKit's text and aborts. In a driver's process an exception is recorded:
/// the library then calls no more user code of that process, frames already on the stack run to their end, and the
/// driver throws what was recorded when control is back in its hands.
@MainActor @usableFromInline package final class SimulatedProcess {
  /// Written out, since the macro's constant would belong to the main actor.
  private nonisolated static let processOfTask = TaskLocal<SimulatedProcess?>(wrappedValue: nil)
  private static var inherited: SimulatedProcess? { processOfTask.get() }
  /// Drivers whose asynchronous settle is in flight: a block of the main queue carries no task-local value.
  private static var settling: [SimulatedProcess] = []

  /// The process of the program itself, outside every driver.
  package nonisolated static let host = SimulatedProcess(catchesExceptions: false)

  /// The process that the running code belongs to.
  package static var current: SimulatedProcess {
    inherited ?? currentOfQueue
  }

  /// The process of code that runs in no driver's task.
  private static var currentOfQueue: SimulatedProcess { settling.isEmpty ? host : responsible.first ?? host }

  /// The process that the running code belongs to, on any thread.
  ///
  /// Off the main actor it is the task's. Code without a task, such as a block on a global queue, belongs to none, and
  /// gets what the program itself has: a standard device, the bundle's files.
  package nonisolated static var ofAnyThread: SimulatedProcess {
    if let inherited = processOfTask.get() { return inherited }
    return MainQueue.isCurrent ? MainQueue.withoutIsolation { currentOfQueue } : host
  }

  /// The processes that an exception of the running code ends.
  ///
  /// Code in a task belongs to the driver that started the task. A main-queue block runs in no task and belongs to the
  /// driver that is draining the queue, or to all of them when several do so at once.
  private static var responsible: [SimulatedProcess] {
    if let inherited { return [inherited] }
    return withUnsafeCurrentTask { $0 == nil } ? settling : []
  }

  /// True once an exception ended the current process: nothing calls user code of it any more.
  @usableFromInline package static var isUnwinding: Bool {
    // Asked at every edge to user code: the common answer looks for no process, and the next one takes no array.
    guard hasCaught else { return false }
    if let inherited { return inherited.uncaught != nil }
    return !settling.isEmpty && responsible.contains { $0.uncaught != nil }
  }

  /// The transcript of the current process; nil when nobody wants one.
  package static var transcript: Transcript? { driven?.transcript }

  /// The process that a driver runs and that the running code belongs to; nil outside every driver.
  @usableFromInline package static var driven: SimulatedProcess? {
    if let inherited { return inherited }
    return settling.isEmpty ? nil : responsible.first
  }

  /// Who hears of the wires of the current process; nil when nobody does.
  package static var witness: (any WiringWitness)? {
    if let inherited { return inherited.witness }
    return settling.isEmpty ? nil : responsible.first?.witness
  }

  /// The exception that ended this process.
  package private(set) var uncaught: UncaughtException? { didSet { Self.hasCaught = true } }
  /// Whether any process ever got an exception.
  @exclusivity(unchecked) private static var hasCaught = false
  /// Lines that the process wrote to its console, oldest first; the host's go to standard error instead.
  package private(set) var console: [String] = []
  private let catchesExceptions: Bool
  private var singletons: [ObjectIdentifier: AnyObject] = [:]
  private nonisolated let shared = Mutex<[ObjectIdentifier: any AnyObject & Sendable]>([:])
  package nonisolated let addresses = AddressBook()
  /// The user defaults of the process's code.
  package nonisolated let defaults: DefaultsStore
  /// What happens in the process, while somebody wants to know.
  package var transcript: Transcript?
  /// Who hears of the wires that carry something.
  package var witness: (any WiringWitness)?
  /// Whether somebody hears of each call of a delegate.
  @usableFromInline package var hearsCalls: Bool { transcript != nil || witness != nil }
  /// The last things that happened in the process, for failures.
  package var recentEvents: RecentEvents?

  /// The lines of the last events, from the transcript if there is one.
  package func lastEvents(_ count: Int = 12) -> [String] {
    transcript?.lines(count) ?? recentEvents?.lines(count) ?? []
  }

  package convenience init(defaults: DefaultsStore = DefaultsStore()) {
    self.init(catchesExceptions: true, defaults: defaults)
  }

  private nonisolated init(catchesExceptions: Bool, defaults: DefaultsStore = DefaultsStore()) {
    self.catchesExceptions = catchesExceptions
    self.defaults = defaults
  }

  /// The user defaults of the process that the running task belongs to, on any thread.
  nonisolated static var inheritedDefaults: DefaultsStore? { processOfTask.get()?.defaults }

  /// Runs `body` in this process; throws the exception that ended the process, now or earlier.
  package func run<R>(_ body: () throws -> R) throws -> R {
    if let uncaught { throw uncaught }
    defaults.wasEntered()
    let result = try Self.processOfTask.withValue(self) { try body() }
    if let uncaught { throw uncaught }
    return result
  }

  /// Runs `body` in this process, which takes the blocks of the main queue for its own meanwhile.
  package func run<R>(_ body: @MainActor () async throws -> R) async throws -> R {
    if let uncaught { throw uncaught }
    Self.settling.append(self)
    defaults.setAwaited(true)
    defer {
      Self.settling.removeAll { $0 === self }
      defaults.setAwaited(false)
    }
    let result = try await Self.processOfTask.withValue(self) { try await body() }
    if let uncaught { throw uncaught }
    return result
  }

  /// Runs `body` in this process without looking at exceptions: for code that only reads.
  package func enter<R>(_ body: () throws -> R) rethrows -> R {
    try Self.processOfTask.withValue(self) { try body() }
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
  /// Outside a driver this prints and aborts; inside one it returns, and the caller returns at once.
  package static func raise(_ exception: UncaughtException) {
    let catching = responsible.filter(\.catchesExceptions)
    guard catching.isEmpty else {
      for process in catching where process.uncaught == nil {
        process.uncaught = exception.following(process.lastEvents())
        process.transcript?.end()
      }
      return
    }
    write("\(exception.reason)\n\(exception)\n\(lastWords)\n")
    abort()
  }

  /// What a device's C++ runtime says last (contract S2).
  private static let lastWords = "libc++abi: terminating due to uncaught exception of type NSException"

  /// Writes what UIKit would write to the console of the current process.
  package static func log(_ text: String) {
    let catching = responsible.filter(\.catchesExceptions)
    if catching.isEmpty { write(text + "\n") }
    for process in catching { process.console.append(text) }
  }

  private static func write(_ text: String) { FileHandle.standardError.write(Data(VisibleText.lines(text).utf8)) }
}

/// Ends the current process with `exception`; see `SimulatedProcess.raise(_:)`.
@MainActor package func raise(_ exception: UncaughtException) { SimulatedProcess.raise(exception) }
