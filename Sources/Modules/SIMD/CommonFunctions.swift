// The functions of `simd/common.h`, which treat numbers and each number of a vector.

/// Interpolates linearly between two numbers.
public func simd_mix<S: BinaryFloatingPoint>(_ x: S, _ y: S, _ t: S) -> S { x + (y - x) * t }
/// Interpolates linearly between two vectors, each number by its own amount.
public func simd_mix<V: SIMD>(_ x: V, _ y: V, _ t: V) -> V where V.Scalar: BinaryFloatingPoint { x + (y - x) * t }

/// Returns the smaller number.
public func simd_min<S: BinaryFloatingPoint>(_ x: S, _ y: S) -> S { S.minimum(x, y) }
/// Returns the smaller number of each pair.
public func simd_min<V: SIMD>(_ x: V, _ y: V) -> V where V.Scalar: BinaryFloatingPoint {
  x.replacing(with: y, where: y .< x)
}
/// Returns the larger number.
public func simd_max<S: BinaryFloatingPoint>(_ x: S, _ y: S) -> S { S.maximum(x, y) }
/// Returns the larger number of each pair.
public func simd_max<V: SIMD>(_ x: V, _ y: V) -> V where V.Scalar: BinaryFloatingPoint {
  x.replacing(with: y, where: y .> x)
}

/// Returns the number of a range that is nearest to a number.
public func simd_clamp<S: BinaryFloatingPoint>(_ x: S, _ min: S, _ max: S) -> S { simd_min(simd_max(x, min), max) }
/// Returns for each number the nearest of its range.
public func simd_clamp<V: SIMD>(_ x: V, _ min: V, _ max: V) -> V where V.Scalar: BinaryFloatingPoint {
  simd_min(simd_max(x, min), max)
}
/// Returns for each number the nearest of its range; the same as `simd_clamp`.
public func clamp<V: SIMD>(_ x: V, min: V, max: V) -> V where V.Scalar: BinaryFloatingPoint { simd_clamp(x, min, max) }
/// Returns for each number the nearest of a range.
public func clamp<V: SIMD>(_ x: V, min: V.Scalar, max: V.Scalar) -> V where V.Scalar: BinaryFloatingPoint {
  simd_clamp(x, V(repeating: min), V(repeating: max))
}

/// Returns -1 for a negative number, 1 for a positive one, otherwise 0.
public func simd_sign<S: BinaryFloatingPoint>(_ x: S) -> S { x < 0 ? -1 : x > 0 ? 1 : 0 }
/// Returns -1 for each negative number, 1 for each positive one, otherwise 0.
public func simd_sign<V: SIMD>(_ x: V) -> V where V.Scalar: BinaryFloatingPoint {
  V.zero.replacing(with: 1, where: x .> 0).replacing(with: -1, where: x .< 0)
}
/// The same as `simd_sign`.
public func sign<V: SIMD>(_ x: V) -> V where V.Scalar: BinaryFloatingPoint { simd_sign(x) }

/// Returns 1 divided by a number.
public func simd_recip<S: BinaryFloatingPoint>(_ x: S) -> S { 1 / x }
/// Returns 1 divided by each number.
public func simd_recip<V: SIMD>(_ x: V) -> V where V.Scalar: BinaryFloatingPoint { 1 / x }
/// The same as `simd_recip`.
public func recip<V: SIMD>(_ x: V) -> V where V.Scalar: BinaryFloatingPoint { 1 / x }
/// Returns 1 divided by the square root of a number.
public func simd_rsqrt<S: BinaryFloatingPoint>(_ x: S) -> S { 1 / x.squareRoot() }
/// Returns 1 divided by the square root of each number.
public func simd_rsqrt<V: SIMD>(_ x: V) -> V where V.Scalar: BinaryFloatingPoint { 1 / x.squareRoot() }
/// The same as `simd_rsqrt`.
public func rsqrt<V: SIMD>(_ x: V) -> V where V.Scalar: BinaryFloatingPoint { 1 / x.squareRoot() }

/// Returns what a number is above the next whole one below it; less than 1.
public func simd_fract<S: BinaryFloatingPoint>(_ x: S) -> S { S.minimum(x - x.rounded(.down), S(1).nextDown) }
/// Returns what each number is above the next whole one below it; less than 1.
public func simd_fract<V: SIMD>(_ x: V) -> V where V.Scalar: BinaryFloatingPoint {
  simd_min(x - x.rounded(.down), V(repeating: V.Scalar(1).nextDown))
}
/// The same as `simd_fract`.
public func fract<V: SIMD>(_ x: V) -> V where V.Scalar: BinaryFloatingPoint { simd_fract(x) }

/// Returns 0 for a number below an edge, otherwise 1.
public func simd_step<S: BinaryFloatingPoint>(_ edge: S, _ x: S) -> S { x < edge ? 0 : 1 }
/// Returns 0 for each number below its edge, otherwise 1.
public func simd_step<V: SIMD>(_ edge: V, _ x: V) -> V where V.Scalar: BinaryFloatingPoint {
  V.one.replacing(with: 0, where: x .< edge)
}
/// The same as `simd_step`.
public func step<V: SIMD>(_ x: V, edge: V) -> V where V.Scalar: BinaryFloatingPoint { simd_step(edge, x) }

/// Returns 0 below the first edge, 1 above the second, and a smooth passage between them.
public func simd_smoothstep<S: BinaryFloatingPoint>(_ edge0: S, _ edge1: S, _ x: S) -> S {
  let t = simd_clamp((x - edge0) / (edge1 - edge0), 0, 1)
  return t * t * (3 - 2 * t)
}
/// Returns for each number 0 below its first edge, 1 above its second, and a smooth passage between them.
public func simd_smoothstep<V: SIMD>(_ edge0: V, _ edge1: V, _ x: V) -> V where V.Scalar: BinaryFloatingPoint {
  let t = simd_clamp((x - edge0) / (edge1 - edge0), V.zero, V.one)
  return t * t * (3 - 2 * t)
}
/// The same as `simd_smoothstep`.
public func smoothstep<V: SIMD>(_ x: V, edge0: V, edge1: V) -> V where V.Scalar: BinaryFloatingPoint {
  simd_smoothstep(edge0, edge1, x)
}

/// Returns a product and a number added to it.
public func simd_muladd<S: BinaryFloatingPoint>(_ x: S, _ y: S, _ z: S) -> S { x * y + z }
/// Returns a product and a vector added to it.
public func simd_muladd<V: SIMD>(_ x: V, _ y: V, _ z: V) -> V where V.Scalar: BinaryFloatingPoint { x * y + z }
