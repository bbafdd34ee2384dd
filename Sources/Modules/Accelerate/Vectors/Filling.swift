import Foundation

/// Sets all elements to a number.
public func vDSP_vfill(_ a: UnsafePointer<Float>, _ c: UnsafeMutablePointer<Float>, _ ic: vDSP_Stride, _ n: vDSP_Length)
{
  let value = a.pointee
  generate(c, ic, n) { _ in value }
}

/// Sets all elements to a number.
public func vDSP_vfillD(
  _ a: UnsafePointer<Double>, _ c: UnsafeMutablePointer<Double>, _ ic: vDSP_Stride, _ n: vDSP_Length
) {
  let value = a.pointee
  generate(c, ic, n) { _ in value }
}

/// Sets all elements to 0.
public func vDSP_vclr(_ c: UnsafeMutablePointer<Float>, _ ic: vDSP_Stride, _ n: vDSP_Length) {
  generate(c, ic, n) { _ in 0 }
}

/// Sets all elements to 0.
public func vDSP_vclrD(_ c: UnsafeMutablePointer<Double>, _ ic: vDSP_Stride, _ n: vDSP_Length) {
  generate(c, ic, n) { _ in 0 }
}

/// Writes numbers from a in steps of b.
public func vDSP_vramp(
  _ a: UnsafePointer<Float>, _ b: UnsafePointer<Float>, _ c: UnsafeMutablePointer<Float>, _ ic: vDSP_Stride,
  _ n: vDSP_Length
) {
  let (start, step) = (a.pointee, b.pointee)
  generate(c, ic, n) { start + Float($0) * step }
}

/// Writes numbers from a in steps of b.
public func vDSP_vrampD(
  _ a: UnsafePointer<Double>, _ b: UnsafePointer<Double>, _ c: UnsafeMutablePointer<Double>, _ ic: vDSP_Stride,
  _ n: vDSP_Length
) {
  let (start, step) = (a.pointee, b.pointee)
  generate(c, ic, n) { start + Double($0) * step }
}

/// Writes numbers from a to b in equal steps.
public func vDSP_vgen(
  _ a: UnsafePointer<Float>, _ b: UnsafePointer<Float>, _ c: UnsafeMutablePointer<Float>, _ ic: vDSP_Stride,
  _ n: vDSP_Length
) {
  let (start, end) = (a.pointee, b.pointee)
  generate(c, ic, n) { n == 1 ? start : start + (end - start) * Float($0) / Float(n - 1) }
}

/// Writes numbers from a to b in equal steps.
public func vDSP_vgenD(
  _ a: UnsafePointer<Double>, _ b: UnsafePointer<Double>, _ c: UnsafeMutablePointer<Double>, _ ic: vDSP_Stride,
  _ n: vDSP_Length
) {
  let (start, end) = (a.pointee, b.pointee)
  generate(c, ic, n) { n == 1 ? start : start + (end - start) * Double($0) / Double(n - 1) }
}

/// Multiplies a vector by a ramp, whose start moves to the number after the last.
public func vDSP_vrampmul(
  _ a: UnsafePointer<Float>, _ ia: vDSP_Stride, _ start: UnsafeMutablePointer<Float>, _ step: UnsafePointer<Float>,
  _ c: UnsafeMutablePointer<Float>, _ ic: vDSP_Stride, _ n: vDSP_Length
) {
  let step = step.pointee
  combine(a, ia, c, ic, n) {
    defer { start.pointee += step }
    return $0 * start.pointee
  }
}

/// Multiplies a vector by a ramp, whose start moves to the number after the last.
public func vDSP_vrampmulD(
  _ a: UnsafePointer<Double>, _ ia: vDSP_Stride, _ start: UnsafeMutablePointer<Double>, _ step: UnsafePointer<Double>,
  _ c: UnsafeMutablePointer<Double>, _ ic: vDSP_Stride, _ n: vDSP_Length
) {
  let step = step.pointee
  combine(a, ia, c, ic, n) {
    defer { start.pointee += step }
    return $0 * start.pointee
  }
}

/// Multiplies two vectors by a ramp, whose start moves to the number after the last.
public func vDSP_vrampmul2(
  _ a0: UnsafePointer<Float>, _ a1: UnsafePointer<Float>, _ ia: vDSP_Stride, _ start: UnsafeMutablePointer<Float>,
  _ step: UnsafePointer<Float>, _ c0: UnsafeMutablePointer<Float>, _ c1: UnsafeMutablePointer<Float>, _ ic: vDSP_Stride,
  _ n: vDSP_Length
) {
  var first = start.pointee
  vDSP_vrampmul(a0, ia, &first, step, c0, ic, n)
  vDSP_vrampmul(a1, ia, start, step, c1, ic, n)
}

