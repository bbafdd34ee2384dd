public import Foundation
public import PlainviewGraphics

/// The options of a context. Kept, without effect: there are no pixels.
public struct CIContextOption: RawRepresentable, Hashable, Sendable {
  /// The text of the option.
  public let rawValue: String
  /// Creates an option from its text.
  public init(rawValue: String) { self.rawValue = rawValue }
  /// The color space of results.
  public static let outputColorSpace = Self(rawValue: "output_color_space")
  /// The color space in which filters compute.
  public static let workingColorSpace = Self(rawValue: "working_color_space")
  /// The pixel format in which filters compute.
  public static let workingFormat = Self(rawValue: "working_format")
  /// Whether images become smaller with high quality.
  public static let highQualityDownsample = Self(rawValue: "high_quality_downsample")
  /// Whether the colors of results are multiplied by their opacity.
  public static let outputPremultiplied = Self(rawValue: "output_premultiplied")
  /// Whether intermediate results are kept.
  public static let cacheIntermediates = Self(rawValue: "cache_intermediates")
  /// Whether filters compute without graphics hardware.
  public static let useSoftwareRenderer = Self(rawValue: "software_renderer")
  /// Whether the context yields to others.
  public static let priorityRequestLow = Self(rawValue: "priority_request_low")
  /// Whether the context may use hardware with low power consumption.
  public static let allowLowPower = Self(rawValue: "allow_low_power")
  /// The name of the context.
  public static let name = Self(rawValue: "name")
}

/// The options for a file that is written. Kept, without effect: there are no pixels.
public struct CIImageRepresentationOption: RawRepresentable, Hashable, Sendable {
  /// The text of the option.
  public let rawValue: String
  /// Creates an option from its text.
  public init(rawValue: String) { self.rawValue = rawValue }
  /// The depth data to write into the file.
  public static let avDepthData = Self(rawValue: "kCIImageRepresentationAVDepthData")
  /// The image of depth to write into the file.
  public static let depthImage = Self(rawValue: "kCIImageRepresentationDepthImage")
  /// The image of disparity to write into the file.
  public static let disparityImage = Self(rawValue: "kCIImageRepresentationDisparityImage")
  /// The matte for portrait effects to write into the file.
  public static let portraitEffectsMatteImage = Self(rawValue: "kCIImageRepresentationPortraitEffectsMatteImage")
}

/// How pixels lie in memory.
public struct CIFormat: RawRepresentable, Hashable, Sendable {
  /// The number of the format.
  public let rawValue: Int32
  /// Creates a format from its number.
  public init(rawValue: Int32) { self.rawValue = rawValue }
  /// Opacity, red, green and blue of 8 bits each.
  public static let ARGB8 = Self(rawValue: 23)
  /// Blue, green, red and opacity of 8 bits each.
  public static let BGRA8 = Self(rawValue: 24)
  /// Red, green, blue and opacity of 8 bits each.
  public static let RGBA8 = Self(rawValue: 264)
  /// Opacity, blue, green and red of 8 bits each.
  public static let ABGR8 = Self(rawValue: 265)
  /// Red, green, blue and opacity as floating-point numbers of 16 bits.
  public static let RGBAh = Self(rawValue: 2056)
  /// Red, green, blue and opacity as floating-point numbers of 32 bits.
  public static let RGBAf = Self(rawValue: 2312)
  /// Red, green, blue and opacity of 16 bits each.
  public static let RGBA16 = Self(rawValue: 520)
  /// Red of 8 bits.
  public static let R8 = Self(rawValue: 257)
  /// Opacity of 8 bits.
  public static let A8 = Self(rawValue: 259)
  /// Luminance of 8 bits.
  public static let L8 = Self(rawValue: 258)

  /// Bytes a pixel.
  var size: Int {
    switch self {
    case .RGBAf: 16
    case .RGBAh, .RGBA16: 8
    case .R8, .A8, .L8: 1
    default: 4
    }
  }
}

/// Renders pictures from the output of filters.
open class CIContext: NSObject, @unchecked Sendable {
  public override init() { super.init() }
  /// Creates a context; the options are not used.
  public init(options: [CIContextOption: Any]? = nil) { super.init() }

  /// The color space in which filters compute, always that of the device.
  open var workingColorSpace: CGColorSpace? { CGColorSpaceCreateDeviceRGB() }
  /// The pixel format in which filters compute, always `RGBAh`.
  open var workingFormat: CIFormat { .RGBAh }

  /// The picture of a rectangle in pixels; nil where that is empty or endless.
  open func createCGImage(_ image: CIImage, from fromRect: CGRect) -> CGImage? {
    guard !fromRect.isInfinite, fromRect.width >= 1, fromRect.height >= 1 else { return nil }
    return image.picture(of: fromRect)
  }
  /// Returns the image of a rectangle; format and color space are not used.
  open func createCGImage(
    _ image: CIImage, from fromRect: CGRect, format: CIFormat, colorSpace: CGColorSpace?
  ) -> CGImage? { createCGImage(image, from: fromRect) }
  /// Returns the image of a rectangle; format, color space and the last parameter are not used.
  open func createCGImage(
    _ image: CIImage, from fromRect: CGRect, format: CIFormat, colorSpace: CGColorSpace?, deferred: Bool
  ) -> CGImage? { createCGImage(image, from: fromRect) }

  /// Returns the image as a PNG file; format, color space and options are not used.
  open func pngRepresentation(
    of image: CIImage, format: CIFormat, colorSpace: CGColorSpace,
    options: [CIImageRepresentationOption: Any] = [:]
  ) -> Data? { createCGImage(image, from: image.extent).flatMap { UIImage(cgImage: $0).pngData() } }
  /// Returns the image as a JPEG file; color space and options are not used.
  open func jpegRepresentation(
    of image: CIImage, colorSpace: CGColorSpace, options: [CIImageRepresentationOption: Any] = [:]
  ) -> Data? {
    createCGImage(image, from: image.extent).flatMap { UIImage(cgImage: $0).jpegData(compressionQuality: 1) }
  }

  /// Fills memory with black: there are no pixels.
  open func render(
    _ image: CIImage, toBitmap data: UnsafeMutableRawPointer, rowBytes: Int, bounds: CGRect, format: CIFormat,
    colorSpace: CGColorSpace?
  ) {
    let length = Int(bounds.width) * format.size
    for row in 0..<max(0, Int(bounds.height)) {
      (data + row * rowBytes).initializeMemory(as: UInt8.self, repeating: 0, count: length)
    }
  }

  /// Does nothing; nothing is kept.
  open func clearCaches() {}
  /// Does nothing; nothing is kept.
  open func reclaimResources() {}
  /// Returns 16,384 by 16,384 pixels.
  open func inputImageMaximumSize() -> CGSize { CGSize(width: 16384, height: 16384) }
  /// Returns 16,384 by 16,384 pixels.
  open func outputImageMaximumSize() -> CGSize { CGSize(width: 16384, height: 16384) }
}
