import Foundation
import PlainviewAccelerate
import Testing

/// Fourier transforms, compared with the plain sums of their definition.
@Suite struct FourierTransformTests {
  /// The sums of x times e to the power of -2πi/N times the product of the indices.
  private func plain(_ real: [Double], _ imaginary: [Double], sign: Double = -1) -> (
    real: [Double], imaginary: [Double]
  ) {
    var result = (real: [Double](), imaginary: [Double]())
    for k in real.indices {
      var (x, y) = (0.0, 0.0)
      for n in real.indices {
        let angle = sign * 2 * .pi * Double(k * n) / Double(real.count)
        x += real[n] * cos(angle) - imaginary[n] * sin(angle)
        y += real[n] * sin(angle) + imaginary[n] * cos(angle)
      }
      result.real.append(x)
      result.imaginary.append(y)
    }
    return result
  }

  private func plainCosine(_ input: [Double], _ index: Int, _ type: vDSP.DCTTransformType) -> Double {
    var sum = 0.0
    for (other, value) in input.enumerated() {
      let (x, y) = (Double(other), Double(index))
      let unit = Double.pi / Double(input.count)
      switch type {
      case .II: sum += value * cos(y * (x + 0.5) * unit)
      case .III: sum += (other == 0 ? value / 2 : value) * cos((y + 0.5) * x * unit)
      case .IV: sum += value * cos((y + 0.5) * (x + 0.5) * unit)
      }
    }
    return sum
  }

  private func samples(_ count: Int, _ seed: Double) -> [Double] {
    (0..<count).map { sin(Double($0) * seed) + 0.25 * cos(Double($0 * $0) * 0.1) }
  }

  private func isNear(_ first: [Double], _ second: [Double], _ limit: Double = 1e-9) -> Bool {
    first.count == second.count && zip(first, second).allSatisfy { abs($0 - $1) < limit }
  }

  @Test(arguments: [0, 1, 2, 5, 8]) func `Complex numbers are transformed without scaling`(log2n: Int) throws {
    let count = 1 << log2n
    var (real, imaginary) = (samples(count, 0.7), samples(count, 1.3))
    let setup = try #require(vDSP_create_fftsetupD(8, FFTRadix(kFFTRadix2)))
    defer { vDSP_destroy_fftsetupD(setup) }
    for (direction, sign) in [(FFT_FORWARD, -1.0), (FFT_INVERSE, 1.0)] {
      let expected = plain(real, imaginary, sign: sign)
      real.withUnsafeMutableBufferPointer { x in
        imaginary.withUnsafeMutableBufferPointer { y in
          var numbers = DSPDoubleSplitComplex(realp: x.baseAddress!, imagp: y.baseAddress!)
          vDSP_fft_zipD(setup, &numbers, 1, vDSP_Length(log2n), FFTDirection(direction))
        }
      }
      #expect(isNear(real, expected.real) && isNear(imaginary, expected.imaginary))
    }
  }

  @Test func `Real numbers become twice their transform, packed, and 2N times themselves`() throws {
    let input = samples(16, 0.9)
    let expected = plain(input, Array(repeating: 0, count: 16))
    let setup = try #require(vDSP_create_fftsetup(4, FFTRadix(FFT_RADIX2)))
    defer { vDSP_destroy_fftsetup(setup) }
    var (real, imaginary) = ([Float](repeating: 0, count: 8), [Float](repeating: 0, count: 8))
    let floats = input.map(Float.init)
    real.withUnsafeMutableBufferPointer { x in
      imaginary.withUnsafeMutableBufferPointer { y in
        var split = DSPSplitComplex(realp: x.baseAddress!, imagp: y.baseAddress!)
        floats.withUnsafeBufferPointer {
          $0.baseAddress!.withMemoryRebound(to: DSPComplex.self, capacity: 8) { vDSP_ctoz($0, 2, &split, 1, 8) }
        }
        vDSP_fft_zrip(setup, &split, 1, 4, FFTDirection(FFT_FORWARD))
        #expect(abs(Double(x[0]) - 2 * expected.real[0]) < 1e-5)
        #expect(abs(Double(y[0]) - 2 * expected.real[8]) < 1e-5)
        for index in 1..<8 {
          #expect(abs(Double(x[index]) - 2 * expected.real[index]) < 1e-5)
          #expect(abs(Double(y[index]) - 2 * expected.imaginary[index]) < 1e-5)
        }
        vDSP_fft_zrip(setup, &split, 1, 4, FFTDirection(FFT_INVERSE))
        var pairs = [DSPComplex](repeating: DSPComplex(), count: 8)
        vDSP_ztoc(&split, 1, &pairs, 2, 8)
        let output = pairs.flatMap { [Double($0.real) / 32, Double($0.imag) / 32] }
        #expect(isNear(output, input, 1e-5))
      }
    }
  }

