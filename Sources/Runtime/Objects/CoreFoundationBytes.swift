public import Foundation
import Synchronization

/// How many bytes data have.
public func CFDataGetLength(_ theData: Data!) -> CFIndex { theData.count }
/// How many bytes data that can be changed have.
public func CFDataGetLength(_ theData: CFMutableData!) -> CFIndex { theData.length }

/// The first byte of data. It is there as long as the data are; few bytes, which Swift keeps in the value, are copied and
/// kept.
public func CFDataGetBytePtr(_ theData: Data!) -> UnsafePointer<UInt8>! {
  guard theData.count > ShortData.limit else { return ShortData.pointer(to: theData) }
  return theData.withUnsafeBytes { $0.bindMemory(to: UInt8.self).baseAddress }
}
/// The first byte of data that can be changed, until they are.
public func CFDataGetBytePtr(_ theData: CFMutableData!) -> UnsafePointer<UInt8>! {
  UnsafePointer(CFDataGetMutableBytePtr(theData))
}

/// Creates empty data; the capacity and the allocator are without effect.
public func CFDataCreateMutable(_ allocator: CFAllocator!, _ capacity: CFIndex) -> CFMutableData! { NSMutableData() }
/// The first byte of data, to be written through until their length changes.
public func CFDataGetMutableBytePtr(_ theData: CFMutableData!) -> UnsafeMutablePointer<UInt8>! {
  theData.mutableBytes.assumingMemoryBound(to: UInt8.self)
}
/// Sets how many bytes data have; new ones are zero.
public func CFDataSetLength(_ theData: CFMutableData!, _ length: CFIndex) { theData.length = length }
/// Adds bytes at the end of data.
public func CFDataAppendBytes(_ theData: CFMutableData!, _ bytes: UnsafePointer<UInt8>!, _ length: CFIndex) {
  theData.append(bytes, length: length)
}

/// Copies of data that are too short to be in memory of their own.
private enum ShortData {
  /// Swift's data of up to this count may have their bytes in the value itself.
  static let limit = 14

  private struct Address: @unchecked Sendable { let bytes: UnsafeMutablePointer<UInt8> }
  private static let kept = Mutex<[Data: Address]>([:])

  static func pointer(to data: Data) -> UnsafePointer<UInt8> {
    kept.withLock { kept in
      if let known = kept[data] { return UnsafePointer(known.bytes) }
      let bytes = UnsafeMutablePointer<UInt8>.allocate(capacity: max(data.count, 1))
      data.copyBytes(to: bytes, count: data.count)
      kept[data] = Address(bytes: bytes)
      return UnsafePointer(bytes)
    }
  }
}

/// Copies bytes between areas that do not overlap, from pointers that may be nil to the compiler, as on Apple's systems.
///
/// The C library's own function is called for all other pointers.
@_disfavoredOverload @discardableResult public func memcpy(
  _ destination: UnsafeMutableRawPointer!, _ source: UnsafeRawPointer!, _ count: Int
) -> UnsafeMutableRawPointer! {
  let (to, from): (UnsafeMutableRawPointer, UnsafeRawPointer) = (destination, source)
  return Foundation.memcpy(to, from, count)
}
