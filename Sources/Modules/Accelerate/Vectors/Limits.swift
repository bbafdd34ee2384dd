/// Limits a vector to the range from b to c.
public func vDSP_vclip(
  _ a: UnsafePointer<Float>, _ ia: vDSP_Stride, _ b: UnsafePointer<Float>, _ c: UnsafePointer<Float>,
  _ d: UnsafeMutablePointer<Float>, _ id: vDSP_Stride, _ n: vDSP_Length
) {
  let b = b.pointee
  let c = c.pointee
  combine(a, ia, d, id, n) { $0 < b ? b : $0 > c ? c : $0 }
}

/// Limits a vector to the range from b to c.
public func vDSP_vclipD(
  _ a: UnsafePointer<Double>, _ ia: vDSP_Stride, _ b: UnsafePointer<Double>, _ c: UnsafePointer<Double>,
  _ d: UnsafeMutablePointer<Double>, _ id: vDSP_Stride, _ n: vDSP_Length
) {
  let b = b.pointee
  let c = c.pointee
  combine(a, ia, d, id, n) { $0 < b ? b : $0 > c ? c : $0 }
}

/// Limits a vector to the range from b to c, and counts the elements below and above it.
public func vDSP_vclipc(
  _ a: UnsafePointer<Float>, _ ia: vDSP_Stride, _ b: UnsafePointer<Float>, _ c: UnsafePointer<Float>,
  _ d: UnsafeMutablePointer<Float>, _ id: vDSP_Stride, _ n: vDSP_Length, _ low: UnsafeMutablePointer<vDSP_Length>,
  _ high: UnsafeMutablePointer<vDSP_Length>
) {
  let (least, greatest) = (b.pointee, c.pointee)
  (low.pointee, high.pointee) = (0, 0)
  combine(a, ia, d, id, n) {
    if $0 < least { low.pointee += 1 }
    if $0 > greatest { high.pointee += 1 }
    return $0 < least ? least : $0 > greatest ? greatest : $0
  }
}

/// Limits a vector to the range from b to c, and counts the elements below and above it.
public func vDSP_vclipcD(
  _ a: UnsafePointer<Double>, _ ia: vDSP_Stride, _ b: UnsafePointer<Double>, _ c: UnsafePointer<Double>,
  _ d: UnsafeMutablePointer<Double>, _ id: vDSP_Stride, _ n: vDSP_Length, _ low: UnsafeMutablePointer<vDSP_Length>,
  _ high: UnsafeMutablePointer<vDSP_Length>
) {
  let (least, greatest) = (b.pointee, c.pointee)
  (low.pointee, high.pointee) = (0, 0)
  combine(a, ia, d, id, n) {
    if $0 < least { low.pointee += 1 }
    if $0 > greatest { high.pointee += 1 }
    return $0 < least ? least : $0 > greatest ? greatest : $0
  }
}

/// Moves the elements between b and c to the nearer sign: those below 0 to b, the others to c.
public func vDSP_viclip(
  _ a: UnsafePointer<Float>, _ ia: vDSP_Stride, _ b: UnsafePointer<Float>, _ c: UnsafePointer<Float>,
  _ d: UnsafeMutablePointer<Float>, _ id: vDSP_Stride, _ n: vDSP_Length
) {
  let b = b.pointee
  let c = c.pointee
  combine(a, ia, d, id, n) { $0 <= b || $0 >= c ? $0 : $0 < 0 ? b : c }
}

/// Moves the elements between b and c to the nearer sign: those below 0 to b, the others to c.
public func vDSP_viclipD(
  _ a: UnsafePointer<Double>, _ ia: vDSP_Stride, _ b: UnsafePointer<Double>, _ c: UnsafePointer<Double>,
  _ d: UnsafeMutablePointer<Double>, _ id: vDSP_Stride, _ n: vDSP_Length
) {
  let b = b.pointee
  let c = c.pointee
  combine(a, ia, d, id, n) { $0 <= b || $0 >= c ? $0 : $0 < 0 ? b : c }
}

/// Replaces the elements below b by b.
public func vDSP_vthr(
  _ a: UnsafePointer<Float>, _ ia: vDSP_Stride, _ b: UnsafePointer<Float>, _ c: UnsafeMutablePointer<Float>,
  _ ic: vDSP_Stride, _ n: vDSP_Length
) {
  let b = b.pointee
  combine(a, ia, c, ic, n) { $0 >= b ? $0 : b }
}

/// Replaces the elements below b by b.
public func vDSP_vthrD(
  _ a: UnsafePointer<Double>, _ ia: vDSP_Stride, _ b: UnsafePointer<Double>, _ c: UnsafeMutablePointer<Double>,
  _ ic: vDSP_Stride, _ n: vDSP_Length
) {
  let b = b.pointee
  combine(a, ia, c, ic, n) { $0 >= b ? $0 : b }
}

/// Replaces the elements below b by 0.
public func vDSP_vthres(
  _ a: UnsafePointer<Float>, _ ia: vDSP_Stride, _ b: UnsafePointer<Float>, _ c: UnsafeMutablePointer<Float>,
  _ ic: vDSP_Stride, _ n: vDSP_Length
) {
  let b = b.pointee
  combine(a, ia, c, ic, n) { $0 >= b ? $0 : 0 }
}

/// Replaces the elements below b by 0.
public func vDSP_vthresD(
  _ a: UnsafePointer<Double>, _ ia: vDSP_Stride, _ b: UnsafePointer<Double>, _ c: UnsafeMutablePointer<Double>,
  _ ic: vDSP_Stride, _ n: vDSP_Length
) {
  let b = b.pointee
  combine(a, ia, c, ic, n) { $0 >= b ? $0 : 0 }
}

