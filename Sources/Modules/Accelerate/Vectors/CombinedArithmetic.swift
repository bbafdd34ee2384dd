/// Multiplies two vectors and adds a third: D = A * B + C.
public func vDSP_vma(
  _ a: UnsafePointer<Float>, _ ia: vDSP_Stride, _ b: UnsafePointer<Float>, _ ib: vDSP_Stride, _ c: UnsafePointer<Float>,
  _ ic: vDSP_Stride, _ d: UnsafeMutablePointer<Float>, _ id: vDSP_Stride, _ n: vDSP_Length
) {
  combine(a, ia, b, ib, c, ic, d, id, n) { $0 * $1 + $2 }
}

/// Multiplies two vectors and adds a third: D = A * B + C.
public func vDSP_vmaD(
  _ a: UnsafePointer<Double>, _ ia: vDSP_Stride, _ b: UnsafePointer<Double>, _ ib: vDSP_Stride,
  _ c: UnsafePointer<Double>, _ ic: vDSP_Stride, _ d: UnsafeMutablePointer<Double>, _ id: vDSP_Stride, _ n: vDSP_Length
) {
  combine(a, ia, b, ib, c, ic, d, id, n) { $0 * $1 + $2 }
}

/// Multiplies two vectors and subtracts a third: D = A * B - C.
public func vDSP_vmsb(
  _ a: UnsafePointer<Float>, _ ia: vDSP_Stride, _ b: UnsafePointer<Float>, _ ib: vDSP_Stride, _ c: UnsafePointer<Float>,
  _ ic: vDSP_Stride, _ d: UnsafeMutablePointer<Float>, _ id: vDSP_Stride, _ n: vDSP_Length
) {
  combine(a, ia, b, ib, c, ic, d, id, n) { $0 * $1 - $2 }
}

/// Multiplies two vectors and subtracts a third: D = A * B - C.
public func vDSP_vmsbD(
  _ a: UnsafePointer<Double>, _ ia: vDSP_Stride, _ b: UnsafePointer<Double>, _ ib: vDSP_Stride,
  _ c: UnsafePointer<Double>, _ ic: vDSP_Stride, _ d: UnsafeMutablePointer<Double>, _ id: vDSP_Stride, _ n: vDSP_Length
) {
  combine(a, ia, b, ib, c, ic, d, id, n) { $0 * $1 - $2 }
}

/// Multiplies a vector by a number and adds another vector: D = A * b + C.
public func vDSP_vsma(
  _ a: UnsafePointer<Float>, _ ia: vDSP_Stride, _ b: UnsafePointer<Float>, _ c: UnsafePointer<Float>, _ ic: vDSP_Stride,
  _ d: UnsafeMutablePointer<Float>, _ id: vDSP_Stride, _ n: vDSP_Length
) {
  let b = b.pointee
  combine(a, ia, c, ic, d, id, n) { $0 * b + $1 }
}

/// Multiplies a vector by a number and adds another vector: D = A * b + C.
public func vDSP_vsmaD(
  _ a: UnsafePointer<Double>, _ ia: vDSP_Stride, _ b: UnsafePointer<Double>, _ c: UnsafePointer<Double>,
  _ ic: vDSP_Stride, _ d: UnsafeMutablePointer<Double>, _ id: vDSP_Stride, _ n: vDSP_Length
) {
  let b = b.pointee
  combine(a, ia, c, ic, d, id, n) { $0 * b + $1 }
}

/// Multiplies a vector by a number and subtracts another vector: D = A * b - C.
public func vDSP_vsmsb(
  _ a: UnsafePointer<Float>, _ ia: vDSP_Stride, _ b: UnsafePointer<Float>, _ c: UnsafePointer<Float>, _ ic: vDSP_Stride,
  _ d: UnsafeMutablePointer<Float>, _ id: vDSP_Stride, _ n: vDSP_Length
) {
  let b = b.pointee
  combine(a, ia, c, ic, d, id, n) { $0 * b - $1 }
}

