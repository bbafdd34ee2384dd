import Foundation
import PlainviewRuntime

/// An asset with tracks, whose class those of a composition follow.
public protocol _HasTracks {}

extension _HasTracks where Self: AVAsset {
  /// The tracks of the asset.
  public var tracks: [AVAssetTrack] { trackList }
  /// Returns the tracks of a kind.
  public func tracks(withMediaType mediaType: AVMediaType) -> [AVAssetTrack] {
    trackList.filter { $0.mediaType == mediaType }
  }
  /// Returns the tracks that are seen, heard or read.
  public func tracks(withMediaCharacteristic mediaCharacteristic: AVMediaCharacteristic) -> [AVAssetTrack] {
    trackList.filter { $0.hasMediaCharacteristic(mediaCharacteristic) }
  }
  /// Returns the track with a number; nil for none.
  public func track(withTrackID trackID: CMPersistentTrackID) -> AVAssetTrack? {
    trackList.first { $0.trackID == trackID }
  }
  /// Returns the tracks of a kind.
  nonisolated(nonsending) public func loadTracks(withMediaType mediaType: AVMediaType) async throws -> [AVAssetTrack] {
    tracks(withMediaType: mediaType)
  }
  /// Returns the tracks that are seen, heard or read.
  nonisolated(nonsending) public func loadTracks(
    withMediaCharacteristic mediaCharacteristic: AVMediaCharacteristic
  ) async throws -> [AVAssetTrack] { tracks(withMediaCharacteristic: mediaCharacteristic) }
  /// Returns the track with a number; nil for none.
  nonisolated(nonsending) public func loadTrack(
    withTrackID trackID: CMPersistentTrackID
  ) async throws -> AVAssetTrack? { track(withTrackID: trackID) }
  /// Calls the closure with the tracks of a kind in the next turn.
  @preconcurrency public func loadTracks(
    withMediaType mediaType: AVMediaType,
    completionHandler: @escaping @Sendable ([AVAssetTrack]?, (any Error)?) -> Void
  ) {
    SimulatedProcess.current.clock.schedule(after: 0, "tracks of AVAsset") { [self] in
      UserCode.run { completionHandler(tracks(withMediaType: mediaType), nil) }
    }
  }
}
