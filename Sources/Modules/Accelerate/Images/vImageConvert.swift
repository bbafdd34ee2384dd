/// Converts bytes to numbers, from `minFloat` for 0 to `maxFloat` for 255.
@discardableResult public func vImageConvert_Planar8toPlanarF(
  _ src: UnsafePointer<vImage_Buffer>, _ dest: UnsafePointer<vImage_Buffer>, _ maxFloat: Pixel_F, _ minFloat: Pixel_F,
  _ flags: vImage_Flags
) -> vImage_Error {
  let (source, target) = (Pixels(src, 1), Pixels(dest, 4))
  return check(source, target) {
    for row in 0..<target.height {
      let bytes = source.row(row)
      for column in (0..<target.width).reversed() {
        target.numbers(row)[column] = minFloat + Float(bytes[column]) * (maxFloat - minFloat) / 255
      }
    }
  }
}

/// Converts numbers to bytes, from 0 for `minFloat` to 255 for `maxFloat`, and limits them.
@discardableResult public func vImageConvert_PlanarFtoPlanar8(
  _ src: UnsafePointer<vImage_Buffer>, _ dest: UnsafePointer<vImage_Buffer>, _ maxFloat: Pixel_F, _ minFloat: Pixel_F,
  _ flags: vImage_Flags
) -> vImage_Error {
  let (source, target) = (Pixels(src, 4), Pixels(dest, 1))
  return check(source, target) {
    for row in 0..<target.height {
      let numbers = source.numbers(row)
      for column in 0..<target.width {
        let value = Double((numbers[column] - minFloat) / (maxFloat - minFloat) * 255)
        target.row(row)[column] = UInt8(limiting: value, .toNearestOrAwayFromZero)
      }
    }
  }
}

/// Takes the numbers of pixels apart, into a picture each.
@discardableResult public func vImageConvert_ARGB8888toPlanar8(
  _ src: UnsafePointer<vImage_Buffer>, _ destA: UnsafePointer<vImage_Buffer>, _ destR: UnsafePointer<vImage_Buffer>,
  _ destG: UnsafePointer<vImage_Buffer>, _ destB: UnsafePointer<vImage_Buffer>, _ flags: vImage_Flags
) -> vImage_Error {
  split(Pixels(src, 4), [Pixels(destA, 1), Pixels(destR, 1), Pixels(destG, 1), Pixels(destB, 1)])
}

/// Makes pixels of the numbers of pictures.
@discardableResult public func vImageConvert_Planar8toARGB8888(
  _ planarA: UnsafePointer<vImage_Buffer>, _ planarR: UnsafePointer<vImage_Buffer>,
  _ planarG: UnsafePointer<vImage_Buffer>, _ planarB: UnsafePointer<vImage_Buffer>,
  _ dest: UnsafePointer<vImage_Buffer>, _ flags: vImage_Flags
) -> vImage_Error {
  join([Pixels(planarA, 1), Pixels(planarR, 1), Pixels(planarG, 1), Pixels(planarB, 1)], Pixels(dest, 4))
}

/// Takes the numbers of pixels apart, into a picture each.
@discardableResult public func vImageConvert_RGB888toPlanar8(
  _ src: UnsafePointer<vImage_Buffer>, _ destR: UnsafePointer<vImage_Buffer>, _ destG: UnsafePointer<vImage_Buffer>,
  _ destB: UnsafePointer<vImage_Buffer>, _ flags: vImage_Flags
) -> vImage_Error {
  split(Pixels(src, 3), [Pixels(destR, 1), Pixels(destG, 1), Pixels(destB, 1)])
}

/// Makes pixels of the numbers of pictures.
@discardableResult public func vImageConvert_Planar8toRGB888(
  _ planarR: UnsafePointer<vImage_Buffer>, _ planarG: UnsafePointer<vImage_Buffer>,
  _ planarB: UnsafePointer<vImage_Buffer>, _ dest: UnsafePointer<vImage_Buffer>, _ flags: vImage_Flags
) -> vImage_Error {
  join([Pixels(planarR, 1), Pixels(planarG, 1), Pixels(planarB, 1)], Pixels(dest, 3))
}

/// Drops the alpha, which comes first.
@discardableResult public func vImageConvert_ARGB8888toRGB888(
  _ src: UnsafePointer<vImage_Buffer>, _ dest: UnsafePointer<vImage_Buffer>, _ flags: vImage_Flags
) -> vImage_Error {
  forEachPixel(src, 4, dest, 3) { from, to in
    let pixel = (from[1], from[2], from[3])
    (to[0], to[1], to[2]) = pixel
  }
}

/// Drops the alpha, which comes last.
@discardableResult public func vImageConvert_RGBA8888toRGB888(
  _ src: UnsafePointer<vImage_Buffer>, _ dest: UnsafePointer<vImage_Buffer>, _ flags: vImage_Flags
) -> vImage_Error {
  forEachPixel(src, 4, dest, 3) { from, to in
    let pixel = (from[0], from[1], from[2])
    (to[0], to[1], to[2]) = pixel
  }
}

