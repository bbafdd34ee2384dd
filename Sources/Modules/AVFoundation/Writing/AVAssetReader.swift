public import Foundation

/// Reads the samples of an asset. Nothing can be decoded here: it fails when it begins.
open class AVAssetReader: NSObject, @unchecked Sendable {
  /// How far a reader is: not begun, reading, done, failed, or cancelled.
  public enum Status: Int, Sendable { case unknown, reading, completed, failed, cancelled }

  /// The asset.
  public let asset: AVAsset
  /// How far the reader is.
  open private(set) var status = Status.unknown
  /// Why the reader has failed; nil before.
  open private(set) var error: (any Error)?
  /// The part of the asset that is read; kept, without effect.
  open var timeRange = CMTimeRange(start: .zero, duration: .positiveInfinity)
  /// The outputs that were added.
  open private(set) var outputs: [AVAssetReaderOutput] = []

  /// Creates a reader of an asset.
  public init(asset: AVAsset) throws { self.asset = asset }
  /// Returns whether an output can be added; false once the reader has begun, and for one that is there.
  open func canAdd(_ output: AVAssetReaderOutput) -> Bool {
    status == .unknown && !outputs.contains { $0 === output }
  }
  /// Adds an output, if it can be added.
  open func add(_ output: AVAssetReaderOutput) { if canAdd(output) { outputs.append(output) } }
  /// Fails with the error that there is no decoder.
  @discardableResult open func startReading() -> Bool {
    guard status == .unknown else { return false }
    (status, error) = (.failed, AVError(.decoderNotFound))
    return false
  }
  /// Ends the reading.
  open func cancelReading() { if status == .unknown { status = .cancelled } }
}

/// Gives the samples of a reader.
open class AVAssetReaderOutput: NSObject, @unchecked Sendable {
  /// The kind of media.
  open var mediaType: AVMediaType { .video }
  /// Whether samples are copied; kept, without effect.
  open var alwaysCopiesSampleData = true
  /// Whether samples can be read again in other ranges; kept, without effect.
  open var supportsRandomAccess = false
  /// Returns the next sample: none.
  open func copyNextSampleBuffer() -> CMSampleBuffer? { nil }
  /// Does nothing: there are no samples.
  open func reset(forReadingTimeRanges timeRanges: [NSValue]) {}
  /// Does nothing: there are no samples.
  open func markConfigurationAsFinal() {}
}

/// Gives the samples of a track.
open class AVAssetReaderTrackOutput: AVAssetReaderOutput, @unchecked Sendable {
  /// The track.
  public let track: AVAssetTrack
  /// The format of the samples; nil for that which they have.
  public let outputSettings: [String: Any]?
  /// How a time is stretched; kept, without effect.
  open var audioTimePitchAlgorithm = AVAudioTimePitchAlgorithm.spectral
  /// Creates an output for a track.
  public init(track: AVAssetTrack, outputSettings: [String: Any]?) {
    (self.track, self.outputSettings) = (track, outputSettings)
  }
  open override var mediaType: AVMediaType { track.mediaType }
}

/// Gives sound that is mixed of tracks.
open class AVAssetReaderAudioMixOutput: AVAssetReaderOutput, @unchecked Sendable {
  /// The tracks.
  public let audioTracks: [AVAssetTrack]
  /// The format of the samples; nil for that which they have.
  public let audioSettings: [String: Any]?
  /// How loud the tracks are; kept, without effect.
  open var audioMix: AVAudioMix?
  /// Creates an output for tracks.
  public init(audioTracks: [AVAssetTrack], audioSettings: [String: Any]?) {
    (self.audioTracks, self.audioSettings) = (audioTracks, audioSettings)
  }
  open override var mediaType: AVMediaType { .audio }
}

/// Gives pictures that are put together of tracks.
open class AVAssetReaderVideoCompositionOutput: AVAssetReaderOutput, @unchecked Sendable {
  /// The tracks.
  public let videoTracks: [AVAssetTrack]
  /// The format of the pictures; nil for that which they have.
  public let videoSettings: [String: Any]?
  /// How the pictures are put together; kept, without effect.
  open var videoComposition: AVVideoComposition?
  /// Creates an output for tracks.
  public init(videoTracks: [AVAssetTrack], videoSettings: [String: Any]?) {
    (self.videoTracks, self.videoSettings) = (videoTracks, videoSettings)
  }
}
