public import Foundation
public import PlainviewGraphics
import PlainviewRuntime
public import PlainviewTargetAction

/// The number of a track in an asset.
public typealias CMPersistentTrackID = Int32
/// The number that no track has.
public let kCMPersistentTrackID_Invalid: CMPersistentTrackID = 0

/// A property of media, such as that it is seen.
public struct AVMediaCharacteristic: RawRepresentable, Hashable, Sendable {
  /// The identifier of the property.
  public let rawValue: String
  /// Creates a property from its identifier.
  public init(rawValue: String) { self.rawValue = rawValue }
  /// What is seen.
  public static let visual = Self(rawValue: "AVMediaCharacteristicVisual")
  /// What is heard.
  public static let audible = Self(rawValue: "AVMediaCharacteristicAudible")
  /// What is read.
  public static let legible = Self(rawValue: "AVMediaCharacteristicLegible")
}

/// A track of an asset: pictures of 1920 by 1080 pixels, 30 a second, or sound.
open class AVAssetTrack: NSObject, AVAsynchronousKeyValueLoading, @unchecked Sendable {
  /// The relation of one track to another.
  public struct AssociationType: RawRepresentable, Hashable, Sendable {
    /// The identifier of the relation.
    public let rawValue: String
    /// Creates a relation from its identifier.
    public init(rawValue: String) { self.rawValue = rawValue }
    /// Sound in another language.
    public static let audioFallback = Self(rawValue: "fall")
    /// The names of chapters.
    public static let chapterList = Self(rawValue: "chap")
  }

  /// The size of the pictures of all films, in pixels.
  static let sizeOfFilms = CGSize(width: 1920, height: 1080)

  /// The asset of the track; nil once it is gone.
  open private(set) weak var asset: AVAsset?
  /// The number of the track in its asset.
  public let trackID: CMPersistentTrackID
  /// The kind of media.
  public let mediaType: AVMediaType
  private let address: URL?
  private let seconds: TimeInterval?
  let loaded = LoadedKeys()

  init(_ asset: AVAsset?, _ trackID: CMPersistentTrackID, _ mediaType: AVMediaType) {
    (self.asset, self.trackID, self.mediaType) = (asset, trackID, mediaType)
    (address, seconds) = (asset?.address, asset?.seconds)
  }

  /// The time of the track: from zero to the end of the asset.
  open var timeRange: CMTimeRange {
    let seconds = seconds ?? MediaDevice.current.duration(of: address)
    return CMTimeRange(start: .zero, duration: CMTime(seconds: seconds, preferredTimescale: 600))
  }
  /// Descriptions of the samples: one.
  open var formatDescriptions: [Any] { descriptions }
  var descriptions: [CMFormatDescription] {
    switch mediaType {
    case .video:
      let (width, height) = (Int32(Self.sizeOfFilms.width), Int32(Self.sizeOfFilms.height))
      return [
        CMFormatDescription(
          kCMMediaType_Video, kCMVideoCodecType_H264, CMVideoDimensions(width: width, height: height))
      ]
    case .audio: return [CMFormatDescription(kCMMediaType_Audio, CMFormatDescription.MediaSubType.mpeg4AAC.rawValue)]
    default: return []
    }
  }
  /// The size of the pictures in pixels; zero for other media.
  open var naturalSize: CGSize { mediaType == .video ? Self.sizeOfFilms : .zero }
  /// How pictures are turned, the identity.
  open var preferredTransform: CGAffineTransform { .identity }
  /// The natural volume, 1.
  open var preferredVolume: Float { 1 }
  /// How many pictures there are in a second: 30; 0 for other media.
  open var nominalFrameRate: Float { mediaType == .video ? 30 : 0 }
  /// The shortest time of a picture; invalid for other media.
  open var minFrameDuration: CMTime { mediaType == .video ? CMTime(value: 1, timescale: 30) : .invalid }
  /// How many parts a second has in the track's times: 600 for pictures, 44,100 for sound.
  open var naturalTimeScale: CMTimeScale { mediaType == .audio ? 44100 : 600 }
  /// How many bits a second the track has, always 0.
  open var estimatedDataRate: Float { 0 }
  /// The number of bytes of all samples, always 0.
  open var totalSampleDataLength: Int64 { 0 }
  /// Whether the track is played, true unless it is of a composition that says otherwise.
  open var isEnabled: Bool { true }
  /// Whether the track can be played, always true.
  open var isPlayable: Bool { true }
  /// Whether the track can be decoded, always true.
  open var isDecodable: Bool { true }
  /// Whether all samples are in the asset's own file, always true.
  open var isSelfContained: Bool { true }
  /// Whether pictures come in another order than they are decoded, always false.
  open var requiresFrameReordering: Bool { false }
  /// The language of the track by its code, always nil.
  open var languageCode: String? { nil }
  /// The language of the track by its tag, always nil.
  open var extendedLanguageTag: String? { nil }
  /// What is known about the track, always empty.
  open var metadata: [AVMetadataItem] { [] }
  /// What is known about the track under common keys, always empty.
  open var commonMetadata: [AVMetadataItem] { [] }
  /// The parts of the track: one.
  open var segments: [AVAssetTrackSegment] { [AVAssetTrackSegment(timeRange)] }

  /// Returns whether the track is seen or heard.
  open func hasMediaCharacteristic(_ mediaCharacteristic: AVMediaCharacteristic) -> Bool {
    switch mediaCharacteristic {
    case .visual: mediaType == .video || mediaType == .subtitle || mediaType == .closedCaption
    case .audible: mediaType == .audio
    case .legible: mediaType == .text || mediaType == .subtitle || mediaType == .closedCaption
    default: false
    }
  }
  /// Returns the part of the track at a time; nil for none.
  open func segment(forTrackTime trackTime: CMTime) -> AVAssetTrackSegment? {
    segments.first { $0.timeMapping.target.containsTime(trackTime) }
  }
  /// Loads properties before they are read; they are loaded in the next turn, when the closure is called.
  @preconcurrency open func loadValuesAsynchronously(
    forKeys keys: [String], completionHandler handler: (@Sendable () -> Void)? = nil
  ) { loaded.load(keys, "values of AVAssetTrack", handler) }
  /// Returns whether a property was loaded.
  open func statusOfValue(forKey key: String, error outError: NSErrorPointer) -> AVKeyValueStatus {
    loaded.status(of: key)
  }
}

/// Which times of a source become which times of a track.
public struct CMTimeMapping: Hashable, Sendable {
  /// The times of the source.
  public var source: CMTimeRange
  /// The times of the track.
  public var target: CMTimeRange
  /// Creates a mapping that is not valid.
  public init() { self.init(source: .invalid, target: .invalid) }
  /// Creates a mapping of times to others.
  public init(source: CMTimeRange, target: CMTimeRange) { (self.source, self.target) = (source, target) }
}

/// A part of a track.
open class AVAssetTrackSegment: NSObject, @unchecked Sendable {
  /// Which times of the source the part shows, and when.
  open var timeMapping: CMTimeMapping { mapping }
  /// Whether nothing is shown or heard in the part.
  open var isEmpty: Bool { !mapping.source.isValid }
  let mapping: CMTimeMapping
  init(_ range: CMTimeRange) { mapping = CMTimeMapping(source: range, target: range) }
  init(_ mapping: CMTimeMapping) { self.mapping = mapping }
}
