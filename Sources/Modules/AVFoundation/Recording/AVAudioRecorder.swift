public import Foundation
import PlainviewRuntime
import PlainviewUIKitCore

/// Records on the app's clock: an empty file is at its address, and how long it recorded is kept.
open class AVAudioRecorder: NSObject, @unchecked Sendable {
  open weak var delegate: (any AVAudioRecorderDelegate)?
  public let url: URL
  public let settings: [String: Any]
  open private(set) var isRecording = false
  open var isMeteringEnabled = false
  open var deviceCurrentTime: TimeInterval { SimulatedProcess.current.clock.now }
  private var began: TimeInterval = 0
  private var recorded: TimeInterval = 0
  private var end: VirtualClock.Token?

  public init(url: URL, settings: [String: Any]) throws {
    self.url = url
    self.settings = settings
  }

  /// Seconds.
  open var currentTime: TimeInterval {
    recorded + (isRecording ? SimulatedProcess.current.clock.now - began : 0)
  }
  @discardableResult open func prepareToRecord() -> Bool { true }
  @discardableResult open func record() -> Bool {
    guard !isRecording else { return true }
    isRecording = true
    began = SimulatedProcess.current.clock.now
    return true
  }
  @discardableResult open func record(forDuration duration: TimeInterval) -> Bool {
    record()
    end = SimulatedProcess.current.clock.schedule(after: duration, "the end of a recording") { [weak self] in
      self?.stop()
    }
    return true
  }
  open func pause() {
    recorded = currentTime
    isRecording = false
  }
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
  @discardableResult open func deleteRecording() -> Bool {
    (try? FileManager.default.removeItem(at: url)) != nil
  }
  open func updateMeters() {}
  open func peakPower(forChannel channelNumber: Int) -> Float { isRecording ? 0 : -160 }
  open func averagePower(forChannel channelNumber: Int) -> Float { isRecording ? 0 : -160 }
}

/// Hears of a recording's end; every method is optional.
@preconcurrency public protocol AVAudioRecorderDelegate: NSObjectProtocol {
  func audioRecorderDidFinishRecording(_ recorder: AVAudioRecorder, successfully flag: Bool)
  func audioRecorderEncodeErrorDidOccur(_ recorder: AVAudioRecorder, error: (any Error)?)
}
extension AVAudioRecorderDelegate {
  dynamic public func audioRecorderDidFinishRecording(_ recorder: AVAudioRecorder, successfully flag: Bool) {
    leftOut(by: self, anywhere: (), with: [recorder, flag])
  }
  dynamic public func audioRecorderEncodeErrorDidOccur(_ recorder: AVAudioRecorder, error: (any Error)?) {
    leftOut(by: self, anywhere: (), with: [recorder, error])
  }
}
