/// Converts numbers to integers of 8 bits, rounded toward 0 and limited to what these hold.
public func vDSP_vfix8(
  _ a: UnsafePointer<Float>, _ ia: vDSP_Stride, _ c: UnsafeMutablePointer<Int8>, _ ic: vDSP_Stride, _ n: vDSP_Length
) {
  combine(a, ia, c, ic, n) { Int8(limiting: Double($0), .towardZero) }
}

/// Converts numbers to integers of 8 bits, rounded toward 0 and limited to what these hold.
public func vDSP_vfix8D(
  _ a: UnsafePointer<Double>, _ ia: vDSP_Stride, _ c: UnsafeMutablePointer<Int8>, _ ic: vDSP_Stride, _ n: vDSP_Length
) {
  combine(a, ia, c, ic, n) { Int8(limiting: Double($0), .towardZero) }
}

/// Converts numbers to integers of 16 bits, rounded toward 0 and limited to what these hold.
public func vDSP_vfix16(
  _ a: UnsafePointer<Float>, _ ia: vDSP_Stride, _ c: UnsafeMutablePointer<Int16>, _ ic: vDSP_Stride, _ n: vDSP_Length
) {
  combine(a, ia, c, ic, n) { Int16(limiting: Double($0), .towardZero) }
}

/// Converts numbers to integers of 16 bits, rounded toward 0 and limited to what these hold.
public func vDSP_vfix16D(
  _ a: UnsafePointer<Double>, _ ia: vDSP_Stride, _ c: UnsafeMutablePointer<Int16>, _ ic: vDSP_Stride, _ n: vDSP_Length
) {
  combine(a, ia, c, ic, n) { Int16(limiting: Double($0), .towardZero) }
}

/// Converts numbers to integers of 32 bits, rounded toward 0 and limited to what these hold.
public func vDSP_vfix32(
  _ a: UnsafePointer<Float>, _ ia: vDSP_Stride, _ c: UnsafeMutablePointer<Int32>, _ ic: vDSP_Stride, _ n: vDSP_Length
) {
  combine(a, ia, c, ic, n) { Int32(limiting: Double($0), .towardZero) }
}

/// Converts numbers to integers of 32 bits, rounded toward 0 and limited to what these hold.
public func vDSP_vfix32D(
  _ a: UnsafePointer<Double>, _ ia: vDSP_Stride, _ c: UnsafeMutablePointer<Int32>, _ ic: vDSP_Stride, _ n: vDSP_Length
) {
  combine(a, ia, c, ic, n) { Int32(limiting: Double($0), .towardZero) }
}

/// Converts numbers to unsigned integers of 8 bits, rounded toward 0 and limited to what these hold.
public func vDSP_vfixu8(
  _ a: UnsafePointer<Float>, _ ia: vDSP_Stride, _ c: UnsafeMutablePointer<UInt8>, _ ic: vDSP_Stride, _ n: vDSP_Length
) {
  combine(a, ia, c, ic, n) { UInt8(limiting: Double($0), .towardZero) }
}

/// Converts numbers to unsigned integers of 8 bits, rounded toward 0 and limited to what these hold.
public func vDSP_vfixu8D(
  _ a: UnsafePointer<Double>, _ ia: vDSP_Stride, _ c: UnsafeMutablePointer<UInt8>, _ ic: vDSP_Stride, _ n: vDSP_Length
) {
  combine(a, ia, c, ic, n) { UInt8(limiting: Double($0), .towardZero) }
}

/// Converts numbers to unsigned integers of 16 bits, rounded toward 0 and limited to what these hold.
public func vDSP_vfixu16(
  _ a: UnsafePointer<Float>, _ ia: vDSP_Stride, _ c: UnsafeMutablePointer<UInt16>, _ ic: vDSP_Stride, _ n: vDSP_Length
) {
  combine(a, ia, c, ic, n) { UInt16(limiting: Double($0), .towardZero) }
}

/// Converts numbers to unsigned integers of 16 bits, rounded toward 0 and limited to what these hold.
public func vDSP_vfixu16D(
  _ a: UnsafePointer<Double>, _ ia: vDSP_Stride, _ c: UnsafeMutablePointer<UInt16>, _ ic: vDSP_Stride, _ n: vDSP_Length
) {
  combine(a, ia, c, ic, n) { UInt16(limiting: Double($0), .towardZero) }
}

/// Converts numbers to unsigned integers of 32 bits, rounded toward 0 and limited to what these hold.
public func vDSP_vfixu32(
  _ a: UnsafePointer<Float>, _ ia: vDSP_Stride, _ c: UnsafeMutablePointer<UInt32>, _ ic: vDSP_Stride, _ n: vDSP_Length
) {
  combine(a, ia, c, ic, n) { UInt32(limiting: Double($0), .towardZero) }
}

/// Converts numbers to unsigned integers of 32 bits, rounded toward 0 and limited to what these hold.
public func vDSP_vfixu32D(
  _ a: UnsafePointer<Double>, _ ia: vDSP_Stride, _ c: UnsafeMutablePointer<UInt32>, _ ic: vDSP_Stride, _ n: vDSP_Length
) {
  combine(a, ia, c, ic, n) { UInt32(limiting: Double($0), .towardZero) }
}

/// Converts numbers to integers of 8 bits, rounded to the nearest integer and limited to what these hold.
public func vDSP_vfixr8(
  _ a: UnsafePointer<Float>, _ ia: vDSP_Stride, _ c: UnsafeMutablePointer<Int8>, _ ic: vDSP_Stride, _ n: vDSP_Length
) {
  combine(a, ia, c, ic, n) { Int8(limiting: Double($0), .toNearestOrEven) }
}

