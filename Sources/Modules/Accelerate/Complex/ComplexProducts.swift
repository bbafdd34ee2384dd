/// The sum of the products of two vectors of complex numbers.
public func vDSP_zdotpr(
  _ a: UnsafePointer<DSPSplitComplex>, _ ia: vDSP_Stride, _ b: UnsafePointer<DSPSplitComplex>, _ ib: vDSP_Stride,
  _ c: UnsafePointer<DSPSplitComplex>, _ n: vDSP_Length
) {
  let sum = product(a.pointee, ia, b.pointee, ib, n, sign: 1)
  (c.pointee.realp.pointee, c.pointee.imagp.pointee) = (Float(sum.real), Float(sum.imaginary))
}

/// The sum of the products of two vectors of complex numbers.
public func vDSP_zdotprD(
  _ a: UnsafePointer<DSPDoubleSplitComplex>, _ ia: vDSP_Stride, _ b: UnsafePointer<DSPDoubleSplitComplex>,
  _ ib: vDSP_Stride, _ c: UnsafePointer<DSPDoubleSplitComplex>, _ n: vDSP_Length
) {
  let sum = product(a.pointee, ia, b.pointee, ib, n, sign: 1)
  (c.pointee.realp.pointee, c.pointee.imagp.pointee) = (Double(sum.real), Double(sum.imaginary))
}

/// The sum of the products of the conjugates of complex numbers and others.
public func vDSP_zidotpr(
  _ a: UnsafePointer<DSPSplitComplex>, _ ia: vDSP_Stride, _ b: UnsafePointer<DSPSplitComplex>, _ ib: vDSP_Stride,
  _ c: UnsafePointer<DSPSplitComplex>, _ n: vDSP_Length
) {
  let sum = product(a.pointee, ia, b.pointee, ib, n, sign: -1)
  (c.pointee.realp.pointee, c.pointee.imagp.pointee) = (Float(sum.real), Float(sum.imaginary))
}

/// The sum of the products of the conjugates of complex numbers and others.
public func vDSP_zidotprD(
  _ a: UnsafePointer<DSPDoubleSplitComplex>, _ ia: vDSP_Stride, _ b: UnsafePointer<DSPDoubleSplitComplex>,
  _ ib: vDSP_Stride, _ c: UnsafePointer<DSPDoubleSplitComplex>, _ n: vDSP_Length
) {
  let sum = product(a.pointee, ia, b.pointee, ib, n, sign: -1)
  (c.pointee.realp.pointee, c.pointee.imagp.pointee) = (Double(sum.real), Double(sum.imaginary))
}

/// Correlates complex numbers with a filter of p elements, or convolves them if the filter is given from its end.
public func vDSP_zconv(
  _ a: UnsafePointer<DSPSplitComplex>, _ ia: vDSP_Stride, _ f: UnsafePointer<DSPSplitComplex>, _ fi: vDSP_Stride,
  _ c: UnsafePointer<DSPSplitComplex>, _ ic: vDSP_Stride, _ n: vDSP_Length, _ p: vDSP_Length
) {
  let (a, f, c) = (a.pointee, f.pointee, c.pointee)
  for index in 0..<Int(n) {
    let part = DSPSplitComplex(realp: a.realp + index * ia, imagp: a.imagp + index * ia)
    let sum = product(part, ia, f, fi, p, sign: 1)
    (c.realp[index * ic], c.imagp[index * ic]) = (Float(sum.real), Float(sum.imaginary))
  }
}

/// Correlates complex numbers with a filter of p elements, or convolves them if the filter is given from its end.
public func vDSP_zconvD(
  _ a: UnsafePointer<DSPDoubleSplitComplex>, _ ia: vDSP_Stride, _ f: UnsafePointer<DSPDoubleSplitComplex>,
  _ fi: vDSP_Stride, _ c: UnsafePointer<DSPDoubleSplitComplex>, _ ic: vDSP_Stride, _ n: vDSP_Length, _ p: vDSP_Length
) {
  let (a, f, c) = (a.pointee, f.pointee, c.pointee)
  for index in 0..<Int(n) {
    let part = DSPDoubleSplitComplex(realp: a.realp + index * ia, imagp: a.imagp + index * ia)
    let sum = product(part, ia, f, fi, p, sign: 1)
    (c.realp[index * ic], c.imagp[index * ic]) = (Double(sum.real), Double(sum.imaginary))
  }
}
