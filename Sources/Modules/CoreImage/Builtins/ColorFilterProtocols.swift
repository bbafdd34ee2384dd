public import Foundation

// What code sets of filters that change the colors of an image.

/// Imitates the colors of an old photo or of a kind of film.
public protocol CIPhotoEffect: CIFilterProtocol {
  /// The image that is changed; nil until it is set.
  var inputImage: CIImage? { get set }
}

/// Colors an image brown.
public protocol CISepiaTone: CIFilterProtocol {
  /// The image that is changed; nil until it is set.
  var inputImage: CIImage? { get set }
  /// How strong the effect is.
  var intensity: Float { get set }
}

/// Darkens the corners of an image.
public protocol CIVignette: CIFilterProtocol {
  /// The image that is changed; nil until it is set.
  var inputImage: CIImage? { get set }
  /// How strong the effect is.
  var intensity: Float { get set }
  /// How far the darkness reaches in from the corners.
  var radius: Float { get set }
}

/// Darkens an image outside a circle.
public protocol CIVignetteEffect: CIFilterProtocol {
  /// The image that is changed; nil until it is set.
  var inputImage: CIImage? { get set }
  /// The center of the circle that stays bright, in pixels.
  var center: CGPoint { get set }
  /// The radius of the circle that stays bright, in pixels.
  var radius: Float { get set }
  /// How strong the effect is.
  var intensity: Float { get set }
  /// How gradually the image darkens outside the circle.
  var falloff: Float { get set }
}

/// Inverts colors.
public protocol CIColorInvert: CIFilterProtocol {
  /// The image that is changed; nil until it is set.
  var inputImage: CIImage? { get set }
}

/// Replaces all colors by shades of one.
public protocol CIColorMonochrome: CIFilterProtocol {
  /// The image that is changed; nil until it is set.
  var inputImage: CIImage? { get set }
  /// The color whose shades replace all others.
  var color: CIColor { get set }
  /// How strong the effect is.
  var intensity: Float { get set }
}

/// Reduces the number of levels of each color component.
public protocol CIColorPosterize: CIFilterProtocol {
  /// The image that is changed; nil until it is set.
  var inputImage: CIImage? { get set }
  /// The number of levels that each color component keeps.
  var levels: Float { get set }
}

/// Replaces brightness by a blend of two colors.
public protocol CIFalseColor: CIFilterProtocol {
  /// The image that is changed; nil until it is set.
  var inputImage: CIImage? { get set }
  /// The color that dark pixels get.
  var color0: CIColor { get set }
  /// The color that bright pixels get.
  var color1: CIColor { get set }
}

/// Sets each pixel to the largest of its color components.
public protocol CIMaximumComponent: CIFilterProtocol {
  /// The image that is changed; nil until it is set.
  var inputImage: CIImage? { get set }
}

/// Sets each pixel to the smallest of its color components.
public protocol CIMinimumComponent: CIFilterProtocol {
  /// The image that is changed; nil until it is set.
  var inputImage: CIImage? { get set }
}

/// Turns brightness into opacity.
public protocol CIMaskToAlpha: CIFilterProtocol {
  /// The image whose brightness is used; nil until it is set.
  var inputImage: CIImage? { get set }
}

/// Changes saturation, brightness and contrast.
public protocol CIColorControls: CIFilterProtocol {
  /// The image that is changed; nil until it is set.
  var inputImage: CIImage? { get set }
  /// The factor of the saturation: 1 changes nothing, 0 leaves grays.
  var saturation: Float { get set }
  /// What is added to the brightness: 0 changes nothing.
  var brightness: Float { get set }
  /// The factor of the contrast: 1 changes nothing.
  var contrast: Float { get set }
}

/// Multiplies colors by a matrix and adds a vector.
public protocol CIColorMatrix: CIFilterProtocol {
  /// The image that is changed; nil until it is set.
  var inputImage: CIImage? { get set }
  /// The factors of the four components that make the new red.
  var rVector: CIVector { get set }
  /// The factors of the four components that make the new green.
  var gVector: CIVector { get set }
  /// The factors of the four components that make the new blue.
  var bVector: CIVector { get set }
  /// The factors of the four components that make the new opacity.
  var aVector: CIVector { get set }
  /// What is added to the four components afterwards.
  var biasVector: CIVector { get set }
}

/// Limits color components to a range.
public protocol CIColorClamp: CIFilterProtocol {
  /// The image that is changed; nil until it is set.
  var inputImage: CIImage? { get set }
  /// The smallest values of the four components.
  var minComponents: CIVector { get set }
  /// The largest values of the four components.
  var maxComponents: CIVector { get set }
}

/// Changes the exposure.
public protocol CIExposureAdjust: CIFilterProtocol {
  /// The image that is changed; nil until it is set.
  var inputImage: CIImage? { get set }
  /// The change of the exposure as a power of two: 0 changes nothing.
  var ev: Float { get set }
}

/// Raises color components to a power.
public protocol CIGammaAdjust: CIFilterProtocol {
  /// The image that is changed; nil until it is set.
  var inputImage: CIImage? { get set }
  /// The exponent of the color components: 1 changes nothing.
  var power: Float { get set }
}

/// Turns the hue by an angle.
public protocol CIHueAdjust: CIFilterProtocol {
  /// The image that is changed; nil until it is set.
  var inputImage: CIImage? { get set }
  /// The angle that the hue is turned by, in radians.
  var angle: Float { get set }
}

/// Changes the white point by temperature and tint.
public protocol CITemperatureAndTint: CIFilterProtocol {
  /// The image that is changed; nil until it is set.
  var inputImage: CIImage? { get set }
  /// The temperature in kelvin and the tint that the image was made for.
  var neutral: CIVector { get set }
  /// The temperature in kelvin and the tint that the image gets.
  var targetNeutral: CIVector { get set }
}

/// Increases the saturation of pale colors.
public protocol CIVibrance: CIFilterProtocol {
  /// The image that is changed; nil until it is set.
  var inputImage: CIImage? { get set }
  /// How much the saturation of pale colors changes: 0 changes nothing.
  var amount: Float { get set }
}

/// Maps a color to white.
public protocol CIWhitePointAdjust: CIFilterProtocol {
  /// The image that is changed; nil until it is set.
  var inputImage: CIImage? { get set }
  /// The color that becomes white.
  var color: CIColor { get set }
}

/// Changes the highlights and the shadows.
public protocol CIHighlightShadowAdjust: CIFilterProtocol {
  /// The image that is changed; nil until it is set.
  var inputImage: CIImage? { get set }
  /// How far around a pixel its surroundings count, in pixels.
  var radius: Float { get set }
  /// How much the shadows are brightened: 0 changes nothing.
  var shadowAmount: Float { get set }
  /// How much of the highlights stays: 1 changes nothing.
  var highlightAmount: Float { get set }
}
