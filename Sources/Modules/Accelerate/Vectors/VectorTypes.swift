/// A number of elements.
public typealias vDSP_Length = UInt
/// The distance of two elements of a vector; 1 for neighbours.
public typealias vDSP_Stride = Int

/// A complex number of single precision.
public struct DSPComplex: Sendable {
  /// The real part.
  public var real: Float
  /// The imaginary part.
  public var imag: Float
  /// Zero.
  public init() { (real, imag) = (0, 0) }
  /// Creates a number of its parts.
  public init(real: Float, imag: Float) { (self.real, self.imag) = (real, imag) }
}

/// A complex number of double precision.
public struct DSPDoubleComplex: Sendable {
  /// The real part.
  public var real: Double
  /// The imaginary part.
  public var imag: Double
  /// Zero.
  public init() { (real, imag) = (0, 0) }
  /// Creates a number of its parts.
  public init(real: Double, imag: Double) { (self.real, self.imag) = (real, imag) }
}

/// Complex numbers of single precision, whose real and imaginary parts are in memory of their own.
public struct DSPSplitComplex {
  /// The real parts.
  public var realp: UnsafeMutablePointer<Float>
  /// The imaginary parts.
  public var imagp: UnsafeMutablePointer<Float>
  /// Creates numbers of their parts' memory.
  public init(realp: UnsafeMutablePointer<Float>, imagp: UnsafeMutablePointer<Float>) {
    (self.realp, self.imagp) = (realp, imagp)
  }
}

/// Complex numbers of double precision, whose real and imaginary parts are in memory of their own.
public struct DSPDoubleSplitComplex {
  /// The real parts.
  public var realp: UnsafeMutablePointer<Double>
  /// The imaginary parts.
  public var imagp: UnsafeMutablePointer<Double>
  /// Creates numbers of their parts' memory.
  public init(realp: UnsafeMutablePointer<Double>, imagp: UnsafeMutablePointer<Double>) {
    (self.realp, self.imagp) = (realp, imagp)
  }
}

/// The older name of `DSPComplex`.
public typealias COMPLEX = DSPComplex
/// The older name of `DSPSplitComplex`.
public typealias COMPLEX_SPLIT = DSPSplitComplex
/// The older name of `DSPDoubleComplex`.
public typealias DOUBLE_COMPLEX = DSPDoubleComplex
/// The older name of `DSPDoubleSplitComplex`.
public typealias DOUBLE_COMPLEX_SPLIT = DSPDoubleSplitComplex

/// Only the first half of a window is written.
public var vDSP_HALF_WINDOW: Int { 1 }
/// A Hann window whose greatest value is 1.
public var vDSP_HANN_DENORM: Int { 0 }
/// A Hann window whose mean square is 1.
public var vDSP_HANN_NORM: Int { 2 }
