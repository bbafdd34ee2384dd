public import Foundation
import PlainviewRuntime
public import PlainviewUIKitCore

/// Shows what a session's camera sees: nothing, as there is none.
@preconcurrency @MainActor open class AVCaptureVideoPreviewLayer: CALayer {
  /// Creates a layer for a session.
  public convenience init(session: AVCaptureSession) {
    self.init()
    self.session = session
  }
  /// Creates a layer for a session; no connection is made in either case.
  public convenience init(sessionWithNoConnection session: AVCaptureSession) { self.init(session: session) }
  /// The session whose picture the layer would show.
  open var session: AVCaptureSession?
  /// The mode of fitting the picture into the layer; kept, without effect.
  open var videoGravity = AVLayerVideoGravity.resizeAspect
  /// Nil without a camera.
  open var connection: AVCaptureConnection? { nil }
  /// Whether the layer shows a picture, always false.
  open var isPreviewing: Bool { false }

  /// Returns a rectangle of the layer in parts of the picture, from 0 to 1.
  open func metadataOutputRectConverted(fromLayerRect rectInLayerCoordinates: CGRect) -> CGRect {
    let size = bounds.size
    guard size.width > 0, size.height > 0 else { return .zero }
    let rect = rectInLayerCoordinates
    return CGRect(
      x: rect.minX / size.width, y: rect.minY / size.height, width: rect.width / size.width,
      height: rect.height / size.height)
  }
  /// Returns a rectangle given in parts of the picture in points of the layer.
  open func layerRectConverted(fromMetadataOutputRect rectInMetadataOutputCoordinates: CGRect) -> CGRect {
    let rect = rectInMetadataOutputCoordinates
    return CGRect(
      x: rect.minX * bounds.width, y: rect.minY * bounds.height, width: rect.width * bounds.width,
      height: rect.height * bounds.height)
  }
  /// Returns a point of the layer in parts of the picture, from 0 to 1.
  open func captureDevicePointConverted(fromLayerPoint pointInLayer: CGPoint) -> CGPoint {
    guard bounds.width > 0, bounds.height > 0 else { return .zero }
    return CGPoint(x: pointInLayer.x / bounds.width, y: pointInLayer.y / bounds.height)
  }
  /// What was recognized, in the layer's coordinates; nil without a connection.
  open func transformedMetadataObject(for metadataObject: AVMetadataObject) -> AVMetadataObject? { nil }
}

enum CaptureProblem {
  /// Ends the app; nothing happens off the main thread.
  static func raise(_ reason: String) {
    guard MainQueue.isCurrent else { return }
    let exception = UncaughtException.invalidArgument(reason)
    MainQueue.withoutIsolation { PlainviewRuntime.raise(exception) }
  }
}
