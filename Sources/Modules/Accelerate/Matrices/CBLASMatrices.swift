/// A matrix of one memory, used as it is or transposed.
private struct Elements<T> {
  let pointer: UnsafePointer<T>
  let rowStride: Int
  let columnStride: Int

  init(_ pointer: UnsafePointer<T>, _ leading: Int32, _ order: CBLAS_ORDER, _ transpose: CBLAS_TRANSPOSE) {
    self.pointer = pointer
    let isTransposed = transpose == CblasTrans || transpose == CblasConjTrans
    let isByRow = (order == CblasRowMajor) != isTransposed
    (rowStride, columnStride) = isByRow ? (Int(leading), 1) : (1, Int(leading))
  }

  func row(_ index: Int) -> UnsafePointer<T> { pointer + index * rowStride }
  func column(_ index: Int) -> UnsafePointer<T> { pointer + index * columnStride }
}

/// Multiplies two matrices, of m times k and k times n elements: C = alpha * A * B + beta * C.
public func cblas_sgemm(
  _ order: CBLAS_ORDER, _ transA: CBLAS_TRANSPOSE, _ transB: CBLAS_TRANSPOSE, _ m: Int32, _ n: Int32, _ k: Int32,
  _ alpha: Float, _ a: UnsafePointer<Float>?, _ lda: Int32, _ b: UnsafePointer<Float>?, _ ldb: Int32, _ beta: Float,
  _ c: UnsafeMutablePointer<Float>?, _ ldc: Int32
) {
  guard m > 0, n > 0, k >= 0, let a, let b, let c else { return }
  let (first, second) = (Elements(a, lda, order, transA), Elements(b, ldb, order, transB))
  let (rowStride, columnStride) = order == CblasRowMajor ? (Int(ldc), 1) : (1, Int(ldc))
  for i in 0..<Int(m) {
    for j in 0..<Int(n) {
      let (x, y) = (first.row(i), second.column(j))
      let sum = fold(x, first.columnStride, y, second.rowStride, UInt(k)) { Double($0) * Double($1) }
      let result = c + i * rowStride + j * columnStride
      result.pointee = alpha * Float(sum) + (beta == 0 ? 0 : beta * result.pointee)
    }
  }
}

/// Multiplies two matrices, of m times k and k times n elements: C = alpha * A * B + beta * C.
public func cblas_dgemm(
  _ order: CBLAS_ORDER, _ transA: CBLAS_TRANSPOSE, _ transB: CBLAS_TRANSPOSE, _ m: Int32, _ n: Int32, _ k: Int32,
  _ alpha: Double, _ a: UnsafePointer<Double>?, _ lda: Int32, _ b: UnsafePointer<Double>?, _ ldb: Int32, _ beta: Double,
  _ c: UnsafeMutablePointer<Double>?, _ ldc: Int32
) {
  guard m > 0, n > 0, k >= 0, let a, let b, let c else { return }
  let (first, second) = (Elements(a, lda, order, transA), Elements(b, ldb, order, transB))
  let (rowStride, columnStride) = order == CblasRowMajor ? (Int(ldc), 1) : (1, Int(ldc))
  for i in 0..<Int(m) {
    for j in 0..<Int(n) {
      let (x, y) = (first.row(i), second.column(j))
      let sum = fold(x, first.columnStride, y, second.rowStride, UInt(k)) { Double($0) * Double($1) }
      let result = c + i * rowStride + j * columnStride
      result.pointee = alpha * Double(sum) + (beta == 0 ? 0 : beta * result.pointee)
    }
  }
}

