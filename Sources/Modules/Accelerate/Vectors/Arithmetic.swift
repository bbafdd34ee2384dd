/// Adds two vectors.
public func vDSP_vadd(
  _ a: UnsafePointer<Float>, _ ia: vDSP_Stride, _ b: UnsafePointer<Float>, _ ib: vDSP_Stride,
  _ c: UnsafeMutablePointer<Float>, _ ic: vDSP_Stride, _ n: vDSP_Length
) {
  combine(a, ia, b, ib, c, ic, n) { $0 + $1 }
}

/// Adds two vectors.
public func vDSP_vaddD(
  _ a: UnsafePointer<Double>, _ ia: vDSP_Stride, _ b: UnsafePointer<Double>, _ ib: vDSP_Stride,
  _ c: UnsafeMutablePointer<Double>, _ ic: vDSP_Stride, _ n: vDSP_Length
) {
  combine(a, ia, b, ib, c, ic, n) { $0 + $1 }
}

/// Subtracts the first vector from the second: C = A - B, where B comes first.
public func vDSP_vsub(
  _ b: UnsafePointer<Float>, _ ib: vDSP_Stride, _ a: UnsafePointer<Float>, _ ia: vDSP_Stride,
  _ c: UnsafeMutablePointer<Float>, _ ic: vDSP_Stride, _ n: vDSP_Length
) {
  combine(b, ib, a, ia, c, ic, n) { $1 - $0 }
}

/// Subtracts the first vector from the second: C = A - B, where B comes first.
public func vDSP_vsubD(
  _ b: UnsafePointer<Double>, _ ib: vDSP_Stride, _ a: UnsafePointer<Double>, _ ia: vDSP_Stride,
  _ c: UnsafeMutablePointer<Double>, _ ic: vDSP_Stride, _ n: vDSP_Length
) {
  combine(b, ib, a, ia, c, ic, n) { $1 - $0 }
}

/// Multiplies two vectors, element by element.
public func vDSP_vmul(
  _ a: UnsafePointer<Float>, _ ia: vDSP_Stride, _ b: UnsafePointer<Float>, _ ib: vDSP_Stride,
  _ c: UnsafeMutablePointer<Float>, _ ic: vDSP_Stride, _ n: vDSP_Length
) {
  combine(a, ia, b, ib, c, ic, n) { $0 * $1 }
}

/// Multiplies two vectors, element by element.
public func vDSP_vmulD(
  _ a: UnsafePointer<Double>, _ ia: vDSP_Stride, _ b: UnsafePointer<Double>, _ ib: vDSP_Stride,
  _ c: UnsafeMutablePointer<Double>, _ ic: vDSP_Stride, _ n: vDSP_Length
) {
  combine(a, ia, b, ib, c, ic, n) { $0 * $1 }
}

/// Divides the second vector by the first: C = A / B, where B comes first.
public func vDSP_vdiv(
  _ b: UnsafePointer<Float>, _ ib: vDSP_Stride, _ a: UnsafePointer<Float>, _ ia: vDSP_Stride,
  _ c: UnsafeMutablePointer<Float>, _ ic: vDSP_Stride, _ n: vDSP_Length
) {
  combine(b, ib, a, ia, c, ic, n) { $1 / $0 }
}

/// Divides the second vector by the first: C = A / B, where B comes first.
public func vDSP_vdivD(
  _ b: UnsafePointer<Double>, _ ib: vDSP_Stride, _ a: UnsafePointer<Double>, _ ia: vDSP_Stride,
  _ c: UnsafeMutablePointer<Double>, _ ic: vDSP_Stride, _ n: vDSP_Length
) {
  combine(b, ib, a, ia, c, ic, n) { $1 / $0 }
}

/// Adds a number to a vector.
public func vDSP_vsadd(
  _ a: UnsafePointer<Float>, _ ia: vDSP_Stride, _ b: UnsafePointer<Float>, _ c: UnsafeMutablePointer<Float>,
  _ ic: vDSP_Stride, _ n: vDSP_Length
) {
  let b = b.pointee
  combine(a, ia, c, ic, n) { $0 + b }
}

