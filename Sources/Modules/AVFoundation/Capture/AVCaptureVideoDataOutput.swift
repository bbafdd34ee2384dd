public import Foundation
import PlainviewRuntime
import PlainviewUIKitCore

/// Hands pictures to the app one by one; there are none, since there is no camera.
open class AVCaptureVideoDataOutput: AVCaptureOutput, @unchecked Sendable {
  public override init() { super.init() }
  /// The object that receives pictures; it is kept, and never called.
  open private(set) weak var sampleBufferDelegate: (any AVCaptureVideoDataOutputSampleBufferDelegate)?
  /// The queue on which the delegate would be called.
  open private(set) var sampleBufferCallbackQueue: DispatchQueue?
  /// The format of the pictures; kept, without effect.
  open var videoSettings: [String: Any]! = [:]
  /// Whether pictures are left out while the app is busy; kept, without effect.
  open var alwaysDiscardsLateVideoFrames = true
  /// The smallest time between pictures; kept, without effect.
  open var minFrameDuration = CMTime.invalid
  /// Whether the size of the pictures is set automatically; kept, without effect.
  open var automaticallyConfiguresOutputBufferDimensions = true
  /// Whether pictures have the size of the preview; kept, without effect.
  open var deliversPreviewSizedOutputBuffers = false
  /// The formats of pixels that pictures can have: two YCbCr formats and BGRA.
  open var availableVideoPixelFormatTypes: [UInt32] { [875_704_438, 875_704_422, 1_111_970_369] }
  /// The codecs that pictures can have: none.
  open var availableVideoCodecTypes: [AVVideoCodecType] { [] }
  /// Returns the recommended settings for a file of a format.
  open func recommendedVideoSettingsForAssetWriter(writingTo outputFileType: AVFileType) -> [String: Any]? {
    [AVVideoCodecKey: AVVideoCodecType.h264, AVVideoWidthKey: 1920, AVVideoHeightKey: 1080]
  }

  /// Sets the delegate and its queue.
  open func setSampleBufferDelegate(
    _ sampleBufferDelegate: (any AVCaptureVideoDataOutputSampleBufferDelegate)?,
    queue sampleBufferCallbackQueue: DispatchQueue?
  ) {
    (self.sampleBufferDelegate, self.sampleBufferCallbackQueue) = (sampleBufferDelegate, sampleBufferCallbackQueue)
  }
}

/// Receives pictures of a camera one by one; the methods are optional.
@preconcurrency public protocol AVCaptureVideoDataOutputSampleBufferDelegate: NSObjectProtocol {
  /// Declared for a picture; never called, since there is no camera.
  func captureOutput(
    _ output: AVCaptureOutput, didOutput sampleBuffer: CMSampleBuffer, from connection: AVCaptureConnection)
  /// Declared for a picture that was left out; never called, since there is no camera.
  func captureOutput(
    _ output: AVCaptureOutput, didDrop sampleBuffer: CMSampleBuffer, from connection: AVCaptureConnection)
}
extension AVCaptureVideoDataOutputSampleBufferDelegate {
  /// The default of the optional method: does nothing.
  dynamic public func captureOutput(
    _ output: AVCaptureOutput, didOutput sampleBuffer: CMSampleBuffer, from connection: AVCaptureConnection
  ) { leftOut(by: self, anywhere: (), with: [output, sampleBuffer, connection]) }
  /// The default of the optional method: does nothing.
  dynamic public func captureOutput(
    _ output: AVCaptureOutput, didDrop sampleBuffer: CMSampleBuffer, from connection: AVCaptureConnection
  ) { leftOut(by: self, anywhere: (), with: [output, sampleBuffer, connection]) }
}

/// Hands sound to the app piece by piece; there is none, since there is no microphone.
open class AVCaptureAudioDataOutput: AVCaptureOutput, @unchecked Sendable {
  public override init() { super.init() }
  /// The object that receives sound; it is kept, and never called.
  open private(set) weak var sampleBufferDelegate: (any AVCaptureAudioDataOutputSampleBufferDelegate)?
  /// The queue on which the delegate would be called.
  open private(set) var sampleBufferCallbackQueue: DispatchQueue?

  /// Sets the delegate and its queue.
  open func setSampleBufferDelegate(
    _ sampleBufferDelegate: (any AVCaptureAudioDataOutputSampleBufferDelegate)?,
    queue sampleBufferCallbackQueue: DispatchQueue?
  ) {
    (self.sampleBufferDelegate, self.sampleBufferCallbackQueue) = (sampleBufferDelegate, sampleBufferCallbackQueue)
  }
  /// Returns the recommended settings for a file of a format.
  open func recommendedAudioSettingsForAssetWriter(writingTo outputFileType: AVFileType) -> [String: Any]? {
    ["AVFormatIDKey": 1_633_772_320, "AVSampleRateKey": 44100, "AVNumberOfChannelsKey": 1]
  }
}

/// Receives sound of a microphone piece by piece; the method is optional.
@preconcurrency public protocol AVCaptureAudioDataOutputSampleBufferDelegate: NSObjectProtocol {
  /// Declared for a piece of sound; never called, since there is no microphone.
  func captureOutput(
    _ output: AVCaptureOutput, didOutput sampleBuffer: CMSampleBuffer, from connection: AVCaptureConnection)
}
extension AVCaptureAudioDataOutputSampleBufferDelegate {
  /// The default of the optional method: does nothing.
  dynamic public func captureOutput(
    _ output: AVCaptureOutput, didOutput sampleBuffer: CMSampleBuffer, from connection: AVCaptureConnection
  ) { leftOut(by: self, anywhere: (), with: [output, sampleBuffer, connection]) }
}
