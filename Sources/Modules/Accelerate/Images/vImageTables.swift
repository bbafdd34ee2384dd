/// Replaces the numbers of pixels by those of tables; a table that is missing changes nothing.
@discardableResult public func vImageTableLookUp_ARGB8888(
  _ src: UnsafePointer<vImage_Buffer>, _ dest: UnsafePointer<vImage_Buffer>, _ alphaTable: UnsafePointer<Pixel_8>?,
  _ redTable: UnsafePointer<Pixel_8>?, _ greenTable: UnsafePointer<Pixel_8>?, _ blueTable: UnsafePointer<Pixel_8>?,
  _ flags: vImage_Flags
) -> vImage_Error {
  let tables = [alphaTable, redTable, greenTable, blueTable]
  return forEachPixel(src, 4, dest, 4) { from, to in
    for (index, table) in tables.enumerated() { to[index] = table.map { $0[Int(from[index])] } ?? from[index] }
  }
}

/// Replaces the numbers of pixels by those of a table.
@discardableResult public func vImageTableLookUp_Planar8(
  _ src: UnsafePointer<vImage_Buffer>, _ dest: UnsafePointer<vImage_Buffer>, _ table: UnsafePointer<Pixel_8>!,
  _ flags: vImage_Flags
) -> vImage_Error {
  guard let table else { return kvImageNullPointerArgument }
  return forEachPixel(src, 1, dest, 1) { from, to in to[0] = table[Int(from[0])] }
}

/// Counts how often each number occurs, in 256 counts for each channel.
@discardableResult public func vImageHistogramCalculation_ARGB8888(
  _ src: UnsafePointer<vImage_Buffer>, _ histogram: UnsafeMutablePointer<UnsafeMutablePointer<vImagePixelCount>?>!,
  _ flags: vImage_Flags
) -> vImage_Error {
  guard let histogram else { return kvImageNullPointerArgument }
  for channel in 0..<4 { histogram[channel]?.update(repeating: 0, count: 256) }
  return forEachPixel(src, 4, src, 4) { from, _ in
    for channel in 0..<4 { histogram[channel]?[Int(from[channel])] += 1 }
  }
}

/// Counts how often each number occurs, in 256 counts.
@discardableResult public func vImageHistogramCalculation_Planar8(
  _ src: UnsafePointer<vImage_Buffer>, _ histogram: UnsafeMutablePointer<vImagePixelCount>!, _ flags: vImage_Flags
) -> vImage_Error {
  guard let histogram else { return kvImageNullPointerArgument }
  histogram.update(repeating: 0, count: 256)
  return forEachPixel(src, 1, src, 1) { from, _ in histogram[Int(from[0])] += 1 }
}

/// Sets all pixels to a color.
@discardableResult public func vImageBufferFill_ARGB8888(
  _ dest: UnsafePointer<vImage_Buffer>, _ color: UnsafePointer<UInt8>!, _ flags: vImage_Flags
) -> vImage_Error {
  guard let color else { return kvImageNullPointerArgument }
  let (a, b, c, d) = (color[0], color[1], color[2], color[3])
  return forEachPixel(dest, 4, dest, 4) { _, to in (to[0], to[1], to[2], to[3]) = (a, b, c, d) }
}

/// Sets some numbers of all pixels; the bits of the mask, from 8, stand for the numbers from the first.
@discardableResult public func vImageOverwriteChannelsWithScalar_ARGB8888(
  _ scalar: Pixel_8, _ src: UnsafePointer<vImage_Buffer>, _ dest: UnsafePointer<vImage_Buffer>, _ copyMask: UInt8,
  _ flags: vImage_Flags
) -> vImage_Error {
  forEachPixel(src, 4, dest, 4) { from, to in
    for index in 0..<4 { to[index] = copyMask & (8 >> UInt8(index)) != 0 ? scalar : from[index] }
  }
}

/// Sets all pixels to a number.
@discardableResult public func vImageOverwriteChannelsWithScalar_Planar8(
  _ scalar: Pixel_8, _ dest: UnsafePointer<vImage_Buffer>, _ flags: vImage_Flags
) -> vImage_Error {
  forEachPixel(dest, 1, dest, 1) { _, to in to[0] = scalar }
}
