public import Foundation

/// How a time is stretched without a change of pitch.
public struct AVAudioTimePitchAlgorithm: RawRepresentable, Hashable, Sendable {
  /// The identifier of the algorithm.
  public let rawValue: String
  /// Creates an algorithm from its identifier.
  public init(rawValue: String) { self.rawValue = rawValue }
  /// For voices.
  public static let timeDomain = Self(rawValue: "TimeDomain")
  /// For music.
  public static let spectral = Self(rawValue: "Spectral")
  /// The pitch changes with the rate.
  public static let varispeed = Self(rawValue: "Varispeed")
}

/// How loud a track is.
open class AVAudioMixInputParameters: NSObject, @unchecked Sendable {
  fileprivate var track = kCMPersistentTrackID_Invalid
  fileprivate var volumes = Ramps<Float>()
  fileprivate var pitch: AVAudioTimePitchAlgorithm?

  public override init() { super.init() }
  /// The number of the track.
  open var trackID: CMPersistentTrackID { track }
  /// How a time is stretched; nil for the player's.
  open var audioTimePitchAlgorithm: AVAudioTimePitchAlgorithm? { pitch }
  /// Gets the volumes between which a time is, and when; false for none.
  open func getVolumeRamp(
    for time: CMTime, startVolume: UnsafeMutablePointer<Float>?, endVolume: UnsafeMutablePointer<Float>?,
    timeRange: UnsafeMutablePointer<CMTimeRange>?
  ) -> Bool { volumes.get(time, startVolume, endVolume, timeRange) }
}

/// How loud a track is, which can be changed. Kept, without effect: nothing is heard.
open class AVMutableAudioMixInputParameters: AVAudioMixInputParameters, @unchecked Sendable {
  public override init() { super.init() }
  /// Creates parameters for a track; nil for none.
  public convenience init(track: AVAssetTrack?) {
    self.init()
    self.track = track?.trackID ?? kCMPersistentTrackID_Invalid
  }
  open override var trackID: CMPersistentTrackID {
    get { super.trackID }
    set { track = newValue }
  }
  open override var audioTimePitchAlgorithm: AVAudioTimePitchAlgorithm? {
    get { super.audioTimePitchAlgorithm }
    set { pitch = newValue }
  }
  /// Sets the volume from a time on.
  open func setVolume(_ volume: Float, at time: CMTime) { volumes.set(volume, at: time) }
  /// Lets the volume change in a range.
  open func setVolumeRamp(fromStartVolume startVolume: Float, toEndVolume endVolume: Float, timeRange: CMTimeRange) {
    volumes.set(startVolume, endVolume, timeRange)
  }
}

/// How loud tracks are.
open class AVAudioMix: NSObject, NSCopying, NSMutableCopying, @unchecked Sendable {
  fileprivate var parameters: [AVAudioMixInputParameters] = []

  public override init() { super.init() }
  /// How loud each track is.
  open var inputParameters: [AVAudioMixInputParameters] { parameters }
  /// Returns a copy that does not change.
  open func copy(with zone: NSZone? = nil) -> Any {
    let copy = AVAudioMix()
    copy.parameters = parameters
    return copy
  }
  /// Returns a copy that can be changed.
  open func mutableCopy(with zone: NSZone? = nil) -> Any {
    let copy = AVMutableAudioMix()
    copy.parameters = parameters
    return copy
  }
}

/// How loud tracks are, which can be changed.
open class AVMutableAudioMix: AVAudioMix, @unchecked Sendable {
  public override init() { super.init() }
  open override var inputParameters: [AVAudioMixInputParameters] {
    get { super.inputParameters }
    set { parameters = newValue }
  }
}
