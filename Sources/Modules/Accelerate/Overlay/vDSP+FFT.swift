/// How split complex numbers are transformed.
public protocol vDSP_FourierTransformFunctions {
  /// The numbers.
  associatedtype SplitComplex
  /// Makes what transforms of up to 2 to the power of `log2n` numbers need.
  static func makeFFTSetup(log2n: vDSP_Length, radix: vDSP.Radix) -> OpaquePointer?
  /// Transforms real numbers, whose even ones are the real parts.
  static func transform(
    fftSetup: OpaquePointer, log2n: vDSP_Length, source: UnsafePointer<SplitComplex>,
    destination: UnsafeMutablePointer<SplitComplex>, direction: vDSP.FourierTransformDirection)
  /// Frees what transforms needed.
  static func destroySetup(_ setup: OpaquePointer)
}

/// Split complex numbers that can be transformed.
public protocol vDSP_FourierTransformable {
  /// How they are transformed.
  associatedtype FFTFunctions: vDSP_FourierTransformFunctions where FFTFunctions.SplitComplex == Self
}

/// Transforms of numbers of single precision.
public struct vDSP_SplitComplexFloat: vDSP_FourierTransformFunctions {
  /// Makes what transforms of up to 2 to the power of `log2n` numbers need.
  public static func makeFFTSetup(log2n: vDSP_Length, radix: vDSP.Radix) -> OpaquePointer? {
    vDSP_create_fftsetup(log2n, radix.fftRadix)
  }

  /// Transforms real numbers, whose even ones are the real parts.
  public static func transform(
    fftSetup: OpaquePointer, log2n: vDSP_Length, source: UnsafePointer<DSPSplitComplex>,
    destination: UnsafeMutablePointer<DSPSplitComplex>, direction: vDSP.FourierTransformDirection
  ) {
    vDSP_fft_zrop(fftSetup, source, 1, destination, 1, log2n, direction.fftDirection)
  }

  /// Frees what transforms needed.
  public static func destroySetup(_ setup: OpaquePointer) { vDSP_destroy_fftsetup(setup) }
}

/// Transforms of numbers of double precision.
public struct vDSP_SplitComplexDouble: vDSP_FourierTransformFunctions {
  /// Makes what transforms of up to 2 to the power of `log2n` numbers need.
  public static func makeFFTSetup(log2n: vDSP_Length, radix: vDSP.Radix) -> OpaquePointer? {
    vDSP_create_fftsetupD(log2n, radix.fftRadix)
  }

  /// Transforms real numbers, whose even ones are the real parts.
  public static func transform(
    fftSetup: OpaquePointer, log2n: vDSP_Length, source: UnsafePointer<DSPDoubleSplitComplex>,
    destination: UnsafeMutablePointer<DSPDoubleSplitComplex>, direction: vDSP.FourierTransformDirection
  ) {
    vDSP_fft_zropD(fftSetup, source, 1, destination, 1, log2n, direction.fftDirection)
  }

  /// Frees what transforms needed.
  public static func destroySetup(_ setup: OpaquePointer) { vDSP_destroy_fftsetupD(setup) }
}

extension DSPSplitComplex: vDSP_FourierTransformable {
  /// How they are transformed.
  public typealias FFTFunctions = vDSP_SplitComplexFloat
}

extension DSPDoubleSplitComplex: vDSP_FourierTransformable {
  /// How they are transformed.
  public typealias FFTFunctions = vDSP_SplitComplexDouble
}

extension vDSP {
  /// The factor of the lengths of transforms beside 2.
  public enum Radix: Sendable {
    /// Lengths that are powers of 2.
    case radix2
    /// Lengths that are 3 times powers of 2.
    case radix3
    /// Lengths that are 5 times powers of 2.
    case radix5

    /// The number of the C functions.
    public var fftRadix: FFTRadix {
      switch self {
      case .radix2: FFTRadix(kFFTRadix2)
      case .radix3: FFTRadix(kFFTRadix3)
      case .radix5: FFTRadix(kFFTRadix5)
      }
    }
  }

  /// The direction of a transform.
  public enum FourierTransformDirection: Sendable {
    /// From samples to frequencies.
    case forward
    /// From frequencies to samples.
    case inverse

    /// The value of the C functions for any length.
    public var dftDirection: vDSP_DFT_Direction { self == .forward ? .FORWARD : .INVERSE }
    /// The number of the C functions for powers of 2.
    public var fftDirection: FFTDirection { self == .forward ? 1 : -1 }
  }

  /// Transforms of real numbers, whose number is a power of 2.
  public class FFT<T: vDSP_FourierTransformable> {
    private let log2n: vDSP_Length
    private let setup: OpaquePointer

    /// Creates transforms of 2 to the power of `log2n` numbers.
    public init?(log2n: vDSP_Length, radix: Radix, ofType: T.Type) {
      guard let setup = T.FFTFunctions.makeFFTSetup(log2n: log2n, radix: radix) else { return nil }
      (self.log2n, self.setup) = (log2n, setup)
    }

    deinit { T.FFTFunctions.destroySetup(setup) }

    /// Transforms numbers, as `vDSP_fft_zrop` does.
    public func transform(input: T, output: inout T, direction: FourierTransformDirection) {
      withUnsafePointer(to: input) {
        T.FFTFunctions.transform(
          fftSetup: setup, log2n: log2n, source: $0, destination: &output, direction: direction)
      }
    }

    /// Transforms samples to frequencies, which are twice the transform.
    public func forward(input: T, output: inout T) { transform(input: input, output: &output, direction: .forward) }
    /// Transforms frequencies to samples, without scaling.
    public func inverse(input: T, output: inout T) { transform(input: input, output: &output, direction: .inverse) }
  }
}
