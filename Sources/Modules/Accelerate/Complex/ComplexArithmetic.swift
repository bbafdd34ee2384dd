/// Multiplies complex numbers by a vector.
public func vDSP_zrvmul(
  _ a: UnsafePointer<DSPSplitComplex>, _ ia: vDSP_Stride, _ b: UnsafePointer<Float>, _ ib: vDSP_Stride,
  _ c: UnsafePointer<DSPSplitComplex>, _ ic: vDSP_Stride, _ n: vDSP_Length
) {
  let (a, c) = (a.pointee, c.pointee)
  combine(a.realp, ia, b, ib, c.realp, ic, n) { $0 * $1 }
  combine(a.imagp, ia, b, ib, c.imagp, ic, n) { $0 * $1 }
}

/// Multiplies complex numbers by a vector.
public func vDSP_zrvmulD(
  _ a: UnsafePointer<DSPDoubleSplitComplex>, _ ia: vDSP_Stride, _ b: UnsafePointer<Double>, _ ib: vDSP_Stride,
  _ c: UnsafePointer<DSPDoubleSplitComplex>, _ ic: vDSP_Stride, _ n: vDSP_Length
) {
  let (a, c) = (a.pointee, c.pointee)
  combine(a.realp, ia, b, ib, c.realp, ic, n) { $0 * $1 }
  combine(a.imagp, ia, b, ib, c.imagp, ic, n) { $0 * $1 }
}

/// Divides complex numbers by a vector.
public func vDSP_zrvdiv(
  _ a: UnsafePointer<DSPSplitComplex>, _ ia: vDSP_Stride, _ b: UnsafePointer<Float>, _ ib: vDSP_Stride,
  _ c: UnsafePointer<DSPSplitComplex>, _ ic: vDSP_Stride, _ n: vDSP_Length
) {
  let (a, c) = (a.pointee, c.pointee)
  combine(a.realp, ia, b, ib, c.realp, ic, n) { $0 / $1 }
  combine(a.imagp, ia, b, ib, c.imagp, ic, n) { $0 / $1 }
}

/// Divides complex numbers by a vector.
public func vDSP_zrvdivD(
  _ a: UnsafePointer<DSPDoubleSplitComplex>, _ ia: vDSP_Stride, _ b: UnsafePointer<Double>, _ ib: vDSP_Stride,
  _ c: UnsafePointer<DSPDoubleSplitComplex>, _ ic: vDSP_Stride, _ n: vDSP_Length
) {
  let (a, c) = (a.pointee, c.pointee)
  combine(a.realp, ia, b, ib, c.realp, ic, n) { $0 / $1 }
  combine(a.imagp, ia, b, ib, c.imagp, ic, n) { $0 / $1 }
}

/// Adds a vector to the real parts of complex numbers.
public func vDSP_zrvadd(
  _ a: UnsafePointer<DSPSplitComplex>, _ ia: vDSP_Stride, _ b: UnsafePointer<Float>, _ ib: vDSP_Stride,
  _ c: UnsafePointer<DSPSplitComplex>, _ ic: vDSP_Stride, _ n: vDSP_Length
) {
  combine(a.pointee.realp, ia, b, ib, c.pointee.realp, ic, n) { $0 + $1 }
  combine(a.pointee.imagp, ia, c.pointee.imagp, ic, n) { $0 }
}

/// Adds a vector to the real parts of complex numbers.
public func vDSP_zrvaddD(
  _ a: UnsafePointer<DSPDoubleSplitComplex>, _ ia: vDSP_Stride, _ b: UnsafePointer<Double>, _ ib: vDSP_Stride,
  _ c: UnsafePointer<DSPDoubleSplitComplex>, _ ic: vDSP_Stride, _ n: vDSP_Length
) {
  combine(a.pointee.realp, ia, b, ib, c.pointee.realp, ic, n) { $0 + $1 }
  combine(a.pointee.imagp, ia, c.pointee.imagp, ic, n) { $0 }
}

