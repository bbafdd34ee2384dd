import Foundation

/// Powers whose bases are the third vector and exponents the second.
public func vvpowf(
  _ z: UnsafeMutablePointer<Float>, _ y: UnsafePointer<Float>, _ x: UnsafePointer<Float>, _ n: UnsafePointer<Int32>
) {
  combine(y, 1, x, 1, z, 1, count(n)) { pow($1, $0) }
}

/// Powers whose bases are the third vector and exponents the second.
public func vvpow(
  _ z: UnsafeMutablePointer<Double>, _ y: UnsafePointer<Double>, _ x: UnsafePointer<Double>, _ n: UnsafePointer<Int32>
) {
  combine(y, 1, x, 1, z, 1, count(n)) { pow($1, $0) }
}

/// Powers of a vector, with one exponent.
public func vvpowsf(
  _ z: UnsafeMutablePointer<Float>, _ y: UnsafePointer<Float>, _ x: UnsafePointer<Float>, _ n: UnsafePointer<Int32>
) {
  let exponent = y.pointee
  combine(x, 1, z, 1, count(n)) { pow($0, exponent) }
}

/// Powers of a vector, with one exponent.
public func vvpows(
  _ z: UnsafeMutablePointer<Double>, _ y: UnsafePointer<Double>, _ x: UnsafePointer<Double>, _ n: UnsafePointer<Int32>
) {
  let exponent = y.pointee
  combine(x, 1, z, 1, count(n)) { pow($0, exponent) }
}

/// The angles of points, whose y are the second vector and x the third.
public func vvatan2f(
  _ z: UnsafeMutablePointer<Float>, _ y: UnsafePointer<Float>, _ x: UnsafePointer<Float>, _ n: UnsafePointer<Int32>
) {
  combine(y, 1, x, 1, z, 1, count(n)) { atan2($0, $1) }
}

/// The angles of points, whose y are the second vector and x the third.
public func vvatan2(
  _ z: UnsafeMutablePointer<Double>, _ y: UnsafePointer<Double>, _ x: UnsafePointer<Double>, _ n: UnsafePointer<Int32>
) {
  combine(y, 1, x, 1, z, 1, count(n)) { atan2($0, $1) }
}

/// Divides the second vector by the third.
public func vvdivf(
  _ z: UnsafeMutablePointer<Float>, _ y: UnsafePointer<Float>, _ x: UnsafePointer<Float>, _ n: UnsafePointer<Int32>
) {
  combine(y, 1, x, 1, z, 1, count(n)) { $0 / $1 }
}

/// Divides the second vector by the third.
public func vvdiv(
  _ z: UnsafeMutablePointer<Double>, _ y: UnsafePointer<Double>, _ x: UnsafePointer<Double>, _ n: UnsafePointer<Int32>
) {
  combine(y, 1, x, 1, z, 1, count(n)) { $0 / $1 }
}

/// The rests of divisions toward 0 of the second vector by the third.
public func vvfmodf(
  _ z: UnsafeMutablePointer<Float>, _ y: UnsafePointer<Float>, _ x: UnsafePointer<Float>, _ n: UnsafePointer<Int32>
) {
  combine(y, 1, x, 1, z, 1, count(n)) { fmod($0, $1) }
}

/// The rests of divisions toward 0 of the second vector by the third.
public func vvfmod(
  _ z: UnsafeMutablePointer<Double>, _ y: UnsafePointer<Double>, _ x: UnsafePointer<Double>, _ n: UnsafePointer<Int32>
) {
  combine(y, 1, x, 1, z, 1, count(n)) { fmod($0, $1) }
}

/// The rests of divisions to the nearest of the second vector by the third.
public func vvremainderf(
  _ z: UnsafeMutablePointer<Float>, _ y: UnsafePointer<Float>, _ x: UnsafePointer<Float>, _ n: UnsafePointer<Int32>
) {
  combine(y, 1, x, 1, z, 1, count(n)) { $0.remainder(dividingBy: $1) }
}

/// The rests of divisions to the nearest of the second vector by the third.
public func vvremainder(
  _ z: UnsafeMutablePointer<Double>, _ y: UnsafePointer<Double>, _ x: UnsafePointer<Double>, _ n: UnsafePointer<Int32>
) {
  combine(y, 1, x, 1, z, 1, count(n)) { $0.remainder(dividingBy: $1) }
}

/// The magnitudes of the second vector with the signs of the third.
public func vvcopysignf(
  _ z: UnsafeMutablePointer<Float>, _ y: UnsafePointer<Float>, _ x: UnsafePointer<Float>, _ n: UnsafePointer<Int32>
) {
  combine(y, 1, x, 1, z, 1, count(n)) { copysign($0, $1) }
}

/// The magnitudes of the second vector with the signs of the third.
public func vvcopysign(
  _ z: UnsafeMutablePointer<Double>, _ y: UnsafePointer<Double>, _ x: UnsafePointer<Double>, _ n: UnsafePointer<Int32>
) {
  combine(y, 1, x, 1, z, 1, count(n)) { copysign($0, $1) }
}

/// The numbers next to those of the second vector, toward those of the third.
public func vvnextafterf(
  _ z: UnsafeMutablePointer<Float>, _ y: UnsafePointer<Float>, _ x: UnsafePointer<Float>, _ n: UnsafePointer<Int32>
) {
  combine(y, 1, x, 1, z, 1, count(n)) { nextafter($0, $1) }
}

/// The numbers next to those of the second vector, toward those of the third.
public func vvnextafter(
  _ z: UnsafeMutablePointer<Double>, _ y: UnsafePointer<Double>, _ x: UnsafePointer<Double>, _ n: UnsafePointer<Int32>
) {
  combine(y, 1, x, 1, z, 1, count(n)) { nextafter($0, $1) }
}

/// The sines and the cosines of angles in radians.
public func vvsincosf(
  _ z: UnsafeMutablePointer<Float>, _ y: UnsafeMutablePointer<Float>, _ x: UnsafePointer<Float>,
  _ n: UnsafePointer<Int32>
) {
  for index in 0..<Int(count(n)) {
    let angle = x[index]
    (z[index], y[index]) = (sin(angle), cos(angle))
  }
}

/// The sines and the cosines of angles in radians.
public func vvsincos(
  _ z: UnsafeMutablePointer<Double>, _ y: UnsafeMutablePointer<Double>, _ x: UnsafePointer<Double>,
  _ n: UnsafePointer<Int32>
) {
  for index in 0..<Int(count(n)) {
    let angle = x[index]
    (z[index], y[index]) = (sin(angle), cos(angle))
  }
}
