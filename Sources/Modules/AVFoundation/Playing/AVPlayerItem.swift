public import Foundation
import PlainviewRuntime
import PlainviewTargetAction
import PlainviewUIKitCore

/// A film or a sound in a player, and how far it is.
@preconcurrency @MainActor open class AVPlayerItem: NSObject {
  public enum Status: Int, Sendable { case unknown, readyToPlay, failed }

  public static nonisolated let didPlayToEndTimeNotification = Notification.Name(
    "AVPlayerItemDidPlayToEndTimeNotification")
  public static nonisolated let failedToPlayToEndTimeNotification = Notification.Name(
    "AVPlayerItemFailedToPlayToEndTimeNotification")
  public static nonisolated let timeJumpedNotification = Notification.Name("AVPlayerItemTimeJumpedNotification")
  public static nonisolated let playbackStalledNotification = Notification.Name(
    "AVPlayerItemPlaybackStalledNotification")

  public let asset: AVAsset
  /// Ready to play in the turn after the item was made.
  open private(set) var status = Status.unknown {
    didSet { KeyValueObservers.hasChanged(self, "status", from: oldValue, to: status) }
  }
  open var error: (any Error)? { nil }
  open var duration: CMTime { asset.duration }
  open var presentationSize: CGSize { .zero }
  open var isPlaybackLikelyToKeepUp: Bool { true }
  open var isPlaybackBufferFull: Bool { true }
  open var isPlaybackBufferEmpty: Bool { false }
  open var preferredPeakBitRate = 0.0
  open var preferredForwardBufferDuration: TimeInterval = 0
  open var forwardPlaybackEndTime = CMTime.invalid
  open var reversePlaybackEndTime = CMTime.invalid
  open var canPlayFastForward: Bool { true }
  open var canPlayReverse: Bool { true }
  open var loadedTimeRanges: [NSValue] { [] }
  open var seekableTimeRanges: [NSValue] { [] }

  weak var player: AVPlayer?
  /// Where it stood when the player began last, in seconds.
  var place: TimeInterval = 0

  public convenience init(url URL: URL) { self.init(asset: AVURLAsset(url: URL)) }
  public convenience init(asset: AVAsset, automaticallyLoadedAssetKeys: [String]?) { self.init(asset: asset) }
  public init(asset: AVAsset) {
    self.asset = asset
    super.init()
    UIApplication.shared.clock.schedule(after: 0, "the loading of AVPlayerItem") { [weak self] in
      self?.status = .readyToPlay
    }
  }

  open func currentTime() -> CMTime {
    CMTime(seconds: player?.position ?? place, preferredTimescale: 1_000_000_000)
  }
  open func seek(to time: CMTime, completionHandler: (@Sendable (Bool) -> Void)?) {
    jump(to: time)
    UIApplication.shared.clock.schedule(after: 0, "a jump of AVPlayerItem") {
      UserCode.run { completionHandler?(true) }
    }
  }
  open func seek(to time: CMTime) { jump(to: time) }
  open func cancelPendingSeeks() {}

  func jump(to time: CMTime) {
    let seconds = min(max(0, time.seconds.isNaN ? 0 : time.seconds), duration.seconds)
    if let player, player.currentItem === self { player.move(to: seconds) } else { place = seconds }
    UserCode.post(Self.timeJumpedNotification, object: self)
  }
}

extension NSNotification.Name {
  public static let AVPlayerItemDidPlayToEndTime = AVPlayerItem.didPlayToEndTimeNotification
  public static let AVPlayerItemFailedToPlayToEndTime = AVPlayerItem.failedToPlayToEndTimeNotification
  public static let AVPlayerItemTimeJumped = AVPlayerItem.timeJumpedNotification
  public static let AVPlayerItemPlaybackStalled = AVPlayerItem.playbackStalledNotification
}
