public import Foundation
import PlainviewRuntime
import PlainviewUIKitCore

/// Records into a file.
open class AVCaptureFileOutput: AVCaptureOutput, @unchecked Sendable {
  /// The object that is asked about samples; kept, without effect.
  open weak var delegate: (any AVCaptureFileOutputDelegate)?
  /// The address of the file that is recorded; nil for none.
  open private(set) var outputFileURL: URL?
  /// Whether a recording goes on.
  open var isRecording: Bool { outputFileURL != nil }
  /// Whether a recording is paused, always false.
  open var isRecordingPaused: Bool { false }
  /// How long the recording is, always zero.
  open var recordedDuration: CMTime { .zero }
  /// How large the recording is, always 0 bytes.
  open var recordedFileSize: Int64 { 0 }
  /// The longest recording; kept, without effect.
  open var maxRecordedDuration = CMTime.invalid
  /// The largest recording in bytes; kept, without effect.
  open var maxRecordedFileSize: Int64 = 0
  /// The space that is left free in bytes; kept, without effect.
  open var minFreeDiskSpaceLimit: Int64 = 0

  /// Raises AVFoundation's exception: without a camera there is no connection that is enabled.
  open func startRecording(to outputFileURL: URL, recordingDelegate delegate: any AVCaptureFileOutputRecordingDelegate)
  {
    CaptureProblem.raise(
      "*** -[AVCaptureMovieFileOutput startRecordingToOutputFileURL:recordingDelegate:] No active/enabled connections")
  }
  /// Does nothing: nothing is recorded.
  open func stopRecording() {}
  /// Does nothing: nothing is recorded.
  open func pauseRecording() {}
  /// Does nothing: nothing is recorded.
  open func resumeRecording() {}
}

/// Records a film into a file.
open class AVCaptureMovieFileOutput: AVCaptureFileOutput, @unchecked Sendable {
  public override init() { super.init() }
  /// After how long a part of the film is written; kept, without effect.
  open var movieFragmentInterval = CMTime(value: 10, timescale: 1)
  /// What is written about the film; kept, without effect.
  open var metadata: [AVMetadataItem]?
  /// The codecs that films can have: none.
  open var availableVideoCodecTypes: [AVVideoCodecType] { [] }
  private var settings: [ObjectIdentifier: [String: Any]] = [:]
  /// Returns the format of a connection's pictures; empty before it is set.
  open func outputSettings(for connection: AVCaptureConnection) -> [String: Any] {
    settings[ObjectIdentifier(connection)] ?? [:]
  }
  /// Sets the format of a connection's pictures; kept, without effect.
  open func setOutputSettings(_ outputSettings: [String: Any]?, for connection: AVCaptureConnection) {
    settings[ObjectIdentifier(connection)] = outputSettings
  }
}

/// Is asked about the samples of a recording.
@preconcurrency public protocol AVCaptureFileOutputDelegate: NSObjectProtocol {
  /// Asked whether a recording may begin at any sample; never called here.
  func fileOutputShouldProvideSampleAccurateRecordingStart(_ output: AVCaptureFileOutput) -> Bool
}

/// Is notified of recordings; only the second method is required.
@preconcurrency public protocol AVCaptureFileOutputRecordingDelegate: NSObjectProtocol {
  /// Declared for the begin of a recording; never called, since there is no camera.
  func fileOutput(
    _ output: AVCaptureFileOutput, didStartRecordingTo fileURL: URL, from connections: [AVCaptureConnection])
  /// Declared for the end of a recording; never called, since there is no camera.
  func fileOutput(
    _ output: AVCaptureFileOutput, didFinishRecordingTo outputFileURL: URL, from connections: [AVCaptureConnection],
    error: (any Error)?)
}
extension AVCaptureFileOutputRecordingDelegate {
  /// The default of the optional method: does nothing.
  dynamic public func fileOutput(
    _ output: AVCaptureFileOutput, didStartRecordingTo fileURL: URL, from connections: [AVCaptureConnection]
  ) { leftOut(by: self, anywhere: (), with: [output, fileURL, connections]) }
}
