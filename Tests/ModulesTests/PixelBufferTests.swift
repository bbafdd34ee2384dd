import Foundation
import PlainviewCoreVideo
import Testing

/// `CoreVideo`: buffers of pixels.
@Suite struct PixelBufferTests {
  private func make(_ width: Int, _ height: Int, _ format: OSType) -> (buffer: CVPixelBuffer?, result: CVReturn) {
    var buffer: CVPixelBuffer?
    let result = CVPixelBufferCreate(nil, width, height, format, nil, &buffer)
    return (buffer, result)
  }

  @Test func `A buffer has memory while it is locked`() throws {
    let buffer = try #require(make(10, 4, kCVPixelFormatType_32BGRA).buffer)
    #expect(CVPixelBufferGetWidth(buffer) == 10 && CVPixelBufferGetHeight(buffer) == 4)
    #expect(CVPixelBufferGetBytesPerRow(buffer) >= 40 && CVPixelBufferGetPlaneCount(buffer) == 0)
    #expect(CVPixelBufferGetPixelFormatType(buffer) == 0x4247_5241)
    #expect(CVPixelBufferGetBaseAddress(buffer) == nil)
    CVPixelBufferLockBaseAddress(buffer, [])
    let memory = try #require(CVPixelBufferGetBaseAddress(buffer))
    #expect(memory.load(as: UInt32.self) == 0)
    memory.storeBytes(of: 7, toByteOffset: CVPixelBufferGetDataSize(buffer) - 1, as: UInt8.self)
    #expect(CVPixelBufferUnlockBaseAddress(buffer, []) == kCVReturnSuccess)
    #expect(CVPixelBufferUnlockBaseAddress(buffer, []) == kCVReturnInvalidArgument)
  }

  @Test func `Planes of colors have half the size, rounded up`() throws {
    let buffer = try #require(make(5, 3, kCVPixelFormatType_420YpCbCr8BiPlanarFullRange).buffer)
    #expect(CVPixelBufferIsPlanar(buffer) && CVPixelBufferGetPlaneCount(buffer) == 2)
    #expect(CVPixelBufferGetWidthOfPlane(buffer, 1) == 3 && CVPixelBufferGetHeightOfPlane(buffer, 1) == 2)
    #expect(CVPixelBufferGetBytesPerRowOfPlane(buffer, 1) >= 6)
    CVPixelBufferLockBaseAddress(buffer, .readOnly)
    let first = try #require(CVPixelBufferGetBaseAddressOfPlane(buffer, 0))
    let second = try #require(CVPixelBufferGetBaseAddressOfPlane(buffer, 1))
    #expect(second - first == 3 * CVPixelBufferGetBytesPerRowOfPlane(buffer, 0))
    #expect(CVPixelBufferGetBaseAddressOfPlane(buffer, 2) == nil)
  }

  @Test func `Sizes and formats that cannot be are refused`() {
    #expect(make(0, 4, kCVPixelFormatType_32BGRA).result == -6661)
    #expect(make(4, 4, 0x3F3F_3F3F).result == -6680)
  }

  @Test func `A pool makes buffers of its attributes, up to a threshold`() throws {
    let attributes = NSDictionary(
      objects: [NSNumber(value: 8), NSNumber(value: 6), NSNumber(value: kCVPixelFormatType_32BGRA)],
      forKeys: [kCVPixelBufferWidthKey, kCVPixelBufferHeightKey, kCVPixelBufferPixelFormatTypeKey])
    var made: CVPixelBufferPool?
    #expect(CVPixelBufferPoolCreate(nil, nil, attributes, &made) == kCVReturnSuccess)
    let pool = try #require(made)
    let limit = NSDictionary(object: NSNumber(value: 1), forKey: kCVPixelBufferPoolAllocationThresholdKey)
    var (one, two): (CVPixelBuffer?, CVPixelBuffer?)
    #expect(CVPixelBufferPoolCreatePixelBufferWithAuxAttributes(nil, pool, limit, &one) == kCVReturnSuccess)
    #expect(one.map(CVPixelBufferGetHeight) == 6)
    #expect(CVPixelBufferPoolCreatePixelBufferWithAuxAttributes(nil, pool, limit, &two) == -6689)
    one = nil
    #expect(CVPixelBufferPoolCreatePixelBufferWithAuxAttributes(nil, pool, limit, &two) == kCVReturnSuccess)
  }

  @Test func `Values are attached to a buffer`() throws {
    let buffer = try #require(make(2, 2, kCVPixelFormatType_OneComponent8).buffer)
    CVBufferSetAttachment(buffer, "color", NSString("red"), .shouldPropagate)
    var mode = CVAttachmentMode.shouldNotPropagate
    #expect(CVBufferCopyAttachment(buffer, "color", &mode) as? NSString == "red" && mode == .shouldPropagate)
    CVBufferRemoveAttachment(buffer, "color")
    #expect(CVBufferCopyAttachment(buffer, "color", nil) == nil)
  }
}
