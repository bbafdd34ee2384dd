// Functions of vectors, with their older names.

extension SIMD where Scalar: BinaryFloatingPoint {
  fileprivate func dotted(_ other: Self) -> Scalar { (self * other).sum() }
  fileprivate var length: Scalar { dotted(self).squareRoot() }
}

/// Returns the dot product of two vectors.
public func dot<V: SIMD>(_ x: V, _ y: V) -> V.Scalar where V.Scalar: BinaryFloatingPoint { x.dotted(y) }
/// Returns the length of a vector.
public func length<V: SIMD>(_ x: V) -> V.Scalar where V.Scalar: BinaryFloatingPoint { x.length }
/// Returns the square of a vector's length.
public func length_squared<V: SIMD>(_ x: V) -> V.Scalar where V.Scalar: BinaryFloatingPoint { x.dotted(x) }
/// Returns the vector of length 1 in the same direction.
public func normalize<V: SIMD>(_ x: V) -> V where V.Scalar: BinaryFloatingPoint { x / x.length }
/// Returns the distance between two points.
public func distance<V: SIMD>(_ x: V, _ y: V) -> V.Scalar where V.Scalar: BinaryFloatingPoint { (x - y).length }
/// Returns the square of the distance between two points.
public func distance_squared<V: SIMD>(_ x: V, _ y: V) -> V.Scalar where V.Scalar: BinaryFloatingPoint {
  (x - y).dotted(x - y)
}
/// Interpolates linearly between two vectors.
public func mix<V: SIMD>(_ x: V, _ y: V, t: V.Scalar) -> V where V.Scalar: BinaryFloatingPoint { x + (y - x) * t }
/// Returns a vector reflected at a plane, given by the plane's normal of length 1.
public func reflect<V: SIMD>(_ x: V, n: V) -> V where V.Scalar: BinaryFloatingPoint { x - n * (2 * x.dotted(n)) }
/// Returns the cross product of two vectors.
public func cross<S: BinaryFloatingPoint & SIMDScalar>(_ x: SIMD3<S>, _ y: SIMD3<S>) -> SIMD3<S> {
  SIMD3(x.y * y.z - x.z * y.y, x.z * y.x - x.x * y.z, x.x * y.y - x.y * y.x)
}
/// Returns the dot product of two vectors; the same as `dot`.
public func simd_dot<V: SIMD>(_ x: V, _ y: V) -> V.Scalar where V.Scalar: BinaryFloatingPoint { x.dotted(y) }
/// Returns the length of a vector; the same as `length`.
public func simd_length<V: SIMD>(_ x: V) -> V.Scalar where V.Scalar: BinaryFloatingPoint { x.length }
/// Returns the square of a vector's length; the same as `length_squared`.
public func simd_length_squared<V: SIMD>(_ x: V) -> V.Scalar where V.Scalar: BinaryFloatingPoint { x.dotted(x) }
/// Returns the vector of length 1 in the same direction; the same as `normalize`.
public func simd_normalize<V: SIMD>(_ x: V) -> V where V.Scalar: BinaryFloatingPoint { x / x.length }
/// Returns the distance between two points; the same as `distance`.
public func simd_distance<V: SIMD>(_ x: V, _ y: V) -> V.Scalar where V.Scalar: BinaryFloatingPoint { (x - y).length }
/// Returns the square of the distance between two points; the same as `distance_squared`.
public func simd_distance_squared<V: SIMD>(_ x: V, _ y: V) -> V.Scalar where V.Scalar: BinaryFloatingPoint {
  (x - y).dotted(x - y)
}
/// Interpolates linearly between two vectors.
public func simd_mix<V: SIMD>(_ x: V, _ y: V, t: V.Scalar) -> V where V.Scalar: BinaryFloatingPoint { x + (y - x) * t }
/// Returns a vector reflected at a plane; the same as `reflect`.
public func simd_reflect<V: SIMD>(_ x: V, n: V) -> V where V.Scalar: BinaryFloatingPoint { x - n * (2 * x.dotted(n)) }
/// Returns the cross product of two vectors; the same as `cross`.
public func simd_cross<S: BinaryFloatingPoint & SIMDScalar>(_ x: SIMD3<S>, _ y: SIMD3<S>) -> SIMD3<S> {
  SIMD3(x.y * y.z - x.z * y.y, x.z * y.x - x.x * y.z, x.x * y.y - x.y * y.x)
}

/// Returns the product of two matrices.
public func simd_mul<M: SquareMatrix>(_ x: M, _ y: M) -> M { x * y }
/// Returns the product of a matrix and a column.
public func simd_mul<M: SquareMatrix>(_ x: M, _ y: M.Column) -> M.Column { x * y }
/// Returns the product of a row and a matrix.
public func simd_mul<M: SquareMatrix>(_ x: M.Column, _ y: M) -> M.Column { x * y }
/// Returns the sum of two matrices.
public func simd_add<M: SquareMatrix>(_ x: M, _ y: M) -> M { x + y }
/// Returns the matrix with rows and columns exchanged.
public func simd_transpose<M: SquareMatrix>(_ x: M) -> M { x.transpose }
/// Returns the inverse of a matrix; its numbers are NaN when there is none.
public func simd_inverse<M: SquareMatrix>(_ x: M) -> M { x.inverse }
/// Returns the determinant of a matrix.
public func simd_determinant<M: SquareMatrix>(_ x: M) -> M.Column.Scalar { x.determinant }
/// Returns whether two matrices have the same numbers.
public func simd_equal<M: SquareMatrix>(_ x: M, _ y: M) -> Bool { x == y }
