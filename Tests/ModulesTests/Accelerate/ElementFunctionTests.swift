import Foundation
import PlainviewAccelerate
import Testing

/// vForce, and vDSP's functions of arrays.
@Suite struct ElementFunctionTests {
  @Test func `Powers take the exponents first and the bases second`() {
    var result = [Double](repeating: 0, count: 2)
    vvpow(&result, [2, 3], [5, 2], [2])
    #expect(result == [25, 8])
    #expect(vForce.pow(bases: [5.0, 2.0], exponents: [2.0, 3.0]) == [25, 8])
    vvatan2(&result, [1, 0], [0, -1], [2])
    #expect(result == [.pi / 2, .pi])
    vvdiv(&result, [6, 1], [3, 4], [2])
    #expect(result == [2, 0.25])
  }

  @Test func `As many elements are written as the count says`() {
    var result: [Float] = [7, 7, 7]
    vvsqrtf(&result, [4, 9, 16], [2])
    #expect(result == [2, 3, 7])
    vvfloorf(&result, [-1.5, 1.5, 2.5], [3])
    #expect(result == [-2, 1, 2])
    vvnintf(&result, [-1.6, 1.5, 2.5], [3])
    #expect(result == [-2, 2, 2])
  }

  @Test func `Functions of each element`() {
    let x = [0.25, 0.5, 0.75]
    #expect(vForce.exp(x) == x.map { Foundation.exp($0) })
    #expect(vForce.log10(x) == x.map { Foundation.log10($0) })
    #expect(vForce.tanh(x) == x.map { Foundation.tanh($0) })
    #expect(vForce.rsqrt([4.0]) == [0.5])
    #expect(vForce.cosPi([0.0, 0.5, 1, 1.5]) == [1, 0, -1, 0])
    #expect(vForce.ceil([Float(1.2)]) == [2])
    var (sines, cosines) = ([0.0], [0.0])
    vForce.sincos([1.0], sinResult: &sines, cosResult: &cosines)
    #expect(sines == [Foundation.sin(1.0)] && cosines == [Foundation.cos(1.0)])
  }

  @Test func `Arrays are added, subtracted, multiplied and divided in the order of their names`() {
    let (a, b): ([Float], [Float]) = ([6, 8], [2, 4])
    #expect(vDSP.add(a, b) == [8, 12])
    #expect(vDSP.subtract(a, b) == [4, 4])
    #expect(vDSP.multiply(a, b) == [12, 32])
    #expect(vDSP.divide(a, b) == [3, 2])
    #expect(vDSP.divide(a, 2) == [3, 4])
    #expect(vDSP.divide(24, a) == [4, 3])
    #expect(vDSP.add(1, a) == [7, 9])
    #expect(vDSP.multiply(addition: (a: a, b: b), 2) == [16, 24])
    #expect(vDSP.add(multiplication: (a: a, b: 2), b) == [14, 20])
    #expect(vDSP.subtract(multiplication: (a: a, b: b), b) == [10, 28])
    #expect(vDSP.multiply(subtraction: (a: a, b: b), b) == [8, 16])
    var (sum, difference) = ([0.0], [0.0])
    vDSP.addSubtract([3.0], [1.0], addResult: &sum, subtractResult: &difference)
    #expect(sum == [4] && difference == [2])
  }

  @Test func `A result can be the vector itself`() {
    var values: [Float] = [1, -2, 3]
    vDSP.multiply(2, values, result: &values)
    vDSP.absolute(values, result: &values)
    #expect(values == [2, 4, 6])
    vDSP.clip(values, to: 3...5, result: &values)
    #expect(values == [3, 4, 5])
    vDSP.fill(&values, with: 1)
    vDSP.clear(&values[1...])
    #expect(values == [1, 0, 0])
  }

