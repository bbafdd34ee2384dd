/// Transforms complex numbers, of which as many as the length have to be in the weights' lengths.
func transform(
  _ weights: FourierWeights, _ a: DSPSplitComplex, _ ia: Int, _ c: DSPSplitComplex, _ ic: Int, _ length: Int,
  _ direction: FFTDirection
) {
  guard weights.contain(length) else { return }
  var real = (0..<length).map { Double(a.realp[$0 * ia]) }
  var imaginary = (0..<length).map { Double(a.imagp[$0 * ia]) }
  weights.plan.transform(&real, &imaginary, isInverse: direction < 0)
  for index in 0..<length {
    (c.realp[index * ic], c.imagp[index * ic]) = (Float(real[index]), Float(imaginary[index]))
  }
}

/// Transforms real numbers that are packed as complex ones: twice forward, once inverse.
func transformReal(
  _ weights: FourierWeights, _ a: DSPSplitComplex, _ ia: Int, _ c: DSPSplitComplex, _ ic: Int, _ length: Int,
  _ direction: FFTDirection
) {
  guard weights.contain(length), length > 1 else { return }
  let real = (0..<length / 2).map { Double(a.realp[$0 * ia]) }
  let imaginary = (0..<length / 2).map { Double(a.imagp[$0 * ia]) }
  let result = weights.plan.transformPacked(real, imaginary, isInverse: direction < 0)
  for index in 0..<length / 2 {
    (c.realp[index * ic], c.imagp[index * ic]) = (Float(result.real[index]), Float(result.imaginary[index]))
  }
}

/// Transforms complex numbers, of which as many as the length have to be in the weights' lengths.
func transform(
  _ weights: FourierWeights, _ a: DSPDoubleSplitComplex, _ ia: Int, _ c: DSPDoubleSplitComplex, _ ic: Int,
  _ length: Int, _ direction: FFTDirection
) {
  guard weights.contain(length) else { return }
  var real = (0..<length).map { Double(a.realp[$0 * ia]) }
  var imaginary = (0..<length).map { Double(a.imagp[$0 * ia]) }
  weights.plan.transform(&real, &imaginary, isInverse: direction < 0)
  for index in 0..<length {
    (c.realp[index * ic], c.imagp[index * ic]) = (Double(real[index]), Double(imaginary[index]))
  }
}

/// Transforms real numbers that are packed as complex ones: twice forward, once inverse.
func transformReal(
  _ weights: FourierWeights, _ a: DSPDoubleSplitComplex, _ ia: Int, _ c: DSPDoubleSplitComplex, _ ic: Int,
  _ length: Int, _ direction: FFTDirection
) {
  guard weights.contain(length), length > 1 else { return }
  let real = (0..<length / 2).map { Double(a.realp[$0 * ia]) }
  let imaginary = (0..<length / 2).map { Double(a.imagp[$0 * ia]) }
  let result = weights.plan.transformPacked(real, imaginary, isInverse: direction < 0)
  for index in 0..<length / 2 {
    (c.realp[index * ic], c.imagp[index * ic]) = (Double(result.real[index]), Double(result.imaginary[index]))
  }
}
