import Foundation

/// The sines of angles in radians.
public func vvsinf(_ y: UnsafeMutablePointer<Float>, _ x: UnsafePointer<Float>, _ n: UnsafePointer<Int32>) {
  combine(x, 1, y, 1, count(n)) { sin($0) }
}

/// The sines of angles in radians.
public func vvsin(_ y: UnsafeMutablePointer<Double>, _ x: UnsafePointer<Double>, _ n: UnsafePointer<Int32>) {
  combine(x, 1, y, 1, count(n)) { sin($0) }
}

/// The cosines of angles in radians.
public func vvcosf(_ y: UnsafeMutablePointer<Float>, _ x: UnsafePointer<Float>, _ n: UnsafePointer<Int32>) {
  combine(x, 1, y, 1, count(n)) { cos($0) }
}

/// The cosines of angles in radians.
public func vvcos(_ y: UnsafeMutablePointer<Double>, _ x: UnsafePointer<Double>, _ n: UnsafePointer<Int32>) {
  combine(x, 1, y, 1, count(n)) { cos($0) }
}

/// The tangents of angles in radians.
public func vvtanf(_ y: UnsafeMutablePointer<Float>, _ x: UnsafePointer<Float>, _ n: UnsafePointer<Int32>) {
  combine(x, 1, y, 1, count(n)) { tan($0) }
}

/// The tangents of angles in radians.
public func vvtan(_ y: UnsafeMutablePointer<Double>, _ x: UnsafePointer<Double>, _ n: UnsafePointer<Int32>) {
  combine(x, 1, y, 1, count(n)) { tan($0) }
}

/// The arcsines of numbers.
public func vvasinf(_ y: UnsafeMutablePointer<Float>, _ x: UnsafePointer<Float>, _ n: UnsafePointer<Int32>) {
  combine(x, 1, y, 1, count(n)) { asin($0) }
}

/// The arcsines of numbers.
public func vvasin(_ y: UnsafeMutablePointer<Double>, _ x: UnsafePointer<Double>, _ n: UnsafePointer<Int32>) {
  combine(x, 1, y, 1, count(n)) { asin($0) }
}

/// The arccosines of numbers.
public func vvacosf(_ y: UnsafeMutablePointer<Float>, _ x: UnsafePointer<Float>, _ n: UnsafePointer<Int32>) {
  combine(x, 1, y, 1, count(n)) { acos($0) }
}

/// The arccosines of numbers.
public func vvacos(_ y: UnsafeMutablePointer<Double>, _ x: UnsafePointer<Double>, _ n: UnsafePointer<Int32>) {
  combine(x, 1, y, 1, count(n)) { acos($0) }
}

/// The arctangents of numbers.
public func vvatanf(_ y: UnsafeMutablePointer<Float>, _ x: UnsafePointer<Float>, _ n: UnsafePointer<Int32>) {
  combine(x, 1, y, 1, count(n)) { atan($0) }
}

/// The arctangents of numbers.
public func vvatan(_ y: UnsafeMutablePointer<Double>, _ x: UnsafePointer<Double>, _ n: UnsafePointer<Int32>) {
  combine(x, 1, y, 1, count(n)) { atan($0) }
}

/// The hyperbolic sines of numbers.
public func vvsinhf(_ y: UnsafeMutablePointer<Float>, _ x: UnsafePointer<Float>, _ n: UnsafePointer<Int32>) {
  combine(x, 1, y, 1, count(n)) { sinh($0) }
}

/// The hyperbolic sines of numbers.
public func vvsinh(_ y: UnsafeMutablePointer<Double>, _ x: UnsafePointer<Double>, _ n: UnsafePointer<Int32>) {
  combine(x, 1, y, 1, count(n)) { sinh($0) }
}

/// The hyperbolic cosines of numbers.
public func vvcoshf(_ y: UnsafeMutablePointer<Float>, _ x: UnsafePointer<Float>, _ n: UnsafePointer<Int32>) {
  combine(x, 1, y, 1, count(n)) { cosh($0) }
}

/// The hyperbolic cosines of numbers.
public func vvcosh(_ y: UnsafeMutablePointer<Double>, _ x: UnsafePointer<Double>, _ n: UnsafePointer<Int32>) {
  combine(x, 1, y, 1, count(n)) { cosh($0) }
}

/// The hyperbolic tangents of numbers.
public func vvtanhf(_ y: UnsafeMutablePointer<Float>, _ x: UnsafePointer<Float>, _ n: UnsafePointer<Int32>) {
  combine(x, 1, y, 1, count(n)) { tanh($0) }
}

