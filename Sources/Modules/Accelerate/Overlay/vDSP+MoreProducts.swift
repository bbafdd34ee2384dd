extension vDSP {
  /// Multiplies two vectors and subtracts a third.
  public static func subtract<S: AccelerateBuffer, T: AccelerateBuffer, U: AccelerateBuffer>(
    multiplication: (a: T, b: U), _ vector: S
  ) -> [Float] where S.Element == Float, T.Element == Float, U.Element == Float {
    made(multiplication.a.count) { subtract(multiplication: multiplication, vector, result: &$0) }
  }

  /// Multiplies two vectors and subtracts a third.
  public static func subtract<
    S: AccelerateBuffer, T: AccelerateBuffer, U: AccelerateBuffer, V: AccelerateMutableBuffer
  >(multiplication: (a: T, b: U), _ vector: S, result: inout V)
  where S.Element == Float, T.Element == Float, U.Element == Float, V.Element == Float {
    let parts = [multiplication.a.count, multiplication.b.count, vector.count]
    precondition(parts.allSatisfy { $0 == result.count }, "Vectors have the same number of elements.")
    write(&result) { r, n in
      read(multiplication.a) { a, _ in
        read(multiplication.b) { b, _ in
          read(vector) { c, _ in
            vDSP_vmsb(a, 1, b, 1, c, 1, r, 1, n)
          }
        }
      }
    }
  }

  /// Multiplies two vectors and subtracts a third.
  public static func subtract<S: AccelerateBuffer, T: AccelerateBuffer, U: AccelerateBuffer>(
    multiplication: (a: T, b: U), _ vector: S
  ) -> [Double] where S.Element == Double, T.Element == Double, U.Element == Double {
    made(multiplication.a.count) { subtract(multiplication: multiplication, vector, result: &$0) }
  }

  /// Multiplies two vectors and subtracts a third.
  public static func subtract<
    S: AccelerateBuffer, T: AccelerateBuffer, U: AccelerateBuffer, V: AccelerateMutableBuffer
  >(multiplication: (a: T, b: U), _ vector: S, result: inout V)
  where S.Element == Double, T.Element == Double, U.Element == Double, V.Element == Double {
    let parts = [multiplication.a.count, multiplication.b.count, vector.count]
    precondition(parts.allSatisfy { $0 == result.count }, "Vectors have the same number of elements.")
    write(&result) { r, n in
      read(multiplication.a) { a, _ in
        read(multiplication.b) { b, _ in
          read(vector) { c, _ in
            vDSP_vmsbD(a, 1, b, 1, c, 1, r, 1, n)
          }
        }
      }
    }
  }

  /// Multiplies a vector by a number and adds another number.
  public static func add<U: AccelerateBuffer>(multiplication: (a: U, b: Float), _ scalar: Float) -> [Float]
  where U.Element == Float {
    made(multiplication.a.count) { add(multiplication: multiplication, scalar, result: &$0) }
  }

  /// Multiplies a vector by a number and adds another number.
  public static func add<U: AccelerateBuffer, V: AccelerateMutableBuffer>(
    multiplication: (a: U, b: Float), _ scalar: Float, result: inout V
  ) where U.Element == Float, V.Element == Float {
    let parts = [multiplication.a.count]
    precondition(parts.allSatisfy { $0 == result.count }, "Vectors have the same number of elements.")
    write(&result) { r, n in
      read(multiplication.a) { a, _ in
        withUnsafePointer(to: multiplication.b) { b in
          withUnsafePointer(to: scalar) { s in
            vDSP_vsmsa(a, 1, b, s, r, 1, n)
          }
        }
      }
    }
  }

  /// Multiplies a vector by a number and adds another number.
  public static func add<U: AccelerateBuffer>(multiplication: (a: U, b: Double), _ scalar: Double) -> [Double]
  where U.Element == Double {
    made(multiplication.a.count) { add(multiplication: multiplication, scalar, result: &$0) }
  }

  /// Multiplies a vector by a number and adds another number.
  public static func add<U: AccelerateBuffer, V: AccelerateMutableBuffer>(
    multiplication: (a: U, b: Double), _ scalar: Double, result: inout V
  ) where U.Element == Double, V.Element == Double {
    let parts = [multiplication.a.count]
    precondition(parts.allSatisfy { $0 == result.count }, "Vectors have the same number of elements.")
    write(&result) { r, n in
      read(multiplication.a) { a, _ in
        withUnsafePointer(to: multiplication.b) { b in
          withUnsafePointer(to: scalar) { s in
            vDSP_vsmsaD(a, 1, b, s, r, 1, n)
          }
        }
      }
    }
  }

  /// Multiplies a vector by a number and adds another vector.
  public static func add<T: AccelerateBuffer, U: AccelerateBuffer>(multiplication: (a: T, b: Float), _ vector: U)
    -> [Float] where T.Element == Float, U.Element == Float
  {
    made(multiplication.a.count) { add(multiplication: multiplication, vector, result: &$0) }
  }

  /// Multiplies a vector by a number and adds another vector.
  public static func add<T: AccelerateBuffer, U: AccelerateBuffer, V: AccelerateMutableBuffer>(
    multiplication: (a: T, b: Float), _ vector: U, result: inout V
  ) where T.Element == Float, U.Element == Float, V.Element == Float {
    let parts = [multiplication.a.count, vector.count]
    precondition(parts.allSatisfy { $0 == result.count }, "Vectors have the same number of elements.")
    write(&result) { r, n in
      read(multiplication.a) { a, _ in
        withUnsafePointer(to: multiplication.b) { b in
          read(vector) { c, _ in
            vDSP_vsma(a, 1, b, c, 1, r, 1, n)
          }
        }
      }
    }
  }

  /// Multiplies a vector by a number and adds another vector.
  public static func add<T: AccelerateBuffer, U: AccelerateBuffer>(multiplication: (a: T, b: Double), _ vector: U)
    -> [Double] where T.Element == Double, U.Element == Double
  {
    made(multiplication.a.count) { add(multiplication: multiplication, vector, result: &$0) }
  }

  /// Multiplies a vector by a number and adds another vector.
  public static func add<T: AccelerateBuffer, U: AccelerateBuffer, V: AccelerateMutableBuffer>(
    multiplication: (a: T, b: Double), _ vector: U, result: inout V
  ) where T.Element == Double, U.Element == Double, V.Element == Double {
    let parts = [multiplication.a.count, vector.count]
    precondition(parts.allSatisfy { $0 == result.count }, "Vectors have the same number of elements.")
    write(&result) { r, n in
      read(multiplication.a) { a, _ in
        withUnsafePointer(to: multiplication.b) { b in
          read(vector) { c, _ in
            vDSP_vsmaD(a, 1, b, c, 1, r, 1, n)
          }
        }
      }
    }
  }

  /// Multiplies a vector by a number and subtracts another vector.
  public static func subtract<T: AccelerateBuffer, U: AccelerateBuffer>(multiplication: (a: U, b: Float), _ vector: T)
    -> [Float] where T.Element == Float, U.Element == Float
  {
    made(multiplication.a.count) { subtract(multiplication: multiplication, vector, result: &$0) }
  }

  /// Multiplies a vector by a number and subtracts another vector.
  public static func subtract<T: AccelerateBuffer, U: AccelerateBuffer, V: AccelerateMutableBuffer>(
    multiplication: (a: U, b: Float), _ vector: T, result: inout V
  ) where T.Element == Float, U.Element == Float, V.Element == Float {
    let parts = [multiplication.a.count, vector.count]
    precondition(parts.allSatisfy { $0 == result.count }, "Vectors have the same number of elements.")
    write(&result) { r, n in
      read(multiplication.a) { a, _ in
        withUnsafePointer(to: multiplication.b) { b in
          read(vector) { c, _ in
            vDSP_vsmsb(a, 1, b, c, 1, r, 1, n)
          }
        }
      }
    }
  }

  /// Multiplies a vector by a number and subtracts another vector.
  public static func subtract<T: AccelerateBuffer, U: AccelerateBuffer>(multiplication: (a: U, b: Double), _ vector: T)
    -> [Double] where T.Element == Double, U.Element == Double
  {
    made(multiplication.a.count) { subtract(multiplication: multiplication, vector, result: &$0) }
  }

  /// Multiplies a vector by a number and subtracts another vector.
  public static func subtract<T: AccelerateBuffer, U: AccelerateBuffer, V: AccelerateMutableBuffer>(
    multiplication: (a: U, b: Double), _ vector: T, result: inout V
  ) where T.Element == Double, U.Element == Double, V.Element == Double {
    let parts = [multiplication.a.count, vector.count]
    precondition(parts.allSatisfy { $0 == result.count }, "Vectors have the same number of elements.")
    write(&result) { r, n in
      read(multiplication.a) { a, _ in
        withUnsafePointer(to: multiplication.b) { b in
          read(vector) { c, _ in
            vDSP_vsmsbD(a, 1, b, c, 1, r, 1, n)
          }
        }
      }
    }
  }

  /// Adds the products of two pairs of vectors.
  public static func add<R: AccelerateBuffer, S: AccelerateBuffer, T: AccelerateBuffer, U: AccelerateBuffer>(
    multiplication multiplicationAB: (a: R, b: S), multiplication multiplicationCD: (c: T, d: U)
  ) -> [Float] where R.Element == Float, S.Element == Float, T.Element == Float, U.Element == Float {
    made(multiplicationAB.a.count) {
      add(multiplication: multiplicationAB, multiplication: multiplicationCD, result: &$0)
    }
  }

  /// Adds the products of two pairs of vectors.
  public static func add<
    R: AccelerateBuffer, S: AccelerateBuffer, T: AccelerateBuffer, U: AccelerateBuffer, V: AccelerateMutableBuffer
  >(multiplication multiplicationAB: (a: R, b: S), multiplication multiplicationCD: (c: T, d: U), result: inout V)
  where R.Element == Float, S.Element == Float, T.Element == Float, U.Element == Float, V.Element == Float {
    let parts = [
      multiplicationAB.a.count, multiplicationAB.b.count, multiplicationCD.c.count, multiplicationCD.d.count,
    ]
    precondition(parts.allSatisfy { $0 == result.count }, "Vectors have the same number of elements.")
    write(&result) { r, n in
      read(multiplicationAB.a) { a, _ in
        read(multiplicationAB.b) { b, _ in
          read(multiplicationCD.c) { c, _ in
            read(multiplicationCD.d) { d, _ in
              vDSP_vmma(a, 1, b, 1, c, 1, d, 1, r, 1, n)
            }
          }
        }
      }
    }
  }

  /// Adds the products of two pairs of vectors.
  public static func add<R: AccelerateBuffer, S: AccelerateBuffer, T: AccelerateBuffer, U: AccelerateBuffer>(
    multiplication multiplicationAB: (a: R, b: S), multiplication multiplicationCD: (c: T, d: U)
  ) -> [Double] where R.Element == Double, S.Element == Double, T.Element == Double, U.Element == Double {
    made(multiplicationAB.a.count) {
      add(multiplication: multiplicationAB, multiplication: multiplicationCD, result: &$0)
    }
  }

  /// Adds the products of two pairs of vectors.
  public static func add<
    R: AccelerateBuffer, S: AccelerateBuffer, T: AccelerateBuffer, U: AccelerateBuffer, V: AccelerateMutableBuffer
  >(multiplication multiplicationAB: (a: R, b: S), multiplication multiplicationCD: (c: T, d: U), result: inout V)
  where R.Element == Double, S.Element == Double, T.Element == Double, U.Element == Double, V.Element == Double {
    let parts = [
      multiplicationAB.a.count, multiplicationAB.b.count, multiplicationCD.c.count, multiplicationCD.d.count,
    ]
    precondition(parts.allSatisfy { $0 == result.count }, "Vectors have the same number of elements.")
    write(&result) { r, n in
      read(multiplicationAB.a) { a, _ in
        read(multiplicationAB.b) { b, _ in
          read(multiplicationCD.c) { c, _ in
            read(multiplicationCD.d) { d, _ in
              vDSP_vmmaD(a, 1, b, 1, c, 1, d, 1, r, 1, n)
            }
          }
        }
      }
    }
  }

  /// Subtracts the products of two pairs of vectors.
  public static func subtract<R: AccelerateBuffer, S: AccelerateBuffer, T: AccelerateBuffer, U: AccelerateBuffer>(
    multiplication multiplicationAB: (a: T, b: U), multiplication multiplicationCD: (c: R, d: S)
  ) -> [Float] where R.Element == Float, S.Element == Float, T.Element == Float, U.Element == Float {
    made(multiplicationAB.a.count) {
      subtract(multiplication: multiplicationAB, multiplication: multiplicationCD, result: &$0)
    }
  }

  /// Subtracts the products of two pairs of vectors.
  public static func subtract<
    R: AccelerateBuffer, S: AccelerateBuffer, T: AccelerateBuffer, U: AccelerateBuffer, V: AccelerateMutableBuffer
  >(multiplication multiplicationAB: (a: T, b: U), multiplication multiplicationCD: (c: R, d: S), result: inout V)
  where R.Element == Float, S.Element == Float, T.Element == Float, U.Element == Float, V.Element == Float {
    let parts = [
      multiplicationAB.a.count, multiplicationAB.b.count, multiplicationCD.c.count, multiplicationCD.d.count,
    ]
    precondition(parts.allSatisfy { $0 == result.count }, "Vectors have the same number of elements.")
    write(&result) { r, n in
      read(multiplicationAB.a) { a, _ in
        read(multiplicationAB.b) { b, _ in
          read(multiplicationCD.c) { c, _ in
            read(multiplicationCD.d) { d, _ in
              vDSP_vmmsb(a, 1, b, 1, c, 1, d, 1, r, 1, n)
            }
          }
        }
      }
    }
  }

  /// Subtracts the products of two pairs of vectors.
  public static func subtract<R: AccelerateBuffer, S: AccelerateBuffer, T: AccelerateBuffer, U: AccelerateBuffer>(
    multiplication multiplicationAB: (a: T, b: U), multiplication multiplicationCD: (c: R, d: S)
  ) -> [Double] where R.Element == Double, S.Element == Double, T.Element == Double, U.Element == Double {
    made(multiplicationAB.a.count) {
      subtract(multiplication: multiplicationAB, multiplication: multiplicationCD, result: &$0)
    }
  }

  /// Subtracts the products of two pairs of vectors.
  public static func subtract<
    R: AccelerateBuffer, S: AccelerateBuffer, T: AccelerateBuffer, U: AccelerateBuffer, V: AccelerateMutableBuffer
  >(multiplication multiplicationAB: (a: T, b: U), multiplication multiplicationCD: (c: R, d: S), result: inout V)
  where R.Element == Double, S.Element == Double, T.Element == Double, U.Element == Double, V.Element == Double {
    let parts = [
      multiplicationAB.a.count, multiplicationAB.b.count, multiplicationCD.c.count, multiplicationCD.d.count,
    ]
    precondition(parts.allSatisfy { $0 == result.count }, "Vectors have the same number of elements.")
    write(&result) { r, n in
      read(multiplicationAB.a) { a, _ in
        read(multiplicationAB.b) { b, _ in
          read(multiplicationCD.c) { c, _ in
            read(multiplicationCD.d) { d, _ in
              vDSP_vmmsbD(a, 1, b, 1, c, 1, d, 1, r, 1, n)
            }
          }
        }
      }
    }
  }

}
