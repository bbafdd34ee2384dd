public import Foundation

// What code sets of filters that make an image from nothing.

/// Makes a checkerboard of two colors.
public protocol CICheckerboardGenerator: CIFilterProtocol {
  /// A corner of a square that the board is arranged around, in pixels.
  var center: CGPoint { get set }
  /// The color of every second square.
  var color0: CIColor { get set }
  /// The color of the other squares.
  var color1: CIColor { get set }
  /// The side of a square, in pixels.
  var width: Float { get set }
  /// How sharp the edges of the pattern are, from 0 to 1.
  var sharpness: Float { get set }
}

/// Makes stripes of two colors.
public protocol CIStripesGenerator: CIFilterProtocol {
  /// The point that the stripes are arranged around, in pixels.
  var center: CGPoint { get set }
  /// The color of every second stripe.
  var color0: CIColor { get set }
  /// The color of the other stripes.
  var color1: CIColor { get set }
  /// The width of a stripe, in pixels.
  var width: Float { get set }
  /// How sharp the edges of the pattern are, from 0 to 1.
  var sharpness: Float { get set }
}

/// Makes pixels of random colors.
public protocol CIRandomGenerator: CIFilterProtocol {}

/// Makes a gradient that decreases outward from a point, with a Gaussian distribution.
public protocol CIGaussianGradient: CIFilterProtocol {
  /// The center of the gradient, in pixels.
  var center: CGPoint { get set }
  /// The color at the center.
  var color0: CIColor { get set }
  /// The color outside.
  var color1: CIColor { get set }
  /// The radius of the gradient, in pixels.
  var radius: Float { get set }
}

/// Makes a gradient along a line.
public protocol CILinearGradient: CIFilterProtocol {
  /// The point where the gradient begins, in pixels.
  var point0: CGPoint { get set }
  /// The point where the gradient ends, in pixels.
  var point1: CGPoint { get set }
  /// The color where the gradient begins.
  var color0: CIColor { get set }
  /// The color where the gradient ends.
  var color1: CIColor { get set }
}

/// Makes a gradient between two circles.
public protocol CIRadialGradient: CIFilterProtocol {
  /// The center of both circles, in pixels.
  var center: CGPoint { get set }
  /// The radius of the circle where the gradient begins, in pixels.
  var radius0: Float { get set }
  /// The radius of the circle where the gradient ends, in pixels.
  var radius1: Float { get set }
  /// The color where the gradient begins.
  var color0: CIColor { get set }
  /// The color where the gradient ends.
  var color1: CIColor { get set }
}

/// Makes a QR code.
public protocol CIQRCodeGenerator: CIFilterProtocol {
  /// The data that the code holds.
  var message: Data { get set }
  /// How much of the code can be restored when it is damaged: L, M, Q or H.
  var correctionLevel: String { get set }
}
