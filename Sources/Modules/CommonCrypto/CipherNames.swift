/// Whether to encrypt or to decrypt.
public typealias CCOperation = UInt32
/// The algorithm of a cipher.
public typealias CCAlgorithm = UInt32
/// Bits of options of a cipher.
public typealias CCOptions = UInt32

/// To encrypt.
public var kCCEncrypt: Int { 0 }
/// To decrypt.
public var kCCDecrypt: Int { 1 }
/// The Advanced Encryption Standard, for keys of all its sizes.
public var kCCAlgorithmAES128: Int { 0 }
/// The Advanced Encryption Standard.
public var kCCAlgorithmAES: Int { 0 }
/// The last block is filled as PKCS 7 says.
public var kCCOptionPKCS7Padding: Int { 1 }
/// Each block is encrypted alone.
public var kCCOptionECBMode: Int { 2 }
/// The number of bytes of the smallest key.
public var kCCKeySizeAES128: Int { 16 }
/// The number of bytes of a key of 192 bits.
public var kCCKeySizeAES192: Int { 24 }
/// The number of bytes of the largest key.
public var kCCKeySizeAES256: Int { 32 }
/// The number of bytes of a block.
public var kCCBlockSizeAES128: Int { 16 }
