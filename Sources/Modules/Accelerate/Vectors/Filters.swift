/// Correlates a vector with a filter of p elements, or convolves them if the filter is given from its end with a
/// negative stride.
public func vDSP_conv(
  _ a: UnsafePointer<Float>, _ ia: vDSP_Stride, _ f: UnsafePointer<Float>, _ fi: vDSP_Stride,
  _ c: UnsafeMutablePointer<Float>, _ ic: vDSP_Stride, _ n: vDSP_Length, _ p: vDSP_Length
) {
  for index in 0..<Int(n) {
    var sum = 0.0
    for tap in 0..<Int(p) { sum += Double(a[(index + tap) * ia]) * Double(f[tap * fi]) }
    c[index * ic] = Float(sum)
  }
}

/// Correlates a vector with a filter of p elements, or convolves them if the filter is given from its end with a
/// negative stride.
public func vDSP_convD(
  _ a: UnsafePointer<Double>, _ ia: vDSP_Stride, _ f: UnsafePointer<Double>, _ fi: vDSP_Stride,
  _ c: UnsafeMutablePointer<Double>, _ ic: vDSP_Stride, _ n: vDSP_Length, _ p: vDSP_Length
) {
  for index in 0..<Int(n) {
    var sum = 0.0
    for tap in 0..<Int(p) { sum += Double(a[(index + tap) * ia]) * Double(f[tap * fi]) }
    c[index * ic] = Double(sum)
  }
}

/// Filters a vector with p elements and keeps every one at the distance `factor`.
public func vDSP_desamp(
  _ a: UnsafePointer<Float>, _ factor: vDSP_Stride, _ f: UnsafePointer<Float>, _ c: UnsafeMutablePointer<Float>,
  _ n: vDSP_Length, _ p: vDSP_Length
) {
  for index in 0..<Int(n) {
    var sum = 0.0
    for tap in 0..<Int(p) { sum += Double(a[index * factor + tap]) * Double(f[tap]) }
    c[index] = Float(sum)
  }
}

/// Filters a vector with p elements and keeps every one at the distance `factor`.
public func vDSP_desampD(
  _ a: UnsafePointer<Double>, _ factor: vDSP_Stride, _ f: UnsafePointer<Double>, _ c: UnsafeMutablePointer<Double>,
  _ n: vDSP_Length, _ p: vDSP_Length
) {
  for index in 0..<Int(n) {
    var sum = 0.0
    for tap in 0..<Int(p) { sum += Double(a[index * factor + tap]) * Double(f[tap]) }
    c[index] = Double(sum)
  }
}

/// Filters a vector with two poles and two zeros; the elements 0 and 1 of both are those before.
public func vDSP_deq22(
  _ a: UnsafePointer<Float>, _ ia: vDSP_Stride, _ b: UnsafePointer<Float>, _ c: UnsafeMutablePointer<Float>,
  _ ic: vDSP_Stride, _ n: vDSP_Length
) {
  guard n > 0 else { return }
  for index in 2..<Int(n) + 2 {
    let ahead = a[index * ia] * b[0] + a[(index - 1) * ia] * b[1] + a[(index - 2) * ia] * b[2]
    c[index * ic] = ahead - c[(index - 1) * ic] * b[3] - c[(index - 2) * ic] * b[4]
  }
}

/// Filters a vector with two poles and two zeros; the elements 0 and 1 of both are those before.
public func vDSP_deq22D(
  _ a: UnsafePointer<Double>, _ ia: vDSP_Stride, _ b: UnsafePointer<Double>, _ c: UnsafeMutablePointer<Double>,
  _ ic: vDSP_Stride, _ n: vDSP_Length
) {
  guard n > 0 else { return }
  for index in 2..<Int(n) + 2 {
    let ahead = a[index * ia] * b[0] + a[(index - 1) * ia] * b[1] + a[(index - 2) * ia] * b[2]
    c[index * ic] = ahead - c[(index - 1) * ic] * b[3] - c[(index - 2) * ic] * b[4]
  }
}

