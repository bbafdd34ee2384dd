public import Foundation
public import PlainviewGraphics

/// A part of a composition's track.
open class AVCompositionTrackSegment: AVAssetTrackSegment, @unchecked Sendable {
  /// The address of the source; nil for a part in which there is nothing.
  public let sourceURL: URL?
  /// The number of the source's track.
  public let sourceTrackID: CMPersistentTrackID
  init(_ mapping: CMTimeMapping, _ url: URL?, _ trackID: CMPersistentTrackID) {
    (sourceURL, sourceTrackID) = (url, trackID)
    super.init(mapping)
  }
}

/// A track of a composition.
open class AVCompositionTrack: AVAssetTrack, @unchecked Sendable {
  fileprivate(set) var timeline = CompositionTimeline()
  fileprivate var size: CGSize?
  fileprivate var transform = CGAffineTransform.identity
  fileprivate var volume: Float = 1
  fileprivate var enabled = true
  fileprivate var language: String?
  fileprivate var languageTag: String?
  fileprivate var timeScale: CMTimeScale?

  open override var timeRange: CMTimeRange { CMTimeRange(start: .zero, duration: timeline.duration) }
  open override var segments: [AVAssetTrackSegment] {
    timeline.mappings.map { AVCompositionTrackSegment($0.mapping, $0.part.url, $0.part.trackID) }
  }
  open override var naturalSize: CGSize { size ?? .zero }
  open override var preferredTransform: CGAffineTransform { transform }
  open override var preferredVolume: Float { volume }
  open override var isEnabled: Bool { enabled }
  open override var languageCode: String? { language }
  open override var extendedLanguageTag: String? { languageTag }
  open override var naturalTimeScale: CMTimeScale { timeScale ?? super.naturalTimeScale }

  /// The same track in another composition.
  func copied(to asset: AVAsset) -> AVMutableCompositionTrack {
    let copy = AVMutableCompositionTrack(asset, trackID, mediaType)
    (copy.timeline, copy.size, copy.transform, copy.volume) = (timeline, size, transform, volume)
    (copy.enabled, copy.language, copy.languageTag, copy.timeScale) = (enabled, language, languageTag, timeScale)
    return copy
  }
}

/// A track of a composition that can be changed.
open class AVMutableCompositionTrack: AVCompositionTrack, @unchecked Sendable {
  open override var preferredTransform: CGAffineTransform {
    get { super.preferredTransform }
    set { transform = newValue }
  }
  open override var preferredVolume: Float {
    get { super.preferredVolume }
    set { volume = newValue }
  }
  open override var isEnabled: Bool {
    get { super.isEnabled }
    set { enabled = newValue }
  }
  open override var languageCode: String? {
    get { super.languageCode }
    set { language = newValue }
  }
  open override var extendedLanguageTag: String? {
    get { super.extendedLanguageTag }
    set { languageTag = newValue }
  }
  open override var naturalTimeScale: CMTimeScale {
    get { super.naturalTimeScale }
    set { timeScale = newValue }
  }

  /// Puts a part of a track in at a time, at the end for an invalid one.
  ///
  /// Throws AVFoundation's error for a range that is not valid, and for a track of another kind.
  open func insertTimeRange(_ timeRange: CMTimeRange, of track: AVAssetTrack, at startTime: CMTime) throws {
    guard timeRange.start.isNumeric, timeRange.duration.isNumeric else {
      throw AVError(.invalidCompositionTrackSegmentDuration)
    }
    guard track.mediaType == mediaType else { throw AVError(.invalidSourceMedia) }
    let whole = track.timeRange
    guard timeRange.start >= whole.start, timeRange.start <= whole.end else {
      throw AVError(.invalidCompositionTrackSegmentSourceStartTime)
    }
    let source = timeRange.intersection(whole)
    if size == nil { size = track.naturalSize }
    let part = CompositionTimeline.Part(
      source: source, duration: source.duration, url: track.asset?.address, trackID: track.trackID)
    timeline.insert([part], at: startTime.isNumeric ? startTime : timeline.duration)
  }
  /// Puts parts of tracks in at a time, one after the other; the range of an `NSValue` is its `timeRangeValue`.
  open func insertTimeRanges(_ timeRanges: [NSValue], of tracks: [AVAssetTrack], at startTime: CMTime) throws {
    var time = startTime.isNumeric ? startTime : timeline.duration
    for (range, track) in zip(timeRanges.map(\.timeRangeValue), tracks) {
      let before = timeline.duration
      try insertTimeRange(range, of: track, at: time)
      time = time + (timeline.duration - before)
    }
  }
  /// Puts a gap in.
  open func insertEmptyTimeRange(_ timeRange: CMTimeRange) {
    guard timeRange.start.isNumeric, timeRange.duration.isNumeric else { return }
    timeline.insert([.init(source: .invalid, duration: timeRange.duration)], at: timeRange.start)
  }
  /// Takes a range out; what follows comes earlier.
  open func removeTimeRange(_ timeRange: CMTimeRange) { timeline.remove(timeRange) }
  /// Makes a range last longer or shorter.
  open func scaleTimeRange(_ timeRange: CMTimeRange, toDuration duration: CMTime) {
    timeline.scale(timeRange, to: duration)
  }
}
