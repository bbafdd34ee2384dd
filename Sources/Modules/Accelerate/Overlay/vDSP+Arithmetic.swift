extension vDSP {
  /// Adds a number to a vector.
  public static func add<U: AccelerateBuffer>(_ scalar: Float, _ vector: U) -> [Float] where U.Element == Float {
    made(vector.count) { add(scalar, vector, result: &$0) }
  }

  /// Adds a number to a vector.
  public static func add<U: AccelerateBuffer, V: AccelerateMutableBuffer>(_ scalar: Float, _ vector: U, result: inout V)
  where U.Element == Float, V.Element == Float {
    withUnsafePointer(to: scalar) { scalar in
      write(vector, &result) { vDSP_vsadd($0, 1, scalar, $1, 1, $2) }
    }
  }

  /// Adds a number to a vector.
  public static func add<U: AccelerateBuffer>(_ scalar: Double, _ vector: U) -> [Double] where U.Element == Double {
    made(vector.count) { add(scalar, vector, result: &$0) }
  }

  /// Adds a number to a vector.
  public static func add<U: AccelerateBuffer, V: AccelerateMutableBuffer>(
    _ scalar: Double, _ vector: U, result: inout V
  ) where U.Element == Double, V.Element == Double {
    withUnsafePointer(to: scalar) { scalar in
      write(vector, &result) { vDSP_vsaddD($0, 1, scalar, $1, 1, $2) }
    }
  }

  /// Adds two vectors.
  public static func add<T: AccelerateBuffer, U: AccelerateBuffer>(_ vectorA: T, _ vectorB: U) -> [Float]
  where T.Element == Float, U.Element == Float {
    made(vectorA.count) { add(vectorA, vectorB, result: &$0) }
  }

  /// Adds two vectors.
  public static func add<T: AccelerateBuffer, U: AccelerateBuffer, V: AccelerateMutableBuffer>(
    _ vectorA: T, _ vectorB: U, result: inout V
  ) where T.Element == Float, U.Element == Float, V.Element == Float {
    write(vectorA, vectorB, &result) { vDSP_vadd($0, 1, $1, 1, $2, 1, $3) }
  }

  /// Adds two vectors.
  public static func add<T: AccelerateBuffer, U: AccelerateBuffer>(_ vectorA: T, _ vectorB: U) -> [Double]
  where T.Element == Double, U.Element == Double {
    made(vectorA.count) { add(vectorA, vectorB, result: &$0) }
  }

  /// Adds two vectors.
  public static func add<T: AccelerateBuffer, U: AccelerateBuffer, V: AccelerateMutableBuffer>(
    _ vectorA: T, _ vectorB: U, result: inout V
  ) where T.Element == Double, U.Element == Double, V.Element == Double {
    write(vectorA, vectorB, &result) { vDSP_vaddD($0, 1, $1, 1, $2, 1, $3) }
  }

  /// Subtracts the second vector from the first.
  public static func subtract<T: AccelerateBuffer, U: AccelerateBuffer>(_ vectorA: T, _ vectorB: U) -> [Float]
  where T.Element == Float, U.Element == Float {
    made(vectorA.count) { subtract(vectorA, vectorB, result: &$0) }
  }

  /// Subtracts the second vector from the first.
  public static func subtract<T: AccelerateBuffer, U: AccelerateBuffer, V: AccelerateMutableBuffer>(
    _ vectorA: T, _ vectorB: U, result: inout V
  ) where T.Element == Float, U.Element == Float, V.Element == Float {
    write(vectorB, vectorA, &result) { vDSP_vsub($0, 1, $1, 1, $2, 1, $3) }
  }

  /// Subtracts the second vector from the first.
  public static func subtract<T: AccelerateBuffer, U: AccelerateBuffer>(_ vectorA: T, _ vectorB: U) -> [Double]
  where T.Element == Double, U.Element == Double {
    made(vectorA.count) { subtract(vectorA, vectorB, result: &$0) }
  }

  /// Subtracts the second vector from the first.
  public static func subtract<T: AccelerateBuffer, U: AccelerateBuffer, V: AccelerateMutableBuffer>(
    _ vectorA: T, _ vectorB: U, result: inout V
  ) where T.Element == Double, U.Element == Double, V.Element == Double {
    write(vectorB, vectorA, &result) { vDSP_vsubD($0, 1, $1, 1, $2, 1, $3) }
  }

  /// Multiplies a vector by a number.
  public static func multiply<U: AccelerateBuffer>(_ scalar: Float, _ vector: U) -> [Float] where U.Element == Float {
    made(vector.count) { multiply(scalar, vector, result: &$0) }
  }

  /// Multiplies a vector by a number.
  public static func multiply<U: AccelerateBuffer, V: AccelerateMutableBuffer>(
    _ scalar: Float, _ vector: U, result: inout V
  ) where U.Element == Float, V.Element == Float {
    withUnsafePointer(to: scalar) { scalar in
      write(vector, &result) { vDSP_vsmul($0, 1, scalar, $1, 1, $2) }
    }
  }

  /// Multiplies a vector by a number.
  public static func multiply<U: AccelerateBuffer>(_ scalar: Double, _ vector: U) -> [Double]
  where U.Element == Double {
    made(vector.count) { multiply(scalar, vector, result: &$0) }
  }

  /// Multiplies a vector by a number.
  public static func multiply<U: AccelerateBuffer, V: AccelerateMutableBuffer>(
    _ scalar: Double, _ vector: U, result: inout V
  ) where U.Element == Double, V.Element == Double {
    withUnsafePointer(to: scalar) { scalar in
      write(vector, &result) { vDSP_vsmulD($0, 1, scalar, $1, 1, $2) }
    }
  }

  /// Multiplies two vectors, element by element.
  public static func multiply<T: AccelerateBuffer, U: AccelerateBuffer>(_ vectorA: T, _ vectorB: U) -> [Float]
  where T.Element == Float, U.Element == Float {
    made(vectorA.count) { multiply(vectorA, vectorB, result: &$0) }
  }

  /// Multiplies two vectors, element by element.
  public static func multiply<T: AccelerateBuffer, U: AccelerateBuffer, V: AccelerateMutableBuffer>(
    _ vectorA: T, _ vectorB: U, result: inout V
  ) where T.Element == Float, U.Element == Float, V.Element == Float {
    write(vectorA, vectorB, &result) { vDSP_vmul($0, 1, $1, 1, $2, 1, $3) }
  }

  /// Multiplies two vectors, element by element.
  public static func multiply<T: AccelerateBuffer, U: AccelerateBuffer>(_ vectorA: T, _ vectorB: U) -> [Double]
  where T.Element == Double, U.Element == Double {
    made(vectorA.count) { multiply(vectorA, vectorB, result: &$0) }
  }

  /// Multiplies two vectors, element by element.
  public static func multiply<T: AccelerateBuffer, U: AccelerateBuffer, V: AccelerateMutableBuffer>(
    _ vectorA: T, _ vectorB: U, result: inout V
  ) where T.Element == Double, U.Element == Double, V.Element == Double {
    write(vectorA, vectorB, &result) { vDSP_vmulD($0, 1, $1, 1, $2, 1, $3) }
  }

  /// Divides a vector by a number.
  public static func divide<U: AccelerateBuffer>(_ vector: U, _ scalar: Float) -> [Float] where U.Element == Float {
    made(vector.count) { divide(vector, scalar, result: &$0) }
  }

  /// Divides a vector by a number.
  public static func divide<U: AccelerateBuffer, V: AccelerateMutableBuffer>(
    _ vector: U, _ scalar: Float, result: inout V
  ) where U.Element == Float, V.Element == Float {
    withUnsafePointer(to: scalar) { scalar in
      write(vector, &result) { vDSP_vsdiv($0, 1, scalar, $1, 1, $2) }
    }
  }

  /// Divides a vector by a number.
  public static func divide<U: AccelerateBuffer>(_ vector: U, _ scalar: Double) -> [Double] where U.Element == Double {
    made(vector.count) { divide(vector, scalar, result: &$0) }
  }

  /// Divides a vector by a number.
  public static func divide<U: AccelerateBuffer, V: AccelerateMutableBuffer>(
    _ vector: U, _ scalar: Double, result: inout V
  ) where U.Element == Double, V.Element == Double {
    withUnsafePointer(to: scalar) { scalar in
      write(vector, &result) { vDSP_vsdivD($0, 1, scalar, $1, 1, $2) }
    }
  }

  /// Divides a number by each element of a vector.
  public static func divide<U: AccelerateBuffer>(_ scalar: Float, _ vector: U) -> [Float] where U.Element == Float {
    made(vector.count) { divide(scalar, vector, result: &$0) }
  }

  /// Divides a number by each element of a vector.
  public static func divide<U: AccelerateBuffer, V: AccelerateMutableBuffer>(
    _ scalar: Float, _ vector: U, result: inout V
  ) where U.Element == Float, V.Element == Float {
    withUnsafePointer(to: scalar) { scalar in
      write(vector, &result) { vDSP_svdiv(scalar, $0, 1, $1, 1, $2) }
    }
  }

  /// Divides a number by each element of a vector.
  public static func divide<U: AccelerateBuffer>(_ scalar: Double, _ vector: U) -> [Double] where U.Element == Double {
    made(vector.count) { divide(scalar, vector, result: &$0) }
  }

  /// Divides a number by each element of a vector.
  public static func divide<U: AccelerateBuffer, V: AccelerateMutableBuffer>(
    _ scalar: Double, _ vector: U, result: inout V
  ) where U.Element == Double, V.Element == Double {
    withUnsafePointer(to: scalar) { scalar in
      write(vector, &result) { vDSP_svdivD(scalar, $0, 1, $1, 1, $2) }
    }
  }

  /// Divides the first vector by the second.
  public static func divide<T: AccelerateBuffer, U: AccelerateBuffer>(_ vectorA: T, _ vectorB: U) -> [Float]
  where T.Element == Float, U.Element == Float {
    made(vectorA.count) { divide(vectorA, vectorB, result: &$0) }
  }

  /// Divides the first vector by the second.
  public static func divide<T: AccelerateBuffer, U: AccelerateBuffer, V: AccelerateMutableBuffer>(
    _ vectorA: T, _ vectorB: U, result: inout V
  ) where T.Element == Float, U.Element == Float, V.Element == Float {
    write(vectorB, vectorA, &result) { vDSP_vdiv($0, 1, $1, 1, $2, 1, $3) }
  }

  /// Divides the first vector by the second.
  public static func divide<T: AccelerateBuffer, U: AccelerateBuffer>(_ vectorA: T, _ vectorB: U) -> [Double]
  where T.Element == Double, U.Element == Double {
    made(vectorA.count) { divide(vectorA, vectorB, result: &$0) }
  }

  /// Divides the first vector by the second.
  public static func divide<T: AccelerateBuffer, U: AccelerateBuffer, V: AccelerateMutableBuffer>(
    _ vectorA: T, _ vectorB: U, result: inout V
  ) where T.Element == Double, U.Element == Double, V.Element == Double {
    write(vectorB, vectorA, &result) { vDSP_vdivD($0, 1, $1, 1, $2, 1, $3) }
  }

}
