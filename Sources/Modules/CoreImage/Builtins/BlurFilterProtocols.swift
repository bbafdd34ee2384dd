public import Foundation

// What code sets of filters that blur an image or sharpen it.

/// Blurs with a Gaussian distribution.
public protocol CIGaussianBlur: CIFilterProtocol {
  /// The image that is changed; nil until it is set.
  var inputImage: CIImage? { get set }
  /// How far pixels are spread, in pixels.
  var radius: Float { get set }
}

/// Blurs with a square.
public protocol CIBoxBlur: CIFilterProtocol {
  /// The image that is changed; nil until it is set.
  var inputImage: CIImage? { get set }
  /// How far the square reaches, in pixels.
  var radius: Float { get set }
}

/// Blurs with a disc.
public protocol CIDiscBlur: CIFilterProtocol {
  /// The image that is changed; nil until it is set.
  var inputImage: CIImage? { get set }
  /// The radius of the disc, in pixels.
  var radius: Float { get set }
}

/// Blurs in one direction.
public protocol CIMotionBlur: CIFilterProtocol {
  /// The image that is changed; nil until it is set.
  var inputImage: CIImage? { get set }
  /// How far pixels are spread, in pixels.
  var radius: Float { get set }
  /// The direction of the blur, in radians.
  var angle: Float { get set }
}

/// Blurs outward from a point.
public protocol CIZoomBlur: CIFilterProtocol {
  /// The image that is changed; nil until it is set.
  var inputImage: CIImage? { get set }
  /// The point that the blur starts from, in pixels.
  var center: CGPoint { get set }
  /// How strong the blur is.
  var amount: Float { get set }
}

/// Sets each pixel to the median of its neighborhood.
public protocol CIMedian: CIFilterProtocol {
  /// The image that is changed; nil until it is set.
  var inputImage: CIImage? { get set }
}

/// Reduces noise.
public protocol CINoiseReduction: CIFilterProtocol {
  /// The image that is changed; nil until it is set.
  var inputImage: CIImage? { get set }
  /// How large a difference between pixels counts as noise.
  var noiseLevel: Float { get set }
  /// How sharp the result is.
  var sharpness: Float { get set }
}

/// Sharpens the brightness of an image and leaves its colors.
public protocol CISharpenLuminance: CIFilterProtocol {
  /// The image that is changed; nil until it is set.
  var inputImage: CIImage? { get set }
  /// How much the image is sharpened.
  var sharpness: Float { get set }
  /// How far around a pixel its surroundings count, in pixels.
  var radius: Float { get set }
}

/// Increases the contrast of edges.
public protocol CIUnsharpMask: CIFilterProtocol {
  /// The image that is changed; nil until it is set.
  var inputImage: CIImage? { get set }
  /// How far around an edge the contrast is increased, in pixels.
  var radius: Float { get set }
  /// How much the contrast is increased.
  var intensity: Float { get set }
}
