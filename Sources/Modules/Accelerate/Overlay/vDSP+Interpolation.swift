extension vDSP {
  /// Interpolates between two vectors.
  public static func linearInterpolate<T: AccelerateBuffer, U: AccelerateBuffer>(
    _ vectorA: T, _ vectorB: U, using interpolationConstant: Float
  ) -> [Float] where T.Element == Float, U.Element == Float {
    made(vectorA.count) { linearInterpolate(vectorA, vectorB, using: interpolationConstant, result: &$0) }
  }

  /// Interpolates between two vectors.
  public static func linearInterpolate<T: AccelerateBuffer, U: AccelerateBuffer, V: AccelerateMutableBuffer>(
    _ vectorA: T, _ vectorB: U, using interpolationConstant: Float, result: inout V
  ) where T.Element == Float, U.Element == Float, V.Element == Float {
    withUnsafePointer(to: interpolationConstant) { constant in
      write(vectorA, vectorB, &result) { vDSP_vintb($0, 1, $1, 1, constant, $2, 1, $3) }
    }
  }

  /// Interpolates between two vectors.
  public static func linearInterpolate<T: AccelerateBuffer, U: AccelerateBuffer>(
    _ vectorA: T, _ vectorB: U, using interpolationConstant: Double
  ) -> [Double] where T.Element == Double, U.Element == Double {
    made(vectorA.count) { linearInterpolate(vectorA, vectorB, using: interpolationConstant, result: &$0) }
  }

  /// Interpolates between two vectors.
  public static func linearInterpolate<T: AccelerateBuffer, U: AccelerateBuffer, V: AccelerateMutableBuffer>(
    _ vectorA: T, _ vectorB: U, using interpolationConstant: Double, result: inout V
  ) where T.Element == Double, U.Element == Double, V.Element == Double {
    withUnsafePointer(to: interpolationConstant) { constant in
      write(vectorA, vectorB, &result) { vDSP_vintbD($0, 1, $1, 1, constant, $2, 1, $3) }
    }
  }

  /// Interpolates between the elements of a vector, at indices with fractions.
  public static func linearInterpolate<T: AccelerateBuffer, U: AccelerateBuffer>(
    elementsOf vector: T, using controlVector: U
  ) -> [Float] where T.Element == Float, U.Element == Float {
    made(controlVector.count) { linearInterpolate(elementsOf: vector, using: controlVector, result: &$0) }
  }

  /// Interpolates between the elements of a vector, at indices with fractions.
  public static func linearInterpolate<T: AccelerateBuffer, U: AccelerateBuffer, V: AccelerateMutableBuffer>(
    elementsOf vector: T, using controlVector: U, result: inout V
  ) where T.Element == Float, U.Element == Float, V.Element == Float {
    write(controlVector, &result) { b, c, n in read(vector) { a, m in vDSP_vlint(a, b, 1, c, 1, n, m) } }
  }

  /// Interpolates between the elements of a vector, at indices with fractions.
  public static func linearInterpolate<T: AccelerateBuffer, U: AccelerateBuffer>(
    elementsOf vector: T, using controlVector: U
  ) -> [Double] where T.Element == Double, U.Element == Double {
    made(controlVector.count) { linearInterpolate(elementsOf: vector, using: controlVector, result: &$0) }
  }

  /// Interpolates between the elements of a vector, at indices with fractions.
  public static func linearInterpolate<T: AccelerateBuffer, U: AccelerateBuffer, V: AccelerateMutableBuffer>(
    elementsOf vector: T, using controlVector: U, result: inout V
  ) where T.Element == Double, U.Element == Double, V.Element == Double {
    write(controlVector, &result) { b, c, n in read(vector) { a, m in vDSP_vlintD(a, b, 1, c, 1, n, m) } }
  }

  /// Interpolates in a table at offsets times a scale plus a base.
  public static func linearInterpolate<T: AccelerateBuffer, U: AccelerateBuffer>(
    lookupTable: T, withOffsets offsets: U, scale: Float = 1, baseOffset: Float = 0
  ) -> [Float] where T.Element == Float, U.Element == Float {
    made(offsets.count) {
      linearInterpolate(
        lookupTable: lookupTable, withOffsets: offsets, scale: scale, baseOffset: baseOffset, result: &$0)
    }
  }

  /// Interpolates in a table at offsets times a scale plus a base.
  public static func linearInterpolate<T: AccelerateBuffer, U: AccelerateBuffer, V: AccelerateMutableBuffer>(
    lookupTable: T, withOffsets offsets: U, scale: Float = 1, baseOffset: Float = 0, result: inout V
  ) where T.Element == Float, U.Element == Float, V.Element == Float {
    withUnsafePointer(to: scale) { scale in
      withUnsafePointer(to: baseOffset) { base in
        write(offsets, &result) { a, c, n in
          read(lookupTable) { table, m in vDSP_vtabi(a, 1, scale, base, table, m, c, 1, n) }
        }
      }
    }
  }

  /// Interpolates in a table at offsets times a scale plus a base.
  public static func linearInterpolate<T: AccelerateBuffer, U: AccelerateBuffer>(
    lookupTable: T, withOffsets offsets: U, scale: Double = 1, baseOffset: Double = 0
  ) -> [Double] where T.Element == Double, U.Element == Double {
    made(offsets.count) {
      linearInterpolate(
        lookupTable: lookupTable, withOffsets: offsets, scale: scale, baseOffset: baseOffset, result: &$0)
    }
  }

  /// Interpolates in a table at offsets times a scale plus a base.
  public static func linearInterpolate<T: AccelerateBuffer, U: AccelerateBuffer, V: AccelerateMutableBuffer>(
    lookupTable: T, withOffsets offsets: U, scale: Double = 1, baseOffset: Double = 0, result: inout V
  ) where T.Element == Double, U.Element == Double, V.Element == Double {
    withUnsafePointer(to: scale) { scale in
      withUnsafePointer(to: baseOffset) { base in
        write(offsets, &result) { a, c, n in
          read(lookupTable) { table, m in vDSP_vtabiD(a, 1, scale, base, table, m, c, 1, n) }
        }
      }
    }
  }

  /// Fills the distances between values at indices by straight lines.
  public static func linearInterpolate<T: AccelerateBuffer, U: AccelerateBuffer>(values: T, atIndices indices: U)
    -> [Float] where T.Element == Float, U.Element == Float
  {
    made(Int(indices.withUnsafeBufferPointer { $0.last ?? -1 }) + 1) {
      linearInterpolate(values: values, atIndices: indices, result: &$0)
    }
  }

  /// Fills the distances between values at indices by straight lines.
  public static func linearInterpolate<T: AccelerateBuffer, U: AccelerateBuffer, V: AccelerateMutableBuffer>(
    values: T, atIndices indices: U, result: inout V
  ) where T.Element == Float, U.Element == Float, V.Element == Float {
    write(&result) { c, n in
      read(values, indices) { a, b, m in vDSP_vgenp(a, 1, b, 1, c, 1, n, m) }
    }
  }

  /// Fills the distances between values at indices by straight lines.
  public static func linearInterpolate<T: AccelerateBuffer, U: AccelerateBuffer>(values: T, atIndices indices: U)
    -> [Double] where T.Element == Double, U.Element == Double
  {
    made(Int(indices.withUnsafeBufferPointer { $0.last ?? -1 }) + 1) {
      linearInterpolate(values: values, atIndices: indices, result: &$0)
    }
  }

  /// Fills the distances between values at indices by straight lines.
  public static func linearInterpolate<T: AccelerateBuffer, U: AccelerateBuffer, V: AccelerateMutableBuffer>(
    values: T, atIndices indices: U, result: inout V
  ) where T.Element == Double, U.Element == Double, V.Element == Double {
    write(&result) { c, n in
      read(values, indices) { a, b, m in vDSP_vgenpD(a, 1, b, 1, c, 1, n, m) }
    }
  }

  /// Goes over from a vector to another.
  public static func taperedMerge<T: AccelerateBuffer, U: AccelerateBuffer>(_ vectorA: T, _ vectorB: U) -> [Float]
  where T.Element == Float, U.Element == Float {
    made(vectorA.count) { taperedMerge(vectorA, vectorB, result: &$0) }
  }

  /// Goes over from a vector to another.
  public static func taperedMerge<T: AccelerateBuffer, U: AccelerateBuffer, V: AccelerateMutableBuffer>(
    _ vectorA: T, _ vectorB: U, result: inout V
  ) where T.Element == Float, U.Element == Float, V.Element == Float {
    write(vectorA, vectorB, &result) { vDSP_vtmerg($0, 1, $1, 1, $2, 1, $3) }
  }

  /// Goes over from a vector to another.
  public static func taperedMerge<T: AccelerateBuffer, U: AccelerateBuffer>(_ vectorA: T, _ vectorB: U) -> [Double]
  where T.Element == Double, U.Element == Double {
    made(vectorA.count) { taperedMerge(vectorA, vectorB, result: &$0) }
  }

  /// Goes over from a vector to another.
  public static func taperedMerge<T: AccelerateBuffer, U: AccelerateBuffer, V: AccelerateMutableBuffer>(
    _ vectorA: T, _ vectorB: U, result: inout V
  ) where T.Element == Double, U.Element == Double, V.Element == Double {
    write(vectorA, vectorB, &result) { vDSP_vtmergD($0, 1, $1, 1, $2, 1, $3) }
  }

}
