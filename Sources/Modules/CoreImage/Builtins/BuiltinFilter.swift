import Foundation
import PlainviewGraphics

/// A filter that was made by name: what code sets are the values of the names.
final class BuiltinFilter: CIFilter, @unchecked Sendable {
  static func make(_ name: String) -> BuiltinFilter {
    guard let filter = BuiltinFilter(name: name) else { preconditionFailure("\(name) is in the table of filters.") }
    return filter
  }

  private func number(_ key: String) -> Float { (value(forKey: key) as? NSNumber)?.floatValue ?? 0 }
  private func set(_ number: Float, _ key: String) { setValue(NSNumber(value: number), forKey: key) }
  private func point(_ key: String) -> CGPoint { (value(forKey: key) as? CIVector)?.cgPointValue ?? .zero }
  private func set(_ point: CGPoint, _ key: String) { setValue(CIVector(cgPoint: point), forKey: key) }
  private func color(_ key: String) -> CIColor { value(forKey: key) as? CIColor ?? .clear }
  private func vector(_ key: String) -> CIVector { value(forKey: key) as? CIVector ?? CIVector([]) }
  private func image(_ key: String) -> CIImage? { value(forKey: key) as? CIImage }

  var aVector: CIVector {
    get { vector("inputAVector") }
    set { setValue(newValue, forKey: "inputAVector") }
  }
  var amount: Float {
    get { number("inputAmount") }
    set { set(newValue, "inputAmount") }
  }
  var angle: Float {
    get { number("inputAngle") }
    set { set(newValue, "inputAngle") }
  }
  var aspectRatio: Float {
    get { number("inputAspectRatio") }
    set { set(newValue, "inputAspectRatio") }
  }
  var bVector: CIVector {
    get { vector("inputBVector") }
    set { setValue(newValue, forKey: "inputBVector") }
  }
  var backgroundImage: CIImage? {
    get { image("inputBackgroundImage") }
    set { setValue(newValue, forKey: "inputBackgroundImage") }
  }
  var biasVector: CIVector {
    get { vector("inputBiasVector") }
    set { setValue(newValue, forKey: "inputBiasVector") }
  }
  var brightness: Float {
    get { number("inputBrightness") }
    set { set(newValue, "inputBrightness") }
  }
  var center: CGPoint {
    get { point("inputCenter") }
    set { set(newValue, "inputCenter") }
  }
  var color: CIColor {
    get { color("inputColor") }
    set { setValue(newValue, forKey: "inputColor") }
  }
  var color0: CIColor {
    get { color("inputColor0") }
    set { setValue(newValue, forKey: "inputColor0") }
  }
  var color1: CIColor {
    get { color("inputColor1") }
    set { setValue(newValue, forKey: "inputColor1") }
  }
  var contrast: Float {
    get { number("inputContrast") }
    set { set(newValue, "inputContrast") }
  }
  var correctionLevel: String {
    get { value(forKey: "inputCorrectionLevel") as? String ?? "" }
    set { setValue(newValue, forKey: "inputCorrectionLevel") }
  }
  var count: Int {
    get { (value(forKey: "inputCount") as? NSNumber)?.intValue ?? 0 }
    set { setValue(NSNumber(value: newValue), forKey: "inputCount") }
  }
  var ev: Float {
    get { number("inputEV") }
    set { set(newValue, "inputEV") }
  }
  var extent: CGRect {
    get { vector("inputExtent").cgRectValue }
    set { setValue(CIVector(cgRect: newValue), forKey: "inputExtent") }
  }
  var falloff: Float {
    get { number("inputFalloff") }
    set { set(newValue, "inputFalloff") }
  }
  var gVector: CIVector {
    get { vector("inputGVector") }
    set { setValue(newValue, forKey: "inputGVector") }
  }
  var highlightAmount: Float {
    get { number("inputHighlightAmount") }
    set { set(newValue, "inputHighlightAmount") }
  }
  var inputImage: CIImage? {
    get { image("inputImage") }
    set { setValue(newValue, forKey: "inputImage") }
  }
  var insetPoint0: CGPoint {
    get { point("inputInsetPoint0") }
    set { set(newValue, "inputInsetPoint0") }
  }
  var insetPoint1: CGPoint {
    get { point("inputInsetPoint1") }
    set { set(newValue, "inputInsetPoint1") }
  }
  var intensity: Float {
    get { number("inputIntensity") }
    set { set(newValue, "inputIntensity") }
  }
  var levels: Float {
    get { number("inputLevels") }
    set { set(newValue, "inputLevels") }
  }
  var maskImage: CIImage? {
    get { image("inputMaskImage") }
    set { setValue(newValue, forKey: "inputMaskImage") }
  }
  var maxComponents: CIVector {
    get { vector("inputMaxComponents") }
    set { setValue(newValue, forKey: "inputMaxComponents") }
  }
  var message: Data {
    get { value(forKey: "inputMessage") as? Data ?? Data() }
    set { setValue(newValue, forKey: "inputMessage") }
  }
  var minComponents: CIVector {
    get { vector("inputMinComponents") }
    set { setValue(newValue, forKey: "inputMinComponents") }
  }
  var neutral: CIVector {
    get { vector("inputNeutral") }
    set { setValue(newValue, forKey: "inputNeutral") }
  }
  var noiseLevel: Float {
    get { number("inputNoiseLevel") }
    set { set(newValue, "inputNoiseLevel") }
  }
  var periodicity: Float {
    get { number("inputPeriodicity") }
    set { set(newValue, "inputPeriodicity") }
  }
  var point0: CGPoint {
    get { point("inputPoint0") }
    set { set(newValue, "inputPoint0") }
  }
  var point1: CGPoint {
    get { point("inputPoint1") }
    set { set(newValue, "inputPoint1") }
  }
  var power: Float {
    get { number("inputPower") }
    set { set(newValue, "inputPower") }
  }
  var rVector: CIVector {
    get { vector("inputRVector") }
    set { setValue(newValue, forKey: "inputRVector") }
  }
  var radius: Float {
    get { number("inputRadius") }
    set { set(newValue, "inputRadius") }
  }
  var radius0: Float {
    get { number("inputRadius0") }
    set { set(newValue, "inputRadius0") }
  }
  var radius1: Float {
    get { number("inputRadius1") }
    set { set(newValue, "inputRadius1") }
  }
  var rotation: Float {
    get { number("inputRotation") }
    set { set(newValue, "inputRotation") }
  }
  var saturation: Float {
    get { number("inputSaturation") }
    set { set(newValue, "inputSaturation") }
  }
  var scale: Float {
    get { number("inputScale") }
    set { set(newValue, "inputScale") }
  }
  var shadowAmount: Float {
    get { number("inputShadowAmount") }
    set { set(newValue, "inputShadowAmount") }
  }
  var sharpness: Float {
    get { number("inputSharpness") }
    set { set(newValue, "inputSharpness") }
  }
  var strands: Float {
    get { number("inputStrands") }
    set { set(newValue, "inputStrands") }
  }
  var targetImage: CIImage? {
    get { image("inputTargetImage") }
    set { setValue(newValue, forKey: "inputTargetImage") }
  }
  var targetNeutral: CIVector {
    get { vector("inputTargetNeutral") }
    set { setValue(newValue, forKey: "inputTargetNeutral") }
  }
  var time: Float {
    get { number("inputTime") }
    set { set(newValue, "inputTime") }
  }
  var transform: CGAffineTransform {
    get { value(forKey: "inputTransform") as? CGAffineTransform ?? .identity }
    set { setValue(newValue, forKey: "inputTransform") }
  }
  var width: Float {
    get { number("inputWidth") }
    set { set(newValue, "inputWidth") }
  }
  var zoom: Float {
    get { number("inputZoom") }
    set { set(newValue, "inputZoom") }
  }
}

