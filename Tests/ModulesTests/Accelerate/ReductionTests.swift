import Foundation
import PlainviewAccelerate
import Testing

/// Sums, means and extremes of vectors, as C functions and as those of arrays.
@Suite struct ReductionTests {
  private let values: [Float] = [1, -2, 3, -8, 5, -6]

  private func number(_ body: (UnsafeMutablePointer<Float>) -> Void) -> Float {
    var result: Float = .nan
    body(&result)
    return result
  }

  @Test func `Sums and means of values, magnitudes and squares`() {
    #expect(number { vDSP_sve(values, 1, $0, 6) } == -7)
    #expect(number { vDSP_svemg(values, 1, $0, 6) } == 25)
    #expect(number { vDSP_svesq(values, 1, $0, 6) } == 139)
    #expect(number { vDSP_svs(values, 1, $0, 6) } == -69)
    #expect(number { vDSP_meanv(values, 2, $0, 3) } == 3)
    #expect(number { vDSP_meamgv(values, 1, $0, 5) } == 3.8)
    #expect(number { vDSP_measqv(values, 1, $0, 2) } == 2.5)
    #expect(number { vDSP_rmsqv([3, 4, 5, 0], 1, $0, 4) } == Float(12.5).squareRoot())
    #expect(number { vDSP_dotpr(values, 2, [1, 10, 100], 1, $0, 3) } == 531)
    #expect(number { vDSP_distancesq([1, 2], 1, [4, 6], 1, $0, 2) } == 25)
  }

  @Test func `An index counts the elements between those of the stride`() {
    var index: vDSP_Length = 99
    #expect(number { vDSP_maxvi(values, 2, $0, &index, 3) } == 5)
    #expect(index == 4)
    #expect(number { vDSP_minvi(values, 1, $0, &index, 6) } == -8)
    #expect(index == 3)
    #expect(number { vDSP_maxmgvi([1, -3, 3], 1, $0, &index, 3) } == 3)
    #expect(index == 1)
    #expect(number { vDSP_maxmgv(values, 1, $0, 6) } == 8)
    #expect(number { vDSP_minmgv(values, 1, $0, 6) } == 1)
  }

  @Test func `Without elements the greatest is minus infinity, the smallest infinity, and the mean no number`() {
    #expect(number { vDSP_maxv(values, 1, $0, 0) } == -.infinity)
    #expect(number { vDSP_minv(values, 1, $0, 0) } == .infinity)
    #expect(number { vDSP_meanv(values, 1, $0, 0) }.isNaN)
    #expect(vDSP.maximum([Float]()) == -.infinity)
    #expect(vDSP.mean([Double]()).isNaN)
  }

  @Test func `A normalized vector has mean 0 and standard deviation 1`() {
    var (mean, deviation): (Float, Float) = (0, 0)
    var result = [Float](repeating: 0, count: 4)
    vDSP_normalize([2, 4, 4, 6], 1, &result, 1, &mean, &deviation, 4)
    #expect(mean == 4 && abs(deviation - Float(2).squareRoot()) < 1e-6)
    #expect(abs(result[0] + Float(2).squareRoot()) < 1e-6 && result[1] == 0)
    vDSP_normalize([1, 3], 1, nil, 1, &mean, &deviation, 2)
    #expect((mean, deviation) == (2, 1))
    #expect(vDSP.normalize([1.0, 3.0]) == [-1, 1])
    #expect(vDSP.standardDeviation([1.0, 3.0]) == 1)
  }

  @Test func `Arrays, slices and memory are reduced`() {
    #expect(vDSP.sum(values) == -7)
    #expect(vDSP.sum(values[2...]) == -6)
    #expect(vDSP.mean([1.0, 2.0, 6.0]) == 3)
    #expect(vDSP.meanSquare(values[..<2]) == 2.5)
    #expect(vDSP.rootMeanSquare([3.0, 4.0, 5.0, 0]) == 12.5.squareRoot())
    #expect(vDSP.maximumMagnitude(values) == 8)
    #expect(vDSP.minimum(ContiguousArray(values)) == -8)
    #expect(vDSP.indexOfMaximum(values) == (4, 5))
    #expect(vDSP.sumAndSumOfSquares(values) == (elementsSum: -7, squaresSum: 139))
    #expect(vDSP.dot([1.0, 2.0], [3.0, 4.0]) == 11)
    #expect(vDSP.distanceSquared([1.0, 2.0], [4.0, 6.0]) == 25)
    #expect(vDSP.countZeroCrossings(values) == 5)
    values.withUnsafeBufferPointer { #expect(vDSP.sumOfMagnitudes($0) == 25) }
  }
}