/// Multiplies two vectors by a ramp, whose start moves to the number after the last.
public func vDSP_vrampmul2D(
  _ a0: UnsafePointer<Double>, _ a1: UnsafePointer<Double>, _ ia: vDSP_Stride, _ start: UnsafeMutablePointer<Double>,
  _ step: UnsafePointer<Double>, _ c0: UnsafeMutablePointer<Double>, _ c1: UnsafeMutablePointer<Double>,
  _ ic: vDSP_Stride, _ n: vDSP_Length
) {
  var first = start.pointee
  vDSP_vrampmulD(a0, ia, &first, step, c0, ic, n)
  vDSP_vrampmulD(a1, ia, start, step, c1, ic, n)
}

/// Adds a vector that is multiplied by a ramp, whose start moves to the number after the last.
public func vDSP_vrampmuladd(
  _ a: UnsafePointer<Float>, _ ia: vDSP_Stride, _ start: UnsafeMutablePointer<Float>, _ step: UnsafePointer<Float>,
  _ c: UnsafeMutablePointer<Float>, _ ic: vDSP_Stride, _ n: vDSP_Length
) {
  let step = step.pointee
  combine(a, ia, c, ic, c, ic, n) {
    defer { start.pointee += step }
    return $1 + $0 * start.pointee
  }
}

/// Adds a vector that is multiplied by a ramp, whose start moves to the number after the last.
public func vDSP_vrampmuladdD(
  _ a: UnsafePointer<Double>, _ ia: vDSP_Stride, _ start: UnsafeMutablePointer<Double>, _ step: UnsafePointer<Double>,
  _ c: UnsafeMutablePointer<Double>, _ ic: vDSP_Stride, _ n: vDSP_Length
) {
  let step = step.pointee
  combine(a, ia, c, ic, c, ic, n) {
    defer { start.pointee += step }
    return $1 + $0 * start.pointee
  }
}

/// Writes a Hann window; the flags choose the normalized one and its first half.
public func vDSP_hann_window(_ c: UnsafeMutablePointer<Float>, _ n: vDSP_Length, _ flag: Int32) {
  let weight = flag & Int32(vDSP_HANN_NORM) != 0 ? (2.0 / 3).squareRoot() : 0.5
  writeWindow(c, n, flag) { Float(weight * (1 - cos($0))) }
}

/// Writes a Hann window; the flags choose the normalized one and its first half.
public func vDSP_hann_windowD(_ c: UnsafeMutablePointer<Double>, _ n: vDSP_Length, _ flag: Int32) {
  let weight = flag & Int32(vDSP_HANN_NORM) != 0 ? (2.0 / 3).squareRoot() : 0.5
  writeWindow(c, n, flag) { Double(weight * (1 - cos($0))) }
}

/// Writes a Hamming window; a flag chooses its first half.
public func vDSP_hamm_window(_ c: UnsafeMutablePointer<Float>, _ n: vDSP_Length, _ flag: Int32) {
  writeWindow(c, n, flag) { Float(0.54 - 0.46 * cos($0)) }
}

/// Writes a Hamming window; a flag chooses its first half.
public func vDSP_hamm_windowD(_ c: UnsafeMutablePointer<Double>, _ n: vDSP_Length, _ flag: Int32) {
  writeWindow(c, n, flag) { Double(0.54 - 0.46 * cos($0)) }
}

/// Writes a Blackman window; a flag chooses its first half.
public func vDSP_blkman_window(_ c: UnsafeMutablePointer<Float>, _ n: vDSP_Length, _ flag: Int32) {
  writeWindow(c, n, flag) { Float(0.42 - 0.5 * cos($0) + 0.08 * cos(2 * $0)) }
}

/// Writes a Blackman window; a flag chooses its first half.
public func vDSP_blkman_windowD(_ c: UnsafeMutablePointer<Double>, _ n: vDSP_Length, _ flag: Int32) {
  writeWindow(c, n, flag) { Double(0.42 - 0.5 * cos($0) + 0.08 * cos(2 * $0)) }
}

/// Writes a window that is a function of the angle, which goes once around.
private func writeWindow<T>(_ c: UnsafeMutablePointer<T>, _ n: vDSP_Length, _ flag: Int32, _ value: (Double) -> T) {
  let count = flag & Int32(vDSP_HALF_WINDOW) != 0 ? (n + 1) / 2 : n
  generate(c, 1, count) { value(2 * .pi * Double($0) / Double(n)) }
}
