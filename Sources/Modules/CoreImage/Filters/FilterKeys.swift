// The names of what filters take and give.

/// The input for the image behind the first one.
public let kCIInputBackgroundImageKey = "inputBackgroundImage"
/// The input for the image the filter changes.
public let kCIInputImageKey = "inputImage"
/// The input for an image of depth.
public let kCIInputDepthImageKey = "inputDepthImage"
/// The input for an image of disparity.
public let kCIInputDisparityImageKey = "inputDisparityImage"
/// The input for an amount.
public let kCIInputAmountKey = "inputAmount"
/// The input for the progress of a transition, from 0 to 1.
public let kCIInputTimeKey = "inputTime"
/// The input for an affine transform.
public let kCIInputTransformKey = "inputTransform"
/// The input for a scale.
public let kCIInputScaleKey = "inputScale"
/// The input for the ratio of the horizontal to the vertical scale.
public let kCIInputAspectRatioKey = "inputAspectRatio"
/// The input for a center.
public let kCIInputCenterKey = "inputCenter"
/// The input for the first of two points.
public let kCIInputPoint0Key = "inputPoint0"
/// The input for the second of two points.
public let kCIInputPoint1Key = "inputPoint1"
/// The input for a radius.
public let kCIInputRadiusKey = "inputRadius"
/// The input for the first of two radii.
public let kCIInputRadius0Key = "inputRadius0"
/// The input for the second of two radii.
public let kCIInputRadius1Key = "inputRadius1"
/// The input for an angle in radians.
public let kCIInputAngleKey = "inputAngle"
/// The input for a width.
public let kCIInputWidthKey = "inputWidth"
/// The input for a sharpness.
public let kCIInputSharpnessKey = "inputSharpness"
/// The input for an intensity.
public let kCIInputIntensityKey = "inputIntensity"
/// The input for an exposure in f-stops.
public let kCIInputEVKey = "inputEV"
/// The input for a saturation.
public let kCIInputSaturationKey = "inputSaturation"
/// The input for a color.
public let kCIInputColorKey = "inputColor"
/// The input for the first of two colors.
public let kCIInputColor0Key = "inputColor0"
/// The input for the second of two colors.
public let kCIInputColor1Key = "inputColor1"
/// The input for a brightness.
public let kCIInputBrightnessKey = "inputBrightness"
/// The input for a contrast.
public let kCIInputContrastKey = "inputContrast"
/// The input for a bias.
public let kCIInputBiasKey = "inputBias"
/// The input for a bias of each color component.
public let kCIInputBiasVectorKey = "inputBiasVector"
/// The input for the weights of a convolution.
public let kCIInputWeightsKey = "inputWeights"
/// The input for an image of a gradient.
public let kCIInputGradientImageKey = "inputGradientImage"
/// The input for an image that acts as a mask.
public let kCIInputMaskImageKey = "inputMaskImage"
/// The input for an image of a matte.
public let kCIInputMatteImageKey = "inputMatteImage"
/// The input for an image of a shading.
public let kCIInputShadingImageKey = "inputShadingImage"
/// The input for the second image of a transition.
public let kCIInputTargetImageKey = "inputTargetImage"
/// The input for the rectangle of an area.
public let kCIInputExtentKey = "inputExtent"
/// The input for an index of refraction.
public let kCIInputRefractionKey = "inputRefraction"
/// The input for a threshold.
public let kCIInputThresholdKey = "inputThreshold"
/// The input for a number of repetitions.
public let kCIInputCountKey = "inputCount"
/// The input for whether colors beyond the table are extrapolated.
public let kCIInputExtrapolateKey = "inputExtrapolate"
/// The output for the image.
public let kCIOutputImageKey = "outputImage"

// The keys of `CIFilter.attributes` for a filter and its inputs.

