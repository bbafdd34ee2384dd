public import Foundation
public import PlainviewCoreVideo
public import PlainviewRuntime

/// Creates a buffer of an image whose pixels are there; the description has to be of the image.
@discardableResult
public func CMSampleBufferCreateReadyWithImageBuffer(
  allocator: CFAllocator?, imageBuffer: CVImageBuffer, formatDescription: CMVideoFormatDescription,
  sampleTiming: UnsafePointer<CMSampleTimingInfo>, sampleBufferOut: UnsafeMutablePointer<CMSampleBuffer?>
) -> OSStatus {
  guard formatDescription.matchesImageBuffer(imageBuffer) else { return kCMSampleBufferError_InvalidMediaFormat }
  sampleBufferOut.pointee = CMSampleBuffer(
    image: imageBuffer, data: nil, format: formatDescription, count: 1, timing: [sampleTiming.pointee])
  return noErr
}
/// Creates a buffer of an image; whether its pixels are there has no effect.
@discardableResult
public func CMSampleBufferCreateForImageBuffer(
  allocator: CFAllocator?, imageBuffer: CVImageBuffer, dataReady: Bool,
  makeDataReadyCallback: ((CMSampleBuffer, UnsafeMutableRawPointer?) -> OSStatus)?,
  refcon: UnsafeMutableRawPointer?, formatDescription: CMVideoFormatDescription,
  sampleTiming: UnsafePointer<CMSampleTimingInfo>, sampleBufferOut: UnsafeMutablePointer<CMSampleBuffer?>
) -> OSStatus {
  CMSampleBufferCreateReadyWithImageBuffer(
    allocator: allocator, imageBuffer: imageBuffer, formatDescription: formatDescription, sampleTiming: sampleTiming,
    sampleBufferOut: sampleBufferOut)
}
/// Creates a buffer of bytes that are there; one time or size counts for all samples.
@discardableResult
public func CMSampleBufferCreateReady(
  allocator: CFAllocator?, dataBuffer: CMBlockBuffer?, formatDescription: CMFormatDescription?,
  sampleCount numSamples: CMItemCount, sampleTimingEntryCount numSampleTimingEntries: CMItemCount,
  sampleTimingArray: UnsafePointer<CMSampleTimingInfo>?, sampleSizeEntryCount numSampleSizeEntries: CMItemCount,
  sampleSizeArray: UnsafePointer<Int>?, sampleBufferOut: UnsafeMutablePointer<CMSampleBuffer?>
) -> OSStatus {
  let timing = UnsafeBufferPointer(
    start: sampleTimingArray, count: sampleTimingArray == nil ? 0 : numSampleTimingEntries)
  let sizes = UnsafeBufferPointer(start: sampleSizeArray, count: sampleSizeArray == nil ? 0 : numSampleSizeEntries)
  sampleBufferOut.pointee = CMSampleBuffer(
    image: nil, data: dataBuffer, format: formatDescription, count: numSamples, timing: Array(timing),
    sizes: Array(sizes))
  return noErr
}
/// Creates a buffer with the same contents.
@discardableResult
public func CMSampleBufferCreateCopy(
  allocator: CFAllocator?, sampleBuffer sbuf: CMSampleBuffer, sampleBufferOut: UnsafeMutablePointer<CMSampleBuffer?>
) -> OSStatus {
  sampleBufferOut.pointee = try? CMSampleBuffer(copying: sbuf)
  return noErr
}
/// Creates a buffer with the same contents and other times.
@discardableResult
public func CMSampleBufferCreateCopyWithNewTiming(
  allocator: CFAllocator?, sampleBuffer originalSBuf: CMSampleBuffer,
  sampleTimingEntryCount numSampleTimingEntries: CMItemCount, sampleTimingArray: UnsafePointer<CMSampleTimingInfo>?,
  sampleBufferOut: UnsafeMutablePointer<CMSampleBuffer?>
) -> OSStatus {
  let timing = UnsafeBufferPointer(
    start: sampleTimingArray, count: sampleTimingArray == nil ? 0 : numSampleTimingEntries)
  sampleBufferOut.pointee = try? CMSampleBuffer(copying: originalSBuf, withNewTiming: Array(timing))
  return noErr
}

