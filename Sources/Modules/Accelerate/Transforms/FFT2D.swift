/// Transforms a picture of complex numbers, of 2 to the power of `log2n0` columns, to its own memory; 0 as row stride
/// stands for the columns.
public func vDSP_fft2d_zip(
  _ setup: FFTSetup, _ c: UnsafePointer<DSPSplitComplex>, _ ic0: vDSP_Stride, _ ic1: vDSP_Stride, _ log2n0: vDSP_Length,
  _ log2n1: vDSP_Length, _ direction: FFTDirection
) {
  vDSP_fft2d_zop(setup, c, ic0, ic1, c, ic0, ic1, log2n0, log2n1, direction)
}

/// Transforms a picture of complex numbers, of 2 to the power of `log2n0` columns, to its own memory; 0 as row stride
/// stands for the columns.
public func vDSP_fft2d_zipD(
  _ setup: FFTSetupD, _ c: UnsafePointer<DSPDoubleSplitComplex>, _ ic0: vDSP_Stride, _ ic1: vDSP_Stride,
  _ log2n0: vDSP_Length, _ log2n1: vDSP_Length, _ direction: FFTDirection
) {
  vDSP_fft2d_zopD(setup, c, ic0, ic1, c, ic0, ic1, log2n0, log2n1, direction)
}

/// Transforms a picture of complex numbers, of 2 to the power of `log2n0` columns; 0 as row stride stands for the
/// columns.
public func vDSP_fft2d_zop(
  _ setup: FFTSetup, _ a: UnsafePointer<DSPSplitComplex>, _ ia0: vDSP_Stride, _ ia1: vDSP_Stride,
  _ c: UnsafePointer<DSPSplitComplex>, _ ic0: vDSP_Stride, _ ic1: vDSP_Stride, _ log2n0: vDSP_Length,
  _ log2n1: vDSP_Length, _ direction: FFTDirection
) {
  let (columns, rows) = (1 << Int(log2n0), 1 << Int(log2n1))
  let (ia, ic) = (ia1 == 0 ? columns * ia0 : ia1, ic1 == 0 ? columns * ic0 : ic1)
  let (weights, a, c) = (FourierWeights.of(setup), a.pointee, c.pointee)
  for row in 0..<rows {
    transform(weights, a.moved(row * ia), ia0, c.moved(row * ic), ic0, columns, direction)
  }
  for column in 0..<columns {
    let part = c.moved(column * ic0)
    transform(weights, part, ic, part, ic, rows, direction)
  }
}

/// Transforms a picture of complex numbers, of 2 to the power of `log2n0` columns; 0 as row stride stands for the
/// columns.
public func vDSP_fft2d_zopD(
  _ setup: FFTSetupD, _ a: UnsafePointer<DSPDoubleSplitComplex>, _ ia0: vDSP_Stride, _ ia1: vDSP_Stride,
  _ c: UnsafePointer<DSPDoubleSplitComplex>, _ ic0: vDSP_Stride, _ ic1: vDSP_Stride, _ log2n0: vDSP_Length,
  _ log2n1: vDSP_Length, _ direction: FFTDirection
) {
  let (columns, rows) = (1 << Int(log2n0), 1 << Int(log2n1))
  let (ia, ic) = (ia1 == 0 ? columns * ia0 : ia1, ic1 == 0 ? columns * ic0 : ic1)
  let (weights, a, c) = (FourierWeights.of(setup), a.pointee, c.pointee)
  for row in 0..<rows {
    transform(weights, a.moved(row * ia), ia0, c.moved(row * ic), ic0, columns, direction)
  }
  for column in 0..<columns {
    let part = c.moved(column * ic0)
    transform(weights, part, ic, part, ic, rows, direction)
  }
}

extension DSPSplitComplex {
  /// The numbers from an index on.
  func moved(_ distance: Int) -> Self { Self(realp: realp + distance, imagp: imagp + distance) }
}

extension DSPDoubleSplitComplex {
  /// The numbers from an index on.
  func moved(_ distance: Int) -> Self { Self(realp: realp + distance, imagp: imagp + distance) }
}
