public import Foundation
public import PlainviewRuntime

/// What a lock of a buffer is for.
public struct CVPixelBufferLockFlags: OptionSet, Sendable {
  /// The bits of the flags.
  public let rawValue: CVOptionFlags
  /// Creates flags with CoreVideo's bits.
  public init(rawValue: CVOptionFlags) { self.rawValue = rawValue }
  /// The pixels are only read; has no effect here.
  public static let readOnly = Self(rawValue: 1)
}

/// A function that is called when memory of the app is no longer needed.
public typealias CVPixelBufferReleaseBytesCallback =
  @convention(c) (UnsafeMutableRawPointer?, UnsafeRawPointer?) -> Void

private func alignment(_ attributes: CFDictionary?) -> Int {
  let asked = attributes?.object(forKey: kCVPixelBufferBytesPerRowAlignmentKey) as? NSNumber
  return max(1, asked?.intValue ?? 64)
}

/// Creates a buffer whose pixels are zero; fails for sizes below 1 and formats that are not known.
@discardableResult
public func CVPixelBufferCreate(
  _ allocator: CFAllocator?, _ width: Int, _ height: Int, _ pixelFormatType: OSType,
  _ pixelBufferAttributes: CFDictionary?, _ pixelBufferOut: UnsafeMutablePointer<CVPixelBuffer?>
) -> CVReturn {
  guard width > 0, height > 0 else { return kCVReturnInvalidArgument }
  guard width <= 1 << 15, height <= 1 << 15 else { return kCVReturnInvalidSize }
  let layout = PixelLayout(
    pixelFormatType, width: width, height: height, alignment: alignment(pixelBufferAttributes))
  guard let layout else { return kCVReturnInvalidPixelFormat }
  pixelBufferOut.pointee = CVPixelBuffer(pixelFormatType, layout, pixelBufferAttributes)
  return kCVReturnSuccess
}

/// Creates a buffer over memory of the app, for formats without planes.
@discardableResult
public func CVPixelBufferCreateWithBytes(
  _ allocator: CFAllocator?, _ width: Int, _ height: Int, _ pixelFormatType: OSType,
  _ baseAddress: UnsafeMutableRawPointer, _ bytesPerRow: Int, _ releaseCallback: CVPixelBufferReleaseBytesCallback?,
  _ releaseRefCon: UnsafeMutableRawPointer?, _ pixelBufferAttributes: CFDictionary?,
  _ pixelBufferOut: UnsafeMutablePointer<CVPixelBuffer?>
) -> CVReturn {
  guard width > 0, height > 0, bytesPerRow > 0 else { return kCVReturnInvalidArgument }
  let layout = PixelLayout(
    pixelFormatType, width: width, height: height, alignment: 1, bytesPerRow: bytesPerRow)
  guard let layout, !layout.isPlanar else { return kCVReturnInvalidPixelFormat }
  pixelBufferOut.pointee = CVPixelBuffer(pixelFormatType, layout, over: baseAddress, pixelBufferAttributes) {
    releaseCallback?(releaseRefCon, baseAddress)
  }
  return kCVReturnSuccess
}

/// Locks a buffer: its addresses are known until it is unlocked as often.
@discardableResult
public func CVPixelBufferLockBaseAddress(
  _ pixelBuffer: CVPixelBuffer, _ lockFlags: CVPixelBufferLockFlags
) -> CVReturn {
  pixelBuffer.lock()
  return kCVReturnSuccess
}
/// Unlocks a buffer; fails for one that is not locked.
@discardableResult
public func CVPixelBufferUnlockBaseAddress(
  _ pixelBuffer: CVPixelBuffer, _ unlockFlags: CVPixelBufferLockFlags
) -> CVReturn {
  pixelBuffer.unlock() ? kCVReturnSuccess : kCVReturnInvalidArgument
}

