public import Foundation

/// A picture in pixels, of which only the size and the name are known.
public final class CGImage: Sendable {
  let source: UIImage.Properties
  /// The name that text pictures show.
  package var name: String? { source.name }
  /// Pixels.
  public let width: Int
  /// The height in pixels.
  public let height: Int

  init(of image: UIImage) {
    source = image.properties
    let size = image.imageOrientation.shown(image.size)
    width = Self.pixels(size.width * image.scale)
    height = Self.pixels(size.height * image.scale)
  }

  private init(_ source: UIImage.Properties, width: Int, height: Int) {
    var source = source
    source.file = nil
    self.source = source
    self.width = width
    self.height = height
  }

  static func pixels(_ length: CGFloat) -> Int {
    length.isFinite ? Int(min(max(length.rounded(), 0), 1_000_000)) : 0
  }

  // MARK: Pixels

  /// Nil: the pixels of a picture are not known.
  public var dataProvider: CGDataProvider? { nil }
  /// Every picture counts as one of red, green, blue and alpha of eight bits each.
  public var colorSpace: CGColorSpace? { CGColorSpaceCreateDeviceRGB() }
  /// Where the alpha of a pixel is: last, and multiplied in.
  public var alphaInfo: CGImageAlphaInfo { .premultipliedLast }
  /// The layout of a pixel: the alpha last, and multiplied in.
  public var bitmapInfo: CGBitmapInfo { CGBitmapInfo(rawValue: alphaInfo.rawValue) }
  /// The bits of each number of a pixel: 8.
  public var bitsPerComponent: Int { 8 }
  /// The bits of a pixel: 32.
  public var bitsPerPixel: Int { 32 }
  /// Bytes.
  public var bytesPerRow: Int { width * 4 }
  /// Nil: the numbers of a pixel mean what the color space says.
  public var decode: UnsafePointer<CGFloat>? { nil }
  /// Whether pixels are blended where the picture grows: it is, as for pictures of files.
  public var shouldInterpolate: Bool { true }
  /// How colors that a space lacks are replaced: as it fits the picture.
  public var renderingIntent: CGColorRenderingIntent { .defaultIntent }

  /// Makes a picture of a size in pixels; its pixels are not known here, and it has no name. Nil without a pixel.
  public convenience init?(
    width: Int, height: Int, bitsPerComponent: Int, bitsPerPixel: Int, bytesPerRow: Int, space: CGColorSpace,
    bitmapInfo: CGBitmapInfo, provider: CGDataProvider, decode: UnsafePointer<CGFloat>?, shouldInterpolate: Bool,
    intent: CGColorRenderingIntent
  ) {
    guard width > 0, height > 0, bitsPerComponent > 0, bitsPerPixel > 0 else { return nil }
    self.init(UIImage.Properties(), width: width, height: height)
  }

  /// Makes a mask of a size in pixels; its pixels are not known here. Nil without a pixel.
  public convenience init?(
    maskWidth width: Int, height: Int, bitsPerComponent: Int, bitsPerPixel: Int, bytesPerRow: Int,
    provider: CGDataProvider, decode: UnsafePointer<CGFloat>?, shouldInterpolate: Bool
  ) {
    guard width > 0, height > 0, bitsPerComponent > 0, bitsPerPixel > 0 else { return nil }
    self.init(UIImage.Properties(), width: width, height: height)
  }

  /// The picture where a mask lets it through: the whole picture here, since the pixels of a mask are not known.
  public func masking(_ mask: CGImage) -> CGImage? { CGImage(source, width: width, height: height) }

  /// Makes a picture of the bytes of a JPEG file; nil where they are none. The further arguments have no effect.
  public convenience init?(
    jpegDataProviderSource source: CGDataProvider, decode: UnsafePointer<CGFloat>?, shouldInterpolate: Bool,
    intent: CGColorRenderingIntent
  ) {
    guard let data = source.data, let image = UIImage(data: data) else { return nil }
    self.init(of: image)
  }

  /// Makes a picture of the bytes of a PNG file; nil where they are none. The further arguments have no effect.
  public convenience init?(
    pngDataProviderSource source: CGDataProvider, decode: UnsafePointer<CGFloat>?, shouldInterpolate: Bool,
    intent: CGColorRenderingIntent
  ) { self.init(jpegDataProviderSource: source, decode: decode, shouldInterpolate: shouldInterpolate, intent: intent) }

  /// The same picture with another size, in pixels.
  package func resized(width: Double, height: Double) -> CGImage {
    CGImage(source, width: max(1, Self.pixels(width)), height: max(1, Self.pixels(height)))
  }

  /// Another picture of the same size.
  public func copy() -> CGImage? { resized(width: Double(width), height: Double(height)) }

  /// The part of the picture in a rectangle of pixels; nil if that lies outside.
  public func cropping(to rect: CGRect) -> CGImage? {
    let part = rect.intersection(CGRect(x: 0, y: 0, width: width, height: height))
    guard !part.isNull, part.width >= 1, part.height >= 1 else { return nil }
    return CGImage(source, width: Self.pixels(part.width), height: Self.pixels(part.height))
  }
}

/// Where the alpha of a pixel stands, and whether its colors are multiplied by it; raw values are Core Graphics'.
public enum CGImageAlphaInfo: UInt32, Sendable {
  /// No alpha, last or first with or without multiplying, a number that is skipped, or only alpha.
  case none, premultipliedLast, premultipliedFirst, last, first, noneSkipLast, noneSkipFirst, alphaOnly
}

/// How colors that a space lacks are replaced; raw values are Core Graphics'.
public enum CGColorRenderingIntent: Int32, Sendable {
  /// As it fits the picture, without regard to the white, with regard to it, to the impression, or to the saturation.
  case defaultIntent, absoluteColorimetric, relativeColorimetric, perceptual, saturation
}
