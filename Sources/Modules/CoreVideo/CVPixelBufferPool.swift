import Foundation
public import PlainviewRuntime

/// Makes buffers of one size and format. Each is new; the pool knows how many are in use.
public final class CVPixelBufferPool: @unchecked Sendable {
  private final class Weak {
    weak var buffer: CVPixelBuffer?
    init(_ buffer: CVPixelBuffer) { self.buffer = buffer }
  }
  let attributes: CFDictionary?
  let bufferAttributes: CFDictionary
  private var made: [Weak] = []

  init(_ attributes: CFDictionary?, _ bufferAttributes: CFDictionary) {
    self.attributes = attributes
    self.bufferAttributes = bufferAttributes
  }

  func number(_ key: CFString) -> Int? { (bufferAttributes.object(forKey: key) as? NSNumber)?.intValue }

  /// The number of buffers that somebody still has.
  var inUse: Int {
    made.removeAll { $0.buffer == nil }
    return made.count
  }
  func note(_ buffer: CVPixelBuffer) { made.append(Weak(buffer)) }
}

/// What is done with the buffers of a pool that nobody has.
public struct CVPixelBufferPoolFlushFlags: OptionSet, Sendable {
  /// The bits of the flags.
  public let rawValue: CVOptionFlags
  /// Creates flags with CoreVideo's bits.
  public init(rawValue: CVOptionFlags) { self.rawValue = rawValue }
  /// All of them are let go.
  public static let excessBuffers = Self(rawValue: 1)
}

/// Creates a pool of buffers; the attributes have to say width, height and format.
@discardableResult
public func CVPixelBufferPoolCreate(
  _ allocator: CFAllocator?, _ poolAttributes: CFDictionary?, _ pixelBufferAttributes: CFDictionary?,
  _ poolOut: UnsafeMutablePointer<CVPixelBufferPool?>
) -> CVReturn {
  guard let pixelBufferAttributes else { return kCVReturnInvalidArgument }
  let pool = CVPixelBufferPool(poolAttributes, pixelBufferAttributes)
  guard pool.number(kCVPixelBufferWidthKey) != nil, pool.number(kCVPixelBufferHeightKey) != nil,
    pool.number(kCVPixelBufferPixelFormatTypeKey) != nil
  else { return kCVReturnInvalidPixelBufferAttributes }
  poolOut.pointee = pool
  return kCVReturnSuccess
}

/// Creates a buffer of a pool.
@discardableResult
public func CVPixelBufferPoolCreatePixelBuffer(
  _ allocator: CFAllocator?, _ pixelBufferPool: CVPixelBufferPool,
  _ pixelBufferOut: UnsafeMutablePointer<CVPixelBuffer?>
) -> CVReturn { CVPixelBufferPoolCreatePixelBufferWithAuxAttributes(allocator, pixelBufferPool, nil, pixelBufferOut) }

/// Creates a buffer of a pool, unless as many are in use as the attributes allow.
@discardableResult
public func CVPixelBufferPoolCreatePixelBufferWithAuxAttributes(
  _ allocator: CFAllocator?, _ pixelBufferPool: CVPixelBufferPool, _ auxAttributes: CFDictionary?,
  _ pixelBufferOut: UnsafeMutablePointer<CVPixelBuffer?>
) -> CVReturn {
  let most = (auxAttributes?.object(forKey: kCVPixelBufferPoolAllocationThresholdKey) as? NSNumber)?.intValue
  if let most, pixelBufferPool.inUse >= most { return kCVReturnWouldExceedAllocationThreshold }
  guard let width = pixelBufferPool.number(kCVPixelBufferWidthKey),
    let height = pixelBufferPool.number(kCVPixelBufferHeightKey),
    let format = pixelBufferPool.number(kCVPixelBufferPixelFormatTypeKey), let code = OSType(exactly: format)
  else { return kCVReturnInvalidPixelBufferAttributes }
  let result = CVPixelBufferCreate(
    allocator, width, height, code, pixelBufferPool.bufferAttributes, pixelBufferOut)
  if let buffer = pixelBufferOut.pointee, result == kCVReturnSuccess { pixelBufferPool.note(buffer) }
  return result
}

/// Returns the attributes of a pool; nil for none.
public func CVPixelBufferPoolGetAttributes(_ pool: CVPixelBufferPool) -> CFDictionary? { pool.attributes }
/// Returns the attributes of the buffers of a pool.
public func CVPixelBufferPoolGetPixelBufferAttributes(_ pool: CVPixelBufferPool) -> CFDictionary? {
  pool.bufferAttributes
}
/// Lets the buffers go that nobody has; there are none.
public func CVPixelBufferPoolFlush(_ pool: CVPixelBufferPool, _ options: CVPixelBufferPoolFlushFlags) {}
