/// What transforms of a length and all shorter ones need.
public typealias FFTSetup = OpaquePointer
/// The same for numbers of double precision.
public typealias FFTSetupD = OpaquePointer
/// Whether a transform is forward (1) or inverse (-1).
public typealias FFTDirection = Int32
/// The factors of the lengths of transforms.
public typealias FFTRadix = Int32
/// Lengths that are powers of 2.
public var kFFTRadix2: Int { 0 }
/// Lengths that are 3 times powers of 2.
public var kFFTRadix3: Int { 1 }
/// Lengths that are 5 times powers of 2.
public var kFFTRadix5: Int { 2 }
/// From samples to frequencies.
public var kFFTDirection_Forward: Int { 1 }
/// From frequencies to samples.
public var kFFTDirection_Inverse: Int { -1 }
/// The older name of `kFFTDirection_Forward`.
public var FFT_FORWARD: Int { kFFTDirection_Forward }
/// The older name of `kFFTDirection_Inverse`.
public var FFT_INVERSE: Int { kFFTDirection_Inverse }
/// The older name of `kFFTRadix2`.
public var FFT_RADIX2: Int { kFFTRadix2 }
/// The older name of `kFFTRadix3`.
public var FFT_RADIX3: Int { kFFTRadix3 }
/// The older name of `kFFTRadix5`.
public var FFT_RADIX5: Int { kFFTRadix5 }

/// Makes what transforms of up to 2 to the power of `log2n` numbers need, times the radix if that is 3 or 5.
public func vDSP_create_fftsetup(_ log2n: vDSP_Length, _ radix: FFTRadix) -> FFTSetup? {
  FourierWeights.make(log2n, radix)
}

/// Makes what transforms of up to 2 to the power of `log2n` numbers need, times the radix if that is 3 or 5.
public func vDSP_create_fftsetupD(_ log2n: vDSP_Length, _ radix: FFTRadix) -> FFTSetupD? {
  FourierWeights.make(log2n, radix)
}

/// Frees what transforms needed.
public func vDSP_destroy_fftsetup(_ setup: FFTSetup?) {
  FourierWeights.free(setup)
}

/// Frees what transforms needed.
public func vDSP_destroy_fftsetupD(_ setup: FFTSetupD?) {
  FourierWeights.free(setup)
}
