extension vDSP {
  /// Convolves a vector with a kernel.
  public static func convolve<T: AccelerateBuffer, U: AccelerateBuffer>(_ vector: T, withKernel kernel: U) -> [Float]
  where T.Element == Float, U.Element == Float {
    made(vector.count - kernel.count) { convolve(vector, withKernel: kernel, result: &$0) }
  }

  /// Convolves a vector with a kernel.
  public static func convolve<T: AccelerateBuffer, U: AccelerateBuffer, V: AccelerateMutableBuffer>(
    _ vector: T, withKernel kernel: U, result: inout V
  ) where T.Element == Float, U.Element == Float, V.Element == Float {
    precondition(vector.count >= result.count + kernel.count - 1, "The vector has to be longer than the result.")
    write(&result) { c, n in
      read(vector) { a, _ in
        read(kernel) { f, p in vDSP_conv(a, 1, f + Int(p) - 1, -1, c, 1, n, p) }
      }
    }
  }

  /// Convolves a vector with a kernel.
  public static func convolve<T: AccelerateBuffer, U: AccelerateBuffer>(_ vector: T, withKernel kernel: U) -> [Double]
  where T.Element == Double, U.Element == Double {
    made(vector.count - kernel.count) { convolve(vector, withKernel: kernel, result: &$0) }
  }

  /// Convolves a vector with a kernel.
  public static func convolve<T: AccelerateBuffer, U: AccelerateBuffer, V: AccelerateMutableBuffer>(
    _ vector: T, withKernel kernel: U, result: inout V
  ) where T.Element == Double, U.Element == Double, V.Element == Double {
    precondition(vector.count >= result.count + kernel.count - 1, "The vector has to be longer than the result.")
    write(&result) { c, n in
      read(vector) { a, _ in
        read(kernel) { f, p in vDSP_convD(a, 1, f + Int(p) - 1, -1, c, 1, n, p) }
      }
    }
  }

  /// Correlates a vector with a kernel.
  public static func correlate<T: AccelerateBuffer, U: AccelerateBuffer>(_ vector: T, withKernel kernel: U) -> [Float]
  where T.Element == Float, U.Element == Float {
    made(vector.count - kernel.count) { correlate(vector, withKernel: kernel, result: &$0) }
  }

  /// Correlates a vector with a kernel.
  public static func correlate<T: AccelerateBuffer, U: AccelerateBuffer, V: AccelerateMutableBuffer>(
    _ vector: T, withKernel kernel: U, result: inout V
  ) where T.Element == Float, U.Element == Float, V.Element == Float {
    precondition(vector.count >= result.count + kernel.count - 1, "The vector has to be longer than the result.")
    write(&result) { c, n in
      read(vector) { a, _ in
        read(kernel) { f, p in vDSP_conv(a, 1, f, 1, c, 1, n, p) }
      }
    }
  }

  /// Correlates a vector with a kernel.
  public static func correlate<T: AccelerateBuffer, U: AccelerateBuffer>(_ vector: T, withKernel kernel: U) -> [Double]
  where T.Element == Double, U.Element == Double {
    made(vector.count - kernel.count) { correlate(vector, withKernel: kernel, result: &$0) }
  }

  /// Correlates a vector with a kernel.
  public static func correlate<T: AccelerateBuffer, U: AccelerateBuffer, V: AccelerateMutableBuffer>(
    _ vector: T, withKernel kernel: U, result: inout V
  ) where T.Element == Double, U.Element == Double, V.Element == Double {
    precondition(vector.count >= result.count + kernel.count - 1, "The vector has to be longer than the result.")
    write(&result) { c, n in
      read(vector) { a, _ in
        read(kernel) { f, p in vDSP_convD(a, 1, f, 1, c, 1, n, p) }
      }
    }
  }

  /// Filters a picture with a kernel of 3 rows and columns; its edges become 0.
  public static func convolve<T: AccelerateBuffer, U: AccelerateBuffer>(
    _ vector: T, rowCount: Int, columnCount: Int, with3x3Kernel kernel: U
  ) -> [Float] where T.Element == Float, U.Element == Float {
    made(vector.count) {
      convolve(vector, rowCount: rowCount, columnCount: columnCount, with3x3Kernel: kernel, result: &$0)
    }
  }