/// The attribute for the name of a filter.
public let kCIAttributeFilterName = "CIAttributeFilterName"
/// The attribute for the name of a filter as the user reads it.
public let kCIAttributeFilterDisplayName = "CIAttributeFilterDisplayName"
/// The attribute for a description; never present here.
public let kCIAttributeDescription = "CIAttributeDescription"
/// The attribute for the address of the documentation; never present here.
public let kCIAttributeReferenceDocumentation = "CIAttributeReferenceDocumentation"
/// The attribute for the categories of a filter.
public let kCIAttributeFilterCategories = "CIAttributeFilterCategories"
/// The attribute for the class of an input's value.
public let kCIAttributeClass = "CIAttributeClass"
/// The attribute for the type of an input, one of the `kCIAttributeType…` values.
public let kCIAttributeType = "CIAttributeType"
/// The attribute for the smallest possible number.
public let kCIAttributeMin = "CIAttributeMin"
/// The attribute for the largest possible number.
public let kCIAttributeMax = "CIAttributeMax"
/// The attribute for the smallest number of a slider.
public let kCIAttributeSliderMin = "CIAttributeSliderMin"
/// The attribute for the largest number of a slider.
public let kCIAttributeSliderMax = "CIAttributeSliderMax"
/// The attribute for the default value.
public let kCIAttributeDefault = "CIAttributeDefault"
/// The attribute for the value with which the filter changes nothing.
public let kCIAttributeIdentity = "CIAttributeIdentity"
/// The attribute for the name of an input.
public let kCIAttributeName = "CIAttributeName"
/// The attribute for the name of an input as the user reads it.
public let kCIAttributeDisplayName = "CIAttributeDisplayName"
/// The type of a progress in time.
public let kCIAttributeTypeTime = "CIAttributeTypeTime"
/// The type of a number.
public let kCIAttributeTypeScalar = "CIAttributeTypeScalar"
/// The type of a distance.
public let kCIAttributeTypeDistance = "CIAttributeTypeDistance"
/// The type of an angle.
public let kCIAttributeTypeAngle = "CIAttributeTypeAngle"
/// The type of a value that is true or false.
public let kCIAttributeTypeBoolean = "CIAttributeTypeBoolean"
/// The type of an integer.
public let kCIAttributeTypeInteger = "CIAttributeTypeInteger"
/// The type of a number of repetitions.
public let kCIAttributeTypeCount = "CIAttributeTypeCount"
/// The type of a position in two dimensions.
public let kCIAttributeTypePosition = "CIAttributeTypePosition"
/// The type of an offset.
public let kCIAttributeTypeOffset = "CIAttributeTypeOffset"
/// The type of a position in three dimensions.
public let kCIAttributeTypePosition3 = "CIAttributeTypePosition3"
/// The type of a rectangle.
public let kCIAttributeTypeRectangle = "CIAttributeTypeRectangle"
/// The type of a color without transparency.
public let kCIAttributeTypeOpaqueColor = "CIAttributeTypeOpaqueColor"
/// The type of a color.
public let kCIAttributeTypeColor = "CIAttributeTypeColor"
/// The type of a gradient.
public let kCIAttributeTypeGradient = "CIAttributeTypeGradient"
/// The type of an image.
public let kCIAttributeTypeImage = "CIAttributeTypeImage"
/// The type of an affine transform.
public let kCIAttributeTypeTransform = "CIAttributeTypeTransform"

// Kinds of filters.

/// The category of filters that distort.
public let kCICategoryDistortionEffect = "CICategoryDistortionEffect"
/// The category of filters that change the geometry.
public let kCICategoryGeometryAdjustment = "CICategoryGeometryAdjustment"
/// The category of filters that combine two images.
public let kCICategoryCompositeOperation = "CICategoryCompositeOperation"
/// The category of filters that imitate halftone screens.
public let kCICategoryHalftoneEffect = "CICategoryHalftoneEffect"
/// The category of filters that adjust colors.
public let kCICategoryColorAdjustment = "CICategoryColorAdjustment"
/// The category of filters that change colors for an effect.
public let kCICategoryColorEffect = "CICategoryColorEffect"
/// The category of transitions between two images.
public let kCICategoryTransition = "CICategoryTransition"
/// The category of filters that repeat an image as tiles.
public let kCICategoryTileEffect = "CICategoryTileEffect"
/// The category of filters that make an image without another one.
public let kCICategoryGenerator = "CICategoryGenerator"
/// The category of filters that reduce an image to data.
public let kCICategoryReduction = "CICategoryReduction"
/// The category of filters that make gradients.
public let kCICategoryGradient = "CICategoryGradient"
/// The category of filters that imitate a drawing or a painting.
public let kCICategoryStylize = "CICategoryStylize"
/// The category of filters that sharpen.
public let kCICategorySharpen = "CICategorySharpen"
/// The category of filters that blur.
public let kCICategoryBlur = "CICategoryBlur"
/// The category of filters for video.
public let kCICategoryVideo = "CICategoryVideo"
/// The category of filters for still images; all filters here belong to it.
public let kCICategoryStillImage = "CICategoryStillImage"
/// The category of filters for interlaced images.
public let kCICategoryInterlaced = "CICategoryInterlaced"
/// The category of filters for pixels that are not square.
public let kCICategoryNonSquarePixels = "CICategoryNonSquarePixels"
/// The category of filters for images of high dynamic range.
public let kCICategoryHighDynamicRange = "CICategoryHighDynamicRange"
/// The category of filters of the system; all filters here belong to it.
public let kCICategoryBuiltIn = "CICategoryBuiltIn"
/// The category of filters made of other filters.
public let kCICategoryFilterGenerator = "CICategoryFilterGenerator"
