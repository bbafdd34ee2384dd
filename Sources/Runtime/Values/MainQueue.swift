package import Foundation
import Synchronization

/// The queue of the main actor, whatever thread serves it.
package enum MainQueue {
  private static let mark: DispatchSpecificKey<Bool> = {
    let key = DispatchSpecificKey<Bool>()
    DispatchQueue.main.setSpecific(key: key, value: true)
    return key
  }()

  /// The main thread, once it has asked; 0 before. Its number belongs to no other thread as long as the program runs.
  private static let mainThread = Atomic<UInt>(0)

  /// Whether the running code is the main actor's.
  ///
  /// Asked for each view and each reading of the current traits: the main thread is known by its number.
  package static var isCurrent: Bool {
    let thread = withUnsafeBytes(of: pthread_self()) { $0.load(as: UInt.self) }
    if thread == mainThread.load(ordering: .relaxed) { return true }
    guard Thread.isMainThread else { return DispatchQueue.getSpecific(key: mark) ?? false }
    mainThread.store(thread, ordering: .relaxed)
    return true
  }

  /// Whether a queue is the main queue.
  package static func isMain(_ queue: DispatchQueue) -> Bool {
    queue.getSpecific(key: mark) ?? false
  }

  /// Runs code of the main actor on whatever thread this is: only for what no other code reads any more, and where
  /// `isCurrent` has been asked.
  package static func withoutIsolation<Result>(_ body: @MainActor () -> Result) -> Result {
    withoutActuallyEscaping(body) { unsafeBitCast($0, to: (() -> Result).self)() }
  }

  /// Runs code of the main actor: at once where that is possible, else on the main queue.
  package static func run(_ body: @escaping @MainActor () -> Void) {
    if isCurrent {
      MainActor.assumeIsolated { body() }
    } else {
      DispatchQueue.main.async { MainActor.assumeIsolated { body() } }
    }
  }
}
