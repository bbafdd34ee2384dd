import Foundation
import PlainviewAccelerate
import Testing

/// vDSP's C functions on vectors with strides, with the formulas of Apple's documentation.
@Suite struct VectorFunctionTests {
  private let a: [Float] = [1, -2, 3, -4, 5, -6]
  private let b: [Float] = [2, 4, 8, 16, 32, 64]

  private func result(_ count: Int = 6, _ body: (UnsafeMutablePointer<Float>) -> Void) -> [Float] {
    var values = [Float](repeating: 0, count: count)
    values.withUnsafeMutableBufferPointer { body($0.baseAddress!) }
    return values
  }

  @Test func `Subtraction and division take the second operand first`() {
    #expect(result { vDSP_vadd(a, 1, b, 1, $0, 1, 6) } == [3, 2, 11, 12, 37, 58])
    #expect(result { vDSP_vsub(a, 1, b, 1, $0, 1, 6) } == [1, 6, 5, 20, 27, 70])
    #expect(result { vDSP_vdiv(b, 1, a, 1, $0, 1, 6) } == [0.5, -0.5, 0.375, -0.25, 0.15625, -0.09375])
    #expect(result { vDSP_vmul(a, 1, b, 1, $0, 1, 6) } == [2, -8, 24, -64, 160, -384])
  }

  @Test func `Strides leave the elements between as they are`() {
    var values: [Float] = [9, 9, 9, 9, 9, 9]
    vDSP_vadd(a, 2, b, 2, &values, 3, 2)
    #expect(values == [3, 9, 9, 11, 9, 9])
  }

  @Test func `A vector can be written over itself`() {
    var values = a.map(Double.init)
    values.withUnsafeMutableBufferPointer {
      let start = $0.baseAddress!
      vDSP_vsmsaD(start, 1, [2], [1], start, 1, 6)
    }
    #expect(values == [3, -3, 7, -7, 11, -11])
  }

