/// Interpolates between two vectors: D = A + c * (B - A).
public func vDSP_vintb(
  _ a: UnsafePointer<Float>, _ ia: vDSP_Stride, _ b: UnsafePointer<Float>, _ ib: vDSP_Stride, _ c: UnsafePointer<Float>,
  _ d: UnsafeMutablePointer<Float>, _ id: vDSP_Stride, _ n: vDSP_Length
) {
  let c = c.pointee
  combine(a, ia, b, ib, d, id, n) { $0 + c * ($1 - $0) }
}

/// Interpolates between two vectors: D = A + c * (B - A).
public func vDSP_vintbD(
  _ a: UnsafePointer<Double>, _ ia: vDSP_Stride, _ b: UnsafePointer<Double>, _ ib: vDSP_Stride,
  _ c: UnsafePointer<Double>, _ d: UnsafeMutablePointer<Double>, _ id: vDSP_Stride, _ n: vDSP_Length
) {
  let c = c.pointee
  combine(a, ia, b, ib, d, id, n) { $0 + c * ($1 - $0) }
}

/// Goes over from a vector to another.
public func vDSP_vtmerg(
  _ a: UnsafePointer<Float>, _ ia: vDSP_Stride, _ b: UnsafePointer<Float>, _ ib: vDSP_Stride,
  _ c: UnsafeMutablePointer<Float>, _ ic: vDSP_Stride, _ n: vDSP_Length
) {
  var index = 0
  combine(a, ia, b, ib, c, ic, n) {
    defer { index += 1 }
    return n < 2 ? $0 : $0 + ($1 - $0) * Float(index) / Float(n - 1)
  }
}

/// Goes over from a vector to another.
public func vDSP_vtmergD(
  _ a: UnsafePointer<Double>, _ ia: vDSP_Stride, _ b: UnsafePointer<Double>, _ ib: vDSP_Stride,
  _ c: UnsafeMutablePointer<Double>, _ ic: vDSP_Stride, _ n: vDSP_Length
) {
  var index = 0
  combine(a, ia, b, ib, c, ic, n) {
    defer { index += 1 }
    return n < 2 ? $0 : $0 + ($1 - $0) * Double(index) / Double(n - 1)
  }
}

/// Interpolates between the elements of a table of m elements, at indices with fractions.
public func vDSP_vlint(
  _ a: UnsafePointer<Float>, _ b: UnsafePointer<Float>, _ ib: vDSP_Stride, _ c: UnsafeMutablePointer<Float>,
  _ ic: vDSP_Stride, _ n: vDSP_Length, _ m: vDSP_Length
) {
  combine(b, ib, c, ic, n) {
    let index = Int($0)
    let rest = $0 - Float(index)
    return index + 1 < Int(m) ? a[index] + rest * (a[index + 1] - a[index]) : a[index]
  }
}

/// Interpolates between the elements of a table of m elements, at indices with fractions.
public func vDSP_vlintD(
  _ a: UnsafePointer<Double>, _ b: UnsafePointer<Double>, _ ib: vDSP_Stride, _ c: UnsafeMutablePointer<Double>,
  _ ic: vDSP_Stride, _ n: vDSP_Length, _ m: vDSP_Length
) {
  combine(b, ib, c, ic, n) {
    let index = Int($0)
    let rest = $0 - Double(index)
    return index + 1 < Int(m) ? a[index] + rest * (a[index + 1] - a[index]) : a[index]
  }
}

/// Interpolates in a table of m elements at A * s1 + s2; what is beyond its ends is the end.
public func vDSP_vtabi(
  _ a: UnsafePointer<Float>, _ ia: vDSP_Stride, _ s1: UnsafePointer<Float>, _ s2: UnsafePointer<Float>,
  _ table: UnsafePointer<Float>, _ m: vDSP_Length, _ d: UnsafeMutablePointer<Float>, _ id: vDSP_Stride, _ n: vDSP_Length
) {
  let (scale, base) = (s1.pointee, s2.pointee)
  combine(a, ia, d, id, n) {
    let position = $0 * scale + base
    if position < 0 { return table[0] }
    if position >= Float(m - 1) { return table[Int(m) - 1] }
    let index = Int(position)
    return table[index] + (position - Float(index)) * (table[index + 1] - table[index])
  }
}

