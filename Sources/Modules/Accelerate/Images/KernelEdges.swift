/// What a kernel finds beyond the edges of a picture.
enum KernelEdges: Equatable {
  case copied, color([UInt8]), extended, truncated

  /// Nil without one of the flags.
  init?(_ flags: vImage_Flags, _ color: UnsafePointer<UInt8>?, channels: Int) {
    if flags & vImage_Flags(kvImageEdgeExtend) != 0 {
      self = .extended
    } else if flags & vImage_Flags(kvImageBackgroundColorFill) != 0 {
      self = .color((0..<channels).map { color?[$0] ?? 0 })
    } else if flags & vImage_Flags(kvImageCopyInPlace) != 0 {
      self = .copied
    } else if flags & vImage_Flags(kvImageTruncateKernel) != 0 {
      self = .truncated
    } else {
      return nil
    }
  }
}

/// A picture that is filtered with a kernel, from a point of it on.
struct KernelSource {
  let bytes: [UInt8]
  let width: Int
  let height: Int
  let channels: Int
  let edges: KernelEdges
  let left: Int
  let top: Int

  /// Runs a closure with the source of a filter and its target, else returns an error.
  static func filter(
    _ src: UnsafePointer<vImage_Buffer>, _ dest: UnsafePointer<vImage_Buffer>, channels: Int,
    offset: (x: vImagePixelCount, y: vImagePixelCount), kernel: (height: UInt32, width: UInt32),
    color: UnsafePointer<UInt8>?, _ flags: vImage_Flags, _ body: (KernelSource, Pixels) -> Void
  ) -> vImage_Error {
    let (source, target) = (Pixels(src, channels), Pixels(dest, channels))
    guard kernel.height & kernel.width & 1 == 1 else { return kvImageInvalidKernelSize }
    guard kernel.height < 1 << 16, kernel.width < 1 << 16 else { return kvImageInvalidKernelSize }
    guard let edges = KernelEdges(flags, color, channels: channels) else { return kvImageInvalidEdgeStyle }
    guard offset.x <= vImagePixelCount(source.width) else { return kvImageInvalidOffset_X }
    guard offset.y <= vImagePixelCount(source.height) else { return kvImageInvalidOffset_Y }
    for picture in [source, target] { if let error = picture.error { return error } }
    let (left, top) = (Int(offset.x), Int(offset.y))
    guard left + target.width <= source.width, top + target.height <= source.height else {
      return kvImageRoiLargerThanInputBuffer
    }
    if flags & vImage_Flags(kvImageGetTempBufferSize) != 0 {
      return (target.width + Int(kernel.width)) * (Int(kernel.height) + 1) * channels
    }
    guard target.width > 0, target.height > 0 else { return kvImageNoError }
    let picture = KernelSource(
      bytes: source.copied(), width: source.width, height: source.height, channels: channels, edges: edges, left: left,
      top: top)
    body(picture, target)
    if edges == .copied {
      picture.copyEdges(to: target, kernel)
    }
    if channels == 4, flags & vImage_Flags(kvImageLeaveAlphaUnchanged) != 0 { picture.copyAlpha(to: target) }
    return kvImageNoError
  }

  /// Copies the pixels whose kernel is not all inside.
  private func copyEdges(to target: Pixels, _ kernel: (height: UInt32, width: UInt32)) {
    let (above, before) = (Int(kernel.height) / 2, Int(kernel.width) / 2)
    for row in 0..<target.height {
      let isRowInside = row + top >= above && row + top < height - above
      for column in 0..<target.width
      where !isRowInside || column + left < before || column + left >= width - before {
        let source = ((row + top) * width + column + left) * channels
        for channel in 0..<channels { target.row(row)[column * channels + channel] = bytes[source + channel] }
      }
    }
  }

  private func copyAlpha(to target: Pixels) {
    for row in 0..<target.height {
      for column in 0..<target.width {
        target.row(row)[column * channels] = bytes[((row + top) * width + column + left) * channels]
      }
    }
  }

  /// The number of a pixel, which can be beyond the edges; nil where it does not count.
  func value(_ x: Int, _ y: Int, _ channel: Int) -> Int? {
    if x >= 0, x < width, y >= 0, y < height { return Int(bytes[(y * width + x) * channels + channel]) }
    switch edges {
    case .extended, .copied:
      let (column, row) = (min(max(x, 0), width - 1), min(max(y, 0), height - 1))
      return Int(bytes[(row * width + column) * channels + channel])
    case .color(let color): return Int(color[channel])
    case .truncated: return nil
    }
  }
}
