/// Multiplies each pixel, as a row of four numbers, by a matrix: (pixel + pre_bias) * matrix + post_bias, divided by
/// a number.
@discardableResult public func vImageMatrixMultiply_ARGB8888(
  _ src: UnsafePointer<vImage_Buffer>, _ dest: UnsafePointer<vImage_Buffer>, _ matrix: UnsafePointer<Int16>!,
  _ divisor: Int32, _ pre_bias: UnsafePointer<Int16>!, _ post_bias: UnsafePointer<Int32>!, _ flags: vImage_Flags
) -> vImage_Error {
  guard let matrix else { return kvImageNullPointerArgument }
  guard divisor != 0 else { return kvImageInvalidParameter }
  let factors = (0..<16).map { Int(matrix[$0]) }
  let (before, after) = ((0..<4).map { Int(pre_bias?[$0] ?? 0) }, (0..<4).map { Int(post_bias?[$0] ?? 0) })
  return forEachPixel(src, 4, dest, 4) { from, to in
    let (a, b) = (Int(from[0]) + before[0], Int(from[1]) + before[1])
    let (c, d) = (Int(from[2]) + before[2], Int(from[3]) + before[3])
    for index in 0..<4 {
      let sum = a * factors[index] + b * factors[4 + index] + c * factors[8 + index] + d * factors[12 + index]
      to[index] = UInt8(clamping: (sum + after[index]) / Int(divisor))
    }
  }
}

/// Adds the numbers of each pixel times those of a matrix, divided by a number, to one number.
@discardableResult public func vImageMatrixMultiply_ARGB8888ToPlanar8(
  _ src: UnsafePointer<vImage_Buffer>, _ dest: UnsafePointer<vImage_Buffer>, _ matrix: UnsafePointer<Int16>!,
  _ divisor: Int32, _ pre_bias: UnsafePointer<Int16>!, _ post_bias: Int32, _ flags: vImage_Flags
) -> vImage_Error {
  guard let matrix else { return kvImageNullPointerArgument }
  guard divisor != 0 else { return kvImageInvalidParameter }
  return forEachPixel(src, 4, dest, 1) { from, to in
    var sum = Int(post_bias)
    for index in 0..<4 { sum += (Int(from[index]) + Int(pre_bias?[index] ?? 0)) * Int(matrix[index]) }
    to[0] = UInt8(clamping: sum / Int(divisor))
  }
}

/// Orders the numbers of each pixel: the map has the index of the source for each of them.
@discardableResult public func vImagePermuteChannels_ARGB8888(
  _ src: UnsafePointer<vImage_Buffer>, _ dest: UnsafePointer<vImage_Buffer>, _ permuteMap: UnsafePointer<UInt8>!,
  _ flags: vImage_Flags
) -> vImage_Error {
  guard let permuteMap else { return kvImageNullPointerArgument }
  let (a, b, c, d) = (Int(permuteMap[0]), Int(permuteMap[1]), Int(permuteMap[2]), Int(permuteMap[3]))
  guard max(a, b, c, d) < 4 else { return kvImageInvalidParameter }
  return forEachPixel(src, 4, dest, 4) { from, to in
    (to[0], to[1], to[2], to[3]) = (from[a], from[b], from[c], from[d])
  }
}

/// Multiplies three channels of each pixel by the one at an index.
private func premultiply(
  _ src: UnsafePointer<vImage_Buffer>, _ dest: UnsafePointer<vImage_Buffer>, alpha channel: Int
) -> vImage_Error {
  forEachPixel(src, 4, dest, 4) { from, to in
    let alpha = Int(from[channel])
    for index in 0..<4 where index != channel { to[index] = UInt8((Int(from[index]) * alpha + 127) / 255) }
    to[channel] = UInt8(alpha)
  }
}

/// Divides three channels of each pixel by the one at an index; they become 0 where that is 0.
private func unpremultiply(
  _ src: UnsafePointer<vImage_Buffer>, _ dest: UnsafePointer<vImage_Buffer>, alpha channel: Int
) -> vImage_Error {
  forEachPixel(src, 4, dest, 4) { from, to in
    let alpha = Int(from[channel])
    for index in 0..<4 where index != channel {
      to[index] = alpha == 0 ? 0 : UInt8(min(255, (Int(from[index]) * 255 + alpha / 2) / alpha))
    }
    to[channel] = UInt8(alpha)
  }
}

/// Multiplies the colors by the alpha, which comes first.
@discardableResult public func vImagePremultiplyData_ARGB8888(
  _ src: UnsafePointer<vImage_Buffer>, _ dest: UnsafePointer<vImage_Buffer>, _ flags: vImage_Flags
) -> vImage_Error {
  premultiply(src, dest, alpha: 0)
}

/// Divides the colors by the alpha, which comes first; they become 0 where that is 0.
@discardableResult public func vImageUnpremultiplyData_ARGB8888(
  _ src: UnsafePointer<vImage_Buffer>, _ dest: UnsafePointer<vImage_Buffer>, _ flags: vImage_Flags
) -> vImage_Error {
  unpremultiply(src, dest, alpha: 0)
}