/// The sums of all windows of p elements.
public func vDSP_vswsum(
  _ a: UnsafePointer<Float>, _ ia: vDSP_Stride, _ c: UnsafeMutablePointer<Float>, _ ic: vDSP_Stride, _ n: vDSP_Length,
  _ p: vDSP_Length
) {
  for index in 0..<Int(n) {
    c[index * ic] = Float(fold(a + index * ia, ia, p, 0.0) { $0 + Double($1) })
  }
}

/// The sums of all windows of p elements.
public func vDSP_vswsumD(
  _ a: UnsafePointer<Double>, _ ia: vDSP_Stride, _ c: UnsafeMutablePointer<Double>, _ ic: vDSP_Stride, _ n: vDSP_Length,
  _ p: vDSP_Length
) {
  for index in 0..<Int(n) {
    c[index * ic] = Double(fold(a + index * ia, ia, p, 0.0) { $0 + Double($1) })
  }
}

/// The greatest elements of all windows of p elements.
public func vDSP_vswmax(
  _ a: UnsafePointer<Float>, _ ia: vDSP_Stride, _ c: UnsafeMutablePointer<Float>, _ ic: vDSP_Stride, _ n: vDSP_Length,
  _ p: vDSP_Length
) {
  for index in 0..<Int(n) {
    c[index * ic] = fold(a + index * ia, ia, p, -Float.infinity) { $1 > $0 ? $1 : $0 }
  }
}

/// The greatest elements of all windows of p elements.
public func vDSP_vswmaxD(
  _ a: UnsafePointer<Double>, _ ia: vDSP_Stride, _ c: UnsafeMutablePointer<Double>, _ ic: vDSP_Stride, _ n: vDSP_Length,
  _ p: vDSP_Length
) {
  for index in 0..<Int(n) {
    c[index * ic] = fold(a + index * ia, ia, p, -Double.infinity) { $1 > $0 ? $1 : $0 }
  }
}

/// The running sum of a vector without its first element, times a number.
public func vDSP_vrsum(
  _ a: UnsafePointer<Float>, _ ia: vDSP_Stride, _ s: UnsafePointer<Float>, _ c: UnsafeMutablePointer<Float>,
  _ ic: vDSP_Stride, _ n: vDSP_Length
) {
  var (sum, scale) = (0.0, Double(s.pointee))
  for index in 0..<Int(n) {
    if index > 0 { sum += Double(a[index * ia]) * scale }
    c[index * ic] = Float(sum)
  }
}

/// The running sum of a vector without its first element, times a number.
public func vDSP_vrsumD(
  _ a: UnsafePointer<Double>, _ ia: vDSP_Stride, _ s: UnsafePointer<Double>, _ c: UnsafeMutablePointer<Double>,
  _ ic: vDSP_Stride, _ n: vDSP_Length
) {
  var (sum, scale) = (0.0, Double(s.pointee))
  for index in 0..<Int(n) {
    if index > 0 { sum += Double(a[index * ia]) * scale }
    c[index * ic] = Double(sum)
  }
}

/// The integral of a vector by Simpson's rule, with a trapezoid for the first step.
public func vDSP_vsimps(
  _ a: UnsafePointer<Float>, _ ia: vDSP_Stride, _ step: UnsafePointer<Float>, _ c: UnsafeMutablePointer<Float>,
  _ ic: vDSP_Stride, _ n: vDSP_Length
) {
  let step = Double(step.pointee)
  var sums = (last: 0.0, before: 0.0)
  for index in 0..<Int(n) {
    var sum = 0.0
    if index == 1 { sum = (Double(a[0]) + Double(a[ia])) * step / 2 }
    if index > 1 {
      let values = (Double(a[index * ia]), Double(a[(index - 1) * ia]), Double(a[(index - 2) * ia]))
      sum = sums.before + (values.0 + 4 * values.1 + values.2) * step / 3
    }
    sums = (sum, sums.last)
    c[index * ic] = Float(sum)
  }
}

