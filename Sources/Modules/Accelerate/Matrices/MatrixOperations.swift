/// Multiplies a matrix of m rows and p columns by one of p rows and n columns.
public func vDSP_mmul(
  _ a: UnsafePointer<Float>, _ ia: vDSP_Stride, _ b: UnsafePointer<Float>, _ ib: vDSP_Stride,
  _ c: UnsafeMutablePointer<Float>, _ ic: vDSP_Stride, _ m: vDSP_Length, _ n: vDSP_Length, _ p: vDSP_Length
) {
  for row in 0..<Int(m) {
    for column in 0..<Int(n) {
      let (first, second) = (a + row * Int(p) * ia, b + column * ib)
      c[(row * Int(n) + column) * ic] = Float(fold(first, ia, second, ib * Int(n), p) { Double($0) * Double($1) })
    }
  }
}

/// Multiplies a matrix of m rows and p columns by one of p rows and n columns.
public func vDSP_mmulD(
  _ a: UnsafePointer<Double>, _ ia: vDSP_Stride, _ b: UnsafePointer<Double>, _ ib: vDSP_Stride,
  _ c: UnsafeMutablePointer<Double>, _ ic: vDSP_Stride, _ m: vDSP_Length, _ n: vDSP_Length, _ p: vDSP_Length
) {
  for row in 0..<Int(m) {
    for column in 0..<Int(n) {
      let (first, second) = (a + row * Int(p) * ia, b + column * ib)
      c[(row * Int(n) + column) * ic] = Double(fold(first, ia, second, ib * Int(n), p) { Double($0) * Double($1) })
    }
  }
}

/// Transposes a matrix into one of m rows and n columns; in and out can be the same memory.
public func vDSP_mtrans(
  _ a: UnsafePointer<Float>, _ ia: vDSP_Stride, _ c: UnsafeMutablePointer<Float>, _ ic: vDSP_Stride, _ m: vDSP_Length,
  _ n: vDSP_Length
) {
  let (rows, columns) = (Int(m), Int(n))
  let elements = (0..<rows * columns).map { a[$0 * ia] }
  for row in 0..<rows {
    for column in 0..<columns { c[(row * columns + column) * ic] = elements[column * rows + row] }
  }
}

/// Transposes a matrix into one of m rows and n columns; in and out can be the same memory.
public func vDSP_mtransD(
  _ a: UnsafePointer<Double>, _ ia: vDSP_Stride, _ c: UnsafeMutablePointer<Double>, _ ic: vDSP_Stride, _ m: vDSP_Length,
  _ n: vDSP_Length
) {
  let (rows, columns) = (Int(m), Int(n))
  let elements = (0..<rows * columns).map { a[$0 * ia] }
  for row in 0..<rows {
    for column in 0..<columns { c[(row * columns + column) * ic] = elements[column * rows + row] }
  }
}

/// Copies a part of a matrix, of m columns and n rows, between matrices of other numbers of columns.
public func vDSP_mmov(
  _ a: UnsafePointer<Float>, _ c: UnsafeMutablePointer<Float>, _ m: vDSP_Length, _ n: vDSP_Length, _ ta: vDSP_Length,
  _ tc: vDSP_Length
) {
  for row in 0..<Int(n) {
    (c + row * Int(tc)).update(from: a + row * Int(ta), count: Int(m))
  }
}

/// Copies a part of a matrix, of m columns and n rows, between matrices of other numbers of columns.
public func vDSP_mmovD(
  _ a: UnsafePointer<Double>, _ c: UnsafeMutablePointer<Double>, _ m: vDSP_Length, _ n: vDSP_Length, _ ta: vDSP_Length,
  _ tc: vDSP_Length
) {
  for row in 0..<Int(n) {
    (c + row * Int(tc)).update(from: a + row * Int(ta), count: Int(m))
  }
}

/// Filters a picture with a kernel of p rows and q columns, both odd; the edges become 0.
public func vDSP_imgfir(
  _ a: UnsafePointer<Float>, _ nr: vDSP_Length, _ nc: vDSP_Length, _ f: UnsafePointer<Float>,
  _ c: UnsafeMutablePointer<Float>, _ p: vDSP_Length, _ q: vDSP_Length
) {
  filterPicture(a, Int(nr), Int(nc), f, c, Int(p), Int(q))
}

/// Filters a picture with a kernel of p rows and q columns, both odd; the edges become 0.
public func vDSP_imgfirD(
  _ a: UnsafePointer<Double>, _ nr: vDSP_Length, _ nc: vDSP_Length, _ f: UnsafePointer<Double>,
  _ c: UnsafeMutablePointer<Double>, _ p: vDSP_Length, _ q: vDSP_Length
) {
  filterPicture(a, Int(nr), Int(nc), f, c, Int(p), Int(q))
}

/// Filters a picture with a kernel of 3 rows and columns; the edges become 0.
public func vDSP_f3x3(
  _ a: UnsafePointer<Float>, _ nr: vDSP_Length, _ nc: vDSP_Length, _ f: UnsafePointer<Float>,
  _ c: UnsafeMutablePointer<Float>
) {
  filterPicture(a, Int(nr), Int(nc), f, c, 3, 3)
}

/// Filters a picture with a kernel of 3 rows and columns; the edges become 0.
public func vDSP_f3x3D(
  _ a: UnsafePointer<Double>, _ nr: vDSP_Length, _ nc: vDSP_Length, _ f: UnsafePointer<Double>,
  _ c: UnsafeMutablePointer<Double>
) {
  filterPicture(a, Int(nr), Int(nc), f, c, 3, 3)
}

/// Filters a picture with a kernel of 5 rows and columns; the edges become 0.
public func vDSP_f5x5(
  _ a: UnsafePointer<Float>, _ nr: vDSP_Length, _ nc: vDSP_Length, _ f: UnsafePointer<Float>,
  _ c: UnsafeMutablePointer<Float>
) {
  filterPicture(a, Int(nr), Int(nc), f, c, 5, 5)
}

/// Filters a picture with a kernel of 5 rows and columns; the edges become 0.
public func vDSP_f5x5D(
  _ a: UnsafePointer<Double>, _ nr: vDSP_Length, _ nc: vDSP_Length, _ f: UnsafePointer<Double>,
  _ c: UnsafeMutablePointer<Double>
) {
  filterPicture(a, Int(nr), Int(nc), f, c, 5, 5)
}

/// Correlates a picture with a kernel around each pixel.
private func filterPicture<T: BinaryFloatingPoint>(
  _ a: UnsafePointer<T>, _ rows: Int, _ columns: Int, _ kernel: UnsafePointer<T>, _ c: UnsafeMutablePointer<T>,
  _ height: Int, _ width: Int
) {
  let picture = Array(UnsafeBufferPointer(start: a, count: rows * columns))
  let (above, before) = (height / 2, width / 2)
  for row in 0..<rows {
    for column in 0..<columns {
      var sum: T = 0
      if row >= above, row < rows - above, column >= before, column < columns - before {
        for y in 0..<height {
          for x in 0..<width {
            let pixel = picture[(row - above + y) * columns + column - before + x]
            sum += pixel * kernel[y * width + x]
          }
        }
      }
      c[row * columns + column] = sum
    }
  }
}
