/// Transforms complex numbers to their own memory; nothing is scaled.
public func vDSP_fft_zip(
  _ setup: FFTSetup, _ c: UnsafePointer<DSPSplitComplex>, _ ic: vDSP_Stride, _ log2n: vDSP_Length,
  _ direction: FFTDirection
) {
  transform(FourierWeights.of(setup), c.pointee, ic, c.pointee, ic, 1 << Int(log2n), direction)
}

/// Transforms complex numbers to their own memory; nothing is scaled.
public func vDSP_fft_zipD(
  _ setup: FFTSetupD, _ c: UnsafePointer<DSPDoubleSplitComplex>, _ ic: vDSP_Stride, _ log2n: vDSP_Length,
  _ direction: FFTDirection
) {
  transform(FourierWeights.of(setup), c.pointee, ic, c.pointee, ic, 1 << Int(log2n), direction)
}

/// Transforms complex numbers; nothing is scaled.
public func vDSP_fft_zop(
  _ setup: FFTSetup, _ a: UnsafePointer<DSPSplitComplex>, _ ia: vDSP_Stride, _ c: UnsafePointer<DSPSplitComplex>,
  _ ic: vDSP_Stride, _ log2n: vDSP_Length, _ direction: FFTDirection
) {
  transform(FourierWeights.of(setup), a.pointee, ia, c.pointee, ic, 1 << Int(log2n), direction)
}

/// Transforms complex numbers; nothing is scaled.
public func vDSP_fft_zopD(
  _ setup: FFTSetupD, _ a: UnsafePointer<DSPDoubleSplitComplex>, _ ia: vDSP_Stride,
  _ c: UnsafePointer<DSPDoubleSplitComplex>, _ ic: vDSP_Stride, _ log2n: vDSP_Length, _ direction: FFTDirection
) {
  transform(FourierWeights.of(setup), a.pointee, ia, c.pointee, ic, 1 << Int(log2n), direction)
}

/// Transforms real numbers, whose even ones are the real parts, to their own memory.
///
/// Forward gives twice the transform; the first imaginary part is the real part of the frequency in the middle. Inverse
/// gives the plain sum.
public func vDSP_fft_zrip(
  _ setup: FFTSetup, _ c: UnsafePointer<DSPSplitComplex>, _ ic: vDSP_Stride, _ log2n: vDSP_Length,
  _ direction: FFTDirection
) {
  transformReal(FourierWeights.of(setup), c.pointee, ic, c.pointee, ic, 1 << Int(log2n), direction)
}

/// Transforms real numbers, whose even ones are the real parts, to their own memory.
///
/// Forward gives twice the transform; the first imaginary part is the real part of the frequency in the middle. Inverse
/// gives the plain sum.
public func vDSP_fft_zripD(
  _ setup: FFTSetupD, _ c: UnsafePointer<DSPDoubleSplitComplex>, _ ic: vDSP_Stride, _ log2n: vDSP_Length,
  _ direction: FFTDirection
) {
  transformReal(FourierWeights.of(setup), c.pointee, ic, c.pointee, ic, 1 << Int(log2n), direction)
}

/// Transforms real numbers, as `vDSP_fft_zrip` does.
public func vDSP_fft_zrop(
  _ setup: FFTSetup, _ a: UnsafePointer<DSPSplitComplex>, _ ia: vDSP_Stride, _ c: UnsafePointer<DSPSplitComplex>,
  _ ic: vDSP_Stride, _ log2n: vDSP_Length, _ direction: FFTDirection
) {
  transformReal(FourierWeights.of(setup), a.pointee, ia, c.pointee, ic, 1 << Int(log2n), direction)
}

/// Transforms real numbers, as `vDSP_fft_zrip` does.
public func vDSP_fft_zropD(
  _ setup: FFTSetupD, _ a: UnsafePointer<DSPDoubleSplitComplex>, _ ia: vDSP_Stride,
  _ c: UnsafePointer<DSPDoubleSplitComplex>, _ ic: vDSP_Stride, _ log2n: vDSP_Length, _ direction: FFTDirection
) {
  transformReal(FourierWeights.of(setup), a.pointee, ia, c.pointee, ic, 1 << Int(log2n), direction)
}

/// Transforms 3 times 2 to the power of `log2n` complex numbers, with weights for radix 3.
public func vDSP_fft3_zop(
  _ setup: FFTSetup, _ a: UnsafePointer<DSPSplitComplex>, _ ia: vDSP_Stride, _ c: UnsafePointer<DSPSplitComplex>,
  _ ic: vDSP_Stride, _ log2n: vDSP_Length, _ direction: FFTDirection
) {
  transform(FourierWeights.of(setup), a.pointee, ia, c.pointee, ic, 3 << Int(log2n), direction)
}

/// Transforms 3 times 2 to the power of `log2n` complex numbers, with weights for radix 3.
public func vDSP_fft3_zopD(
  _ setup: FFTSetupD, _ a: UnsafePointer<DSPDoubleSplitComplex>, _ ia: vDSP_Stride,
  _ c: UnsafePointer<DSPDoubleSplitComplex>, _ ic: vDSP_Stride, _ log2n: vDSP_Length, _ direction: FFTDirection
) {
  transform(FourierWeights.of(setup), a.pointee, ia, c.pointee, ic, 3 << Int(log2n), direction)
}

/// Transforms 5 times 2 to the power of `log2n` complex numbers, with weights for radix 5.
public func vDSP_fft5_zop(
  _ setup: FFTSetup, _ a: UnsafePointer<DSPSplitComplex>, _ ia: vDSP_Stride, _ c: UnsafePointer<DSPSplitComplex>,
  _ ic: vDSP_Stride, _ log2n: vDSP_Length, _ direction: FFTDirection
) {
  transform(FourierWeights.of(setup), a.pointee, ia, c.pointee, ic, 5 << Int(log2n), direction)
}

/// Transforms 5 times 2 to the power of `log2n` complex numbers, with weights for radix 5.
public func vDSP_fft5_zopD(
  _ setup: FFTSetupD, _ a: UnsafePointer<DSPDoubleSplitComplex>, _ ia: vDSP_Stride,
  _ c: UnsafePointer<DSPDoubleSplitComplex>, _ ic: vDSP_Stride, _ log2n: vDSP_Length, _ direction: FFTDirection
) {
  transform(FourierWeights.of(setup), a.pointee, ia, c.pointee, ic, 5 << Int(log2n), direction)
}
