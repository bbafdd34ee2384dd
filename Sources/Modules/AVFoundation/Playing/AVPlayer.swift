public import Foundation
import PlainviewRuntime
import PlainviewTargetAction
public import PlainviewUIKitCore

/// Plays films and sounds on the app's clock; nothing is seen or heard.
@preconcurrency @MainActor open class AVPlayer: NSObject {
  /// Whether a player can play: not known, ready, or failed.
  public enum Status: Int, Sendable { case unknown, readyToPlay, failed }
  /// Whether a player is paused, waits, or plays.
  public enum TimeControlStatus: Int, Sendable { case paused, waitingToPlayAtSpecifiedRate, playing }
  /// The action at the end of an item: go to the next, pause, or go on.
  public enum ActionAtItemEnd: Int, Sendable { case advance, pause, none }
  /// The reason why a player waits; players here never wait.
  public struct WaitingReason: RawRepresentable, Hashable, Sendable {
    /// The identifier of the reason.
    public let rawValue: String
    /// Creates a reason from its identifier.
    public init(rawValue: String) { self.rawValue = rawValue }
    /// Too little was loaded to play without stops.
    public static let toMinimizeStalls = Self(rawValue: "AVPlayerWaitingToMinimizeStallsReason")
    /// There is no item.
    public static let noItemToPlay = Self(rawValue: "AVPlayerWaitingWithNoItemToPlayReason")
  }

  /// The item that is played.
  open private(set) var currentItem: AVPlayerItem?
  /// Whether the player can play, always `readyToPlay`.
  open var status: Status { .readyToPlay }
  /// The reason why the player failed, always nil.
  open var error: (any Error)? { nil }
  /// `paused` at a rate of 0, otherwise `playing`.
  open var timeControlStatus: TimeControlStatus { rate == 0 ? .paused : .playing }
  /// The reason why the player waits, always nil.
  open var reasonForWaitingToPlay: WaitingReason? { nil }
  /// The action at the end of the item, `pause` by default.
  open var actionAtItemEnd = ActionAtItemEnd.pause
  /// The rate that `play()` sets, 1 by default.
  open var defaultRate: Float = 1
  /// The volume, 1 by default; nothing is heard.
  open var volume: Float = 1
  /// Whether the sound is off; kept, without effect.
  open var isMuted = false
  /// Whether the player waits until enough is loaded; kept, without effect.
  open var automaticallyWaitsToMinimizeStalling = true
  /// Whether the film may be shown on another device; kept, without effect.
  open var allowsExternalPlayback = true
  /// Whether the film is shown on another device, always false.
  open var isExternalPlaybackActive: Bool { false }
  /// Whether the screen stays on during a film; kept, without effect.
  open var preventsDisplaySleepDuringVideoPlayback = true
  /// How fast it plays; 0 while it stands still.
  open var rate: Float {
    get { speed }
    set { setSpeed(newValue) }
  }

  private var speed: Float = 0 {
    didSet {
      guard speed != oldValue else { return }
      KeyValueObservers.hasChanged(self, "rate", from: oldValue, to: speed)
      KeyValueObservers.hasChanged(
        self, "timeControlStatus", from: oldValue == 0 ? TimeControlStatus.paused : .playing, to: timeControlStatus)
    }
  }
  /// The clock's time when the speed was set last, in seconds.
  private var began: TimeInterval = 0
  private var end: VirtualClock.Token?
  private var observers: [TimeObserver] = []
  private var clock: VirtualClock { UIApplication.shared.clock }

  public nonisolated override init() { super.init() }
  /// Creates a player for the film or sound at an address.
  public convenience init(url URL: URL) { self.init(playerItem: AVPlayerItem(url: URL)) }
  /// Creates a player for an item.
  public init(playerItem item: AVPlayerItem?) {
    currentItem = item
    super.init()
    item?.player = self
  }

  /// Exchanges the item; the player goes on at its rate.
  open func replaceCurrentItem(with item: AVPlayerItem?) {
    let speed = speed
    keepPosition()
    currentItem?.player = nil
    currentItem = item
    item?.player = self
    began = clock.now
    if speed != 0 { setSpeed(speed) }
  }

  /// Plays at `defaultRate`.
  open func play() { rate = defaultRate }
  /// Pauses: sets the rate to 0.
  open func pause() { rate = 0 }
  /// Plays at a rate.
  open func playImmediately(atRate rate: Float) { self.rate = rate }

  // MARK: Time

  /// How far the item is, in seconds.
  var position: TimeInterval {
    guard let item = currentItem else { return 0 }
    return min(max(0, item.lastPosition + (clock.now - began) * Double(speed)), item.duration.seconds)
  }

