/// The pixels of a picture as bytes.
struct Pixels {
  let data: UnsafeMutableRawPointer?
  let width: Int
  let height: Int
  let rowBytes: Int
  /// Bytes.
  let pixelSize: Int

  init(_ buffer: UnsafePointer<vImage_Buffer>, _ pixelSize: Int) {
    let buffer = buffer.pointee
    (data, rowBytes, self.pixelSize) = (buffer.data, buffer.rowBytes, pixelSize)
    (width, height) = (Int(buffer.width), Int(buffer.height))
  }

  func row(_ index: Int) -> UnsafeMutablePointer<UInt8> {
    (data! + index * rowBytes).assumingMemoryBound(to: UInt8.self)
  }

  func numbers(_ index: Int) -> UnsafeMutablePointer<Float> {
    (data! + index * rowBytes).assumingMemoryBound(to: Float.self)
  }

  /// A copy of the bytes without what is between the rows.
  func copied() -> [UInt8] {
    var result: [UInt8] = []
    result.reserveCapacity(width * height * pixelSize)
    for index in 0..<height { result += UnsafeBufferPointer(start: row(index), count: width * pixelSize) }
    return result
  }

  /// Nil for pictures that can be read and written.
  var error: vImage_Error? {
    if data == nil { return width == 0 || height == 0 ? nil : kvImageNullPointerArgument }
    return rowBytes < width * pixelSize ? kvImageInvalidRowBytes : nil
  }
}

/// Runs a closure for pictures of the same size, else returns an error; of sources that are larger a part is used.
func check(_ sources: Pixels..., to target: Pixels, isSame: Bool = false, _ body: () -> Void) -> vImage_Error {
  for picture in sources + [target] { if let error = picture.error { return error } }
  for source in sources {
    if isSame
      ? source.width != target.width || source.height != target.height
      : source.width < target.width || source.height < target.height
    {
      return isSame ? kvImageBufferSizeMismatch : kvImageRoiLargerThanInputBuffer
    }
  }
  body()
  return kvImageNoError
}

/// The same for one source.
func check(_ source: Pixels, _ target: Pixels, _ body: () -> Void) -> vImage_Error {
  check(source, to: target, body)
}

/// Calls a closure with the first byte of each pixel in two pictures; they can be the same memory.
func forEachPixel(
  _ src: UnsafePointer<vImage_Buffer>, _ size: Int, _ dest: UnsafePointer<vImage_Buffer>, _ targetSize: Int,
  _ body: (UnsafeMutablePointer<UInt8>, UnsafeMutablePointer<UInt8>) -> Void
) -> vImage_Error {
  let (source, target) = (Pixels(src, size), Pixels(dest, targetSize))
  return check(source, target) {
    for row in 0..<target.height {
      var (from, to) = (source.row(row), target.row(row))
      for _ in 0..<target.width {
        body(from, to)
        from += size
        to += targetSize
      }
    }
  }
}
