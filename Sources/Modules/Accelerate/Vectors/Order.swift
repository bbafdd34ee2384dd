/// Swaps the elements of two vectors.
public func vDSP_vswap(
  _ a: UnsafeMutablePointer<Float>, _ ia: vDSP_Stride, _ b: UnsafeMutablePointer<Float>, _ ib: vDSP_Stride,
  _ n: vDSP_Length
) {
  var (x, y) = (a, b)
  for _ in 0..<n {
    (x.pointee, y.pointee) = (y.pointee, x.pointee)
    x += ia
    y += ib
  }
}

/// Swaps the elements of two vectors.
public func vDSP_vswapD(
  _ a: UnsafeMutablePointer<Double>, _ ia: vDSP_Stride, _ b: UnsafeMutablePointer<Double>, _ ib: vDSP_Stride,
  _ n: vDSP_Length
) {
  var (x, y) = (a, b)
  for _ in 0..<n {
    (x.pointee, y.pointee) = (y.pointee, x.pointee)
    x += ia
    y += ib
  }
}

/// Reverses a vector.
public func vDSP_vrvrs(_ c: UnsafeMutablePointer<Float>, _ ic: vDSP_Stride, _ n: vDSP_Length) {
  var (low, high) = (0, Int(n) - 1)
  while low < high {
    (c[low * ic], c[high * ic]) = (c[high * ic], c[low * ic])
    low += 1
    high -= 1
  }
}

/// Reverses a vector.
public func vDSP_vrvrsD(_ c: UnsafeMutablePointer<Double>, _ ic: vDSP_Stride, _ n: vDSP_Length) {
  var (low, high) = (0, Int(n) - 1)
  while low < high {
    (c[low * ic], c[high * ic]) = (c[high * ic], c[low * ic])
    low += 1
    high -= 1
  }
}

/// Sorts a vector, downwards if the order is -1.
public func vDSP_vsort(_ c: UnsafeMutablePointer<Float>, _ n: vDSP_Length, _ order: Int32) {
  var elements = UnsafeMutableBufferPointer(start: c, count: Int(n))
  if order < 0 { elements.sort(by: >) } else { elements.sort() }
}

/// Sorts a vector, downwards if the order is -1.
public func vDSP_vsortD(_ c: UnsafeMutablePointer<Double>, _ n: vDSP_Length, _ order: Int32) {
  var elements = UnsafeMutableBufferPointer(start: c, count: Int(n))
  if order < 0 { elements.sort(by: >) } else { elements.sort() }
}

/// Sorts the indices of a vector by its elements, downwards if the order is -1; `temporary` is not used.
public func vDSP_vsorti(
  _ c: UnsafePointer<Float>, _ i: UnsafeMutablePointer<vDSP_Length>, _ temporary: UnsafeMutablePointer<vDSP_Length>?,
  _ n: vDSP_Length, _ order: Int32
) {
  var indices = UnsafeMutableBufferPointer(start: i, count: Int(n))
  indices.sort { order < 0 ? c[Int($0)] > c[Int($1)] : c[Int($0)] < c[Int($1)] }
}

/// Sorts the indices of a vector by its elements, downwards if the order is -1; `temporary` is not used.
public func vDSP_vsortiD(
  _ c: UnsafePointer<Double>, _ i: UnsafeMutablePointer<vDSP_Length>, _ temporary: UnsafeMutablePointer<vDSP_Length>?,
  _ n: vDSP_Length, _ order: Int32
) {
  var indices = UnsafeMutableBufferPointer(start: i, count: Int(n))
  indices.sort { order < 0 ? c[Int($0)] > c[Int($1)] : c[Int($0)] < c[Int($1)] }
}

/// Picks elements by indices, of which the first is 1.
public func vDSP_vgathr(
  _ a: UnsafePointer<Float>, _ b: UnsafePointer<vDSP_Length>, _ ib: vDSP_Stride, _ c: UnsafeMutablePointer<Float>,
  _ ic: vDSP_Stride, _ n: vDSP_Length
) {
  combine(b, ib, c, ic, n) { a[Int($0) - 1] }
}