  /// Returns the current time of the item; zero without one.
  open func currentTime() -> CMTime { currentItem?.currentTime() ?? .zero }
  /// Moves to a time of the item.
  open func seek(to time: CMTime) { currentItem?.seek(to: time) }
  /// Moves to a time of the item and calls the closure in the next turn.
  @preconcurrency open func seek(to time: CMTime, completionHandler: @escaping @Sendable (Bool) -> Void) {
    currentItem?.seek(to: time, completionHandler: completionHandler)
  }
  /// Moves to a time of the item exactly; the tolerances are not used.
  open func seek(to time: CMTime, toleranceBefore: CMTime, toleranceAfter: CMTime) { seek(to: time) }
  /// Moves to a time of the item exactly, and calls the closure in the next turn.
  @preconcurrency open func seek(
    to time: CMTime, toleranceBefore: CMTime, toleranceAfter: CMTime,
    completionHandler: @escaping @Sendable (Bool) -> Void
  ) { seek(to: time, completionHandler: completionHandler) }
  /// Moves to a time of the item and returns true.
  open func seek(to time: CMTime) async -> Bool {
    currentItem?.jump(to: time)
    return true
  }

  private func keepPosition() {
    currentItem?.lastPosition = position
    began = clock.now
  }

  /// Moves to a position in seconds.
  func move(to seconds: TimeInterval) {
    currentItem?.lastPosition = seconds
    began = clock.now
    setSpeed(speed)
  }

  private func setSpeed(_ new: Float) {
    keepPosition()
    speed = currentItem == nil ? 0 : new
    if let end { clock.cancel(end) }
    end = nil
    for observer in observers { observer.stop() }
    guard speed != 0, let item = currentItem else { return }
    if let url = (item.asset as? AVURLAsset)?.url, item.lastPosition == 0 {
      MediaDevice.current.change { $0.played.append(url.lastPathComponent) }
    }
    for observer in observers { observer.start(self) }
    guard speed > 0 else { return }
    end = clock.schedule(
      after: (item.duration.seconds - item.lastPosition) / Double(speed), "the end of AVPlayer's item"
    ) {
      [weak self, weak item] in
      if let self, let item, currentItem === item { reachEnd(of: item) }
    }
  }

  private func reachEnd(of item: AVPlayerItem) {
    keepPosition()
    item.lastPosition = item.duration.seconds
    if actionAtItemEnd == .pause { rate = 0 }
    UserCode.post(AVPlayerItem.didPlayToEndTimeNotification, object: item)
    if actionAtItemEnd == .advance, currentItem === item { advance() }
  }

  /// Goes to the next item at the same rate; pauses where there is none.
  func advance() { rate = 0 }

  // MARK: Observers

  /// Calls a closure periodically while it plays; the caller keeps the returned object and gives it to `removeTimeObserver`.
  @preconcurrency open func addPeriodicTimeObserver(
    forInterval interval: CMTime, queue: DispatchQueue?, using block: @escaping @Sendable (CMTime) -> Void
  ) -> Any { add(TimeObserver(interval: max(interval.seconds, 0.001), block)) }
  private func add(_ observer: TimeObserver) -> Any {
    observers.append(observer)
    if speed != 0 { observer.start(self) }
    return observer
  }
  /// Removes an observer that `addPeriodicTimeObserver(forInterval:queue:using:)` returned.
  open func removeTimeObserver(_ observer: Any) {
    guard let observer = observer as? TimeObserver else { return }
    observer.stop()
    observers.removeAll { $0 === observer }
  }

  @MainActor private final class TimeObserver {
    private let interval: TimeInterval
    private let block: @Sendable (CMTime) -> Void
    private var token: VirtualClock.Token?

    init(interval: TimeInterval, _ block: @escaping @Sendable (CMTime) -> Void) {
      self.interval = interval
      self.block = block
    }

    func start(_ player: AVPlayer) {
      stop()
      guard player.rate != 0 else { return }
      token = UIApplication.shared.clock.schedule(
        after: interval / Double(abs(player.rate)), "AVPlayer's time", repeats: true
      ) { [weak self, weak player] in
        guard let self, let player else { return }
        UserCode.run { block(player.currentTime()) }
        if player.rate != 0, token != nil { start(player) }
      }
    }

    func stop() {
      if let token { UIApplication.shared.clock.cancel(token) }
      token = nil
    }
  }
}

/// Plays one after the other.
@preconcurrency @MainActor open class AVQueuePlayer: AVPlayer {
  private var queue: [AVPlayerItem] = []

  public nonisolated override init() { super.init() }
  /// Creates a player that plays some items, one after the other.
  public init(items: [AVPlayerItem]) {
    queue = items
    super.init(playerItem: items.first)
    actionAtItemEnd = .advance
  }
  public override init(playerItem item: AVPlayerItem?) {
    queue = item.map { [$0] } ?? []
    super.init(playerItem: item)
    actionAtItemEnd = .advance
  }