/// The conjugates of complex numbers.
public func vDSP_zvconj(
  _ a: UnsafePointer<DSPSplitComplex>, _ ia: vDSP_Stride, _ c: UnsafePointer<DSPSplitComplex>, _ ic: vDSP_Stride,
  _ n: vDSP_Length
) {
  let (a, c) = (a.pointee, c.pointee)
  combine(a.realp, ia, c.realp, ic, n) { $0 }
  combine(a.imagp, ia, c.imagp, ic, n) { -$0 }
}

/// The conjugates of complex numbers.
public func vDSP_zvconjD(
  _ a: UnsafePointer<DSPDoubleSplitComplex>, _ ia: vDSP_Stride, _ c: UnsafePointer<DSPDoubleSplitComplex>,
  _ ic: vDSP_Stride, _ n: vDSP_Length
) {
  let (a, c) = (a.pointee, c.pointee)
  combine(a.realp, ia, c.realp, ic, n) { $0 }
  combine(a.imagp, ia, c.imagp, ic, n) { -$0 }
}

/// The negated complex numbers.
public func vDSP_zvneg(
  _ a: UnsafePointer<DSPSplitComplex>, _ ia: vDSP_Stride, _ c: UnsafePointer<DSPSplitComplex>, _ ic: vDSP_Stride,
  _ n: vDSP_Length
) {
  let (a, c) = (a.pointee, c.pointee)
  combine(a.realp, ia, c.realp, ic, n) { -$0 }
  combine(a.imagp, ia, c.imagp, ic, n) { -$0 }
}

/// The negated complex numbers.
public func vDSP_zvnegD(
  _ a: UnsafePointer<DSPDoubleSplitComplex>, _ ia: vDSP_Stride, _ c: UnsafePointer<DSPDoubleSplitComplex>,
  _ ic: vDSP_Stride, _ n: vDSP_Length
) {
  let (a, c) = (a.pointee, c.pointee)
  combine(a.realp, ia, c.realp, ic, n) { -$0 }
  combine(a.imagp, ia, c.imagp, ic, n) { -$0 }
}

/// Copies complex numbers.
public func vDSP_zvmov(
  _ a: UnsafePointer<DSPSplitComplex>, _ ia: vDSP_Stride, _ c: UnsafePointer<DSPSplitComplex>, _ ic: vDSP_Stride,
  _ n: vDSP_Length
) {
  let (a, c) = (a.pointee, c.pointee)
  combine(a.realp, ia, c.realp, ic, n) { $0 }
  combine(a.imagp, ia, c.imagp, ic, n) { $0 }
}

/// Copies complex numbers.
public func vDSP_zvmovD(
  _ a: UnsafePointer<DSPDoubleSplitComplex>, _ ia: vDSP_Stride, _ c: UnsafePointer<DSPDoubleSplitComplex>,
  _ ic: vDSP_Stride, _ n: vDSP_Length
) {
  let (a, c) = (a.pointee, c.pointee)
  combine(a.realp, ia, c.realp, ic, n) { $0 }
  combine(a.imagp, ia, c.imagp, ic, n) { $0 }
}

/// Sets all elements to a complex number.
public func vDSP_zvfill(
  _ a: UnsafePointer<DSPSplitComplex>, _ c: UnsafePointer<DSPSplitComplex>, _ ic: vDSP_Stride, _ n: vDSP_Length
) {
  let (real, imaginary) = (a.pointee.realp.pointee, a.pointee.imagp.pointee)
  generate(c.pointee.realp, ic, n) { _ in real }
  generate(c.pointee.imagp, ic, n) { _ in imaginary }
}

/// Sets all elements to a complex number.
public func vDSP_zvfillD(
  _ a: UnsafePointer<DSPDoubleSplitComplex>, _ c: UnsafePointer<DSPDoubleSplitComplex>, _ ic: vDSP_Stride,
  _ n: vDSP_Length
) {
  let (real, imaginary) = (a.pointee.realp.pointee, a.pointee.imagp.pointee)
  generate(c.pointee.realp, ic, n) { _ in real }
  generate(c.pointee.imagp, ic, n) { _ in imaginary }
}

