public import Foundation

/// A position in a sound, in frames.
public typealias AVAudioFramePosition = Int64
/// A number of frames.
public typealias AVAudioFrameCount = UInt32
/// A number of channels.
public typealias AVAudioChannelCount = UInt32
/// An input or an output of a node.
public typealias AVAudioNodeBus = Int

/// How a sample is written.
public enum AVAudioCommonFormat: UInt, Sendable {
  /// Another format, or floating-point numbers of 32 or 64 bits, or integers of 16 or 32 bits.
  case otherFormat, pcmFormatFloat32, pcmFormatFloat64, pcmFormatInt16, pcmFormatInt32
}

/// What a sound is made of: frames a second, channels, and how a sample is written.
open class AVAudioFormat: NSObject, @unchecked Sendable {
  /// The type of the samples.
  public let commonFormat: AVAudioCommonFormat
  /// The number of channels.
  public let channelCount: AVAudioChannelCount
  /// Frames a second.
  public let sampleRate: Double
  /// Whether the samples of all channels alternate in one buffer.
  public let isInterleaved: Bool

  /// The standard format: deinterleaved floating-point samples. Nil for more than two channels, as these need a layout.
  public init?(standardFormatWithSampleRate sampleRate: Double, channels: AVAudioChannelCount) {
    guard channels <= 2 else { return nil }
    commonFormat = .pcmFormatFloat32
    channelCount = channels
    self.sampleRate = sampleRate
    isInterleaved = false
  }
  /// Nil for more than two channels, as these need a layout.
  public init?(
    commonFormat format: AVAudioCommonFormat, sampleRate: Double, channels: AVAudioChannelCount, interleaved: Bool
  ) {
    guard channels <= 2 else { return nil }
    commonFormat = format
    channelCount = channels
    self.sampleRate = sampleRate
    isInterleaved = interleaved
  }
  /// The format that the settings of a recorder describe; nil without a sample rate and a number of channels.
  public convenience init?(settings: [String: Any]) {
    guard let rate = (settings[AVSampleRateKey] as? NSNumber)?.doubleValue,
      let channels = (settings[AVNumberOfChannelsKey] as? NSNumber)?.uint32Value
    else { return nil }
    self.init(standardFormatWithSampleRate: rate, channels: channels)
  }

  /// Whether it is deinterleaved floating-point samples.
  open var isStandard: Bool { commonFormat == .pcmFormatFloat32 && !isInterleaved }
  /// The format as settings for a file or a recorder.
  open var settings: [String: Any] {
    [
      AVFormatIDKey: kAudioFormatLinearPCM, AVSampleRateKey: sampleRate, AVNumberOfChannelsKey: Int(channelCount),
      AVLinearPCMIsFloatKey: commonFormat == .pcmFormatFloat32 || commonFormat == .pcmFormatFloat64,
    ]
  }

  open override func isEqual(_ object: Any?) -> Bool {
    guard let other = object as? AVAudioFormat else { return false }
    return commonFormat == other.commonFormat && channelCount == other.channelCount && sampleRate == other.sampleRate
      && isInterleaved == other.isInterleaved
  }
  open override var hash: Int { Int(sampleRate) &* 31 &+ Int(channelCount) }

  /// What files and nodes have here: two channels of 44,100 frames a second.
  static var usual: AVAudioFormat { AVAudioFormat(standardFormatWithSampleRate: 44100, channels: 2)! }
}

/// A moment of a sound: in frames, or by the host's clock.
open class AVAudioTime: NSObject, @unchecked Sendable {
  /// The time in frames; 0 when it is not valid.
  public let sampleTime: AVAudioFramePosition
  /// Frames a second.
  public let sampleRate: Double
  /// In the units of the host's clock, nanoseconds here.
  public let hostTime: UInt64
  /// Whether the time is given in frames.
  public let isSampleTimeValid: Bool
  /// Whether the time is given by the host's clock.
  public let isHostTimeValid: Bool

  /// Creates a time from frames and the number of frames a second.
  public init(sampleTime: AVAudioFramePosition, atRate sampleRate: Double) {
    self.sampleTime = sampleTime
    self.sampleRate = sampleRate
    hostTime = 0
    isSampleTimeValid = true
    isHostTimeValid = false
  }
  /// Creates a time from the host's clock.
  public init(hostTime: UInt64) {
    sampleTime = 0
    sampleRate = 0
    self.hostTime = hostTime
    isSampleTimeValid = false
    isHostTimeValid = true
  }
  /// Creates a time given both in frames and by the host's clock.
  public init(hostTime: UInt64, sampleTime: AVAudioFramePosition, atRate sampleRate: Double) {
    self.sampleTime = sampleTime
    self.sampleRate = sampleRate
    self.hostTime = hostTime
    isSampleTimeValid = true
    isHostTimeValid = true
  }

  /// Returns a time in seconds in units of the host's clock; negative times give 0.
  open class func hostTime(forSeconds seconds: TimeInterval) -> UInt64 { UInt64(max(0, seconds) * 1_000_000_000) }
  /// Returns a time of the host's clock in seconds.
  open class func seconds(forHostTime hostTime: UInt64) -> TimeInterval { Double(hostTime) / 1_000_000_000 }
}
