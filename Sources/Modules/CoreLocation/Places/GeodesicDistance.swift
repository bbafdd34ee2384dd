import Foundation

/// The length of the shortest line between two points on the ellipsoid of WGS 84, in meters.
///
/// T. Vincenty, "Direct and inverse solutions of geodesics on the ellipsoid" (1975). Points that lie almost opposite each
/// other, where that does not converge, are measured on a sphere.
func geodesicDistance(_ start: CLLocationCoordinate2D, _ end: CLLocationCoordinate2D) -> CLLocationDistance {
  let semiMajor = 6_378_137.0
  let flattening = 1 / 298.257_223_563
  let semiMinor = semiMajor * (1 - flattening)
  let difference = (end.longitude - start.longitude) * .pi / 180
  let (first, second) = (
    atan((1 - flattening) * tan(start.latitude * .pi / 180)), atan((1 - flattening) * tan(end.latitude * .pi / 180))
  )
  var lambda = difference
  for _ in 0..<200 {
    let cross = cos(first) * sin(second) - sin(first) * cos(second) * cos(lambda)
    let sinSigma = hypot(cos(second) * sin(lambda), cross)
    guard sinSigma != 0 else { return 0 }
    let cosSigma = sin(first) * sin(second) + cos(first) * cos(second) * cos(lambda)
    let sigma = atan2(sinSigma, cosSigma)
    let sinAlpha = cos(first) * cos(second) * sin(lambda) / sinSigma
    let cosSquared = 1 - sinAlpha * sinAlpha
    // On the equator there is no middle latitude.
    let middle = cosSquared == 0 ? 0 : cosSigma - 2 * sin(first) * sin(second) / cosSquared
    let factor = flattening / 16 * cosSquared * (4 + flattening * (4 - 3 * cosSquared))
    let before = lambda
    lambda =
      difference + (1 - factor) * flattening * sinAlpha
      * (sigma + factor * sinSigma * (middle + factor * cosSigma * (2 * middle * middle - 1)))
    guard abs(lambda - before) < 1e-12 else { continue }
    let square = cosSquared * (semiMajor * semiMajor / (semiMinor * semiMinor) - 1)
    let large = 1 + square / 16384 * (4096 + square * (-768 + square * (320 - 175 * square)))
    let small = square / 1024 * (256 + square * (-128 + square * (74 - 47 * square)))
    let correction =
      small * sinSigma
      * (middle + small / 4
        * (cosSigma * (2 * middle * middle - 1)
          - small / 6 * middle * (4 * sinSigma * sinSigma - 3) * (4 * middle * middle - 3)))
    return semiMinor * large * (sigma - correction)
  }
  let half = pow(sin((second - first) / 2), 2) + cos(first) * cos(second) * pow(sin(difference / 2), 2)
  return 2 * 6_371_008.8 * asin(min(1, half.squareRoot()))
}
