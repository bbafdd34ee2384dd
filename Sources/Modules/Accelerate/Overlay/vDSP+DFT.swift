/// Numbers that can be transformed: `Float` and `Double`.
public protocol vDSP_FloatingPointDiscreteFourierTransformable: BinaryFloatingPoint, vDSP_DiscreteFourierTransformable {
}

/// Numbers that `vDSP.DiscreteFourierTransform` transforms: real ones in two vectors, or complex ones.
public protocol vDSP_DiscreteFourierTransformable {}

extension Float: vDSP_FloatingPointDiscreteFourierTransformable {}
extension Double: vDSP_FloatingPointDiscreteFourierTransformable {}
extension DSPComplex: vDSP_DiscreteFourierTransformable {}
extension DSPDoubleComplex: vDSP_DiscreteFourierTransformable {}

extension vDSP {
  /// What a transform transforms.
  public enum DFTTransformType: Sendable {
    /// Complex numbers.
    case complexComplex
    /// Real numbers, whose even ones are the real parts.
    case complexReal
  }

  /// Why a transform cannot be made.
  public enum DFTError: Error, Hashable {
    /// The number of complex numbers is not 1, 3, 5 or 15 times a power of 2 that is large enough.
    case invalidInterleavedCount(count: Int)
    /// The number of elements is not 1, 3, 5 or 15 times a power of 2 that is large enough.
    case invalidSplitComplexCount(count: Int, transformType: DFTTransformType)
  }

  /// Transforms of numbers whose real and imaginary parts are vectors of their own.
  public class DFT<T: vDSP_FloatingPointDiscreteFourierTransformable> {
    private let setup: OpaquePointer

    /// Nil for counts that are not 1, 3, 5 or 15 times a power of 2 that is large enough.
    public init?(
      previous: DFT<T>? = nil, count: Int, direction: FourierTransformDirection, transformType: DFTTransformType,
      ofType: T.Type
    ) {
      guard let setup = DiscreteTransform.make(direction, transformType, count) else { return nil }
      self.setup = setup
    }

    deinit { DiscreteTransform.free(setup) }

    /// Transforms numbers, as `vDSP_DFT_Execute` does.
    public func transform<U: AccelerateBuffer>(
      inputReal: U, inputImaginary: U
    ) -> (real: [T], imaginary: [T]) where U.Element == T {
      DiscreteTransform.of(setup).parts(inputReal, inputImaginary)
    }

    /// Transforms numbers, as `vDSP_DFT_Execute` does.
    public func transform<U: AccelerateBuffer, V: AccelerateMutableBuffer>(
      inputReal: U, inputImaginary: U, outputReal: inout V, outputImaginary: inout V
    ) where U.Element == T, V.Element == T {
      let result = transform(inputReal: inputReal, inputImaginary: inputImaginary)
      write(result.real, &outputReal) { $1.update(from: $0, count: Int($2)) }
      write(result.imaginary, &outputImaginary) { $1.update(from: $0, count: Int($2)) }
    }
  }

  /// Transforms of numbers, complex ones or those whose real and imaginary parts are vectors of their own.
  public class DiscreteFourierTransform<T: vDSP_DiscreteFourierTransformable> {
    fileprivate let setup: OpaquePointer

    /// Throws for counts that are not 1, 3, 5 or 15 times a power of 2 that is large enough.
    public init(
      previous: DiscreteFourierTransform<T>? = nil, count: Int, direction: FourierTransformDirection,
      transformType: DFTTransformType, ofType: T.Type
    ) throws {
      guard let setup = DiscreteTransform.make(direction, transformType, count) else {
        throw T.self is any BinaryFloatingPoint.Type
          ? DFTError.invalidSplitComplexCount(count: count, transformType: transformType)
          : DFTError.invalidInterleavedCount(count: count)
      }
      self.setup = setup
    }

    deinit { DiscreteTransform.free(setup) }
  }
}

