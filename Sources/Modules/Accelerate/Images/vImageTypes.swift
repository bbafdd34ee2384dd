public import Foundation

/// What a function of pictures returns: 0, a negative number for an error, or a size in bytes that was asked for.
public typealias vImage_Error = Int
/// The flags of a function of pictures.
public typealias vImage_Flags = UInt32
/// A number of pixels.
public typealias vImagePixelCount = UInt
/// A pixel of 8 bits.
public typealias Pixel_8 = UInt8
/// A pixel of a floating-point number.
public typealias Pixel_F = Float
/// A pixel of 16 bits.
public typealias Pixel_16U = UInt16
/// A pixel of four numbers of 8 bits.
public typealias Pixel_8888 = (UInt8, UInt8, UInt8, UInt8)
/// A pixel of four floating-point numbers.
public typealias Pixel_FFFF = (Float, Float, Float, Float)

/// A picture in memory that its owner frees.
public struct vImage_Buffer {
  /// The pixel at the top left.
  public var data: UnsafeMutableRawPointer!
  /// The height in pixels.
  public var height: vImagePixelCount
  /// The width in pixels.
  public var width: vImagePixelCount
  /// Bytes from one row to the next.
  public var rowBytes: Int

  /// A picture without memory.
  public init() { (data, height, width, rowBytes) = (nil, 0, 0, 0) }

  /// A picture in memory.
  public init(data: UnsafeMutableRawPointer!, height: vImagePixelCount, width: vImagePixelCount, rowBytes: Int) {
    (self.data, self.height, self.width, self.rowBytes) = (data, height, width, rowBytes)
  }

  /// A picture in new memory; throws when there is none.
  public init(width: Int, height: Int, bitsPerPixel: UInt32) throws {
    self.init()
    guard width > 0, height > 0 else { throw vImage.Error.invalidParameter }
    let status = vImageBuffer_Init(
      &self, vImagePixelCount(height), vImagePixelCount(width), bitsPerPixel, vImage_Flags(kvImageNoFlags))
    if status != kvImageNoError { throw vImage.Error(vImageError: status) }
  }

  /// The size in pixels.
  public var size: CGSize { CGSize(width: Int(width), height: Int(height)) }

  /// Frees the memory.
  public func free() { Foundation.free(data) }

  /// The size that a buffer of a picture is given, and the bytes from one row to the next.
  public static func preferredAlignmentAndRowBytes(
    width: Int, height: Int, bitsPerPixel: UInt32
  ) throws -> (alignment: Int, rowBytes: Int) {
    guard width > 0, height > 0 else { throw vImage.Error.invalidParameter }
    return (16, rowBytes(width, bitsPerPixel))
  }

  static func rowBytes(_ width: Int, _ bitsPerPixel: UInt32) -> Int {
    ((width * Int(bitsPerPixel) + 7) / 8 + 15) / 16 * 16
  }

  /// Copies the pixels to another picture of the same size.
  public func copy(destinationBuffer: inout vImage_Buffer, pixelSize: Int, flags options: vImage.Options = .noFlags)
    throws
  {
    let status = withUnsafePointer(to: self) {
      vImageCopyBuffer($0, &destinationBuffer, pixelSize, options.flags)
    }
    if status != kvImageNoError { throw vImage.Error(vImageError: status) }
  }
}

/// Gives a picture new memory, whose rows are aligned to 16 bytes; with a flag only asks for the alignment.
@discardableResult public func vImageBuffer_Init(
  _ buf: UnsafeMutablePointer<vImage_Buffer>, _ height: vImagePixelCount, _ width: vImagePixelCount,
  _ pixelBits: UInt32, _ flags: vImage_Flags
) -> vImage_Error {
  guard width <= 1 << 20, height <= 1 << 20, pixelBits > 0, pixelBits <= 1 << 10 else { return kvImageInvalidParameter }
  let rowBytes = vImage_Buffer.rowBytes(Int(width), pixelBits)
  let isQuestion = flags & vImage_Flags(kvImageNoAllocate) != 0
  let data = isQuestion ? nil : calloc(max(1, Int(height)), max(16, rowBytes))
  if !isQuestion, data == nil { return kvImageMemoryAllocationError }
  buf.pointee = vImage_Buffer(data: data, height: height, width: width, rowBytes: rowBytes)
  return isQuestion ? 16 : kvImageNoError
}

/// The size of a picture in pixels.
public func vImageBuffer_GetSize(_ buf: UnsafePointer<vImage_Buffer>) -> CGSize { buf.pointee.size }

/// Copies the pixels of a picture to another one of the same size.
@discardableResult public func vImageCopyBuffer(
  _ src: UnsafePointer<vImage_Buffer>, _ dest: UnsafePointer<vImage_Buffer>, _ pixelSize: Int, _ flags: vImage_Flags
) -> vImage_Error {
  let (source, target) = (Pixels(src, pixelSize), Pixels(dest, pixelSize))
  return check(source, target) {
    for row in 0..<target.height { memmove(target.row(row), source.row(row), target.width * pixelSize) }
  }
}