/// Multiplies two vectors of complex numbers, of which the first is conjugated if `conjugate` is -1.
public func vDSP_zvmul(
  _ a: UnsafePointer<DSPSplitComplex>, _ ia: vDSP_Stride, _ b: UnsafePointer<DSPSplitComplex>, _ ib: vDSP_Stride,
  _ c: UnsafePointer<DSPSplitComplex>, _ ic: vDSP_Stride, _ n: vDSP_Length, _ conjugate: Int32
) {
  let sign: Float = conjugate < 0 ? -1 : 1
  combine(a.pointee, ia, b.pointee, ib, c.pointee, ic, n) { (x, y) in
    let imaginary = sign * x.imag
    return DSPComplex(real: x.real * y.real - imaginary * y.imag, imag: x.real * y.imag + imaginary * y.real)
  }
}

/// Multiplies two vectors of complex numbers, of which the first is conjugated if `conjugate` is -1.
public func vDSP_zvmulD(
  _ a: UnsafePointer<DSPDoubleSplitComplex>, _ ia: vDSP_Stride, _ b: UnsafePointer<DSPDoubleSplitComplex>,
  _ ib: vDSP_Stride, _ c: UnsafePointer<DSPDoubleSplitComplex>, _ ic: vDSP_Stride, _ n: vDSP_Length, _ conjugate: Int32
) {
  let sign: Double = conjugate < 0 ? -1 : 1
  combine(a.pointee, ia, b.pointee, ib, c.pointee, ic, n) { (x, y) in
    let imaginary = sign * x.imag
    return DSPDoubleComplex(real: x.real * y.real - imaginary * y.imag, imag: x.real * y.imag + imaginary * y.real)
  }
}

/// Multiplies the conjugates of complex numbers by others.
public func vDSP_zvcmul(
  _ a: UnsafePointer<DSPSplitComplex>, _ ia: vDSP_Stride, _ b: UnsafePointer<DSPSplitComplex>, _ ib: vDSP_Stride,
  _ c: UnsafePointer<DSPSplitComplex>, _ ic: vDSP_Stride, _ n: vDSP_Length
) {
  vDSP_zvmul(a, ia, b, ib, c, ic, n, -1)
}

/// Multiplies the conjugates of complex numbers by others.
public func vDSP_zvcmulD(
  _ a: UnsafePointer<DSPDoubleSplitComplex>, _ ia: vDSP_Stride, _ b: UnsafePointer<DSPDoubleSplitComplex>,
  _ ib: vDSP_Stride, _ c: UnsafePointer<DSPDoubleSplitComplex>, _ ic: vDSP_Stride, _ n: vDSP_Length
) {
  vDSP_zvmulD(a, ia, b, ib, c, ic, n, -1)
}

/// Adds two vectors of complex numbers.
public func vDSP_zvadd(
  _ a: UnsafePointer<DSPSplitComplex>, _ ia: vDSP_Stride, _ b: UnsafePointer<DSPSplitComplex>, _ ib: vDSP_Stride,
  _ c: UnsafePointer<DSPSplitComplex>, _ ic: vDSP_Stride, _ n: vDSP_Length
) {
  combine(a.pointee, ia, b.pointee, ib, c.pointee, ic, n) {
    DSPComplex(real: $0.real + $1.real, imag: $0.imag + $1.imag)
  }
}

/// Adds two vectors of complex numbers.
public func vDSP_zvaddD(
  _ a: UnsafePointer<DSPDoubleSplitComplex>, _ ia: vDSP_Stride, _ b: UnsafePointer<DSPDoubleSplitComplex>,
  _ ib: vDSP_Stride, _ c: UnsafePointer<DSPDoubleSplitComplex>, _ ic: vDSP_Stride, _ n: vDSP_Length
) {
  combine(a.pointee, ia, b.pointee, ib, c.pointee, ic, n) {
    DSPDoubleComplex(real: $0.real + $1.real, imag: $0.imag + $1.imag)
  }
}

