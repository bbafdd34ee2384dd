import PlainviewCryptoKit

/// An authentication code with a hash function and a key.
protocol KeyedHashing: Sendable {
  mutating func update(_ bytes: UnsafeRawBufferPointer)
  func finalize() -> [UInt8]
}

/// The authentication code of RFC 2104.
private struct KeyedHash<Algorithm: BlockAlgorithm>: KeyedHashing {
  private var inner = BlockHasher<Algorithm>()
  private var outer = BlockHasher<Algorithm>()

  init(_ key: [UInt8]) {
    var bytes = key.count > Algorithm.blockSize ? BlockHasher<Algorithm>.hash(key) : key
    bytes += Array(repeating: 0, count: Algorithm.blockSize - bytes.count)
    inner.update(bytes.map { $0 ^ 0x36 })
    outer.update(bytes.map { $0 ^ 0x5c })
  }

  mutating func update(_ bytes: UnsafeRawBufferPointer) { inner.update(bytes) }

  func finalize() -> [UInt8] {
    var last = outer
    last.update(inner.finalize())
    return last.finalize()
  }
}

/// The code of an algorithm of `CCHmac`; nil for another number.
func keyedHash(_ algorithm: CCHmacAlgorithm, _ key: [UInt8]) -> (any KeyedHashing)? {
  switch Int(algorithm) {
  case kCCHmacAlgSHA1: KeyedHash<SHA1Algorithm>(key)
  case kCCHmacAlgMD5: KeyedHash<MD5Algorithm>(key)
  case kCCHmacAlgSHA256: KeyedHash<SHA256Algorithm>(key)
  case kCCHmacAlgSHA384: KeyedHash<SHA384Algorithm>(key)
  case kCCHmacAlgSHA512: KeyedHash<SHA512Algorithm>(key)
  case kCCHmacAlgSHA224: KeyedHash<SHA224Algorithm>(key)
  default: nil
  }
}
