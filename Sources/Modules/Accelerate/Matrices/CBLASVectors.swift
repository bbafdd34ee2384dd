/// The first of n elements on a stride, which a negative one reads from the end.
private func first<T>(_ pointer: UnsafePointer<T>, _ n: Int32, _ stride: Int32) -> UnsafePointer<T> {
  stride < 0 ? pointer + (1 - Int(n)) * Int(stride) : pointer
}

private func first<T>(_ pointer: UnsafeMutablePointer<T>, _ n: Int32, _ stride: Int32) -> UnsafeMutablePointer<T> {
  stride < 0 ? pointer + (1 - Int(n)) * Int(stride) : pointer
}

/// The sum of the products of two vectors' elements.
public func cblas_sdot(_ n: Int32, _ x: UnsafePointer<Float>?, _ incX: Int32, _ y: UnsafePointer<Float>?, _ incY: Int32)
  -> Float
{
  guard n > 0, let x, let y else { return 0 }
  return Float(fold(first(x, n, incX), Int(incX), first(y, n, incY), Int(incY), UInt(n)) { Double($0) * Double($1) })
}

/// The sum of the products of two vectors' elements.
public func cblas_ddot(
  _ n: Int32, _ x: UnsafePointer<Double>?, _ incX: Int32, _ y: UnsafePointer<Double>?, _ incY: Int32
) -> Double {
  guard n > 0, let x, let y else { return 0 }
  return Double(fold(first(x, n, incX), Int(incX), first(y, n, incY), Int(incY), UInt(n)) { Double($0) * Double($1) })
}

/// The length of a vector.
public func cblas_snrm2(_ n: Int32, _ x: UnsafePointer<Float>?, _ incX: Int32) -> Float {
  guard n > 0, incX > 0, let x else { return 0 }
  return Float(fold(x, Int(incX), UInt(n), 0.0) { $0 + Double($1) * Double($1) }.squareRoot())
}

/// The length of a vector.
public func cblas_dnrm2(_ n: Int32, _ x: UnsafePointer<Double>?, _ incX: Int32) -> Double {
  guard n > 0, incX > 0, let x else { return 0 }
  return Double(fold(x, Int(incX), UInt(n), 0.0) { $0 + Double($1) * Double($1) }.squareRoot())
}

/// The sum of the magnitudes of a vector.
public func cblas_sasum(_ n: Int32, _ x: UnsafePointer<Float>?, _ incX: Int32) -> Float {
  guard n > 0, incX > 0, let x else { return 0 }
  return Float(fold(x, Int(incX), UInt(n), 0.0) { $0 + Double(abs($1)) })
}

/// The sum of the magnitudes of a vector.
public func cblas_dasum(_ n: Int32, _ x: UnsafePointer<Double>?, _ incX: Int32) -> Double {
  guard n > 0, incX > 0, let x else { return 0 }
  return Double(fold(x, Int(incX), UInt(n), 0.0) { $0 + Double(abs($1)) })
}

/// The index of the first of the greatest magnitudes, in elements of the stride.
public func cblas_isamax(_ n: Int32, _ x: UnsafePointer<Float>?, _ incX: Int32) -> Int32 {
  guard n > 0, incX > 0, let x else { return 0 }
  var index = 0 as vDSP_Length
  _ = firstExtreme(x, Int(incX), &index, UInt(n), -1) { abs($0) > $1 ? abs($0) : nil }
  return Int32(index) / incX
}

/// The index of the first of the greatest magnitudes, in elements of the stride.
public func cblas_idamax(_ n: Int32, _ x: UnsafePointer<Double>?, _ incX: Int32) -> Int32 {
  guard n > 0, incX > 0, let x else { return 0 }
  var index = 0 as vDSP_Length
  _ = firstExtreme(x, Int(incX), &index, UInt(n), -1) { abs($0) > $1 ? abs($0) : nil }
  return Int32(index) / incX
}

/// Adds a vector times a number to another.
public func cblas_saxpy(
  _ n: Int32, _ alpha: Float, _ x: UnsafePointer<Float>?, _ incX: Int32, _ y: UnsafeMutablePointer<Float>?,
  _ incY: Int32
) {
  guard n > 0, let x, let y else { return }
  let result = first(y, n, incY)
  combine(first(x, n, incX), Int(incX), result, Int(incY), result, Int(incY), UInt(n)) { alpha * $0 + $1 }
}

/// Adds a vector times a number to another.
public func cblas_daxpy(
  _ n: Int32, _ alpha: Double, _ x: UnsafePointer<Double>?, _ incX: Int32, _ y: UnsafeMutablePointer<Double>?,
  _ incY: Int32
) {
  guard n > 0, let x, let y else { return }
  let result = first(y, n, incY)
  combine(first(x, n, incX), Int(incX), result, Int(incY), result, Int(incY), UInt(n)) { alpha * $0 + $1 }
}

/// Multiplies a vector by a number.
public func cblas_sscal(_ n: Int32, _ alpha: Float, _ x: UnsafeMutablePointer<Float>?, _ incX: Int32) {
  guard n > 0, incX > 0, let x else { return }
  combine(x, Int(incX), x, Int(incX), UInt(n)) { alpha * $0 }
}

/// Multiplies a vector by a number.
public func cblas_dscal(_ n: Int32, _ alpha: Double, _ x: UnsafeMutablePointer<Double>?, _ incX: Int32) {
  guard n > 0, incX > 0, let x else { return }
  combine(x, Int(incX), x, Int(incX), UInt(n)) { alpha * $0 }
}

/// Copies a vector.
public func cblas_scopy(
  _ n: Int32, _ x: UnsafePointer<Float>?, _ incX: Int32, _ y: UnsafeMutablePointer<Float>?, _ incY: Int32
) {
  guard n > 0, let x, let y else { return }
  combine(first(x, n, incX), Int(incX), first(y, n, incY), Int(incY), UInt(n)) { $0 }
}

/// Copies a vector.
public func cblas_dcopy(
  _ n: Int32, _ x: UnsafePointer<Double>?, _ incX: Int32, _ y: UnsafeMutablePointer<Double>?, _ incY: Int32
) {
  guard n > 0, let x, let y else { return }
  combine(first(x, n, incX), Int(incX), first(y, n, incY), Int(incY), UInt(n)) { $0 }
}

/// Swaps two vectors.
public func cblas_sswap(
  _ n: Int32, _ x: UnsafeMutablePointer<Float>?, _ incX: Int32, _ y: UnsafeMutablePointer<Float>?, _ incY: Int32
) {
  guard n > 0, let x, let y else { return }
  var (a, b) = (first(x, n, incX), first(y, n, incY))
  for _ in 0..<n {
    (a.pointee, b.pointee) = (b.pointee, a.pointee)
    a += Int(incX)
    b += Int(incY)
  }
}

/// Swaps two vectors.
public func cblas_dswap(
  _ n: Int32, _ x: UnsafeMutablePointer<Double>?, _ incX: Int32, _ y: UnsafeMutablePointer<Double>?, _ incY: Int32
) {
  guard n > 0, let x, let y else { return }
  var (a, b) = (first(x, n, incX), first(y, n, incY))
  for _ in 0..<n {
    (a.pointee, b.pointee) = (b.pointee, a.pointee)
    a += Int(incX)
    b += Int(incY)
  }
}
