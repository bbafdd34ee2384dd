public import Foundation
import PlainviewRuntime

/// An asset that is put together of parts of others.
open class AVComposition: AVAsset, NSMutableCopying, @unchecked Sendable {
  var compositionTracks: [AVMutableCompositionTrack] = []
  fileprivate var size: CGSize?

  init() { super.init(at: nil) }

  override var trackList: [AVAssetTrack] { compositionTracks }
  /// The time of the longest track.
  open override var duration: CMTime { compositionTracks.map(\.timeRange.end).max() ?? .zero }
  open override var naturalSize: CGSize { size ?? super.naturalSize }

  /// Returns a composition with the same tracks, which does not change.
  open override func copy() -> Any { fill(AVComposition()) }
  /// Returns a composition with the same tracks.
  open func mutableCopy(with zone: NSZone? = nil) -> Any { fill(AVMutableComposition()) }

  private func fill(_ copy: AVComposition) -> AVComposition {
    copy.size = size
    copy.compositionTracks = compositionTracks.map { $0.copied(to: copy) }
    return copy
  }
}

/// A composition that can be changed.
open class AVMutableComposition: AVComposition, @unchecked Sendable {
  private var last = kCMPersistentTrackID_Invalid

  /// Creates a composition without tracks.
  public override init() { super.init() }
  /// Creates a composition without tracks; the options are not used.
  public convenience init(urlAssetInitializationOptions URLAssetInitializationOptions: [String: Any]? = nil) {
    self.init()
  }

  open override var naturalSize: CGSize {
    get { super.naturalSize }
    set { size = newValue }
  }

  /// Adds a track; it gets the number, or the next one where that is not valid or taken.
  open func addMutableTrack(
    withMediaType mediaType: AVMediaType, preferredTrackID: CMPersistentTrackID
  ) -> AVMutableCompositionTrack? {
    let isFree = preferredTrackID > 0 && !compositionTracks.contains { $0.trackID == preferredTrackID }
    let used = compositionTracks.map(\.trackID).max() ?? 0
    let number = isFree ? preferredTrackID : max(last, used) + 1
    last = max(last, number)
    let track = AVMutableCompositionTrack(self, number, mediaType)
    compositionTracks.append(track)
    return track
  }
  /// Removes a track.
  open func removeTrack(_ track: AVCompositionTrack) { compositionTracks.removeAll { $0 === track } }
  /// Returns a track into which parts of another can be put; nil for none.
  open func mutableTrack(compatibleWith track: AVAssetTrack) -> AVMutableCompositionTrack? {
    compositionTracks.first { $0.mediaType == track.mediaType }
  }

  /// Puts a part of all tracks of an asset in at a time; tracks are added where they are missing.
  open func insertTimeRange(_ timeRange: CMTimeRange, of asset: AVAsset, at startTime: CMTime) throws {
    let start = startTime.isNumeric ? startTime : duration
    for track in asset.trackList {
      let own = mutableTrack(compatibleWith: track)
      let target = own ?? addMutableTrack(withMediaType: track.mediaType, preferredTrackID: 0)
      try target?.insertTimeRange(timeRange, of: track, at: start)
    }
  }
  /// Puts a gap into all tracks.
  open func insertEmptyTimeRange(_ timeRange: CMTimeRange) {
    for track in compositionTracks { track.insertEmptyTimeRange(timeRange) }
  }
  /// Takes a range out of all tracks.
  open func removeTimeRange(_ timeRange: CMTimeRange) {
    for track in compositionTracks { track.removeTimeRange(timeRange) }
  }
  /// Makes a range of all tracks last longer or shorter.
  open func scaleTimeRange(_ timeRange: CMTimeRange, toDuration duration: CMTime) {
    for track in compositionTracks { track.scaleTimeRange(timeRange, toDuration: duration) }
  }
}

extension _HasTracks where Self: AVComposition {
  /// The tracks of the composition.
  public var tracks: [AVCompositionTrack] { compositionTracks }
  /// Returns the tracks of a kind.
  public func tracks(withMediaType mediaType: AVMediaType) -> [AVCompositionTrack] {
    compositionTracks.filter { $0.mediaType == mediaType }
  }
  /// Returns the track with a number; nil for none.
  public func track(withTrackID trackID: CMPersistentTrackID) -> AVCompositionTrack? {
    compositionTracks.first { $0.trackID == trackID }
  }
}

extension _HasTracks where Self: AVMutableComposition {
  /// The tracks of the composition.
  public var tracks: [AVMutableCompositionTrack] { compositionTracks }
  /// Returns the tracks of a kind.
  public func tracks(withMediaType mediaType: AVMediaType) -> [AVMutableCompositionTrack] {
    compositionTracks.filter { $0.mediaType == mediaType }
  }
  /// Returns the track with a number; nil for none.
  public func track(withTrackID trackID: CMPersistentTrackID) -> AVMutableCompositionTrack? {
    compositionTracks.first { $0.trackID == trackID }
  }
}
