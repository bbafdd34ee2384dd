import Foundation

/// Transforms complex numbers of lengths whose factors are small, in double precision.
final class FourierPlan {
  /// The greatest length.
  let count: Int
  private let cosines: [Double]
  private let sines: [Double]

  init(count: Int) {
    self.count = count
    let angles = (0..<count).map { 2 * Double.pi * Double($0) / Double(count) }
    cosines = angles.map { cos($0) }
    sines = angles.map { sin($0) }
  }

  /// The sums of a number of elements times e to the power of -2πi times the product of their indices, divided by the
  /// number; +2πi for the inverse. Nothing is scaled.
  ///
  /// The number divides `count`.
  func transform(_ real: inout [Double], _ imaginary: inout [Double], isInverse: Bool) {
    let length = real.count
    guard length > 1 else { return }
    var other = (real: real, imaginary: imaginary)
    let sign = isInverse ? 1.0 : -1.0
    cosines.withUnsafeBufferPointer { cosines in
      sines.withUnsafeBufferPointer { sines in
        var (rest, stride) = (length, 1)
        while rest > 1 {
          let radix = rest.isMultiple(of: 2) ? 2 : Self.smallestFactor(of: rest)
          let step = Step(
            rest: rest / radix, stride: stride, radix: radix, unit: count / length, length: length, sign: sign,
            cosines: cosines.baseAddress!, sines: sines.baseAddress!)
          real.withUnsafeBufferPointer { x in
            imaginary.withUnsafeBufferPointer { y in
              other.real.withUnsafeMutableBufferPointer { u in
                other.imaginary.withUnsafeMutableBufferPointer { v in
                  step.run(x.baseAddress!, y.baseAddress!, u.baseAddress!, v.baseAddress!)
                }
              }
            }
          }
          swap(&real, &other.real)
          swap(&imaginary, &other.imaginary)
          rest /= radix
          stride *= radix
        }
      }
    }
  }

  private static func smallestFactor(of number: Int) -> Int {
    var factor = 3
    while !number.isMultiple(of: factor) { factor += 2 }
    return factor
  }
}

/// One factor of a transform, from one memory to another, so that the result needs no reordering.
private struct Step {
  let rest: Int
  let stride: Int
  let radix: Int
  let unit: Int
  let length: Int
  let sign: Double
  let cosines: UnsafePointer<Double>
  let sines: UnsafePointer<Double>

  func run(
    _ x: UnsafePointer<Double>, _ y: UnsafePointer<Double>, _ u: UnsafeMutablePointer<Double>,
    _ v: UnsafeMutablePointer<Double>
  ) {
    if radix == 2 { runPairs(x, y, u, v) } else { runAny(x, y, u, v) }
  }

  private func runPairs(
    _ x: UnsafePointer<Double>, _ y: UnsafePointer<Double>, _ u: UnsafeMutablePointer<Double>,
    _ v: UnsafeMutablePointer<Double>
  ) {
    var p = 0
    while p < rest {
      let turn = p &* stride &* unit
      let (c, s) = (cosines[turn], sign * sines[turn])
      var (low, high, result) = (stride &* p, stride &* (p &+ rest), stride &* 2 &* p)
      let end = low &+ stride
      while low < end {
        let (a, b, d, e) = (x[low], y[low], x[high], y[high])
        u[result] = a + d
        v[result] = b + e
        u[result &+ stride] = (a - d) * c - (b - e) * s
        v[result &+ stride] = (a - d) * s + (b - e) * c
        low &+= 1
        high &+= 1
        result &+= 1
      }
      p &+= 1
    }
  }

  private func runAny(
    _ x: UnsafePointer<Double>, _ y: UnsafePointer<Double>, _ u: UnsafeMutablePointer<Double>,
    _ v: UnsafeMutablePointer<Double>
  ) {
    for p in 0..<rest {
      for q in 0..<stride {
        for j in 0..<radix {
          var (sum, other) = (0.0, 0.0)
          for k in 0..<radix {
            let source = q + stride * (p + rest * k)
            let turn = (j * k % radix * (length / radix) + p * j * stride) % length * unit
            let (c, s) = (cosines[turn], sign * sines[turn])
            sum += x[source] * c - y[source] * s
            other += x[source] * s + y[source] * c
          }
          u[q + stride * (radix * p + j)] = sum
          v[q + stride * (radix * p + j)] = other
        }
      }
    }
  }
}
