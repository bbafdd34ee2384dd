/// The direction of a transform of any length.
public enum vDSP_DFT_Direction: Int32, Sendable {
  /// From samples to frequencies.
  case FORWARD = 1
  /// From frequencies to samples.
  case INVERSE = -1
}

/// The kinds of cosine transforms.
public enum vDSP_DCT_Type: Int32, Sendable {
  /// Between samples at half indices and frequencies at whole ones.
  case II = 2
  /// The inverse of the second kind.
  case III = 3
  /// Between samples and frequencies at half indices.
  case IV = 4
}

/// What transforms of one length and direction need.
public typealias vDSP_DFT_Setup = OpaquePointer
/// The same for numbers of double precision.
public typealias vDSP_DFT_SetupD = OpaquePointer

/// A transform of one length, which apps keep as a pointer.
final class DiscreteTransform {
  enum Kind {
    case complex(isInverse: Bool)
    case real(isInverse: Bool)
    case cosine(vDSP_DCT_Type)
  }
  let kind: Kind
  /// The number of elements of each list that is read and written.
  let count: Int
  private let plan: FourierPlan

  private init(_ kind: Kind, _ length: Int) {
    self.kind = kind
    switch kind {
    case .complex: (count, plan) = (length, FourierPlan(count: length))
    case .real: (count, plan) = (length / 2, FourierPlan(count: length))
    case .cosine: (count, plan) = (length, FourierPlan(count: 8 * length))
    }
  }

  /// Nil for lengths that are not 1, 3, 5 or 15 times a power of 2 that is large enough.
  static func make(_ kind: Kind, _ length: vDSP_Length) -> OpaquePointer? {
    guard length > 0, length <= 1 << 24 else { return nil }
    let power = length.trailingZeroBitCount
    let least = if case .complex = kind { 3 } else { 4 }
    guard power >= least, [1, 3, 5, 15].contains(length >> vDSP_Length(power)) else { return nil }
    return OpaquePointer(Unmanaged.passRetained(DiscreteTransform(kind, Int(length))).toOpaque())
  }

  static func of(_ setup: OpaquePointer) -> DiscreteTransform {
    Unmanaged<DiscreteTransform>.fromOpaque(UnsafeRawPointer(setup)).takeUnretainedValue()
  }

  static func free(_ setup: OpaquePointer?) {
    guard let setup else { return }
    Unmanaged<DiscreteTransform>.fromOpaque(UnsafeRawPointer(setup)).release()
  }

  func transform(_ real: [Double], _ imaginary: [Double]) -> (real: [Double], imaginary: [Double]) {
    switch kind {
    case .complex(let isInverse):
      var (x, y) = (real, imaginary)
      plan.transform(&x, &y, isInverse: isInverse)
      return (x, y)
    case .real(let isInverse): return plan.transformPacked(real, imaginary, isInverse: isInverse)
    case .cosine(let type): return (cosines(real, type), imaginary)
    }
  }

  /// Cosine transforms by a transform of eight times the length, whose indices are quarters of the cosines' ones.
  private func cosines(_ values: [Double], _ type: vDSP_DCT_Type) -> [Double] {
    let isHalf = (input: type != .III, output: type != .II)
    var x = [Double](repeating: 0, count: 8 * count)
    var y = x
    if isHalf.output {
      for (index, value) in values.enumerated() {
        x[isHalf.input ? 2 * index + 1 : 2 * index] = !isHalf.input && index == 0 ? value / 2 : value
      }
      plan.transform(&x, &y, isInverse: false)
      return (0..<count).map { x[2 * $0 + 1] }
    }
    for (index, value) in values.enumerated() { x[2 * index + 1] = value }
    plan.transform(&x, &y, isInverse: false)
    return (0..<count).map { x[2 * $0] }
  }
}