/// The integral of a vector by Simpson's rule, with a trapezoid for the first step.
public func vDSP_vsimpsD(
  _ a: UnsafePointer<Double>, _ ia: vDSP_Stride, _ step: UnsafePointer<Double>, _ c: UnsafeMutablePointer<Double>,
  _ ic: vDSP_Stride, _ n: vDSP_Length
) {
  let step = Double(step.pointee)
  var sums = (last: 0.0, before: 0.0)
  for index in 0..<Int(n) {
    var sum = 0.0
    if index == 1 { sum = (Double(a[0]) + Double(a[ia])) * step / 2 }
    if index > 1 {
      let values = (Double(a[index * ia]), Double(a[(index - 1) * ia]), Double(a[(index - 2) * ia]))
      sum = sums.before + (values.0 + 4 * values.1 + values.2) * step / 3
    }
    sums = (sum, sums.last)
    c[index * ic] = Double(sum)
  }
}

/// Fills the distances between m values at indices, which ascend, by straight lines.
public func vDSP_vgenp(
  _ a: UnsafePointer<Float>, _ ia: vDSP_Stride, _ b: UnsafePointer<Float>, _ ib: vDSP_Stride,
  _ c: UnsafeMutablePointer<Float>, _ ic: vDSP_Stride, _ n: vDSP_Length, _ m: vDSP_Length
) {
  guard m > 0 else { return }
  var next = 0
  for index in 0..<Int(n) {
    let position = Float(index)
    while next < Int(m), b[next * ib] < position { next += 1 }
    if next == 0 {
      c[index * ic] = a[0]
    } else if next == Int(m) {
      c[index * ic] = a[(next - 1) * ia]
    } else {
      let (low, high) = (b[(next - 1) * ib], b[next * ib])
      let (start, end) = (a[(next - 1) * ia], a[next * ia])
      c[index * ic] = start + (end - start) * (position - low) / (high - low)
    }
  }
}

/// Fills the distances between m values at indices, which ascend, by straight lines.
public func vDSP_vgenpD(
  _ a: UnsafePointer<Double>, _ ia: vDSP_Stride, _ b: UnsafePointer<Double>, _ ib: vDSP_Stride,
  _ c: UnsafeMutablePointer<Double>, _ ic: vDSP_Stride, _ n: vDSP_Length, _ m: vDSP_Length
) {
  guard m > 0 else { return }
  var next = 0
  for index in 0..<Int(n) {
    let position = Double(index)
    while next < Int(m), b[next * ib] < position { next += 1 }
    if next == 0 {
      c[index * ic] = a[0]
    } else if next == Int(m) {
      c[index * ic] = a[(next - 1) * ia]
    } else {
      let (low, high) = (b[(next - 1) * ib], b[next * ib])
      let (start, end) = (a[(next - 1) * ia], a[next * ia])
      c[index * ic] = start + (end - start) * (position - low) / (high - low)
    }
  }
}

/// The integral of a vector by trapezoids of a width.
public func vDSP_vtrapz(
  _ a: UnsafePointer<Float>, _ ia: vDSP_Stride, _ step: UnsafePointer<Float>, _ c: UnsafeMutablePointer<Float>,
  _ ic: vDSP_Stride, _ n: vDSP_Length
) {
  var (sum, half, last) = (0.0, Double(step.pointee) / 2, 0.0)
  for index in 0..<Int(n) {
    let value = Double(a[index * ia])
    if index > 0 { sum += (last + value) * half }
    last = value
    c[index * ic] = Float(sum)
  }
}

/// The integral of a vector by trapezoids of a width.
public func vDSP_vtrapzD(
  _ a: UnsafePointer<Double>, _ ia: vDSP_Stride, _ step: UnsafePointer<Double>, _ c: UnsafeMutablePointer<Double>,
  _ ic: vDSP_Stride, _ n: vDSP_Length
) {
  var (sum, half, last) = (0.0, Double(step.pointee) / 2, 0.0)
  for index in 0..<Int(n) {
    let value = Double(a[index * ia])
    if index > 0 { sum += (last + value) * half }
    last = value
    c[index * ic] = Double(sum)
  }
}
