extension vDSP {
  /// Adds two vectors and multiplies the sum by a number.
  public static func multiply<T: AccelerateBuffer, U: AccelerateBuffer>(addition: (a: T, b: U), _ scalar: Float)
    -> [Float] where T.Element == Float, U.Element == Float
  {
    made(addition.a.count) { multiply(addition: addition, scalar, result: &$0) }
  }

  /// Adds two vectors and multiplies the sum by a number.
  public static func multiply<T: AccelerateBuffer, U: AccelerateBuffer, V: AccelerateMutableBuffer>(
    addition: (a: T, b: U), _ scalar: Float, result: inout V
  ) where T.Element == Float, U.Element == Float, V.Element == Float {
    let parts = [addition.a.count, addition.b.count]
    precondition(parts.allSatisfy { $0 == result.count }, "Vectors have the same number of elements.")
    write(&result) { r, n in
      read(addition.a) { a, _ in
        read(addition.b) { b, _ in
          withUnsafePointer(to: scalar) { s in
            vDSP_vasm(a, 1, b, 1, s, r, 1, n)
          }
        }
      }
    }
  }

  /// Adds two vectors and multiplies the sum by a number.
  public static func multiply<T: AccelerateBuffer, U: AccelerateBuffer>(addition: (a: T, b: U), _ scalar: Double)
    -> [Double] where T.Element == Double, U.Element == Double
  {
    made(addition.a.count) { multiply(addition: addition, scalar, result: &$0) }
  }

  /// Adds two vectors and multiplies the sum by a number.
  public static func multiply<T: AccelerateBuffer, U: AccelerateBuffer, V: AccelerateMutableBuffer>(
    addition: (a: T, b: U), _ scalar: Double, result: inout V
  ) where T.Element == Double, U.Element == Double, V.Element == Double {
    let parts = [addition.a.count, addition.b.count]
    precondition(parts.allSatisfy { $0 == result.count }, "Vectors have the same number of elements.")
    write(&result) { r, n in
      read(addition.a) { a, _ in
        read(addition.b) { b, _ in
          withUnsafePointer(to: scalar) { s in
            vDSP_vasmD(a, 1, b, 1, s, r, 1, n)
          }
        }
      }
    }
  }

  /// Subtracts two vectors and multiplies the difference by a number.
  public static func multiply<T: AccelerateBuffer, U: AccelerateBuffer>(subtraction: (a: T, b: U), _ scalar: Float)
    -> [Float] where T.Element == Float, U.Element == Float
  {
    made(subtraction.a.count) { multiply(subtraction: subtraction, scalar, result: &$0) }
  }

  /// Subtracts two vectors and multiplies the difference by a number.
  public static func multiply<T: AccelerateBuffer, U: AccelerateBuffer, V: AccelerateMutableBuffer>(
    subtraction: (a: T, b: U), _ scalar: Float, result: inout V
  ) where T.Element == Float, U.Element == Float, V.Element == Float {
    let parts = [subtraction.a.count, subtraction.b.count]
    precondition(parts.allSatisfy { $0 == result.count }, "Vectors have the same number of elements.")
    write(&result) { r, n in
      read(subtraction.a) { a, _ in
        read(subtraction.b) { b, _ in
          withUnsafePointer(to: scalar) { s in
            vDSP_vsbsm(a, 1, b, 1, s, r, 1, n)
          }
        }
      }
    }
  }

  /// Subtracts two vectors and multiplies the difference by a number.
  public static func multiply<T: AccelerateBuffer, U: AccelerateBuffer>(subtraction: (a: T, b: U), _ scalar: Double)
    -> [Double] where T.Element == Double, U.Element == Double
  {
    made(subtraction.a.count) { multiply(subtraction: subtraction, scalar, result: &$0) }
  }

  /// Subtracts two vectors and multiplies the difference by a number.
  public static func multiply<T: AccelerateBuffer, U: AccelerateBuffer, V: AccelerateMutableBuffer>(
    subtraction: (a: T, b: U), _ scalar: Double, result: inout V
  ) where T.Element == Double, U.Element == Double, V.Element == Double {
    let parts = [subtraction.a.count, subtraction.b.count]
    precondition(parts.allSatisfy { $0 == result.count }, "Vectors have the same number of elements.")
    write(&result) { r, n in
      read(subtraction.a) { a, _ in
        read(subtraction.b) { b, _ in
          withUnsafePointer(to: scalar) { s in
            vDSP_vsbsmD(a, 1, b, 1, s, r, 1, n)
          }
        }
      }
    }
  }

