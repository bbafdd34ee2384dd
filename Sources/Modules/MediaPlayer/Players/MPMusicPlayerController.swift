public import Foundation
import PlainviewRuntime
import Synchronization

/// The player of the Music app, which is not shown here.
public protocol MPSystemMusicPlayerController: NSObjectProtocol {
  /// Plays a queue, as the Music app does once it is open.
  func openToPlay(_ queueDescriptor: MPMusicPlayerQueueDescriptor)
}

/// Plays media of the library on the app's clock; nothing is heard. It may be used on any thread.
open class MPMusicPlayerController: NSObject, MPMediaPlayback, @unchecked Sendable {
  private struct Held: Sendable {
    var queue = PlayerQueue()
    var end: VirtualClock.Token?
  }
  private let held = Mutex(Held())
  private var clock: VirtualClock { SimulatedProcess.current.clock }
  private var queue: PlayerQueue { held.withLock { $0.queue } }

  override init() { super.init() }

  private final class Players: Sendable {
    let application = MPMusicPlayerController()
    let applicationQueue = MPMusicPlayerApplicationController()
    let system = SystemPlayer()
  }
  private static var players: Players { SimulatedProcess.current.shared(Players.self) { Players() } }

  /// The player of the app.
  open class var applicationMusicPlayer: MPMusicPlayerController { players.application }
  /// The player of the app whose queue can be changed.
  open class var applicationQueuePlayer: MPMusicPlayerApplicationController { players.applicationQueue }
  /// The player of the Music app.
  open class var systemMusicPlayer: any MPMusicPlayerController & MPSystemMusicPlayerController { players.system }
  /// The player of the Music app; an older name.
  open class var iPodMusicPlayer: MPMusicPlayerController { players.system }

  /// Changes the queue, posts what has changed, and waits for the end of what plays.
  private func change(_ body: (inout PlayerQueue, TimeInterval) -> Void) {
    let now = clock.now
    let (old, new) = held.withLock { held in
      let old = held.queue
      body(&held.queue, now)
      return (old, held.queue)
    }
    waitForEnd(now)
    if old.items.isEmpty != new.items.isEmpty {
      UserCode.postAnywhere(.MPMediaPlaybackIsPreparedToPlayDidChange, object: self)
    }
    if new.generations == 0 { return }
    if old.state != new.state { UserCode.postAnywhere(.MPMusicPlayerControllerPlaybackStateDidChange, object: self) }
    if old.changes != new.changes { UserCode.postAnywhere(.MPMusicPlayerControllerQueueDidChange, object: self) }
    if old.current != new.current || old.index != new.index && old.changes == new.changes {
      UserCode.postAnywhere(.MPMusicPlayerControllerNowPlayingItemDidChange, object: self)
    }
  }

  private func waitForEnd(_ now: TimeInterval) {
    let clock = clock
    let (last, rest) = held.withLock { held in
      defer { held.end = nil }
      return (held.end, held.queue.rest(at: now))
    }
    if let last { clock.cancel(last) }
    guard let rest else { return }
    let token = clock.schedule(after: rest, "the end of what MPMusicPlayerController plays") { [weak self] in
      guard let self else { return }
      if repeatMode == .one { change { $0.go(to: $0.index ?? 0, at: $1) } } else { skipToNextItem() }
    }
    held.withLock { $0.end = token }
  }

  // MARK: What plays

  /// What the player does.
  open var playbackState: MPMusicPlaybackState { queue.state }
  /// What is repeated.
  open var repeatMode: MPMusicRepeatMode {
    get { queue.repeatMode }
    set { held.withLock { $0.queue.repeatMode = newValue } }
  }
  /// What is shuffled. Kept, without effect: the queue keeps its order.
  open var shuffleMode: MPMusicShuffleMode {
    get { queue.shuffleMode }
    set { held.withLock { $0.queue.shuffleMode = newValue } }
  }
  /// How loud the player is, from 0 to 1; nothing is heard.
  open var volume: Float {
    get { queue.volume }
    set { held.withLock { $0.queue.volume = newValue } }
  }
  /// What plays; setting something of the queue goes there.
  open var nowPlayingItem: MPMediaItem? {
    get { queue.current }
    set {
      guard let newValue else { return stop() }
      change { queue, now in
        if !queue.items.contains(newValue) { queue.replace([newValue], [:], start: 0) }
        queue.go(to: queue.items.firstIndex(of: newValue) ?? 0, at: now)
      }
    }
  }
  /// The position of what plays in the queue; `NSNotFound` for nothing.
  open var indexOfNowPlayingItem: Int { queue.index ?? NSNotFound }
  var items: [MPMediaItem] { queue.items }

  // MARK: Queue