/// Multiplies a vector by a number and subtracts another vector: D = A * b - C.
public func vDSP_vsmsbD(
  _ a: UnsafePointer<Double>, _ ia: vDSP_Stride, _ b: UnsafePointer<Double>, _ c: UnsafePointer<Double>,
  _ ic: vDSP_Stride, _ d: UnsafeMutablePointer<Double>, _ id: vDSP_Stride, _ n: vDSP_Length
) {
  let b = b.pointee
  combine(a, ia, c, ic, d, id, n) { $0 * b - $1 }
}

/// Multiplies two vectors and adds a number: D = A * B + c.
public func vDSP_vmsa(
  _ a: UnsafePointer<Float>, _ ia: vDSP_Stride, _ b: UnsafePointer<Float>, _ ib: vDSP_Stride, _ c: UnsafePointer<Float>,
  _ d: UnsafeMutablePointer<Float>, _ id: vDSP_Stride, _ n: vDSP_Length
) {
  let c = c.pointee
  combine(a, ia, b, ib, d, id, n) { $0 * $1 + c }
}

/// Multiplies two vectors and adds a number: D = A * B + c.
public func vDSP_vmsaD(
  _ a: UnsafePointer<Double>, _ ia: vDSP_Stride, _ b: UnsafePointer<Double>, _ ib: vDSP_Stride,
  _ c: UnsafePointer<Double>, _ d: UnsafeMutablePointer<Double>, _ id: vDSP_Stride, _ n: vDSP_Length
) {
  let c = c.pointee
  combine(a, ia, b, ib, d, id, n) { $0 * $1 + c }
}

/// Adds two vectors and multiplies by a third: D = (A + B) * C.
public func vDSP_vam(
  _ a: UnsafePointer<Float>, _ ia: vDSP_Stride, _ b: UnsafePointer<Float>, _ ib: vDSP_Stride, _ c: UnsafePointer<Float>,
  _ ic: vDSP_Stride, _ d: UnsafeMutablePointer<Float>, _ id: vDSP_Stride, _ n: vDSP_Length
) {
  combine(a, ia, b, ib, c, ic, d, id, n) { ($0 + $1) * $2 }
}

/// Adds two vectors and multiplies by a third: D = (A + B) * C.
public func vDSP_vamD(
  _ a: UnsafePointer<Double>, _ ia: vDSP_Stride, _ b: UnsafePointer<Double>, _ ib: vDSP_Stride,
  _ c: UnsafePointer<Double>, _ ic: vDSP_Stride, _ d: UnsafeMutablePointer<Double>, _ id: vDSP_Stride, _ n: vDSP_Length
) {
  combine(a, ia, b, ib, c, ic, d, id, n) { ($0 + $1) * $2 }
}

/// Subtracts two vectors and multiplies by a third: D = (A - B) * C.
public func vDSP_vsbm(
  _ a: UnsafePointer<Float>, _ ia: vDSP_Stride, _ b: UnsafePointer<Float>, _ ib: vDSP_Stride, _ c: UnsafePointer<Float>,
  _ ic: vDSP_Stride, _ d: UnsafeMutablePointer<Float>, _ id: vDSP_Stride, _ n: vDSP_Length
) {
  combine(a, ia, b, ib, c, ic, d, id, n) { ($0 - $1) * $2 }
}

/// Subtracts two vectors and multiplies by a third: D = (A - B) * C.
public func vDSP_vsbmD(
  _ a: UnsafePointer<Double>, _ ia: vDSP_Stride, _ b: UnsafePointer<Double>, _ ib: vDSP_Stride,
  _ c: UnsafePointer<Double>, _ ic: vDSP_Stride, _ d: UnsafeMutablePointer<Double>, _ id: vDSP_Stride, _ n: vDSP_Length
) {
  combine(a, ia, b, ib, c, ic, d, id, n) { ($0 - $1) * $2 }
}

