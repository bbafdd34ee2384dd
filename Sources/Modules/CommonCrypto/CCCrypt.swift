import PlainviewCryptoKit

/// Encrypts or decrypts bytes with AES, each block chained to the one before unless the options say ECB.
///
/// `kCCUnimplemented` for other algorithms; `dataOutMoved` is the number of bytes written, or needed where the buffer is
/// too small.
@discardableResult public func CCCrypt(
  _ op: CCOperation, _ alg: CCAlgorithm, _ options: CCOptions, _ key: UnsafeRawPointer?, _ keyLength: Int,
  _ iv: UnsafeRawPointer?, _ dataIn: UnsafeRawPointer?, _ dataInLength: Int, _ dataOut: UnsafeMutableRawPointer?,
  _ dataOutAvailable: Int, _ dataOutMoved: UnsafeMutablePointer<Int>?
) -> CCCryptorStatus {
  guard Int(alg) == kCCAlgorithmAES else { return Int32(kCCUnimplemented) }
  guard let key, Int(op) == kCCEncrypt || Int(op) == kCCDecrypt, dataIn != nil || dataInLength == 0 else {
    return Int32(kCCParamError)
  }
  guard let cipher = AESBlocks(key: Array(UnsafeRawBufferPointer(start: key, count: keyLength))) else {
    return Int32(kCCKeySizeError)
  }
  let (isPadded, isChained) = (Int(options) & kCCOptionPKCS7Padding != 0, Int(options) & kCCOptionECBMode == 0)
  let isEncrypting = Int(op) == kCCEncrypt
  var bytes = Array(UnsafeRawBufferPointer(start: dataIn, count: dataInLength))
  if isPadded, isEncrypting {
    let padding = 16 - bytes.count % 16
    bytes += Array(repeating: UInt8(padding), count: padding)
  }
  guard bytes.count % 16 == 0 else { return Int32(kCCAlignmentError) }
  if isEncrypting, bytes.count > dataOutAvailable {
    dataOutMoved?.pointee = bytes.count
    return Int32(kCCBufferTooSmall)
  }
  let first = iv.map { Array(UnsafeRawBufferPointer(start: $0, count: 16)) } ?? Array(repeating: 0, count: 16)
  crypt(&bytes, with: cipher, after: first, isEncrypting: isEncrypting, isChained: isChained)
  if isPadded, !isEncrypting, !bytes.isEmpty {
    let padding = Int(bytes[bytes.count - 1])
    guard (1...16).contains(padding), bytes.suffix(padding).allSatisfy({ Int($0) == padding }) else {
      return Int32(kCCDecodeError)
    }
    bytes.removeLast(padding)
  }
  dataOutMoved?.pointee = bytes.count
  guard bytes.count <= dataOutAvailable else { return Int32(kCCBufferTooSmall) }
  guard !bytes.isEmpty else { return Int32(kCCSuccess) }
  guard let dataOut else { return Int32(kCCParamError) }
  dataOut.copyMemory(from: bytes, byteCount: bytes.count)
  return Int32(kCCSuccess)
}

private func crypt(
  _ bytes: inout [UInt8], with cipher: AESBlocks, after first: [UInt8], isEncrypting: Bool, isChained: Bool
) {
  var (last, next) = (first, first)
  bytes.withUnsafeMutableBufferPointer { bytes in
    guard let base = bytes.baseAddress else { return }
    last.withUnsafeMutableBufferPointer { last in
      next.withUnsafeMutableBufferPointer { next in
        let (last, next) = (last.baseAddress!, next.baseAddress!)
        var start = 0
        while start < bytes.count {
          let block = base + start
          if isEncrypting {
            if isChained { add(last, to: block) }
            cipher.encrypt(block)
            last.update(from: block, count: 16)
          } else {
            next.update(from: block, count: 16)
            cipher.decrypt(block)
            if isChained { add(last, to: block) }
            last.update(from: next, count: 16)
          }
          start &+= 16
        }
      }
    }
  }
}

private func add(_ other: UnsafeMutablePointer<UInt8>, to block: UnsafeMutablePointer<UInt8>) {
  var index = 0
  while index < 16 {
    block[index] ^= other[index]
    index &+= 1
  }
}
