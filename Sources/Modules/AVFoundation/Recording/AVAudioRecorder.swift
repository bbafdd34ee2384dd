public import Foundation
import PlainviewRuntime
import PlainviewUIKitCore

/// Records on the app's clock: an empty file is at its address, and how long it recorded is kept.
open class AVAudioRecorder: NSObject, @unchecked Sendable {
  /// The object that is informed of the end of the recording.
  open weak var delegate: (any AVAudioRecorderDelegate)?
  /// The address of the file.
  public let url: URL
  /// The settings of the sound; kept, without effect.
  public let settings: [String: Any]
  /// Whether the recorder records.
  open private(set) var isRecording = false
  /// Whether the level is measured; kept, without effect.
  open var isMeteringEnabled = false
  /// The time of the app's clock, in seconds.
  open var deviceCurrentTime: TimeInterval { SimulatedProcess.current.clock.now }
  private var began: TimeInterval = 0
  private var recorded: TimeInterval = 0
  private var end: VirtualClock.Token?

  /// Creates a recorder without a file, as apps do until they have one; what it records is thrown away.
  public override init() {
    url = URL(fileURLWithPath: "/dev/null")
    settings = [:]
  }
  /// Creates a recorder for a file; the file is written when the recording stops.
  public init(url: URL, settings: [String: Any]) throws {
    self.url = url
    self.settings = settings
  }
  /// Creates a recorder for a file with sound of a format; the file is written when the recording stops.
  public convenience init(url: URL, format: AVAudioFormat) throws {
    try self.init(url: url, settings: format.settings)
  }
  /// The format of the recording: that of the settings, or two channels of 44,100 frames a second.
  open var format: AVAudioFormat { AVAudioFormat(settings: settings) ?? .usual }

  /// Seconds.
  open var currentTime: TimeInterval {
    recorded + (isRecording ? SimulatedProcess.current.clock.now - began : 0)
  }
  /// Returns true; the recorder needs no preparation.
  @discardableResult open func prepareToRecord() -> Bool { true }
  /// Starts to record, or goes on after a pause; returns true.
  @discardableResult open func record() -> Bool {
    guard !isRecording else { return true }
    isRecording = true
    began = SimulatedProcess.current.clock.now
    return true
  }
  /// Records for some seconds, then stops; returns true.
  @discardableResult open func record(forDuration duration: TimeInterval) -> Bool {
    record()
    end = SimulatedProcess.current.clock.schedule(after: duration, "the end of a recording") { [weak self] in
      self?.stop()
    }
    return true
  }
  /// Pauses the recording.
  open func pause() {
    recorded = currentTime
    isRecording = false
  }
  /// Stops the recording, writes an empty file and informs the delegate in the next turn.
  open func stop() {
    guard isRecording || recorded > 0 else { return }
    recorded = 0
    isRecording = false
    if let end { SimulatedProcess.current.clock.cancel(end) }
    end = nil
    var isWritten = true
    do { try OutputFile.write([], to: url.path) } catch { isWritten = false }
    SimulatedProcess.current.clock.schedule(after: 0, "the end of a recording") { [weak self] in
      guard let self else { return }
      UserCode.tell(delegate, "audioRecorderDidFinishRecording(_:successfully:)", of: self) {
        $0.audioRecorderDidFinishRecording(self, successfully: isWritten)
      }
    }
  }
  /// Deletes the file; returns false when that fails.
  @discardableResult open func deleteRecording() -> Bool {
    (try? FileManager.default.removeItem(at: url)) != nil
  }
  /// Does nothing; levels are always up to date.
  open func updateMeters() {}
  /// Returns 0 decibels while the recorder records, and -160 otherwise.
  open func peakPower(forChannel channelNumber: Int) -> Float { isRecording ? 0 : -160 }
  /// Returns 0 decibels while the recorder records, and -160 otherwise.
  open func averagePower(forChannel channelNumber: Int) -> Float { isRecording ? 0 : -160 }
}

/// Is notified of a recording's end; every method is optional.
@preconcurrency public protocol AVAudioRecorderDelegate: NSObjectProtocol {
  /// Called when the recording has stopped; the flag is false when the file could not be written.
  func audioRecorderDidFinishRecording(_ recorder: AVAudioRecorder, successfully flag: Bool)
  /// Declared for sound that cannot be encoded; never called here.
  func audioRecorderEncodeErrorDidOccur(_ recorder: AVAudioRecorder, error: (any Error)?)
}
extension AVAudioRecorderDelegate {
  /// The default of the optional `audioRecorderDidFinishRecording(_:successfully:)`; does nothing.
  dynamic public func audioRecorderDidFinishRecording(_ recorder: AVAudioRecorder, successfully flag: Bool) {
    leftOut(by: self, anywhere: (), with: [recorder, flag])
  }
  /// The default of the optional `audioRecorderEncodeErrorDidOccur(_:error:)`; does nothing.
  dynamic public func audioRecorderEncodeErrorDidOccur(_ recorder: AVAudioRecorder, error: (any Error)?) {
    leftOut(by: self, anywhere: (), with: [recorder, error])
  }
}
