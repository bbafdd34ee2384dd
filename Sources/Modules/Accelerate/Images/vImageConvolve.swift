/// The means of the pixels around each pixel. Alpha is filtered as colors are.
@discardableResult public func vImageBoxConvolve_ARGB8888(
  _ src: UnsafePointer<vImage_Buffer>, _ dest: UnsafePointer<vImage_Buffer>, _ tempBuffer: UnsafeMutableRawPointer!,
  _ srcOffsetToROI_X: vImagePixelCount, _ srcOffsetToROI_Y: vImagePixelCount, _ kernel_height: UInt32,
  _ kernel_width: UInt32, _ backgroundColor: UnsafePointer<UInt8>!, _ flags: vImage_Flags
) -> vImage_Error {
  KernelSource.filter(
    src, dest, channels: 4, offset: (srcOffsetToROI_X, srcOffsetToROI_Y), kernel: (kernel_height, kernel_width),
    color: backgroundColor, flags
  ) { source, target in source.filterBox(target, Int(kernel_height), Int(kernel_width)) }
}

/// The means of the pixels around each pixel, which count less with their distance. Alpha is filtered as colors are.
@discardableResult public func vImageTentConvolve_ARGB8888(
  _ src: UnsafePointer<vImage_Buffer>, _ dest: UnsafePointer<vImage_Buffer>, _ tempBuffer: UnsafeMutableRawPointer!,
  _ srcOffsetToROI_X: vImagePixelCount, _ srcOffsetToROI_Y: vImagePixelCount, _ kernel_height: UInt32,
  _ kernel_width: UInt32, _ backgroundColor: UnsafePointer<UInt8>!, _ flags: vImage_Flags
) -> vImage_Error {
  KernelSource.filter(
    src, dest, channels: 4, offset: (srcOffsetToROI_X, srcOffsetToROI_Y), kernel: (kernel_height, kernel_width),
    color: backgroundColor, flags
  ) { source, target in source.filterTent(target, Int(kernel_height), Int(kernel_width)) }
}

/// The sums of the pixels around each pixel times the numbers of a kernel, divided by a number and rounded.
@discardableResult public func vImageConvolve_ARGB8888(
  _ src: UnsafePointer<vImage_Buffer>, _ dest: UnsafePointer<vImage_Buffer>, _ tempBuffer: UnsafeMutableRawPointer!,
  _ srcOffsetToROI_X: vImagePixelCount, _ srcOffsetToROI_Y: vImagePixelCount, _ kernel: UnsafePointer<Int16>!,
  _ kernel_height: UInt32, _ kernel_width: UInt32, _ divisor: Int32, _ backgroundColor: UnsafePointer<UInt8>!,
  _ flags: vImage_Flags
) -> vImage_Error {
  guard let kernel, divisor != 0 else { return kernel == nil ? kvImageNullPointerArgument : kvImageInvalidParameter }
  return KernelSource.filter(
    src, dest, channels: 4, offset: (srcOffsetToROI_X, srcOffsetToROI_Y), kernel: (kernel_height, kernel_width),
    color: backgroundColor, flags
  ) { source, target in source.filter(target, kernel, Int(kernel_height), Int(kernel_width), Int(divisor)) }
}

/// The means of the pixels around each pixel.
@discardableResult public func vImageBoxConvolve_Planar8(
  _ src: UnsafePointer<vImage_Buffer>, _ dest: UnsafePointer<vImage_Buffer>, _ tempBuffer: UnsafeMutableRawPointer!,
  _ srcOffsetToROI_X: vImagePixelCount, _ srcOffsetToROI_Y: vImagePixelCount, _ kernel_height: UInt32,
  _ kernel_width: UInt32, _ backgroundColor: Pixel_8, _ flags: vImage_Flags
) -> vImage_Error {
  KernelSource.filter(
    src, dest, channels: 1, offset: (srcOffsetToROI_X, srcOffsetToROI_Y), kernel: (kernel_height, kernel_width),
    color: [backgroundColor], flags
  ) { source, target in source.filterBox(target, Int(kernel_height), Int(kernel_width)) }
}

/// The means of the pixels around each pixel, which count less with their distance.
@discardableResult public func vImageTentConvolve_Planar8(
  _ src: UnsafePointer<vImage_Buffer>, _ dest: UnsafePointer<vImage_Buffer>, _ tempBuffer: UnsafeMutableRawPointer!,
  _ srcOffsetToROI_X: vImagePixelCount, _ srcOffsetToROI_Y: vImagePixelCount, _ kernel_height: UInt32,
  _ kernel_width: UInt32, _ backgroundColor: Pixel_8, _ flags: vImage_Flags
) -> vImage_Error {
  KernelSource.filter(
    src, dest, channels: 1, offset: (srcOffsetToROI_X, srcOffsetToROI_Y), kernel: (kernel_height, kernel_width),
    color: [backgroundColor], flags
  ) { source, target in source.filterTent(target, Int(kernel_height), Int(kernel_width)) }
}

/// The sums of the pixels around each pixel times the numbers of a kernel, divided by a number and rounded.
@discardableResult public func vImageConvolve_Planar8(
  _ src: UnsafePointer<vImage_Buffer>, _ dest: UnsafePointer<vImage_Buffer>, _ tempBuffer: UnsafeMutableRawPointer!,
  _ srcOffsetToROI_X: vImagePixelCount, _ srcOffsetToROI_Y: vImagePixelCount, _ kernel: UnsafePointer<Int16>!,
  _ kernel_height: UInt32, _ kernel_width: UInt32, _ divisor: Int32, _ backgroundColor: Pixel_8, _ flags: vImage_Flags
) -> vImage_Error {
  guard let kernel, divisor != 0 else { return kernel == nil ? kvImageNullPointerArgument : kvImageInvalidParameter }
  return KernelSource.filter(
    src, dest, channels: 1, offset: (srcOffsetToROI_X, srcOffsetToROI_Y), kernel: (kernel_height, kernel_width),
    color: [backgroundColor], flags
  ) { source, target in source.filter(target, kernel, Int(kernel_height), Int(kernel_width), Int(divisor)) }
}
