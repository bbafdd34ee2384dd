import Foundation
import Synchronization

/// Puts an app's tasks, queues, timers and run loops on its virtual clock.
///
/// *What is replaced.* Calls from one library into another go through tables that the loader fills in. When the first app is
/// launched the entries named in `functions` are replaced in every loaded library but libdispatch, libc and the library of
/// Swift Testing: the functions of libdispatch that put work on queues, wait for it or make times; those of CoreFoundation
/// that schedule timers and run run loops; `clock_gettime` as Foundation and the concurrency runtime call it; `pthread_create`
/// as Foundation does; sources of chance, for apps with a seed; what begins and ends requests in libcurl; and the methods by
/// which Foundation's sessions resume tasks. No symbol is defined anew, no code is rewritten.
///
/// *Why it is safe.* Every replacement first asks who owns the work (`WorkOwner`); work that is no app's goes to the real
/// function with the same arguments. A job of the concurrency runtime is run by the function that the runtime gave for
/// it, so that isolation, task-local values, priorities and cancellation are the runtime's own. Blocks of background
/// queues run on those queues, as barriers where they are.
///
/// *What it relies on.* Names of functions and Swift symbols, the calling convention of closures, the kind of a job at an
/// offset of the runtime's `Job`, the entry of a block. `ClockSelfTest` runs a task, a block and what replaces Foundation's
/// properties when the first app is launched. If anything differs, the tables are put back, the
/// program says so on standard error, every `Settlement` says it too, and tasks, queues and timers of Foundation run in
/// real time, beside the app's clock.
package enum Interposition {
  private struct State {
    var replaced = ImportTables.Replaced()
    var loadCount: UInt64 = 0
    var problem: String?
    var isChecked = false
  }
  private static let state = Mutex(State())

  /// Why work of apps is not on their clocks; nil where it is.
  package static var problem: String? { state.withLock { $0.problem } }

  /// Puts work of all libraries that are loaded by now on the apps' clocks.
  @MainActor package static func install() {
    let isFirst: Bool = state.withLock { state in
      guard state.problem == nil else { return false }
      let count = ImportTables.loadCount
      if count == state.loadCount { return false }
      state.loadCount = count
      guard let system = SystemFunctions.shared else {
        state.problem = "the program has no \(SystemFunctions.missing.joined(separator: ", "))"
        return true
      }
      systemCallOfLibrary = system.systemCall
      replaceAll(&state.replaced)
      let missing = required.filter { state.replaced.counts[$0.library]?[$0.function] == nil }
      if !missing.isEmpty {
        state.problem =
          "calls could not be replaced: " + missing.map { "\($0.function) in \($0.library)" }.joined(separator: ", ")
      }
      defer { state.isChecked = true }
      return !state.isChecked
    }
    guard isFirst else { return }
    if problem == nil, let failure = ClockSelfTest.run() { state.withLock { $0.problem = failure } }
    guard let problem else { return }
    state.withLock { ImportTables.restore($0.replaced) }
    FileHandle.standardError.write(Data((text(of: problem) + "\n").utf8))
  }

  /// What is wrong, what follows from it, and what to do.
  static func text(of problem: String) -> String {
    "plainview: tasks, dispatch queues, timers and run loops are not on the clock of the app (\(problem)): they run in real "
      + "time, and settle() does not wait for them. Build with the Swift release that the README names, without "
      + "-static-stdlib, or report the release that you use."
  }

  // MARK: Functions

  private static func address<Function>(_ function: Function) -> Address { unsafeBitCast(function, to: Address.self) }

  private static var functions: [String: Address] {
    [
      "CFAbsoluteTimeGetCurrent": address(replacedAbsoluteTime as @convention(c) () -> Double),
      "CFRunLoopAddTimer": address(replacedAddTimer as @convention(c) (Address, Address, Address) -> Void),
      "CFRunLoopGetCurrent": address(replacedCurrentLoop as @convention(c) () -> Address),
      "CFRunLoopPerformBlock": address(
        replacedPerformBlock as @convention(c) (Address, Address, @escaping Block) -> Void),
      "CFRunLoopRunInMode": address(replacedRunInMode as @convention(c) (Address, Double, UInt8) -> Int32),
      "CFRunLoopStop": address(replacedStopLoop as @convention(c) (Address) -> Void),
      "CFRunLoopTimerCreate": address(
        replacedCreateTimer
          as @convention(c) (Address?, Double, Double, UInt, Int, TimerCallout?, Address?) -> Address),
      "CFRunLoopTimerInvalidate": address(replacedInvalidateTimer as @convention(c) (Address) -> Void),
      "CFRunLoopTimerSetNextFireDate": address(replacedSetNextFireDate as @convention(c) (Address, Double) -> Void),
      "_CFRunLoopFinished": address(replacedLoopFinished as @convention(c) (Address, Address) -> UInt8),
      replacedUUID.symbol: replacedUUID.code,
      "arc4random": address(replacedArc4random as @convention(c) () -> UInt32),
      "arc4random_buf": address(replacedArc4randomBuffer as @convention(c) (UnsafeMutableRawPointer, Int) -> Void),
      "arc4random_uniform": address(replacedArc4randomUniform as @convention(c) (UInt32) -> UInt32),
      "curl_multi_add_handle": address(replacedAddRequest as @convention(c) (Address?, Address) -> Int32),
      "curl_multi_remove_handle": address(replacedRemoveRequest as @convention(c) (Address?, Address) -> Int32),
      "dispatch_after": address(replacedAfter as @convention(c) (UInt64, Address, Address) -> Void),
      "dispatch_after_f": address(
        replacedAfterFunction as @convention(c) (UInt64, Address, UnsafeMutableRawPointer?, Function) -> Void),
      "dispatch_apply": address(
        replacedApply as @convention(c) (Int, Address?, @convention(block) (Int) -> Void) -> Void),
      "dispatch_async": address(replacedAsync as @convention(c) (Address, @escaping Block) -> Void),
      "dispatch_async_f": address(
        replacedAsyncFunction as @convention(c) (Address, UnsafeMutableRawPointer?, Function) -> Void),
      "dispatch_barrier_async": address(replacedBarrierAsync as @convention(c) (Address, @escaping Block) -> Void),
      "dispatch_barrier_sync": address(replacedBarrierSync as @convention(c) (Address, Address) -> Void),
      "dispatch_block_cancel": address(replacedBlockCancel as @convention(c) (Address) -> Void),
      "dispatch_block_notify": address(
        replacedBlockNotify as @convention(c) (Address, Address, @escaping Block) -> Void),
      "dispatch_block_wait": address(replacedBlockWait as @convention(c) (Address, UInt64) -> Int),
      "dispatch_group_async": address(replacedGroupAsync as @convention(c) (Address, Address, @escaping Block) -> Void),
      "dispatch_group_notify": address(
        replacedGroupNotify as @convention(c) (Address, Address, @escaping Block) -> Void),
      "dispatch_group_wait": address(replacedGroupWait as @convention(c) (Address, UInt64) -> Int),
      "dispatch_queue_create": address(
        replacedCreateQueue as @convention(c) (UnsafePointer<CChar>?, Address?) -> Address),
      "dispatch_queue_create_with_target": address(
        replacedCreateQueueWithTarget as @convention(c) (UnsafePointer<CChar>?, Address?, Address?) -> Address),
      "dispatch_semaphore_wait": address(replacedSemaphoreWait as @convention(c) (Address, UInt64) -> Int),
      "dispatch_set_target_queue": address(replacedSetTarget as @convention(c) (Address, Address?) -> Void),
      "dispatch_source_cancel": address(replacedCancelSource as @convention(c) (Address) -> Void),
      "dispatch_source_create": address(
        replacedCreateSource as @convention(c) (Address, UInt, UInt, Address?) -> Address),
      "dispatch_source_set_event_handler": address(replacedSetHandler as @convention(c) (Address, Address?) -> Void),
      "dispatch_source_set_event_handler_f": address(
        replacedSetHandlerFunction as @convention(c) (Address, Function?) -> Void),
      "dispatch_source_set_cancel_handler": address(
        replacedSetCancelHandler as @convention(c) (Address, Address?) -> Void),
      "dispatch_source_set_registration_handler": address(
        replacedSetRegistrationHandler as @convention(c) (Address, Address?) -> Void),
      "dispatch_source_set_timer": address(
        replacedSetTimer as @convention(c) (Address, UInt64, UInt64, UInt64) -> Void),
      "dispatch_sync": address(replacedSync as @convention(c) (Address, Address) -> Void),
      "dispatch_time": address(replacedTime as @convention(c) (UInt64, Int64) -> UInt64),
      "dispatch_walltime": address(replacedWallTime as @convention(c) (UnsafePointer<timespec>?, Int64) -> UInt64),
    ]
  }

  /// What is replaced in some libraries only.
  private static var functionsOfFoundation: [String: Address] {
    [
      "clock_gettime": address(replacedClock as @convention(c) (Int32, UnsafeMutablePointer<timespec>) -> Int32),
      "pthread_create": address(
        replacedCreateThread
          as @convention(c) (
            UnsafeMutableRawPointer, UnsafeRawPointer?,
            @escaping @convention(c) (UnsafeMutableRawPointer?) -> UnsafeMutableRawPointer?, UnsafeMutableRawPointer?
          ) -> Int32),
    ]
  }

  private static var functionsOfCoreFoundation: [String: Address] {
    [
      "clock_gettime": address(
        replacedClockOfCoreFoundation as @convention(c) (Int32, UnsafeMutablePointer<timespec>) -> Int32)
    ]
  }

  private static var functionsOfSwift: [String: Address] {
    [
      "syscall": address(
        replacedSystemCall as @convention(c) (Int, Int, Int, Int, Int, Int, Int) -> Int)
    ]
  }

  /// Without these nothing would be right.
  private static let required: [(library: String, function: String)] = [
    ("libswift_Concurrency.so", "dispatch_async_f"), ("libswift_Concurrency.so", "dispatch_after_f"),
    ("libswift_Concurrency.so", "clock_gettime"), ("libswiftDispatch.so", "dispatch_async"),
    ("libswiftDispatch.so", "dispatch_after"), ("libswiftDispatch.so", "dispatch_time"),
    ("libFoundation.so", "CFRunLoopAddTimer"), ("libFoundation.so", "CFRunLoopRunInMode"),
  ]

  /// A run loop of Foundation limits its time by a timer source, which stays real.
  private static let sources = ["dispatch_source", "dispatch_set_target_queue"]

  /// Foundation's properties and methods that are replaced, by their symbols.
  private static var nativeFunctions: [String: Address] {
    [
      RegionFunctions.replacements, NotificationFunctions.replacements, FolderFunctions.replacements,
      LaunchFunctions.replacements, LocalizedBundleMethods.replacements, TimerFunctions.replacements,
    ]
    .reduce(into: [:]) { all, some in all.merge(some) { one, _ in one } }
  }

  /// How Foundation finds the folders of a user.
  private static var functionsOfFolders: [String: Address] {
    typealias Getter = @convention(c) (UnsafePointer<CChar>) -> UnsafeMutablePointer<CChar>?
    return [
      "getenv": address(replacedGetenv as Getter), "secure_getenv": address(replacedSecureGetenv as Getter),
    ]
  }

  private static func replaceAll(_ replaced: inout ImportTables.Replaced) {
    let functions = functions.merging(nativeFunctions) { one, _ in one }
    let ofFoundation = functions.filter { !sources.contains(where: $0.key.hasPrefix) }
      .merging(functionsOfFoundation) { one, _ in one }.merging(functionsOfFolders) { one, _ in one }
    let ofConcurrency = functions.merging(["clock_gettime": functionsOfFoundation["clock_gettime"]!]) { one, _ in one }
    for library in ImportTables.libraries where !untouched.contains(where: library.name.hasPrefix) {
      if library.name.hasPrefix("libFoundation.so") {
        ImportTables.replace(ofFoundation.merging(functionsOfCoreFoundation) { $1 }, in: library, &replaced)
      } else if library.name.hasPrefix("libFoundationNetworking") {
        ImportTables.replace(ofFoundation.merging(NetworkContinuations.replacements) { $1 }, in: library, &replaced)
      } else if library.name.hasPrefix("libFoundation") {
        ImportTables.replace(ofFoundation, in: library, &replaced)
      } else if library.name.hasPrefix("libswiftCore") {
        ImportTables.replace(functionsOfSwift, in: library, &replaced)
      } else if library.name.hasPrefix("libswift_Concurrency") {
        ImportTables.replace(ofConcurrency, in: library, &replaced)
      } else {
        ImportTables.replace(functions, in: library, &replaced)
      }
    }
  }

  /// The beginnings of the names of libraries whose calls stay as they are.
  private static let untouched = ["libdispatch", "libc.", "ld-linux", "libTesting", "lib_Testing", "linux-vdso"]
}
