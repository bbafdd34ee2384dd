/// Numbers that windows are made of: `Float` and `Double`.
public protocol vDSP_FloatingPointGeneratable: BinaryFloatingPoint {}
extension Float: vDSP_FloatingPointGeneratable {}
extension Double: vDSP_FloatingPointGeneratable {}

extension vDSP {
  /// The windows.
  public enum WindowSequence: Sendable {
    /// A Hann window whose mean square is 1.
    case hanningNormalized
    /// A Hann window whose greatest value is 1.
    case hanningDenormalized
    /// A Hamming window.
    case hamming
    /// A Blackman window.
    case blackman
  }

  /// A window; of half a window the second half is 0.
  public static func window<T: vDSP_FloatingPointGeneratable>(
    ofType: T.Type, usingSequence sequence: WindowSequence, count: Int, isHalfWindow: Bool
  ) -> [T] {
    var values = [Double](repeating: 0, count: count)
    formWindow(usingSequence: sequence, result: &values, isHalfWindow: isHalfWindow)
    return values.map { T($0) }
  }

  /// Sets all elements to a number.
  public static func fill<V: AccelerateMutableBuffer>(_ vector: inout V, with value: Float) where V.Element == Float {
    withUnsafePointer(to: value) { value in write(&vector) { vDSP_vfill(value, $0, 1, $1) } }
  }

  /// Sets all elements to 0.
  public static func clear<V: AccelerateMutableBuffer>(_ vector: inout V) where V.Element == Float {
    write(&vector) { vDSP_vclr($0, 1, $1) }
  }

  /// Writes a window.
  public static func formWindow<V: AccelerateMutableBuffer>(
    usingSequence sequence: WindowSequence, result: inout V, isHalfWindow: Bool
  ) where V.Element == Float {
    let half = Int32(isHalfWindow ? vDSP_HALF_WINDOW : 0)
    write(&result) {
      switch sequence {
      case .hanningNormalized: vDSP_hann_window($0, $1, half | Int32(vDSP_HANN_NORM))
      case .hanningDenormalized: vDSP_hann_window($0, $1, half | Int32(vDSP_HANN_DENORM))
      case .hamming: vDSP_hamm_window($0, $1, half)
      case .blackman: vDSP_blkman_window($0, $1, half)
      }
    }
  }

  /// Numbers from a start in steps.
  public static func ramp(withInitialValue initialValue: Float, increment: Float, count: Int) -> [Float] {
    made(count) { formRamp(withInitialValue: initialValue, increment: increment, result: &$0) }
  }

  /// Writes numbers from a start in steps.
  public static func formRamp<V: AccelerateMutableBuffer>(
    withInitialValue initialValue: Float, increment: Float, result: inout V
  ) where V.Element == Float {
    withUnsafePointer(to: initialValue) { start in
      withUnsafePointer(to: increment) { step in write(&result) { vDSP_vramp(start, step, $0, 1, $1) } }
    }
  }

  /// Numbers of a range in equal steps.
  public static func ramp(in range: ClosedRange<Float>, count: Int) -> [Float] {
    made(count) { formRamp(in: range, result: &$0) }
  }

  /// Writes numbers of a range in equal steps.
  public static func formRamp<V: AccelerateMutableBuffer>(in range: ClosedRange<Float>, result: inout V)
  where V.Element == Float {
    withUnsafePointer(to: range.lowerBound) { start in
      withUnsafePointer(to: range.upperBound) { end in write(&result) { vDSP_vgen(start, end, $0, 1, $1) } }
    }
  }

  /// Multiplies a vector by numbers from a start in steps; the start moves to the number after the last.
  public static func ramp<U: AccelerateBuffer>(
    withInitialValue initialValue: inout Float, multiplyingBy vector: U, increment: Float
  ) -> [Float] where U.Element == Float {
    made(vector.count) {
      formRamp(withInitialValue: &initialValue, multiplyingBy: vector, increment: increment, result: &$0)
    }
  }