/// Puts a picture with multiplied colors over another one; the alpha comes first.
@discardableResult public func vImagePremultipliedAlphaBlend_ARGB8888(
  _ srcTop: UnsafePointer<vImage_Buffer>, _ srcBottom: UnsafePointer<vImage_Buffer>,
  _ dest: UnsafePointer<vImage_Buffer>, _ flags: vImage_Flags
) -> vImage_Error {
  let (top, bottom, target) = (Pixels(srcTop, 4), Pixels(srcBottom, 4), Pixels(dest, 4))
  return check(top, bottom, to: target) {
    for row in 0..<target.height {
      let (over, under, result) = (top.row(row), bottom.row(row), target.row(row))
      for start in stride(from: 0, to: 4 * target.width, by: 4) {
        let rest = 255 - Int(over[start + 0])
        for index in start..<start + 4 {
          result[index] = UInt8(min(255, Int(over[index]) + (Int(under[index]) * rest + 127) / 255))
        }
      }
    }
  }
}

/// Multiplies the colors by the alpha, which comes last.
@discardableResult public func vImagePremultiplyData_RGBA8888(
  _ src: UnsafePointer<vImage_Buffer>, _ dest: UnsafePointer<vImage_Buffer>, _ flags: vImage_Flags
) -> vImage_Error {
  premultiply(src, dest, alpha: 3)
}

/// Divides the colors by the alpha, which comes last; they become 0 where that is 0.
@discardableResult public func vImageUnpremultiplyData_RGBA8888(
  _ src: UnsafePointer<vImage_Buffer>, _ dest: UnsafePointer<vImage_Buffer>, _ flags: vImage_Flags
) -> vImage_Error {
  unpremultiply(src, dest, alpha: 3)
}

/// Puts a picture with multiplied colors over another one; the alpha comes last.
@discardableResult public func vImagePremultipliedAlphaBlend_RGBA8888(
  _ srcTop: UnsafePointer<vImage_Buffer>, _ srcBottom: UnsafePointer<vImage_Buffer>,
  _ dest: UnsafePointer<vImage_Buffer>, _ flags: vImage_Flags
) -> vImage_Error {
  let (top, bottom, target) = (Pixels(srcTop, 4), Pixels(srcBottom, 4), Pixels(dest, 4))
  return check(top, bottom, to: target) {
    for row in 0..<target.height {
      let (over, under, result) = (top.row(row), bottom.row(row), target.row(row))
      for start in stride(from: 0, to: 4 * target.width, by: 4) {
        let rest = 255 - Int(over[start + 3])
        for index in start..<start + 4 {
          result[index] = UInt8(min(255, Int(over[index]) + (Int(under[index]) * rest + 127) / 255))
        }
      }
    }
  }
}

/// Multiplies the colors by the alpha, which comes last.
@discardableResult public func vImagePremultiplyData_BGRA8888(
  _ src: UnsafePointer<vImage_Buffer>, _ dest: UnsafePointer<vImage_Buffer>, _ flags: vImage_Flags
) -> vImage_Error {
  forEachPixel(src, 4, dest, 4) { from, to in
    let alpha = Int(from[3])
    for index in 0..<3 { to[index] = UInt8((Int(from[index]) * alpha + 127) / 255) }
    to[3] = from[3]
  }
}

/// Divides the colors by the alpha, which comes last; they become 0 where that is 0.
@discardableResult public func vImageUnpremultiplyData_BGRA8888(
  _ src: UnsafePointer<vImage_Buffer>, _ dest: UnsafePointer<vImage_Buffer>, _ flags: vImage_Flags
) -> vImage_Error {
  forEachPixel(src, 4, dest, 4) { from, to in
    let alpha = Int(from[3])
    for index in 0..<3 {
      to[index] = alpha == 0 ? 0 : UInt8(min(255, (Int(from[index]) * 255 + alpha / 2) / alpha))
    }
    to[3] = from[3]
  }
}

/// Puts a picture with multiplied colors over another one; the alpha comes last.
@discardableResult public func vImagePremultipliedAlphaBlend_BGRA8888(
  _ srcTop: UnsafePointer<vImage_Buffer>, _ srcBottom: UnsafePointer<vImage_Buffer>,
  _ dest: UnsafePointer<vImage_Buffer>, _ flags: vImage_Flags
) -> vImage_Error {
  let (top, bottom, target) = (Pixels(srcTop, 4), Pixels(srcBottom, 4), Pixels(dest, 4))
  return check(top, bottom, to: target) {
    for row in 0..<target.height {
      let (over, under, result) = (top.row(row), bottom.row(row), target.row(row))
      for start in stride(from: 0, to: 4 * target.width, by: 4) {
        let rest = 255 - Int(over[start + 3])
        for index in start..<start + 4 {
          result[index] = UInt8(min(255, Int(over[index]) + (Int(under[index]) * rest + 127) / 255))
        }
      }
    }
  }
}
