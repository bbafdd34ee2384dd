/// The coefficients of a chain of filters with two poles and two zeros.
public typealias vDSP_biquad_Setup = OpaquePointer
/// The same for numbers of double precision.
public typealias vDSP_biquad_SetupD = OpaquePointer

/// The coefficients of a chain of filters, which apps keep as a pointer.
final class FilterChain {
  let coefficients: [Double]
  /// The number of filters.
  var count: Int { coefficients.count / 5 }

  init(_ coefficients: [Double]) { self.coefficients = coefficients }

  static func make(_ coefficients: UnsafePointer<Double>, _ count: vDSP_Length) -> OpaquePointer? {
    guard count > 0 else { return nil }
    let all = Array(UnsafeBufferPointer(start: coefficients, count: 5 * Int(count)))
    return OpaquePointer(Unmanaged.passRetained(FilterChain(all)).toOpaque())
  }

  static func of(_ setup: OpaquePointer) -> FilterChain {
    Unmanaged<FilterChain>.fromOpaque(UnsafeRawPointer(setup)).takeUnretainedValue()
  }

  static func free(_ setup: OpaquePointer?) {
    guard let setup else { return }
    Unmanaged<FilterChain>.fromOpaque(UnsafeRawPointer(setup)).release()
  }

  /// Filters a number; the delays are the last two inputs of each filter, the older first, and those of the result.
  func next(_ input: Double, _ delay: (get: (Int) -> Double, set: (Int, Double) -> Void)) -> Double {
    var value = input
    for index in 0..<count {
      let (b, old) = (5 * index, 2 * index)
      var output = coefficients[b] * value + coefficients[b + 1] * delay.get(old + 1)
      output += coefficients[b + 2] * delay.get(old) - coefficients[b + 3] * delay.get(old + 3)
      output -= coefficients[b + 4] * delay.get(old + 2)
      delay.set(old, delay.get(old + 1))
      delay.set(old + 1, value)
      value = output
    }
    delay.set(2 * count, delay.get(2 * count + 1))
    delay.set(2 * count + 1, value)
    return value
  }
}

/// Makes a chain of m filters, each of which has five coefficients.
public func vDSP_biquad_CreateSetup(
  _ coefficients: UnsafePointer<Double>, _ m: vDSP_Length
) -> vDSP_biquad_Setup? { FilterChain.make(coefficients, m) }

/// Frees a chain of filters.
public func vDSP_biquad_DestroySetup(_ setup: vDSP_biquad_Setup?) { FilterChain.free(setup) }

/// Filters a vector; `delay` has two numbers for each filter and two more, which go on with the next vector.
public func vDSP_biquad(
  _ setup: vDSP_biquad_Setup, _ delay: UnsafeMutablePointer<Float>, _ x: UnsafePointer<Float>, _ ix: vDSP_Stride,
  _ y: UnsafeMutablePointer<Float>, _ iy: vDSP_Stride, _ n: vDSP_Length
) {
  let chain = FilterChain.of(setup)
  combine(x, ix, y, iy, n) {
    Float(chain.next(Double($0), ({ Double(delay[$0]) }, { delay[$0] = Float($1) })))
  }
}

/// Makes a chain of m filters, each of which has five coefficients.
public func vDSP_biquad_CreateSetupD(
  _ coefficients: UnsafePointer<Double>, _ m: vDSP_Length
) -> vDSP_biquad_SetupD? { FilterChain.make(coefficients, m) }

/// Frees a chain of filters.
public func vDSP_biquad_DestroySetupD(_ setup: vDSP_biquad_SetupD?) { FilterChain.free(setup) }

/// Filters a vector; `delay` has two numbers for each filter and two more, which go on with the next vector.
public func vDSP_biquadD(
  _ setup: vDSP_biquad_SetupD, _ delay: UnsafeMutablePointer<Double>, _ x: UnsafePointer<Double>, _ ix: vDSP_Stride,
  _ y: UnsafeMutablePointer<Double>, _ iy: vDSP_Stride, _ n: vDSP_Length
) {
  let chain = FilterChain.of(setup)
  combine(x, ix, y, iy, n) {
    Double(chain.next(Double($0), ({ Double(delay[$0]) }, { delay[$0] = Double($1) })))
  }
}