/// Adds two vectors and multiplies by a number: D = (A + B) * c.
public func vDSP_vasm(
  _ a: UnsafePointer<Float>, _ ia: vDSP_Stride, _ b: UnsafePointer<Float>, _ ib: vDSP_Stride, _ c: UnsafePointer<Float>,
  _ d: UnsafeMutablePointer<Float>, _ id: vDSP_Stride, _ n: vDSP_Length
) {
  let c = c.pointee
  combine(a, ia, b, ib, d, id, n) { ($0 + $1) * c }
}

/// Adds two vectors and multiplies by a number: D = (A + B) * c.
public func vDSP_vasmD(
  _ a: UnsafePointer<Double>, _ ia: vDSP_Stride, _ b: UnsafePointer<Double>, _ ib: vDSP_Stride,
  _ c: UnsafePointer<Double>, _ d: UnsafeMutablePointer<Double>, _ id: vDSP_Stride, _ n: vDSP_Length
) {
  let c = c.pointee
  combine(a, ia, b, ib, d, id, n) { ($0 + $1) * c }
}

/// Subtracts two vectors and multiplies by a number: D = (A - B) * c.
public func vDSP_vsbsm(
  _ a: UnsafePointer<Float>, _ ia: vDSP_Stride, _ b: UnsafePointer<Float>, _ ib: vDSP_Stride, _ c: UnsafePointer<Float>,
  _ d: UnsafeMutablePointer<Float>, _ id: vDSP_Stride, _ n: vDSP_Length
) {
  let c = c.pointee
  combine(a, ia, b, ib, d, id, n) { ($0 - $1) * c }
}

/// Subtracts two vectors and multiplies by a number: D = (A - B) * c.
public func vDSP_vsbsmD(
  _ a: UnsafePointer<Double>, _ ia: vDSP_Stride, _ b: UnsafePointer<Double>, _ ib: vDSP_Stride,
  _ c: UnsafePointer<Double>, _ d: UnsafeMutablePointer<Double>, _ id: vDSP_Stride, _ n: vDSP_Length
) {
  let c = c.pointee
  combine(a, ia, b, ib, d, id, n) { ($0 - $1) * c }
}

/// Adds the products of two pairs of vectors: E = A * B + C * D.
public func vDSP_vmma(
  _ a: UnsafePointer<Float>, _ ia: vDSP_Stride, _ b: UnsafePointer<Float>, _ ib: vDSP_Stride, _ c: UnsafePointer<Float>,
  _ ic: vDSP_Stride, _ d: UnsafePointer<Float>, _ id: vDSP_Stride, _ e: UnsafeMutablePointer<Float>, _ ie: vDSP_Stride,
  _ n: vDSP_Length
) {
  combine(a, ia, b, ib, c, ic, d, id, e, ie, n) { $0 * $1 + $2 * $3 }
}

/// Adds the products of two pairs of vectors: E = A * B + C * D.
public func vDSP_vmmaD(
  _ a: UnsafePointer<Double>, _ ia: vDSP_Stride, _ b: UnsafePointer<Double>, _ ib: vDSP_Stride,
  _ c: UnsafePointer<Double>, _ ic: vDSP_Stride, _ d: UnsafePointer<Double>, _ id: vDSP_Stride,
  _ e: UnsafeMutablePointer<Double>, _ ie: vDSP_Stride, _ n: vDSP_Length
) {
  combine(a, ia, b, ib, c, ic, d, id, e, ie, n) { $0 * $1 + $2 * $3 }
}

/// Subtracts the products of two pairs of vectors: E = A * B - C * D.
public func vDSP_vmmsb(
  _ a: UnsafePointer<Float>, _ ia: vDSP_Stride, _ b: UnsafePointer<Float>, _ ib: vDSP_Stride, _ c: UnsafePointer<Float>,
  _ ic: vDSP_Stride, _ d: UnsafePointer<Float>, _ id: vDSP_Stride, _ e: UnsafeMutablePointer<Float>, _ ie: vDSP_Stride,
  _ n: vDSP_Length
) {
  combine(a, ia, b, ib, c, ic, d, id, e, ie, n) { $0 * $1 - $2 * $3 }
}