/// The hyperbolic tangents of numbers.
public func vvtanh(_ y: UnsafeMutablePointer<Double>, _ x: UnsafePointer<Double>, _ n: UnsafePointer<Int32>) {
  combine(x, 1, y, 1, count(n)) { tanh($0) }
}

/// The inverse hyperbolic sines of numbers.
public func vvasinhf(_ y: UnsafeMutablePointer<Float>, _ x: UnsafePointer<Float>, _ n: UnsafePointer<Int32>) {
  combine(x, 1, y, 1, count(n)) { asinh($0) }
}

/// The inverse hyperbolic sines of numbers.
public func vvasinh(_ y: UnsafeMutablePointer<Double>, _ x: UnsafePointer<Double>, _ n: UnsafePointer<Int32>) {
  combine(x, 1, y, 1, count(n)) { asinh($0) }
}

/// The inverse hyperbolic cosines of numbers.
public func vvacoshf(_ y: UnsafeMutablePointer<Float>, _ x: UnsafePointer<Float>, _ n: UnsafePointer<Int32>) {
  combine(x, 1, y, 1, count(n)) { acosh($0) }
}

/// The inverse hyperbolic cosines of numbers.
public func vvacosh(_ y: UnsafeMutablePointer<Double>, _ x: UnsafePointer<Double>, _ n: UnsafePointer<Int32>) {
  combine(x, 1, y, 1, count(n)) { acosh($0) }
}

/// The inverse hyperbolic tangents of numbers.
public func vvatanhf(_ y: UnsafeMutablePointer<Float>, _ x: UnsafePointer<Float>, _ n: UnsafePointer<Int32>) {
  combine(x, 1, y, 1, count(n)) { atanh($0) }
}

/// The inverse hyperbolic tangents of numbers.
public func vvatanh(_ y: UnsafeMutablePointer<Double>, _ x: UnsafePointer<Double>, _ n: UnsafePointer<Int32>) {
  combine(x, 1, y, 1, count(n)) { atanh($0) }
}

/// The sines of angles in half turns.
public func vvsinpif(_ y: UnsafeMutablePointer<Float>, _ x: UnsafePointer<Float>, _ n: UnsafePointer<Int32>) {
  combine(x, 1, y, 1, count(n)) { Float(sinPi(Double($0))) }
}

/// The sines of angles in half turns.
public func vvsinpi(_ y: UnsafeMutablePointer<Double>, _ x: UnsafePointer<Double>, _ n: UnsafePointer<Int32>) {
  combine(x, 1, y, 1, count(n)) { Double(sinPi(Double($0))) }
}

/// The cosines of angles in half turns.
public func vvcospif(_ y: UnsafeMutablePointer<Float>, _ x: UnsafePointer<Float>, _ n: UnsafePointer<Int32>) {
  combine(x, 1, y, 1, count(n)) { Float(cosPi(Double($0))) }
}

/// The cosines of angles in half turns.
public func vvcospi(_ y: UnsafeMutablePointer<Double>, _ x: UnsafePointer<Double>, _ n: UnsafePointer<Int32>) {
  combine(x, 1, y, 1, count(n)) { Double(cosPi(Double($0))) }
}

/// The tangents of angles in half turns.
public func vvtanpif(_ y: UnsafeMutablePointer<Float>, _ x: UnsafePointer<Float>, _ n: UnsafePointer<Int32>) {
  combine(x, 1, y, 1, count(n)) { Float(tanPi(Double($0))) }
}

/// The tangents of angles in half turns.
public func vvtanpi(_ y: UnsafeMutablePointer<Double>, _ x: UnsafePointer<Double>, _ n: UnsafePointer<Int32>) {
  combine(x, 1, y, 1, count(n)) { Double(tanPi(Double($0))) }
}

/// The sine of an angle in half turns, exact at quarters of a turn.
private func sinPi(_ x: Double) -> Double {
  let rest = x.remainder(dividingBy: 2)
  return rest.magnitude == 1 ? 0 : rest.magnitude == 0.5 ? rest * 2 : sin(.pi * rest)
}

/// The cosine of an angle in half turns, exact at quarters of a turn.
private func cosPi(_ x: Double) -> Double {
  let rest = x.remainder(dividingBy: 2).magnitude
  return rest == 0.5 ? 0 : rest == 1 ? -1 : cos(.pi * rest)
}

/// The tangent of an angle in half turns, exact at quarters of a turn.
private func tanPi(_ x: Double) -> Double { sinPi(x) / cosPi(x) }
