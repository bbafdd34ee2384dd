extension vDSP {
  /// The angles of complex numbers, in radians.
  public static func phase<V: AccelerateMutableBuffer>(_ splitComplex: DSPSplitComplex, result: inout V)
  where V.Element == Float {
    withUnsafePointer(to: splitComplex) { z in write(&result) { vDSP_zvphas(z, 1, $0, 1, $1) } }
  }

  /// The magnitudes of complex numbers.
  public static func absolute<V: AccelerateMutableBuffer>(_ vector: DSPSplitComplex, result: inout V)
  where V.Element == Float {
    withUnsafePointer(to: vector) { z in write(&result) { vDSP_zvabs(z, 1, $0, 1, $1) } }
  }

  /// The squares of complex numbers' magnitudes.
  public static func squareMagnitudes<V: AccelerateMutableBuffer>(_ splitComplex: DSPSplitComplex, result: inout V)
  where V.Element == Float {
    withUnsafePointer(to: splitComplex) { z in write(&result) { vDSP_zvmags(z, 1, $0, 1, $1) } }
  }

  /// Copies complex numbers.
  public static func copy(_ source: DSPSplitComplex, to destination: inout DSPSplitComplex, count: Int) {
    withUnsafePointer(to: source) { vDSP_zvmov($0, 1, &destination, 1, vDSP_Length(count)) }
  }

  /// The conjugates of complex numbers.
  public static func conjugate(_ splitComplex: DSPSplitComplex, count: Int, result: inout DSPSplitComplex) {
    withUnsafePointer(to: splitComplex) { vDSP_zvconj($0, 1, &result, 1, vDSP_Length(count)) }
  }

  /// Divides complex numbers by a vector.
  public static func divide<U: AccelerateBuffer>(
    _ splitComplex: DSPSplitComplex, by vector: U, result: inout DSPSplitComplex
  ) where U.Element == Float {
    withUnsafePointer(to: splitComplex) { z in read(vector) { vDSP_zrvdiv(z, 1, $0, 1, &result, 1, $1) } }
  }

  /// Multiplies complex numbers by a vector.
  public static func multiply<U: AccelerateBuffer>(
    _ splitComplex: DSPSplitComplex, by vector: U, result: inout DSPSplitComplex
  ) where U.Element == Float {
    withUnsafePointer(to: splitComplex) { z in read(vector) { vDSP_zrvmul(z, 1, $0, 1, &result, 1, $1) } }
  }

  /// Multiplies two vectors of complex numbers, of which the first can be conjugated.
  public static func multiply(
    _ splitComplexA: DSPSplitComplex, by splitComplexB: DSPSplitComplex, count: Int, useConjugate: Bool,
    result: inout DSPSplitComplex
  ) {
    withUnsafePointer(to: splitComplexA) { a in
      withUnsafePointer(to: splitComplexB) { b in
        vDSP_zvmul(a, 1, b, 1, &result, 1, vDSP_Length(count), useConjugate ? -1 : 1)
      }
    }
  }

  /// Adds two vectors of complex numbers.
  public static func add(
    _ splitComplexA: DSPSplitComplex, to splitComplexB: DSPSplitComplex, count: Int, result: inout DSPSplitComplex
  ) {
    withUnsafePointer(to: splitComplexA) { a in
      withUnsafePointer(to: splitComplexB) { b in vDSP_zvadd(a, 1, b, 1, &result, 1, vDSP_Length(count)) }
    }
  }

  /// Divides the first vector of complex numbers by the second.
  public static func divide(
    _ splitComplexA: DSPSplitComplex, by splitComplexB: DSPSplitComplex, count: Int, result: inout DSPSplitComplex
  ) {
    withUnsafePointer(to: splitComplexA) { a in
      withUnsafePointer(to: splitComplexB) { b in vDSP_zvdiv(b, 1, a, 1, &result, 1, vDSP_Length(count)) }
    }
  }

  /// Subtracts the first vector of complex numbers from the second.
  public static func subtract(
    _ splitComplexB: DSPSplitComplex, from splitComplexA: DSPSplitComplex, count: Int, result: inout DSPSplitComplex
  ) {
    withUnsafePointer(to: splitComplexA) { a in
      withUnsafePointer(to: splitComplexB) { b in vDSP_zvsub(a, 1, b, 1, &result, 1, vDSP_Length(count)) }
    }
  }

  /// Copies split complex numbers to others.
  public static func convert(
    splitComplexVector: DSPSplitComplex, toInterleavedComplexVector interleavedComplexVector: inout [DSPComplex]
  ) {
    let count = vDSP_Length(interleavedComplexVector.count)
    withUnsafePointer(to: splitComplexVector) { vDSP_ztoc($0, 1, &interleavedComplexVector, 2, count) }
  }

  /// Copies complex numbers to split ones.
  public static func convert(
    interleavedComplexVector: [DSPComplex], toSplitComplexVector splitComplexVector: inout DSPSplitComplex
  ) {
    vDSP_ctoz(interleavedComplexVector, 2, &splitComplexVector, 1, vDSP_Length(interleavedComplexVector.count))
  }

  /// The angles of complex numbers, in radians.
  public static func phase<V: AccelerateMutableBuffer>(_ splitComplex: DSPDoubleSplitComplex, result: inout V)
  where V.Element == Double {
    withUnsafePointer(to: splitComplex) { z in write(&result) { vDSP_zvphasD(z, 1, $0, 1, $1) } }
  }

  /// The magnitudes of complex numbers.
  public static func absolute<V: AccelerateMutableBuffer>(_ vector: DSPDoubleSplitComplex, result: inout V)
  where V.Element == Double {
    withUnsafePointer(to: vector) { z in write(&result) { vDSP_zvabsD(z, 1, $0, 1, $1) } }
  }

  /// The squares of complex numbers' magnitudes.
  public static func squareMagnitudes<V: AccelerateMutableBuffer>(
    _ splitComplex: DSPDoubleSplitComplex, result: inout V
  ) where V.Element == Double {
    withUnsafePointer(to: splitComplex) { z in write(&result) { vDSP_zvmagsD(z, 1, $0, 1, $1) } }
  }

  /// Copies complex numbers.
  public static func copy(_ source: DSPDoubleSplitComplex, to destination: inout DSPDoubleSplitComplex, count: Int) {
    withUnsafePointer(to: source) { vDSP_zvmovD($0, 1, &destination, 1, vDSP_Length(count)) }
  }

  /// The conjugates of complex numbers.
  public static func conjugate(_ splitComplex: DSPDoubleSplitComplex, count: Int, result: inout DSPDoubleSplitComplex) {
    withUnsafePointer(to: splitComplex) { vDSP_zvconjD($0, 1, &result, 1, vDSP_Length(count)) }
  }

  /// Divides complex numbers by a vector.
  public static func divide<U: AccelerateBuffer>(
    _ splitComplex: DSPDoubleSplitComplex, by vector: U, result: inout DSPDoubleSplitComplex
  ) where U.Element == Double {
    withUnsafePointer(to: splitComplex) { z in read(vector) { vDSP_zrvdivD(z, 1, $0, 1, &result, 1, $1) } }
  }

  /// Multiplies complex numbers by a vector.
  public static func multiply<U: AccelerateBuffer>(
    _ splitComplex: DSPDoubleSplitComplex, by vector: U, result: inout DSPDoubleSplitComplex
  ) where U.Element == Double {
    withUnsafePointer(to: splitComplex) { z in read(vector) { vDSP_zrvmulD(z, 1, $0, 1, &result, 1, $1) } }
  }

  /// Multiplies two vectors of complex numbers, of which the first can be conjugated.
  public static func multiply(
    _ splitComplexA: DSPDoubleSplitComplex, by splitComplexB: DSPDoubleSplitComplex, count: Int, useConjugate: Bool,
    result: inout DSPDoubleSplitComplex
  ) {
    withUnsafePointer(to: splitComplexA) { a in
      withUnsafePointer(to: splitComplexB) { b in
        vDSP_zvmulD(a, 1, b, 1, &result, 1, vDSP_Length(count), useConjugate ? -1 : 1)
      }
    }
  }

  /// Adds two vectors of complex numbers.
  public static func add(
    _ splitComplexA: DSPDoubleSplitComplex, to splitComplexB: DSPDoubleSplitComplex, count: Int,
    result: inout DSPDoubleSplitComplex
  ) {
    withUnsafePointer(to: splitComplexA) { a in
      withUnsafePointer(to: splitComplexB) { b in vDSP_zvaddD(a, 1, b, 1, &result, 1, vDSP_Length(count)) }
    }
  }

  /// Divides the first vector of complex numbers by the second.
  public static func divide(
    _ splitComplexA: DSPDoubleSplitComplex, by splitComplexB: DSPDoubleSplitComplex, count: Int,
    result: inout DSPDoubleSplitComplex
  ) {
    withUnsafePointer(to: splitComplexA) { a in
      withUnsafePointer(to: splitComplexB) { b in vDSP_zvdivD(b, 1, a, 1, &result, 1, vDSP_Length(count)) }
    }
  }

  /// Subtracts the first vector of complex numbers from the second.
  public static func subtract(
    _ splitComplexB: DSPDoubleSplitComplex, from splitComplexA: DSPDoubleSplitComplex, count: Int,
    result: inout DSPDoubleSplitComplex
  ) {
    withUnsafePointer(to: splitComplexA) { a in
      withUnsafePointer(to: splitComplexB) { b in vDSP_zvsubD(a, 1, b, 1, &result, 1, vDSP_Length(count)) }
    }
  }

  /// Copies split complex numbers to others.
  public static func convert(
    splitComplexVector: DSPDoubleSplitComplex,
    toInterleavedComplexVector interleavedComplexVector: inout [DSPDoubleComplex]
  ) {
    let count = vDSP_Length(interleavedComplexVector.count)
    withUnsafePointer(to: splitComplexVector) { vDSP_ztocD($0, 1, &interleavedComplexVector, 2, count) }
  }

  /// Copies complex numbers to split ones.
  public static func convert(
    interleavedComplexVector: [DSPDoubleComplex], toSplitComplexVector splitComplexVector: inout DSPDoubleSplitComplex
  ) {
    vDSP_ctozD(interleavedComplexVector, 2, &splitComplexVector, 1, vDSP_Length(interleavedComplexVector.count))
  }

}

extension Array where Element == Float {
  /// The real and imaginary parts of complex numbers in turn, times a number.
  public init(fromSplitComplex splitComplex: DSPSplitComplex, scale: Float, count: Int) {
    self = (0..<count).map { scale * ($0.isMultiple(of: 2) ? splitComplex.realp : splitComplex.imagp)[$0 / 2] }
  }
}

extension Array where Element == Double {
  /// The real and imaginary parts of complex numbers in turn, times a number.
  public init(fromSplitComplex splitComplex: DSPDoubleSplitComplex, scale: Double, count: Int) {
    self = (0..<count).map { scale * ($0.isMultiple(of: 2) ? splitComplex.realp : splitComplex.imagp)[$0 / 2] }
  }
}