/// Subtracts the second vector of complex numbers from the first.
public func vDSP_zvsub(
  _ a: UnsafePointer<DSPSplitComplex>, _ ia: vDSP_Stride, _ b: UnsafePointer<DSPSplitComplex>, _ ib: vDSP_Stride,
  _ c: UnsafePointer<DSPSplitComplex>, _ ic: vDSP_Stride, _ n: vDSP_Length
) {
  combine(a.pointee, ia, b.pointee, ib, c.pointee, ic, n) {
    DSPComplex(real: $0.real - $1.real, imag: $0.imag - $1.imag)
  }
}

/// Subtracts the second vector of complex numbers from the first.
public func vDSP_zvsubD(
  _ a: UnsafePointer<DSPDoubleSplitComplex>, _ ia: vDSP_Stride, _ b: UnsafePointer<DSPDoubleSplitComplex>,
  _ ib: vDSP_Stride, _ c: UnsafePointer<DSPDoubleSplitComplex>, _ ic: vDSP_Stride, _ n: vDSP_Length
) {
  combine(a.pointee, ia, b.pointee, ib, c.pointee, ic, n) {
    DSPDoubleComplex(real: $0.real - $1.real, imag: $0.imag - $1.imag)
  }
}

/// Divides the second vector of complex numbers by the first: C = A / B, where B comes first.
public func vDSP_zvdiv(
  _ b: UnsafePointer<DSPSplitComplex>, _ ib: vDSP_Stride, _ a: UnsafePointer<DSPSplitComplex>, _ ia: vDSP_Stride,
  _ c: UnsafePointer<DSPSplitComplex>, _ ic: vDSP_Stride, _ n: vDSP_Length
) {
  combine(b.pointee, ib, a.pointee, ia, c.pointee, ic, n) { (y, x) in
    let square = y.real * y.real + y.imag * y.imag
    return DSPComplex(
      real: (x.real * y.real + x.imag * y.imag) / square, imag: (x.imag * y.real - x.real * y.imag) / square)
  }
}

/// Divides the second vector of complex numbers by the first: C = A / B, where B comes first.
public func vDSP_zvdivD(
  _ b: UnsafePointer<DSPDoubleSplitComplex>, _ ib: vDSP_Stride, _ a: UnsafePointer<DSPDoubleSplitComplex>,
  _ ia: vDSP_Stride, _ c: UnsafePointer<DSPDoubleSplitComplex>, _ ic: vDSP_Stride, _ n: vDSP_Length
) {
  combine(b.pointee, ib, a.pointee, ia, c.pointee, ic, n) { (y, x) in
    let square = y.real * y.real + y.imag * y.imag
    return DSPDoubleComplex(
      real: (x.real * y.real + x.imag * y.imag) / square, imag: (x.imag * y.real - x.real * y.imag) / square)
  }
}

/// Multiplies complex numbers by one.
public func vDSP_zvzsml(
  _ a: UnsafePointer<DSPSplitComplex>, _ ia: vDSP_Stride, _ b: UnsafePointer<DSPSplitComplex>,
  _ c: UnsafePointer<DSPSplitComplex>, _ ic: vDSP_Stride, _ n: vDSP_Length
) {
  vDSP_zvmul(a, ia, b, 0, c, ic, n, 1)
}

/// Multiplies complex numbers by one.
public func vDSP_zvzsmlD(
  _ a: UnsafePointer<DSPDoubleSplitComplex>, _ ia: vDSP_Stride, _ b: UnsafePointer<DSPDoubleSplitComplex>,
  _ c: UnsafePointer<DSPDoubleSplitComplex>, _ ic: vDSP_Stride, _ n: vDSP_Length
) {
  vDSP_zvmulD(a, ia, b, 0, c, ic, n, 1)
}
