import Foundation

/// The number of elements that a function is called with; none if it is negative.
func count(_ n: UnsafePointer<Int32>) -> vDSP_Length { vDSP_Length(max(0, n.pointee)) }

/// The square roots of numbers.
public func vvsqrtf(_ y: UnsafeMutablePointer<Float>, _ x: UnsafePointer<Float>, _ n: UnsafePointer<Int32>) {
  combine(x, 1, y, 1, count(n)) { sqrt($0) }
}

/// The square roots of numbers.
public func vvsqrt(_ y: UnsafeMutablePointer<Double>, _ x: UnsafePointer<Double>, _ n: UnsafePointer<Int32>) {
  combine(x, 1, y, 1, count(n)) { sqrt($0) }
}

/// The cube roots of numbers.
public func vvcbrtf(_ y: UnsafeMutablePointer<Float>, _ x: UnsafePointer<Float>, _ n: UnsafePointer<Int32>) {
  combine(x, 1, y, 1, count(n)) { cbrt($0) }
}

/// The cube roots of numbers.
public func vvcbrt(_ y: UnsafeMutablePointer<Double>, _ x: UnsafePointer<Double>, _ n: UnsafePointer<Int32>) {
  combine(x, 1, y, 1, count(n)) { cbrt($0) }
}

/// The reciprocals of square roots.
public func vvrsqrtf(_ y: UnsafeMutablePointer<Float>, _ x: UnsafePointer<Float>, _ n: UnsafePointer<Int32>) {
  combine(x, 1, y, 1, count(n)) { 1 / $0.squareRoot() }
}

/// The reciprocals of square roots.
public func vvrsqrt(_ y: UnsafeMutablePointer<Double>, _ x: UnsafePointer<Double>, _ n: UnsafePointer<Int32>) {
  combine(x, 1, y, 1, count(n)) { 1 / $0.squareRoot() }
}

/// The reciprocals of numbers.
public func vvrecf(_ y: UnsafeMutablePointer<Float>, _ x: UnsafePointer<Float>, _ n: UnsafePointer<Int32>) {
  combine(x, 1, y, 1, count(n)) { 1 / $0 }
}

/// The reciprocals of numbers.
public func vvrec(_ y: UnsafeMutablePointer<Double>, _ x: UnsafePointer<Double>, _ n: UnsafePointer<Int32>) {
  combine(x, 1, y, 1, count(n)) { 1 / $0 }
}

/// e to the power of numbers.
public func vvexpf(_ y: UnsafeMutablePointer<Float>, _ x: UnsafePointer<Float>, _ n: UnsafePointer<Int32>) {
  combine(x, 1, y, 1, count(n)) { exp($0) }
}

/// e to the power of numbers.
public func vvexp(_ y: UnsafeMutablePointer<Double>, _ x: UnsafePointer<Double>, _ n: UnsafePointer<Int32>) {
  combine(x, 1, y, 1, count(n)) { exp($0) }
}

/// 2 to the power of numbers.
public func vvexp2f(_ y: UnsafeMutablePointer<Float>, _ x: UnsafePointer<Float>, _ n: UnsafePointer<Int32>) {
  combine(x, 1, y, 1, count(n)) { exp2($0) }
}

/// 2 to the power of numbers.
public func vvexp2(_ y: UnsafeMutablePointer<Double>, _ x: UnsafePointer<Double>, _ n: UnsafePointer<Int32>) {
  combine(x, 1, y, 1, count(n)) { exp2($0) }
}

/// e to the power of numbers, minus 1.
public func vvexpm1f(_ y: UnsafeMutablePointer<Float>, _ x: UnsafePointer<Float>, _ n: UnsafePointer<Int32>) {
  combine(x, 1, y, 1, count(n)) { expm1($0) }
}

/// e to the power of numbers, minus 1.
public func vvexpm1(_ y: UnsafeMutablePointer<Double>, _ x: UnsafePointer<Double>, _ n: UnsafePointer<Int32>) {
  combine(x, 1, y, 1, count(n)) { expm1($0) }
}

/// The natural logarithms of numbers.
public func vvlogf(_ y: UnsafeMutablePointer<Float>, _ x: UnsafePointer<Float>, _ n: UnsafePointer<Int32>) {
  combine(x, 1, y, 1, count(n)) { log($0) }
}

/// The natural logarithms of numbers.
public func vvlog(_ y: UnsafeMutablePointer<Double>, _ x: UnsafePointer<Double>, _ n: UnsafePointer<Int32>) {
  combine(x, 1, y, 1, count(n)) { log($0) }
}

/// The logarithms of numbers to the base 2.
public func vvlog2f(_ y: UnsafeMutablePointer<Float>, _ x: UnsafePointer<Float>, _ n: UnsafePointer<Int32>) {
  combine(x, 1, y, 1, count(n)) { log2($0) }
}