/// Returns the image of a buffer; nil for a buffer of bytes.
public func CMSampleBufferGetImageBuffer(_ sbuf: CMSampleBuffer) -> CVImageBuffer? { sbuf.imageBuffer }
/// Returns the bytes of a buffer; nil for a buffer of an image.
public func CMSampleBufferGetDataBuffer(_ sbuf: CMSampleBuffer) -> CMBlockBuffer? { sbuf.dataBuffer }
/// Returns what the samples are.
public func CMSampleBufferGetFormatDescription(_ sbuf: CMSampleBuffer) -> CMFormatDescription? {
  sbuf.formatDescription
}
/// Returns whether a buffer is there and was not invalidated.
public func CMSampleBufferIsValid(_ sbuf: CMSampleBuffer) -> Bool { sbuf.isValid }
/// Makes a buffer invalid.
@discardableResult public func CMSampleBufferInvalidate(_ sbuf: CMSampleBuffer) -> OSStatus {
  sbuf.end()
  return noErr
}
/// Returns whether the contents of a buffer are there: until it is invalidated.
public func CMSampleBufferDataIsReady(_ sbuf: CMSampleBuffer) -> Bool { sbuf.isValid }
/// Returns how many samples there are.
public func CMSampleBufferGetNumSamples(_ sbuf: CMSampleBuffer) -> CMItemCount { sbuf.numSamples }
/// Returns when the first sample is shown or heard.
public func CMSampleBufferGetPresentationTimeStamp(_ sbuf: CMSampleBuffer) -> CMTime { sbuf.presentationTimeStamp }
/// Returns when the first sample is decoded; invalid where that is when it is shown.
public func CMSampleBufferGetDecodeTimeStamp(_ sbuf: CMSampleBuffer) -> CMTime { sbuf.decodeTimeStamp }
/// Returns how long all samples last.
public func CMSampleBufferGetDuration(_ sbuf: CMSampleBuffer) -> CMTime { sbuf.duration }
/// Returns the time at which the sample is sent out.
public func CMSampleBufferGetOutputPresentationTimeStamp(_ sbuf: CMSampleBuffer) -> CMTime {
  sbuf.outputPresentationTimeStamp
}
/// Sets the time at which the sample is sent out.
@discardableResult public func CMSampleBufferSetOutputPresentationTimeStamp(
  _ sbuf: CMSampleBuffer, newValue outputPresentationTimeStamp: CMTime
) -> OSStatus {
  sbuf.outputPresentationTimeStamp = outputPresentationTimeStamp
  return noErr
}
/// Returns how long all samples last where they are sent out.
public func CMSampleBufferGetOutputDuration(_ sbuf: CMSampleBuffer) -> CMTime { sbuf.outputDuration }
/// Returns the number of bytes of all samples; 0 for an image.
public func CMSampleBufferGetTotalSampleSize(_ sbuf: CMSampleBuffer) -> Int { sbuf.totalSampleSize }
/// Gets the times of a sample; fails for one that is not there.
@discardableResult public func CMSampleBufferGetSampleTimingInfo(
  _ sbuf: CMSampleBuffer, at sampleIndex: CMItemIndex, timingInfoOut: UnsafeMutablePointer<CMSampleTimingInfo>
) -> OSStatus {
  guard !sbuf.timing.isEmpty else { return kCMSampleBufferError_BufferHasNoSampleTimingInfo }
  guard let info = sbuf.timingInfo(at: sampleIndex) else { return kCMSampleBufferError_SampleIndexOutOfRange }
  timingInfoOut.pointee = info
  return noErr
}
/// Gets the times of each sample, and how many there are.
@discardableResult public func CMSampleBufferGetSampleTimingInfoArray(
  _ sbuf: CMSampleBuffer, entryCount timingArrayEntries: CMItemCount,
  arrayToFill timingArrayOut: UnsafeMutablePointer<CMSampleTimingInfo>?,
  entriesNeededOut timingArrayEntriesNeededOut: UnsafeMutablePointer<CMItemCount>?
) -> OSStatus {
  guard !sbuf.timing.isEmpty else { return kCMSampleBufferError_BufferHasNoSampleTimingInfo }
  timingArrayEntriesNeededOut?.pointee = sbuf.timing.count
  if let timingArrayOut {
    for (index, info) in sbuf.timing.prefix(timingArrayEntries).enumerated() { timingArrayOut[index] = info }
  }
  return noErr
}
/// Returns the values that are attached to each sample: dictionaries that can be changed.
public func CMSampleBufferGetSampleAttachmentsArray(
  _ sbuf: CMSampleBuffer, createIfNecessary: Bool
) -> NSArray? { sbuf.attachmentsOfSamples }

