public import Foundation
public import PlainviewUIKitCore

/// What code says of a context. Kept, without effect: there are no pixels.
public struct CIContextOption: RawRepresentable, Hashable, Sendable {
  public let rawValue: String
  public init(rawValue: String) { self.rawValue = rawValue }
  public static let outputColorSpace = Self(rawValue: "output_color_space")
  public static let workingColorSpace = Self(rawValue: "working_color_space")
  public static let workingFormat = Self(rawValue: "working_format")
  public static let highQualityDownsample = Self(rawValue: "high_quality_downsample")
  public static let outputPremultiplied = Self(rawValue: "output_premultiplied")
  public static let cacheIntermediates = Self(rawValue: "cache_intermediates")
  public static let useSoftwareRenderer = Self(rawValue: "software_renderer")
  public static let priorityRequestLow = Self(rawValue: "priority_request_low")
  public static let allowLowPower = Self(rawValue: "allow_low_power")
  public static let name = Self(rawValue: "name")
}

/// What code says of a file that it makes. Kept, without effect: there are no pixels.
public struct CIImageRepresentationOption: RawRepresentable, Hashable, Sendable {
  public let rawValue: String
  public init(rawValue: String) { self.rawValue = rawValue }
  public static let avDepthData = Self(rawValue: "kCIImageRepresentationAVDepthData")
  public static let depthImage = Self(rawValue: "kCIImageRepresentationDepthImage")
  public static let disparityImage = Self(rawValue: "kCIImageRepresentationDisparityImage")
  public static let portraitEffectsMatteImage = Self(rawValue: "kCIImageRepresentationPortraitEffectsMatteImage")
}

/// How pixels lie in memory.
public struct CIFormat: RawRepresentable, Hashable, Sendable {
  public let rawValue: Int32
  public init(rawValue: Int32) { self.rawValue = rawValue }
  public static let ARGB8 = Self(rawValue: 23)
  public static let BGRA8 = Self(rawValue: 24)
  public static let RGBA8 = Self(rawValue: 264)
  public static let ABGR8 = Self(rawValue: 265)
  public static let RGBAh = Self(rawValue: 2056)
  public static let RGBAf = Self(rawValue: 2312)
  public static let RGBA16 = Self(rawValue: 520)
  public static let R8 = Self(rawValue: 257)
  public static let A8 = Self(rawValue: 259)
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

/// Makes pictures of what filters say.
open class CIContext: NSObject, @unchecked Sendable {
  public override init() { super.init() }
  public init(options: [CIContextOption: Any]? = nil) { super.init() }

  open var workingColorSpace: CGColorSpace? { CGColorSpaceCreateDeviceRGB() }
  open var workingFormat: CIFormat { .RGBAh }

  /// The picture of a rectangle in pixels; nil where that is empty or endless.
  open func createCGImage(_ image: CIImage, from fromRect: CGRect) -> CGImage? {
    guard !fromRect.isInfinite, fromRect.width >= 1, fromRect.height >= 1 else { return nil }
    return image.picture(of: fromRect)
  }
  open func createCGImage(
    _ image: CIImage, from fromRect: CGRect, format: CIFormat, colorSpace: CGColorSpace?
  ) -> CGImage? { createCGImage(image, from: fromRect) }
  open func createCGImage(
    _ image: CIImage, from fromRect: CGRect, format: CIFormat, colorSpace: CGColorSpace?, deferred: Bool
  ) -> CGImage? { createCGImage(image, from: fromRect) }

  open func pngRepresentation(
    of image: CIImage, format: CIFormat, colorSpace: CGColorSpace,
    options: [CIImageRepresentationOption: Any] = [:]
  ) -> Data? { createCGImage(image, from: image.extent).flatMap { UIImage(cgImage: $0).pngData() } }
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

  open func clearCaches() {}
  open func reclaimResources() {}
  open func inputImageMaximumSize() -> CGSize { CGSize(width: 16384, height: 16384) }
  open func outputImageMaximumSize() -> CGSize { CGSize(width: 16384, height: 16384) }
}
