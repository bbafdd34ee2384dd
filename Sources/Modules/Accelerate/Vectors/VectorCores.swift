/// Writes a function of each element of a vector; in and out can be the same memory.
func combine<A, C>(
  _ a: UnsafePointer<A>, _ ia: Int, _ c: UnsafeMutablePointer<C>, _ ic: Int, _ n: vDSP_Length, _ value: (A) -> C
) {
  var (x, result, rest) = (a, c, n)
  while rest > 0 {
    result.pointee = value(x.pointee)
    x += ia
    result += ic
    rest &-= 1
  }
}

/// Writes a function of the elements of two vectors.
func combine<A, B, C>(
  _ a: UnsafePointer<A>, _ ia: Int, _ b: UnsafePointer<B>, _ ib: Int, _ c: UnsafeMutablePointer<C>, _ ic: Int,
  _ n: vDSP_Length, _ value: (A, B) -> C
) {
  var (x, y, result, rest) = (a, b, c, n)
  while rest > 0 {
    result.pointee = value(x.pointee, y.pointee)
    x += ia
    y += ib
    result += ic
    rest &-= 1
  }
}

/// Writes a function of the elements of three vectors.
func combine<T>(
  _ a: UnsafePointer<T>, _ ia: Int, _ b: UnsafePointer<T>, _ ib: Int, _ c: UnsafePointer<T>, _ ic: Int,
  _ d: UnsafeMutablePointer<T>, _ id: Int, _ n: vDSP_Length, _ value: (T, T, T) -> T
) {
  var (x, y, z, result, rest) = (a, b, c, d, n)
  while rest > 0 {
    result.pointee = value(x.pointee, y.pointee, z.pointee)
    x += ia
    y += ib
    z += ic
    result += id
    rest &-= 1
  }
}

/// Writes a function of the elements of four vectors.
func combine<T>(
  _ a: UnsafePointer<T>, _ ia: Int, _ b: UnsafePointer<T>, _ ib: Int, _ c: UnsafePointer<T>, _ ic: Int,
  _ d: UnsafePointer<T>, _ id: Int, _ e: UnsafeMutablePointer<T>, _ ie: Int, _ n: vDSP_Length,
  _ value: (T, T, T, T) -> T
) {
  var (x, y, z, w, result, rest) = (a, b, c, d, e, n)
  while rest > 0 {
    result.pointee = value(x.pointee, y.pointee, z.pointee, w.pointee)
    x += ia
    y += ib
    z += ic
    w += id
    result += ie
    rest &-= 1
  }
}

/// Writes a function of each index.
func generate<C>(_ c: UnsafeMutablePointer<C>, _ ic: Int, _ n: vDSP_Length, _ value: (vDSP_Length) -> C) {
  var (result, index) = (c, 0 as vDSP_Length)
  while index < n {
    result.pointee = value(index)
    result += ic
    index &+= 1
  }
}

/// Takes the elements of a vector together, from the first to the last.
func fold<A, R>(_ a: UnsafePointer<A>, _ ia: Int, _ n: vDSP_Length, _ start: R, _ next: (R, A) -> R) -> R {
  var (x, result, rest) = (a, start, n)
  while rest > 0 {
    result = next(result, x.pointee)
    x += ia
    rest &-= 1
  }
  return result
}

/// The sum of a function of the elements of two vectors, in double precision.
func fold<A, B>(
  _ a: UnsafePointer<A>, _ ia: Int, _ b: UnsafePointer<B>, _ ib: Int, _ n: vDSP_Length, _ term: (A, B) -> Double
) -> Double {
  var (x, y, sum, rest) = (a, b, 0.0, n)
  while rest > 0 {
    sum += term(x.pointee, y.pointee)
    x += ia
    y += ib
    rest &-= 1
  }
  return sum
}

/// The first of the elements that are better than all before it, and its index times the stride.
func firstExtreme<A>(
  _ a: UnsafePointer<A>, _ ia: Int, _ i: UnsafeMutablePointer<vDSP_Length>, _ n: vDSP_Length, _ start: A,
  _ better: (A, A) -> A?
) -> A {
  var best = start
  i.pointee = 0
  for index in 0..<Int(n) {
    guard let value = better(a[index * ia], best) else { continue }
    (best, i.pointee) = (value, vDSP_Length(index * ia))
  }
  return best
}
