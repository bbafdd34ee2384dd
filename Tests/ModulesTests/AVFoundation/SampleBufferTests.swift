import Foundation
import PlainviewAVFoundation
import PlainviewCoreVideo
import PlainviewRuntime
import Testing
import UIKit

/// Buffers of samples, their descriptions and times.
@MainActor @Suite struct SampleBufferTests {
  private func image(_ width: Int, _ height: Int) throws -> CVPixelBuffer {
    var buffer: CVPixelBuffer?
    CVPixelBufferCreate(nil, width, height, kCVPixelFormatType_32BGRA, nil, &buffer)
    return try #require(buffer)
  }

  @Test func `A buffer of an image has the image, its description and its times until it is invalidated`() throws {
    let image = try image(40, 30)
    var format: CMVideoFormatDescription?
    CMVideoFormatDescriptionCreateForImageBuffer(allocator: nil, imageBuffer: image, formatDescriptionOut: &format)
    let description = try #require(format)
    #expect(CMVideoFormatDescriptionGetDimensions(description) == CMVideoDimensions(width: 40, height: 30))
    #expect(CMFormatDescriptionGetMediaType(description) == kCMMediaType_Video)
    var timing = CMSampleTimingInfo(
      duration: CMTime(value: 1, timescale: 30), presentationTimeStamp: CMTime(value: 5, timescale: 1),
      decodeTimeStamp: .invalid)
    var made: CMSampleBuffer?
    let status = CMSampleBufferCreateReadyWithImageBuffer(
      allocator: nil, imageBuffer: image, formatDescription: description, sampleTiming: &timing,
      sampleBufferOut: &made)
    let sample = try #require(made)
    #expect(status == noErr && CMSampleBufferGetImageBuffer(sample) === image && sample.numSamples == 1)
    #expect(sample.presentationTimeStamp.seconds == 5 && CMSampleBufferGetDuration(sample) == timing.duration)
    #expect(sample.formatDescription?.mediaSubType.description == "'BGRA'")
    CMSampleBufferInvalidate(sample)
    #expect(!sample.isValid && CMSampleBufferGetImageBuffer(sample) == nil)
  }

  @Test func `A description of another size is not of the image`() throws {
    let description = try CMFormatDescription(imageBuffer: image(8, 8))
    var timing = CMSampleTimingInfo.invalid
    var made: CMSampleBuffer?
    let status = CMSampleBufferCreateReadyWithImageBuffer(
      allocator: nil, imageBuffer: try image(9, 8), formatDescription: description, sampleTiming: &timing,
      sampleBufferOut: &made)
    #expect(status == kCMSampleBufferError_InvalidMediaFormat && made == nil)
  }

  @Test func `Samples of one duration follow each other`() throws {
    var timing = CMSampleTimingInfo(
      duration: CMTime(value: 1, timescale: 100), presentationTimeStamp: .zero, decodeTimeStamp: .invalid)
    var bytes: [UInt8] = Array(0..<40)
    var block: CMBlockBuffer?
    CMBlockBufferCreateWithMemoryBlock(
      allocator: nil, memoryBlock: &bytes, blockLength: 40, blockAllocator: nil, customBlockSource: nil,
      offsetToData: 0, dataLength: 40, flags: 0, blockBufferOut: &block)
    var made: CMSampleBuffer?
    CMSampleBufferCreateReady(
      allocator: nil, dataBuffer: block, formatDescription: nil, sampleCount: 10, sampleTimingEntryCount: 1,
      sampleTimingArray: &timing, sampleSizeEntryCount: 0, sampleSizeArray: nil, sampleBufferOut: &made)
    let sample = try #require(made)
    #expect(sample.duration.seconds == 0.1 && sample.totalSampleSize == 40)
    #expect(try sample.sampleTimingInfo(at: 3).presentationTimeStamp.seconds == 0.03)
    #expect(throws: (any Error).self) { try sample.sampleTimingInfo(at: 10) }
    #expect(try sample.dataBuffer?.dataBytes() == Data(bytes))
  }

  @Test func `Ranges of time are joined and cut`() {
    func range(_ start: Int64, _ end: Int64) -> CMTimeRange {
      CMTimeRange(start: CMTime(value: start, timescale: 1), end: CMTime(value: end, timescale: 1))
    }
    #expect(range(0, 4).intersection(range(2, 6)) == range(2, 4))
    #expect(range(0, 1).intersection(range(2, 6)) == .zero)
    #expect(range(0, 1).union(range(2, 6)) == range(0, 6))
    #expect(range(0, 6).containsTimeRange(range(2, 6)) && !range(2, 6).containsTimeRange(range(0, 6)))
  }
}
