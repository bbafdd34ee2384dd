public import Foundation
public import PlainviewCoreVideo
public import PlainviewRuntime

/// The kind of media that a description is of, as a code of four letters.
public typealias CMMediaType = FourCharCode
/// The codec of a picture, as a code of four letters.
public typealias CMVideoCodecType = FourCharCode
/// A number of items.
public typealias CMItemCount = CFIndex
/// A position among items.
public typealias CMItemIndex = CFIndex

/// Pictures that move.
public let kCMMediaType_Video: CMMediaType = 0x7669_6465
/// Sound.
public let kCMMediaType_Audio: CMMediaType = 0x736f_756e
/// Text.
public let kCMMediaType_Text: CMMediaType = 0x7465_7874
/// Metadata.
public let kCMMediaType_Metadata: CMMediaType = 0x6d65_7461
/// H.264.
public let kCMVideoCodecType_H264: CMVideoCodecType = 0x6176_6331
/// HEVC.
public let kCMVideoCodecType_HEVC: CMVideoCodecType = 0x6876_6331
/// JPEG.
public let kCMVideoCodecType_JPEG: CMVideoCodecType = 0x6a70_6567
/// MPEG-4.
public let kCMVideoCodecType_MPEG4Video: CMVideoCodecType = 0x6d70_3476

/// The size of a picture in pixels.
public struct CMVideoDimensions: Equatable, Hashable, Sendable {
  /// The width in pixels.
  public var width: Int32
  /// The height in pixels.
  public var height: Int32
  /// Creates a size of zero.
  public init() { self.init(width: 0, height: 0) }
  /// Creates a size of a width and a height.
  public init(width: Int32, height: Int32) { (self.width, self.height) = (width, height) }
}

/// What the samples of a medium are: their kind, their codec, and the size of pictures.
public final class CMFormatDescription: Hashable, @unchecked Sendable {
  /// The kind of media.
  public struct MediaType: RawRepresentable, Hashable, Sendable, ExpressibleByIntegerLiteral, CustomStringConvertible {
    /// The code of the kind.
    public var rawValue: CMMediaType
    /// Creates a kind from its code.
    public init(rawValue: CMMediaType) { self.rawValue = rawValue }
    /// Creates a kind from its code.
    public init(integerLiteral value: CMMediaType) { rawValue = value }
    /// Pictures that move.
    public static let video = Self(rawValue: kCMMediaType_Video)
    /// Sound.
    public static let audio = Self(rawValue: kCMMediaType_Audio)
    /// Text.
    public static let text = Self(rawValue: kCMMediaType_Text)
    /// Metadata.
    public static let metadata = Self(rawValue: kCMMediaType_Metadata)
    /// The letters of the code.
    public var description: String { letters(of: rawValue) }
  }

  /// The codec or the format of pixels.
  public struct MediaSubType: RawRepresentable, Hashable, Sendable, ExpressibleByIntegerLiteral,
    CustomStringConvertible
  {
    /// The code of the codec.
    public var rawValue: FourCharCode
    /// Creates a codec from its code.
    public init(rawValue: FourCharCode) { self.rawValue = rawValue }
    /// Creates a codec from its code.
    public init(integerLiteral value: FourCharCode) { rawValue = value }
    /// H.264.
    public static let h264 = Self(rawValue: kCMVideoCodecType_H264)
    /// HEVC.
    public static let hevc = Self(rawValue: kCMVideoCodecType_HEVC)
    /// JPEG.
    public static let jpeg = Self(rawValue: kCMVideoCodecType_JPEG)
    /// Samples of sound as they are.
    public static let linearPCM = Self(rawValue: 0x6c70_636d)
    /// AAC.
    public static let mpeg4AAC = Self(rawValue: 0x6161_6320)
    /// The letters of the code.
    public var description: String { letters(of: rawValue) }
  }

  /// The kind of the samples.
  public let mediaType: MediaType
  /// The codec of the samples, or the format of their pixels.
  public let mediaSubType: MediaSubType
  /// The size of the pictures; zero for other media.
  public let dimensions: CMVideoDimensions
  let values: NSDictionary

  init(
    _ mediaType: CMMediaType, _ subType: FourCharCode, _ dimensions: CMVideoDimensions = CMVideoDimensions(),
    _ values: NSDictionary? = nil
  ) {
    self.mediaType = MediaType(rawValue: mediaType)
    mediaSubType = MediaSubType(rawValue: subType)
    self.dimensions = dimensions
    self.values = values ?? [:]
  }
  /// Creates the description of pictures of a codec and a size.
  public convenience init(videoCodecType: MediaSubType, width: Int, height: Int) throws {
    self.init(
      kCMMediaType_Video, videoCodecType.rawValue, CMVideoDimensions(width: Int32(width), height: Int32(height)))
  }
  /// Creates the description of a buffer of an image.
  public convenience init(imageBuffer: CVImageBuffer) throws {
    self.init(
      kCMMediaType_Video, CVPixelBufferGetPixelFormatType(imageBuffer),
      CMVideoDimensions(
        width: Int32(CVPixelBufferGetWidth(imageBuffer)), height: Int32(CVPixelBufferGetHeight(imageBuffer))))
  }

