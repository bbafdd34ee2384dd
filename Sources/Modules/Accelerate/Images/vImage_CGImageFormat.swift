public import Foundation
public import PlainviewGraphics

/// How the pixels of a picture are laid out.
public struct vImage_CGImageFormat {
  /// The bits of each number of a pixel.
  public var bitsPerComponent: UInt32
  /// The bits of a pixel.
  public var bitsPerPixel: UInt32
  /// The space of the colors; nil stands for sRGB.
  public var colorSpace: Unmanaged<CGColorSpace>!
  /// Where the alpha is, and the order of bytes.
  public var bitmapInfo: CGBitmapInfo
  /// The version of the structure: 0.
  public var version: UInt32
  /// The ranges of the numbers; nil stands for those of the space.
  public var decode: UnsafePointer<CGFloat>!
  /// How colors that a space lacks are replaced.
  public var renderingIntent: CGColorRenderingIntent

  /// A format of zeros.
  public init() {
    (bitsPerComponent, bitsPerPixel, version) = (0, 0, 0)
    (colorSpace, bitmapInfo, decode, renderingIntent) = (nil, [], nil, .defaultIntent)
  }

  /// Creates a format of its parts.
  public init(
    bitsPerComponent: UInt32, bitsPerPixel: UInt32, colorSpace: Unmanaged<CGColorSpace>!, bitmapInfo: CGBitmapInfo,
    version: UInt32, decode: UnsafePointer<CGFloat>!, renderingIntent: CGColorRenderingIntent
  ) {
    (self.bitsPerComponent, self.bitsPerPixel, self.version) = (bitsPerComponent, bitsPerPixel, version)
    (self.colorSpace, self.bitmapInfo, self.decode) = (colorSpace, bitmapInfo, decode)
    self.renderingIntent = renderingIntent
  }

  /// Creates a format, which keeps its space; nil for numbers of bits below 1.
  public init?(
    bitsPerComponent: Int, bitsPerPixel: Int, colorSpace: CGColorSpace, bitmapInfo: CGBitmapInfo,
    renderingIntent: CGColorRenderingIntent = .defaultIntent
  ) {
    guard bitsPerComponent > 0, bitsPerPixel >= bitsPerComponent, bitsPerPixel <= 1 << 10 else { return nil }
    self.init(
      bitsPerComponent: UInt32(bitsPerComponent), bitsPerPixel: UInt32(bitsPerPixel),
      colorSpace: .passRetained(colorSpace), bitmapInfo: bitmapInfo, version: 0, decode: nil,
      renderingIntent: renderingIntent)
  }

  /// The format of a picture's pixels.
  public init?(cgImage: CGImage) {
    guard let space = cgImage.colorSpace else { return nil }
    self.init(
      bitsPerComponent: cgImage.bitsPerComponent, bitsPerPixel: cgImage.bitsPerPixel, colorSpace: space,
      bitmapInfo: cgImage.bitmapInfo)
  }

  /// The numbers of a pixel.
  public var componentCount: Int { bitsPerComponent == 0 ? 0 : Int(bitsPerPixel / bitsPerComponent) }
}