/// Subtracts the products of two pairs of vectors: E = A * B - C * D.
public func vDSP_vmmsbD(
  _ a: UnsafePointer<Double>, _ ia: vDSP_Stride, _ b: UnsafePointer<Double>, _ ib: vDSP_Stride,
  _ c: UnsafePointer<Double>, _ ic: vDSP_Stride, _ d: UnsafePointer<Double>, _ id: vDSP_Stride,
  _ e: UnsafeMutablePointer<Double>, _ ie: vDSP_Stride, _ n: vDSP_Length
) {
  combine(a, ia, b, ib, c, ic, d, id, e, ie, n) { $0 * $1 - $2 * $3 }
}

/// Multiplies the sums of two pairs of vectors: E = (A + B) * (C + D).
public func vDSP_vaam(
  _ a: UnsafePointer<Float>, _ ia: vDSP_Stride, _ b: UnsafePointer<Float>, _ ib: vDSP_Stride, _ c: UnsafePointer<Float>,
  _ ic: vDSP_Stride, _ d: UnsafePointer<Float>, _ id: vDSP_Stride, _ e: UnsafeMutablePointer<Float>, _ ie: vDSP_Stride,
  _ n: vDSP_Length
) {
  combine(a, ia, b, ib, c, ic, d, id, e, ie, n) { ($0 + $1) * ($2 + $3) }
}

/// Multiplies the sums of two pairs of vectors: E = (A + B) * (C + D).
public func vDSP_vaamD(
  _ a: UnsafePointer<Double>, _ ia: vDSP_Stride, _ b: UnsafePointer<Double>, _ ib: vDSP_Stride,
  _ c: UnsafePointer<Double>, _ ic: vDSP_Stride, _ d: UnsafePointer<Double>, _ id: vDSP_Stride,
  _ e: UnsafeMutablePointer<Double>, _ ie: vDSP_Stride, _ n: vDSP_Length
) {
  combine(a, ia, b, ib, c, ic, d, id, e, ie, n) { ($0 + $1) * ($2 + $3) }
}

/// Multiplies the differences of two pairs of vectors: E = (A - B) * (C - D).
public func vDSP_vsbsbm(
  _ a: UnsafePointer<Float>, _ ia: vDSP_Stride, _ b: UnsafePointer<Float>, _ ib: vDSP_Stride, _ c: UnsafePointer<Float>,
  _ ic: vDSP_Stride, _ d: UnsafePointer<Float>, _ id: vDSP_Stride, _ e: UnsafeMutablePointer<Float>, _ ie: vDSP_Stride,
  _ n: vDSP_Length
) {
  combine(a, ia, b, ib, c, ic, d, id, e, ie, n) { ($0 - $1) * ($2 - $3) }
}

/// Multiplies the differences of two pairs of vectors: E = (A - B) * (C - D).
public func vDSP_vsbsbmD(
  _ a: UnsafePointer<Double>, _ ia: vDSP_Stride, _ b: UnsafePointer<Double>, _ ib: vDSP_Stride,
  _ c: UnsafePointer<Double>, _ ic: vDSP_Stride, _ d: UnsafePointer<Double>, _ id: vDSP_Stride,
  _ e: UnsafeMutablePointer<Double>, _ ie: vDSP_Stride, _ n: vDSP_Length
) {
  combine(a, ia, b, ib, c, ic, d, id, e, ie, n) { ($0 - $1) * ($2 - $3) }
}

/// Multiplies a sum of vectors by a difference: E = (A + B) * (C - D).
public func vDSP_vasbm(
  _ a: UnsafePointer<Float>, _ ia: vDSP_Stride, _ b: UnsafePointer<Float>, _ ib: vDSP_Stride, _ c: UnsafePointer<Float>,
  _ ic: vDSP_Stride, _ d: UnsafePointer<Float>, _ id: vDSP_Stride, _ e: UnsafeMutablePointer<Float>, _ ie: vDSP_Stride,
  _ n: vDSP_Length
) {
  combine(a, ia, b, ib, c, ic, d, id, e, ie, n) { ($0 + $1) * ($2 - $3) }
}