  /// Whether the description is of the pictures in a buffer: the same format of pixels and the same size.
  public func matchesImageBuffer(_ imageBuffer: CVImageBuffer) -> Bool {
    mediaType == .video && mediaSubType.rawValue == CVPixelBufferGetPixelFormatType(imageBuffer)
      && Int(dimensions.width) == CVPixelBufferGetWidth(imageBuffer)
      && Int(dimensions.height) == CVPixelBufferGetHeight(imageBuffer)
  }

  /// Returns whether two descriptions are of the same kind, codec and size.
  public static func == (one: CMFormatDescription, other: CMFormatDescription) -> Bool {
    one.mediaType == other.mediaType && one.mediaSubType == other.mediaSubType && one.dimensions == other.dimensions
      && one.values == other.values
  }
  /// Adds the kind, the codec and the size to a hasher.
  public func hash(into hasher: inout Hasher) {
    hasher.combine(mediaType)
    hasher.combine(mediaSubType)
    hasher.combine(dimensions)
  }
}

/// The description of pictures.
public typealias CMVideoFormatDescription = CMFormatDescription
/// The description of sound.
public typealias CMAudioFormatDescription = CMFormatDescription

/// The letters of a code between quotation marks.
private func letters(of code: FourCharCode) -> String {
  let bytes = [24, 16, 8, 0].map { UInt8(truncatingIfNeeded: code >> $0) }
  guard bytes.allSatisfy({ (32..<127).contains($0) }) else { return "\(code)" }
  return "'" + bytes.map { String(UnicodeScalar($0)) }.joined() + "'"
}

/// Creates a description of a kind and a codec, with values of the app.
@discardableResult
public func CMFormatDescriptionCreate(
  allocator: CFAllocator?, mediaType: CMMediaType, mediaSubType: FourCharCode, extensions: CFDictionary?,
  formatDescriptionOut: UnsafeMutablePointer<CMFormatDescription?>
) -> OSStatus {
  formatDescriptionOut.pointee = CMFormatDescription(mediaType, mediaSubType, CMVideoDimensions(), extensions)
  return noErr
}
/// Creates the description of pictures of a codec and a size, with values of the app.
@discardableResult
public func CMVideoFormatDescriptionCreate(
  allocator: CFAllocator?, codecType: CMVideoCodecType, width: Int32, height: Int32, extensions: CFDictionary?,
  formatDescriptionOut: UnsafeMutablePointer<CMVideoFormatDescription?>
) -> OSStatus {
  formatDescriptionOut.pointee = CMFormatDescription(
    kCMMediaType_Video, codecType, CMVideoDimensions(width: width, height: height), extensions)
  return noErr
}
/// Creates the description of a buffer of an image.
@discardableResult
public func CMVideoFormatDescriptionCreateForImageBuffer(
  allocator: CFAllocator?, imageBuffer: CVImageBuffer,
  formatDescriptionOut: UnsafeMutablePointer<CMVideoFormatDescription?>
) -> OSStatus {
  formatDescriptionOut.pointee = try? CMFormatDescription(imageBuffer: imageBuffer)
  return noErr
}
/// Returns the kind of the samples.
public func CMFormatDescriptionGetMediaType(_ desc: CMFormatDescription) -> CMMediaType { desc.mediaType.rawValue }
/// Returns the codec of the samples, or the format of their pixels.
public func CMFormatDescriptionGetMediaSubType(_ desc: CMFormatDescription) -> FourCharCode {
  desc.mediaSubType.rawValue
}
/// Returns the values of the app; nil for none.
public func CMFormatDescriptionGetExtensions(_ desc: CMFormatDescription) -> CFDictionary? {
  desc.values.count == 0 ? nil : desc.values
}
/// Returns a value of the app; nil for none.
public func CMFormatDescriptionGetExtension(_ desc: CMFormatDescription, extensionKey: CFString) -> CFTypeRef? {
  desc.values.object(forKey: extensionKey) as CFTypeRef?
}
/// Returns whether two descriptions are equal; nil equals nil.
public func CMFormatDescriptionEqual(
  _ formatDescription: CMFormatDescription?, otherFormatDescription: CMFormatDescription?
) -> Bool { formatDescription == otherFormatDescription }
/// Returns the size of the pictures in pixels.
public func CMVideoFormatDescriptionGetDimensions(_ videoDesc: CMVideoFormatDescription) -> CMVideoDimensions {
  videoDesc.dimensions
}
/// Returns the size in which pictures are shown: that of their pixels.
public func CMVideoFormatDescriptionGetPresentationDimensions(
  _ videoDesc: CMVideoFormatDescription, usePixelAspectRatio: Bool, useCleanAperture: Bool
) -> CGSize { CGSize(width: Double(videoDesc.dimensions.width), height: Double(videoDesc.dimensions.height)) }
/// Returns whether a description is of the pictures in a buffer.
public func CMVideoFormatDescriptionMatchesImageBuffer(
  _ videoDesc: CMVideoFormatDescription, imageBuffer: CVImageBuffer
) -> Bool { videoDesc.matchesImageBuffer(imageBuffer) }
