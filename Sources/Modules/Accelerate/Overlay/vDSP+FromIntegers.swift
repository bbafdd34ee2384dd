extension vDSP {
  /// Converts integers to numbers.
  public static func convertElements<U: AccelerateBuffer, V: AccelerateMutableBuffer>(
    of source: U, to destination: inout V
  )
  where U.Element == UInt8, V.Element == Float {
    write(source, &destination) { vDSP_vfltu8($0, 1, $1, 1, $2) }
  }

  /// Converts integers to numbers.
  public static func convertElements<U: AccelerateBuffer, V: AccelerateMutableBuffer>(
    of source: U, to destination: inout V
  )
  where U.Element == UInt8, V.Element == Double {
    write(source, &destination) { vDSP_vfltu8D($0, 1, $1, 1, $2) }
  }

  /// Converts integers to numbers.
  public static func convertElements<U: AccelerateBuffer, V: AccelerateMutableBuffer>(
    of source: U, to destination: inout V
  )
  where U.Element == UInt16, V.Element == Float {
    write(source, &destination) { vDSP_vfltu16($0, 1, $1, 1, $2) }
  }

  /// Converts integers to numbers.
  public static func convertElements<U: AccelerateBuffer, V: AccelerateMutableBuffer>(
    of source: U, to destination: inout V
  )
  where U.Element == UInt16, V.Element == Double {
    write(source, &destination) { vDSP_vfltu16D($0, 1, $1, 1, $2) }
  }

  /// Converts integers to numbers.
  public static func convertElements<U: AccelerateBuffer, V: AccelerateMutableBuffer>(
    of source: U, to destination: inout V
  )
  where U.Element == UInt32, V.Element == Float {
    write(source, &destination) { vDSP_vfltu32($0, 1, $1, 1, $2) }
  }

  /// Converts integers to numbers.
  public static func convertElements<U: AccelerateBuffer, V: AccelerateMutableBuffer>(
    of source: U, to destination: inout V
  )
  where U.Element == UInt32, V.Element == Double {
    write(source, &destination) { vDSP_vfltu32D($0, 1, $1, 1, $2) }
  }

  /// Converts integers to numbers.
  public static func convertElements<U: AccelerateBuffer, V: AccelerateMutableBuffer>(
    of source: U, to destination: inout V
  )
  where U.Element == Int8, V.Element == Float {
    write(source, &destination) { vDSP_vflt8($0, 1, $1, 1, $2) }
  }

  /// Converts integers to numbers.
  public static func convertElements<U: AccelerateBuffer, V: AccelerateMutableBuffer>(
    of source: U, to destination: inout V
  )
  where U.Element == Int8, V.Element == Double {
    write(source, &destination) { vDSP_vflt8D($0, 1, $1, 1, $2) }
  }

  /// Converts integers to numbers.
  public static func convertElements<U: AccelerateBuffer, V: AccelerateMutableBuffer>(
    of source: U, to destination: inout V
  )
  where U.Element == Int16, V.Element == Float {
    write(source, &destination) { vDSP_vflt16($0, 1, $1, 1, $2) }
  }

  /// Converts integers to numbers.
  public static func convertElements<U: AccelerateBuffer, V: AccelerateMutableBuffer>(
    of source: U, to destination: inout V
  )
  where U.Element == Int16, V.Element == Double {
    write(source, &destination) { vDSP_vflt16D($0, 1, $1, 1, $2) }
  }

  /// Converts integers to numbers.
  public static func convertElements<U: AccelerateBuffer, V: AccelerateMutableBuffer>(
    of source: U, to destination: inout V
  )
  where U.Element == Int32, V.Element == Float {
    write(source, &destination) { vDSP_vflt32($0, 1, $1, 1, $2) }
  }

  /// Converts integers to numbers.
  public static func convertElements<U: AccelerateBuffer, V: AccelerateMutableBuffer>(
    of source: U, to destination: inout V
  )
  where U.Element == Int32, V.Element == Double {
    write(source, &destination) { vDSP_vflt32D($0, 1, $1, 1, $2) }
  }

  /// Converts numbers of single precision to those of double precision.
  public static func convertElements<U: AccelerateBuffer, V: AccelerateMutableBuffer>(
    of source: U, to destination: inout V
  )
  where U.Element == Float, V.Element == Double { write(source, &destination) { vDSP_vspdp($0, 1, $1, 1, $2) } }

  /// Converts numbers of double precision to those of single precision.
  public static func convertElements<U: AccelerateBuffer, V: AccelerateMutableBuffer>(
    of source: U, to destination: inout V
  )
  where U.Element == Double, V.Element == Float { write(source, &destination) { vDSP_vdpsp($0, 1, $1, 1, $2) } }

  /// Converts numbers of single precision to those of double precision.
  public static func floatToDouble<U: AccelerateBuffer>(_ source: U) -> [Double] where U.Element == Float {
    made(source.count) { convertElements(of: source, to: &$0) }
  }

  /// Converts numbers of double precision to those of single precision.
  public static func doubleToFloat<U: AccelerateBuffer>(_ source: U) -> [Float] where U.Element == Double {
    made(source.count) { convertElements(of: source, to: &$0) }
  }

}
