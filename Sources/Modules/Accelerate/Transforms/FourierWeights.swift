/// The weights of a greatest length and of its parts, which apps keep as a pointer.
final class FourierWeights {
  let plan: FourierPlan
  private let base: Int

  private init(_ log2n: vDSP_Length, _ base: Int) {
    self.base = base
    plan = FourierPlan(count: base << Int(log2n))
  }

  /// Whether numbers of a length can be transformed with the weights.
  func contain(_ length: Int) -> Bool { length <= plan.count && plan.count.isMultiple(of: length) }

  /// Nil for an unknown radix, and for more than 2 to the power of 24 numbers.
  static func make(_ log2n: vDSP_Length, _ radix: FFTRadix) -> OpaquePointer? {
    guard log2n <= 24, (0...2).contains(radix) else { return nil }
    return OpaquePointer(Unmanaged.passRetained(FourierWeights(log2n, [1, 3, 5][Int(radix)])).toOpaque())
  }

  static func of(_ setup: OpaquePointer) -> FourierWeights {
    Unmanaged<FourierWeights>.fromOpaque(UnsafeRawPointer(setup)).takeUnretainedValue()
  }

  static func free(_ setup: OpaquePointer?) {
    guard let setup else { return }
    Unmanaged<FourierWeights>.fromOpaque(UnsafeRawPointer(setup)).release()
  }
}
