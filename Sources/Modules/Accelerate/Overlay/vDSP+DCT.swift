extension vDSP {
  /// The kinds of cosine transforms.
  public enum DCTTransformType: CaseIterable, Sendable {
    /// Between samples at half indices and frequencies at whole ones.
    case II
    /// The inverse of the second kind.
    case III
    /// Between samples and frequencies at half indices.
    case IV

    /// The value of the C functions.
    public var dctType: vDSP_DCT_Type {
      switch self {
      case .II: .II
      case .III: .III
      case .IV: .IV
      }
    }
  }

  /// Transforms of real numbers to cosines.
  public class DCT {
    private let setup: OpaquePointer

    /// Nil for counts that are not 1, 3, 5 or 15 times 16, 32 and so on.
    public init?(previous: DCT? = nil, count: Int, transformType: DCTTransformType) {
      guard count > 0, let setup = vDSP_DCT_CreateSetup(nil, vDSP_Length(count), transformType.dctType) else {
        return nil
      }
      self.setup = setup
    }

    deinit { DiscreteTransform.free(setup) }

    /// Transforms a vector; nothing is scaled.
    public func transform<U: AccelerateBuffer>(_ vector: U) -> [Float] where U.Element == Float {
      made(vector.count) { transform(vector, result: &$0) }
    }

    /// Transforms a vector; nothing is scaled.
    public func transform<U: AccelerateBuffer, V: AccelerateMutableBuffer>(_ vector: U, result: inout V)
    where U.Element == Float, V.Element == Float {
      precondition(vector.count >= DiscreteTransform.of(setup).count, "The vector is shorter than the transform.")
      write(vector, &result) { a, c, _ in vDSP_DCT_Execute(setup, a, c) }
    }
  }
}
