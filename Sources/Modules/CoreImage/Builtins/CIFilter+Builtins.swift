// Filters that are made by name.

extension CIFilter {
  /// Returns a filter with the strong colors of an old photo.
  public class func photoEffectChrome() -> any CIFilter & CIPhotoEffect { BuiltinFilter.make("CIPhotoEffectChrome") }
  /// Returns a filter with the pale colors of an old photo.
  public class func photoEffectFade() -> any CIFilter & CIPhotoEffect { BuiltinFilter.make("CIPhotoEffectFade") }
  /// Returns a filter with the distorted colors of an instant photo.
  public class func photoEffectInstant() -> any CIFilter & CIPhotoEffect { BuiltinFilter.make("CIPhotoEffectInstant") }
  /// Returns a filter for black and white with low contrast.
  public class func photoEffectMono() -> any CIFilter & CIPhotoEffect { BuiltinFilter.make("CIPhotoEffectMono") }
  /// Returns a filter for black and white with strong contrast.
  public class func photoEffectNoir() -> any CIFilter & CIPhotoEffect { BuiltinFilter.make("CIPhotoEffectNoir") }
  /// Returns a filter with the cool colors of an old photo.
  public class func photoEffectProcess() -> any CIFilter & CIPhotoEffect { BuiltinFilter.make("CIPhotoEffectProcess") }
  /// Returns a filter for black and white with unchanged contrast.
  public class func photoEffectTonal() -> any CIFilter & CIPhotoEffect { BuiltinFilter.make("CIPhotoEffectTonal") }
  /// Returns a filter with the warm colors of an old photo.
  public class func photoEffectTransfer() -> any CIFilter & CIPhotoEffect {
    BuiltinFilter.make("CIPhotoEffectTransfer")
  }
  /// Returns a filter that colors an image brown.
  public class func sepiaTone() -> any CIFilter & CISepiaTone { BuiltinFilter.make("CISepiaTone") }
  /// Returns a filter that darkens the corners of an image.
  public class func vignette() -> any CIFilter & CIVignette { BuiltinFilter.make("CIVignette") }
  /// Returns a filter that darkens an image outside a circle.
  public class func vignetteEffect() -> any CIFilter & CIVignetteEffect { BuiltinFilter.make("CIVignetteEffect") }
  /// Returns a filter that inverts colors.
  public class func colorInvert() -> any CIFilter & CIColorInvert { BuiltinFilter.make("CIColorInvert") }
  /// Returns a filter that replaces all colors by shades of one.
  public class func colorMonochrome() -> any CIFilter & CIColorMonochrome { BuiltinFilter.make("CIColorMonochrome") }
  /// Returns a filter that reduces the number of levels of each color component.
  public class func colorPosterize() -> any CIFilter & CIColorPosterize { BuiltinFilter.make("CIColorPosterize") }
  /// Returns a filter that replaces brightness by a blend of two colors.
  public class func falseColor() -> any CIFilter & CIFalseColor { BuiltinFilter.make("CIFalseColor") }
  /// Returns a filter that sets each pixel to the largest of its color components.
  public class func maximumComponent() -> any CIFilter & CIMaximumComponent { BuiltinFilter.make("CIMaximumComponent") }
  /// Returns a filter that sets each pixel to the smallest of its color components.
  public class func minimumComponent() -> any CIFilter & CIMinimumComponent { BuiltinFilter.make("CIMinimumComponent") }
  /// Returns a filter that turns brightness into opacity.
  public class func maskToAlpha() -> any CIFilter & CIMaskToAlpha { BuiltinFilter.make("CIMaskToAlpha") }
  /// Returns a filter that changes saturation, brightness and contrast.
  public class func colorControls() -> any CIFilter & CIColorControls { BuiltinFilter.make("CIColorControls") }
  /// Returns a filter that multiplies colors by a matrix and adds a vector.
  public class func colorMatrix() -> any CIFilter & CIColorMatrix { BuiltinFilter.make("CIColorMatrix") }
  /// Returns a filter that limits color components to a range.
  public class func colorClamp() -> any CIFilter & CIColorClamp { BuiltinFilter.make("CIColorClamp") }
  /// Returns a filter that changes the exposure.
  public class func exposureAdjust() -> any CIFilter & CIExposureAdjust { BuiltinFilter.make("CIExposureAdjust") }
  /// Returns a filter that raises color components to a power.
  public class func gammaAdjust() -> any CIFilter & CIGammaAdjust { BuiltinFilter.make("CIGammaAdjust") }
  /// Returns a filter that turns the hue by an angle.
  public class func hueAdjust() -> any CIFilter & CIHueAdjust { BuiltinFilter.make("CIHueAdjust") }
  /// Returns a filter that changes the white point by temperature and tint.
  public class func temperatureAndTint() -> any CIFilter & CITemperatureAndTint {
    BuiltinFilter.make("CITemperatureAndTint")
  }
  /// Returns a filter that increases the saturation of pale colors.
  public class func vibrance() -> any CIFilter & CIVibrance { BuiltinFilter.make("CIVibrance") }
  /// Returns a filter that maps a color to white.
  public class func whitePointAdjust() -> any CIFilter & CIWhitePointAdjust { BuiltinFilter.make("CIWhitePointAdjust") }
  /// Returns a filter that changes the highlights and the shadows.
  public class func highlightShadowAdjust() -> any CIFilter & CIHighlightShadowAdjust {
    BuiltinFilter.make("CIHighlightShadowAdjust")
  }
  /// Returns a filter that softens edges and adds a glow.
  public class func bloom() -> any CIFilter & CIBloom { BuiltinFilter.make("CIBloom") }
  /// Returns a filter that dims highlights.
  public class func gloom() -> any CIFilter & CIGloom { BuiltinFilter.make("CIGloom") }
  /// Returns a filter that imitates the drawing of a comic.
  public class func comicEffect() -> any CIFilter & CIComicEffect { BuiltinFilter.make("CIComicEffect") }
  /// Returns a filter that combines pixels into polygons.
  public class func crystallize() -> any CIFilter & CICrystallize { BuiltinFilter.make("CICrystallize") }
  /// Returns a filter that shows edges in color.
  public class func edges() -> any CIFilter & CIEdges { BuiltinFilter.make("CIEdges") }
  /// Returns a filter that shows edges in black and white, as in a woodcut.
  public class func edgeWork() -> any CIFilter & CIEdgeWork { BuiltinFilter.make("CIEdgeWork") }
  /// Returns a filter that combines pixels into hexagons.
  public class func hexagonalPixellate() -> any CIFilter & CIHexagonalPixellate {
    BuiltinFilter.make("CIHexagonalPixellate")
  }
  /// Returns a filter that combines pixels into squares.
  public class func pixellate() -> any CIFilter & CIPixellate { BuiltinFilter.make("CIPixellate") }
  /// Returns a filter that combines pixels into dots.
  public class func pointillize() -> any CIFilter & CIPointillize { BuiltinFilter.make("CIPointillize") }
  /// Returns a filter that blends two images by the brightness of a mask.
  public class func blendWithMask() -> any CIFilter & CIBlendWithMask { BuiltinFilter.make("CIBlendWithMask") }
  /// Returns a filter that blends two images by the opacity of a mask.
  public class func blendWithAlphaMask() -> any CIFilter & CIBlendWithMask {
    BuiltinFilter.make("CIBlendWithAlphaMask")
  }
  /// Returns a filter that blurs with a Gaussian distribution.
  public class func gaussianBlur() -> any CIFilter & CIGaussianBlur { BuiltinFilter.make("CIGaussianBlur") }
  /// Returns a filter that blurs with a square.
  public class func boxBlur() -> any CIFilter & CIBoxBlur { BuiltinFilter.make("CIBoxBlur") }
  /// Returns a filter that blurs with a disc.
  public class func discBlur() -> any CIFilter & CIDiscBlur { BuiltinFilter.make("CIDiscBlur") }
  /// Returns a filter that blurs in one direction.
  public class func motionBlur() -> any CIFilter & CIMotionBlur { BuiltinFilter.make("CIMotionBlur") }
  /// Returns a filter that blurs outward from a point.
  public class func zoomBlur() -> any CIFilter & CIZoomBlur { BuiltinFilter.make("CIZoomBlur") }
  /// Returns a filter that sets each pixel to the median of its neighborhood.
  public class func median() -> any CIFilter & CIMedian { BuiltinFilter.make("CIMedianFilter") }
  /// Returns a filter that reduces noise.
  public class func noiseReduction() -> any CIFilter & CINoiseReduction { BuiltinFilter.make("CINoiseReduction") }
  /// Returns a filter that sharpens the brightness of an image and leaves its colors.
  public class func sharpenLuminance() -> any CIFilter & CISharpenLuminance { BuiltinFilter.make("CISharpenLuminance") }
  /// Returns a filter that increases the contrast of edges.
  public class func unsharpMask() -> any CIFilter & CIUnsharpMask { BuiltinFilter.make("CIUnsharpMask") }
  /// Returns a filter with a halftone screen of circles.
  public class func circularScreen() -> any CIFilter & CICircularScreen { BuiltinFilter.make("CICircularScreen") }
  /// Returns a filter with a halftone screen of dots.
  public class func dotScreen() -> any CIFilter & CIDotScreen { BuiltinFilter.make("CIDotScreen") }
  /// Returns a filter with a halftone screen of crossed lines.
  public class func hatchedScreen() -> any CIFilter & CIHatchedScreen { BuiltinFilter.make("CIHatchedScreen") }
  /// Returns a filter with a halftone screen of lines.
  public class func lineScreen() -> any CIFilter & CILineScreen { BuiltinFilter.make("CILineScreen") }
  /// Returns a filter that adds a bump at a point.
  public class func bumpDistortion() -> any CIFilter & CIBumpDistortion { BuiltinFilter.make("CIBumpDistortion") }
  /// Returns a filter that adds a bump along a line.
  public class func bumpDistortionLinear() -> any CIFilter & CIBumpDistortionLinear {
    BuiltinFilter.make("CIBumpDistortionLinear")
  }
  /// Returns a filter that spreads the edge of a circle outward.
  public class func circleSplashDistortion() -> any CIFilter & CICircleSplashDistortion {
    BuiltinFilter.make("CICircleSplashDistortion")
  }
  /// Returns a filter that draws an image into itself again and again.
  public class func droste() -> any CIFilter & CIDroste { BuiltinFilter.make("CIDroste") }
  /// Returns a filter that pushes pixels out of a circle.
  public class func holeDistortion() -> any CIFilter & CIHoleDistortion { BuiltinFilter.make("CIHoleDistortion") }
  /// Returns a filter that turns an image into a spiral around a circle.
  public class func lightTunnel() -> any CIFilter & CILightTunnel { BuiltinFilter.make("CILightTunnel") }
  /// Returns a filter that pinches an image at a point.
  public class func pinchDistortion() -> any CIFilter & CIPinchDistortion { BuiltinFilter.make("CIPinchDistortion") }
  /// Returns a filter that rotates pixels around a point.
  public class func twirlDistortion() -> any CIFilter & CITwirlDistortion { BuiltinFilter.make("CITwirlDistortion") }
  /// Returns a filter that rotates pixels around a point into a vortex.
  public class func vortexDistortion() -> any CIFilter & CIVortexDistortion { BuiltinFilter.make("CIVortexDistortion") }
  /// Returns a filter that reflects a sector of an image around a point.
  public class func kaleidoscope() -> any CIFilter & CIKaleidoscope { BuiltinFilter.make("CIKaleidoscope") }
  /// Returns a filter that transforms an image and extends its edge pixels without end.
  public class func affineClamp() -> any CIFilter & CIAffineClamp { BuiltinFilter.make("CIAffineClamp") }
  /// Returns a filter that transforms an image and repeats it without end.
  public class func affineTile() -> any CIFilter & CIAffineTile { BuiltinFilter.make("CIAffineTile") }
  /// Returns a filter that scales an image with high quality.
  public class func lanczosScaleTransform() -> any CIFilter & CILanczosScaleTransform {
    BuiltinFilter.make("CILanczosScaleTransform")
  }
  /// Returns a filter that adds the colors of two images.
  public class func additionCompositing() -> any CIFilter & CICompositeOperation {
    BuiltinFilter.make("CIAdditionCompositing")
  }
  /// Returns a filter that takes the larger component of two images.
  public class func maximumCompositing() -> any CIFilter & CICompositeOperation {
    BuiltinFilter.make("CIMaximumCompositing")
  }
  /// Returns a filter that takes the smaller component of two images.
  public class func minimumCompositing() -> any CIFilter & CICompositeOperation {
    BuiltinFilter.make("CIMinimumCompositing")
  }
  /// Returns a filter that multiplies the colors of two images.
  public class func multiplyCompositing() -> any CIFilter & CICompositeOperation {
    BuiltinFilter.make("CIMultiplyCompositing")
  }
  /// Returns a filter that puts an image over another one, where that is opaque.
  public class func sourceAtopCompositing() -> any CIFilter & CICompositeOperation {
    BuiltinFilter.make("CISourceAtopCompositing")
  }
  /// Returns a filter that keeps an image where another one is opaque.
  public class func sourceInCompositing() -> any CIFilter & CICompositeOperation {
    BuiltinFilter.make("CISourceInCompositing")
  }
  /// Returns a filter that keeps an image where another one is transparent.
  public class func sourceOutCompositing() -> any CIFilter & CICompositeOperation {
    BuiltinFilter.make("CISourceOutCompositing")
  }
  /// Returns a filter that puts an image over another one.
  public class func sourceOverCompositing() -> any CIFilter & CICompositeOperation {
    BuiltinFilter.make("CISourceOverCompositing")
  }
  /// Returns a filter with the hue and saturation of an image and the luminance of its background.
  public class func colorBlendMode() -> any CIFilter & CICompositeOperation { BuiltinFilter.make("CIColorBlendMode") }
  /// Returns a filter that darkens the background by an image.
  public class func colorBurnBlendMode() -> any CIFilter & CICompositeOperation {
    BuiltinFilter.make("CIColorBurnBlendMode")
  }
  /// Returns a filter that brightens the background by an image.
  public class func colorDodgeBlendMode() -> any CIFilter & CICompositeOperation {
    BuiltinFilter.make("CIColorDodgeBlendMode")
  }
  /// Returns a filter that takes the darker of two images.
  public class func darkenBlendMode() -> any CIFilter & CICompositeOperation { BuiltinFilter.make("CIDarkenBlendMode") }
  /// Returns a filter that takes the difference of two images.
  public class func differenceBlendMode() -> any CIFilter & CICompositeOperation {
    BuiltinFilter.make("CIDifferenceBlendMode")
  }
  /// Returns a filter that takes the difference of two images with less contrast.
  public class func exclusionBlendMode() -> any CIFilter & CICompositeOperation {
    BuiltinFilter.make("CIExclusionBlendMode")
  }
  /// Returns a filter that multiplies or screens, by the colors of the image.
  public class func hardLightBlendMode() -> any CIFilter & CICompositeOperation {
    BuiltinFilter.make("CIHardLightBlendMode")
  }
  /// Returns a filter with the hue of an image and the saturation and luminance of its background.
  public class func hueBlendMode() -> any CIFilter & CICompositeOperation { BuiltinFilter.make("CIHueBlendMode") }
  /// Returns a filter that takes the lighter of two images.
  public class func lightenBlendMode() -> any CIFilter & CICompositeOperation {
    BuiltinFilter.make("CILightenBlendMode")
  }
  /// Returns a filter with the luminance of an image and the hue and saturation of its background.
  public class func luminosityBlendMode() -> any CIFilter & CICompositeOperation {
    BuiltinFilter.make("CILuminosityBlendMode")
  }
  /// Returns a filter that multiplies an image by its background in the blend mode of that name.
  public class func multiplyBlendMode() -> any CIFilter & CICompositeOperation {
    BuiltinFilter.make("CIMultiplyBlendMode")
  }
  /// Returns a filter that multiplies or screens, by the colors of the background.
  public class func overlayBlendMode() -> any CIFilter & CICompositeOperation {
    BuiltinFilter.make("CIOverlayBlendMode")
  }
  /// Returns a filter with the saturation of an image and the hue and luminance of its background.
  public class func saturationBlendMode() -> any CIFilter & CICompositeOperation {
    BuiltinFilter.make("CISaturationBlendMode")
  }
  /// Returns a filter that multiplies the inverted colors of two images.
  public class func screenBlendMode() -> any CIFilter & CICompositeOperation { BuiltinFilter.make("CIScreenBlendMode") }
  /// Returns a filter that darkens or lightens the background, by the colors of the image.
  public class func softLightBlendMode() -> any CIFilter & CICompositeOperation {
    BuiltinFilter.make("CISoftLightBlendMode")
  }
  /// Returns a filter that fades from one image to another.
  public class func dissolveTransition() -> any CIFilter & CIDissolveTransition {
    BuiltinFilter.make("CIDissolveTransition")
  }
  /// Returns a filter whose single pixel is the average color of an area.
  public class func areaAverage() -> any CIFilter & CIAreaAverage { BuiltinFilter.make("CIAreaAverage") }
  /// Returns a filter whose single pixel has the largest components of an area.
  public class func areaMaximum() -> any CIFilter & CIAreaMaximum { BuiltinFilter.make("CIAreaMaximum") }
  /// Returns a filter whose single pixel has the smallest components of an area.
  public class func areaMinimum() -> any CIFilter & CIAreaMinimum { BuiltinFilter.make("CIAreaMinimum") }
  /// Returns a filter that makes a checkerboard of two colors.
  public class func checkerboardGenerator() -> any CIFilter & CICheckerboardGenerator {
    BuiltinFilter.make("CICheckerboardGenerator")
  }
  /// Returns a filter that makes stripes of two colors.
  public class func stripesGenerator() -> any CIFilter & CIStripesGenerator { BuiltinFilter.make("CIStripesGenerator") }
  /// Returns a filter that makes random pixels.
  public class func randomGenerator() -> any CIFilter & CIRandomGenerator { BuiltinFilter.make("CIRandomGenerator") }
  /// Returns a filter that makes a gradient from a point with a Gaussian distribution.
  public class func gaussianGradient() -> any CIFilter & CIGaussianGradient { BuiltinFilter.make("CIGaussianGradient") }
  /// Returns a filter that makes a gradient along a line.
  public class func linearGradient() -> any CIFilter & CILinearGradient { BuiltinFilter.make("CILinearGradient") }
  /// Returns a filter that makes a gradient between two circles.
  public class func radialGradient() -> any CIFilter & CIRadialGradient { BuiltinFilter.make("CIRadialGradient") }
  /// Returns a filter that makes a QR code of a message.
  public class func qrCodeGenerator() -> any CIFilter & CIQRCodeGenerator { BuiltinFilter.make("CIQRCodeGenerator") }
}