/// Drops the alpha, which comes last, and reverses the colors.
@discardableResult public func vImageConvert_BGRA8888toRGB888(
  _ src: UnsafePointer<vImage_Buffer>, _ dest: UnsafePointer<vImage_Buffer>, _ flags: vImage_Flags
) -> vImage_Error {
  forEachPixel(src, 4, dest, 3) { from, to in
    let pixel = (from[2], from[1], from[0])
    (to[0], to[1], to[2]) = pixel
  }
}

/// Drops the alpha, which comes last.
@discardableResult public func vImageConvert_BGRA8888toBGR888(
  _ src: UnsafePointer<vImage_Buffer>, _ dest: UnsafePointer<vImage_Buffer>, _ flags: vImage_Flags
) -> vImage_Error {
  forEachPixel(src, 4, dest, 3) { from, to in
    let pixel = (from[0], from[1], from[2])
    (to[0], to[1], to[2]) = pixel
  }
}

/// Adds an alpha, from a picture or the same for all pixels, and multiplies the colors by it if asked.
@discardableResult public func vImageConvert_RGB888toARGB8888(
  _ rgbSrc: UnsafePointer<vImage_Buffer>, _ aSrc: UnsafePointer<vImage_Buffer>!, _ alpha: Pixel_8,
  _ rgbaDest: UnsafePointer<vImage_Buffer>, _ premultiply: Bool, _ flags: vImage_Flags
) -> vImage_Error {
  addAlpha(
    Pixels(rgbSrc, 3), aSrc.map { Pixels($0, 1) }, alpha, Pixels(rgbaDest, 4), premultiply, at: 0, order: [0, 1, 2])
}

/// Adds an alpha, from a picture or the same for all pixels, and multiplies the colors by it if asked.
@discardableResult public func vImageConvert_RGB888toRGBA8888(
  _ rgbSrc: UnsafePointer<vImage_Buffer>, _ aSrc: UnsafePointer<vImage_Buffer>!, _ alpha: Pixel_8,
  _ rgbaDest: UnsafePointer<vImage_Buffer>, _ premultiply: Bool, _ flags: vImage_Flags
) -> vImage_Error {
  addAlpha(
    Pixels(rgbSrc, 3), aSrc.map { Pixels($0, 1) }, alpha, Pixels(rgbaDest, 4), premultiply, at: 3, order: [0, 1, 2])
}

/// Adds an alpha, from a picture or the same for all pixels, and multiplies the colors by it if asked.
@discardableResult public func vImageConvert_RGB888toBGRA8888(
  _ rgbSrc: UnsafePointer<vImage_Buffer>, _ aSrc: UnsafePointer<vImage_Buffer>!, _ alpha: Pixel_8,
  _ rgbaDest: UnsafePointer<vImage_Buffer>, _ premultiply: Bool, _ flags: vImage_Flags
) -> vImage_Error {
  addAlpha(
    Pixels(rgbSrc, 3), aSrc.map { Pixels($0, 1) }, alpha, Pixels(rgbaDest, 4), premultiply, at: 3, order: [2, 1, 0])
}

/// Writes the numbers of pixels to a picture each.
private func split(_ source: Pixels, _ targets: [Pixels]) -> vImage_Error {
  for (channel, target) in targets.enumerated() {
    let status = check(source, target) {
      for row in 0..<target.height {
        let (from, to) = (source.row(row), target.row(row))
        for column in 0..<target.width { to[column] = from[column * targets.count + channel] }
      }
    }
    if status != kvImageNoError { return status }
  }
  return kvImageNoError
}

/// Writes the numbers of pictures to the pixels of one.
private func join(_ sources: [Pixels], _ target: Pixels) -> vImage_Error {
  for (channel, source) in sources.enumerated() {
    let status = check(source, target) {
      for row in 0..<target.height {
        let (from, to) = (source.row(row), target.row(row))
        for column in 0..<target.width { to[column * sources.count + channel] = from[column] }
      }
    }
    if status != kvImageNoError { return status }
  }
  return kvImageNoError
}

/// Writes pixels with an alpha at an index, and the colors in an order around it.
private func addAlpha(
  _ source: Pixels, _ alphas: Pixels?, _ alpha: UInt8, _ target: Pixels, _ isMultiplied: Bool, at index: Int,
  order: [Int]
) -> vImage_Error {
  if let alphas, alphas.width < target.width || alphas.height < target.height {
    return kvImageRoiLargerThanInputBuffer
  }
  return check(source, target) {
    for row in 0..<target.height {
      let (from, to) = (source.row(row), target.row(row))
      for column in (0..<target.width).reversed() {
        let own = alphas?.row(row)[column] ?? alpha
        let colors = order.map { from[column * 3 + $0] }
        for channel in 0..<3 {
          let color = isMultiplied ? UInt8((Int(colors[channel]) * Int(own) + 127) / 255) : colors[channel]
          to[column * 4 + channel + (index == 0 ? 1 : 0)] = color
        }
        to[column * 4 + index] = own
      }
    }
  }
}
