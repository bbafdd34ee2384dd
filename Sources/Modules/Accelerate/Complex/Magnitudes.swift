import Foundation

/// The squares of complex numbers' magnitudes.
public func vDSP_zvmags(
  _ a: UnsafePointer<DSPSplitComplex>, _ ia: vDSP_Stride, _ c: UnsafeMutablePointer<Float>, _ ic: vDSP_Stride,
  _ n: vDSP_Length
) {
  combine(a.pointee.realp, ia, a.pointee.imagp, ia, c, ic, n) { $0 * $0 + $1 * $1 }
}

/// The squares of complex numbers' magnitudes.
public func vDSP_zvmagsD(
  _ a: UnsafePointer<DSPDoubleSplitComplex>, _ ia: vDSP_Stride, _ c: UnsafeMutablePointer<Double>, _ ic: vDSP_Stride,
  _ n: vDSP_Length
) {
  combine(a.pointee.realp, ia, a.pointee.imagp, ia, c, ic, n) { $0 * $0 + $1 * $1 }
}

/// The magnitudes of complex numbers.
public func vDSP_zvabs(
  _ a: UnsafePointer<DSPSplitComplex>, _ ia: vDSP_Stride, _ c: UnsafeMutablePointer<Float>, _ ic: vDSP_Stride,
  _ n: vDSP_Length
) {
  combine(a.pointee.realp, ia, a.pointee.imagp, ia, c, ic, n) { ($0 * $0 + $1 * $1).squareRoot() }
}

/// The magnitudes of complex numbers.
public func vDSP_zvabsD(
  _ a: UnsafePointer<DSPDoubleSplitComplex>, _ ia: vDSP_Stride, _ c: UnsafeMutablePointer<Double>, _ ic: vDSP_Stride,
  _ n: vDSP_Length
) {
  combine(a.pointee.realp, ia, a.pointee.imagp, ia, c, ic, n) { ($0 * $0 + $1 * $1).squareRoot() }
}

/// The angles of complex numbers, in radians.
public func vDSP_zvphas(
  _ a: UnsafePointer<DSPSplitComplex>, _ ia: vDSP_Stride, _ c: UnsafeMutablePointer<Float>, _ ic: vDSP_Stride,
  _ n: vDSP_Length
) {
  combine(a.pointee.realp, ia, a.pointee.imagp, ia, c, ic, n) { atan2($1, $0) }
}

/// The angles of complex numbers, in radians.
public func vDSP_zvphasD(
  _ a: UnsafePointer<DSPDoubleSplitComplex>, _ ia: vDSP_Stride, _ c: UnsafeMutablePointer<Double>, _ ic: vDSP_Stride,
  _ n: vDSP_Length
) {
  combine(a.pointee.realp, ia, a.pointee.imagp, ia, c, ic, n) { atan2($1, $0) }
}

/// Adds the squares of complex numbers' magnitudes to a vector.
public func vDSP_zvmgsa(
  _ a: UnsafePointer<DSPSplitComplex>, _ ia: vDSP_Stride, _ b: UnsafePointer<Float>, _ ib: vDSP_Stride,
  _ c: UnsafeMutablePointer<Float>, _ ic: vDSP_Stride, _ n: vDSP_Length
) {
  combine(a.pointee.realp, ia, a.pointee.imagp, ia, b, ib, c, ic, n) { $0 * $0 + $1 * $1 + $2 }
}

/// Adds the squares of complex numbers' magnitudes to a vector.
public func vDSP_zvmgsaD(
  _ a: UnsafePointer<DSPDoubleSplitComplex>, _ ia: vDSP_Stride, _ b: UnsafePointer<Double>, _ ib: vDSP_Stride,
  _ c: UnsafeMutablePointer<Double>, _ ic: vDSP_Stride, _ n: vDSP_Length
) {
  combine(a.pointee.realp, ia, a.pointee.imagp, ia, b, ib, c, ic, n) { $0 * $0 + $1 * $1 + $2 }
}

/// Adds the squares of complex numbers' magnitudes to a spectrum.
public func vDSP_zaspec(_ a: UnsafePointer<DSPSplitComplex>, _ c: UnsafeMutablePointer<Float>, _ n: vDSP_Length) {
  vDSP_zvmgsa(a, 1, c, 1, c, 1, n)
}

/// Adds the squares of complex numbers' magnitudes to a spectrum.
public func vDSP_zaspecD(_ a: UnsafePointer<DSPDoubleSplitComplex>, _ c: UnsafeMutablePointer<Double>, _ n: vDSP_Length)
{
  vDSP_zvmgsaD(a, 1, c, 1, c, 1, n)
}
