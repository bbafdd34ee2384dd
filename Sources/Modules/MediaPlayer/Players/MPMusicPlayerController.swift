public import Foundation
import PlainviewRuntime
import PlainviewUIKitCore

/// A player that opens the Music app; here there is none.
@preconcurrency @MainActor public protocol MPSystemMusicPlayerController: NSObjectProtocol {
  /// Opens the Music app with a queue; without effect.
  func openToPlay(_ queueDescriptor: MPMusicPlayerQueueDescriptor)
}

/// Plays media of the library on the app's clock; nothing is heard.
@preconcurrency @MainActor open class MPMusicPlayerController: NSObject, MPMediaPlayback {
  private var queue: [MPMediaItem] = []
  private var index: Int?
  /// Where the media were started, paused or moved to last, in seconds.
  private var lastPosition: TimeInterval = 0
  private var began: TimeInterval = 0
  private var end: VirtualClock.Token?
  private var generations = 0
  private var rate: Float = 1
  private var clock: VirtualClock { SimulatedProcess.current.clock }

  override init() { super.init() }

  @MainActor private final class Players {
    let application = MPMusicPlayerController()
    let applicationQueue = MPMusicPlayerApplicationController()
    let system = SystemPlayer()
  }
  private static var players: Players { SimulatedProcess.current.singleton(Players.self) { Players() } }

  /// The player of the app.
  open class var applicationMusicPlayer: MPMusicPlayerController { players.application }
  /// The player of the app whose queue can be changed.
  open class var applicationQueuePlayer: MPMusicPlayerApplicationController { players.applicationQueue }
  /// The player of the Music app.
  open class var systemMusicPlayer: any MPMusicPlayerController & MPSystemMusicPlayerController { players.system }
  /// The player of the Music app; an older name.
  open class var iPodMusicPlayer: MPMusicPlayerController { players.system }

  // MARK: What plays

  /// What the player does.
  open private(set) var playbackState = MPMusicPlaybackState.stopped {
    didSet { if playbackState != oldValue { post(.MPMusicPlayerControllerPlaybackStateDidChange) } }
  }
  /// What is repeated.
  open var repeatMode = MPMusicRepeatMode.default
  /// What is shuffled. Kept, without effect: the queue keeps its order.
  open var shuffleMode = MPMusicShuffleMode.default
  /// How loud the player is, from 0 to 1; nothing is heard.
  open var volume: Float = 1
  /// What plays; setting something of the queue goes there.
  open var nowPlayingItem: MPMediaItem? {
    get { index.map { queue[$0] } }
    set {
      guard let newValue else { return stop() }
      if let found = queue.firstIndex(of: newValue) {
        go(to: found)
      } else {
        queue = [newValue]
        post(.MPMusicPlayerControllerQueueDidChange)
        go(to: 0)
      }
    }
  }
  /// The position of what plays in the queue; `NSNotFound` for nothing.
  open var indexOfNowPlayingItem: Int { index ?? NSNotFound }
  var items: [MPMediaItem] { queue }

  // MARK: Queue

  /// Sets the queue to the media of a query; playing begins with `play()`.
  open func setQueue(with query: MPMediaQuery) { replaceQueue(query.items ?? [], start: 0) }
  /// Sets the queue to a collection; playing begins with `play()`.
  open func setQueue(with itemCollection: MPMediaItemCollection) { replaceQueue(itemCollection.items, start: 0) }
  /// Sets the queue to media of the store, of which there are none: it is empty.
  open func setQueue(with storeIDs: [String]) { replaceQueue([], start: 0) }
  /// Sets the queue to what a descriptor says; playing begins with `play()`.
  open func setQueue(with descriptor: MPMusicPlayerQueueDescriptor) {
    replaceQueue(descriptor.items, start: descriptor.start)
  }
  /// Puts what a descriptor says behind what plays.
  open func prepend(_ descriptor: MPMusicPlayerQueueDescriptor) {
    queue.insert(contentsOf: descriptor.items, at: index.map { $0 + 1 } ?? 0)
    post(.MPMusicPlayerControllerQueueDidChange)
  }
  /// Puts what a descriptor says at the end.
  open func append(_ descriptor: MPMusicPlayerQueueDescriptor) {
    queue += descriptor.items
    post(.MPMusicPlayerControllerQueueDidChange)
  }

  /// Changes the queue and keeps what plays, if it is still there.
  func changeQueue(_ new: [MPMediaItem]) {
    let current = nowPlayingItem
    queue = new
    index = current.flatMap { new.firstIndex(of: $0) }
    if current != nil, index == nil { stop() }
    post(.MPMusicPlayerControllerQueueDidChange)
  }

