public import Foundation
import PlainviewRuntime
import PlainviewUIKitCore

/// Plays a sound on the app's clock; nothing is heard.
open class AVAudioPlayer: NSObject, @unchecked Sendable {
  open weak var delegate: (any AVAudioPlayerDelegate)?
  public let url: URL?
  public let data: Data?
  open private(set) var isPlaying = false
  open var volume: Float = 1
  open var pan: Float = 0
  open var enableRate = false
  open var rate: Float = 1
  /// How often it is played again; a negative number for ever.
  open var numberOfLoops = 0
  open var isMeteringEnabled = false
  open var settings: [String: Any] { [AVNumberOfChannelsKey: numberOfChannels, AVSampleRateKey: 44100.0] }
  open var numberOfChannels: Int { 2 }
  open var deviceCurrentTime: TimeInterval { SimulatedProcess.current.clock.now }
  /// Seconds.
  open var duration: TimeInterval { MediaDevice.current.duration(of: url) }

  private var place: TimeInterval = 0
  private var began: TimeInterval = 0
  private var loopsLeft = 0
  private var end: VirtualClock.Token?

  /// Takes a file that is there; its contents are not looked at.
  public init(contentsOf url: URL) throws {
    guard !url.isFileURL || FileManager.default.fileExists(atPath: url.path) else {
      throw NSError(domain: "NSOSStatusErrorDomain", code: 2_003_334_207)
    }
    self.url = url
    data = nil
  }
  public convenience init(contentsOf url: URL, fileTypeHint utiString: String?) throws {
    try self.init(contentsOf: url)
  }
  public init(data: Data) throws {
    url = nil
    self.data = data
  }
  public convenience init(data: Data, fileTypeHint utiString: String?) throws { try self.init(data: data) }

  @discardableResult open func prepareToPlay() -> Bool { true }
  @discardableResult open func play() -> Bool {
    guard !isPlaying else { return true }
    isPlaying = true
    loopsLeft = numberOfLoops
    MediaDevice.current.change { $0.played.append(url?.lastPathComponent ?? "data") }
    run()
    return true
  }
  @discardableResult open func play(atTime time: TimeInterval) -> Bool { play() }
  open func pause() {
    place = currentTime
    isPlaying = false
    cancel()
  }
  open func stop() { pause() }
  open func setVolume(_ volume: Float, fadeDuration duration: TimeInterval) { self.volume = volume }
  open func updateMeters() {}
  open func peakPower(forChannel channelNumber: Int) -> Float { isPlaying ? 0 : -160 }
  open func averagePower(forChannel channelNumber: Int) -> Float { isPlaying ? 0 : -160 }

  private var speed: Double { enableRate ? Double(rate) : 1 }

  /// Seconds from its beginning.
  open var currentTime: TimeInterval {
    get { isPlaying ? min(duration, place + (SimulatedProcess.current.clock.now - began) * speed) : place }
    set {
      place = min(max(0, newValue), duration)
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
    let rest = (duration - place) / max(speed, 0.01)
    end = clock.schedule(after: rest, "the end of AVAudioPlayer's sound", repeats: loopsLeft != 0) { [weak self] in
      self?.finish()
    }
  }

  @MainActor private func finish() {
    place = 0
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

/// Hears of a sound's end; every method is optional.
@preconcurrency public protocol AVAudioPlayerDelegate: NSObjectProtocol {
  func audioPlayerDidFinishPlaying(_ player: AVAudioPlayer, successfully flag: Bool)
  func audioPlayerDecodeErrorDidOccur(_ player: AVAudioPlayer, error: (any Error)?)
}
extension AVAudioPlayerDelegate {
  dynamic public func audioPlayerDidFinishPlaying(_ player: AVAudioPlayer, successfully flag: Bool) {
    leftOut(by: self, anywhere: (), with: [player, flag])
  }
  dynamic public func audioPlayerDecodeErrorDidOccur(_ player: AVAudioPlayer, error: (any Error)?) {
    leftOut(by: self, anywhere: (), with: [player, error])
  }
}

public let AVFormatIDKey = "AVFormatIDKey"
public let AVSampleRateKey = "AVSampleRateKey"
public let AVNumberOfChannelsKey = "AVNumberOfChannelsKey"
public let AVLinearPCMBitDepthKey = "AVLinearPCMBitDepthKey"
public let AVLinearPCMIsBigEndianKey = "AVLinearPCMIsBigEndianKey"
public let AVLinearPCMIsFloatKey = "AVLinearPCMIsFloatKey"
public let AVEncoderAudioQualityKey = "AVEncoderQualityKey"
public let AVEncoderBitRateKey = "AVEncoderBitRateKey"
public typealias AudioFormatID = UInt32
public let kAudioFormatLinearPCM: AudioFormatID = 0x6C70_636D
public let kAudioFormatMPEG4AAC: AudioFormatID = 0x6161_6320
public let kAudioFormatAppleLossless: AudioFormatID = 0x616C_6163
public enum AVAudioQuality: Int, Sendable {
  case min = 0
  case low = 0x20
  case medium = 0x40
  case high = 0x60
  case max = 0x7F
}
