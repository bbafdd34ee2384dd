public import Foundation
import PlainviewRuntime
import PlainviewTargetAction
import PlainviewUIKitCore

/// A film or a sound in a player, and how far it is.
@preconcurrency @MainActor open class AVPlayerItem: NSObject {
  /// Whether an item can be played: not known, ready, or failed.
  public enum Status: Int, Sendable { case unknown, readyToPlay, failed }

  /// Posted when an item has been played to its end.
  public static nonisolated let didPlayToEndTimeNotification = Notification.Name(
    "AVPlayerItemDidPlayToEndTimeNotification")
  /// The name for an item that could not be played to its end; never posted here.
  public static nonisolated let failedToPlayToEndTimeNotification = Notification.Name(
    "AVPlayerItemFailedToPlayToEndTimeNotification")
  /// Posted when an item's time was changed by a seek.
  public static nonisolated let timeJumpedNotification = Notification.Name("AVPlayerItemTimeJumpedNotification")
  /// The name for an item that stops because too little was loaded; never posted here.
  public static nonisolated let playbackStalledNotification = Notification.Name(
    "AVPlayerItemPlaybackStalledNotification")

  /// The film or sound.
  public let asset: AVAsset
  /// Ready to play in the turn after the item was made, or failed where the app's resource loader has failed.
  open private(set) var status = Status.unknown {
    didSet { KeyValueObservers.hasChanged(self, "status", from: oldValue, to: status) }
  }
  /// The reason why the item cannot be played: an error of the app's resource loader; nil for none.
  open private(set) var error: (any Error)?
  /// The duration of the asset.
  open var duration: CMTime { asset.duration }
  /// The size of the picture, always zero.
  open var presentationSize: CGSize { .zero }
  /// Whether the item can be played without stops, always true.
  open var isPlaybackLikelyToKeepUp: Bool { true }
  /// Whether the whole buffer is full, always true.
  open var isPlaybackBufferFull: Bool { true }
  /// Whether there is nothing in the buffer, always false.
  open var isPlaybackBufferEmpty: Bool { false }
  /// The largest number of bits a second to load; kept, without effect.
  open var preferredPeakBitRate = 0.0
  /// The number of seconds to load ahead; kept, without effect.
  open var preferredForwardBufferDuration: TimeInterval = 0
  /// The time at which forward playing ends; kept, without effect.
  open var forwardPlaybackEndTime = CMTime.invalid
  /// The time at which reverse playing ends; kept, without effect.
  open var reversePlaybackEndTime = CMTime.invalid
  /// Whether rates above 1 are possible, always true.
  open var canPlayFastForward: Bool { true }
  /// Whether negative rates are possible, always true.
  open var canPlayReverse: Bool { true }
  /// Whether rates below -1 are possible, always true.
  open var canPlayFastReverse: Bool { true }
  /// Whether rates between 0 and 1 are possible, always true.
  open var canPlaySlowForward: Bool { true }
  /// Whether rates between -1 and 0 are possible, always true.
  open var canPlaySlowReverse: Bool { true }
  /// Whether steps by frames are possible, always true.
  open var canStepForward: Bool { true }
  /// Whether steps back by frames are possible, always true.
  open var canStepBackward: Bool { true }
  /// The ranges that were loaded, always empty.
  open var loadedTimeRanges: [NSValue] { [] }
  /// How the pictures of the tracks are put together; kept, without effect.
  open var videoComposition: AVVideoComposition?
  /// How loud the tracks are; kept, without effect.
  open var audioMix: AVAudioMix?
  /// What is known about the item beside its asset; kept, without effect.
  open var externalMetadata: [AVMetadataItem] = []
  /// The ranges in which seeking is possible, always empty.
  open var seekableTimeRanges: [NSValue] { [] }

  weak var player: AVPlayer?
  /// The position at which the player was started last, in seconds.
  var lastPosition: TimeInterval = 0

  /// Creates an item for an address.
  public convenience init(url URL: URL) { self.init(asset: AVURLAsset(url: URL)) }
  /// Creates an item for an asset; it is ready to play in the next turn.
  public convenience init(asset: AVAsset) { self.init(asset: asset, automaticallyLoadedAssetKeys: nil) }
  /// Creates an item for an asset; the keys are not used.
  public init(asset: AVAsset, automaticallyLoadedAssetKeys: [String]?) {
    self.asset = asset
    super.init()
    UIApplication.shared.clock.schedule(after: 0, "the loading of AVPlayerItem") { [weak self] in
      guard let item = self else { return }
      guard let loader = (item.asset as? AVURLAsset)?.resourceLoader else { return item.status = .readyToPlay }
      loader.load { [weak item] error in
        item?.error = error
        item?.status = error == nil ? .readyToPlay : .failed
      }
    }
  }

  /// Returns the time to which the item has been played.
  open func currentTime() -> CMTime {
    CMTime(seconds: player?.position ?? lastPosition, preferredTimescale: 1_000_000_000)
  }
  /// Moves to a time and calls the closure in the next turn.
  @preconcurrency open func seek(to time: CMTime, completionHandler: (@Sendable (Bool) -> Void)?) {
    jump(to: time)
    UIApplication.shared.clock.schedule(after: 0, "a jump of AVPlayerItem") {
      UserCode.run { completionHandler?(true) }
    }
  }
  /// Moves to a time.
  open func seek(to time: CMTime) { jump(to: time) }
  /// Does nothing; seeks are finished at once.
  open func cancelPendingSeeks() {}

  func jump(to time: CMTime) {
    let seconds = min(max(0, time.seconds.isNaN ? 0 : time.seconds), duration.seconds)
    if let player, player.currentItem === self { player.move(to: seconds) } else { lastPosition = seconds }
    UserCode.post(Self.timeJumpedNotification, object: self)
  }
}

extension NSNotification.Name {
  /// Posted when an item has been played to its end; an older name.
  public static let AVPlayerItemDidPlayToEndTime = AVPlayerItem.didPlayToEndTimeNotification
  /// The name for an item that could not be played to its end; an older name, never posted here.
  public static let AVPlayerItemFailedToPlayToEndTime = AVPlayerItem.failedToPlayToEndTimeNotification
  /// Posted when an item's time was changed by a seek; an older name.
  public static let AVPlayerItemTimeJumped = AVPlayerItem.timeJumpedNotification
  /// The name for an item that stops because too little was loaded; an older name, never posted here.
  public static let AVPlayerItemPlaybackStalled = AVPlayerItem.playbackStalledNotification
}
