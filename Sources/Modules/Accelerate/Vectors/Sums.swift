/// The sum of a vector.
public func vDSP_sve(_ a: UnsafePointer<Float>, _ ia: vDSP_Stride, _ c: UnsafeMutablePointer<Float>, _ n: vDSP_Length) {
  let sum: Double = fold(a, ia, n, 0.0) { $0 + Double($1) }
  c.pointee = Float(sum)
}

/// The sum of a vector.
public func vDSP_sveD(
  _ a: UnsafePointer<Double>, _ ia: vDSP_Stride, _ c: UnsafeMutablePointer<Double>, _ n: vDSP_Length
) {
  let sum: Double = fold(a, ia, n, 0.0) { $0 + Double($1) }
  c.pointee = Double(sum)
}

/// The sum of the magnitudes of a vector.
public func vDSP_svemg(_ a: UnsafePointer<Float>, _ ia: vDSP_Stride, _ c: UnsafeMutablePointer<Float>, _ n: vDSP_Length)
{
  let sum: Double = fold(a, ia, n, 0.0) { $0 + Double(abs($1)) }
  c.pointee = Float(sum)
}

/// The sum of the magnitudes of a vector.
public func vDSP_svemgD(
  _ a: UnsafePointer<Double>, _ ia: vDSP_Stride, _ c: UnsafeMutablePointer<Double>, _ n: vDSP_Length
) {
  let sum: Double = fold(a, ia, n, 0.0) { $0 + Double(abs($1)) }
  c.pointee = Double(sum)
}

/// The sum of the squares of a vector.
public func vDSP_svesq(_ a: UnsafePointer<Float>, _ ia: vDSP_Stride, _ c: UnsafeMutablePointer<Float>, _ n: vDSP_Length)
{
  let sum: Double = fold(a, ia, n, 0.0) { $0 + Double($1) * Double($1) }
  c.pointee = Float(sum)
}

/// The sum of the squares of a vector.
public func vDSP_svesqD(
  _ a: UnsafePointer<Double>, _ ia: vDSP_Stride, _ c: UnsafeMutablePointer<Double>, _ n: vDSP_Length
) {
  let sum: Double = fold(a, ia, n, 0.0) { $0 + Double($1) * Double($1) }
  c.pointee = Double(sum)
}

/// The sum of the squares of a vector with the signs of its elements.
public func vDSP_svs(_ a: UnsafePointer<Float>, _ ia: vDSP_Stride, _ c: UnsafeMutablePointer<Float>, _ n: vDSP_Length) {
  let sum: Double = fold(a, ia, n, 0.0) { $0 + Double($1) * Double(abs($1)) }
  c.pointee = Float(sum)
}

/// The sum of the squares of a vector with the signs of its elements.
public func vDSP_svsD(
  _ a: UnsafePointer<Double>, _ ia: vDSP_Stride, _ c: UnsafeMutablePointer<Double>, _ n: vDSP_Length
) {
  let sum: Double = fold(a, ia, n, 0.0) { $0 + Double($1) * Double(abs($1)) }
  c.pointee = Double(sum)
}

/// The mean of a vector; not a number without elements.
public func vDSP_meanv(_ a: UnsafePointer<Float>, _ ia: vDSP_Stride, _ c: UnsafeMutablePointer<Float>, _ n: vDSP_Length)
{
  let sum: Double = fold(a, ia, n, 0.0) { $0 + Double($1) }
  c.pointee = Float(sum / Double(n))
}

/// The mean of a vector; not a number without elements.
public func vDSP_meanvD(
  _ a: UnsafePointer<Double>, _ ia: vDSP_Stride, _ c: UnsafeMutablePointer<Double>, _ n: vDSP_Length
) {
  let sum: Double = fold(a, ia, n, 0.0) { $0 + Double($1) }
  c.pointee = Double(sum / Double(n))
}

