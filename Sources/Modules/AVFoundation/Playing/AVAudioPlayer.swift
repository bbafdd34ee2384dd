public import Foundation
import PlainviewRuntime
import PlainviewUIKitCore

/// Plays a sound on the app's clock; nothing is heard.
open class AVAudioPlayer: NSObject, @unchecked Sendable {
  /// The object that is informed of the end of the sound.
  open weak var delegate: (any AVAudioPlayerDelegate)?
  /// The address of the sound; nil for one made from data.
  public let url: URL?
  /// The data of the sound; nil for one at an address.
  public let data: Data?
  /// Whether the sound plays.
  open private(set) var isPlaying = false
  /// The volume, 1 by default; nothing is heard.
  open var volume: Float = 1
  /// The position between left, -1, and right, 1; nothing is heard.
  open var pan: Float = 0
  /// Whether `rate` is used; false by default.
  open var enableRate = false
  /// The speed of playing, 1 by default; used only with `enableRate`.
  open var rate: Float = 1
  /// How often it is played again; a negative number for ever.
  open var numberOfLoops = 0
  /// Whether the level is measured; kept, without effect.
  open var isMeteringEnabled = false
  /// The settings of the sound: two channels of 44,100 frames a second.
  open var settings: [String: Any] { [AVNumberOfChannelsKey: numberOfChannels, AVSampleRateKey: 44100.0] }
  /// The format of the sound: two channels of 44,100 frames a second.
  open var format: AVAudioFormat { .usual }
  /// The number of channels, always 2.
  open var numberOfChannels: Int { 2 }
  /// The time of the app's clock, in seconds.
  open var deviceCurrentTime: TimeInterval { SimulatedProcess.current.clock.now }
  /// Seconds.
  open var duration: TimeInterval { MediaDevice.current.duration(of: url) }

  /// Where the sound was started, paused or moved to last, in seconds.
  private var lastPosition: TimeInterval = 0
  private var began: TimeInterval = 0
  private var loopsLeft = 0
  private var end: VirtualClock.Token?

  /// Creates a player without a sound, as apps do until they have one; what it plays has no name.
  public override init() {
    url = nil
    data = nil
  }
  /// Takes a file that is there; its contents are not looked at.
  public init(contentsOf url: URL) throws {
    guard !url.isFileURL || FileManager.default.fileExists(atPath: url.path) else {
      throw NSError(domain: "NSOSStatusErrorDomain", code: 2_003_334_207)
    }
    self.url = url
    data = nil
  }
  /// Creates a player for an existing file; the type hint is not used.
  public convenience init(contentsOf url: URL, fileTypeHint utiString: String?) throws {
    try self.init(contentsOf: url)
  }
  /// Creates a player for data; its duration is the device's usual one.
  public init(data: Data) throws {
    url = nil
    self.data = data
  }
  /// Creates a player for data; the type hint is not used.
  public convenience init(data: Data, fileTypeHint utiString: String?) throws { try self.init(data: data) }

  /// Returns true; the player needs no preparation.
  @discardableResult open func prepareToPlay() -> Bool { true }
  /// Starts playing, or goes on after a pause; returns true.
  @discardableResult open func play() -> Bool {
    guard !isPlaying else { return true }
    isPlaying = true
    loopsLeft = numberOfLoops
    MediaDevice.current.change { $0.played.append(url?.lastPathComponent ?? "data") }
    run()
    return true
  }
  /// Starts playing at once; the time is not used.
  @discardableResult open func play(atTime time: TimeInterval) -> Bool { play() }
  /// Pauses at the current time.
  open func pause() {
    lastPosition = currentTime
    isPlaying = false
    cancel()
  }
  /// Stops at the current time, in the same manner as `pause()`.
  open func stop() { pause() }
  /// Sets the volume at once; the duration is not used.
  open func setVolume(_ volume: Float, fadeDuration duration: TimeInterval) { self.volume = volume }
  /// Does nothing; levels are always up to date.
  open func updateMeters() {}
  /// Returns 0 decibels while the sound plays, and -160 otherwise.
  open func peakPower(forChannel channelNumber: Int) -> Float { isPlaying ? 0 : -160 }
  /// Returns 0 decibels while the sound plays, and -160 otherwise.
  open func averagePower(forChannel channelNumber: Int) -> Float { isPlaying ? 0 : -160 }

