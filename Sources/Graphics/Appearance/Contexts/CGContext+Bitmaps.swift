import Foundation

/// How the numbers of a pixel are laid out; raw values are Core Graphics'.
public struct CGBitmapInfo: OptionSet, Hashable, Sendable {
  /// The layout as bits.
  public let rawValue: UInt32
  /// Creates a layout with Core Graphics' bits.
  public init(rawValue: UInt32) { self.rawValue = rawValue }
  /// Where the alpha stands, as in `CGImageAlphaInfo`.
  public static let alphaInfoMask = Self(rawValue: 0x1F)
  /// The bits for whether the numbers are floating-point numbers.
  public static let floatInfoMask = Self(rawValue: 0xF00)
  /// The numbers are floating-point numbers.
  public static let floatComponents = Self(rawValue: 1 << 8)
  /// The bits of the order of bytes.
  public static let byteOrderMask = Self(rawValue: 0x7000)
  /// Units of 16 bits, the lowest byte first.
  public static let byteOrder16Little = Self(rawValue: 1 << 12)
  /// Units of 32 bits, the lowest byte first.
  public static let byteOrder32Little = Self(rawValue: 2 << 12)
  /// Units of 16 bits, the highest byte first.
  public static let byteOrder16Big = Self(rawValue: 3 << 12)
  /// Units of 32 bits, the highest byte first.
  public static let byteOrder32Big = Self(rawValue: 4 << 12)
}

/// The order of the bytes of a pixel; raw values are Core Graphics'.
public enum CGImageByteOrderInfo: UInt32, Sendable {
  /// The bits of the order of bytes.
  case orderMask = 0x7000
  /// The order in which the numbers are given.
  case orderDefault = 0
  /// Units of 16 bits, the lowest byte first.
  case order16Little = 0x1000
  /// Units of 32 bits, the lowest byte first.
  case order32Little = 0x2000
  /// Units of 16 bits, the highest byte first.
  case order16Big = 0x3000
  /// Units of 32 bits, the highest byte first.
  case order32Big = 0x4000
}

/// The pixels of a context that an app made for them.
package final class BitmapLayout {
  let data: UnsafeMutableRawPointer
  let bitsPerComponent: Int
  let bytesPerRow: Int
  let colorSpace: CGColorSpace
  let info: CGBitmapInfo
  private let isOwn: Bool

  /// More memory than a picture on a screen could need is not made.
  private static let byteLimit = 1 << 28

  /// Nil for what Core Graphics does not support.
  init?(
    _ data: UnsafeMutableRawPointer?, width: Int, height: Int, bits: Int, bytesPerRow: Int, space: CGColorSpace,
    info: CGBitmapInfo
  ) {
    guard width > 0, height > 0, let pixel = Self.bitsPerPixel(bits, space, info) else { return nil }
    let (all, isTooLong) = width.multipliedReportingOverflow(by: pixel)
    let least = (all + 7) / 8
    guard !isTooLong, bytesPerRow == 0 || bytesPerRow >= least else { return nil }
    self.bytesPerRow = bytesPerRow == 0 ? least : bytesPerRow
    let (size, isTooLarge) = self.bytesPerRow.multipliedReportingOverflow(by: height)
    guard !isTooLarge, data != nil || size <= Self.byteLimit else { return nil }
    isOwn = data == nil
    self.data = data ?? calloc(size, 1)
    bitsPerComponent = bits
    colorSpace = space
    self.info = info
  }

  deinit { if isOwn { free(data) } }

  /// The combinations that Quartz 2D's guide lists for iOS; nil for all others.
  private static func bitsPerPixel(_ bits: Int, _ space: CGColorSpace, _ info: CGBitmapInfo) -> Int? {
    let alpha = CGImageAlphaInfo(rawValue: info.rawValue & CGBitmapInfo.alphaInfoMask.rawValue)
    if alpha == .alphaOnly { return bits == 8 ? 8 : nil }
    switch (space.model, bits, alpha) {
    case (.monochrome, 8, CGImageAlphaInfo.none?): return 8
    case (.monochrome, 16, CGImageAlphaInfo.none?): return 16
    case (.monochrome, 32, CGImageAlphaInfo.none?): return 32
    case (.rgb, 5, .noneSkipFirst): return 16
    case (.rgb, 8, .noneSkipFirst), (.rgb, 8, .noneSkipLast), (.rgb, 8, .premultipliedFirst),
      (.rgb, 8, .premultipliedLast):
      return 32
    case (.rgb, 16, .noneSkipLast), (.rgb, 16, .premultipliedLast): return 64
    case (.rgb, 32, .noneSkipLast), (.rgb, 32, .premultipliedLast): return 128
    default: return nil
    }
  }
}

extension CGContext {
  /// A context for pixels in memory, y upwards; nil for a layout that Core Graphics does not support.
  ///
  /// Where it differs: what is drawn is kept as steps, and the memory stays as it is.
  public convenience init?(
    data: UnsafeMutableRawPointer?, width: Int, height: Int, bitsPerComponent: Int, bytesPerRow: Int,
    space: CGColorSpace, bitmapInfo: UInt32
  ) {
    let layout = BitmapLayout(
      data, width: width, height: height, bits: bitsPerComponent, bytesPerRow: bytesPerRow, space: space,
      info: CGBitmapInfo(rawValue: bitmapInfo))
    guard let layout else { return nil }
    self.init(area: CGRect(x: 0, y: 0, width: width, height: height), scale: 1, bitmap: layout)
  }

  /// The same with the layout as a set of options.
  public convenience init?(
    data: UnsafeMutableRawPointer?, width: Int, height: Int, bitsPerComponent: Int, bytesPerRow: Int,
    space: CGColorSpace, bitmapInfo: CGBitmapInfo
  ) {
    self.init(
      data: data, width: width, height: height, bitsPerComponent: bitsPerComponent, bytesPerRow: bytesPerRow,
      space: space, bitmapInfo: bitmapInfo.rawValue)
  }

  /// The memory of the pixels; nil for a context that was not made for it.
  public var data: UnsafeMutableRawPointer? { bitmap?.data }
  /// The bits of each number of a pixel; 8 without pixels.
  public var bitsPerComponent: Int { bitmap?.bitsPerComponent ?? 8 }
  /// The bytes from one row of pixels to the next; four for each pixel without pixels.
  public var bytesPerRow: Int { bitmap?.bytesPerRow ?? width * 4 }
  /// The space that the colors of the pixels are given in; RGB without pixels.
  public var colorSpace: CGColorSpace? { bitmap?.colorSpace ?? CGColorSpaceCreateDeviceRGB() }
  /// The layout of the pixels; the alpha last and multiplied in without pixels.
  public var bitmapInfo: CGBitmapInfo {
    bitmap?.info ?? CGBitmapInfo(rawValue: CGImageAlphaInfo.premultipliedLast.rawValue)
  }
  /// Where the alpha of a pixel is, and whether its colors are multiplied by it.
  public var alphaInfo: CGImageAlphaInfo {
    CGImageAlphaInfo(rawValue: bitmapInfo.rawValue & CGBitmapInfo.alphaInfoMask.rawValue) ?? .premultipliedLast
  }
}