/// Interpolates in a table of m elements at A * s1 + s2; what is beyond its ends is the end.
public func vDSP_vtabiD(
  _ a: UnsafePointer<Double>, _ ia: vDSP_Stride, _ s1: UnsafePointer<Double>, _ s2: UnsafePointer<Double>,
  _ table: UnsafePointer<Double>, _ m: vDSP_Length, _ d: UnsafeMutablePointer<Double>, _ id: vDSP_Stride,
  _ n: vDSP_Length
) {
  let (scale, base) = (s1.pointee, s2.pointee)
  combine(a, ia, d, id, n) {
    let position = $0 * scale + base
    if position < 0 { return table[0] }
    if position >= Double(m - 1) { return table[Int(m) - 1] }
    let index = Int(position)
    return table[index] + (position - Double(index)) * (table[index + 1] - table[index])
  }
}

/// The values of a polynomial of degree p, whose highest coefficient comes first.
public func vDSP_vpoly(
  _ a: UnsafePointer<Float>, _ ia: vDSP_Stride, _ b: UnsafePointer<Float>, _ ib: vDSP_Stride,
  _ c: UnsafeMutablePointer<Float>, _ ic: vDSP_Stride, _ n: vDSP_Length, _ p: vDSP_Length
) {
  combine(b, ib, c, ic, n) { x in fold(a, ia, p + 1, 0 as Float) { $0 * x + $1 } }
}

/// The values of a polynomial of degree p, whose highest coefficient comes first.
public func vDSP_vpolyD(
  _ a: UnsafePointer<Double>, _ ia: vDSP_Stride, _ b: UnsafePointer<Double>, _ ib: vDSP_Stride,
  _ c: UnsafeMutablePointer<Double>, _ ic: vDSP_Stride, _ n: vDSP_Length, _ p: vDSP_Length
) {
  combine(b, ib, c, ic, n) { x in fold(a, ia, p + 1, 0 as Double) { $0 * x + $1 } }
}

/// Updates means with the elements of a vector, when b elements are in them already.
public func vDSP_vavlin(
  _ a: UnsafePointer<Float>, _ ia: vDSP_Stride, _ b: UnsafePointer<Float>, _ c: UnsafeMutablePointer<Float>,
  _ ic: vDSP_Stride, _ n: vDSP_Length
) {
  let weight = b.pointee
  combine(a, ia, c, ic, c, ic, n) { ($1 * weight + $0) / (weight + 1) }
}

/// Updates means with the elements of a vector, when b elements are in them already.
public func vDSP_vavlinD(
  _ a: UnsafePointer<Double>, _ ia: vDSP_Stride, _ b: UnsafePointer<Double>, _ c: UnsafeMutablePointer<Double>,
  _ ic: vDSP_Stride, _ n: vDSP_Length
) {
  let weight = b.pointee
  combine(a, ia, c, ic, c, ic, n) { ($1 * weight + $0) / (weight + 1) }
}

/// The elements that are outside of an upper and a lower limit, and 0 for the others.
public func vDSP_venvlp(
  _ a: UnsafePointer<Float>, _ ia: vDSP_Stride, _ b: UnsafePointer<Float>, _ ib: vDSP_Stride, _ c: UnsafePointer<Float>,
  _ ic: vDSP_Stride, _ d: UnsafeMutablePointer<Float>, _ id: vDSP_Stride, _ n: vDSP_Length
) {
  combine(a, ia, b, ib, c, ic, d, id, n) { $2 < $1 || $0 < $2 ? $2 : 0 }
}

/// The elements that are outside of an upper and a lower limit, and 0 for the others.
public func vDSP_venvlpD(
  _ a: UnsafePointer<Double>, _ ia: vDSP_Stride, _ b: UnsafePointer<Double>, _ ib: vDSP_Stride,
  _ c: UnsafePointer<Double>, _ ic: vDSP_Stride, _ d: UnsafeMutablePointer<Double>, _ id: vDSP_Stride, _ n: vDSP_Length
) {
  combine(a, ia, b, ib, c, ic, d, id, n) { $2 < $1 || $0 < $2 ? $2 : 0 }
}