  @Test func `Products and sums of several vectors follow their formulas`() {
    let (c, d): ([Float], [Float]) = ([1, 1, 2, 2, 3, 3], [1, 2, 3, 4, 5, 6])
    #expect(result { vDSP_vma(a, 1, b, 1, c, 1, $0, 1, 6) } == [3, -7, 26, -62, 163, -381])
    #expect(result { vDSP_vmsb(a, 1, b, 1, c, 1, $0, 1, 6) } == [1, -9, 22, -66, 157, -387])
    #expect(result { vDSP_vsma(a, 1, [10], b, 1, $0, 1, 6) } == [12, -16, 38, -24, 82, 4])
    #expect(result { vDSP_vam(a, 1, b, 1, c, 1, $0, 1, 6) } == [3, 2, 22, 24, 111, 174])
    #expect(result { vDSP_vsbm(a, 1, b, 1, c, 1, $0, 1, 6) } == [-1, -6, -10, -40, -81, -210])
    #expect(result { vDSP_vmma(a, 1, b, 1, c, 1, d, 1, $0, 1, 6) } == [3, -6, 30, -56, 175, -366])
    #expect(
      result { vDSP_vpythg(a, 1, b, 1, [4, 1, 0, -4, 5, 0], 1, [6, 0, 4, 13, 32, 56], 1, $0, 1, 6) } == [
        5, 5, 5, 3, 0, 10,
      ])
  }

  @Test func `A scalar is added, multiplied and divided`() {
    #expect(result { vDSP_vsadd(a, 1, [1], $0, 1, 6) } == [2, -1, 4, -3, 6, -5])
    #expect(result { vDSP_vsmul(a, 1, [3], $0, 1, 6) } == [3, -6, 9, -12, 15, -18])
    #expect(result { vDSP_vsdiv(b, 1, [2], $0, 1, 6) } == [1, 2, 4, 8, 16, 32])
    #expect(result { vDSP_svdiv([64], b, 1, $0, 1, 6) } == [32, 16, 8, 4, 2, 1])
  }

  @Test func `Signs, squares and fractions`() {
    #expect(result { vDSP_vabs(a, 1, $0, 1, 6) } == [1, 2, 3, 4, 5, 6])
    #expect(result { vDSP_vneg(a, 1, $0, 1, 6) } == [-1, 2, -3, 4, -5, 6])
    #expect(result { vDSP_vnabs(a, 1, $0, 1, 6) } == [-1, -2, -3, -4, -5, -6])
    #expect(result { vDSP_vsq(a, 1, $0, 1, 6) } == [1, 4, 9, 16, 25, 36])
    #expect(result { vDSP_vssq(a, 1, $0, 1, 6) } == [1, -4, 9, -16, 25, -36])
    #expect(result(2) { vDSP_vfrac([1.5, -2.25], 1, $0, 1, 2) } == [0.5, -0.25])
    #expect(result(1) { vDSP_vdist([3], 1, [4], 1, $0, 1, 1) } == [5])
  }

  @Test func `Decibels are 10 times the logarithm of powers and 20 times that of amplitudes`() {
    #expect(result(2) { vDSP_vdbcon([100, 0.1], 1, [1], $0, 1, 2, 0) } == [20, -10])
    #expect(result(2) { vDSP_vdbcon([100, 1], 1, [10], $0, 1, 2, 1) } == [20, -20])
  }

  @Test func `Elements are limited to a range or by a threshold`() {
    #expect(result { vDSP_vclip(a, 1, [-3], [2], $0, 1, 6) } == [1, -2, 2, -3, 2, -3])
    #expect(result { vDSP_viclip(a, 1, [-3], [4], $0, 1, 6) } == [4, -3, 4, -4, 5, -6])
    #expect(result { vDSP_vthr(a, 1, [-2], $0, 1, 6) } == [1, -2, 3, -2, 5, -2])
    #expect(result { vDSP_vthres(a, 1, [2], $0, 1, 6) } == [0, 0, 3, 0, 5, 0])
    #expect(result { vDSP_vthrsc(a, 1, [2], [7], $0, 1, 6) } == [-7, -7, 7, -7, 7, -7])
    #expect(result { vDSP_vmax(a, 1, [0, 0, 4, 0, 9, 0], 1, $0, 1, 6) } == [1, 0, 4, 0, 9, 0])
    #expect(result { vDSP_vminmg(a, 1, b, 1, $0, 1, 6) } == [1, 2, 3, 4, 5, 6])
    var (low, high) = (0 as vDSP_Length, 0 as vDSP_Length)
    #expect(result { vDSP_vclipc(a, 1, [-3], [2], $0, 1, 6, &low, &high) } == [1, -2, 2, -3, 2, -3])
    #expect((low, high) == (2, 2))
  }

  @Test func `Ramps, and what is filled, swapped and reversed`() {
    #expect(result(4) { vDSP_vramp([1], [0.5], $0, 1, 4) } == [1, 1.5, 2, 2.5])
    #expect(result(5) { vDSP_vgen([1], [3], $0, 1, 5) } == [1, 1.5, 2, 2.5, 3])
    #expect(result(3) { vDSP_vfill([7], $0, 2, 2) } == [7, 0, 7])
    var (x, y): ([Float], [Float]) = ([1, 2, 3], [4, 5, 6])
    vDSP_vswap(&x, 1, &y, 1, 2)
    #expect(x == [4, 5, 3] && y == [1, 2, 6])
    vDSP_vrvrs(&x, 1, 3)
    #expect(x == [3, 5, 4])
    vDSP_vsort(&x, 3, -1)
    #expect(x == [5, 4, 3])
    vDSP_vclr(&x, 1, 2)
    #expect(x == [0, 0, 3])
    var start: Float = 1
    #expect(result(3) { vDSP_vrampmul([2, 2, 2], 1, &start, [0.5], $0, 1, 3) } == [2, 3, 4])
    #expect(start == 2.5)
  }

  @Test func `Indices of gathered elements begin with 1`() {
    #expect(result(3) { vDSP_vgathr(b, [1, 6, 3], 1, $0, 1, 3) } == [2, 64, 8])
    #expect(result(3) { vDSP_vindex(b, [0.9, 5, 2.2], 1, $0, 1, 3) } == [2, 64, 8])
    #expect(result(3) { vDSP_vlint(b, [0.5, 2.25, 4], 1, $0, 1, 3, 6) } == [3, 10, 32])
    #expect(result(3) { vDSP_vcmprs(b, 1, [0, 1, 0, 1, 1, 0], 1, $0, 1, 6) } == [4, 16, 32])
  }

  @Test func `Integers become numbers, and numbers integers that are limited`() {
    #expect(result(2) { vDSP_vflt16([-3, 32_767], 1, $0, 1, 2) } == [-3, 32_767])
    #expect(result(2) { vDSP_vfltu8([255, 4], 1, $0, 1, 2) } == [255, 4])
    var shorts = [Int16](repeating: 0, count: 4)
    vDSP_vfix16([1.9, -1.9, 40_000, .nan], 1, &shorts, 1, 4)
    #expect(shorts == [1, -1, .max, 0])
    vDSP_vfixr16D([1.5, -1.6, 2.5, 0.4], 1, &shorts, 1, 4)
    #expect(shorts == [2, -2, 2, 0])
  }

  @Test func `A window is a function of the angle, and the normalized one has a mean square of 1`() {
    var window = [Double](repeating: 0, count: 8)
    vDSP_hann_windowD(&window, 8, Int32(vDSP_HANN_DENORM))
    for index in 0..<8 { #expect(abs(window[index] - 0.5 * (1 - cos(.pi * Double(index) / 4))) < 1e-15) }
    vDSP_hann_windowD(&window, 8, Int32(vDSP_HANN_NORM))
    #expect(abs(window.map { $0 * $0 }.reduce(0, +) / 8 - 1) < 1e-12)
    vDSP_hamm_windowD(&window, 8, 0)
    #expect(abs(window[0] - 0.08) < 1e-12 && abs(window[4] - 1) < 1e-12)
    vDSP_blkman_windowD(&window, 8, 0)
    #expect(abs(window[0]) < 1e-12 && abs(window[4] - 1) < 1e-12)
    window = Array(repeating: 9, count: 8)
    vDSP_hann_windowD(&window, 8, Int32(vDSP_HALF_WINDOW))
    #expect(window[3] < 1 && window[4] == 9)
  }

  @Test func `A filter correlates, and convolves from its end`() {
    let filter: [Float] = [1, 2, 3]
    #expect(result(4) { vDSP_conv(b, 1, filter, 1, $0, 1, 4, 3) } == [34, 68, 136, 272])
    filter.withUnsafeBufferPointer { filter in
      let last = filter.baseAddress! + 2
      #expect(result(4) { vDSP_conv(b, 1, last, -1, $0, 1, 4, 3) } == [22, 44, 88, 176])
    }
    #expect(result(2) { vDSP_desamp(b, 3, [0.5, 0.5], $0, 2, 2) } == [3, 24])
    #expect(result(3) { vDSP_vswsum(b, 1, $0, 1, 3, 4) } == [30, 60, 120])
    #expect(result(4) { vDSP_vrsum(b, 1, [0.5], $0, 1, 4) } == [0, 2, 6, 14])
    #expect(result(3) { vDSP_vtrapz(b, 1, [1], $0, 1, 3) } == [0, 3, 9])
    #expect(result(2) { vDSP_vpoly([2, 0, 1], 1, [3, -1], 1, $0, 1, 2, 2) } == [19, 3])
    #expect(result(3) { vDSP_vintb([0, 1, 2], 1, [4, 4, 4], 1, [0.25], $0, 1, 3) } == [1, 1.75, 2.5])
  }

  @Test func `A chain of filters goes on with the next vector`() throws {
    let coefficients = [0.5, 0.25, 0.125, -0.5, 0.25]
    let setup = try #require(vDSP_biquad_CreateSetup(coefficients, 1))
    defer { vDSP_biquad_DestroySetup(setup) }
    var delay = [Float](repeating: 0, count: 4)
    let input: [Float] = [1, 2, -1, 0, 3, 1]
    let first = result(3) { vDSP_biquad(setup, &delay, input, 1, $0, 1, 3) }
    let second = result(3) { vDSP_biquad(setup, &delay, Array(input[3...]), 1, $0, 1, 3) }
    var (x, y) = ([0, 0] + input.map(Double.init), [0.0, 0.0])
    for index in 2..<8 {
      let ahead = 0.5 * x[index] + 0.25 * x[index - 1] + 0.125 * x[index - 2]
      y.append(ahead + 0.5 * y[index - 1] - 0.25 * y[index - 2])
    }
    for (own, expected) in zip(first + second, y[2...]) { #expect(abs(Double(own) - expected) < 1e-6) }
    x.removeAll()
    var chain = try #require(
      vDSP.Biquad(coefficients: coefficients, channelCount: 1, sectionCount: 1, ofType: Float.self))
    #expect(chain.apply(input: Array(input[..<3])) == first)
    #expect(chain.apply(input: input[3...]) == second)
  }
}