  /// Adds two vectors and multiplies the sum by a third.
  public static func multiply<S: AccelerateBuffer, T: AccelerateBuffer, U: AccelerateBuffer>(
    addition: (a: S, b: T), _ vector: U
  ) -> [Float] where S.Element == Float, T.Element == Float, U.Element == Float {
    made(addition.a.count) { multiply(addition: addition, vector, result: &$0) }
  }

  /// Adds two vectors and multiplies the sum by a third.
  public static func multiply<
    S: AccelerateBuffer, T: AccelerateBuffer, U: AccelerateBuffer, V: AccelerateMutableBuffer
  >(addition: (a: S, b: T), _ vector: U, result: inout V)
  where S.Element == Float, T.Element == Float, U.Element == Float, V.Element == Float {
    let parts = [addition.a.count, addition.b.count, vector.count]
    precondition(parts.allSatisfy { $0 == result.count }, "Vectors have the same number of elements.")
    write(&result) { r, n in
      read(addition.a) { a, _ in
        read(addition.b) { b, _ in
          read(vector) { c, _ in
            vDSP_vam(a, 1, b, 1, c, 1, r, 1, n)
          }
        }
      }
    }
  }

  /// Adds two vectors and multiplies the sum by a third.
  public static func multiply<S: AccelerateBuffer, T: AccelerateBuffer, U: AccelerateBuffer>(
    addition: (a: S, b: T), _ vector: U
  ) -> [Double] where S.Element == Double, T.Element == Double, U.Element == Double {
    made(addition.a.count) { multiply(addition: addition, vector, result: &$0) }
  }

  /// Adds two vectors and multiplies the sum by a third.
  public static func multiply<
    S: AccelerateBuffer, T: AccelerateBuffer, U: AccelerateBuffer, V: AccelerateMutableBuffer
  >(addition: (a: S, b: T), _ vector: U, result: inout V)
  where S.Element == Double, T.Element == Double, U.Element == Double, V.Element == Double {
    let parts = [addition.a.count, addition.b.count, vector.count]
    precondition(parts.allSatisfy { $0 == result.count }, "Vectors have the same number of elements.")
    write(&result) { r, n in
      read(addition.a) { a, _ in
        read(addition.b) { b, _ in
          read(vector) { c, _ in
            vDSP_vamD(a, 1, b, 1, c, 1, r, 1, n)
          }
        }
      }
    }
  }

  /// Subtracts two vectors and multiplies the difference by a third.
  public static func multiply<S: AccelerateBuffer, T: AccelerateBuffer, U: AccelerateBuffer>(
    subtraction: (a: S, b: T), _ vector: U
  ) -> [Float] where S.Element == Float, T.Element == Float, U.Element == Float {
    made(subtraction.a.count) { multiply(subtraction: subtraction, vector, result: &$0) }
  }

  /// Subtracts two vectors and multiplies the difference by a third.
  public static func multiply<
    S: AccelerateBuffer, T: AccelerateBuffer, U: AccelerateBuffer, V: AccelerateMutableBuffer
  >(subtraction: (a: S, b: T), _ vector: U, result: inout V)
  where S.Element == Float, T.Element == Float, U.Element == Float, V.Element == Float {
    let parts = [subtraction.a.count, subtraction.b.count, vector.count]
    precondition(parts.allSatisfy { $0 == result.count }, "Vectors have the same number of elements.")
    write(&result) { r, n in
      read(subtraction.a) { a, _ in
        read(subtraction.b) { b, _ in
          read(vector) { c, _ in
            vDSP_vsbm(a, 1, b, 1, c, 1, r, 1, n)
          }
        }
      }
    }
  }

  /// Subtracts two vectors and multiplies the difference by a third.
  public static func multiply<S: AccelerateBuffer, T: AccelerateBuffer, U: AccelerateBuffer>(
    subtraction: (a: S, b: T), _ vector: U
  ) -> [Double] where S.Element == Double, T.Element == Double, U.Element == Double {
    made(subtraction.a.count) { multiply(subtraction: subtraction, vector, result: &$0) }
  }

  /// Subtracts two vectors and multiplies the difference by a third.
  public static func multiply<
    S: AccelerateBuffer, T: AccelerateBuffer, U: AccelerateBuffer, V: AccelerateMutableBuffer
  >(subtraction: (a: S, b: T), _ vector: U, result: inout V)
  where S.Element == Double, T.Element == Double, U.Element == Double, V.Element == Double {
    let parts = [subtraction.a.count, subtraction.b.count, vector.count]
    precondition(parts.allSatisfy { $0 == result.count }, "Vectors have the same number of elements.")
    write(&result) { r, n in
      read(subtraction.a) { a, _ in
        read(subtraction.b) { b, _ in
          read(vector) { c, _ in
            vDSP_vsbmD(a, 1, b, 1, c, 1, r, 1, n)
          }
        }
      }
    }
  }