  private var speed: Double { enableRate ? Double(rate) : 1 }

  /// Seconds from its beginning.
  open var currentTime: TimeInterval {
    get {
      isPlaying ? min(duration, lastPosition + (SimulatedProcess.current.clock.now - began) * speed) : lastPosition
    }
    set {
      lastPosition = min(max(0, newValue), duration)
      if isPlaying { run() }
    }
  }

  private func cancel() {
    if let end { SimulatedProcess.current.clock.cancel(end) }
    end = nil
  }

  private func run() {
    cancel()
    let clock = SimulatedProcess.current.clock
    began = clock.now
    let rest = (duration - lastPosition) / max(speed, 0.01)
    end = clock.schedule(after: rest, "the end of AVAudioPlayer's sound", repeats: loopsLeft != 0) { [weak self] in
      self?.finish()
    }
  }

  @MainActor private func finish() {
    lastPosition = 0
    end = nil
    if loopsLeft != 0 {
      loopsLeft -= loopsLeft > 0 ? 1 : 0
      return run()
    }
    isPlaying = false
    UserCode.tell(delegate, "audioPlayerDidFinishPlaying(_:successfully:)", of: self) {
      $0.audioPlayerDidFinishPlaying(self, successfully: true)
    }
  }
}

/// Is notified of a sound's end; every method is optional.
@preconcurrency public protocol AVAudioPlayerDelegate: NSObjectProtocol {
  /// Called when the sound has played to its end, with all its repetitions; the flag is true.
  func audioPlayerDidFinishPlaying(_ player: AVAudioPlayer, successfully flag: Bool)
  /// Declared for data that cannot be played; never called here.
  func audioPlayerDecodeErrorDidOccur(_ player: AVAudioPlayer, error: (any Error)?)
}
extension AVAudioPlayerDelegate {
  /// The default of the optional `audioPlayerDidFinishPlaying(_:successfully:)`; does nothing.
  dynamic public func audioPlayerDidFinishPlaying(_ player: AVAudioPlayer, successfully flag: Bool) {
    leftOut(by: self, anywhere: (), with: [player, flag])
  }
  /// The default of the optional `audioPlayerDecodeErrorDidOccur(_:error:)`; does nothing.
  dynamic public func audioPlayerDecodeErrorDidOccur(_ player: AVAudioPlayer, error: (any Error)?) {
    leftOut(by: self, anywhere: (), with: [player, error])
  }
}

/// The key for the format of a sound.
public let AVFormatIDKey = "AVFormatIDKey"
/// The key for the number of frames a second.
public let AVSampleRateKey = "AVSampleRateKey"
/// The key for the number of channels.
public let AVNumberOfChannelsKey = "AVNumberOfChannelsKey"
/// The key for the number of bits in a sample.
public let AVLinearPCMBitDepthKey = "AVLinearPCMBitDepthKey"
/// The key for the byte order of a sample.
public let AVLinearPCMIsBigEndianKey = "AVLinearPCMIsBigEndianKey"
/// The key for whether samples are floating-point numbers.
public let AVLinearPCMIsFloatKey = "AVLinearPCMIsFloatKey"
/// The key for the quality of the encoder.
public let AVEncoderAudioQualityKey = "AVEncoderQualityKey"
/// The key for the bits a second of the encoder.
public let AVEncoderBitRateKey = "AVEncoderBitRateKey"
/// The format of a sound as a code of four characters.
public typealias AudioFormatID = UInt32
/// Uncompressed samples.
public let kAudioFormatLinearPCM: AudioFormatID = 0x6C70_636D
/// AAC.
public let kAudioFormatMPEG4AAC: AudioFormatID = 0x6161_6320
/// Apple Lossless.
public let kAudioFormatAppleLossless: AudioFormatID = 0x616C_6163
/// The quality of an encoder.
public enum AVAudioQuality: Int, Sendable {
  /// The lowest quality.
  case min = 0
  /// Low quality.
  case low = 0x20
  /// Medium quality.
  case medium = 0x40
  /// High quality.
  case high = 0x60
  /// The highest quality.
  case max = 0x7F
}
