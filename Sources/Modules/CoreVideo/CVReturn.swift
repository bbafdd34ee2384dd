/// How a function of CoreVideo has ended; 0 for success.
public typealias CVReturn = Int32
/// Bits of options.
public typealias CVOptionFlags = UInt64
/// A code of four letters, such as that of a format.
public typealias OSType = UInt32
/// A code of four letters, such as that of a codec.
public typealias FourCharCode = UInt32

/// Success.
public let kCVReturnSuccess: CVReturn = 0
/// The first code of an error.
public let kCVReturnFirst: CVReturn = -6660
/// An error without a reason.
public let kCVReturnError: CVReturn = -6660
/// An argument is out of range or of the wrong type.
public let kCVReturnInvalidArgument: CVReturn = -6661
/// There is no memory.
public let kCVReturnAllocationFailed: CVReturn = -6662
/// The function is not supported.
public let kCVReturnUnsupported: CVReturn = -6663
/// The format is not supported.
public let kCVReturnInvalidPixelFormat: CVReturn = -6680
/// The size is not supported.
public let kCVReturnInvalidSize: CVReturn = -6681
/// A buffer cannot have these attributes.
public let kCVReturnInvalidPixelBufferAttributes: CVReturn = -6682
/// The buffer cannot be used with OpenGL.
public let kCVReturnPixelBufferNotOpenGLCompatible: CVReturn = -6683
/// The buffer cannot be used with Metal.
public let kCVReturnPixelBufferNotMetalCompatible: CVReturn = -6684
/// The pool has as many buffers as it may have.
public let kCVReturnWouldExceedAllocationThreshold: CVReturn = -6689
/// There is no memory for the pool.
public let kCVReturnPoolAllocationFailed: CVReturn = -6690
/// A pool cannot have these attributes.
public let kCVReturnInvalidPoolAttributes: CVReturn = -6691
