extension vDSP {
  /// What becomes of elements below a threshold.
  public enum ThresholdRule<T: BinaryFloatingPoint> {
    /// They become the threshold.
    case clampToThreshold
    /// They become 0.
    case zeroFill
    /// They become the negated number, and all others the number.
    case signedConstant(T)
  }

  /// Limits a vector to a range.
  public static func clip<U: AccelerateBuffer>(_ vector: U, to bounds: ClosedRange<Float>) -> [Float]
  where U.Element == Float {
    made(vector.count) { clip(vector, to: bounds, result: &$0) }
  }

  /// Limits a vector to a range.
  public static func clip<U: AccelerateBuffer, V: AccelerateMutableBuffer>(
    _ vector: U, to bounds: ClosedRange<Float>, result: inout V
  ) where U.Element == Float, V.Element == Float {
    withUnsafePointer(to: bounds.lowerBound) { low in
      withUnsafePointer(to: bounds.upperBound) { high in
        write(vector, &result) { vDSP_vclip($0, 1, low, high, $1, 1, $2) }
      }
    }
  }

  /// Limits a vector to a range.
  public static func clip<U: AccelerateBuffer>(_ vector: U, to bounds: ClosedRange<Double>) -> [Double]
  where U.Element == Double {
    made(vector.count) { clip(vector, to: bounds, result: &$0) }
  }

  /// Limits a vector to a range.
  public static func clip<U: AccelerateBuffer, V: AccelerateMutableBuffer>(
    _ vector: U, to bounds: ClosedRange<Double>, result: inout V
  ) where U.Element == Double, V.Element == Double {
    withUnsafePointer(to: bounds.lowerBound) { low in
      withUnsafePointer(to: bounds.upperBound) { high in
        write(vector, &result) { vDSP_vclipD($0, 1, low, high, $1, 1, $2) }
      }
    }
  }

  /// Moves the elements in a range to its ends: negative ones to the lower, others to the upper.
  public static func invertedClip<U: AccelerateBuffer>(_ vector: U, to bounds: ClosedRange<Float>) -> [Float]
  where U.Element == Float {
    made(vector.count) { invertedClip(vector, to: bounds, result: &$0) }
  }

  /// Moves the elements in a range to its ends: negative ones to the lower, others to the upper.
  public static func invertedClip<U: AccelerateBuffer, V: AccelerateMutableBuffer>(
    _ vector: U, to bounds: ClosedRange<Float>, result: inout V
  ) where U.Element == Float, V.Element == Float {
    withUnsafePointer(to: bounds.lowerBound) { low in
      withUnsafePointer(to: bounds.upperBound) { high in
        write(vector, &result) { vDSP_viclip($0, 1, low, high, $1, 1, $2) }
      }
    }
  }

  /// Moves the elements in a range to its ends: negative ones to the lower, others to the upper.
  public static func invertedClip<U: AccelerateBuffer>(_ vector: U, to bounds: ClosedRange<Double>) -> [Double]
  where U.Element == Double {
    made(vector.count) { invertedClip(vector, to: bounds, result: &$0) }
  }

  /// Moves the elements in a range to its ends: negative ones to the lower, others to the upper.
  public static func invertedClip<U: AccelerateBuffer, V: AccelerateMutableBuffer>(
    _ vector: U, to bounds: ClosedRange<Double>, result: inout V
  ) where U.Element == Double, V.Element == Double {
    withUnsafePointer(to: bounds.lowerBound) { low in
      withUnsafePointer(to: bounds.upperBound) { high in
        write(vector, &result) { vDSP_viclipD($0, 1, low, high, $1, 1, $2) }
      }
    }
  }

  /// Replaces the elements below a threshold by a rule.
  public static func threshold<U: AccelerateBuffer>(_ vector: U, to lowerBound: Float, with rule: ThresholdRule<Float>)
    -> [Float] where U.Element == Float
  {
    made(vector.count) { threshold(vector, to: lowerBound, with: rule, result: &$0) }
  }

  /// Replaces the elements below a threshold by a rule.
  public static func threshold<U: AccelerateBuffer, V: AccelerateMutableBuffer>(
    _ vector: U, to lowerBound: Float, with rule: ThresholdRule<Float>, result: inout V
  ) where U.Element == Float, V.Element == Float {
    withUnsafePointer(to: lowerBound) { low in
      write(vector, &result) { a, c, n in
        switch rule {
        case .clampToThreshold: vDSP_vthr(a, 1, low, c, 1, n)
        case .zeroFill: vDSP_vthres(a, 1, low, c, 1, n)
        case .signedConstant(let value): withUnsafePointer(to: value) { vDSP_vthrsc(a, 1, low, $0, c, 1, n) }
        }
      }
    }
  }

  /// Replaces the elements below a threshold by a rule.
  public static func threshold<U: AccelerateBuffer>(
    _ vector: U, to lowerBound: Double, with rule: ThresholdRule<Double>
  ) -> [Double] where U.Element == Double {
    made(vector.count) { threshold(vector, to: lowerBound, with: rule, result: &$0) }
  }

  /// Replaces the elements below a threshold by a rule.
  public static func threshold<U: AccelerateBuffer, V: AccelerateMutableBuffer>(
    _ vector: U, to lowerBound: Double, with rule: ThresholdRule<Double>, result: inout V
  ) where U.Element == Double, V.Element == Double {
    withUnsafePointer(to: lowerBound) { low in
      write(vector, &result) { a, c, n in
        switch rule {
        case .clampToThreshold: vDSP_vthrD(a, 1, low, c, 1, n)
        case .zeroFill: vDSP_vthresD(a, 1, low, c, 1, n)
        case .signedConstant(let value): withUnsafePointer(to: value) { vDSP_vthrscD(a, 1, low, $0, c, 1, n) }
        }
      }
    }
  }

  /// A number where an element is at least a limit, else the negated number.
  public static func limit<U: AccelerateBuffer>(_ vector: U, limit: Float, withOutputConstant outputConstant: Float)
    -> [Float] where U.Element == Float
  {
    made(vector.count) { Self.limit(vector, limit: limit, withOutputConstant: outputConstant, result: &$0) }
  }

  /// A number where an element is at least a limit, else the negated number.
  public static func limit<U: AccelerateBuffer, V: AccelerateMutableBuffer>(
    _ vector: U, limit: Float, withOutputConstant outputConstant: Float, result: inout V
  ) where U.Element == Float, V.Element == Float {
    withUnsafePointer(to: limit) { limit in
      withUnsafePointer(to: outputConstant) { constant in
        write(vector, &result) { vDSP_vlim($0, 1, limit, constant, $1, 1, $2) }
      }
    }
  }

  /// A number where an element is at least a limit, else the negated number.
  public static func limit<U: AccelerateBuffer>(_ vector: U, limit: Double, withOutputConstant outputConstant: Double)
    -> [Double] where U.Element == Double
  {
    made(vector.count) { Self.limit(vector, limit: limit, withOutputConstant: outputConstant, result: &$0) }
  }

  /// A number where an element is at least a limit, else the negated number.
  public static func limit<U: AccelerateBuffer, V: AccelerateMutableBuffer>(
    _ vector: U, limit: Double, withOutputConstant outputConstant: Double, result: inout V
  ) where U.Element == Double, V.Element == Double {
    withUnsafePointer(to: limit) { limit in
      withUnsafePointer(to: outputConstant) { constant in
        write(vector, &result) { vDSP_vlimD($0, 1, limit, constant, $1, 1, $2) }
      }
    }
  }

}
