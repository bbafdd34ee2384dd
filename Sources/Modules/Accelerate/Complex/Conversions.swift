import Foundation

/// Copies complex numbers to split ones; the stride of `c` counts single numbers, 2 for neighbours.
public func vDSP_ctoz(
  _ c: UnsafePointer<DSPComplex>, _ ic: vDSP_Stride, _ z: UnsafePointer<DSPSplitComplex>, _ iz: vDSP_Stride,
  _ n: vDSP_Length
) {
  let pairs = UnsafeRawPointer(c).assumingMemoryBound(to: Float.self)
  combine(pairs, ic, z.pointee.realp, iz, n) { $0 }
  combine(pairs + 1, ic, z.pointee.imagp, iz, n) { $0 }
}

/// Copies complex numbers to split ones; the stride of `c` counts single numbers, 2 for neighbours.
public func vDSP_ctozD(
  _ c: UnsafePointer<DSPDoubleComplex>, _ ic: vDSP_Stride, _ z: UnsafePointer<DSPDoubleSplitComplex>, _ iz: vDSP_Stride,
  _ n: vDSP_Length
) {
  let pairs = UnsafeRawPointer(c).assumingMemoryBound(to: Double.self)
  combine(pairs, ic, z.pointee.realp, iz, n) { $0 }
  combine(pairs + 1, ic, z.pointee.imagp, iz, n) { $0 }
}

/// Copies split complex numbers to others; the stride of `c` counts single numbers, 2 for neighbours.
public func vDSP_ztoc(
  _ z: UnsafePointer<DSPSplitComplex>, _ iz: vDSP_Stride, _ c: UnsafeMutablePointer<DSPComplex>, _ ic: vDSP_Stride,
  _ n: vDSP_Length
) {
  let pairs = UnsafeMutableRawPointer(c).assumingMemoryBound(to: Float.self)
  combine(z.pointee.realp, iz, pairs, ic, n) { $0 }
  combine(z.pointee.imagp, iz, pairs + 1, ic, n) { $0 }
}

/// Copies split complex numbers to others; the stride of `c` counts single numbers, 2 for neighbours.
public func vDSP_ztocD(
  _ z: UnsafePointer<DSPDoubleSplitComplex>, _ iz: vDSP_Stride, _ c: UnsafeMutablePointer<DSPDoubleComplex>,
  _ ic: vDSP_Stride, _ n: vDSP_Length
) {
  let pairs = UnsafeMutableRawPointer(c).assumingMemoryBound(to: Double.self)
  combine(z.pointee.realp, iz, pairs, ic, n) { $0 }
  combine(z.pointee.imagp, iz, pairs + 1, ic, n) { $0 }
}

/// Converts pairs of x and y to pairs of a length and an angle; strides count single numbers.
public func vDSP_polar(
  _ a: UnsafePointer<Float>, _ ia: vDSP_Stride, _ c: UnsafeMutablePointer<Float>, _ ic: vDSP_Stride, _ n: vDSP_Length
) {
  for index in 0..<Int(n) {
    let (x, y) = (a[index * ia], a[index * ia + 1])
    (c[index * ic], c[index * ic + 1]) = ((x * x + y * y).squareRoot(), atan2(y, x))
  }
}

/// Converts pairs of x and y to pairs of a length and an angle; strides count single numbers.
public func vDSP_polarD(
  _ a: UnsafePointer<Double>, _ ia: vDSP_Stride, _ c: UnsafeMutablePointer<Double>, _ ic: vDSP_Stride, _ n: vDSP_Length
) {
  for index in 0..<Int(n) {
    let (x, y) = (a[index * ia], a[index * ia + 1])
    (c[index * ic], c[index * ic + 1]) = ((x * x + y * y).squareRoot(), atan2(y, x))
  }
}

/// Converts pairs of a length and an angle to pairs of x and y; strides count single numbers.
public func vDSP_rect(
  _ a: UnsafePointer<Float>, _ ia: vDSP_Stride, _ c: UnsafeMutablePointer<Float>, _ ic: vDSP_Stride, _ n: vDSP_Length
) {
  for index in 0..<Int(n) {
    let (length, angle) = (a[index * ia], a[index * ia + 1])
    (c[index * ic], c[index * ic + 1]) = (length * cos(angle), length * sin(angle))
  }
}

/// Converts pairs of a length and an angle to pairs of x and y; strides count single numbers.
public func vDSP_rectD(
  _ a: UnsafePointer<Double>, _ ia: vDSP_Stride, _ c: UnsafeMutablePointer<Double>, _ ic: vDSP_Stride, _ n: vDSP_Length
) {
  for index in 0..<Int(n) {
    let (length, angle) = (a[index * ia], a[index * ia + 1])
    (c[index * ic], c[index * ic + 1]) = (length * cos(angle), length * sin(angle))
  }
}
