import Foundation

/// The queue of the main actor, whatever thread serves it.
package enum MainQueue {
  private static let mark: DispatchSpecificKey<Bool> = {
    let key = DispatchSpecificKey<Bool>()
    DispatchQueue.main.setSpecific(key: key, value: true)
    return key
  }()

  /// Whether the running code is the main actor's.
  package static var isCurrent: Bool { DispatchQueue.getSpecific(key: mark) ?? false || Thread.isMainThread }

  /// Runs code of the main actor on whatever thread this is: only for what no other code looks at any more.
  package static func withoutIsolation(_ body: @MainActor () -> Void) {
    withoutActuallyEscaping(body) { unsafeBitCast($0, to: (() -> Void).self)() }
  }

  /// Runs code of the main actor: at once where that is possible, else when the main queue comes to it.
  package static func run(_ body: @escaping @MainActor () -> Void) {
    if isCurrent {
      MainActor.assumeIsolated { body() }
    } else {
      DispatchQueue.main.async { MainActor.assumeIsolated { body() } }
    }
  }
}