  private func replaceQueue(_ new: [MPMediaItem], start: Int) {
    stop()
    queue = new
    post(.MPMusicPlayerControllerQueueDidChange)
    first = new.isEmpty ? 0 : min(start, new.count - 1)
  }
  /// Where playing begins.
  private var first = 0

  /// Goes to the next of the queue; at the end the player stops, or begins again.
  open func skipToNextItem() {
    guard let index else { return }
    if index + 1 < queue.count { return go(to: index + 1) }
    if repeatMode == .all { go(to: 0) } else { stop() }
  }
  /// Goes to the beginning of what plays.
  open func skipToBeginning() { currentPlaybackTime = 0 }
  /// Goes to the previous of the queue; to the beginning of the first.
  open func skipToPreviousItem() { if let index { go(to: max(0, index - 1)) } }

  private func go(to new: Int) {
    let isOther = index != new
    (index, lastPosition, began) = (new, 0, clock.now)
    if isOther { post(.MPMusicPlayerControllerNowPlayingItemDidChange) }
    if playbackState == .playing { waitForEnd() }
  }

  // MARK: Playing

  /// Whether there is something to play.
  open var isPreparedToPlay: Bool { !queue.isEmpty }
  /// Makes the first of the queue what plays, without playing it.
  open func prepareToPlay() { if index == nil, !queue.isEmpty { go(to: first) } }
  /// Makes the first of the queue what plays; the closure is called in the next turn, with `notFound` for an empty queue.
  @preconcurrency open func prepareToPlay(completionHandler: @escaping @Sendable ((any Error)?) -> Void) {
    prepareToPlay()
    let error = queue.isEmpty ? MPError(.notFound) : nil
    clock.schedule(after: 0, "a player of music") { UserCode.run { completionHandler(error) } }
  }
  /// Plays, from the first of the queue or from where it was paused; without a queue nothing happens.
  open func play() {
    prepareToPlay()
    guard index != nil, playbackState != .playing else { return }
    began = clock.now
    playbackState = .playing
    waitForEnd()
  }
  /// Pauses.
  open func pause() {
    guard playbackState == .playing else { return }
    lastPosition = currentPlaybackTime
    playbackState = .paused
    waitForEnd()
  }
  /// Stops; the next `play()` begins with the first of the queue.
  open func stop() {
    let hadItem = index != nil
    playbackState = .stopped
    (index, lastPosition, first) = (nil, 0, 0)
    waitForEnd()
    if hadItem { post(.MPMusicPlayerControllerNowPlayingItemDidChange) }
  }

  /// How far what plays is, in seconds.
  open var currentPlaybackTime: TimeInterval {
    get {
      guard let item = nowPlayingItem else { return 0 }
      let passed = playbackState == .playing ? (clock.now - began) * Double(rate) : 0
      return min(max(0, lastPosition + passed), item.playbackDuration)
    }
    set {
      (lastPosition, began) = (max(0, newValue), clock.now)
      waitForEnd()
    }
  }
  /// How fast it plays, 1 for as usual; 0 while it does not. Setting 0 pauses.
  open var currentPlaybackRate: Float {
    get { playbackState == .playing ? rate : 0 }
    set {
      guard newValue > 0 else { return pause() }
      lastPosition = currentPlaybackTime
      (rate, began) = (newValue, clock.now)
      if playbackState == .playing { waitForEnd() } else { play() }
    }
  }
  /// Begins to go forward quickly; without effect.
  open func beginSeekingForward() {}
  /// Begins to go back quickly; without effect.
  open func beginSeekingBackward() {}
  /// Ends going quickly; without effect.
  open func endSeeking() {}

  private func waitForEnd() {
    if let end { clock.cancel(end) }
    end = nil
    guard playbackState == .playing, let item = nowPlayingItem else { return }
    let left = max(0, item.playbackDuration - lastPosition) / Double(rate)
    end = clock.schedule(after: left, "the end of what MPMusicPlayerController plays") { [weak self] in
      guard let self else { return }
      if repeatMode == .one { currentPlaybackTime = 0 } else { skipToNextItem() }
    }
  }

  // MARK: Notifications

  /// Begins to post changes; calls are counted.
  open func beginGeneratingPlaybackNotifications() { generations += 1 }
  /// Ends what `beginGeneratingPlaybackNotifications()` began.
  open func endGeneratingPlaybackNotifications() { generations = max(0, generations - 1) }

  private func post(_ name: NSNotification.Name) { if generations > 0 { UserCode.post(name, object: self) } }
}

/// The player of the Music app.
private final class SystemPlayer: MPMusicPlayerController, MPSystemMusicPlayerController {
  func openToPlay(_ queueDescriptor: MPMusicPlayerQueueDescriptor) {}
}