/// The mean of the magnitudes of a vector.
public func vDSP_meamgv(
  _ a: UnsafePointer<Float>, _ ia: vDSP_Stride, _ c: UnsafeMutablePointer<Float>, _ n: vDSP_Length
) {
  let sum: Double = fold(a, ia, n, 0.0) { $0 + Double(abs($1)) }
  c.pointee = Float(sum / Double(n))
}

/// The mean of the magnitudes of a vector.
public func vDSP_meamgvD(
  _ a: UnsafePointer<Double>, _ ia: vDSP_Stride, _ c: UnsafeMutablePointer<Double>, _ n: vDSP_Length
) {
  let sum: Double = fold(a, ia, n, 0.0) { $0 + Double(abs($1)) }
  c.pointee = Double(sum / Double(n))
}

/// The mean of the squares of a vector.
public func vDSP_measqv(
  _ a: UnsafePointer<Float>, _ ia: vDSP_Stride, _ c: UnsafeMutablePointer<Float>, _ n: vDSP_Length
) {
  let sum: Double = fold(a, ia, n, 0.0) { $0 + Double($1) * Double($1) }
  c.pointee = Float(sum / Double(n))
}

/// The mean of the squares of a vector.
public func vDSP_measqvD(
  _ a: UnsafePointer<Double>, _ ia: vDSP_Stride, _ c: UnsafeMutablePointer<Double>, _ n: vDSP_Length
) {
  let sum: Double = fold(a, ia, n, 0.0) { $0 + Double($1) * Double($1) }
  c.pointee = Double(sum / Double(n))
}

/// The mean of the squares of a vector with the signs of its elements.
public func vDSP_mvessq(
  _ a: UnsafePointer<Float>, _ ia: vDSP_Stride, _ c: UnsafeMutablePointer<Float>, _ n: vDSP_Length
) {
  let sum: Double = fold(a, ia, n, 0.0) { $0 + Double($1) * Double(abs($1)) }
  c.pointee = Float(sum / Double(n))
}

/// The mean of the squares of a vector with the signs of its elements.
public func vDSP_mvessqD(
  _ a: UnsafePointer<Double>, _ ia: vDSP_Stride, _ c: UnsafeMutablePointer<Double>, _ n: vDSP_Length
) {
  let sum: Double = fold(a, ia, n, 0.0) { $0 + Double($1) * Double(abs($1)) }
  c.pointee = Double(sum / Double(n))
}

/// The root of the mean of the squares of a vector.
public func vDSP_rmsqv(_ a: UnsafePointer<Float>, _ ia: vDSP_Stride, _ c: UnsafeMutablePointer<Float>, _ n: vDSP_Length)
{
  let sum: Double = fold(a, ia, n, 0.0) { $0 + Double($1) * Double($1) }
  c.pointee = Float((sum / Double(n)).squareRoot())
}

/// The root of the mean of the squares of a vector.
public func vDSP_rmsqvD(
  _ a: UnsafePointer<Double>, _ ia: vDSP_Stride, _ c: UnsafeMutablePointer<Double>, _ n: vDSP_Length
) {
  let sum: Double = fold(a, ia, n, 0.0) { $0 + Double($1) * Double($1) }
  c.pointee = Double((sum / Double(n)).squareRoot())
}

/// The sum and the sum of the squares of a vector.
public func vDSP_sve_svesq(
  _ a: UnsafePointer<Float>, _ ia: vDSP_Stride, _ s: UnsafeMutablePointer<Float>, _ q: UnsafeMutablePointer<Float>,
  _ n: vDSP_Length
) {
  vDSP_svesq(a, ia, q, n)
  vDSP_sve(a, ia, s, n)
}

/// The sum and the sum of the squares of a vector.
public func vDSP_sve_svesqD(
  _ a: UnsafePointer<Double>, _ ia: vDSP_Stride, _ s: UnsafeMutablePointer<Double>, _ q: UnsafeMutablePointer<Double>,
  _ n: vDSP_Length
) {
  vDSP_svesqD(a, ia, q, n)
  vDSP_sveD(a, ia, s, n)
}