/// Multiplies a sum of vectors by a difference: E = (A + B) * (C - D).
public func vDSP_vasbmD(
  _ a: UnsafePointer<Double>, _ ia: vDSP_Stride, _ b: UnsafePointer<Double>, _ ib: vDSP_Stride,
  _ c: UnsafePointer<Double>, _ ic: vDSP_Stride, _ d: UnsafePointer<Double>, _ id: vDSP_Stride,
  _ e: UnsafeMutablePointer<Double>, _ ie: vDSP_Stride, _ n: vDSP_Length
) {
  combine(a, ia, b, ib, c, ic, d, id, e, ie, n) { ($0 + $1) * ($2 - $3) }
}

/// The distance of the points (A, B) and (C, D): E = sqrt((A - C)² + (B - D)²).
public func vDSP_vpythg(
  _ a: UnsafePointer<Float>, _ ia: vDSP_Stride, _ b: UnsafePointer<Float>, _ ib: vDSP_Stride, _ c: UnsafePointer<Float>,
  _ ic: vDSP_Stride, _ d: UnsafePointer<Float>, _ id: vDSP_Stride, _ e: UnsafeMutablePointer<Float>, _ ie: vDSP_Stride,
  _ n: vDSP_Length
) {
  combine(a, ia, b, ib, c, ic, d, id, e, ie, n) { (($0 - $2) * ($0 - $2) + ($1 - $3) * ($1 - $3)).squareRoot() }
}

/// The distance of the points (A, B) and (C, D): E = sqrt((A - C)² + (B - D)²).
public func vDSP_vpythgD(
  _ a: UnsafePointer<Double>, _ ia: vDSP_Stride, _ b: UnsafePointer<Double>, _ ib: vDSP_Stride,
  _ c: UnsafePointer<Double>, _ ic: vDSP_Stride, _ d: UnsafePointer<Double>, _ id: vDSP_Stride,
  _ e: UnsafeMutablePointer<Double>, _ ie: vDSP_Stride, _ n: vDSP_Length
) {
  combine(a, ia, b, ib, c, ic, d, id, e, ie, n) { (($0 - $2) * ($0 - $2) + ($1 - $3) * ($1 - $3)).squareRoot() }
}

/// Adds two vectors, and subtracts the first from the second: O0 = I1 + I0, O1 = I1 - I0.
public func vDSP_vaddsub(
  _ a: UnsafePointer<Float>, _ ia: vDSP_Stride, _ b: UnsafePointer<Float>, _ ib: vDSP_Stride,
  _ c: UnsafeMutablePointer<Float>, _ ic: vDSP_Stride, _ d: UnsafeMutablePointer<Float>, _ id: vDSP_Stride,
  _ n: vDSP_Length
) {
  var (x, y, sum, difference) = (a, b, c, d)
  for _ in 0..<n {
    let (first, second) = (x.pointee, y.pointee)
    sum.pointee = second + first
    difference.pointee = second - first
    x += ia
    y += ib
    sum += ic
    difference += id
  }
}

/// Adds two vectors, and subtracts the first from the second: O0 = I1 + I0, O1 = I1 - I0.
public func vDSP_vaddsubD(
  _ a: UnsafePointer<Double>, _ ia: vDSP_Stride, _ b: UnsafePointer<Double>, _ ib: vDSP_Stride,
  _ c: UnsafeMutablePointer<Double>, _ ic: vDSP_Stride, _ d: UnsafeMutablePointer<Double>, _ id: vDSP_Stride,
  _ n: vDSP_Length
) {
  var (x, y, sum, difference) = (a, b, c, d)
  for _ in 0..<n {
    let (first, second) = (x.pointee, y.pointee)
    sum.pointee = second + first
    difference.pointee = second - first
    x += ia
    y += ib
    sum += ic
    difference += id
  }
}
