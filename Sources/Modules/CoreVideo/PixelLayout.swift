/// Where the pixels of a buffer are.
struct PixelLayout {
  let width: Int
  let height: Int
  let planes: [CVBuffer.Plane]
  let isPlanar: Bool
  let size: Int

  private static let bytesOfPixel: [OSType: Int] = [
    kCVPixelFormatType_32ARGB: 4, kCVPixelFormatType_32BGRA: 4, kCVPixelFormatType_32ABGR: 4,
    kCVPixelFormatType_32RGBA: 4, kCVPixelFormatType_24RGB: 3, kCVPixelFormatType_24BGR: 3,
    kCVPixelFormatType_OneComponent8: 1, kCVPixelFormatType_TwoComponent8: 2,
    kCVPixelFormatType_OneComponent16Half: 2, kCVPixelFormatType_OneComponent32Float: 4,
    kCVPixelFormatType_64RGBAHalf: 8, kCVPixelFormatType_128RGBAFloat: 16, kCVPixelFormatType_DepthFloat16: 2,
    kCVPixelFormatType_DepthFloat32: 4, kCVPixelFormatType_DisparityFloat16: 2,
    kCVPixelFormatType_DisparityFloat32: 4, kCVPixelFormatType_422YpCbCr8: 2,
  ]

  /// The layout of a size in pixels; nil for a format that is not known. Rows begin at multiples of `alignment` bytes.
  init?(_ format: OSType, width: Int, height: Int, alignment: Int, bytesPerRow: Int? = nil) {
    let half = (width: (width + 1) / 2, height: (height + 1) / 2)
    let parts: [(width: Int, height: Int, bytes: Int)]
    switch format {
    case kCVPixelFormatType_420YpCbCr8BiPlanarVideoRange, kCVPixelFormatType_420YpCbCr8BiPlanarFullRange:
      parts = [(width, height, 1), (half.width, half.height, 2)]
    case kCVPixelFormatType_420YpCbCr8Planar, kCVPixelFormatType_420YpCbCr8PlanarFullRange:
      parts = [(width, height, 1), (half.width, half.height, 1), (half.width, half.height, 1)]
    default:
      guard let bytes = Self.bytesOfPixel[format] else { return nil }
      parts = [(width, height, bytes)]
    }
    var (planes, offset): ([CVBuffer.Plane], Int) = ([], 0)
    for part in parts {
      let row = bytesPerRow ?? (part.width * part.bytes + alignment - 1) / alignment * alignment
      planes.append(.init(width: part.width, height: part.height, bytesPerRow: row, offset: offset))
      offset += row * part.height
    }
    self.width = width
    self.height = height
    self.planes = planes
    isPlanar = parts.count > 1
    size = offset
  }
}
