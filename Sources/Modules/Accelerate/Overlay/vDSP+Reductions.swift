extension vDSP {
  /// The greatest element; minus infinity without elements.
  public static func maximum<U: AccelerateBuffer>(_ vector: U) -> Float where U.Element == Float {
    var result: Float = -.infinity
    read(vector) { vDSP_maxv($0, 1, &result, $1) }
    return result
  }

  /// The greatest element; minus infinity without elements.
  public static func maximum<U: AccelerateBuffer>(_ vector: U) -> Double where U.Element == Double {
    var result: Double = -.infinity
    read(vector) { vDSP_maxvD($0, 1, &result, $1) }
    return result
  }

  /// The greatest magnitude; 0 without elements.
  public static func maximumMagnitude<U: AccelerateBuffer>(_ vector: U) -> Float where U.Element == Float {
    var result: Float = 0
    read(vector) { vDSP_maxmgv($0, 1, &result, $1) }
    return result
  }

  /// The greatest magnitude; 0 without elements.
  public static func maximumMagnitude<U: AccelerateBuffer>(_ vector: U) -> Double where U.Element == Double {
    var result: Double = 0
    read(vector) { vDSP_maxmgvD($0, 1, &result, $1) }
    return result
  }

  /// The smallest element; infinity without elements.
  public static func minimum<U: AccelerateBuffer>(_ vector: U) -> Float where U.Element == Float {
    var result: Float = .infinity
    read(vector) { vDSP_minv($0, 1, &result, $1) }
    return result
  }

  /// The smallest element; infinity without elements.
  public static func minimum<U: AccelerateBuffer>(_ vector: U) -> Double where U.Element == Double {
    var result: Double = .infinity
    read(vector) { vDSP_minvD($0, 1, &result, $1) }
    return result
  }

  /// The sum of a vector.
  public static func sum<U: AccelerateBuffer>(_ vector: U) -> Float where U.Element == Float {
    var result: Float = 0
    read(vector) { vDSP_sve($0, 1, &result, $1) }
    return result
  }

  /// The sum of a vector.
  public static func sum<U: AccelerateBuffer>(_ vector: U) -> Double where U.Element == Double {
    var result: Double = 0
    read(vector) { vDSP_sveD($0, 1, &result, $1) }
    return result
  }

  /// The sum of the squares of a vector.
  public static func sumOfSquares<U: AccelerateBuffer>(_ vector: U) -> Float where U.Element == Float {
    var result: Float = 0
    read(vector) { vDSP_svesq($0, 1, &result, $1) }
    return result
  }

  /// The sum of the squares of a vector.
  public static func sumOfSquares<U: AccelerateBuffer>(_ vector: U) -> Double where U.Element == Double {
    var result: Double = 0
    read(vector) { vDSP_svesqD($0, 1, &result, $1) }
    return result
  }

  /// The sum of the magnitudes of a vector.
  public static func sumOfMagnitudes<U: AccelerateBuffer>(_ vector: U) -> Float where U.Element == Float {
    var result: Float = 0
    read(vector) { vDSP_svemg($0, 1, &result, $1) }
    return result
  }

  /// The sum of the magnitudes of a vector.
  public static func sumOfMagnitudes<U: AccelerateBuffer>(_ vector: U) -> Double where U.Element == Double {
    var result: Double = 0
    read(vector) { vDSP_svemgD($0, 1, &result, $1) }
    return result
  }

  /// The mean of a vector; not a number without elements.
  public static func mean<U: AccelerateBuffer>(_ vector: U) -> Float where U.Element == Float {
    var result: Float = .nan
    read(vector) { vDSP_meanv($0, 1, &result, $1) }
    return result
  }

  /// The mean of a vector; not a number without elements.
  public static func mean<U: AccelerateBuffer>(_ vector: U) -> Double where U.Element == Double {
    var result: Double = .nan
    read(vector) { vDSP_meanvD($0, 1, &result, $1) }
    return result
  }

  /// The mean of the squares of a vector.
  public static func meanSquare<U: AccelerateBuffer>(_ vector: U) -> Float where U.Element == Float {
    var result: Float = .nan
    read(vector) { vDSP_measqv($0, 1, &result, $1) }
    return result
  }

  /// The mean of the squares of a vector.
  public static func meanSquare<U: AccelerateBuffer>(_ vector: U) -> Double where U.Element == Double {
    var result: Double = .nan
    read(vector) { vDSP_measqvD($0, 1, &result, $1) }
    return result
  }

  /// The mean of the magnitudes of a vector.
  public static func meanMagnitude<U: AccelerateBuffer>(_ vector: U) -> Float where U.Element == Float {
    var result: Float = .nan
    read(vector) { vDSP_meamgv($0, 1, &result, $1) }
    return result
  }

  /// The mean of the magnitudes of a vector.
  public static func meanMagnitude<U: AccelerateBuffer>(_ vector: U) -> Double where U.Element == Double {
    var result: Double = .nan
    read(vector) { vDSP_meamgvD($0, 1, &result, $1) }
    return result
  }

  /// The root of the mean of the squares of a vector.
  public static func rootMeanSquare<U: AccelerateBuffer>(_ vector: U) -> Float where U.Element == Float {
    var result: Float = .nan
    read(vector) { vDSP_rmsqv($0, 1, &result, $1) }
    return result
  }

  /// The root of the mean of the squares of a vector.
  public static func rootMeanSquare<U: AccelerateBuffer>(_ vector: U) -> Double where U.Element == Double {
    var result: Double = .nan
    read(vector) { vDSP_rmsqvD($0, 1, &result, $1) }
    return result
  }

  /// The first of the greatest elements, with its index.
  public static func indexOfMaximum<U: AccelerateBuffer>(_ vector: U) -> (UInt, Float) where U.Element == Float {
    var (index, result): (UInt, Float) = (0, -.infinity)
    read(vector) { vDSP_maxvi($0, 1, &result, &index, $1) }
    return (index, result)
  }

  /// The first of the greatest elements, with its index.
  public static func indexOfMaximum<U: AccelerateBuffer>(_ vector: U) -> (UInt, Double) where U.Element == Double {
    var (index, result): (UInt, Double) = (0, -.infinity)
    read(vector) { vDSP_maxviD($0, 1, &result, &index, $1) }
    return (index, result)
  }

  /// The first of the greatest magnitudes, with its index.
  public static func indexOfMaximumMagnitude<U: AccelerateBuffer>(_ vector: U) -> (UInt, Float)
  where U.Element == Float {
    var (index, result): (UInt, Float) = (0, 0)
    read(vector) { vDSP_maxmgvi($0, 1, &result, &index, $1) }
    return (index, result)
  }

  /// The first of the greatest magnitudes, with its index.
  public static func indexOfMaximumMagnitude<U: AccelerateBuffer>(_ vector: U) -> (UInt, Double)
  where U.Element == Double {
    var (index, result): (UInt, Double) = (0, 0)
    read(vector) { vDSP_maxmgviD($0, 1, &result, &index, $1) }
    return (index, result)
  }

  /// The first of the smallest elements, with its index.
  public static func indexOfMinimum<U: AccelerateBuffer>(_ vector: U) -> (UInt, Float) where U.Element == Float {
    var (index, result): (UInt, Float) = (0, .infinity)
    read(vector) { vDSP_minvi($0, 1, &result, &index, $1) }
    return (index, result)
  }

  /// The first of the smallest elements, with its index.
  public static func indexOfMinimum<U: AccelerateBuffer>(_ vector: U) -> (UInt, Double) where U.Element == Double {
    var (index, result): (UInt, Double) = (0, .infinity)
    read(vector) { vDSP_minviD($0, 1, &result, &index, $1) }
    return (index, result)
  }

  /// The sum of the products of two vectors' elements.
  public static func dot<U: AccelerateBuffer, V: AccelerateBuffer>(_ vectorA: U, _ vectorB: V) -> Float
  where U.Element == Float, V.Element == Float {
    var result: Float = 0
    read(vectorA, vectorB) { vDSP_dotpr($0, 1, $1, 1, &result, $2) }
    return result
  }

  /// The sum of the products of two vectors' elements.
  public static func dot<U: AccelerateBuffer, V: AccelerateBuffer>(_ vectorA: U, _ vectorB: V) -> Double
  where U.Element == Double, V.Element == Double {
    var result: Double = 0
    read(vectorA, vectorB) { vDSP_dotprD($0, 1, $1, 1, &result, $2) }
    return result
  }

  /// The square of the distance of two points.
  public static func distanceSquared<U: AccelerateBuffer, V: AccelerateBuffer>(_ vectorA: U, _ vectorB: V) -> Float
  where U.Element == Float, V.Element == Float {
    var result: Float = 0
    read(vectorA, vectorB) { vDSP_distancesq($0, 1, $1, 1, &result, $2) }
    return result
  }

  /// The square of the distance of two points.
  public static func distanceSquared<U: AccelerateBuffer, V: AccelerateBuffer>(_ vectorA: U, _ vectorB: V) -> Double
  where U.Element == Double, V.Element == Double {
    var result: Double = 0
    read(vectorA, vectorB) { vDSP_distancesqD($0, 1, $1, 1, &result, $2) }
    return result
  }

  /// The sum and the sum of the squares of a vector.
  public static func sumAndSumOfSquares<U: AccelerateBuffer>(
    _ vector: U
  ) -> (elementsSum: Float, squaresSum: Float) where U.Element == Float { (sum(vector), sumOfSquares(vector)) }

  /// How often the sign changes from an element to the next.
  public static func countZeroCrossings<U: AccelerateBuffer>(_ vector: U) -> UInt where U.Element == Float {
    var (last, result) = (0 as vDSP_Length, 0 as vDSP_Length)
    read(vector) { vDSP_nzcros($0, 1, $1, &last, &result, $1) }
    return result
  }

  /// The standard deviation of a vector's elements, all of which are known.
  public static func standardDeviation<U: AccelerateBuffer>(_ vector: U) -> Float where U.Element == Float {
    var (mean, deviation): (Float, Float) = (.nan, .nan)
    read(vector) { vDSP_normalize($0, 1, nil, 1, &mean, &deviation, $1) }
    return deviation
  }

  /// Subtracts the mean and divides by the standard deviation.
  public static func normalize<U: AccelerateBuffer>(_ vector: U) -> [Float] where U.Element == Float {
    made(vector.count) { normalize(vector, result: &$0) }
  }

  /// Subtracts the mean and divides by the standard deviation.
  public static func normalize<U: AccelerateBuffer, V: AccelerateMutableBuffer>(_ vector: U, result: inout V)
  where U.Element == Float, V.Element == Float {
    var (mean, deviation): (Float, Float) = (0, 0)
    write(vector, &result) { vDSP_normalize($0, 1, $1, 1, &mean, &deviation, $2) }
  }

  /// The sum and the sum of the squares of a vector.
  public static func sumAndSumOfSquares<U: AccelerateBuffer>(
    _ vector: U
  ) -> (elementsSum: Double, squaresSum: Double) where U.Element == Double { (sum(vector), sumOfSquares(vector)) }

  /// How often the sign changes from an element to the next.
  public static func countZeroCrossings<U: AccelerateBuffer>(_ vector: U) -> UInt where U.Element == Double {
    var (last, result) = (0 as vDSP_Length, 0 as vDSP_Length)
    read(vector) { vDSP_nzcrosD($0, 1, $1, &last, &result, $1) }
    return result
  }

  /// The standard deviation of a vector's elements, all of which are known.
  public static func standardDeviation<U: AccelerateBuffer>(_ vector: U) -> Double where U.Element == Double {
    var (mean, deviation): (Double, Double) = (.nan, .nan)
    read(vector) { vDSP_normalizeD($0, 1, nil, 1, &mean, &deviation, $1) }
    return deviation
  }

  /// Subtracts the mean and divides by the standard deviation.
  public static func normalize<U: AccelerateBuffer>(_ vector: U) -> [Double] where U.Element == Double {
    made(vector.count) { normalize(vector, result: &$0) }
  }

  /// Subtracts the mean and divides by the standard deviation.
  public static func normalize<U: AccelerateBuffer, V: AccelerateMutableBuffer>(_ vector: U, result: inout V)
  where U.Element == Double, V.Element == Double {
    var (mean, deviation): (Double, Double) = (0, 0)
    write(vector, &result) { vDSP_normalizeD($0, 1, $1, 1, &mean, &deviation, $2) }
  }

}
