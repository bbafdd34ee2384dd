import PlainviewCryptoKit

/// The hash function of an authentication code.
public typealias CCHmacAlgorithm = UInt32
/// SHA-1.
public var kCCHmacAlgSHA1: Int { 0 }
/// MD5.
public var kCCHmacAlgMD5: Int { 1 }
/// SHA-2 with 256 bits.
public var kCCHmacAlgSHA256: Int { 2 }
/// SHA-2 with 384 bits.
public var kCCHmacAlgSHA384: Int { 3 }
/// SHA-2 with 512 bits.
public var kCCHmacAlgSHA512: Int { 4 }
/// SHA-2 with 224 bits.
public var kCCHmacAlgSHA224: Int { 5 }

/// The state of an authentication code between its updates.
public struct CCHmacContext: Sendable {
  fileprivate var code: (any KeyedHashing)?
  /// The state before the first update.
  public init() {}
}

/// Starts an authentication code; an unknown algorithm leaves the state without one.
public func CCHmacInit(
  _ ctx: UnsafeMutablePointer<CCHmacContext>?, _ algorithm: CCHmacAlgorithm, _ key: UnsafeRawPointer?,
  _ keyLength: Int
) {
  ctx?.pointee.code = keyedHash(algorithm, Array(UnsafeRawBufferPointer(start: key, count: key == nil ? 0 : keyLength)))
}

/// Adds bytes to an authentication code.
public func CCHmacUpdate(_ ctx: UnsafeMutablePointer<CCHmacContext>?, _ data: UnsafeRawPointer?, _ dataLength: Int) {
  ctx?.pointee.code?.update(UnsafeRawBufferPointer(start: data, count: data == nil ? 0 : dataLength))
}

/// Writes an authentication code.
public func CCHmacFinal(_ ctx: UnsafeMutablePointer<CCHmacContext>?, _ macOut: UnsafeMutableRawPointer?) {
  guard let bytes = ctx?.pointee.code?.finalize() else { return }
  macOut?.copyMemory(from: bytes, byteCount: bytes.count)
}

/// Writes the authentication code of bytes.
public func CCHmac(
  _ algorithm: CCHmacAlgorithm, _ key: UnsafeRawPointer?, _ keyLength: Int, _ data: UnsafeRawPointer?,
  _ dataLength: Int, _ macOut: UnsafeMutableRawPointer?
) {
  var context = CCHmacContext()
  CCHmacInit(&context, algorithm, key, keyLength)
  CCHmacUpdate(&context, data, dataLength)
  CCHmacFinal(&context, macOut)
}
