public import Foundation
import PlainviewRuntime

/// The queue of a player.
open class MPMusicPlayerControllerQueue: NSObject, @unchecked Sendable {
  /// What is in the queue, in its order.
  open fileprivate(set) var items: [MPMediaItem]
  fileprivate init(items: [MPMediaItem]) { self.items = items }
}

/// The queue of a player while it is changed.
open class MPMusicPlayerControllerMutableQueue: MPMusicPlayerControllerQueue, @unchecked Sendable {
  /// Puts what a descriptor says behind something of the queue; at the beginning for nil.
  open func insert(_ queueDescriptor: MPMusicPlayerQueueDescriptor, after afterItem: MPMediaItem?) {
    let index = afterItem.map { item in items.firstIndex(of: item).map { $0 + 1 } ?? items.count } ?? 0
    items.insert(contentsOf: queueDescriptor.items, at: index)
  }
  /// Removes something.
  open func remove(_ item: MPMediaItem) { items.removeAll { $0 == item } }
}

/// The player of an app whose queue can be changed.
open class MPMusicPlayerApplicationController: MPMusicPlayerController, @unchecked Sendable {
  /// Changes the queue by a closure; the other closure gets it in the next turn.
  @preconcurrency open func perform(
    queueTransaction: (MPMusicPlayerControllerMutableQueue) -> Void,
    completionHandler: @escaping @Sendable (MPMusicPlayerControllerQueue, (any Error)?) -> Void
  ) {
    let queue = MPMusicPlayerControllerMutableQueue(items: items)
    queueTransaction(queue)
    changeQueue(queue.items)
    let result = MPMusicPlayerControllerQueue(items: queue.items)
    SimulatedProcess.current.clock.schedule(after: 0, "a change of a player's queue") {
      UserCode.run { completionHandler(result, nil) }
    }
  }
  /// Changes the queue by a closure, and returns it.
  open func perform(
    queueTransaction: (MPMusicPlayerControllerMutableQueue) -> Void
  ) async throws -> MPMusicPlayerControllerQueue {
    let queue = MPMusicPlayerControllerMutableQueue(items: items)
    queueTransaction(queue)
    changeQueue(queue.items)
    return MPMusicPlayerControllerQueue(items: queue.items)
  }
}
