extension vDSP {
  /// The sums of all windows of a length.
  public static func slidingWindowSum<U: AccelerateBuffer>(_ vector: U, usingWindowLength windowLength: Int) -> [Float]
  where U.Element == Float {
    made(vector.count - windowLength + 1) { slidingWindowSum(vector, usingWindowLength: windowLength, result: &$0) }
  }

  /// The sums of all windows of a length.
  public static func slidingWindowSum<U: AccelerateBuffer, V: AccelerateMutableBuffer>(
    _ vector: U, usingWindowLength windowLength: Int, result: inout V
  ) where U.Element == Float, V.Element == Float {
    precondition(
      result.count == vector.count - windowLength + 1, "The result has as many elements as there are windows.")
    write(&result) { c, n in read(vector) { a, _ in vDSP_vswsum(a, 1, c, 1, n, vDSP_Length(windowLength)) } }
  }

  /// The sums of all windows of a length.
  public static func slidingWindowSum<U: AccelerateBuffer>(_ vector: U, usingWindowLength windowLength: Int) -> [Double]
  where U.Element == Double {
    made(vector.count - windowLength + 1) { slidingWindowSum(vector, usingWindowLength: windowLength, result: &$0) }
  }

  /// The sums of all windows of a length.
  public static func slidingWindowSum<U: AccelerateBuffer, V: AccelerateMutableBuffer>(
    _ vector: U, usingWindowLength windowLength: Int, result: inout V
  ) where U.Element == Double, V.Element == Double {
    precondition(
      result.count == vector.count - windowLength + 1, "The result has as many elements as there are windows.")
    write(&result) { c, n in read(vector) { a, _ in vDSP_vswsumD(a, 1, c, 1, n, vDSP_Length(windowLength)) } }
  }

  /// Filters a vector with two poles and two zeros; the first two elements of the result are what it was before.
  public static func twoPoleTwoZeroFilter<U: AccelerateBuffer>(
    _ source: U, coefficients: (Float, Float, Float, Float, Float)
  ) -> [Float] where U.Element == Float {
    made(source.count) {
      $0.update(repeating: 0)
      twoPoleTwoZeroFilter(source, coefficients: coefficients, result: &$0)
    }
  }

  /// Filters a vector with two poles and two zeros; the first two elements of the result are what it was before.
  public static func twoPoleTwoZeroFilter<U: AccelerateBuffer, V: AccelerateMutableBuffer>(
    _ source: U, coefficients: (Float, Float, Float, Float, Float), result: inout V
  ) where U.Element == Float, V.Element == Float {
    let (a0, a1, a2, b1, b2) = coefficients
    write(source, &result) { vDSP_deq22($0, 1, [a0, a1, a2, b1, b2], $1, 1, $2 - 2) }
  }

  /// Filters a vector with two poles and two zeros; the first two elements of the result are what it was before.
  public static func twoPoleTwoZeroFilter<U: AccelerateBuffer>(
    _ source: U, coefficients: (Double, Double, Double, Double, Double)
  ) -> [Double] where U.Element == Double {
    made(source.count) {
      $0.update(repeating: 0)
      twoPoleTwoZeroFilter(source, coefficients: coefficients, result: &$0)
    }
  }

  /// Filters a vector with two poles and two zeros; the first two elements of the result are what it was before.
  public static func twoPoleTwoZeroFilter<U: AccelerateBuffer, V: AccelerateMutableBuffer>(
    _ source: U, coefficients: (Double, Double, Double, Double, Double), result: inout V
  ) where U.Element == Double, V.Element == Double {
    let (a0, a1, a2, b1, b2) = coefficients
    write(source, &result) { vDSP_deq22D($0, 1, [a0, a1, a2, b1, b2], $1, 1, $2 - 2) }
  }

  /// The values of a polynomial, whose highest coefficient comes first.
  public static func evaluatePolynomial<U: AccelerateBuffer>(
    usingCoefficients coefficients: [Float], withVariables variables: U
  ) -> [Float] where U.Element == Float {
    made(variables.count) { evaluatePolynomial(usingCoefficients: coefficients, withVariables: variables, result: &$0) }
  }

  /// The values of a polynomial, whose highest coefficient comes first.
  public static func evaluatePolynomial<U: AccelerateBuffer, V: AccelerateMutableBuffer>(
    usingCoefficients coefficients: [Float], withVariables variables: U, result: inout V
  ) where U.Element == Float, V.Element == Float {
    write(variables, &result) { vDSP_vpoly(coefficients, 1, $0, 1, $1, 1, $2, vDSP_Length(coefficients.count - 1)) }
  }

  /// The values of a polynomial, whose highest coefficient comes first.
  public static func evaluatePolynomial<U: AccelerateBuffer>(
    usingCoefficients coefficients: [Double], withVariables variables: U
  ) -> [Double] where U.Element == Double {
    made(variables.count) { evaluatePolynomial(usingCoefficients: coefficients, withVariables: variables, result: &$0) }
  }

  /// The values of a polynomial, whose highest coefficient comes first.
  public static func evaluatePolynomial<U: AccelerateBuffer, V: AccelerateMutableBuffer>(
    usingCoefficients coefficients: [Double], withVariables variables: U, result: inout V
  ) where U.Element == Double, V.Element == Double {
    write(variables, &result) { vDSP_vpolyD(coefficients, 1, $0, 1, $1, 1, $2, vDSP_Length(coefficients.count - 1)) }
  }

  /// How a vector is integrated.
  public enum IntegrationRule: Sendable {
    /// The sums of the elements, without the first.
    case runningSum
    /// Simpson's rule.
    case simpson
    /// By trapezoids.
    case trapezoidal
  }

  /// Integrates a vector.
  public static func integrate<U: AccelerateBuffer>(_ vector: U, using rule: IntegrationRule, stepSize: Float = 1)
    -> [Float] where U.Element == Float
  {
    made(vector.count) { integrate(vector, using: rule, stepSize: stepSize, result: &$0) }
  }

  /// Integrates a vector.
  public static func integrate<U: AccelerateBuffer, V: AccelerateMutableBuffer>(
    _ vector: U, using rule: IntegrationRule, stepSize: Float = 1, result: inout V
  ) where U.Element == Float, V.Element == Float {
    withUnsafePointer(to: stepSize) { step in
      write(vector, &result) { a, c, n in
        switch rule {
        case .runningSum: vDSP_vrsum(a, 1, step, c, 1, n)
        case .simpson: vDSP_vsimps(a, 1, step, c, 1, n)
        case .trapezoidal: vDSP_vtrapz(a, 1, step, c, 1, n)
        }
      }
    }
  }

  /// Integrates a vector.
  public static func integrate<U: AccelerateBuffer>(_ vector: U, using rule: IntegrationRule, stepSize: Double = 1)
    -> [Double] where U.Element == Double
  {
    made(vector.count) { integrate(vector, using: rule, stepSize: stepSize, result: &$0) }
  }

  /// Integrates a vector.
  public static func integrate<U: AccelerateBuffer, V: AccelerateMutableBuffer>(
    _ vector: U, using rule: IntegrationRule, stepSize: Double = 1, result: inout V
  ) where U.Element == Double, V.Element == Double {
    withUnsafePointer(to: stepSize) { step in
      write(vector, &result) { a, c, n in
        switch rule {
        case .runningSum: vDSP_vrsumD(a, 1, step, c, 1, n)
        case .simpson: vDSP_vsimpsD(a, 1, step, c, 1, n)
        case .trapezoidal: vDSP_vtrapzD(a, 1, step, c, 1, n)
        }
      }
    }
  }

}