/// Adds a number to a vector.
public func vDSP_vsaddD(
  _ a: UnsafePointer<Double>, _ ia: vDSP_Stride, _ b: UnsafePointer<Double>, _ c: UnsafeMutablePointer<Double>,
  _ ic: vDSP_Stride, _ n: vDSP_Length
) {
  let b = b.pointee
  combine(a, ia, c, ic, n) { $0 + b }
}

/// Multiplies a vector by a number.
public func vDSP_vsmul(
  _ a: UnsafePointer<Float>, _ ia: vDSP_Stride, _ b: UnsafePointer<Float>, _ c: UnsafeMutablePointer<Float>,
  _ ic: vDSP_Stride, _ n: vDSP_Length
) {
  let b = b.pointee
  combine(a, ia, c, ic, n) { $0 * b }
}

/// Multiplies a vector by a number.
public func vDSP_vsmulD(
  _ a: UnsafePointer<Double>, _ ia: vDSP_Stride, _ b: UnsafePointer<Double>, _ c: UnsafeMutablePointer<Double>,
  _ ic: vDSP_Stride, _ n: vDSP_Length
) {
  let b = b.pointee
  combine(a, ia, c, ic, n) { $0 * b }
}

/// Divides a vector by a number.
public func vDSP_vsdiv(
  _ a: UnsafePointer<Float>, _ ia: vDSP_Stride, _ b: UnsafePointer<Float>, _ c: UnsafeMutablePointer<Float>,
  _ ic: vDSP_Stride, _ n: vDSP_Length
) {
  let b = b.pointee
  combine(a, ia, c, ic, n) { $0 / b }
}

/// Divides a vector by a number.
public func vDSP_vsdivD(
  _ a: UnsafePointer<Double>, _ ia: vDSP_Stride, _ b: UnsafePointer<Double>, _ c: UnsafeMutablePointer<Double>,
  _ ic: vDSP_Stride, _ n: vDSP_Length
) {
  let b = b.pointee
  combine(a, ia, c, ic, n) { $0 / b }
}

/// Divides a number by each element of a vector.
public func vDSP_svdiv(
  _ a: UnsafePointer<Float>, _ b: UnsafePointer<Float>, _ ib: vDSP_Stride, _ c: UnsafeMutablePointer<Float>,
  _ ic: vDSP_Stride, _ n: vDSP_Length
) {
  let a = a.pointee
  combine(b, ib, c, ic, n) { a / $0 }
}

/// Divides a number by each element of a vector.
public func vDSP_svdivD(
  _ a: UnsafePointer<Double>, _ b: UnsafePointer<Double>, _ ib: vDSP_Stride, _ c: UnsafeMutablePointer<Double>,
  _ ic: vDSP_Stride, _ n: vDSP_Length
) {
  let a = a.pointee
  combine(b, ib, c, ic, n) { a / $0 }
}

/// Multiplies a vector by a number and adds another: D = A * b + c.
public func vDSP_vsmsa(
  _ a: UnsafePointer<Float>, _ ia: vDSP_Stride, _ b: UnsafePointer<Float>, _ c: UnsafePointer<Float>,
  _ d: UnsafeMutablePointer<Float>, _ id: vDSP_Stride, _ n: vDSP_Length
) {
  let b = b.pointee
  let c = c.pointee
  combine(a, ia, d, id, n) { $0 * b + c }
}

/// Multiplies a vector by a number and adds another: D = A * b + c.
public func vDSP_vsmsaD(
  _ a: UnsafePointer<Double>, _ ia: vDSP_Stride, _ b: UnsafePointer<Double>, _ c: UnsafePointer<Double>,
  _ d: UnsafeMutablePointer<Double>, _ id: vDSP_Stride, _ n: vDSP_Length
) {
  let b = b.pointee
  let c = c.pointee
  combine(a, ia, d, id, n) { $0 * b + c }
}
