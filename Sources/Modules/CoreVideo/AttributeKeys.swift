public import PlainviewRuntime
import Foundation

// The keys of the attributes of buffers and pools.

/// The format of the pixels.
public var kCVPixelBufferPixelFormatTypeKey: CFString { "PixelFormatType" }
/// The width in pixels.
public var kCVPixelBufferWidthKey: CFString { "Width" }
/// The height in pixels.
public var kCVPixelBufferHeightKey: CFString { "Height" }
/// The number that the bytes of a row are a multiple of.
public var kCVPixelBufferBytesPerRowAlignmentKey: CFString { "BytesPerRowAlignment" }
/// Kept, without effect.
public var kCVPixelBufferPlaneAlignmentKey: CFString { "PlaneAlignment" }
/// Kept, without effect.
public var kCVPixelBufferExtendedPixelsLeftKey: CFString { "ExtendedPixelsLeft" }
/// Kept, without effect.
public var kCVPixelBufferExtendedPixelsTopKey: CFString { "ExtendedPixelsTop" }
/// Kept, without effect.
public var kCVPixelBufferExtendedPixelsRightKey: CFString { "ExtendedPixelsRight" }
/// Kept, without effect.
public var kCVPixelBufferExtendedPixelsBottomKey: CFString { "ExtendedPixelsBottom" }
/// Kept, without effect.
public var kCVPixelBufferCGBitmapContextCompatibilityKey: CFString { "CGBitmapContextCompatibility" }
/// Kept, without effect.
public var kCVPixelBufferCGImageCompatibilityKey: CFString { "CGImageCompatibility" }
/// Kept, without effect.
public var kCVPixelBufferOpenGLESCompatibilityKey: CFString { "OpenGLESCompatibility" }
/// Kept, without effect.
public var kCVPixelBufferMetalCompatibilityKey: CFString { "MetalCompatibility" }
/// Kept, without effect.
public var kCVPixelBufferIOSurfacePropertiesKey: CFString { "IOSurfaceProperties" }
/// Kept, without effect.
public var kCVPixelBufferMemoryAllocatorKey: CFString { "MemoryAllocator" }
/// The number of buffers that are kept at least; kept, without effect.
public var kCVPixelBufferPoolMinimumBufferCountKey: CFString { "MinimumBufferCount" }
/// The seconds after which a buffer is let go; kept, without effect.
public var kCVPixelBufferPoolMaximumBufferAgeKey: CFString { "MaximumBufferAge" }
/// The largest number of buffers that are in use.
public var kCVPixelBufferPoolAllocationThresholdKey: CFString { "AllocationThreshold" }