  @Test func `A transform on strides to other memory is that of the elements on the stride`() throws {
    var (real, imaginary) = (samples(16, 0.4), samples(16, 0.2))
    let expected = plain(
      stride(from: 0, to: 16, by: 2).map { real[$0] }, stride(from: 0, to: 16, by: 2).map { imaginary[$0] })
    let setup = try #require(vDSP_create_fftsetupD(3, 0))
    defer { vDSP_destroy_fftsetupD(setup) }
    var (x, y) = ([Double](repeating: 0, count: 24), [Double](repeating: 0, count: 24))
    real.withUnsafeMutableBufferPointer { a in
      imaginary.withUnsafeMutableBufferPointer { b in
        x.withUnsafeMutableBufferPointer { c in
          y.withUnsafeMutableBufferPointer { d in
            var input = DSPDoubleSplitComplex(realp: a.baseAddress!, imagp: b.baseAddress!)
            var output = DSPDoubleSplitComplex(realp: c.baseAddress!, imagp: d.baseAddress!)
            vDSP_fft_zopD(setup, &input, 2, &output, 3, 3, 1)
          }
        }
      }
    }
    #expect(isNear(stride(from: 0, to: 24, by: 3).map { x[$0] }, expected.real))
    #expect(isNear(stride(from: 0, to: 24, by: 3).map { y[$0] }, expected.imaginary))
    #expect(x[1] == 0 && y[2] == 0)
  }

  @Test(arguments: [8, 24, 40, 120, 64]) func `Lengths with factors 3, 5 and 15 are transformed`(count: Int) throws {
    let (real, imaginary) = (samples(count, 0.7), samples(count, 1.1))
    let expected = plain(real, imaginary)
    let setup = try #require(vDSP_DFT_zop_CreateSetupD(nil, vDSP_Length(count), .FORWARD))
    defer { vDSP_DFT_DestroySetupD(setup) }
    var (x, y) = ([Double](repeating: 0, count: count), [Double](repeating: 0, count: count))
    vDSP_DFT_ExecuteD(setup, real, imaginary, &x, &y)
    #expect(isNear(x, expected.real) && isNear(y, expected.imaginary))
  }

