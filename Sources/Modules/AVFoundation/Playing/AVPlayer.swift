public import Foundation
import PlainviewRuntime
import PlainviewTargetAction
public import PlainviewUIKitCore

/// Plays films and sounds on the app's clock; nothing is seen or heard.
@preconcurrency @MainActor open class AVPlayer: NSObject {
  public enum Status: Int, Sendable { case unknown, readyToPlay, failed }
  public enum TimeControlStatus: Int, Sendable { case paused, waitingToPlayAtSpecifiedRate, playing }
  public enum ActionAtItemEnd: Int, Sendable { case advance, pause, none }
  /// Why a player waits; none here does.
  public struct WaitingReason: RawRepresentable, Hashable, Sendable {
    public let rawValue: String
    public init(rawValue: String) { self.rawValue = rawValue }
    public static let toMinimizeStalls = Self(rawValue: "AVPlayerWaitingToMinimizeStallsReason")
    public static let noItemToPlay = Self(rawValue: "AVPlayerWaitingWithNoItemToPlayReason")
  }

  open private(set) var currentItem: AVPlayerItem?
  open var status: Status { .readyToPlay }
  open var error: (any Error)? { nil }
  open var timeControlStatus: TimeControlStatus { rate == 0 ? .paused : .playing }
  open var reasonForWaitingToPlay: WaitingReason? { nil }
  open var actionAtItemEnd = ActionAtItemEnd.pause
  open var defaultRate: Float = 1
  open var volume: Float = 1
  open var isMuted = false
  open var automaticallyWaitsToMinimizeStalling = true
  open var allowsExternalPlayback = true
  open var isExternalPlaybackActive: Bool { false }
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
  public convenience init(url URL: URL) { self.init(playerItem: AVPlayerItem(url: URL)) }
  public init(playerItem item: AVPlayerItem?) {
    currentItem = item
    super.init()
    item?.player = self
  }

  open func replaceCurrentItem(with item: AVPlayerItem?) {
    let speed = speed
    keepPlace()
    currentItem?.player = nil
    currentItem = item
    item?.player = self
    began = clock.now
    if speed != 0 { setSpeed(speed) }
  }

  open func play() { rate = defaultRate }
  open func pause() { rate = 0 }
  open func playImmediately(atRate rate: Float) { self.rate = rate }

  // MARK: Time

  /// How far the item is, in seconds.
  var position: TimeInterval {
    guard let item = currentItem else { return 0 }
    return min(max(0, item.place + (clock.now - began) * Double(speed)), item.duration.seconds)
  }

  open func currentTime() -> CMTime { currentItem?.currentTime() ?? .zero }
  open func seek(to time: CMTime) { currentItem?.seek(to: time) }
  open func seek(to time: CMTime, completionHandler: @escaping @Sendable (Bool) -> Void) {
    currentItem?.seek(to: time, completionHandler: completionHandler)
  }
  open func seek(to time: CMTime, toleranceBefore: CMTime, toleranceAfter: CMTime) { seek(to: time) }
  open func seek(
    to time: CMTime, toleranceBefore: CMTime, toleranceAfter: CMTime,
    completionHandler: @escaping @Sendable (Bool) -> Void
  ) { seek(to: time, completionHandler: completionHandler) }
  open func seek(to time: CMTime) async -> Bool {
    currentItem?.jump(to: time)
    return true
  }

  private func keepPlace() {
    currentItem?.place = position
    began = clock.now
  }

  /// Goes to a place, in seconds.
  func move(to seconds: TimeInterval) {
    currentItem?.place = seconds
    began = clock.now
    setSpeed(speed)
  }

  private func setSpeed(_ new: Float) {
    keepPlace()
    speed = currentItem == nil ? 0 : new
    if let end { clock.cancel(end) }
    end = nil
    for observer in observers { observer.stop() }
    guard speed != 0, let item = currentItem else { return }
    if let url = (item.asset as? AVURLAsset)?.url, item.place == 0 {
      MediaDevice.current.change { $0.played.append(url.lastPathComponent) }
    }
    for observer in observers { observer.start(self) }
    guard speed > 0 else { return }
    end = clock.schedule(after: (item.duration.seconds - item.place) / Double(speed), "the end of AVPlayer's item") {
      [weak self, weak item] in
      if let self, let item, currentItem === item { reachEnd(of: item) }
    }
  }

