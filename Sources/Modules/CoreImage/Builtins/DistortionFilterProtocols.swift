public import Foundation

// What code sets of filters that move the pixels of an image.

/// Adds a bump at a point.
public protocol CIBumpDistortion: CIFilterProtocol {
  /// The image that is changed; nil until it is set.
  var inputImage: CIImage? { get set }
  /// The center of the bump, in pixels.
  var center: CGPoint { get set }
  /// The radius of the bump, in pixels.
  var radius: Float { get set }
  /// The height of the bump; a negative one makes a dent.
  var scale: Float { get set }
}

/// Adds a bump along a line.
public protocol CIBumpDistortionLinear: CIFilterProtocol {
  /// The image that is changed; nil until it is set.
  var inputImage: CIImage? { get set }
  /// The point where the bump is, in pixels.
  var center: CGPoint { get set }
  /// How far the bump reaches from its line, in pixels.
  var radius: Float { get set }
  /// The angle of the line, in radians.
  var angle: Float { get set }
  /// The height of the bump; a negative one makes a dent.
  var scale: Float { get set }
}

/// Spreads the edge of a circle outward.
public protocol CICircleSplashDistortion: CIFilterProtocol {
  /// The image that is changed; nil until it is set.
  var inputImage: CIImage? { get set }
  /// The center of the circle, in pixels.
  var center: CGPoint { get set }
  /// The radius of the circle, in pixels.
  var radius: Float { get set }
}

/// Draws an image into itself again and again.
public protocol CIDroste: CIFilterProtocol {
  /// The image that is changed; nil until it is set.
  var inputImage: CIImage? { get set }
  /// A corner of the rectangle that the image is drawn into, in pixels.
  var insetPoint0: CGPoint { get set }
  /// The opposite corner of the rectangle, in pixels.
  var insetPoint1: CGPoint { get set }
  /// The number of arms of the spiral.
  var strands: Float { get set }
  /// How often the image repeats in one turn.
  var periodicity: Float { get set }
  /// The angle that the result is turned by, in radians.
  var rotation: Float { get set }
  /// The factor that the result is enlarged by.
  var zoom: Float { get set }
}

/// Pushes pixels out of a circle.
public protocol CIHoleDistortion: CIFilterProtocol {
  /// The image that is changed; nil until it is set.
  var inputImage: CIImage? { get set }
  /// The center of the hole, in pixels.
  var center: CGPoint { get set }
  /// The radius of the hole, in pixels.
  var radius: Float { get set }
}

/// Turns an image into a spiral around a circle.
public protocol CILightTunnel: CIFilterProtocol {
  /// The image that is changed; nil until it is set.
  var inputImage: CIImage? { get set }
  /// The center of the tunnel, in pixels.
  var center: CGPoint { get set }
  /// The angle of the spiral, in radians.
  var rotation: Float { get set }
  /// The radius of the circle that stays as it is, in pixels.
  var radius: Float { get set }
}

/// Pinches an image at a point.
public protocol CIPinchDistortion: CIFilterProtocol {
  /// The image that is changed; nil until it is set.
  var inputImage: CIImage? { get set }
  /// The point that pixels are drawn to, in pixels.
  var center: CGPoint { get set }
  /// How far from the point pixels are moved, in pixels.
  var radius: Float { get set }
  /// How much pixels are moved: 0 changes nothing.
  var scale: Float { get set }
}

/// Rotates pixels around a point.
public protocol CITwirlDistortion: CIFilterProtocol {
  /// The image that is changed; nil until it is set.
  var inputImage: CIImage? { get set }
  /// The point that pixels rotate around, in pixels.
  var center: CGPoint { get set }
  /// How far from the point pixels rotate, in pixels.
  var radius: Float { get set }
  /// The angle that pixels at the point rotate by, in radians.
  var angle: Float { get set }
}

/// Rotates pixels around a point into a vortex.
public protocol CIVortexDistortion: CIFilterProtocol {
  /// The image that is changed; nil until it is set.
  var inputImage: CIImage? { get set }
  /// The point that pixels rotate around, in pixels.
  var center: CGPoint { get set }
  /// How far from the point pixels rotate, in pixels.
  var radius: Float { get set }
  /// How far the vortex is wound up.
  var angle: Float { get set }
}

/// Reflects a sector of an image around a point.
public protocol CIKaleidoscope: CIFilterProtocol {
  /// The image that is changed; nil until it is set.
  var inputImage: CIImage? { get set }
  /// The number of reflections.
  var count: Int { get set }
  /// The point that the sectors meet in, in pixels.
  var center: CGPoint { get set }
  /// The angle that the sectors are turned by, in radians.
  var angle: Float { get set }
}