/// Picks elements by indices, of which the first is 1.
public func vDSP_vgathrD(
  _ a: UnsafePointer<Double>, _ b: UnsafePointer<vDSP_Length>, _ ib: vDSP_Stride, _ c: UnsafeMutablePointer<Double>,
  _ ic: vDSP_Stride, _ n: vDSP_Length
) {
  combine(b, ib, c, ic, n) { a[Int($0) - 1] }
}

/// Picks elements by indices that are numbers, whose fractions are dropped.
public func vDSP_vindex(
  _ a: UnsafePointer<Float>, _ b: UnsafePointer<Float>, _ ib: vDSP_Stride, _ c: UnsafeMutablePointer<Float>,
  _ ic: vDSP_Stride, _ n: vDSP_Length
) {
  combine(b, ib, c, ic, n) { a[Int($0)] }
}

/// Picks elements by indices that are numbers, whose fractions are dropped.
public func vDSP_vindexD(
  _ a: UnsafePointer<Double>, _ b: UnsafePointer<Double>, _ ib: vDSP_Stride, _ c: UnsafeMutablePointer<Double>,
  _ ic: vDSP_Stride, _ n: vDSP_Length
) {
  combine(b, ib, c, ic, n) { a[Int($0)] }
}

/// Picks the elements of a vector where another is not 0.
public func vDSP_vcmprs(
  _ a: UnsafePointer<Float>, _ ia: vDSP_Stride, _ b: UnsafePointer<Float>, _ ib: vDSP_Stride,
  _ c: UnsafeMutablePointer<Float>, _ ic: vDSP_Stride, _ n: vDSP_Length
) {
  var next = c
  _ = fold(a, ia, b, ib, n) {
    if $1 != 0 {
      next.pointee = $0
      next += ic
    }
    return 0
  }
}

/// Picks the elements of a vector where another is not 0.
public func vDSP_vcmprsD(
  _ a: UnsafePointer<Double>, _ ia: vDSP_Stride, _ b: UnsafePointer<Double>, _ ib: vDSP_Stride,
  _ c: UnsafeMutablePointer<Double>, _ ic: vDSP_Stride, _ n: vDSP_Length
) {
  var next = c
  _ = fold(a, ia, b, ib, n) {
    if $1 != 0 {
      next.pointee = $0
      next += ic
    }
    return 0
  }
}

/// Finds the sign changes of a vector, at most b: the index of the last, and their number.
public func vDSP_nzcros(
  _ a: UnsafePointer<Float>, _ ia: vDSP_Stride, _ b: vDSP_Length, _ last: UnsafeMutablePointer<vDSP_Length>,
  _ number: UnsafeMutablePointer<vDSP_Length>, _ n: vDSP_Length
) {
  (last.pointee, number.pointee) = (0, 0)
  guard n > 1 else { return }
  for index in 1..<Int(n) where (a[index * ia].sign == .minus) != (a[(index - 1) * ia].sign == .minus) {
    number.pointee += 1
    if number.pointee == b {
      last.pointee = vDSP_Length(index * ia)
      return
    }
  }
}

/// Finds the sign changes of a vector, at most b: the index of the last, and their number.
public func vDSP_nzcrosD(
  _ a: UnsafePointer<Double>, _ ia: vDSP_Stride, _ b: vDSP_Length, _ last: UnsafeMutablePointer<vDSP_Length>,
  _ number: UnsafeMutablePointer<vDSP_Length>, _ n: vDSP_Length
) {
  (last.pointee, number.pointee) = (0, 0)
  guard n > 1 else { return }
  for index in 1..<Int(n) where (a[index * ia].sign == .minus) != (a[(index - 1) * ia].sign == .minus) {
    number.pointee += 1
    if number.pointee == b {
      last.pointee = vDSP_Length(index * ia)
      return
    }
  }
}
