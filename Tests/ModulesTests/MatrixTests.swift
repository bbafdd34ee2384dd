import Foundation
import PlainviewSIMD
import Testing

/// `simd`: matrices by columns.
@Suite struct MatrixTests {
  private let matrix = double3x3(rows: [SIMD3(2, 0, 1), SIMD3(1, 3, 0), SIMD3(0, 1, 1)])

  @Test func `A matrix has columns, rows and a diagonal`() {
    #expect(matrix[0] == SIMD3(2, 1, 0) && matrix.columns.2 == SIMD3(1, 0, 1) && matrix[1, 2] == 1)
    #expect(matrix.transpose[0] == SIMD3(2, 0, 1))
    #expect(float2x2(diagonal: SIMD2(2, 3)) == float2x2(SIMD2(2, 0), SIMD2(0, 3)))
    #expect(double4x4(1) == matrix_identity_double4x4)
  }

  @Test func `Products with columns, rows and matrices`() {
    #expect(matrix * SIMD3(1, 2, 3) == SIMD3(5, 7, 5))
    #expect(SIMD3(1, 2, 3) * matrix == SIMD3(4, 9, 4))
    #expect(simd_mul(matrix, matrix_identity_double3x3) == matrix)
    #expect((2 * matrix)[0] == SIMD3(4, 2, 0) && (matrix + matrix) - matrix == matrix)
  }

  @Test func `The inverse undoes a matrix`() {
    // 2 · (3 · 1 - 0 · 1) + 1 · (1 · 1 - 3 · 0)
    #expect(abs(matrix.determinant - 7) < 1e-12)
    let product = matrix * matrix.inverse
    for column in 0..<3 {
      for row in 0..<3 { #expect(abs(product[column, row] - (column == row ? 1 : 0)) < 1e-12) }
    }
    #expect(double2x2(SIMD2(1, 2), SIMD2(2, 4)).inverse[0].x.isNaN)
    // The first two rows have to be swapped.
    #expect(double2x2(SIMD2(0, 1), SIMD2(1, 0)).determinant == -1)
  }

  @Test func `Functions of vectors`() {
    #expect(simd_length(SIMD2<Float>(3, 4)) == 5 && dot(SIMD2(1.0, 2), SIMD2(3, 4)) == 11)
    #expect(cross(SIMD3(1.0, 0, 0), SIMD3(0, 1, 0)) == SIMD3(0, 0, 1))
    #expect(simd_normalize(SIMD2(0.0, 2)) == SIMD2(0, 1) && distance(SIMD2(1.0, 1), SIMD2(4, 5)) == 5)
    #expect(simd_mix(SIMD2(0.0, 0), SIMD2(2, 4), t: 0.5) == SIMD2(1, 2))
  }

  @Test func `Functions of numbers, and of each number of a vector`() {
    let (from, to): (CGFloat, CGFloat) = (10, 20)
    #expect(simd_mix(from, to, 0.25) == 12.5 && simd_mix(SIMD2(0.0, 10), SIMD2(4, 20), SIMD2(0.5, 0)) == SIMD2(2, 10))
    #expect(simd_clamp(7.0, 0, 5) == 5 && clamp(SIMD2(-1.0, 7), min: 0, max: 5) == SIMD2(0, 5))
    #expect(simd_sign(-3.0) == -1 && sign(SIMD3(-0.5, 0, 2)) == SIMD3(-1, 0, 1))
    #expect(simd_recip(4.0) == 0.25 && rsqrt(SIMD2(4.0, 16)) == SIMD2(0.5, 0.25))
    #expect(simd_fract(-1.25) == 0.75 && fract(SIMD2(1.5, -1e-20)) == SIMD2(0.5, 1.0.nextDown))
    #expect(simd_step(2.0, 1) == 0 && step(SIMD2(1.0, 2), edge: SIMD2(2, 2)) == SIMD2(0, 1))
    // 0.25 · 0.25 · (3 - 0.5)
    #expect(simd_smoothstep(0.0, 4, 1) == 0.15625)
    #expect(smoothstep(SIMD2(-1.0, 9), edge0: SIMD2(0, 0), edge1: SIMD2(4, 4)) == SIMD2(0, 1))
    #expect(simd_muladd(2.0, 3, 4) == 10 && simd_min(2.0, 3) == 2)
    #expect(simd_max(SIMD2(1.0, 5), SIMD2(2, 3)) == SIMD2(2, 5))
  }
}
