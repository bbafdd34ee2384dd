import Foundation
public import PlainviewRuntime
import Synchronization

/// Pixels in memory, with values attached.
public final class CVBuffer: @unchecked Sendable {
  struct Plane {
    let width: Int
    let height: Int
    let bytesPerRow: Int
    let offset: Int
  }

  let format: OSType
  let width: Int
  let height: Int
  let planes: [Plane]
  let isPlanar: Bool
  let size: Int
  let attributes: CFDictionary?
  private let memory: UnsafeMutableRawPointer
  private let released: (() -> Void)?
  private let locks = Mutex(0)
  var attachments: [NSString: (value: CFTypeRef, mode: CVAttachmentMode)] = [:]

  /// A buffer of memory of its own, all zero.
  init(_ format: OSType, _ layout: PixelLayout, _ attributes: CFDictionary?) {
    self.format = format
    (width, height, planes, isPlanar, size) = (
      layout.width, layout.height, layout.planes, layout.isPlanar, layout.size
    )
    self.attributes = attributes
    let memory = UnsafeMutableRawPointer.allocate(byteCount: layout.size, alignment: 64)
    memory.initializeMemory(as: UInt8.self, repeating: 0, count: layout.size)
    self.memory = memory
    released = { memory.deallocate() }
  }

  /// A buffer over memory of the app.
  init(
    _ format: OSType, _ layout: PixelLayout, over memory: UnsafeMutableRawPointer, _ attributes: CFDictionary?,
    released: @escaping () -> Void
  ) {
    self.format = format
    (width, height, planes, isPlanar, size) = (
      layout.width, layout.height, layout.planes, layout.isPlanar, layout.size
    )
    self.attributes = attributes
    self.memory = memory
    self.released = released
  }

  deinit { released?() }

  func lock() { locks.withLock { $0 += 1 } }

  /// Takes one lock away; false where there is none.
  func unlock() -> Bool {
    locks.withLock { count in
      guard count > 0 else { return false }
      count -= 1
      return true
    }
  }

  /// The address of a plane while the buffer is locked.
  func address(_ plane: Int) -> UnsafeMutableRawPointer? {
    guard locks.withLock({ $0 }) > 0, planes.indices.contains(plane) else { return nil }
    return memory + planes[plane].offset
  }
}

/// A buffer of an image.
public typealias CVImageBuffer = CVBuffer
/// A buffer of an image in memory.
public typealias CVPixelBuffer = CVImageBuffer

/// Whether a value that is attached to a buffer is passed on to copies.
public enum CVAttachmentMode: UInt32, Sendable { case shouldNotPropagate, shouldPropagate }

/// Attaches a value to a buffer.
public func CVBufferSetAttachment(
  _ buffer: CVBuffer, _ key: CFString, _ value: CFTypeRef, _ attachmentMode: CVAttachmentMode
) { buffer.attachments[key] = (value, attachmentMode) }
/// Returns the value that is attached to a buffer, and its mode; nil for none.
public func CVBufferCopyAttachment(
  _ buffer: CVBuffer, _ key: CFString, _ attachmentMode: UnsafeMutablePointer<CVAttachmentMode>?
) -> CFTypeRef? {
  guard let found = buffer.attachments[key] else { return nil }
  attachmentMode?.pointee = found.mode
  return found.value
}
/// Takes a value away from a buffer.
public func CVBufferRemoveAttachment(_ buffer: CVBuffer, _ key: CFString) { buffer.attachments[key] = nil }
/// Takes all values away from a buffer.
public func CVBufferRemoveAllAttachments(_ buffer: CVBuffer) { buffer.attachments = [:] }
