/// Converts integers of 8 bits to numbers.
public func vDSP_vflt8(
  _ a: UnsafePointer<Int8>, _ ia: vDSP_Stride, _ c: UnsafeMutablePointer<Float>, _ ic: vDSP_Stride, _ n: vDSP_Length
) {
  combine(a, ia, c, ic, n) { Float($0) }
}

/// Converts integers of 8 bits to numbers.
public func vDSP_vflt8D(
  _ a: UnsafePointer<Int8>, _ ia: vDSP_Stride, _ c: UnsafeMutablePointer<Double>, _ ic: vDSP_Stride, _ n: vDSP_Length
) {
  combine(a, ia, c, ic, n) { Double($0) }
}

/// Converts integers of 16 bits to numbers.
public func vDSP_vflt16(
  _ a: UnsafePointer<Int16>, _ ia: vDSP_Stride, _ c: UnsafeMutablePointer<Float>, _ ic: vDSP_Stride, _ n: vDSP_Length
) {
  combine(a, ia, c, ic, n) { Float($0) }
}

/// Converts integers of 16 bits to numbers.
public func vDSP_vflt16D(
  _ a: UnsafePointer<Int16>, _ ia: vDSP_Stride, _ c: UnsafeMutablePointer<Double>, _ ic: vDSP_Stride, _ n: vDSP_Length
) {
  combine(a, ia, c, ic, n) { Double($0) }
}

/// Converts integers of 32 bits to numbers.
public func vDSP_vflt32(
  _ a: UnsafePointer<Int32>, _ ia: vDSP_Stride, _ c: UnsafeMutablePointer<Float>, _ ic: vDSP_Stride, _ n: vDSP_Length
) {
  combine(a, ia, c, ic, n) { Float($0) }
}

/// Converts integers of 32 bits to numbers.
public func vDSP_vflt32D(
  _ a: UnsafePointer<Int32>, _ ia: vDSP_Stride, _ c: UnsafeMutablePointer<Double>, _ ic: vDSP_Stride, _ n: vDSP_Length
) {
  combine(a, ia, c, ic, n) { Double($0) }
}

/// Converts unsigned integers of 8 bits to numbers.
public func vDSP_vfltu8(
  _ a: UnsafePointer<UInt8>, _ ia: vDSP_Stride, _ c: UnsafeMutablePointer<Float>, _ ic: vDSP_Stride, _ n: vDSP_Length
) {
  combine(a, ia, c, ic, n) { Float($0) }
}

/// Converts unsigned integers of 8 bits to numbers.
public func vDSP_vfltu8D(
  _ a: UnsafePointer<UInt8>, _ ia: vDSP_Stride, _ c: UnsafeMutablePointer<Double>, _ ic: vDSP_Stride, _ n: vDSP_Length
) {
  combine(a, ia, c, ic, n) { Double($0) }
}

/// Converts unsigned integers of 16 bits to numbers.
public func vDSP_vfltu16(
  _ a: UnsafePointer<UInt16>, _ ia: vDSP_Stride, _ c: UnsafeMutablePointer<Float>, _ ic: vDSP_Stride, _ n: vDSP_Length
) {
  combine(a, ia, c, ic, n) { Float($0) }
}

/// Converts unsigned integers of 16 bits to numbers.
public func vDSP_vfltu16D(
  _ a: UnsafePointer<UInt16>, _ ia: vDSP_Stride, _ c: UnsafeMutablePointer<Double>, _ ic: vDSP_Stride, _ n: vDSP_Length
) {
  combine(a, ia, c, ic, n) { Double($0) }
}

/// Converts unsigned integers of 32 bits to numbers.
public func vDSP_vfltu32(
  _ a: UnsafePointer<UInt32>, _ ia: vDSP_Stride, _ c: UnsafeMutablePointer<Float>, _ ic: vDSP_Stride, _ n: vDSP_Length
) {
  combine(a, ia, c, ic, n) { Float($0) }
}

/// Converts unsigned integers of 32 bits to numbers.
public func vDSP_vfltu32D(
  _ a: UnsafePointer<UInt32>, _ ia: vDSP_Stride, _ c: UnsafeMutablePointer<Double>, _ ic: vDSP_Stride, _ n: vDSP_Length
) {
  combine(a, ia, c, ic, n) { Double($0) }
}

/// Converts numbers of single precision to those of double precision.
public func vDSP_vspdp(
  _ a: UnsafePointer<Float>, _ ia: vDSP_Stride, _ c: UnsafeMutablePointer<Double>, _ ic: vDSP_Stride, _ n: vDSP_Length
) { combine(a, ia, c, ic, n) { Double($0) } }

/// Converts numbers of double precision to those of single precision.
public func vDSP_vdpsp(
  _ a: UnsafePointer<Double>, _ ia: vDSP_Stride, _ c: UnsafeMutablePointer<Float>, _ ic: vDSP_Stride, _ n: vDSP_Length
) { combine(a, ia, c, ic, n) { Float($0) } }