  /// Filters a picture with a kernel of 3 rows and columns; its edges become 0.
  public static func convolve<T: AccelerateBuffer, U: AccelerateBuffer, V: AccelerateMutableBuffer>(
    _ vector: T, rowCount: Int, columnCount: Int, with3x3Kernel kernel: U, result: inout V
  ) where T.Element == Float, U.Element == Float, V.Element == Float {
    precondition(rowCount * columnCount == vector.count && kernel.count == 9, "The counts have to fit.")
    write(vector, &result) { a, c, _ in
      read(kernel) { f, _ in vDSP_f3x3(a, vDSP_Length(rowCount), vDSP_Length(columnCount), f, c) }
    }
  }

  /// Filters a picture with a kernel of 3 rows and columns; its edges become 0.
  public static func convolve<T: AccelerateBuffer, U: AccelerateBuffer>(
    _ vector: T, rowCount: Int, columnCount: Int, with3x3Kernel kernel: U
  ) -> [Double] where T.Element == Double, U.Element == Double {
    made(vector.count) {
      convolve(vector, rowCount: rowCount, columnCount: columnCount, with3x3Kernel: kernel, result: &$0)
    }
  }

  /// Filters a picture with a kernel of 3 rows and columns; its edges become 0.
  public static func convolve<T: AccelerateBuffer, U: AccelerateBuffer, V: AccelerateMutableBuffer>(
    _ vector: T, rowCount: Int, columnCount: Int, with3x3Kernel kernel: U, result: inout V
  ) where T.Element == Double, U.Element == Double, V.Element == Double {
    precondition(rowCount * columnCount == vector.count && kernel.count == 9, "The counts have to fit.")
    write(vector, &result) { a, c, _ in
      read(kernel) { f, _ in vDSP_f3x3D(a, vDSP_Length(rowCount), vDSP_Length(columnCount), f, c) }
    }
  }

  /// Filters a picture with a kernel of 5 rows and columns; its edges become 0.
  public static func convolve<T: AccelerateBuffer, U: AccelerateBuffer>(
    _ vector: T, rowCount: Int, columnCount: Int, with5x5Kernel kernel: U
  ) -> [Float] where T.Element == Float, U.Element == Float {
    made(vector.count) {
      convolve(vector, rowCount: rowCount, columnCount: columnCount, with5x5Kernel: kernel, result: &$0)
    }
  }

  /// Filters a picture with a kernel of 5 rows and columns; its edges become 0.
  public static func convolve<T: AccelerateBuffer, U: AccelerateBuffer, V: AccelerateMutableBuffer>(
    _ vector: T, rowCount: Int, columnCount: Int, with5x5Kernel kernel: U, result: inout V
  ) where T.Element == Float, U.Element == Float, V.Element == Float {
    precondition(rowCount * columnCount == vector.count && kernel.count == 25, "The counts have to fit.")
    write(vector, &result) { a, c, _ in
      read(kernel) { f, _ in vDSP_f5x5(a, vDSP_Length(rowCount), vDSP_Length(columnCount), f, c) }
    }
  }

  /// Filters a picture with a kernel of 5 rows and columns; its edges become 0.
  public static func convolve<T: AccelerateBuffer, U: AccelerateBuffer>(
    _ vector: T, rowCount: Int, columnCount: Int, with5x5Kernel kernel: U
  ) -> [Double] where T.Element == Double, U.Element == Double {
    made(vector.count) {
      convolve(vector, rowCount: rowCount, columnCount: columnCount, with5x5Kernel: kernel, result: &$0)
    }
  }

  /// Filters a picture with a kernel of 5 rows and columns; its edges become 0.
  public static func convolve<T: AccelerateBuffer, U: AccelerateBuffer, V: AccelerateMutableBuffer>(
    _ vector: T, rowCount: Int, columnCount: Int, with5x5Kernel kernel: U, result: inout V
  ) where T.Element == Double, U.Element == Double, V.Element == Double {
    precondition(rowCount * columnCount == vector.count && kernel.count == 25, "The counts have to fit.")
    write(vector, &result) { a, c, _ in
      read(kernel) { f, _ in vDSP_f5x5D(a, vDSP_Length(rowCount), vDSP_Length(columnCount), f, c) }
    }
  }

  /// Filters a picture with a kernel of odd counts of rows and columns; its edges become 0.
  public static func convolve<T: AccelerateBuffer, U: AccelerateBuffer>(
    _ vector: T, rowCount: Int, columnCount: Int, withKernel kernel: U, kernelRowCount: Int, kernelColumnCount: Int
  ) -> [Float] where T.Element == Float, U.Element == Float {
    made(vector.count) {
      convolve(
        vector, rowCount: rowCount, columnCount: columnCount, withKernel: kernel, kernelRowCount: kernelRowCount,
        kernelColumnCount: kernelColumnCount, result: &$0)
    }
  }

