extension FourierPlan {
  /// Transforms real numbers whose even ones are in the first list and whose odd ones are in the second.
  ///
  /// The frequencies are packed: the first imaginary part is the real part of the frequency in the middle. Forward
  /// gives
  /// twice the transform, inverse the plain sum.
  func transformPacked(
    _ real: [Double], _ imaginary: [Double], isInverse: Bool
  ) -> (real: [Double], imaginary: [Double]) {
    let half = real.count
    var x = [Double](repeating: 0, count: 2 * half)
    var y = x
    if isInverse {
      (x[0], x[half]) = (real[0], imaginary[0])
      for index in 1..<max(1, half) {
        (x[index], y[index]) = (real[index], imaginary[index])
        (x[2 * half - index], y[2 * half - index]) = (real[index], -imaginary[index])
      }
      transform(&x, &y, isInverse: true)
      return ((0..<half).map { x[2 * $0] }, (0..<half).map { x[2 * $0 + 1] })
    }
    for index in 0..<half { (x[2 * index], x[2 * index + 1]) = (real[index], imaginary[index]) }
    transform(&x, &y, isInverse: false)
    y[0] = x[half]
    return ((0..<half).map { 2 * x[$0] }, (0..<half).map { 2 * y[$0] })
  }
}
