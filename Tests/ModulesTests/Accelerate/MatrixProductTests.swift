import PlainviewAccelerate
import Testing

/// Products of vectors and matrices.
@Suite struct MatrixProductTests {
  @Test func `Vectors are measured and added, from the end with a negative stride`() {
    #expect(cblas_sdot(3, [1, 2, 3], 1, [4, 5, 6], 1) == 32)
    #expect(cblas_ddot(3, [1, 2, 3], -1, [4, 5, 6], 1) == 28)
    #expect(cblas_snrm2(2, [3, 9, 4], 2) == 5)
    #expect(cblas_dasum(3, [1, -2, 3], 1) == 6)
    #expect(cblas_isamax(3, [1, 0, -7, 0, 7], 2) == 1)
    var values: [Float] = [1, 1, 1]
    cblas_saxpy(3, 2, [1, 2, 3], 1, &values, 1)
    #expect(values == [3, 5, 7])
    cblas_sscal(2, 10, &values, 2)
    #expect(values == [30, 5, 70])
    cblas_scopy(2, [8, 9], 1, &values, 1)
    #expect(values == [8, 9, 70])
  }

  @Test func `Matrices are multiplied in both orders, as they are and transposed`() {
    let (a, b): ([Double], [Double]) = ([1, 2, 3, 4, 5, 6], [7, 8, 9, 10, 11, 12])
    var c: [Double] = [1, 1, 1, 1]
    cblas_dgemm(CblasRowMajor, CblasNoTrans, CblasNoTrans, 2, 2, 3, 1, a, 3, b, 2, 0, &c, 2)
    #expect(c == [58, 64, 139, 154])
    cblas_dgemm(CblasRowMajor, CblasNoTrans, CblasTrans, 2, 2, 3, 2, a, 3, b, 3, 1, &c, 2)
    #expect(c == [158, 200, 383, 488])
    c = [0, 0, 0, 0]
    cblas_dgemm(CblasColMajor, CblasNoTrans, CblasNoTrans, 2, 2, 3, 1, a, 2, b, 3, 0, &c, 2)
    #expect(c == [76, 100, 103, 136])
  }

  @Test func `A matrix is multiplied by a vector`() {
    let a: [Float] = [1, 2, 3, 4, 5, 6]
    var y: [Float] = [1, 1]
    cblas_sgemv(CblasRowMajor, CblasNoTrans, 2, 3, 1, a, 3, [1, 1, 2], 1, 10, &y, 1)
    #expect(y == [19, 31])
    var z: [Float] = [.nan, .nan, .nan]
    cblas_sgemv(CblasRowMajor, CblasTrans, 2, 3, 1, a, 3, [1, 10], 1, 0, &z, 1)
    #expect(z == [41, 52, 63])
  }

  @Test func `vDSP multiplies and transposes matrices by rows`() {
    var c = [Float](repeating: 0, count: 4)
    vDSP_mmul([1, 2, 3, 4, 5, 6], 1, [7, 8, 9, 10, 11, 12], 1, &c, 1, 2, 2, 3)
    #expect(c == [58, 64, 139, 154])
    var t = [Float](repeating: 0, count: 6)
    vDSP_mtrans([1, 2, 3, 4, 5, 6], 1, &t, 1, 3, 2)
    #expect(t == [1, 4, 2, 5, 3, 6])
  }
}
