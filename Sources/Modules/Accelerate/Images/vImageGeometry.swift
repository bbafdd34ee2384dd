/// Reflects a picture, left to right.
@discardableResult public func vImageHorizontalReflect_ARGB8888(
  _ src: UnsafePointer<vImage_Buffer>, _ dest: UnsafePointer<vImage_Buffer>, _ flags: vImage_Flags
) -> vImage_Error {
  move(src, dest, 4) { x, y, width, _ in (width - 1 - x, y) }
}

/// Reflects a picture, top to bottom.
@discardableResult public func vImageVerticalReflect_ARGB8888(
  _ src: UnsafePointer<vImage_Buffer>, _ dest: UnsafePointer<vImage_Buffer>, _ flags: vImage_Flags
) -> vImage_Error {
  move(src, dest, 4) { x, y, _, height in (x, height - 1 - y) }
}

/// Reflects a picture, left to right.
@discardableResult public func vImageHorizontalReflect_Planar8(
  _ src: UnsafePointer<vImage_Buffer>, _ dest: UnsafePointer<vImage_Buffer>, _ flags: vImage_Flags
) -> vImage_Error {
  move(src, dest, 1) { x, y, width, _ in (width - 1 - x, y) }
}

/// Reflects a picture, top to bottom.
@discardableResult public func vImageVerticalReflect_Planar8(
  _ src: UnsafePointer<vImage_Buffer>, _ dest: UnsafePointer<vImage_Buffer>, _ flags: vImage_Flags
) -> vImage_Error {
  move(src, dest, 1) { x, y, _, height in (x, height - 1 - y) }
}

/// Reflects a picture, left to right.
@discardableResult public func vImageHorizontalReflect_PlanarF(
  _ src: UnsafePointer<vImage_Buffer>, _ dest: UnsafePointer<vImage_Buffer>, _ flags: vImage_Flags
) -> vImage_Error {
  move(src, dest, 4) { x, y, width, _ in (width - 1 - x, y) }
}

/// Reflects a picture, top to bottom.
@discardableResult public func vImageVerticalReflect_PlanarF(
  _ src: UnsafePointer<vImage_Buffer>, _ dest: UnsafePointer<vImage_Buffer>, _ flags: vImage_Flags
) -> vImage_Error {
  move(src, dest, 4) { x, y, _, height in (x, height - 1 - y) }
}

/// Reflects a picture, left to right.
@discardableResult public func vImageHorizontalReflect_ARGB16U(
  _ src: UnsafePointer<vImage_Buffer>, _ dest: UnsafePointer<vImage_Buffer>, _ flags: vImage_Flags
) -> vImage_Error {
  move(src, dest, 8) { x, y, width, _ in (width - 1 - x, y) }
}

/// Reflects a picture, top to bottom.
@discardableResult public func vImageVerticalReflect_ARGB16U(
  _ src: UnsafePointer<vImage_Buffer>, _ dest: UnsafePointer<vImage_Buffer>, _ flags: vImage_Flags
) -> vImage_Error {
  move(src, dest, 8) { x, y, _, height in (x, height - 1 - y) }
}

/// Reflects a picture, left to right.
@discardableResult public func vImageHorizontalReflect_ARGBFFFF(
  _ src: UnsafePointer<vImage_Buffer>, _ dest: UnsafePointer<vImage_Buffer>, _ flags: vImage_Flags
) -> vImage_Error {
  move(src, dest, 16) { x, y, width, _ in (width - 1 - x, y) }
}

/// Reflects a picture, top to bottom.
@discardableResult public func vImageVerticalReflect_ARGBFFFF(
  _ src: UnsafePointer<vImage_Buffer>, _ dest: UnsafePointer<vImage_Buffer>, _ flags: vImage_Flags
) -> vImage_Error {
  move(src, dest, 16) { x, y, _, height in (x, height - 1 - y) }
}

/// Turns a picture by quarters of a turn to the left; what the result has around it gets a color.
@discardableResult public func vImageRotate90_ARGB8888(
  _ src: UnsafePointer<vImage_Buffer>, _ dest: UnsafePointer<vImage_Buffer>, _ rotationConstant: UInt8,
  _ backColor: UnsafePointer<UInt8>!, _ flags: vImage_Flags
) -> vImage_Error {
  turn(src, dest, 4, Int(rotationConstant), (0..<4).map { backColor?[$0] ?? 0 })
}

/// Turns a picture by quarters of a turn to the left; what the result has around it gets a color.
@discardableResult public func vImageRotate90_Planar8(
  _ src: UnsafePointer<vImage_Buffer>, _ dest: UnsafePointer<vImage_Buffer>, _ rotationConstant: UInt8,
  _ backColor: Pixel_8, _ flags: vImage_Flags
) -> vImage_Error {
  turn(src, dest, 1, Int(rotationConstant), [backColor])
}

/// Writes each pixel from another of a picture of the same size.
private func move(
  _ src: UnsafePointer<vImage_Buffer>, _ dest: UnsafePointer<vImage_Buffer>, _ size: Int,
  _ origin: (Int, Int, Int, Int) -> (Int, Int)
) -> vImage_Error {
  let (source, target) = (Pixels(src, size), Pixels(dest, size))
  return check(source, to: target, isSame: true) {
    let bytes = source.copied()
    for y in 0..<target.height {
      for x in 0..<target.width {
        let (column, row) = origin(x, y, target.width, target.height)
        let start = (row * source.width + column) * size
        for index in 0..<size { target.row(y)[x * size + index] = bytes[start + index] }
      }
    }
  }
}

/// Writes a turned picture to the middle of another one.
private func turn(
  _ src: UnsafePointer<vImage_Buffer>, _ dest: UnsafePointer<vImage_Buffer>, _ size: Int, _ quarters: Int,
  _ color: [UInt8]
) -> vImage_Error {
  let (source, target) = (Pixels(src, size), Pixels(dest, size))
  guard (0...3).contains(quarters) else { return kvImageInvalidParameter }
  for picture in [source, target] { if let error = picture.error { return error } }
  let bytes = source.copied()
  let (width, height) = (source.width, source.height)
  let turned = quarters.isMultiple(of: 2) ? (width: width, height: height) : (width: height, height: width)
  let (left, top) = ((target.width - turned.width) / 2, (target.height - turned.height) / 2)
  for row in 0..<target.height {
    for column in 0..<target.width {
      let (x, y) = (column - left, row - top)
      let (sourceX, sourceY) =
        switch quarters {
        case 0: (x, y)
        case 1: (width - 1 - y, x)
        case 2: (width - 1 - x, height - 1 - y)
        default: (y, height - 1 - x)
        }
      let isInside = sourceX >= 0 && sourceX < width && sourceY >= 0 && sourceY < height
      for index in 0..<size {
        target.row(row)[column * size + index] =
          isInside ? bytes[(sourceY * width + sourceX) * size + index] : color[index]
      }
    }
  }
  return kvImageNoError
}
