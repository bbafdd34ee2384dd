/// How a call of CommonCrypto ended.
public typealias CCStatus = Int32
/// How a call of CommonCrypto ended.
public typealias CCCryptorStatus = Int32
/// How the making of random bytes ended.
public typealias CCRNGStatus = CCCryptorStatus

/// Success.
public var kCCSuccess: Int { 0 }
/// A parameter has a wrong value.
public var kCCParamError: Int { -4300 }
/// The buffer for the result is too small.
public var kCCBufferTooSmall: Int { -4301 }
/// There is no memory.
public var kCCMemoryFailure: Int { -4302 }
/// The data is not a number of whole blocks.
public var kCCAlignmentError: Int { -4303 }
/// The data cannot be decrypted.
public var kCCDecodeError: Int { -4304 }
/// There is no such algorithm.
public var kCCUnimplemented: Int { -4305 }
/// A number is too large.
public var kCCOverflow: Int { -4306 }
/// There are no random bytes.
public var kCCRNGFailure: Int { -4307 }
/// An error without a reason.
public var kCCUnspecifiedError: Int { -4308 }
/// A call came at a wrong time.
public var kCCCallSequenceError: Int { -4309 }
/// The key has a wrong size.
public var kCCKeySizeError: Int { -4310 }
/// The key is invalid.
public var kCCInvalidKey: Int { -4311 }