/// Converts numbers to integers of 8 bits, rounded to the nearest integer and limited to what these hold.
public func vDSP_vfixr8D(
  _ a: UnsafePointer<Double>, _ ia: vDSP_Stride, _ c: UnsafeMutablePointer<Int8>, _ ic: vDSP_Stride, _ n: vDSP_Length
) {
  combine(a, ia, c, ic, n) { Int8(limiting: Double($0), .toNearestOrEven) }
}

/// Converts numbers to integers of 16 bits, rounded to the nearest integer and limited to what these hold.
public func vDSP_vfixr16(
  _ a: UnsafePointer<Float>, _ ia: vDSP_Stride, _ c: UnsafeMutablePointer<Int16>, _ ic: vDSP_Stride, _ n: vDSP_Length
) {
  combine(a, ia, c, ic, n) { Int16(limiting: Double($0), .toNearestOrEven) }
}

/// Converts numbers to integers of 16 bits, rounded to the nearest integer and limited to what these hold.
public func vDSP_vfixr16D(
  _ a: UnsafePointer<Double>, _ ia: vDSP_Stride, _ c: UnsafeMutablePointer<Int16>, _ ic: vDSP_Stride, _ n: vDSP_Length
) {
  combine(a, ia, c, ic, n) { Int16(limiting: Double($0), .toNearestOrEven) }
}

/// Converts numbers to integers of 32 bits, rounded to the nearest integer and limited to what these hold.
public func vDSP_vfixr32(
  _ a: UnsafePointer<Float>, _ ia: vDSP_Stride, _ c: UnsafeMutablePointer<Int32>, _ ic: vDSP_Stride, _ n: vDSP_Length
) {
  combine(a, ia, c, ic, n) { Int32(limiting: Double($0), .toNearestOrEven) }
}

/// Converts numbers to integers of 32 bits, rounded to the nearest integer and limited to what these hold.
public func vDSP_vfixr32D(
  _ a: UnsafePointer<Double>, _ ia: vDSP_Stride, _ c: UnsafeMutablePointer<Int32>, _ ic: vDSP_Stride, _ n: vDSP_Length
) {
  combine(a, ia, c, ic, n) { Int32(limiting: Double($0), .toNearestOrEven) }
}

/// Converts numbers to unsigned integers of 8 bits, rounded to the nearest integer and limited to what these hold.
public func vDSP_vfixru8(
  _ a: UnsafePointer<Float>, _ ia: vDSP_Stride, _ c: UnsafeMutablePointer<UInt8>, _ ic: vDSP_Stride, _ n: vDSP_Length
) {
  combine(a, ia, c, ic, n) { UInt8(limiting: Double($0), .toNearestOrEven) }
}

/// Converts numbers to unsigned integers of 8 bits, rounded to the nearest integer and limited to what these hold.
public func vDSP_vfixru8D(
  _ a: UnsafePointer<Double>, _ ia: vDSP_Stride, _ c: UnsafeMutablePointer<UInt8>, _ ic: vDSP_Stride, _ n: vDSP_Length
) {
  combine(a, ia, c, ic, n) { UInt8(limiting: Double($0), .toNearestOrEven) }
}

/// Converts numbers to unsigned integers of 16 bits, rounded to the nearest integer and limited to what these hold.
public func vDSP_vfixru16(
  _ a: UnsafePointer<Float>, _ ia: vDSP_Stride, _ c: UnsafeMutablePointer<UInt16>, _ ic: vDSP_Stride, _ n: vDSP_Length
) {
  combine(a, ia, c, ic, n) { UInt16(limiting: Double($0), .toNearestOrEven) }
}

/// Converts numbers to unsigned integers of 16 bits, rounded to the nearest integer and limited to what these hold.
public func vDSP_vfixru16D(
  _ a: UnsafePointer<Double>, _ ia: vDSP_Stride, _ c: UnsafeMutablePointer<UInt16>, _ ic: vDSP_Stride, _ n: vDSP_Length
) {
  combine(a, ia, c, ic, n) { UInt16(limiting: Double($0), .toNearestOrEven) }
}

/// Converts numbers to unsigned integers of 32 bits, rounded to the nearest integer and limited to what these hold.
public func vDSP_vfixru32(
  _ a: UnsafePointer<Float>, _ ia: vDSP_Stride, _ c: UnsafeMutablePointer<UInt32>, _ ic: vDSP_Stride, _ n: vDSP_Length
) {
  combine(a, ia, c, ic, n) { UInt32(limiting: Double($0), .toNearestOrEven) }
}

/// Converts numbers to unsigned integers of 32 bits, rounded to the nearest integer and limited to what these hold.
public func vDSP_vfixru32D(
  _ a: UnsafePointer<Double>, _ ia: vDSP_Stride, _ c: UnsafeMutablePointer<UInt32>, _ ic: vDSP_Stride, _ n: vDSP_Length
) {
  combine(a, ia, c, ic, n) { UInt32(limiting: Double($0), .toNearestOrEven) }
}

extension FixedWidthInteger {
  /// The nearest integer that there is; 0 for what is not a number.
  init(limiting value: Double, _ rule: FloatingPointRoundingRule) {
    let whole = value.rounded(rule)
    if let exact = Self(exactly: whole) { self = exact } else { self = whole.isNaN ? 0 : whole < 0 ? .min : .max }
  }
}
