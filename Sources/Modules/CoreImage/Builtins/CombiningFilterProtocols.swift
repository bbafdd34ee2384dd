public import Foundation
public import PlainviewGraphics

// What code sets of filters that transform, combine or measure images.

/// Transforms an image and extends its edge pixels without end.
public protocol CIAffineClamp: CIFilterProtocol {
  /// The image that is changed; nil until it is set.
  var inputImage: CIImage? { get set }
  /// The transform that is applied to the image.
  var transform: CGAffineTransform { get set }
}

/// Transforms an image and repeats it without end.
public protocol CIAffineTile: CIFilterProtocol {
  /// The image that is changed; nil until it is set.
  var inputImage: CIImage? { get set }
  /// The transform that is applied to the image.
  var transform: CGAffineTransform { get set }
}

/// Scales an image with high quality.
public protocol CILanczosScaleTransform: CIFilterProtocol {
  /// The image that is changed; nil until it is set.
  var inputImage: CIImage? { get set }
  /// The factor of the height.
  var scale: Float { get set }
  /// The factor that the width is scaled by in addition.
  var aspectRatio: Float { get set }
}

/// Puts an image over another one, or combines their colors.
public protocol CICompositeOperation: CIFilterProtocol {
  /// The image in front; nil until it is set.
  var inputImage: CIImage? { get set }
  /// The image behind; nil until it is set.
  var backgroundImage: CIImage? { get set }
}

/// Fades from one image to another.
public protocol CIDissolveTransition: CIFilterProtocol {
  /// The image at the beginning of the transition; nil until it is set.
  var inputImage: CIImage? { get set }
  /// The image at the end of the transition; nil until it is set.
  var targetImage: CIImage? { get set }
  /// How far the transition is, from 0 to 1.
  var time: Float { get set }
}

/// Reduces an area to one pixel of its average color.
public protocol CIAreaAverage: CIFilterProtocol {
  /// The image that the area is in; nil until it is set.
  var inputImage: CIImage? { get set }
  /// The area whose average is taken, in pixels.
  var extent: CGRect { get set }
}

/// Reduces an area to one pixel of the largest color components.
public protocol CIAreaMaximum: CIFilterProtocol {
  /// The image that the area is in; nil until it is set.
  var inputImage: CIImage? { get set }
  /// The area that is searched, in pixels.
  var extent: CGRect { get set }
}

/// Reduces an area to one pixel of the smallest color components.
public protocol CIAreaMinimum: CIFilterProtocol {
  /// The image that the area is in; nil until it is set.
  var inputImage: CIImage? { get set }
  /// The area that is searched, in pixels.
  var extent: CGRect { get set }
}