/// Whether a value that is attached to a buffer is passed on to copies.
public typealias CMAttachmentMode = UInt32
/// The value is not passed on.
public let kCMAttachmentMode_ShouldNotPropagate: CMAttachmentMode = 0
/// The value is passed on.
public let kCMAttachmentMode_ShouldPropagate: CMAttachmentMode = 1
/// An object to which values can be attached: a buffer of samples or of an image.
public typealias CMAttachmentBearer = CFTypeRef

/// Attaches a value to a buffer of samples, or takes it away for nil.
public func CMSetAttachment(
  _ target: CMAttachmentBearer, key: CFString, value: CFTypeRef?, attachmentMode: CMAttachmentMode
) {
  if let sample = target as? CMSampleBuffer {
    sample.attachments[key] = value.map { ($0, attachmentMode) }
  } else if let buffer = target as? CVBuffer {
    guard let value else { return CVBufferRemoveAttachment(buffer, key) }
    CVBufferSetAttachment(buffer, key, value, CVAttachmentMode(rawValue: attachmentMode) ?? .shouldNotPropagate)
  }
}
/// Returns the value that is attached to a buffer of samples or of an image; nil for none.
public func CMGetAttachment(
  _ target: CMAttachmentBearer, key: CFString, attachmentModeOut: UnsafeMutablePointer<CMAttachmentMode>?
) -> CFTypeRef? {
  if let sample = target as? CMSampleBuffer, let found = sample.attachments[key] {
    attachmentModeOut?.pointee = found.mode
    return found.value
  }
  guard let buffer = target as? CVBuffer else { return nil }
  var mode = CVAttachmentMode.shouldNotPropagate
  guard let found = CVBufferCopyAttachment(buffer, key, &mode) else { return nil }
  attachmentModeOut?.pointee = mode.rawValue
  return found
}
/// Returns the values that are attached to a buffer of samples with a mode; nil for none.
public func CMCopyDictionaryOfAttachments(
  allocator: CFAllocator?, target: CMAttachmentBearer, attachmentMode: CMAttachmentMode
) -> CFDictionary? {
  guard let sample = target as? CMSampleBuffer else { return nil }
  let found = NSMutableDictionary()
  for (key, attached) in sample.attachments where attached.mode == attachmentMode {
    found.setObject(attached.value, forKey: key)
  }
  return found.count == 0 ? nil : found
}

/// The key for whether a sample depends on others; true for a sample that is not a picture of its own.
public var kCMSampleAttachmentKey_NotSync: CFString { "NotSync" }
/// The key for whether a sample is shown as soon as it is there.
public var kCMSampleAttachmentKey_DisplayImmediately: CFString { "DisplayImmediately" }
/// The key for whether a sample depends on others.
public var kCMSampleAttachmentKey_DependsOnOthers: CFString { "DependsOnOthers" }