/// c where an element is at least b, else -c.
public func vDSP_vthrsc(
  _ a: UnsafePointer<Float>, _ ia: vDSP_Stride, _ b: UnsafePointer<Float>, _ c: UnsafePointer<Float>,
  _ d: UnsafeMutablePointer<Float>, _ id: vDSP_Stride, _ n: vDSP_Length
) {
  let b = b.pointee
  let c = c.pointee
  combine(a, ia, d, id, n) { b <= $0 ? c : -c }
}

/// c where an element is at least b, else -c.
public func vDSP_vthrscD(
  _ a: UnsafePointer<Double>, _ ia: vDSP_Stride, _ b: UnsafePointer<Double>, _ c: UnsafePointer<Double>,
  _ d: UnsafeMutablePointer<Double>, _ id: vDSP_Stride, _ n: vDSP_Length
) {
  let b = b.pointee
  let c = c.pointee
  combine(a, ia, d, id, n) { b <= $0 ? c : -c }
}

/// c where an element is at least b, else -c; the same as `vDSP_vthrsc`.
public func vDSP_vlim(
  _ a: UnsafePointer<Float>, _ ia: vDSP_Stride, _ b: UnsafePointer<Float>, _ c: UnsafePointer<Float>,
  _ d: UnsafeMutablePointer<Float>, _ id: vDSP_Stride, _ n: vDSP_Length
) {
  let b = b.pointee
  let c = c.pointee
  combine(a, ia, d, id, n) { b <= $0 ? c : -c }
}

/// c where an element is at least b, else -c; the same as `vDSP_vthrsc`.
public func vDSP_vlimD(
  _ a: UnsafePointer<Double>, _ ia: vDSP_Stride, _ b: UnsafePointer<Double>, _ c: UnsafePointer<Double>,
  _ d: UnsafeMutablePointer<Double>, _ id: vDSP_Stride, _ n: vDSP_Length
) {
  let b = b.pointee
  let c = c.pointee
  combine(a, ia, d, id, n) { b <= $0 ? c : -c }
}

/// The greater of each two elements.
public func vDSP_vmax(
  _ a: UnsafePointer<Float>, _ ia: vDSP_Stride, _ b: UnsafePointer<Float>, _ ib: vDSP_Stride,
  _ c: UnsafeMutablePointer<Float>, _ ic: vDSP_Stride, _ n: vDSP_Length
) {
  combine(a, ia, b, ib, c, ic, n) { $0 >= $1 ? $0 : $1 }
}

/// The greater of each two elements.
public func vDSP_vmaxD(
  _ a: UnsafePointer<Double>, _ ia: vDSP_Stride, _ b: UnsafePointer<Double>, _ ib: vDSP_Stride,
  _ c: UnsafeMutablePointer<Double>, _ ic: vDSP_Stride, _ n: vDSP_Length
) {
  combine(a, ia, b, ib, c, ic, n) { $0 >= $1 ? $0 : $1 }
}

/// The smaller of each two elements.
public func vDSP_vmin(
  _ a: UnsafePointer<Float>, _ ia: vDSP_Stride, _ b: UnsafePointer<Float>, _ ib: vDSP_Stride,
  _ c: UnsafeMutablePointer<Float>, _ ic: vDSP_Stride, _ n: vDSP_Length
) {
  combine(a, ia, b, ib, c, ic, n) { $0 <= $1 ? $0 : $1 }
}

/// The smaller of each two elements.
public func vDSP_vminD(
  _ a: UnsafePointer<Double>, _ ia: vDSP_Stride, _ b: UnsafePointer<Double>, _ ib: vDSP_Stride,
  _ c: UnsafeMutablePointer<Double>, _ ic: vDSP_Stride, _ n: vDSP_Length
) {
  combine(a, ia, b, ib, c, ic, n) { $0 <= $1 ? $0 : $1 }
}

/// The greater magnitude of each two elements.
public func vDSP_vmaxmg(
  _ a: UnsafePointer<Float>, _ ia: vDSP_Stride, _ b: UnsafePointer<Float>, _ ib: vDSP_Stride,
  _ c: UnsafeMutablePointer<Float>, _ ic: vDSP_Stride, _ n: vDSP_Length
) {
  combine(a, ia, b, ib, c, ic, n) { abs($0) >= abs($1) ? abs($0) : abs($1) }
}

/// The greater magnitude of each two elements.
public func vDSP_vmaxmgD(
  _ a: UnsafePointer<Double>, _ ia: vDSP_Stride, _ b: UnsafePointer<Double>, _ ib: vDSP_Stride,
  _ c: UnsafeMutablePointer<Double>, _ ic: vDSP_Stride, _ n: vDSP_Length
) {
  combine(a, ia, b, ib, c, ic, n) { abs($0) >= abs($1) ? abs($0) : abs($1) }
}

/// The smaller magnitude of each two elements.
public func vDSP_vminmg(
  _ a: UnsafePointer<Float>, _ ia: vDSP_Stride, _ b: UnsafePointer<Float>, _ ib: vDSP_Stride,
  _ c: UnsafeMutablePointer<Float>, _ ic: vDSP_Stride, _ n: vDSP_Length
) {
  combine(a, ia, b, ib, c, ic, n) { abs($0) <= abs($1) ? abs($0) : abs($1) }
}

/// The smaller magnitude of each two elements.
public func vDSP_vminmgD(
  _ a: UnsafePointer<Double>, _ ia: vDSP_Stride, _ b: UnsafePointer<Double>, _ ib: vDSP_Stride,
  _ c: UnsafeMutablePointer<Double>, _ ic: vDSP_Stride, _ n: vDSP_Length
) {
  combine(a, ia, b, ib, c, ic, n) { abs($0) <= abs($1) ? abs($0) : abs($1) }
}
