/// Writes a function of the elements of two vectors of complex numbers.
func combine(
  _ a: DSPSplitComplex, _ ia: Int, _ b: DSPSplitComplex, _ ib: Int, _ c: DSPSplitComplex, _ ic: Int, _ n: vDSP_Length,
  _ value: (DSPComplex, DSPComplex) -> DSPComplex
) {
  for index in 0..<Int(n) {
    let first = DSPComplex(real: a.realp[index * ia], imag: a.imagp[index * ia])
    let second = DSPComplex(real: b.realp[index * ib], imag: b.imagp[index * ib])
    let result = value(first, second)
    (c.realp[index * ic], c.imagp[index * ic]) = (result.real, result.imag)
  }
}

/// The sum of the products of two vectors of complex numbers, the first conjugated if the sign is -1.
func product(
  _ a: DSPSplitComplex, _ ia: Int, _ b: DSPSplitComplex, _ ib: Int, _ n: vDSP_Length, sign: Double
) -> (real: Double, imaginary: Double) {
  var sum = (real: 0.0, imaginary: 0.0)
  for index in 0..<Int(n) {
    let (x, u) = (Double(a.realp[index * ia]), sign * Double(a.imagp[index * ia]))
    let (y, v) = (Double(b.realp[index * ib]), Double(b.imagp[index * ib]))
    sum.real += x * y - u * v
    sum.imaginary += x * v + u * y
  }
  return sum
}

/// Writes a function of the elements of two vectors of complex numbers.
func combine(
  _ a: DSPDoubleSplitComplex, _ ia: Int, _ b: DSPDoubleSplitComplex, _ ib: Int, _ c: DSPDoubleSplitComplex, _ ic: Int,
  _ n: vDSP_Length,
  _ value: (DSPDoubleComplex, DSPDoubleComplex) -> DSPDoubleComplex
) {
  for index in 0..<Int(n) {
    let first = DSPDoubleComplex(real: a.realp[index * ia], imag: a.imagp[index * ia])
    let second = DSPDoubleComplex(real: b.realp[index * ib], imag: b.imagp[index * ib])
    let result = value(first, second)
    (c.realp[index * ic], c.imagp[index * ic]) = (result.real, result.imag)
  }
}

/// The sum of the products of two vectors of complex numbers, the first conjugated if the sign is -1.
func product(
  _ a: DSPDoubleSplitComplex, _ ia: Int, _ b: DSPDoubleSplitComplex, _ ib: Int, _ n: vDSP_Length, sign: Double
) -> (real: Double, imaginary: Double) {
  var sum = (real: 0.0, imaginary: 0.0)
  for index in 0..<Int(n) {
    let (x, u) = (Double(a.realp[index * ia]), sign * Double(a.imagp[index * ia]))
    let (y, v) = (Double(b.realp[index * ib]), Double(b.imagp[index * ib]))
    sum.real += x * y - u * v
    sum.imaginary += x * v + u * y
  }
  return sum
}
