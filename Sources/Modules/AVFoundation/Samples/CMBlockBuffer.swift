public import Foundation
public import PlainviewRuntime

/// How blocks of bytes are made.
public typealias CMBlockBufferFlags = UInt32
/// The memory is there as soon as the block is.
public let kCMBlockBufferAssureMemoryNowFlag: CMBlockBufferFlags = 1
/// The function succeeded.
public let kCMBlockBufferNoErr: OSStatus = 0
/// An offset is not in the block.
public let kCMBlockBufferBadOffsetParameterErr: OSStatus = -12704
/// A length is not in the block.
public let kCMBlockBufferBadLengthParameterErr: OSStatus = -12703

/// A block of bytes.
public final class CMBlockBuffer: @unchecked Sendable {
  let memory: UnsafeMutableRawBufferPointer

  init(_ length: Int, copying bytes: UnsafeRawPointer?) {
    memory = .allocate(byteCount: length, alignment: 16)
    memory.initializeMemory(as: UInt8.self, repeating: 0)
    if let bytes { memory.copyMemory(from: UnsafeRawBufferPointer(start: bytes, count: length)) }
  }
  deinit { memory.deallocate() }

  /// The number of bytes.
  public var dataLength: Int { memory.count }
  /// Whether the bytes are in one piece, always true.
  public var isContiguous: Bool { true }
  /// Returns a copy of the bytes.
  public func dataBytes() throws -> Data { Data(memory) }
  /// Calls the closure with the bytes.
  public func withUnsafeMutableBytes<R>(_ body: (UnsafeMutableRawBufferPointer) throws -> R) rethrows -> R {
    try body(memory)
  }

  func contains(_ offset: Int, _ length: Int) -> OSStatus {
    guard offset >= 0, offset <= memory.count else { return kCMBlockBufferBadOffsetParameterErr }
    return length >= 0 && length <= memory.count - offset ? noErr : kCMBlockBufferBadLengthParameterErr
  }
}

/// Creates a block with a copy of memory of the app, or of zeros; the bytes from `offsetToData` on belong to it.
@discardableResult
public func CMBlockBufferCreateWithMemoryBlock(
  allocator: CFAllocator?, memoryBlock: UnsafeMutableRawPointer?, blockLength: Int, blockAllocator: CFAllocator?,
  customBlockSource: UnsafeRawPointer?, offsetToData: Int, dataLength: Int, flags: CMBlockBufferFlags,
  blockBufferOut: UnsafeMutablePointer<CMBlockBuffer?>
) -> OSStatus {
  guard offsetToData >= 0, offsetToData <= blockLength else { return kCMBlockBufferBadOffsetParameterErr }
  guard dataLength >= 0, dataLength <= blockLength - offsetToData else { return kCMBlockBufferBadLengthParameterErr }
  blockBufferOut.pointee = CMBlockBuffer(dataLength, copying: memoryBlock.map { UnsafeRawPointer($0) + offsetToData })
  return noErr
}
/// Returns the number of bytes of a block.
public func CMBlockBufferGetDataLength(_ theBuffer: CMBlockBuffer) -> Int { theBuffer.dataLength }
/// Copies bytes of a block into memory of the app.
@discardableResult
public func CMBlockBufferCopyDataBytes(
  _ theSourceBuffer: CMBlockBuffer, atOffset offsetToData: Int, dataLength: Int,
  destination: UnsafeMutableRawPointer
) -> OSStatus {
  let status = theSourceBuffer.contains(offsetToData, dataLength)
  guard status == noErr, dataLength > 0, let start = theSourceBuffer.memory.baseAddress else { return status }
  destination.copyMemory(from: start + offsetToData, byteCount: dataLength)
  return noErr
}
/// Copies bytes of the app into a block.
@discardableResult
public func CMBlockBufferReplaceDataBytes(
  with sourceBytes: UnsafeRawPointer, blockBuffer destinationBuffer: CMBlockBuffer,
  offsetIntoDestination: Int, dataLength: Int
) -> OSStatus {
  let status = destinationBuffer.contains(offsetIntoDestination, dataLength)
  guard status == noErr, dataLength > 0, let start = destinationBuffer.memory.baseAddress else { return status }
  (start + offsetIntoDestination).copyMemory(from: sourceBytes, byteCount: dataLength)
  return noErr
}
/// Gets the address of a byte of a block, and how many follow in one piece.
@discardableResult
public func CMBlockBufferGetDataPointer(
  _ theBuffer: CMBlockBuffer, atOffset offset: Int, lengthAtOffsetOut: UnsafeMutablePointer<Int>?,
  totalLengthOut: UnsafeMutablePointer<Int>?,
  dataPointerOut: UnsafeMutablePointer<UnsafeMutablePointer<CChar>?>?
) -> OSStatus {
  let status = theBuffer.contains(offset, 0)
  guard status == noErr else { return status }
  lengthAtOffsetOut?.pointee = theBuffer.dataLength - offset
  totalLengthOut?.pointee = theBuffer.dataLength
  dataPointerOut?.pointee = theBuffer.memory.baseAddress.map {
    ($0 + offset).assumingMemoryBound(to: CChar.self)
  }
  return noErr
}