/// The logarithms of numbers to the base 2.
public func vvlog2(_ y: UnsafeMutablePointer<Double>, _ x: UnsafePointer<Double>, _ n: UnsafePointer<Int32>) {
  combine(x, 1, y, 1, count(n)) { log2($0) }
}

/// The logarithms of numbers to the base 10.
public func vvlog10f(_ y: UnsafeMutablePointer<Float>, _ x: UnsafePointer<Float>, _ n: UnsafePointer<Int32>) {
  combine(x, 1, y, 1, count(n)) { log10($0) }
}

/// The logarithms of numbers to the base 10.
public func vvlog10(_ y: UnsafeMutablePointer<Double>, _ x: UnsafePointer<Double>, _ n: UnsafePointer<Int32>) {
  combine(x, 1, y, 1, count(n)) { log10($0) }
}

/// The natural logarithms of numbers plus 1.
public func vvlog1pf(_ y: UnsafeMutablePointer<Float>, _ x: UnsafePointer<Float>, _ n: UnsafePointer<Int32>) {
  combine(x, 1, y, 1, count(n)) { log1p($0) }
}

/// The natural logarithms of numbers plus 1.
public func vvlog1p(_ y: UnsafeMutablePointer<Double>, _ x: UnsafePointer<Double>, _ n: UnsafePointer<Int32>) {
  combine(x, 1, y, 1, count(n)) { log1p($0) }
}

/// The exponents of numbers as their floating-point form has them.
public func vvlogbf(_ y: UnsafeMutablePointer<Float>, _ x: UnsafePointer<Float>, _ n: UnsafePointer<Int32>) {
  combine(x, 1, y, 1, count(n)) { logb($0) }
}

/// The exponents of numbers as their floating-point form has them.
public func vvlogb(_ y: UnsafeMutablePointer<Double>, _ x: UnsafePointer<Double>, _ n: UnsafePointer<Int32>) {
  combine(x, 1, y, 1, count(n)) { logb($0) }
}

/// The absolute values of numbers.
public func vvfabsf(_ y: UnsafeMutablePointer<Float>, _ x: UnsafePointer<Float>, _ n: UnsafePointer<Int32>) {
  combine(x, 1, y, 1, count(n)) { abs($0) }
}

/// The absolute values of numbers.
public func vvfabs(_ y: UnsafeMutablePointer<Double>, _ x: UnsafePointer<Double>, _ n: UnsafePointer<Int32>) {
  combine(x, 1, y, 1, count(n)) { abs($0) }
}

/// The greatest whole numbers that are not greater.
public func vvfloorf(_ y: UnsafeMutablePointer<Float>, _ x: UnsafePointer<Float>, _ n: UnsafePointer<Int32>) {
  combine(x, 1, y, 1, count(n)) { floor($0) }
}

/// The greatest whole numbers that are not greater.
public func vvfloor(_ y: UnsafeMutablePointer<Double>, _ x: UnsafePointer<Double>, _ n: UnsafePointer<Int32>) {
  combine(x, 1, y, 1, count(n)) { floor($0) }
}

/// The smallest whole numbers that are not smaller.
public func vvceilf(_ y: UnsafeMutablePointer<Float>, _ x: UnsafePointer<Float>, _ n: UnsafePointer<Int32>) {
  combine(x, 1, y, 1, count(n)) { ceil($0) }
}

/// The smallest whole numbers that are not smaller.
public func vvceil(_ y: UnsafeMutablePointer<Double>, _ x: UnsafePointer<Double>, _ n: UnsafePointer<Int32>) {
  combine(x, 1, y, 1, count(n)) { ceil($0) }
}

/// Numbers without their fractions.
public func vvintf(_ y: UnsafeMutablePointer<Float>, _ x: UnsafePointer<Float>, _ n: UnsafePointer<Int32>) {
  combine(x, 1, y, 1, count(n)) { trunc($0) }
}

/// Numbers without their fractions.
public func vvint(_ y: UnsafeMutablePointer<Double>, _ x: UnsafePointer<Double>, _ n: UnsafePointer<Int32>) {
  combine(x, 1, y, 1, count(n)) { trunc($0) }
}

/// The nearest whole numbers.
public func vvnintf(_ y: UnsafeMutablePointer<Float>, _ x: UnsafePointer<Float>, _ n: UnsafePointer<Int32>) {
  combine(x, 1, y, 1, count(n)) { rint($0) }
}

/// The nearest whole numbers.
public func vvnint(_ y: UnsafeMutablePointer<Double>, _ x: UnsafePointer<Double>, _ n: UnsafePointer<Int32>) {
  combine(x, 1, y, 1, count(n)) { rint($0) }
}
