// Filters that are made by name.

extension CIFilter {
  public class func photoEffectChrome() -> any CIFilter & CIPhotoEffect { BuiltinFilter.make("CIPhotoEffectChrome") }
  public class func photoEffectFade() -> any CIFilter & CIPhotoEffect { BuiltinFilter.make("CIPhotoEffectFade") }
  public class func photoEffectInstant() -> any CIFilter & CIPhotoEffect { BuiltinFilter.make("CIPhotoEffectInstant") }
  public class func photoEffectMono() -> any CIFilter & CIPhotoEffect { BuiltinFilter.make("CIPhotoEffectMono") }
  public class func photoEffectNoir() -> any CIFilter & CIPhotoEffect { BuiltinFilter.make("CIPhotoEffectNoir") }
  public class func photoEffectProcess() -> any CIFilter & CIPhotoEffect { BuiltinFilter.make("CIPhotoEffectProcess") }
  public class func photoEffectTonal() -> any CIFilter & CIPhotoEffect { BuiltinFilter.make("CIPhotoEffectTonal") }
  public class func photoEffectTransfer() -> any CIFilter & CIPhotoEffect {
    BuiltinFilter.make("CIPhotoEffectTransfer")
  }
  public class func sepiaTone() -> any CIFilter & CISepiaTone { BuiltinFilter.make("CISepiaTone") }
  public class func vignette() -> any CIFilter & CIVignette { BuiltinFilter.make("CIVignette") }
  public class func vignetteEffect() -> any CIFilter & CIVignetteEffect { BuiltinFilter.make("CIVignetteEffect") }
  public class func colorInvert() -> any CIFilter & CIColorInvert { BuiltinFilter.make("CIColorInvert") }
  public class func colorMonochrome() -> any CIFilter & CIColorMonochrome { BuiltinFilter.make("CIColorMonochrome") }
  public class func colorPosterize() -> any CIFilter & CIColorPosterize { BuiltinFilter.make("CIColorPosterize") }
  public class func falseColor() -> any CIFilter & CIFalseColor { BuiltinFilter.make("CIFalseColor") }
  public class func maximumComponent() -> any CIFilter & CIMaximumComponent { BuiltinFilter.make("CIMaximumComponent") }
  public class func minimumComponent() -> any CIFilter & CIMinimumComponent { BuiltinFilter.make("CIMinimumComponent") }
  public class func maskToAlpha() -> any CIFilter & CIMaskToAlpha { BuiltinFilter.make("CIMaskToAlpha") }
  public class func colorControls() -> any CIFilter & CIColorControls { BuiltinFilter.make("CIColorControls") }
  public class func colorMatrix() -> any CIFilter & CIColorMatrix { BuiltinFilter.make("CIColorMatrix") }
  public class func colorClamp() -> any CIFilter & CIColorClamp { BuiltinFilter.make("CIColorClamp") }
  public class func exposureAdjust() -> any CIFilter & CIExposureAdjust { BuiltinFilter.make("CIExposureAdjust") }
  public class func gammaAdjust() -> any CIFilter & CIGammaAdjust { BuiltinFilter.make("CIGammaAdjust") }
  public class func hueAdjust() -> any CIFilter & CIHueAdjust { BuiltinFilter.make("CIHueAdjust") }
  public class func temperatureAndTint() -> any CIFilter & CITemperatureAndTint {
    BuiltinFilter.make("CITemperatureAndTint")
  }
  public class func vibrance() -> any CIFilter & CIVibrance { BuiltinFilter.make("CIVibrance") }
  public class func whitePointAdjust() -> any CIFilter & CIWhitePointAdjust { BuiltinFilter.make("CIWhitePointAdjust") }
  public class func highlightShadowAdjust() -> any CIFilter & CIHighlightShadowAdjust {
    BuiltinFilter.make("CIHighlightShadowAdjust")
  }
  public class func bloom() -> any CIFilter & CIBloom { BuiltinFilter.make("CIBloom") }
  public class func gloom() -> any CIFilter & CIGloom { BuiltinFilter.make("CIGloom") }
  public class func comicEffect() -> any CIFilter & CIComicEffect { BuiltinFilter.make("CIComicEffect") }
  public class func crystallize() -> any CIFilter & CICrystallize { BuiltinFilter.make("CICrystallize") }
  public class func edges() -> any CIFilter & CIEdges { BuiltinFilter.make("CIEdges") }
  public class func edgeWork() -> any CIFilter & CIEdgeWork { BuiltinFilter.make("CIEdgeWork") }
  public class func hexagonalPixellate() -> any CIFilter & CIHexagonalPixellate {
    BuiltinFilter.make("CIHexagonalPixellate")
  }
  public class func pixellate() -> any CIFilter & CIPixellate { BuiltinFilter.make("CIPixellate") }
  public class func pointillize() -> any CIFilter & CIPointillize { BuiltinFilter.make("CIPointillize") }
  public class func blendWithMask() -> any CIFilter & CIBlendWithMask { BuiltinFilter.make("CIBlendWithMask") }
  public class func blendWithAlphaMask() -> any CIFilter & CIBlendWithMask {
    BuiltinFilter.make("CIBlendWithAlphaMask")
  }
  public class func gaussianBlur() -> any CIFilter & CIGaussianBlur { BuiltinFilter.make("CIGaussianBlur") }
  public class func boxBlur() -> any CIFilter & CIBoxBlur { BuiltinFilter.make("CIBoxBlur") }
  public class func discBlur() -> any CIFilter & CIDiscBlur { BuiltinFilter.make("CIDiscBlur") }
  public class func motionBlur() -> any CIFilter & CIMotionBlur { BuiltinFilter.make("CIMotionBlur") }
  public class func zoomBlur() -> any CIFilter & CIZoomBlur { BuiltinFilter.make("CIZoomBlur") }
  public class func median() -> any CIFilter & CIMedian { BuiltinFilter.make("CIMedianFilter") }
  public class func noiseReduction() -> any CIFilter & CINoiseReduction { BuiltinFilter.make("CINoiseReduction") }
  public class func sharpenLuminance() -> any CIFilter & CISharpenLuminance { BuiltinFilter.make("CISharpenLuminance") }
  public class func unsharpMask() -> any CIFilter & CIUnsharpMask { BuiltinFilter.make("CIUnsharpMask") }
  public class func circularScreen() -> any CIFilter & CICircularScreen { BuiltinFilter.make("CICircularScreen") }
  public class func dotScreen() -> any CIFilter & CIDotScreen { BuiltinFilter.make("CIDotScreen") }
  public class func hatchedScreen() -> any CIFilter & CIHatchedScreen { BuiltinFilter.make("CIHatchedScreen") }
  public class func lineScreen() -> any CIFilter & CILineScreen { BuiltinFilter.make("CILineScreen") }
  public class func bumpDistortion() -> any CIFilter & CIBumpDistortion { BuiltinFilter.make("CIBumpDistortion") }
  public class func bumpDistortionLinear() -> any CIFilter & CIBumpDistortionLinear {
    BuiltinFilter.make("CIBumpDistortionLinear")
  }
  public class func circleSplashDistortion() -> any CIFilter & CICircleSplashDistortion {
    BuiltinFilter.make("CICircleSplashDistortion")
  }
  public class func droste() -> any CIFilter & CIDroste { BuiltinFilter.make("CIDroste") }
  public class func holeDistortion() -> any CIFilter & CIHoleDistortion { BuiltinFilter.make("CIHoleDistortion") }
  public class func lightTunnel() -> any CIFilter & CILightTunnel { BuiltinFilter.make("CILightTunnel") }
  public class func pinchDistortion() -> any CIFilter & CIPinchDistortion { BuiltinFilter.make("CIPinchDistortion") }
  public class func twirlDistortion() -> any CIFilter & CITwirlDistortion { BuiltinFilter.make("CITwirlDistortion") }
  public class func vortexDistortion() -> any CIFilter & CIVortexDistortion { BuiltinFilter.make("CIVortexDistortion") }
  public class func kaleidoscope() -> any CIFilter & CIKaleidoscope { BuiltinFilter.make("CIKaleidoscope") }
  public class func affineClamp() -> any CIFilter & CIAffineClamp { BuiltinFilter.make("CIAffineClamp") }
  public class func affineTile() -> any CIFilter & CIAffineTile { BuiltinFilter.make("CIAffineTile") }
  public class func lanczosScaleTransform() -> any CIFilter & CILanczosScaleTransform {
    BuiltinFilter.make("CILanczosScaleTransform")
  }
  public class func additionCompositing() -> any CIFilter & CICompositeOperation {
    BuiltinFilter.make("CIAdditionCompositing")
  }
  public class func maximumCompositing() -> any CIFilter & CICompositeOperation {
    BuiltinFilter.make("CIMaximumCompositing")
  }
  public class func minimumCompositing() -> any CIFilter & CICompositeOperation {
    BuiltinFilter.make("CIMinimumCompositing")
  }
  public class func multiplyCompositing() -> any CIFilter & CICompositeOperation {
    BuiltinFilter.make("CIMultiplyCompositing")
  }
  public class func sourceAtopCompositing() -> any CIFilter & CICompositeOperation {
    BuiltinFilter.make("CISourceAtopCompositing")
  }
  public class func sourceInCompositing() -> any CIFilter & CICompositeOperation {
    BuiltinFilter.make("CISourceInCompositing")
  }
  public class func sourceOutCompositing() -> any CIFilter & CICompositeOperation {
    BuiltinFilter.make("CISourceOutCompositing")
  }
  public class func sourceOverCompositing() -> any CIFilter & CICompositeOperation {
    BuiltinFilter.make("CISourceOverCompositing")
  }
  public class func colorBlendMode() -> any CIFilter & CICompositeOperation { BuiltinFilter.make("CIColorBlendMode") }
  public class func colorBurnBlendMode() -> any CIFilter & CICompositeOperation {
    BuiltinFilter.make("CIColorBurnBlendMode")
  }
  public class func colorDodgeBlendMode() -> any CIFilter & CICompositeOperation {
    BuiltinFilter.make("CIColorDodgeBlendMode")
  }
  public class func darkenBlendMode() -> any CIFilter & CICompositeOperation { BuiltinFilter.make("CIDarkenBlendMode") }
  public class func differenceBlendMode() -> any CIFilter & CICompositeOperation {
    BuiltinFilter.make("CIDifferenceBlendMode")
  }
  public class func exclusionBlendMode() -> any CIFilter & CICompositeOperation {
    BuiltinFilter.make("CIExclusionBlendMode")
  }
  public class func hardLightBlendMode() -> any CIFilter & CICompositeOperation {
    BuiltinFilter.make("CIHardLightBlendMode")
  }
  public class func hueBlendMode() -> any CIFilter & CICompositeOperation { BuiltinFilter.make("CIHueBlendMode") }
  public class func lightenBlendMode() -> any CIFilter & CICompositeOperation {
    BuiltinFilter.make("CILightenBlendMode")
  }
  public class func luminosityBlendMode() -> any CIFilter & CICompositeOperation {
    BuiltinFilter.make("CILuminosityBlendMode")
  }
  public class func multiplyBlendMode() -> any CIFilter & CICompositeOperation {
    BuiltinFilter.make("CIMultiplyBlendMode")
  }
  public class func overlayBlendMode() -> any CIFilter & CICompositeOperation {
    BuiltinFilter.make("CIOverlayBlendMode")
  }
  public class func saturationBlendMode() -> any CIFilter & CICompositeOperation {
    BuiltinFilter.make("CISaturationBlendMode")
  }
  public class func screenBlendMode() -> any CIFilter & CICompositeOperation { BuiltinFilter.make("CIScreenBlendMode") }
  public class func softLightBlendMode() -> any CIFilter & CICompositeOperation {
    BuiltinFilter.make("CISoftLightBlendMode")
  }
  public class func dissolveTransition() -> any CIFilter & CIDissolveTransition {
    BuiltinFilter.make("CIDissolveTransition")
  }
  public class func areaAverage() -> any CIFilter & CIAreaAverage { BuiltinFilter.make("CIAreaAverage") }
  public class func areaMaximum() -> any CIFilter & CIAreaMaximum { BuiltinFilter.make("CIAreaMaximum") }
  public class func areaMinimum() -> any CIFilter & CIAreaMinimum { BuiltinFilter.make("CIAreaMinimum") }
  public class func checkerboardGenerator() -> any CIFilter & CICheckerboardGenerator {
    BuiltinFilter.make("CICheckerboardGenerator")
  }
  public class func stripesGenerator() -> any CIFilter & CIStripesGenerator { BuiltinFilter.make("CIStripesGenerator") }
  public class func randomGenerator() -> any CIFilter & CIRandomGenerator { BuiltinFilter.make("CIRandomGenerator") }
  public class func gaussianGradient() -> any CIFilter & CIGaussianGradient { BuiltinFilter.make("CIGaussianGradient") }
  public class func linearGradient() -> any CIFilter & CILinearGradient { BuiltinFilter.make("CILinearGradient") }
  public class func radialGradient() -> any CIFilter & CIRadialGradient { BuiltinFilter.make("CIRadialGradient") }
  public class func qrCodeGenerator() -> any CIFilter & CIQRCodeGenerator { BuiltinFilter.make("CIQRCodeGenerator") }
}