  /// Returns the items that are still to be played, beginning with the current one.
  open func items() -> [AVPlayerItem] { queue }
  /// Returns whether an item can be inserted; false when it is in the queue already.
  open func canInsert(_ item: AVPlayerItem, after afterItem: AVPlayerItem?) -> Bool {
    !queue.contains { $0 === item }
  }
  /// Inserts an item after another one, or at the end of the queue.
  open func insert(_ item: AVPlayerItem, after afterItem: AVPlayerItem?) {
    let index = afterItem.flatMap { one in queue.firstIndex { $0 === one } }.map { $0 + 1 } ?? queue.count
    queue.insert(item, at: index)
    if currentItem == nil { replaceCurrentItem(with: queue.first) }
  }
  /// Removes an item; when it is the current one, the next becomes current.
  open func remove(_ item: AVPlayerItem) {
    queue.removeAll { $0 === item }
    if currentItem === item { replaceCurrentItem(with: queue.first) }
  }
  /// Removes all items, so that nothing is played.
  open func removeAllItems() {
    queue = []
    replaceCurrentItem(with: nil)
  }
  /// Makes the next item the current one.
  open func advanceToNextItem() {
    if !queue.isEmpty { queue.removeFirst() }
    replaceCurrentItem(with: queue.first)
  }
  override func advance() { advanceToNextItem() }
}

/// Plays an item again and again.
@preconcurrency @MainActor open class AVPlayerLooper: NSObject {
  private weak var player: AVQueuePlayer?
  private var observer: (any NSObjectProtocol)?
  /// The number of times the item has started anew.
  open private(set) var loopCount = 0

  /// Creates a looper that plays the item in the player again and again; the item is played itself, not copies of it.
  public init(player: AVQueuePlayer, templateItem itemToLoop: AVPlayerItem) {
    self.player = player
    super.init()
    player.actionAtItemEnd = .none
    if player.currentItem !== itemToLoop {
      player.removeAllItems()
      player.insert(itemToLoop, after: nil)
    }
    observer = NotificationCenter.default.addObserver(
      forName: AVPlayerItem.didPlayToEndTimeNotification, object: itemToLoop, queue: nil
    ) { [weak self] _ in
      MainActor.assumeIsolated {
        guard let self else { return }
        self.loopCount += 1
        self.player?.currentItem?.jump(to: .zero)
      }
    }
  }
  /// Ends the repetition: the player goes to the next item when this one has ended.
  open func disableLooping() {
    if let observer { NotificationCenter.default.removeObserver(observer) }
    observer = nil
    player?.actionAtItemEnd = .advance
  }
}

/// How a film is fitted into a rectangle.
public struct AVLayerVideoGravity: RawRepresentable, Hashable, Sendable {
  /// The identifier of the mode.
  public let rawValue: String
  /// Creates a mode from its identifier.
  public init(rawValue: String) { self.rawValue = rawValue }
  /// The film fits into the rectangle and keeps its shape.
  public static let resizeAspect = Self(rawValue: "AVLayerVideoGravityResizeAspect")
  /// The film fills the rectangle and keeps its shape.
  public static let resizeAspectFill = Self(rawValue: "AVLayerVideoGravityResizeAspectFill")
  /// The film is stretched to the rectangle.
  public static let resize = Self(rawValue: "AVLayerVideoGravityResize")
}

/// The layer that would show a player's film.
@preconcurrency @MainActor open class AVPlayerLayer: CALayer {
  /// The player whose film the layer would show.
  open var player: AVPlayer?
  /// The mode of fitting the film into the layer; kept, without effect.
  open var videoGravity = AVLayerVideoGravity.resizeAspect
  /// Whether there is a film to show; true when the player has an item.
  open var isReadyForDisplay: Bool { player?.currentItem != nil }
  /// The rectangle of the film, always the layer's bounds.
  open var videoRect: CGRect { bounds }
  /// Creates a layer for a player.
  public convenience init(player: AVPlayer?) {
    self.init()
    self.player = player
  }
}

/// A layer whose animations would run with the time of a film; here they run with the app's clock.
@preconcurrency @MainActor open class AVSynchronizedLayer: CALayer {
  /// The film.
  open var playerItem: AVPlayerItem?
  /// Creates a layer for a film.
  public convenience init(playerItem: AVPlayerItem) {
    self.init()
    self.playerItem = playerItem
  }
}

/// The beginning of an animation that stands for the beginning of a film, since 0 means now.
public let AVCoreAnimationBeginTimeAtZero: TimeInterval = 1e-100

/// The largest rectangle of a shape in the middle of another one.
public func AVMakeRect(aspectRatio: CGSize, insideRect boundingRect: CGRect) -> CGRect {
  guard aspectRatio.width > 0, aspectRatio.height > 0 else { return boundingRect }
  let scale = min(boundingRect.width / aspectRatio.width, boundingRect.height / aspectRatio.height)
  let size = CGSize(width: aspectRatio.width * scale, height: aspectRatio.height * scale)
  return CGRect(
    x: boundingRect.midX - size.width / 2, y: boundingRect.midY - size.height / 2, width: size.width,
    height: size.height)
}