  /// Multiplies a vector by numbers from a start in steps; the start moves to the number after the last.
  public static func formRamp<U: AccelerateBuffer, V: AccelerateMutableBuffer>(
    withInitialValue initialValue: inout Float, multiplyingBy vector: U, increment: Float, result: inout V
  ) where U.Element == Float, V.Element == Float {
    withUnsafePointer(to: increment) { step in
      write(vector, &result) { vDSP_vrampmul($0, 1, &initialValue, step, $1, 1, $2) }
    }
  }

  /// Sets all elements to a number.
  public static func fill<V: AccelerateMutableBuffer>(_ vector: inout V, with value: Double) where V.Element == Double {
    withUnsafePointer(to: value) { value in write(&vector) { vDSP_vfillD(value, $0, 1, $1) } }
  }

  /// Sets all elements to 0.
  public static func clear<V: AccelerateMutableBuffer>(_ vector: inout V) where V.Element == Double {
    write(&vector) { vDSP_vclrD($0, 1, $1) }
  }

  /// Writes a window.
  public static func formWindow<V: AccelerateMutableBuffer>(
    usingSequence sequence: WindowSequence, result: inout V, isHalfWindow: Bool
  ) where V.Element == Double {
    let half = Int32(isHalfWindow ? vDSP_HALF_WINDOW : 0)
    write(&result) {
      switch sequence {
      case .hanningNormalized: vDSP_hann_windowD($0, $1, half | Int32(vDSP_HANN_NORM))
      case .hanningDenormalized: vDSP_hann_windowD($0, $1, half | Int32(vDSP_HANN_DENORM))
      case .hamming: vDSP_hamm_windowD($0, $1, half)
      case .blackman: vDSP_blkman_windowD($0, $1, half)
      }
    }
  }

  /// Numbers from a start in steps.
  public static func ramp(withInitialValue initialValue: Double, increment: Double, count: Int) -> [Double] {
    made(count) { formRamp(withInitialValue: initialValue, increment: increment, result: &$0) }
  }

  /// Writes numbers from a start in steps.
  public static func formRamp<V: AccelerateMutableBuffer>(
    withInitialValue initialValue: Double, increment: Double, result: inout V
  ) where V.Element == Double {
    withUnsafePointer(to: initialValue) { start in
      withUnsafePointer(to: increment) { step in write(&result) { vDSP_vrampD(start, step, $0, 1, $1) } }
    }
  }

  /// Numbers of a range in equal steps.
  public static func ramp(in range: ClosedRange<Double>, count: Int) -> [Double] {
    made(count) { formRamp(in: range, result: &$0) }
  }

  /// Writes numbers of a range in equal steps.
  public static func formRamp<V: AccelerateMutableBuffer>(in range: ClosedRange<Double>, result: inout V)
  where V.Element == Double {
    withUnsafePointer(to: range.lowerBound) { start in
      withUnsafePointer(to: range.upperBound) { end in write(&result) { vDSP_vgenD(start, end, $0, 1, $1) } }
    }
  }

  /// Multiplies a vector by numbers from a start in steps; the start moves to the number after the last.
  public static func ramp<U: AccelerateBuffer>(
    withInitialValue initialValue: inout Double, multiplyingBy vector: U, increment: Double
  ) -> [Double] where U.Element == Double {
    made(vector.count) {
      formRamp(withInitialValue: &initialValue, multiplyingBy: vector, increment: increment, result: &$0)
    }
  }

  /// Multiplies a vector by numbers from a start in steps; the start moves to the number after the last.
  public static func formRamp<U: AccelerateBuffer, V: AccelerateMutableBuffer>(
    withInitialValue initialValue: inout Double, multiplyingBy vector: U, increment: Double, result: inout V
  ) where U.Element == Double, V.Element == Double {
    withUnsafePointer(to: increment) { step in
      write(vector, &result) { vDSP_vrampmulD($0, 1, &initialValue, step, $1, 1, $2) }
    }
  }

}
