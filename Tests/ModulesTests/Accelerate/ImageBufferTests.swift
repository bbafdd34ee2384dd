import Foundation
import PlainviewAccelerate
import Testing
import UIKit

/// vImage's functions on pixels in memory.
@Suite struct ImageBufferTests {
  /// Calls a closure with a picture of bytes and one for the result, and returns the result's bytes.
  private func run(
    _ bytes: [UInt8], width: Int, to size: (width: Int, height: Int), channels: Int = 4,
    _ body: (UnsafePointer<vImage_Buffer>, UnsafePointer<vImage_Buffer>) -> vImage_Error
  ) -> [UInt8] {
    var (source, target) = (bytes, [UInt8](repeating: 77, count: size.width * size.height * channels))
    let height = bytes.count / channels / width
    source.withUnsafeMutableBytes { source in
      target.withUnsafeMutableBytes { target in
        var first = vImage_Buffer(
          data: source.baseAddress, height: vImagePixelCount(height), width: vImagePixelCount(width),
          rowBytes: width * channels)
        var second = vImage_Buffer(
          data: target.baseAddress, height: vImagePixelCount(size.height), width: vImagePixelCount(size.width),
          rowBytes: size.width * channels)
        #expect(body(&first, &second) == kvImageNoError)
      }
    }
    return target
  }

  private let flags = vImage_Flags(kvImageNoFlags)
  private let picture: [UInt8] = (0..<60).map { UInt8($0 * 37 % 251) }

  @Test(arguments: [(3, 5), (1, 3), (5, 1)]) func `A box is the rounded mean of what is around a pixel`(
    kernel: (height: Int, width: Int)
  ) {
    let result = run(picture, width: 5, to: (5, 3)) {
      vImageBoxConvolve_ARGB8888(
        $0, $1, nil, 0, 0, UInt32(kernel.height), UInt32(kernel.width), nil, vImage_Flags(kvImageEdgeExtend))
    }
    for y in 0..<3 {
      for x in 0..<5 {
        for channel in 0..<4 {
          var sum = 0.0
          for j in y - kernel.height / 2...y + kernel.height / 2 {
            for i in x - kernel.width / 2...x + kernel.width / 2 {
              sum += Double(picture[(min(max(j, 0), 2) * 5 + min(max(i, 0), 4)) * 4 + channel])
            }
          }
          let mean = (sum / Double(kernel.height * kernel.width)).rounded()
          #expect(Double(result[(y * 5 + x) * 4 + channel]) == mean)
        }
      }
    }
  }

  @Test func `Edges are colored, copied or cut off`() {
    let bytes: [UInt8] = [10, 20, 60]
    func box(_ flag: Int) -> [UInt8] {
      run(bytes, width: 3, to: (3, 1), channels: 1) {
        vImageBoxConvolve_Planar8($0, $1, nil, 0, 0, 1, 3, 90, vImage_Flags(flag))
      }
    }
    #expect(box(kvImageEdgeExtend) == [13, 30, 47])
    #expect(box(kvImageBackgroundColorFill) == [40, 30, 57])
    #expect(box(kvImageCopyInPlace) == [10, 30, 60])
    #expect(box(kvImageTruncateKernel) == [15, 30, 40])
  }

