public import Foundation

extension DispatchQueue {
  /// Runs a closure soon that is not marked as safe for other threads.
  public func asyncUnsafe(
    group: DispatchGroup? = nil, qos: DispatchQoS = .unspecified, flags: DispatchWorkItemFlags = [],
    execute work: @escaping () -> Void
  ) {
    nonisolated(unsafe) let work = work
    async(group: group, qos: qos, flags: flags) { work() }
  }

  /// Runs a closure at a time that is not marked as safe for other threads.
  public func asyncAfterUnsafe(
    deadline: DispatchTime, qos: DispatchQoS = .unspecified, flags: DispatchWorkItemFlags = [],
    execute work: @escaping () -> Void
  ) {
    nonisolated(unsafe) let work = work
    asyncAfter(deadline: deadline, qos: qos, flags: flags) { work() }
  }
}
