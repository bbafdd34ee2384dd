public import Foundation
import Synchronization

/// What a queue is made of; subclasses say it.
open class MPMusicPlayerQueueDescriptor: NSObject, @unchecked Sendable {
  override init() { super.init() }
  /// The media, in their order.
  var items: [MPMediaItem] { [] }
  /// The position at which playing begins.
  var start: Int { 0 }
  /// Where playing something begins and ends.
  var times: [MPMediaItem: PlayerQueue.Times] { [:] }
}

/// A queue of media of the library.
open class MPMusicPlayerMediaItemQueueDescriptor: MPMusicPlayerQueueDescriptor, @unchecked Sendable {
  private struct State: Sendable {
    var startItem: MPMediaItem?
    var times: [MPMediaItem: PlayerQueue.Times] = [:]
  }
  private let held = Mutex(State())
  private let source: MPMediaQuery?
  private let collection: MPMediaItemCollection

  /// The query whose media are played; nil for a collection.
  open var query: MPMediaQuery? { source }
  /// The media.
  open var itemCollection: MPMediaItemCollection { collection }
  /// What is played first; nil for the first.
  open var startItem: MPMediaItem? {
    get { held.withLock { $0.startItem } }
    set { held.withLock { $0.startItem = newValue } }
  }

  /// Creates a queue of the media of a query.
  public init(query: MPMediaQuery) {
    source = query
    collection = MPMediaItemCollection(items: query.items ?? [])
    super.init()
  }
  /// Creates a queue of a collection.
  public init(itemCollection: MPMediaItemCollection) {
    (source, collection) = (nil, itemCollection)
    super.init()
  }

  /// Sets where playing something begins, in seconds.
  open func setStartTime(_ startTime: TimeInterval, for mediaItem: MPMediaItem) {
    held.withLock { $0.times[mediaItem, default: .init()].start = startTime }
  }
  /// Sets where playing something ends, in seconds.
  open func setEndTime(_ endTime: TimeInterval, for mediaItem: MPMediaItem) {
    held.withLock { $0.times[mediaItem, default: .init()].end = endTime }
  }

  override var items: [MPMediaItem] { itemCollection.items }
  override var start: Int { startItem.flatMap { items.firstIndex(of: $0) } ?? 0 }
  override var times: [MPMediaItem: PlayerQueue.Times] { held.withLock { $0.times } }
}

/// A queue of media of the store, of which there is none here: it is empty.
open class MPMusicPlayerStoreQueueDescriptor: MPMusicPlayerQueueDescriptor, @unchecked Sendable {
  /// The identifiers in the store.
  open var storeIDs: [String]?
  /// The identifier of what is played first; nil for the first.
  open var startItemID: String?
  private let kept = Mutex<[String: PlayerQueue.Times]>([:])

  /// Creates a queue of media of the store.
  public init(storeIDs: [String]) {
    self.storeIDs = storeIDs
    super.init()
  }

  /// Sets where playing something begins, in seconds. Kept, without effect.
  open func setStartTime(_ startTime: TimeInterval, forItemWithStoreID storeID: String) {
    kept.withLock { $0[storeID, default: .init()].start = startTime }
  }
  /// Sets where playing something ends, in seconds. Kept, without effect.
  open func setEndTime(_ endTime: TimeInterval, forItemWithStoreID storeID: String) {
    kept.withLock { $0[storeID, default: .init()].end = endTime }
  }
}

/// A queue of media that MusicKit knows, of which there are none here: it is empty.
open class MPMusicPlayerPlayParametersQueueDescriptor: MPMusicPlayerQueueDescriptor, @unchecked Sendable {
  /// What is played.
  open var playParametersQueue: [MPMusicPlayerPlayParameters]
  /// What is played first; nil for the first.
  open var startItemPlayParameters: MPMusicPlayerPlayParameters?
  private let kept = Mutex<[MPMusicPlayerPlayParameters: PlayerQueue.Times]>([:])

  /// Creates a queue of media that MusicKit knows.
  public init(playParametersQueue: [MPMusicPlayerPlayParameters]) {
    self.playParametersQueue = playParametersQueue
    super.init()
  }

  /// Sets where playing something begins, in seconds. Kept, without effect.
  open func setStartTime(_ startTime: TimeInterval, forItemWith playParameters: MPMusicPlayerPlayParameters) {
    kept.withLock { $0[playParameters, default: .init()].start = startTime }
  }
  /// Sets where playing something ends, in seconds. Kept, without effect.
  open func setEndTime(_ endTime: TimeInterval, forItemWith playParameters: MPMusicPlayerPlayParameters) {
    kept.withLock { $0[playParameters, default: .init()].end = endTime }
  }
}