  /// Multiplies two vectors and adds a number.
  public static func add<T: AccelerateBuffer, U: AccelerateBuffer>(multiplication: (a: T, b: U), _ scalar: Float)
    -> [Float] where T.Element == Float, U.Element == Float
  {
    made(multiplication.a.count) { add(multiplication: multiplication, scalar, result: &$0) }
  }

  /// Multiplies two vectors and adds a number.
  public static func add<T: AccelerateBuffer, U: AccelerateBuffer, V: AccelerateMutableBuffer>(
    multiplication: (a: T, b: U), _ scalar: Float, result: inout V
  ) where T.Element == Float, U.Element == Float, V.Element == Float {
    let parts = [multiplication.a.count, multiplication.b.count]
    precondition(parts.allSatisfy { $0 == result.count }, "Vectors have the same number of elements.")
    write(&result) { r, n in
      read(multiplication.a) { a, _ in
        read(multiplication.b) { b, _ in
          withUnsafePointer(to: scalar) { s in
            vDSP_vmsa(a, 1, b, 1, s, r, 1, n)
          }
        }
      }
    }
  }

  /// Multiplies two vectors and adds a number.
  public static func add<T: AccelerateBuffer, U: AccelerateBuffer>(multiplication: (a: T, b: U), _ scalar: Double)
    -> [Double] where T.Element == Double, U.Element == Double
  {
    made(multiplication.a.count) { add(multiplication: multiplication, scalar, result: &$0) }
  }

  /// Multiplies two vectors and adds a number.
  public static func add<T: AccelerateBuffer, U: AccelerateBuffer, V: AccelerateMutableBuffer>(
    multiplication: (a: T, b: U), _ scalar: Double, result: inout V
  ) where T.Element == Double, U.Element == Double, V.Element == Double {
    let parts = [multiplication.a.count, multiplication.b.count]
    precondition(parts.allSatisfy { $0 == result.count }, "Vectors have the same number of elements.")
    write(&result) { r, n in
      read(multiplication.a) { a, _ in
        read(multiplication.b) { b, _ in
          withUnsafePointer(to: scalar) { s in
            vDSP_vmsaD(a, 1, b, 1, s, r, 1, n)
          }
        }
      }
    }
  }

  /// Multiplies two vectors and adds a third.
  public static func add<S: AccelerateBuffer, T: AccelerateBuffer, U: AccelerateBuffer>(
    multiplication: (a: S, b: T), _ vector: U
  ) -> [Float] where S.Element == Float, T.Element == Float, U.Element == Float {
    made(multiplication.a.count) { add(multiplication: multiplication, vector, result: &$0) }
  }

  /// Multiplies two vectors and adds a third.
  public static func add<S: AccelerateBuffer, T: AccelerateBuffer, U: AccelerateBuffer, V: AccelerateMutableBuffer>(
    multiplication: (a: S, b: T), _ vector: U, result: inout V
  ) where S.Element == Float, T.Element == Float, U.Element == Float, V.Element == Float {
    let parts = [multiplication.a.count, multiplication.b.count, vector.count]
    precondition(parts.allSatisfy { $0 == result.count }, "Vectors have the same number of elements.")
    write(&result) { r, n in
      read(multiplication.a) { a, _ in
        read(multiplication.b) { b, _ in
          read(vector) { c, _ in
            vDSP_vma(a, 1, b, 1, c, 1, r, 1, n)
          }
        }
      }
    }
  }

  /// Multiplies two vectors and adds a third.
  public static func add<S: AccelerateBuffer, T: AccelerateBuffer, U: AccelerateBuffer>(
    multiplication: (a: S, b: T), _ vector: U
  ) -> [Double] where S.Element == Double, T.Element == Double, U.Element == Double {
    made(multiplication.a.count) { add(multiplication: multiplication, vector, result: &$0) }
  }

  /// Multiplies two vectors and adds a third.
  public static func add<S: AccelerateBuffer, T: AccelerateBuffer, U: AccelerateBuffer, V: AccelerateMutableBuffer>(
    multiplication: (a: S, b: T), _ vector: U, result: inout V
  ) where S.Element == Double, T.Element == Double, U.Element == Double, V.Element == Double {
    let parts = [multiplication.a.count, multiplication.b.count, vector.count]
    precondition(parts.allSatisfy { $0 == result.count }, "Vectors have the same number of elements.")
    write(&result) { r, n in
      read(multiplication.a) { a, _ in
        read(multiplication.b) { b, _ in
          read(vector) { c, _ in
            vDSP_vmaD(a, 1, b, 1, c, 1, r, 1, n)
          }
        }
      }
    }
  }

}