/// The sum of the products of two vectors' elements.
public func vDSP_dotpr(
  _ a: UnsafePointer<Float>, _ ia: vDSP_Stride, _ b: UnsafePointer<Float>, _ ib: vDSP_Stride,
  _ c: UnsafeMutablePointer<Float>, _ n: vDSP_Length
) {
  c.pointee = Float(fold(a, ia, b, ib, n) { Double($0) * Double($1) })
}

/// The sum of the products of two vectors' elements.
public func vDSP_dotprD(
  _ a: UnsafePointer<Double>, _ ia: vDSP_Stride, _ b: UnsafePointer<Double>, _ ib: vDSP_Stride,
  _ c: UnsafeMutablePointer<Double>, _ n: vDSP_Length
) {
  c.pointee = Double(fold(a, ia, b, ib, n) { Double($0) * Double($1) })
}

/// The square of the distance of two points: the sum of (A - B)².
public func vDSP_distancesq(
  _ a: UnsafePointer<Float>, _ ia: vDSP_Stride, _ b: UnsafePointer<Float>, _ ib: vDSP_Stride,
  _ c: UnsafeMutablePointer<Float>, _ n: vDSP_Length
) {
  c.pointee = Float(fold(a, ia, b, ib, n) { (Double($0) - Double($1)) * (Double($0) - Double($1)) })
}

/// The square of the distance of two points: the sum of (A - B)².
public func vDSP_distancesqD(
  _ a: UnsafePointer<Double>, _ ia: vDSP_Stride, _ b: UnsafePointer<Double>, _ ib: vDSP_Stride,
  _ c: UnsafeMutablePointer<Double>, _ n: vDSP_Length
) {
  c.pointee = Double(fold(a, ia, b, ib, n) { (Double($0) - Double($1)) * (Double($0) - Double($1)) })
}

/// Subtracts the mean and divides by the standard deviation, which are returned; without `c` only those are computed.
public func vDSP_normalize(
  _ a: UnsafePointer<Float>, _ ia: vDSP_Stride, _ c: UnsafeMutablePointer<Float>?, _ ic: vDSP_Stride,
  _ mean: UnsafeMutablePointer<Float>, _ deviation: UnsafeMutablePointer<Float>, _ n: vDSP_Length
) {
  let middle: Double = fold(a, ia, n, 0.0) { $0 + Double($1) } / Double(n)
  let spread: Double = fold(a, ia, n, 0.0) { $0 + (Double($1) - middle) * (Double($1) - middle) } / Double(n)
  (mean.pointee, deviation.pointee) = (Float(middle), Float(spread.squareRoot()))
  guard let c else { return }
  combine(a, ia, c, ic, n) { Float((Double($0) - middle) / spread.squareRoot()) }
}

/// Subtracts the mean and divides by the standard deviation, which are returned; without `c` only those are computed.
public func vDSP_normalizeD(
  _ a: UnsafePointer<Double>, _ ia: vDSP_Stride, _ c: UnsafeMutablePointer<Double>?, _ ic: vDSP_Stride,
  _ mean: UnsafeMutablePointer<Double>, _ deviation: UnsafeMutablePointer<Double>, _ n: vDSP_Length
) {
  let middle: Double = fold(a, ia, n, 0.0) { $0 + Double($1) } / Double(n)
  let spread: Double = fold(a, ia, n, 0.0) { $0 + (Double($1) - middle) * (Double($1) - middle) } / Double(n)
  (mean.pointee, deviation.pointee) = (Double(middle), Double(spread.squareRoot()))
  guard let c else { return }
  combine(a, ia, c, ic, n) { Double((Double($0) - middle) / spread.squareRoot()) }
}