extension vDSP.DiscreteFourierTransform where T: vDSP_FloatingPointDiscreteFourierTransformable {
  /// Transforms numbers, as `vDSP_DFT_Execute` does.
  public func transform<U: AccelerateBuffer>(
    real: U, imaginary: U
  ) -> (real: [T], imaginary: [T]) where U.Element == T { DiscreteTransform.of(setup).parts(real, imaginary) }

  /// Transforms numbers, as `vDSP_DFT_Execute` does.
  public func transform<U: AccelerateBuffer, V: AccelerateMutableBuffer>(
    inputReal: U, inputImaginary: U, outputReal: inout V, outputImaginary: inout V
  ) where U.Element == T, V.Element == T {
    let result = transform(real: inputReal, imaginary: inputImaginary)
    write(result.real, &outputReal) { $1.update(from: $0, count: Int($2)) }
    write(result.imaginary, &outputImaginary) { $1.update(from: $0, count: Int($2)) }
  }
}

extension vDSP.DiscreteFourierTransform where T == DSPComplex {
  /// Transforms complex numbers, or pairs of real ones.
  public func transform<U: AccelerateBuffer>(interleaved: U) -> [DSPComplex] where U.Element == DSPComplex {
    let numbers = interleaved.withUnsafeBufferPointer { Array($0) }
    let result = DiscreteTransform.of(setup).parts(numbers.map(\.real), numbers.map(\.imag))
    return zip(result.real, result.imaginary).map { DSPComplex(real: $0, imag: $1) }
  }

  /// Transforms complex numbers, or pairs of real ones.
  public func transform<U: AccelerateBuffer, V: AccelerateMutableBuffer>(input: U, output: inout V)
  where U.Element == DSPComplex, V.Element == DSPComplex {
    write(transform(interleaved: input), &output) { $1.update(from: $0, count: Int($2)) }
  }
}

extension vDSP.DiscreteFourierTransform where T == DSPDoubleComplex {
  /// Transforms complex numbers, or pairs of real ones.
  public func transform<U: AccelerateBuffer>(interleaved: U) -> [DSPDoubleComplex] where U.Element == DSPDoubleComplex {
    let numbers = interleaved.withUnsafeBufferPointer { Array($0) }
    let result = DiscreteTransform.of(setup).parts(numbers.map(\.real), numbers.map(\.imag))
    return zip(result.real, result.imaginary).map { DSPDoubleComplex(real: $0, imag: $1) }
  }

  /// Transforms complex numbers, or pairs of real ones.
  public func transform<U: AccelerateBuffer, V: AccelerateMutableBuffer>(input: U, output: inout V)
  where U.Element == DSPDoubleComplex, V.Element == DSPDoubleComplex {
    write(transform(interleaved: input), &output) { $1.update(from: $0, count: Int($2)) }
  }
}

extension DiscreteTransform {
  fileprivate static func make(
    _ direction: vDSP.FourierTransformDirection, _ type: vDSP.DFTTransformType, _ count: Int
  ) -> OpaquePointer? {
    guard count > 0 else { return nil }
    let isInverse = direction == .inverse
    return make(type == .complexComplex ? .complex(isInverse: isInverse) : .real(isInverse: isInverse), UInt(count))
  }

  /// Transforms two vectors, which have to have the transform's number of elements.
  fileprivate func parts<U: AccelerateBuffer>(_ real: U, _ imaginary: U) -> (real: [U.Element], imaginary: [U.Element])
  where U.Element: BinaryFloatingPoint {
    let x = real.withUnsafeBufferPointer { $0.map { Double($0) } }
    let y = imaginary.withUnsafeBufferPointer { $0.map { Double($0) } }
    precondition(x.count >= count && y.count >= count, "The vectors are shorter than the transform.")
    let result = transform(Array(x.prefix(count)), Array(y.prefix(count)))
    return (result.real.map { U.Element($0) }, result.imaginary.map { U.Element($0) })
  }
}