  /// Filters a picture with a kernel of odd counts of rows and columns; its edges become 0.
  public static func convolve<T: AccelerateBuffer, U: AccelerateBuffer, V: AccelerateMutableBuffer>(
    _ vector: T, rowCount: Int, columnCount: Int, withKernel kernel: U, kernelRowCount: Int, kernelColumnCount: Int,
    result: inout V
  ) where T.Element == Float, U.Element == Float, V.Element == Float {
    precondition(rowCount * columnCount == vector.count, "The counts have to fit.")
    precondition(kernelRowCount * kernelColumnCount == kernel.count, "The counts have to fit.")
    write(vector, &result) { a, c, _ in
      read(kernel) { f, _ in
        let (rows, columns) = (vDSP_Length(rowCount), vDSP_Length(columnCount))
        vDSP_imgfir(a, rows, columns, f, c, vDSP_Length(kernelRowCount), vDSP_Length(kernelColumnCount))
      }
    }
  }

  /// Filters a picture with a kernel of odd counts of rows and columns; its edges become 0.
  public static func convolve<T: AccelerateBuffer, U: AccelerateBuffer>(
    _ vector: T, rowCount: Int, columnCount: Int, withKernel kernel: U, kernelRowCount: Int, kernelColumnCount: Int
  ) -> [Double] where T.Element == Double, U.Element == Double {
    made(vector.count) {
      convolve(
        vector, rowCount: rowCount, columnCount: columnCount, withKernel: kernel, kernelRowCount: kernelRowCount,
        kernelColumnCount: kernelColumnCount, result: &$0)
    }
  }

  /// Filters a picture with a kernel of odd counts of rows and columns; its edges become 0.
  public static func convolve<T: AccelerateBuffer, U: AccelerateBuffer, V: AccelerateMutableBuffer>(
    _ vector: T, rowCount: Int, columnCount: Int, withKernel kernel: U, kernelRowCount: Int, kernelColumnCount: Int,
    result: inout V
  ) where T.Element == Double, U.Element == Double, V.Element == Double {
    precondition(rowCount * columnCount == vector.count, "The counts have to fit.")
    precondition(kernelRowCount * kernelColumnCount == kernel.count, "The counts have to fit.")
    write(vector, &result) { a, c, _ in
      read(kernel) { f, _ in
        let (rows, columns) = (vDSP_Length(rowCount), vDSP_Length(columnCount))
        vDSP_imgfirD(a, rows, columns, f, c, vDSP_Length(kernelRowCount), vDSP_Length(kernelColumnCount))
      }
    }
  }

  /// Filters a vector and keeps every element at a distance.
  public static func downsample<T: AccelerateBuffer, U: AccelerateBuffer>(_ source: U, decimationFactor: Int, filter: T)
    -> [Float] where T.Element == Float, U.Element == Float
  {
    made((source.count - filter.count) / decimationFactor + 1) {
      downsample(source, decimationFactor: decimationFactor, filter: filter, result: &$0)
    }
  }

  /// Filters a vector and keeps every element at a distance.
  public static func downsample<T: AccelerateBuffer, U: AccelerateBuffer, V: AccelerateMutableBuffer>(
    _ source: U, decimationFactor: Int, filter: T, result: inout V
  ) where T.Element == Float, U.Element == Float, V.Element == Float {
    precondition(source.count >= decimationFactor * (result.count - 1) + filter.count, "The source is too short.")
    write(&result) { c, n in
      read(source) { a, _ in
        read(filter) { f, p in vDSP_desamp(a, decimationFactor, f, c, n, p) }
      }
    }
  }

  /// Filters a vector and keeps every element at a distance.
  public static func downsample<T: AccelerateBuffer, U: AccelerateBuffer>(_ source: U, decimationFactor: Int, filter: T)
    -> [Double] where T.Element == Double, U.Element == Double
  {
    made((source.count - filter.count) / decimationFactor + 1) {
      downsample(source, decimationFactor: decimationFactor, filter: filter, result: &$0)
    }
  }

  /// Filters a vector and keeps every element at a distance.
  public static func downsample<T: AccelerateBuffer, U: AccelerateBuffer, V: AccelerateMutableBuffer>(
    _ source: U, decimationFactor: Int, filter: T, result: inout V
  ) where T.Element == Double, U.Element == Double, V.Element == Double {
    precondition(source.count >= decimationFactor * (result.count - 1) + filter.count, "The source is too short.")
    write(&result) { c, n in
      read(source) { a, _ in
        read(filter) { f, p in vDSP_desampD(a, decimationFactor, f, c, n, p) }
      }
    }
  }

}
