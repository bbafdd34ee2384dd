extension vDSP {
  /// Converts powers to decibels above a reference.
  public static func powerToDecibels<U: AccelerateBuffer>(_ power: U, zeroReference: Float) -> [Float]
  where U.Element == Float {
    made(power.count) { convert(power: power, toDecibels: &$0, zeroReference: zeroReference) }
  }

  /// Converts powers to decibels above a reference.
  public static func convert<U: AccelerateBuffer, V: AccelerateMutableBuffer>(
    power: U, toDecibels decibels: inout V, zeroReference: Float
  ) where U.Element == Float, V.Element == Float {
    withUnsafePointer(to: zeroReference) { reference in
      write(power, &decibels) { vDSP_vdbcon($0, 1, reference, $1, 1, $2, 0) }
    }
  }

  /// Converts amplitudes to decibels above a reference.
  public static func amplitudeToDecibels<U: AccelerateBuffer>(_ amplitude: U, zeroReference: Float) -> [Float]
  where U.Element == Float {
    made(amplitude.count) { convert(amplitude: amplitude, toDecibels: &$0, zeroReference: zeroReference) }
  }

  /// Converts amplitudes to decibels above a reference.
  public static func convert<U: AccelerateBuffer, V: AccelerateMutableBuffer>(
    amplitude: U, toDecibels decibels: inout V, zeroReference: Float
  ) where U.Element == Float, V.Element == Float {
    withUnsafePointer(to: zeroReference) { reference in
      write(amplitude, &decibels) { vDSP_vdbcon($0, 1, reference, $1, 1, $2, 1) }
    }
  }

  /// Converts pairs of rectangular coordinates to polar ones.
  public static func rectangularToPolar<U: AccelerateBuffer>(_ rectangularCoordinates: U) -> [Float]
  where U.Element == Float {
    made(rectangularCoordinates.count) {
      convert(rectangularCoordinates: rectangularCoordinates, toPolarCoordinates: &$0)
    }
  }

  /// Converts pairs of rectangular coordinates to polar ones.
  public static func convert<U: AccelerateBuffer, V: AccelerateMutableBuffer>(
    rectangularCoordinates: U, toPolarCoordinates polarCoordinates: inout V
  ) where U.Element == Float, V.Element == Float {
    write(rectangularCoordinates, &polarCoordinates) { vDSP_polar($0, 2, $1, 2, $2 / 2) }
  }

  /// Converts pairs of polar coordinates to rectangular ones.
  public static func polarToRectangular<U: AccelerateBuffer>(_ polarCoordinates: U) -> [Float]
  where U.Element == Float {
    made(polarCoordinates.count) { convert(polarCoordinates: polarCoordinates, toRectangularCoordinates: &$0) }
  }

  /// Converts pairs of polar coordinates to rectangular ones.
  public static func convert<U: AccelerateBuffer, V: AccelerateMutableBuffer>(
    polarCoordinates: U, toRectangularCoordinates rectangularCoordinates: inout V
  ) where U.Element == Float, V.Element == Float {
    write(polarCoordinates, &rectangularCoordinates) { vDSP_rect($0, 2, $1, 2, $2 / 2) }
  }

  /// Converts powers to decibels above a reference.
  public static func powerToDecibels<U: AccelerateBuffer>(_ power: U, zeroReference: Double) -> [Double]
  where U.Element == Double {
    made(power.count) { convert(power: power, toDecibels: &$0, zeroReference: zeroReference) }
  }

  /// Converts powers to decibels above a reference.
  public static func convert<U: AccelerateBuffer, V: AccelerateMutableBuffer>(
    power: U, toDecibels decibels: inout V, zeroReference: Double
  ) where U.Element == Double, V.Element == Double {
    withUnsafePointer(to: zeroReference) { reference in
      write(power, &decibels) { vDSP_vdbconD($0, 1, reference, $1, 1, $2, 0) }
    }
  }

  /// Converts amplitudes to decibels above a reference.
  public static func amplitudeToDecibels<U: AccelerateBuffer>(_ amplitude: U, zeroReference: Double) -> [Double]
  where U.Element == Double {
    made(amplitude.count) { convert(amplitude: amplitude, toDecibels: &$0, zeroReference: zeroReference) }
  }

  /// Converts amplitudes to decibels above a reference.
  public static func convert<U: AccelerateBuffer, V: AccelerateMutableBuffer>(
    amplitude: U, toDecibels decibels: inout V, zeroReference: Double
  ) where U.Element == Double, V.Element == Double {
    withUnsafePointer(to: zeroReference) { reference in
      write(amplitude, &decibels) { vDSP_vdbconD($0, 1, reference, $1, 1, $2, 1) }
    }
  }

  /// Converts pairs of rectangular coordinates to polar ones.
  public static func rectangularToPolar<U: AccelerateBuffer>(_ rectangularCoordinates: U) -> [Double]
  where U.Element == Double {
    made(rectangularCoordinates.count) {
      convert(rectangularCoordinates: rectangularCoordinates, toPolarCoordinates: &$0)
    }
  }

  /// Converts pairs of rectangular coordinates to polar ones.
  public static func convert<U: AccelerateBuffer, V: AccelerateMutableBuffer>(
    rectangularCoordinates: U, toPolarCoordinates polarCoordinates: inout V
  ) where U.Element == Double, V.Element == Double {
    write(rectangularCoordinates, &polarCoordinates) { vDSP_polarD($0, 2, $1, 2, $2 / 2) }
  }

  /// Converts pairs of polar coordinates to rectangular ones.
  public static func polarToRectangular<U: AccelerateBuffer>(_ polarCoordinates: U) -> [Double]
  where U.Element == Double {
    made(polarCoordinates.count) { convert(polarCoordinates: polarCoordinates, toRectangularCoordinates: &$0) }
  }

  /// Converts pairs of polar coordinates to rectangular ones.
  public static func convert<U: AccelerateBuffer, V: AccelerateMutableBuffer>(
    polarCoordinates: U, toRectangularCoordinates rectangularCoordinates: inout V
  ) where U.Element == Double, V.Element == Double {
    write(polarCoordinates, &rectangularCoordinates) { vDSP_rectD($0, 2, $1, 2, $2 / 2) }
  }

}
