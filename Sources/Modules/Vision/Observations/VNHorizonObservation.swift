public import Foundation
public import PlainviewGraphics

/// The horizon.
open class VNHorizonObservation: VNObservation, @unchecked Sendable {
  /// How far the picture is turned, in radians.
  open var angle: CGFloat { storedAngle }
  final var storedAngle: CGFloat = 0
  /// Turns the picture so that its horizon is level.
  open var transform: CGAffineTransform { CGAffineTransform(rotationAngle: -angle) }
  /// The same, around the middle of a picture whose size is in pixels.
  open func transform(forImageWidth width: Int, height: Int) -> CGAffineTransform {
    let (x, y) = (CGFloat(width) / 2, CGFloat(height) / 2)
    return CGAffineTransform(translationX: x, y: y).rotated(by: -angle).translatedBy(x: -x, y: -y)
  }
}