/// Multiplies a matrix of m rows and n columns, or its transposed one, by a vector: y = alpha * A * x + beta * y.
public func cblas_sgemv(
  _ order: CBLAS_ORDER, _ transA: CBLAS_TRANSPOSE, _ m: Int32, _ n: Int32, _ alpha: Float, _ a: UnsafePointer<Float>?,
  _ lda: Int32, _ x: UnsafePointer<Float>?, _ incX: Int32, _ beta: Float, _ y: UnsafeMutablePointer<Float>?,
  _ incY: Int32
) {
  guard m > 0, n > 0, let a, let x, let y else { return }
  let isTransposed = transA == CblasTrans || transA == CblasConjTrans
  let (rows, columns) = isTransposed ? (Int(n), Int(m)) : (Int(m), Int(n))
  let matrix = Elements(a, lda, order, transA)
  let start = incX < 0 ? x + (1 - columns) * Int(incX) : x
  var result = incY < 0 ? y + (1 - rows) * Int(incY) : y
  for row in 0..<rows {
    let sum = fold(matrix.row(row), matrix.columnStride, start, Int(incX), UInt(columns)) { Double($0) * Double($1) }
    result.pointee = alpha * Float(sum) + (beta == 0 ? 0 : beta * result.pointee)
    result += Int(incY)
  }
}

/// Multiplies a matrix of m rows and n columns, or its transposed one, by a vector: y = alpha * A * x + beta * y.
public func cblas_dgemv(
  _ order: CBLAS_ORDER, _ transA: CBLAS_TRANSPOSE, _ m: Int32, _ n: Int32, _ alpha: Double, _ a: UnsafePointer<Double>?,
  _ lda: Int32, _ x: UnsafePointer<Double>?, _ incX: Int32, _ beta: Double, _ y: UnsafeMutablePointer<Double>?,
  _ incY: Int32
) {
  guard m > 0, n > 0, let a, let x, let y else { return }
  let isTransposed = transA == CblasTrans || transA == CblasConjTrans
  let (rows, columns) = isTransposed ? (Int(n), Int(m)) : (Int(m), Int(n))
  let matrix = Elements(a, lda, order, transA)
  let start = incX < 0 ? x + (1 - columns) * Int(incX) : x
  var result = incY < 0 ? y + (1 - rows) * Int(incY) : y
  for row in 0..<rows {
    let sum = fold(matrix.row(row), matrix.columnStride, start, Int(incX), UInt(columns)) { Double($0) * Double($1) }
    result.pointee = alpha * Double(sum) + (beta == 0 ? 0 : beta * result.pointee)
    result += Int(incY)
  }
}

/// Adds the product of a column and a row to a matrix: A = alpha * x * y + A.
public func cblas_sger(
  _ order: CBLAS_ORDER, _ m: Int32, _ n: Int32, _ alpha: Float, _ x: UnsafePointer<Float>?, _ incX: Int32,
  _ y: UnsafePointer<Float>?, _ incY: Int32, _ a: UnsafeMutablePointer<Float>?, _ lda: Int32
) {
  guard m > 0, n > 0, let x, let y, let a else { return }
  let (rowStride, columnStride) = order == CblasRowMajor ? (Int(lda), 1) : (1, Int(lda))
  let left = incX < 0 ? x + (1 - Int(m)) * Int(incX) : x
  let right = incY < 0 ? y + (1 - Int(n)) * Int(incY) : y
  for row in 0..<Int(m) {
    let factor = alpha * left[row * Int(incX)]
    for column in 0..<Int(n) { a[row * rowStride + column * columnStride] += factor * right[column * Int(incY)] }
  }
}

/// Adds the product of a column and a row to a matrix: A = alpha * x * y + A.
public func cblas_dger(
  _ order: CBLAS_ORDER, _ m: Int32, _ n: Int32, _ alpha: Double, _ x: UnsafePointer<Double>?, _ incX: Int32,
  _ y: UnsafePointer<Double>?, _ incY: Int32, _ a: UnsafeMutablePointer<Double>?, _ lda: Int32
) {
  guard m > 0, n > 0, let x, let y, let a else { return }
  let (rowStride, columnStride) = order == CblasRowMajor ? (Int(lda), 1) : (1, Int(lda))
  let left = incX < 0 ? x + (1 - Int(m)) * Int(incX) : x
  let right = incY < 0 ? y + (1 - Int(n)) * Int(incY) : y
  for row in 0..<Int(m) {
    let factor = alpha * left[row * Int(incX)]
    for column in 0..<Int(n) { a[row * rowStride + column * columnStride] += factor * right[column * Int(incY)] }
  }
}