  @Test func `Filters have as many elements as their documentation says`() {
    let signal: [Double] = [1, 2, 3, 4, 5, 6]
    #expect(vDSP.convolve(signal, withKernel: [1.0, 0]) == [2, 3, 4, 5])
    #expect(vDSP.correlate(signal, withKernel: [1.0, 0]) == [1, 2, 3, 4])
    #expect(vDSP.downsample(signal, decimationFactor: 2, filter: [0.5, 0.5]) == [1.5, 3.5, 5.5])
    #expect(vDSP.slidingWindowSum(signal, usingWindowLength: 4) == [10, 14, 18])
    #expect(vDSP.evaluatePolynomial(usingCoefficients: [2, 0, 1], withVariables: [3.0]) == [19])
    #expect(vDSP.linearInterpolate([0.0, 1], [4.0, 5], using: 0.5) == [2, 3])
    #expect(vDSP.linearInterpolate(elementsOf: signal, using: [0.5, 2.25]) == [1.5, 3.25])
    #expect(vDSP.linearInterpolate(values: [0.0, 3, 5], atIndices: [0.0, 3, 4]) == [0, 1, 2, 3, 5])
    #expect(vDSP.integrate(signal, using: .trapezoidal) == [0, 1.5, 4, 7.5, 12, 17.5])
    let picture = vDSP.convolve(
      [Float](repeating: 1, count: 16), rowCount: 4, columnCount: 4, with3x3Kernel: [0, 0, 0, 0, 0, 2, 0, 3, 0])
    #expect(picture == [0, 0, 0, 0, 0, 5, 5, 0, 0, 5, 5, 0, 0, 0, 0, 0])
  }

  @Test func `Arrays are made, converted and sorted`() {
    #expect(vDSP.ramp(in: 0.0...1, count: 5) == [0, 0.25, 0.5, 0.75, 1])
    #expect(vDSP.ramp(withInitialValue: Float(1), increment: 2, count: 3) == [1, 3, 5])
    let window = vDSP.window(ofType: Float.self, usingSequence: .hanningDenormalized, count: 4, isHalfWindow: false)
    #expect(window == [0, 0.5, 1, 0.5])
    #expect(vDSP.amplitudeToDecibels([Float(10)], zeroReference: 1) == [20])
    #expect(vDSP.powerToDecibels([10.0], zeroReference: 1) == [10])
    #expect(vDSP.integerToFloatingPoint([Int16(-3), 4], floatingPointType: Float.self) == [-3, 4])
    #expect(
      vDSP.floatingPointToInteger([1.6, -1.6], integerType: Int8.self, rounding: .towardNearestInteger) == [2, -2])
    var doubles = [Double](repeating: 0, count: 2)
    vDSP.convertElements(of: [Float(1.5), 2], to: &doubles)
    #expect(doubles == [1.5, 2])
    vDSP.sort(&doubles, sortOrder: .descending)
    #expect(doubles == [2, 1.5])
    #expect(vDSP.compress([1.0, 2, 3], gatingVector: [1.0, 0, 1], nonZeroGatingCount: nil) == [1, 3])
    #expect(vDSP.rectangularToPolar([3.0, 4]) == [5, atan2(4.0, 3.0)])
  }

  @Test func `Complex numbers are multiplied, divided and measured`() {
    var (a, b, c, d): ([Double], [Double], [Double], [Double]) = ([1, 3], [2, -4], [2, 0], [1, 2])
    var (x, y) = ([0.0, 0], [0.0, 0])
    a.withUnsafeMutableBufferPointer { a in
      b.withUnsafeMutableBufferPointer { b in
        c.withUnsafeMutableBufferPointer { c in
          d.withUnsafeMutableBufferPointer { d in
            var first = DSPDoubleSplitComplex(realp: a.baseAddress!, imagp: b.baseAddress!)
            var second = DSPDoubleSplitComplex(realp: c.baseAddress!, imagp: d.baseAddress!)
            x.withUnsafeMutableBufferPointer { x in
              y.withUnsafeMutableBufferPointer { y in
                var result = DSPDoubleSplitComplex(realp: x.baseAddress!, imagp: y.baseAddress!)
                vDSP_zvmulD(&first, 1, &second, 1, &result, 1, 2, 1)
                #expect(Array(x) == [0, 8] && Array(y) == [5, 6])
                vDSP_zvmulD(&first, 1, &second, 1, &result, 1, 2, -1)
                #expect(Array(x) == [4, -8] && Array(y) == [-3, 6])
                vDSP.divide(first, by: second, count: 2, result: &result)
                #expect(Array(x) == [0.8, -2] && Array(y) == [0.6, -1.5])
              }
            }
            var squares = [0.0, 0]
            vDSP_zvmagsD(&first, 1, &squares, 1, 2)
            #expect(squares == [5, 25])
            vDSP.absolute(first, result: &squares)
            let root = 5.0.squareRoot()
            #expect(squares == [root, 5])
            vDSP.phase(second, result: &squares)
            #expect(squares == [atan2(1.0, 2.0), .pi / 2])
          }
        }
      }
    }
  }
}