/// Returns the width in pixels.
public func CVPixelBufferGetWidth(_ pixelBuffer: CVPixelBuffer) -> Int { pixelBuffer.width }
/// Returns the height in pixels.
public func CVPixelBufferGetHeight(_ pixelBuffer: CVPixelBuffer) -> Int { pixelBuffer.height }
/// Returns the format of the pixels.
public func CVPixelBufferGetPixelFormatType(_ pixelBuffer: CVPixelBuffer) -> OSType { pixelBuffer.format }
/// Returns the address of the pixels; nil while the buffer is not locked.
public func CVPixelBufferGetBaseAddress(_ pixelBuffer: CVPixelBuffer) -> UnsafeMutableRawPointer? {
  pixelBuffer.address(0)
}
/// Returns the bytes of a row; of the first plane where there are several.
public func CVPixelBufferGetBytesPerRow(_ pixelBuffer: CVPixelBuffer) -> Int { pixelBuffer.planes[0].bytesPerRow }
/// Returns the number of bytes of all pixels.
public func CVPixelBufferGetDataSize(_ pixelBuffer: CVPixelBuffer) -> Int { pixelBuffer.size }
/// Returns whether there are planes.
public func CVPixelBufferIsPlanar(_ pixelBuffer: CVPixelBuffer) -> Bool { pixelBuffer.isPlanar }
/// Returns the number of planes; 0 for a format without planes.
public func CVPixelBufferGetPlaneCount(_ pixelBuffer: CVPixelBuffer) -> Int {
  pixelBuffer.isPlanar ? pixelBuffer.planes.count : 0
}
private func plane(_ pixelBuffer: CVPixelBuffer, _ index: Int) -> CVBuffer.Plane? {
  pixelBuffer.planes.indices.contains(index) ? pixelBuffer.planes[index] : nil
}
/// Returns the width of a plane; 0 for one that is not there.
public func CVPixelBufferGetWidthOfPlane(_ pixelBuffer: CVPixelBuffer, _ planeIndex: Int) -> Int {
  plane(pixelBuffer, planeIndex)?.width ?? 0
}
/// Returns the height of a plane; 0 for one that is not there.
public func CVPixelBufferGetHeightOfPlane(_ pixelBuffer: CVPixelBuffer, _ planeIndex: Int) -> Int {
  plane(pixelBuffer, planeIndex)?.height ?? 0
}
/// Returns the bytes of a row of a plane; 0 for one that is not there.
public func CVPixelBufferGetBytesPerRowOfPlane(_ pixelBuffer: CVPixelBuffer, _ planeIndex: Int) -> Int {
  plane(pixelBuffer, planeIndex)?.bytesPerRow ?? 0
}
/// Returns the address of a plane; nil while the buffer is not locked, or for one that is not there.
public func CVPixelBufferGetBaseAddressOfPlane(
  _ pixelBuffer: CVPixelBuffer, _ planeIndex: Int
) -> UnsafeMutableRawPointer? { pixelBuffer.address(planeIndex) }
/// Makes the pixels beyond the edges like those at the edges; there are none here.
@discardableResult
public func CVPixelBufferFillExtendedPixels(_ pixelBuffer: CVPixelBuffer) -> CVReturn { kCVReturnSuccess }

/// Returns the size of the image as it is encoded.
public func CVImageBufferGetEncodedSize(_ imageBuffer: CVImageBuffer) -> CGSize {
  CGSize(width: imageBuffer.width, height: imageBuffer.height)
}
/// Returns the size in which the image is shown: that of its pixels.
public func CVImageBufferGetDisplaySize(_ imageBuffer: CVImageBuffer) -> CGSize {
  CVImageBufferGetEncodedSize(imageBuffer)
}
/// Returns the part of the image that is shown: all of it.
public func CVImageBufferGetCleanRect(_ imageBuffer: CVImageBuffer) -> CGRect {
  CGRect(origin: .zero, size: CVImageBufferGetEncodedSize(imageBuffer))
}