  /// Sets the queue to the media of a query; playing begins with `play()`.
  open func setQueue(with query: MPMediaQuery) { replaceQueue(query.items ?? []) }
  /// Sets the queue to a collection; playing begins with `play()`.
  open func setQueue(with itemCollection: MPMediaItemCollection) { replaceQueue(itemCollection.items) }
  /// Sets the queue to media of the store, of which there are none: it is empty.
  open func setQueue(with storeIDs: [String]) { replaceQueue([]) }
  /// Sets the queue to what a descriptor says; playing begins with `play()`.
  open func setQueue(with descriptor: MPMusicPlayerQueueDescriptor) {
    replaceQueue(descriptor.items, descriptor.times, start: descriptor.start)
  }
  /// Puts what a descriptor says behind what plays.
  open func prepend(_ descriptor: MPMusicPlayerQueueDescriptor) {
    change { queue, _ in queue.add(descriptor, at: queue.index.map { $0 + 1 } ?? 0) }
  }
  /// Puts what a descriptor says at the end.
  open func append(_ descriptor: MPMusicPlayerQueueDescriptor) {
    change { queue, _ in queue.add(descriptor, at: queue.items.count) }
  }

  /// Changes the queue and keeps what plays, if it is still there.
  func changeQueue(_ new: [MPMediaItem]) {
    let current = nowPlayingItem
    let index = current.flatMap { new.firstIndex(of: $0) }
    if current != nil, index == nil { stop() }
    change { queue, _ in
      queue.items = new
      queue.index = index
      queue.changes += 1
    }
  }

  private func replaceQueue(
    _ new: [MPMediaItem], _ times: [MPMediaItem: PlayerQueue.Times] = [:], start: Int = 0
  ) {
    stop()
    change { queue, _ in queue.replace(new, times, start: start) }
  }

  /// Goes to the next of the queue; at the end the player stops, or begins again.
  open func skipToNextItem() {
    let queue = queue
    guard let index = queue.index else { return }
    let next = index + 1 < queue.items.count ? index + 1 : queue.repeatMode == .all ? 0 : nil
    guard let next else { return stop() }
    change { $0.go(to: next, at: $1) }
  }
  /// Goes to the beginning of what plays.
  open func skipToBeginning() { change { if let index = $0.index { $0.go(to: index, at: $1) } } }
  /// Goes to the previous of the queue; to the beginning of the first.
  open func skipToPreviousItem() { change { if let index = $0.index { $0.go(to: max(0, index - 1), at: $1) } } }

  // MARK: Playing

  /// Whether there is something to play.
  open var isPreparedToPlay: Bool { !items.isEmpty }
  /// Makes the first of the queue what plays, without playing it.
  open func prepareToPlay() { change { $0.prepare(at: $1) } }
  /// Makes the first of the queue what plays; the closure is called in the next turn, with `notFound` for an empty queue.
  @preconcurrency open func prepareToPlay(completionHandler: @escaping @Sendable ((any Error)?) -> Void) {
    prepareToPlay()
    let error = items.isEmpty ? MPError(.notFound) : nil
    clock.schedule(after: 0, "a player of music") { UserCode.run { completionHandler(error) } }
  }
  /// Plays, from the first of the queue or from where it was paused; without a queue nothing happens.
  open func play() {
    prepareToPlay()
    change { if $0.index != nil { $0.set(.playing, at: $1) } }
  }
  /// Pauses.
  open func pause() { change { if $0.isRunning { $0.set(.paused, at: $1) } } }
  /// Stops; the next `play()` begins with the first of the queue.
  open func stop() {
    change { $0.set(.stopped, at: $1) }
    change { queue, _ in queue.clear() }
  }

  /// How far what plays is, in seconds.
  open var currentPlaybackTime: TimeInterval {
    get { queue.time(at: clock.now) }
    set { change { $0.move(to: newValue, at: $1) } }
  }
  /// How fast it plays, 1 for as usual; 0 while it does not. Setting 0 pauses.
  open var currentPlaybackRate: Float {
    get {
      let queue = queue
      return queue.isRunning ? queue.rate : 0
    }
    set {
      guard newValue > 0 else { return pause() }
      change { queue, now in
        queue.move(to: queue.time(at: now), at: now)
        queue.rate = newValue
      }
      play()
    }
  }
  /// Begins to go forward quickly: the state says so, the time goes on as usual.
  open func beginSeekingForward() { change { if $0.isRunning { $0.set(.seekingForward, at: $1) } } }
  /// Begins to go back quickly: the state says so, the time goes on as usual.
  open func beginSeekingBackward() { change { if $0.isRunning { $0.set(.seekingBackward, at: $1) } } }
  /// Ends going quickly.
  open func endSeeking() { change { if $0.isRunning { $0.set(.playing, at: $1) } } }

  // MARK: Notifications

  /// Begins to post changes; calls are counted.
  open func beginGeneratingPlaybackNotifications() { held.withLock { $0.queue.generations += 1 } }
  /// Ends what `beginGeneratingPlaybackNotifications()` began.
  open func endGeneratingPlaybackNotifications() {
    held.withLock { $0.queue.generations = max(0, $0.queue.generations - 1) }
  }
}

/// The player of the Music app.
private final class SystemPlayer: MPMusicPlayerController, MPSystemMusicPlayerController, @unchecked Sendable {
  func openToPlay(_ queueDescriptor: MPMusicPlayerQueueDescriptor) {
    setQueue(with: queueDescriptor)
    play()
  }
}