  @Test func `Other lengths have no transform`() {
    for length in [0, 4, 7, 20, 56, 72] as [vDSP_Length] {
      #expect(vDSP_DFT_zop_CreateSetup(nil, length, .FORWARD) == nil)
    }
    #expect(vDSP_DFT_zrop_CreateSetup(nil, 8, .FORWARD) == nil)
    #expect(vDSP.DFT(count: 7, direction: .forward, transformType: .complexComplex, ofType: Float.self) == nil)
    #expect(throws: vDSP.DFTError.self) {
      try vDSP.DiscreteFourierTransform(
        count: 7, direction: .forward, transformType: .complexComplex, ofType: Float.self)
    }
    #expect(vDSP_create_fftsetup(4, 7) == nil)
  }

  @Test func `Objects transform real numbers forward and back`() throws {
    let input = samples(48, 0.3)
    let even = stride(from: 0, to: 48, by: 2).map { input[$0] }
    let odd = stride(from: 1, to: 48, by: 2).map { input[$0] }
    let forward = try #require(
      vDSP.DFT(count: 48, direction: .forward, transformType: .complexReal, ofType: Double.self))
    let frequencies = forward.transform(inputReal: even, inputImaginary: odd)
    let expected = plain(input, Array(repeating: 0, count: 48))
    #expect(isNear(frequencies.real, expected.real.prefix(24).map { 2 * $0 }))
    let inverse = try vDSP.DiscreteFourierTransform(
      count: 48, direction: .inverse, transformType: .complexReal, ofType: Double.self)
    let back = inverse.transform(real: frequencies.real, imaginary: frequencies.imaginary)
    #expect(isNear(back.real.map { $0 / 96 }, even) && isNear(back.imaginary.map { $0 / 96 }, odd))
  }

  @Test func `vDSP's FFT is the transform of real numbers`() throws {
    let fft = try #require(vDSP.FFT(log2n: 3, radix: .radix2, ofType: DSPDoubleSplitComplex.self))
    var (a, b) = ([1.0, 3, 5, 7], [2.0, 4, 6, 8])
    var (c, d) = ([Double](repeating: 0, count: 4), [Double](repeating: 0, count: 4))
    a.withUnsafeMutableBufferPointer { a in
      b.withUnsafeMutableBufferPointer { b in
        c.withUnsafeMutableBufferPointer { c in
          d.withUnsafeMutableBufferPointer { d in
            let input = DSPDoubleSplitComplex(realp: a.baseAddress!, imagp: b.baseAddress!)
            var output = DSPDoubleSplitComplex(realp: c.baseAddress!, imagp: d.baseAddress!)
            fft.forward(input: input, output: &output)
          }
        }
      }
    }
    let expected = plain((1...8).map(Double.init), Array(repeating: 0, count: 8))
    #expect(isNear(c, expected.real.prefix(4).map { 2 * $0 }))
    #expect(isNear([d[0]] + d[1...], [2 * expected.real[4]] + expected.imaginary[1..<4].map { 2 * $0 }))
  }

  @Test func `Cosine transforms are the sums of their definitions`() throws {
    let input = samples(16, 0.6)
    for type in vDSP.DCTTransformType.allCases {
      let expected: [Double] = (0..<16).map { plainCosine(input, $0, type) }
      let transform = try #require(vDSP.DCT(count: 16, transformType: type))
      #expect(isNear(transform.transform(input.map(Float.init)).map(Double.init), expected, 1e-5))
    }
  }

  @Test func `A picture is transformed by rows and columns`() throws {
    var (real, imaginary) = (samples(8, 0.5), samples(8, 0.8))
    var expected = (real: real, imaginary: imaginary)
    for row in 0..<2 {
      let part = plain(Array(real[row * 4..<row * 4 + 4]), Array(imaginary[row * 4..<row * 4 + 4]))
      expected.real.replaceSubrange(row * 4..<row * 4 + 4, with: part.real)
      expected.imaginary.replaceSubrange(row * 4..<row * 4 + 4, with: part.imaginary)
    }
    for column in 0..<4 {
      let (x, y) = (expected.real, expected.imaginary)
      expected.real[column] = x[column] + x[column + 4]
      expected.real[column + 4] = x[column] - x[column + 4]
      expected.imaginary[column] = y[column] + y[column + 4]
      expected.imaginary[column + 4] = y[column] - y[column + 4]
    }
    let setup = try #require(vDSP_create_fftsetupD(2, 0))
    defer { vDSP_destroy_fftsetupD(setup) }
    real.withUnsafeMutableBufferPointer { x in
      imaginary.withUnsafeMutableBufferPointer { y in
        var numbers = DSPDoubleSplitComplex(realp: x.baseAddress!, imagp: y.baseAddress!)
        vDSP_fft2d_zipD(setup, &numbers, 1, 0, 2, 1, 1)
      }
    }
    #expect(isNear(real, expected.real) && isNear(imaginary, expected.imaginary))
  }
}
