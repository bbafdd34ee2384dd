import Foundation
import PlainviewGraphics

extension CIImage {
  /// Another picture made of this one.
  func changed(cropped extent: CGRect, _ name: String?) -> CIImage {
    CIImage(extent: extent, names: names + (name.map { [$0] } ?? []), url: url, properties: properties)
  }

  func baseTransformed(by matrix: CGAffineTransform) -> CIImage {
    if matrix == .identity { return self }
    return changed(cropped: extent.isInfinite ? extent : extent.applying(matrix), nil)
  }

  func baseCropped(to rect: CGRect) -> CIImage {
    let part = extent.intersection(rect)
    if part == extent { return self }
    return changed(cropped: part.isNull ? .zero : part, nil)
  }

  func baseOriented(_ orientation: CGImagePropertyOrientation) -> CIImage {
    transformed(by: orientationTransform(for: orientation))
  }

  func baseOrientationTransform(for orientation: CGImagePropertyOrientation) -> CGAffineTransform {
    let (width, height) = (extent.width, extent.height)
    return switch orientation {
    case .up: .identity
    case .upMirrored: CGAffineTransform(a: -1, b: 0, c: 0, d: 1, tx: width, ty: 0)
    case .down: CGAffineTransform(a: -1, b: 0, c: 0, d: -1, tx: width, ty: height)
    case .downMirrored: CGAffineTransform(a: 1, b: 0, c: 0, d: -1, tx: 0, ty: height)
    case .leftMirrored: CGAffineTransform(a: 0, b: -1, c: -1, d: 0, tx: height, ty: width)
    case .right: CGAffineTransform(a: 0, b: -1, c: 1, d: 0, tx: 0, ty: width)
    case .rightMirrored: CGAffineTransform(a: 0, b: 1, c: 1, d: 0, tx: 0, ty: 0)
    case .left: CGAffineTransform(a: 0, b: 1, c: -1, d: 0, tx: height, ty: 0)
    }
  }

  func baseSettingProperties(_ new: [AnyHashable: Any]) -> CIImage {
    let named = new.compactMap { key, value in (key as? String).map { ($0, value) } }
    return CIImage(
      extent: extent, names: names, source: source, url: url, properties: Dictionary(named) { $1 })
  }
}

/// How the rows and columns of a file's picture lie; raw values are those of EXIF.
public enum CGImagePropertyOrientation: UInt32, Sendable {
  /// The first row of the file is the top of the image, the first column its left side.
  case up = 1
  /// Mirrored, turned by 180 degrees, upside down and mirrored, or turned by 90 degrees with or without mirroring.
  case upMirrored, down, downMirrored, leftMirrored, right, rightMirrored, left
}

/// The options of a new picture. Kept, without effect: there are no pixels.
public struct CIImageOption: RawRepresentable, Hashable, Sendable {
  /// The text of the option.
  public let rawValue: String
  /// Creates an option from its text.
  public init(rawValue: String) { self.rawValue = rawValue }
  /// The color space of the image.
  public static let colorSpace = Self(rawValue: "CIImageColorSpace")
  /// Whether an image of high dynamic range is mapped to the standard range.
  public static let toneMapHDRtoSDR = Self(rawValue: "CIImageToneMapHDRtoSDR")
  /// Whether an image is expanded to a high dynamic range.
  public static let expandToHDR = Self(rawValue: "CIImageExpandToHDR")
  /// Whether the nearest pixel is taken when the image is scaled.
  public static let nearestSampling = Self(rawValue: "CIImageNearestSampling")
  /// The properties of the image; a context does not use them, `CIImage.properties` returns them.
  public static let properties = Self(rawValue: "CIImageProperties")
  /// Whether the image is turned by the orientation in its properties.
  public static let applyOrientationProperty = Self(rawValue: "CIImageApplyOrientationProperty")
  /// Whether the file's image of depth is read.
  public static let auxiliaryDepth = Self(rawValue: "CIImageAuxiliaryDepth")
  /// Whether the file's image of disparity is read.
  public static let auxiliaryDisparity = Self(rawValue: "CIImageAuxiliaryDisparity")
  /// Whether the file's matte for portrait effects is read.
  public static let auxiliaryPortraitEffectsMatte = Self(rawValue: "CIImageAuxiliaryPortraitEffectsMatte")
}

/// Automatic corrections of a picture. Kept, without effect: there are no pixels.
public struct CIImageAutoAdjustmentOption: RawRepresentable, Hashable, Sendable {
  /// The text of the option.
  public let rawValue: String
  /// Creates an option from its text.
  public init(rawValue: String) { self.rawValue = rawValue }
  /// Whether colors and contrast are improved.
  public static let enhance = Self(rawValue: "kCIImageAutoAdjustEnhance")
  /// Whether red eyes are corrected.
  public static let redEye = Self(rawValue: "kCIImageAutoAdjustRedEye")
  /// The features found in the image.
  public static let features = Self(rawValue: "kCIImageAutoAdjustFeatures")
  /// Whether the image is cropped to a better composition.
  public static let crop = Self(rawValue: "kCIImageAutoAdjustCrop")
  /// Whether a slanted horizon is corrected.
  public static let level = Self(rawValue: "kCIImageAutoAdjustLevel")
}
