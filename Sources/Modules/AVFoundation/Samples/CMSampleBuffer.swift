import Foundation
public import PlainviewCoreVideo
public import PlainviewRuntime

/// The times of a sample.
public struct CMSampleTimingInfo: Equatable, Hashable, Sendable {
  /// How long the sample lasts.
  public var duration: CMTime
  /// When the sample is shown or heard.
  public var presentationTimeStamp: CMTime
  /// When the sample is decoded; invalid where that is when it is shown.
  public var decodeTimeStamp: CMTime
  /// Creates times of zero.
  public init() { self.init(duration: CMTime(), presentationTimeStamp: CMTime(), decodeTimeStamp: CMTime()) }
  /// Creates the times of a sample.
  public init(duration: CMTime, presentationTimeStamp: CMTime, decodeTimeStamp: CMTime) {
    self.duration = duration
    self.presentationTimeStamp = presentationTimeStamp
    self.decodeTimeStamp = decodeTimeStamp
  }
  /// Times that are not known.
  public static let invalid = Self(
    duration: .invalid, presentationTimeStamp: .invalid, decodeTimeStamp: .invalid)
}

/// A sample of pictures or sound, or several, with their times.
public final class CMSampleBuffer: @unchecked Sendable {
  /// The image; nil for a buffer of bytes.
  public private(set) var imageBuffer: CVImageBuffer?
  /// The bytes; nil for a buffer of an image.
  public private(set) var dataBuffer: CMBlockBuffer?
  /// What the samples are.
  public let formatDescription: CMFormatDescription?
  /// How many samples there are.
  public let numSamples: CMItemCount
  /// Whether the buffer was not invalidated.
  public private(set) var isValid = true
  /// The time at which the sample is sent out, which may be changed.
  public var outputPresentationTimeStamp: CMTime {
    get { output ?? presentationTimeStamp }
    set { output = newValue }
  }
  private var output: CMTime?
  let timing: [CMSampleTimingInfo]
  let sizes: [Int]
  let attachmentsOfSamples: NSMutableArray
  var attachments: [NSString: (value: CFTypeRef, mode: CMAttachmentMode)] = [:]

  init(
    image: CVImageBuffer?, data: CMBlockBuffer?, format: CMFormatDescription?, count: Int,
    timing: [CMSampleTimingInfo], sizes: [Int] = []
  ) {
    (imageBuffer, dataBuffer, formatDescription, numSamples) = (image, data, format, count)
    (self.timing, self.sizes) = (timing, sizes)
    attachmentsOfSamples = NSMutableArray(array: (0..<max(0, count)).map { _ in NSMutableDictionary() })
  }
  /// Creates a buffer of an image.
  public convenience init(
    imageBuffer: CVImageBuffer, formatDescription: CMFormatDescription, sampleTiming: CMSampleTimingInfo
  ) throws {
    self.init(image: imageBuffer, data: nil, format: formatDescription, count: 1, timing: [sampleTiming])
  }
  /// Creates a buffer with the same contents.
  public convenience init(copying other: CMSampleBuffer) throws {
    self.init(
      image: other.imageBuffer, data: other.dataBuffer, format: other.formatDescription, count: other.numSamples,
      timing: other.timing, sizes: other.sizes)
    attachments = other.attachments
  }
  /// Creates a buffer with the same contents and other times.
  public convenience init(copying other: CMSampleBuffer, withNewTiming timing: [CMSampleTimingInfo]) throws {
    self.init(
      image: other.imageBuffer, data: other.dataBuffer, format: other.formatDescription, count: other.numSamples,
      timing: timing, sizes: other.sizes)
    attachments = other.attachments
  }

  /// When the first sample is shown or heard.
  public var presentationTimeStamp: CMTime { timing.first?.presentationTimeStamp ?? .invalid }
  /// When the first sample is decoded; invalid where that is when it is shown.
  public var decodeTimeStamp: CMTime { timing.first?.decodeTimeStamp ?? .invalid }
  /// How long all samples last.
  public var duration: CMTime {
    guard let first = timing.first?.duration else { return .invalid }
    if timing.count == 1 {
      return first.isNumeric ? CMTimeMultiply(first, multiplier: Int32(clamping: numSamples)) : first
    }
    return timing.dropFirst().reduce(first) { $0 + $1.duration }
  }
  /// How long all samples last where they are sent out.
  public var outputDuration: CMTime { duration }
  /// The number of bytes of all samples; 0 for an image.
  public var totalSampleSize: Int {
    sizes.isEmpty ? dataBuffer?.dataLength ?? 0 : sizes.count == 1 ? sizes[0] * numSamples : sizes.reduce(0, +)
  }
  /// Returns the times of each sample.
  public func sampleTimingInfos() throws -> [CMSampleTimingInfo] { timing }
  /// Returns the times of a sample; throws for one that is not there.
  public func sampleTimingInfo(at sampleIndex: CMItemIndex) throws -> CMSampleTimingInfo {
    guard let info = timingInfo(at: sampleIndex) else {
      throw NSError(domain: NSOSStatusErrorDomain, code: Int(kCMSampleBufferError_SampleIndexOutOfRange))
    }
    return info
  }
  /// Makes the buffer invalid.
  public func invalidate() throws { end() }

  func end() {
    isValid = false
    imageBuffer = nil
    dataBuffer = nil
  }

  func timingInfo(at index: Int) -> CMSampleTimingInfo? {
    guard (0..<numSamples).contains(index), let first = timing.first else { return nil }
    if timing.count > 1 { return timing.indices.contains(index) ? timing[index] : nil }
    var info = first
    if index > 0, first.duration.isNumeric, first.presentationTimeStamp.isNumeric {
      info.presentationTimeStamp =
        first.presentationTimeStamp + CMTimeMultiply(first.duration, multiplier: Int32(clamping: index))
    }
    return info
  }
}

private let NSOSStatusErrorDomain = "NSOSStatusErrorDomain"

/// There is no memory.
public let kCMSampleBufferError_AllocationFailed: OSStatus = -12730
/// A parameter that is needed is missing.
public let kCMSampleBufferError_RequiredParameterMissing: OSStatus = -12731
/// There is no such sample.
public let kCMSampleBufferError_SampleIndexOutOfRange: OSStatus = -12734
/// There are no times.
public let kCMSampleBufferError_BufferHasNoSampleTimingInfo: OSStatus = -12736
/// The buffer is not valid.
public let kCMSampleBufferError_Invalidated: OSStatus = -12744
/// The description is not of the image.
public let kCMSampleBufferError_InvalidMediaFormat: OSStatus = -12743