  @Test func `A tent and a kernel weight the pixels`() {
    let bytes: [UInt8] = [10, 20, 60]
    #expect(
      run(bytes, width: 3, to: (3, 1), channels: 1) {
        vImageTentConvolve_Planar8($0, $1, nil, 0, 0, 1, 3, 0, vImage_Flags(kvImageEdgeExtend))
      } == [13, 28, 50])
    #expect(
      run(bytes, width: 3, to: (3, 1), channels: 1) {
        vImageConvolve_Planar8($0, $1, nil, 0, 0, [-1, 0, 4], 1, 3, 1, 0, vImage_Flags(kvImageEdgeExtend))
      } == [70, 230, 220])
  }

  @Test func `Kernels of even sizes, missing edge flags and small sources are errors`() {
    var buffer = vImage_Buffer()
    #expect(vImageBuffer_Init(&buffer, 4, 4, 32, flags) == kvImageNoError)
    defer { buffer.free() }
    #expect(buffer.rowBytes == 16 && buffer.size == CGSize(width: 4, height: 4))
    let edge = vImage_Flags(kvImageEdgeExtend)
    #expect(vImageBoxConvolve_ARGB8888(&buffer, &buffer, nil, 0, 0, 2, 3, nil, edge) == kvImageInvalidKernelSize)
    #expect(vImageBoxConvolve_ARGB8888(&buffer, &buffer, nil, 0, 0, 3, 3, nil, flags) == kvImageInvalidEdgeStyle)
    #expect(vImageBoxConvolve_ARGB8888(&buffer, &buffer, nil, 5, 0, 3, 3, nil, edge) == kvImageInvalidOffset_X)
    #expect(
      vImageBoxConvolve_ARGB8888(&buffer, &buffer, nil, 1, 0, 3, 3, nil, edge) == kvImageRoiLargerThanInputBuffer)
    let size = vImageBoxConvolve_ARGB8888(
      &buffer, &buffer, nil, 0, 0, 3, 3, nil, edge | vImage_Flags(kvImageGetTempBufferSize))
    #expect(size > 0)
    #expect(throws: vImage.Error.invalidParameter) { try vImage_Buffer(width: 0, height: 1, bitsPerPixel: 32) }
  }

  @Test func `A matrix multiplies pixels from the left`() {
    let matrix: [Int16] = [1, 0, 0, 0, 2, 1, 0, 0, 0, 0, 3, 0, 0, 0, 0, -1]
    let bytes: [UInt8] = [10, 20, 100, 40]
    #expect(
      run(bytes, width: 1, to: (1, 1)) { vImageMatrixMultiply_ARGB8888($0, $1, matrix, 2, nil, nil, flags) } == [
        25, 10, 150, 0,
      ])
    #expect(
      run(bytes, width: 1, to: (1, 1)) {
        vImageMatrixMultiply_ARGB8888($0, $1, matrix, 2, [1, 1, 1, 1], [1, 1, 1, 500], flags)
      } == [27, 11, 152, 229])
  }

  @Test func `Channels are ordered, multiplied by the alpha and divided by it`() {
    let bytes: [UInt8] = [128, 200, 100, 0, 0, 9, 9, 9]
    #expect(
      run(bytes, width: 2, to: (2, 1)) { vImagePermuteChannels_ARGB8888($0, $1, [3, 2, 1, 0], flags) } == [
        0, 100, 200, 128, 9, 9, 9, 0,
      ])
    #expect(
      run(bytes, width: 2, to: (2, 1)) { vImagePremultiplyData_ARGB8888($0, $1, flags) } == [
        128, 100, 50, 0, 0, 0, 0, 0,
      ])
    #expect(
      run([128, 100, 50, 0, 0, 0, 0, 7], width: 2, to: (2, 1)) { vImageUnpremultiplyData_ARGB8888($0, $1, flags) } == [
        128, 199, 100, 0, 0, 0, 0, 0,
      ])
  }

  @Test func `Numbers of pixels are dropped, added and joined`() {
    var target = [UInt8](repeating: 77, count: 6)
    var (source, planes): ([UInt8], [UInt8]) = ([9, 1, 2, 3, 8, 4, 5, 6], [1, 4])
    source.withUnsafeMutableBytes { source in
      planes.withUnsafeMutableBytes { planes in
        target.withUnsafeMutableBytes { target in
          var pixels = vImage_Buffer(data: source.baseAddress, height: 1, width: 2, rowBytes: 8)
          var plane = vImage_Buffer(data: planes.baseAddress, height: 1, width: 2, rowBytes: 2)
          var colors = vImage_Buffer(data: target.baseAddress, height: 1, width: 2, rowBytes: 6)
          #expect(vImageConvert_ARGB8888toRGB888(&pixels, &colors, flags) == kvImageNoError)
          #expect(Array(target) == [1, 2, 3, 4, 5, 6])
          #expect(vImageConvert_RGB888toBGRA8888(&colors, nil, 128, &pixels, true, flags) == kvImageNoError)
          #expect(Array(source) == [2, 1, 1, 128, 3, 3, 2, 128])
          #expect(vImageConvert_Planar8toRGB888(&plane, &plane, &plane, &colors, flags) == kvImageNoError)
          #expect(Array(target) == [1, 1, 1, 4, 4, 4])
        }
      }
    }
  }

  @Test func `Pictures are reflected and turned`() {
    let bytes: [UInt8] = [1, 2, 3, 4, 5, 6]
    func planar(_ size: (Int, Int), _ body: (UnsafePointer<vImage_Buffer>, UnsafePointer<vImage_Buffer>) -> Int)
      -> [UInt8]
    {
      run(bytes, width: 3, to: size, channels: 1, body)
    }
    #expect(planar((3, 2)) { vImageHorizontalReflect_Planar8($0, $1, flags) } == [3, 2, 1, 6, 5, 4])
    #expect(planar((3, 2)) { vImageVerticalReflect_Planar8($0, $1, flags) } == [4, 5, 6, 1, 2, 3])
    let (right, left) = (UInt8(kRotate90DegreesClockwise), UInt8(kRotate90DegreesCounterClockwise))
    #expect(planar((2, 3)) { vImageRotate90_Planar8($0, $1, right, 0, flags) } == [4, 1, 5, 2, 6, 3])
    #expect(planar((2, 3)) { vImageRotate90_Planar8($0, $1, left, 0, flags) } == [3, 6, 2, 5, 1, 4])
    #expect(planar((3, 2)) { vImageRotate90_Planar8($0, $1, 2, 0, flags) } == [6, 5, 4, 3, 2, 1])
    #expect(planar((5, 2)) { vImageRotate90_Planar8($0, $1, 0, 9, flags) } == [9, 1, 2, 3, 9, 9, 4, 5, 6, 9])
  }

  @Test func `A scaled picture of one color keeps it, and the same size keeps the pixels`() {
    let plain = [UInt8](repeating: 200, count: 7 * 4 * 4)
    #expect(
      run(plain, width: 7, to: (3, 9)) { vImageScale_ARGB8888($0, $1, nil, flags) } == Array(repeating: 200, count: 108)
    )
    #expect(run(picture, width: 5, to: (5, 3)) { vImageScale_ARGB8888($0, $1, nil, flags) } == picture)
    let steps = run([0, 0, 0, 0, 200, 200, 200, 200], width: 8, to: (4, 1), channels: 1) {
      vImageScale_Planar8($0, $1, nil, vImage_Flags(kvImageHighQualityResampling))
    }
    #expect(steps[0] < steps[2] && steps[1] < 30 && steps[2] > 170)
  }

  @Test func `Counts, tables and colors of whole pictures`() {
    var counts = [vImagePixelCount](repeating: 5, count: 256)
    _ = run([3, 3, 9], width: 3, to: (3, 1), channels: 1) { source, _ in
      vImageHistogramCalculation_Planar8(source, &counts, flags)
    }
    #expect(counts[3] == 2 && counts[9] == 1 && counts.reduce(0, +) == 3)
    let inverse = (0..<256).map { UInt8(255 - $0) }
    #expect(
      run([1, 2, 3, 4], width: 1, to: (1, 1)) {
        vImageTableLookUp_ARGB8888($0, $1, nil, inverse, nil, inverse, flags)
      } == [1, 253, 3, 251])
    #expect(
      run([0, 0, 0, 0], width: 1, to: (1, 1)) {
        vImageBufferFill_ARGB8888($1, [1, 2, 3, 4], $0.pointee.width == 1 ? 0 : 1)
      }
        == [1, 2, 3, 4])
  }

  @Test func `A format of a size of bits has a space and components`() throws {
    let format = vImage_CGImageFormat(
      bitsPerComponent: 8, bitsPerPixel: 32, colorSpace: nil, bitmapInfo: [], version: 0, decode: nil,
      renderingIntent: .defaultIntent)
    #expect(format.componentCount == 4)
  }
}
