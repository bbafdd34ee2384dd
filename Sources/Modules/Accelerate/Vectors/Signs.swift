import Foundation

/// The absolute values of a vector.
public func vDSP_vabs(
  _ a: UnsafePointer<Float>, _ ia: vDSP_Stride, _ c: UnsafeMutablePointer<Float>, _ ic: vDSP_Stride, _ n: vDSP_Length
) {
  combine(a, ia, c, ic, n) { abs($0) }
}

/// The absolute values of a vector.
public func vDSP_vabsD(
  _ a: UnsafePointer<Double>, _ ia: vDSP_Stride, _ c: UnsafeMutablePointer<Double>, _ ic: vDSP_Stride, _ n: vDSP_Length
) {
  combine(a, ia, c, ic, n) { abs($0) }
}

/// The negative absolute values of a vector.
public func vDSP_vnabs(
  _ a: UnsafePointer<Float>, _ ia: vDSP_Stride, _ c: UnsafeMutablePointer<Float>, _ ic: vDSP_Stride, _ n: vDSP_Length
) {
  combine(a, ia, c, ic, n) { -abs($0) }
}

/// The negative absolute values of a vector.
public func vDSP_vnabsD(
  _ a: UnsafePointer<Double>, _ ia: vDSP_Stride, _ c: UnsafeMutablePointer<Double>, _ ic: vDSP_Stride, _ n: vDSP_Length
) {
  combine(a, ia, c, ic, n) { -abs($0) }
}

/// The negated values of a vector.
public func vDSP_vneg(
  _ a: UnsafePointer<Float>, _ ia: vDSP_Stride, _ c: UnsafeMutablePointer<Float>, _ ic: vDSP_Stride, _ n: vDSP_Length
) {
  combine(a, ia, c, ic, n) { -$0 }
}

/// The negated values of a vector.
public func vDSP_vnegD(
  _ a: UnsafePointer<Double>, _ ia: vDSP_Stride, _ c: UnsafeMutablePointer<Double>, _ ic: vDSP_Stride, _ n: vDSP_Length
) {
  combine(a, ia, c, ic, n) { -$0 }
}

/// The squares of a vector.
public func vDSP_vsq(
  _ a: UnsafePointer<Float>, _ ia: vDSP_Stride, _ c: UnsafeMutablePointer<Float>, _ ic: vDSP_Stride, _ n: vDSP_Length
) {
  combine(a, ia, c, ic, n) { $0 * $0 }
}

/// The squares of a vector.
public func vDSP_vsqD(
  _ a: UnsafePointer<Double>, _ ia: vDSP_Stride, _ c: UnsafeMutablePointer<Double>, _ ic: vDSP_Stride, _ n: vDSP_Length
) {
  combine(a, ia, c, ic, n) { $0 * $0 }
}

/// The squares of a vector with the signs of its elements.
public func vDSP_vssq(
  _ a: UnsafePointer<Float>, _ ia: vDSP_Stride, _ c: UnsafeMutablePointer<Float>, _ ic: vDSP_Stride, _ n: vDSP_Length
) {
  combine(a, ia, c, ic, n) { $0 * abs($0) }
}

/// The squares of a vector with the signs of its elements.
public func vDSP_vssqD(
  _ a: UnsafePointer<Double>, _ ia: vDSP_Stride, _ c: UnsafeMutablePointer<Double>, _ ic: vDSP_Stride, _ n: vDSP_Length
) {
  combine(a, ia, c, ic, n) { $0 * abs($0) }
}

/// The fractions of a vector's elements, with their signs.
public func vDSP_vfrac(
  _ a: UnsafePointer<Float>, _ ia: vDSP_Stride, _ c: UnsafeMutablePointer<Float>, _ ic: vDSP_Stride, _ n: vDSP_Length
) {
  combine(a, ia, c, ic, n) { $0 - $0.rounded(.towardZero) }
}

/// The fractions of a vector's elements, with their signs.
public func vDSP_vfracD(
  _ a: UnsafePointer<Double>, _ ia: vDSP_Stride, _ c: UnsafeMutablePointer<Double>, _ ic: vDSP_Stride, _ n: vDSP_Length
) {
  combine(a, ia, c, ic, n) { $0 - $0.rounded(.towardZero) }
}

/// The lengths of vectors in the plane: C = sqrt(A² + B²).
public func vDSP_vdist(
  _ a: UnsafePointer<Float>, _ ia: vDSP_Stride, _ b: UnsafePointer<Float>, _ ib: vDSP_Stride,
  _ c: UnsafeMutablePointer<Float>, _ ic: vDSP_Stride, _ n: vDSP_Length
) {
  combine(a, ia, b, ib, c, ic, n) { ($0 * $0 + $1 * $1).squareRoot() }
}

/// The lengths of vectors in the plane: C = sqrt(A² + B²).
public func vDSP_vdistD(
  _ a: UnsafePointer<Double>, _ ia: vDSP_Stride, _ b: UnsafePointer<Double>, _ ib: vDSP_Stride,
  _ c: UnsafeMutablePointer<Double>, _ ic: vDSP_Stride, _ n: vDSP_Length
) {
  combine(a, ia, b, ib, c, ic, n) { ($0 * $0 + $1 * $1).squareRoot() }
}

/// Converts powers (`f` is 0) or amplitudes (`f` is 1) to decibels above a reference: 10 or 20 times the logarithm.
public func vDSP_vdbcon(
  _ a: UnsafePointer<Float>, _ ia: vDSP_Stride, _ b: UnsafePointer<Float>, _ c: UnsafeMutablePointer<Float>,
  _ ic: vDSP_Stride, _ n: vDSP_Length, _ f: UInt32
) {
  let (reference, factor) = (b.pointee, f == 1 ? 20 : 10 as Float)
  combine(a, ia, c, ic, n) { factor * log10($0 / reference) }
}

/// Converts powers (`f` is 0) or amplitudes (`f` is 1) to decibels above a reference: 10 or 20 times the logarithm.
public func vDSP_vdbconD(
  _ a: UnsafePointer<Double>, _ ia: vDSP_Stride, _ b: UnsafePointer<Double>, _ c: UnsafeMutablePointer<Double>,
  _ ic: vDSP_Stride, _ n: vDSP_Length, _ f: UInt32
) {
  let (reference, factor) = (b.pointee, f == 1 ? 20 : 10 as Double)
  combine(a, ia, c, ic, n) { factor * log10($0 / reference) }
}
