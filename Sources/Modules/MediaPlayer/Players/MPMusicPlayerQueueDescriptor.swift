public import Foundation

/// What a queue is made of; subclasses say it.
open class MPMusicPlayerQueueDescriptor: NSObject, @unchecked Sendable {
  override init() { super.init() }
  /// The media, in their order.
  var items: [MPMediaItem] { [] }
  /// The position at which playing begins.
  var start: Int { 0 }
}

/// A queue of media of the library.
open class MPMusicPlayerMediaItemQueueDescriptor: MPMusicPlayerQueueDescriptor, @unchecked Sendable {
  /// The query whose media are played; nil for a collection.
  open private(set) var query: MPMediaQuery?
  /// The media.
  open private(set) var itemCollection: MPMediaItemCollection
  /// What is played first; nil for the first.
  open var startItem: MPMediaItem?

  /// Creates a queue of the media of a query.
  public init(query: MPMediaQuery) {
    self.query = query
    itemCollection = MPMediaItemCollection(items: query.items ?? [])
    super.init()
  }
  /// Creates a queue of a collection.
  public init(itemCollection: MPMediaItemCollection) {
    self.itemCollection = itemCollection
    super.init()
  }

  /// Sets where playing something begins, in seconds. Kept, without effect.
  open func setStartTime(_ startTime: TimeInterval, for mediaItem: MPMediaItem) {
    times[mediaItem, default: .init()].start = startTime
  }
  /// Sets where playing something ends, in seconds. Kept, without effect.
  open func setEndTime(_ endTime: TimeInterval, for mediaItem: MPMediaItem) {
    times[mediaItem, default: .init()].end = endTime
  }

  private struct Times {
    var start: TimeInterval?
    var end: TimeInterval?
  }
  private var times: [MPMediaItem: Times] = [:]

  override var items: [MPMediaItem] { itemCollection.items }
  override var start: Int { startItem.flatMap { items.firstIndex(of: $0) } ?? 0 }
}

/// A queue of media of the store, of which there is none here: it is empty.
open class MPMusicPlayerStoreQueueDescriptor: MPMusicPlayerQueueDescriptor, @unchecked Sendable {
  /// The identifiers in the store.
  open var storeIDs: [String]?
  /// The identifier of what is played first; nil for the first.
  open var startItemID: String?

  /// Creates a queue of media of the store.
  public init(storeIDs: [String]) {
    self.storeIDs = storeIDs
    super.init()
  }
}