  private func reachEnd(of item: AVPlayerItem) {
    keepPlace()
    item.place = item.duration.seconds
    if actionAtItemEnd != .none { rate = 0 }
    UserCode.post(AVPlayerItem.didPlayToEndTimeNotification, object: item)
    if actionAtItemEnd == .advance { advance() }
  }

  /// Goes to the next item, where there is one.
  func advance() {}

  // MARK: Observers

  /// Calls something again and again while it plays; what comes back has to be kept and given to `removeTimeObserver`.
  open func addPeriodicTimeObserver(
    forInterval interval: CMTime, queue: DispatchQueue?, using block: @escaping @Sendable (CMTime) -> Void
  ) -> Any { add(TimeObserver(interval: max(interval.seconds, 0.001), block)) }
  private func add(_ observer: TimeObserver) -> Any {
    observers.append(observer)
    if speed != 0 { observer.start(self) }
    return observer
  }
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

  open func items() -> [AVPlayerItem] { queue }
  open func canInsert(_ item: AVPlayerItem, after afterItem: AVPlayerItem?) -> Bool {
    !queue.contains { $0 === item }
  }
  open func insert(_ item: AVPlayerItem, after afterItem: AVPlayerItem?) {
    let index = afterItem.flatMap { one in queue.firstIndex { $0 === one } }.map { $0 + 1 } ?? queue.count
    queue.insert(item, at: index)
    if currentItem == nil { replaceCurrentItem(with: queue.first) }
  }
  open func remove(_ item: AVPlayerItem) {
    queue.removeAll { $0 === item }
    if currentItem === item { replaceCurrentItem(with: queue.first) }
  }
  open func removeAllItems() {
    queue = []
    replaceCurrentItem(with: nil)
  }
  open func advanceToNextItem() {
    if !queue.isEmpty { queue.removeFirst() }
    replaceCurrentItem(with: queue.first)
  }
  override func advance() {
    advanceToNextItem()
    if currentItem != nil { play() }
  }
}

/// Plays an item again and again.
@preconcurrency @MainActor open class AVPlayerLooper: NSObject {
  private weak var player: AVQueuePlayer?
  private var observer: (any NSObjectProtocol)?
  open private(set) var loopCount = 0

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
  open func disableLooping() {
    if let observer { NotificationCenter.default.removeObserver(observer) }
    observer = nil
    player?.actionAtItemEnd = .advance
  }
}

/// How a film is fitted into a rectangle.
public struct AVLayerVideoGravity: RawRepresentable, Hashable, Sendable {
  public let rawValue: String
  public init(rawValue: String) { self.rawValue = rawValue }
  public static let resizeAspect = Self(rawValue: "AVLayerVideoGravityResizeAspect")
  public static let resizeAspectFill = Self(rawValue: "AVLayerVideoGravityResizeAspectFill")
  public static let resize = Self(rawValue: "AVLayerVideoGravityResize")
}

/// The layer that would show a player's film.
@preconcurrency @MainActor open class AVPlayerLayer: CALayer {
  open var player: AVPlayer?
  open var videoGravity = AVLayerVideoGravity.resizeAspect
  open var isReadyForDisplay: Bool { player?.currentItem != nil }
  open var videoRect: CGRect { bounds }
  public convenience init(player: AVPlayer?) {
    self.init()
    self.player = player
  }
}

/// The largest rectangle of a shape in the middle of another one.
public func AVMakeRect(aspectRatio: CGSize, insideRect boundingRect: CGRect) -> CGRect {
  guard aspectRatio.width > 0, aspectRatio.height > 0 else { return boundingRect }
  let scale = min(boundingRect.width / aspectRatio.width, boundingRect.height / aspectRatio.height)
  let size = CGSize(width: aspectRatio.width * scale, height: aspectRatio.height * scale)
  return CGRect(
    x: boundingRect.midX - size.width / 2, y: boundingRect.midY - size.height / 2, width: size.width,
    height: size.height)
}