extension BuiltinFilter: CIPhotoEffect {}
extension BuiltinFilter: CISepiaTone {}
extension BuiltinFilter: CIVignette {}
extension BuiltinFilter: CIVignetteEffect {}
extension BuiltinFilter: CIColorInvert {}
extension BuiltinFilter: CIColorMonochrome {}
extension BuiltinFilter: CIColorPosterize {}
extension BuiltinFilter: CIFalseColor {}
extension BuiltinFilter: CIMaximumComponent {}
extension BuiltinFilter: CIMinimumComponent {}
extension BuiltinFilter: CIMaskToAlpha {}
extension BuiltinFilter: CIColorControls {}
extension BuiltinFilter: CIColorMatrix {}
extension BuiltinFilter: CIColorClamp {}
extension BuiltinFilter: CIExposureAdjust {}
extension BuiltinFilter: CIGammaAdjust {}
extension BuiltinFilter: CIHueAdjust {}
extension BuiltinFilter: CITemperatureAndTint {}
extension BuiltinFilter: CIVibrance {}
extension BuiltinFilter: CIWhitePointAdjust {}
extension BuiltinFilter: CIHighlightShadowAdjust {}
extension BuiltinFilter: CIBloom {}
extension BuiltinFilter: CIGloom {}
extension BuiltinFilter: CIComicEffect {}
extension BuiltinFilter: CICrystallize {}
extension BuiltinFilter: CIEdges {}
extension BuiltinFilter: CIEdgeWork {}
extension BuiltinFilter: CIHexagonalPixellate {}
extension BuiltinFilter: CIPixellate {}
extension BuiltinFilter: CIPointillize {}
extension BuiltinFilter: CIBlendWithMask {}
extension BuiltinFilter: CIGaussianBlur {}
extension BuiltinFilter: CIBoxBlur {}
extension BuiltinFilter: CIDiscBlur {}
extension BuiltinFilter: CIMotionBlur {}
extension BuiltinFilter: CIZoomBlur {}
extension BuiltinFilter: CIMedian {}
extension BuiltinFilter: CINoiseReduction {}
extension BuiltinFilter: CISharpenLuminance {}
extension BuiltinFilter: CIUnsharpMask {}
extension BuiltinFilter: CICircularScreen {}
extension BuiltinFilter: CIDotScreen {}
extension BuiltinFilter: CIHatchedScreen {}
extension BuiltinFilter: CILineScreen {}
extension BuiltinFilter: CIBumpDistortion {}
extension BuiltinFilter: CIBumpDistortionLinear {}
extension BuiltinFilter: CICircleSplashDistortion {}
extension BuiltinFilter: CIDroste {}
extension BuiltinFilter: CIHoleDistortion {}
extension BuiltinFilter: CILightTunnel {}
extension BuiltinFilter: CIPinchDistortion {}
extension BuiltinFilter: CITwirlDistortion {}
extension BuiltinFilter: CIVortexDistortion {}
extension BuiltinFilter: CIKaleidoscope {}
extension BuiltinFilter: CIAffineClamp {}
extension BuiltinFilter: CIAffineTile {}
extension BuiltinFilter: CILanczosScaleTransform {}
extension BuiltinFilter: CICompositeOperation {}
extension BuiltinFilter: CIDissolveTransition {}
extension BuiltinFilter: CIAreaAverage {}
extension BuiltinFilter: CIAreaMaximum {}
extension BuiltinFilter: CIAreaMinimum {}
extension BuiltinFilter: CICheckerboardGenerator {}
extension BuiltinFilter: CIStripesGenerator {}
extension BuiltinFilter: CIRandomGenerator {}
extension BuiltinFilter: CIGaussianGradient {}
extension BuiltinFilter: CILinearGradient {}
extension BuiltinFilter: CIRadialGradient {}
extension BuiltinFilter: CIQRCodeGenerator {}
