/// Transforms complex numbers to their own memory; `buffer` is not used.
public func vDSP_fft_zipt(
  _ setup: FFTSetup, _ c: UnsafePointer<DSPSplitComplex>, _ ic: vDSP_Stride, _ buffer: UnsafePointer<DSPSplitComplex>,
  _ log2n: vDSP_Length, _ direction: FFTDirection
) {
  transform(FourierWeights.of(setup), c.pointee, ic, c.pointee, ic, 1 << Int(log2n), direction)
}

/// Transforms complex numbers to their own memory; `buffer` is not used.
public func vDSP_fft_ziptD(
  _ setup: FFTSetupD, _ c: UnsafePointer<DSPDoubleSplitComplex>, _ ic: vDSP_Stride,
  _ buffer: UnsafePointer<DSPDoubleSplitComplex>, _ log2n: vDSP_Length, _ direction: FFTDirection
) {
  transform(FourierWeights.of(setup), c.pointee, ic, c.pointee, ic, 1 << Int(log2n), direction)
}

/// Transforms complex numbers; `buffer` is not used.
public func vDSP_fft_zopt(
  _ setup: FFTSetup, _ a: UnsafePointer<DSPSplitComplex>, _ ia: vDSP_Stride, _ c: UnsafePointer<DSPSplitComplex>,
  _ ic: vDSP_Stride, _ buffer: UnsafePointer<DSPSplitComplex>, _ log2n: vDSP_Length, _ direction: FFTDirection
) {
  transform(FourierWeights.of(setup), a.pointee, ia, c.pointee, ic, 1 << Int(log2n), direction)
}

/// Transforms complex numbers; `buffer` is not used.
public func vDSP_fft_zoptD(
  _ setup: FFTSetupD, _ a: UnsafePointer<DSPDoubleSplitComplex>, _ ia: vDSP_Stride,
  _ c: UnsafePointer<DSPDoubleSplitComplex>, _ ic: vDSP_Stride, _ buffer: UnsafePointer<DSPDoubleSplitComplex>,
  _ log2n: vDSP_Length, _ direction: FFTDirection
) {
  transform(FourierWeights.of(setup), a.pointee, ia, c.pointee, ic, 1 << Int(log2n), direction)
}

/// Transforms real numbers, whose even ones are the real parts, to their own memory as `vDSP_fft_zrip` does; `buffer`
/// is not used.
public func vDSP_fft_zript(
  _ setup: FFTSetup, _ c: UnsafePointer<DSPSplitComplex>, _ ic: vDSP_Stride, _ buffer: UnsafePointer<DSPSplitComplex>,
  _ log2n: vDSP_Length, _ direction: FFTDirection
) {
  transformReal(FourierWeights.of(setup), c.pointee, ic, c.pointee, ic, 1 << Int(log2n), direction)
}

/// Transforms real numbers, whose even ones are the real parts, to their own memory as `vDSP_fft_zrip` does; `buffer`
/// is not used.
public func vDSP_fft_zriptD(
  _ setup: FFTSetupD, _ c: UnsafePointer<DSPDoubleSplitComplex>, _ ic: vDSP_Stride,
  _ buffer: UnsafePointer<DSPDoubleSplitComplex>, _ log2n: vDSP_Length, _ direction: FFTDirection
) {
  transformReal(FourierWeights.of(setup), c.pointee, ic, c.pointee, ic, 1 << Int(log2n), direction)
}

/// Transforms real numbers, as `vDSP_fft_zrip` does; `buffer` is not used.
public func vDSP_fft_zropt(
  _ setup: FFTSetup, _ a: UnsafePointer<DSPSplitComplex>, _ ia: vDSP_Stride, _ c: UnsafePointer<DSPSplitComplex>,
  _ ic: vDSP_Stride, _ buffer: UnsafePointer<DSPSplitComplex>, _ log2n: vDSP_Length, _ direction: FFTDirection
) {
  transformReal(FourierWeights.of(setup), a.pointee, ia, c.pointee, ic, 1 << Int(log2n), direction)
}

/// Transforms real numbers, as `vDSP_fft_zrip` does; `buffer` is not used.
public func vDSP_fft_zroptD(
  _ setup: FFTSetupD, _ a: UnsafePointer<DSPDoubleSplitComplex>, _ ia: vDSP_Stride,
  _ c: UnsafePointer<DSPDoubleSplitComplex>, _ ic: vDSP_Stride, _ buffer: UnsafePointer<DSPDoubleSplitComplex>,
  _ log2n: vDSP_Length, _ direction: FFTDirection
) {
  transformReal(FourierWeights.of(setup), a.pointee, ia, c.pointee, ic, 1 << Int(log2n), direction)
}
