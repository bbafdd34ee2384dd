/// The greatest element; minus infinity without elements.
public func vDSP_maxv(_ a: UnsafePointer<Float>, _ ia: vDSP_Stride, _ c: UnsafeMutablePointer<Float>, _ n: vDSP_Length)
{
  c.pointee = fold(a, ia, n, -Float.infinity) { $1 > $0 ? $1 : $0 }
}

/// The greatest element; minus infinity without elements.
public func vDSP_maxvD(
  _ a: UnsafePointer<Double>, _ ia: vDSP_Stride, _ c: UnsafeMutablePointer<Double>, _ n: vDSP_Length
) {
  c.pointee = fold(a, ia, n, -Double.infinity) { $1 > $0 ? $1 : $0 }
}

/// The smallest element; infinity without elements.
public func vDSP_minv(_ a: UnsafePointer<Float>, _ ia: vDSP_Stride, _ c: UnsafeMutablePointer<Float>, _ n: vDSP_Length)
{
  c.pointee = fold(a, ia, n, Float.infinity) { $1 < $0 ? $1 : $0 }
}

/// The smallest element; infinity without elements.
public func vDSP_minvD(
  _ a: UnsafePointer<Double>, _ ia: vDSP_Stride, _ c: UnsafeMutablePointer<Double>, _ n: vDSP_Length
) {
  c.pointee = fold(a, ia, n, Double.infinity) { $1 < $0 ? $1 : $0 }
}

/// The greatest magnitude; 0 without elements.
public func vDSP_maxmgv(
  _ a: UnsafePointer<Float>, _ ia: vDSP_Stride, _ c: UnsafeMutablePointer<Float>, _ n: vDSP_Length
) {
  c.pointee = fold(a, ia, n, 0 as Float) { abs($1) > $0 ? abs($1) : $0 }
}

/// The greatest magnitude; 0 without elements.
public func vDSP_maxmgvD(
  _ a: UnsafePointer<Double>, _ ia: vDSP_Stride, _ c: UnsafeMutablePointer<Double>, _ n: vDSP_Length
) {
  c.pointee = fold(a, ia, n, 0 as Double) { abs($1) > $0 ? abs($1) : $0 }
}

/// The smallest magnitude; infinity without elements.
public func vDSP_minmgv(
  _ a: UnsafePointer<Float>, _ ia: vDSP_Stride, _ c: UnsafeMutablePointer<Float>, _ n: vDSP_Length
) {
  c.pointee = fold(a, ia, n, Float.infinity) { abs($1) < $0 ? abs($1) : $0 }
}

/// The smallest magnitude; infinity without elements.
public func vDSP_minmgvD(
  _ a: UnsafePointer<Double>, _ ia: vDSP_Stride, _ c: UnsafeMutablePointer<Double>, _ n: vDSP_Length
) {
  c.pointee = fold(a, ia, n, Double.infinity) { abs($1) < $0 ? abs($1) : $0 }
}

/// The greatest element and its index, which counts the elements between those of the stride.
public func vDSP_maxvi(
  _ a: UnsafePointer<Float>, _ ia: vDSP_Stride, _ c: UnsafeMutablePointer<Float>,
  _ i: UnsafeMutablePointer<vDSP_Length>, _ n: vDSP_Length
) {
  c.pointee = firstExtreme(a, ia, i, n, -Float.infinity) { $0 > $1 ? $0 : nil }
}

/// The greatest element and its index, which counts the elements between those of the stride.
public func vDSP_maxviD(
  _ a: UnsafePointer<Double>, _ ia: vDSP_Stride, _ c: UnsafeMutablePointer<Double>,
  _ i: UnsafeMutablePointer<vDSP_Length>, _ n: vDSP_Length
) {
  c.pointee = firstExtreme(a, ia, i, n, -Double.infinity) { $0 > $1 ? $0 : nil }
}

/// The smallest element and its index, which counts the elements between those of the stride.
public func vDSP_minvi(
  _ a: UnsafePointer<Float>, _ ia: vDSP_Stride, _ c: UnsafeMutablePointer<Float>,
  _ i: UnsafeMutablePointer<vDSP_Length>, _ n: vDSP_Length
) {
  c.pointee = firstExtreme(a, ia, i, n, Float.infinity) { $0 < $1 ? $0 : nil }
}

/// The smallest element and its index, which counts the elements between those of the stride.
public func vDSP_minviD(
  _ a: UnsafePointer<Double>, _ ia: vDSP_Stride, _ c: UnsafeMutablePointer<Double>,
  _ i: UnsafeMutablePointer<vDSP_Length>, _ n: vDSP_Length
) {
  c.pointee = firstExtreme(a, ia, i, n, Double.infinity) { $0 < $1 ? $0 : nil }
}

/// The greatest magnitude and its index, which counts the elements between those of the stride.
public func vDSP_maxmgvi(
  _ a: UnsafePointer<Float>, _ ia: vDSP_Stride, _ c: UnsafeMutablePointer<Float>,
  _ i: UnsafeMutablePointer<vDSP_Length>, _ n: vDSP_Length
) {
  c.pointee = firstExtreme(a, ia, i, n, 0) { abs($0) > $1 ? abs($0) : nil }
}

/// The greatest magnitude and its index, which counts the elements between those of the stride.
public func vDSP_maxmgviD(
  _ a: UnsafePointer<Double>, _ ia: vDSP_Stride, _ c: UnsafeMutablePointer<Double>,
  _ i: UnsafeMutablePointer<vDSP_Length>, _ n: vDSP_Length
) {
  c.pointee = firstExtreme(a, ia, i, n, 0) { abs($0) > $1 ? abs($0) : nil }
}

/// The smallest magnitude and its index, which counts the elements between those of the stride.
public func vDSP_minmgvi(
  _ a: UnsafePointer<Float>, _ ia: vDSP_Stride, _ c: UnsafeMutablePointer<Float>,
  _ i: UnsafeMutablePointer<vDSP_Length>, _ n: vDSP_Length
) {
  c.pointee = firstExtreme(a, ia, i, n, Float.infinity) { abs($0) < $1 ? abs($0) : nil }
}

/// The smallest magnitude and its index, which counts the elements between those of the stride.
public func vDSP_minmgviD(
  _ a: UnsafePointer<Double>, _ ia: vDSP_Stride, _ c: UnsafeMutablePointer<Double>,
  _ i: UnsafeMutablePointer<vDSP_Length>, _ n: vDSP_Length
) {
  c.pointee = firstExtreme(a, ia, i, n, Double.infinity) { abs($0) < $1 ? abs($0) : nil }
}
