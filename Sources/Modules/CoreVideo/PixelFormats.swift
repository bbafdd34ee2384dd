// The formats of pixels that buffers can have.

/// Alpha, red, green and blue, a byte each.
public let kCVPixelFormatType_32ARGB: OSType = 0x0000_0020
/// Blue, green, red and alpha, a byte each.
public let kCVPixelFormatType_32BGRA: OSType = 0x4247_5241
/// Alpha, blue, green and red, a byte each.
public let kCVPixelFormatType_32ABGR: OSType = 0x4142_4752
/// Red, green, blue and alpha, a byte each.
public let kCVPixelFormatType_32RGBA: OSType = 0x5247_4241
/// Red, green and blue, a byte each.
public let kCVPixelFormatType_24RGB: OSType = 0x0000_0018
/// Blue, green and red, a byte each.
public let kCVPixelFormatType_24BGR: OSType = 0x3234_4247
/// One byte.
public let kCVPixelFormatType_OneComponent8: OSType = 0x4c30_3038
/// Two bytes.
public let kCVPixelFormatType_TwoComponent8: OSType = 0x3243_3038
/// A number of half precision.
public let kCVPixelFormatType_OneComponent16Half: OSType = 0x4c30_3068
/// A number of single precision.
public let kCVPixelFormatType_OneComponent32Float: OSType = 0x4c30_3066
/// Four numbers of half precision.
public let kCVPixelFormatType_64RGBAHalf: OSType = 0x5247_6841
/// Four numbers of single precision.
public let kCVPixelFormatType_128RGBAFloat: OSType = 0x5247_6641
/// A depth of half precision.
public let kCVPixelFormatType_DepthFloat16: OSType = 0x6864_6570
/// A depth of single precision.
public let kCVPixelFormatType_DepthFloat32: OSType = 0x6664_6570
/// A disparity of half precision.
public let kCVPixelFormatType_DisparityFloat16: OSType = 0x6864_6973
/// A disparity of single precision.
public let kCVPixelFormatType_DisparityFloat32: OSType = 0x6664_6973
/// Two planes: brightness, and colors of half the size; in the range of video.
public let kCVPixelFormatType_420YpCbCr8BiPlanarVideoRange: OSType = 0x3432_3076
/// Two planes: brightness, and colors of half the size; in the full range.
public let kCVPixelFormatType_420YpCbCr8BiPlanarFullRange: OSType = 0x3432_3066
/// Three planes: brightness, and two of colors of half the size.
public let kCVPixelFormatType_420YpCbCr8Planar: OSType = 0x7934_3230
/// Three planes in the full range.
public let kCVPixelFormatType_420YpCbCr8PlanarFullRange: OSType = 0x6634_3230
/// Two bytes: a color and the brightness.
public let kCVPixelFormatType_422YpCbCr8: OSType = 0x3276_7579
