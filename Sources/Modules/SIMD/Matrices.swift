// The square matrices of the module `simd`, by columns.

/// A matrix of 2 columns of 2 numbers.
public struct simd_float2x2: SquareMatrix {
  /// The two columns, from the left.
  public var columns: (SIMD2<Float>, SIMD2<Float>)

  /// Creates a matrix of zeros.
  public init() { columns = (SIMD2<Float>(), SIMD2<Float>()) }
  /// Creates a matrix from a tuple of its columns.
  public init(columns: (SIMD2<Float>, SIMD2<Float>)) { self.columns = columns }
  /// Creates a matrix from its columns; missing ones are zero, and additional ones are not used.
  public init(_ columns: [SIMD2<Float>]) {
    self.init()
    for index in 0..<min(2, columns.count) { self[index] = columns[index] }
  }
  /// Creates a matrix from its two columns.
  public init(_ c0: SIMD2<Float>, _ c1: SIMD2<Float>) { columns = (c0, c1) }

  /// The column at an index, from 0 to 1; another index ends the program.
  public subscript(column: Int) -> SIMD2<Float> {
    get {
      switch column {
      case 0: return columns.0
      case 1: return columns.1
      default: preconditionFailure("a matrix has no column \(column)")
      }
    }
    set {
      switch column {
      case 0: columns.0 = newValue
      case 1: columns.1 = newValue
      default: preconditionFailure("a matrix has no column \(column)")
      }
    }
  }
}

/// The matrix with 1 on its diagonal and 0 elsewhere, of 2 by 2 numbers of type `Float`.
public let matrix_identity_float2x2 = simd_float2x2(1)

/// A matrix of 3 columns of 3 numbers.
public struct simd_float3x3: SquareMatrix {
  /// The three columns, from the left.
  public var columns: (SIMD3<Float>, SIMD3<Float>, SIMD3<Float>)

  /// Creates a matrix of zeros.
  public init() { columns = (SIMD3<Float>(), SIMD3<Float>(), SIMD3<Float>()) }
  /// Creates a matrix from a tuple of its columns.
  public init(columns: (SIMD3<Float>, SIMD3<Float>, SIMD3<Float>)) { self.columns = columns }
  /// Creates a matrix from its columns; missing ones are zero, and additional ones are not used.
  public init(_ columns: [SIMD3<Float>]) {
    self.init()
    for index in 0..<min(3, columns.count) { self[index] = columns[index] }
  }
  /// Creates a matrix from its three columns.
  public init(_ c0: SIMD3<Float>, _ c1: SIMD3<Float>, _ c2: SIMD3<Float>) { columns = (c0, c1, c2) }

  /// The column at an index, from 0 to 2; another index ends the program.
  public subscript(column: Int) -> SIMD3<Float> {
    get {
      switch column {
      case 0: return columns.0
      case 1: return columns.1
      case 2: return columns.2
      default: preconditionFailure("a matrix has no column \(column)")
      }
    }
    set {
      switch column {
      case 0: columns.0 = newValue
      case 1: columns.1 = newValue
      case 2: columns.2 = newValue
      default: preconditionFailure("a matrix has no column \(column)")
      }
    }
  }
}

/// The matrix with 1 on its diagonal and 0 elsewhere, of 3 by 3 numbers of type `Float`.
public let matrix_identity_float3x3 = simd_float3x3(1)

/// A matrix of 4 columns of 4 numbers.
public struct simd_float4x4: SquareMatrix {
  /// The four columns, from the left.
  public var columns: (SIMD4<Float>, SIMD4<Float>, SIMD4<Float>, SIMD4<Float>)

  /// Creates a matrix of zeros.
  public init() { columns = (SIMD4<Float>(), SIMD4<Float>(), SIMD4<Float>(), SIMD4<Float>()) }
  /// Creates a matrix from a tuple of its columns.
  public init(columns: (SIMD4<Float>, SIMD4<Float>, SIMD4<Float>, SIMD4<Float>)) { self.columns = columns }
  /// Creates a matrix from its columns; missing ones are zero, and additional ones are not used.
  public init(_ columns: [SIMD4<Float>]) {
    self.init()
    for index in 0..<min(4, columns.count) { self[index] = columns[index] }
  }
  /// Creates a matrix from its four columns.
  public init(_ c0: SIMD4<Float>, _ c1: SIMD4<Float>, _ c2: SIMD4<Float>, _ c3: SIMD4<Float>) {
    columns = (c0, c1, c2, c3)
  }

  /// The column at an index, from 0 to 3; another index ends the program.
  public subscript(column: Int) -> SIMD4<Float> {
    get {
      switch column {
      case 0: return columns.0
      case 1: return columns.1
      case 2: return columns.2
      case 3: return columns.3
      default: preconditionFailure("a matrix has no column \(column)")
      }
    }
    set {
      switch column {
      case 0: columns.0 = newValue
      case 1: columns.1 = newValue
      case 2: columns.2 = newValue
      case 3: columns.3 = newValue
      default: preconditionFailure("a matrix has no column \(column)")
      }
    }
  }
}

/// The matrix with 1 on its diagonal and 0 elsewhere, of 4 by 4 numbers of type `Float`.
public let matrix_identity_float4x4 = simd_float4x4(1)

/// A matrix of 2 columns of 2 numbers.
public struct simd_double2x2: SquareMatrix {
  /// The two columns, from the left.
  public var columns: (SIMD2<Double>, SIMD2<Double>)

  /// Creates a matrix of zeros.
  public init() { columns = (SIMD2<Double>(), SIMD2<Double>()) }
  /// Creates a matrix from a tuple of its columns.
  public init(columns: (SIMD2<Double>, SIMD2<Double>)) { self.columns = columns }
  /// Creates a matrix from its columns; missing ones are zero, and additional ones are not used.
  public init(_ columns: [SIMD2<Double>]) {
    self.init()
    for index in 0..<min(2, columns.count) { self[index] = columns[index] }
  }
  /// Creates a matrix from its two columns.
  public init(_ c0: SIMD2<Double>, _ c1: SIMD2<Double>) { columns = (c0, c1) }

  /// The column at an index, from 0 to 1; another index ends the program.
  public subscript(column: Int) -> SIMD2<Double> {
    get {
      switch column {
      case 0: return columns.0
      case 1: return columns.1
      default: preconditionFailure("a matrix has no column \(column)")
      }
    }
    set {
      switch column {
      case 0: columns.0 = newValue
      case 1: columns.1 = newValue
      default: preconditionFailure("a matrix has no column \(column)")
      }
    }
  }
}

/// The matrix with 1 on its diagonal and 0 elsewhere, of 2 by 2 numbers of type `Double`.
public let matrix_identity_double2x2 = simd_double2x2(1)

/// A matrix of 3 columns of 3 numbers.
public struct simd_double3x3: SquareMatrix {
  /// The three columns, from the left.
  public var columns: (SIMD3<Double>, SIMD3<Double>, SIMD3<Double>)

  /// Creates a matrix of zeros.
  public init() { columns = (SIMD3<Double>(), SIMD3<Double>(), SIMD3<Double>()) }
  /// Creates a matrix from a tuple of its columns.
  public init(columns: (SIMD3<Double>, SIMD3<Double>, SIMD3<Double>)) { self.columns = columns }
  /// Creates a matrix from its columns; missing ones are zero, and additional ones are not used.
  public init(_ columns: [SIMD3<Double>]) {
    self.init()
    for index in 0..<min(3, columns.count) { self[index] = columns[index] }
  }
  /// Creates a matrix from its three columns.
  public init(_ c0: SIMD3<Double>, _ c1: SIMD3<Double>, _ c2: SIMD3<Double>) { columns = (c0, c1, c2) }

  /// The column at an index, from 0 to 2; another index ends the program.
  public subscript(column: Int) -> SIMD3<Double> {
    get {
      switch column {
      case 0: return columns.0
      case 1: return columns.1
      case 2: return columns.2
      default: preconditionFailure("a matrix has no column \(column)")
      }
    }
    set {
      switch column {
      case 0: columns.0 = newValue
      case 1: columns.1 = newValue
      case 2: columns.2 = newValue
      default: preconditionFailure("a matrix has no column \(column)")
      }
    }
  }
}

/// The matrix with 1 on its diagonal and 0 elsewhere, of 3 by 3 numbers of type `Double`.
public let matrix_identity_double3x3 = simd_double3x3(1)

/// A matrix of 4 columns of 4 numbers.
public struct simd_double4x4: SquareMatrix {
  /// The four columns, from the left.
  public var columns: (SIMD4<Double>, SIMD4<Double>, SIMD4<Double>, SIMD4<Double>)

  /// Creates a matrix of zeros.
  public init() { columns = (SIMD4<Double>(), SIMD4<Double>(), SIMD4<Double>(), SIMD4<Double>()) }
  /// Creates a matrix from a tuple of its columns.
  public init(columns: (SIMD4<Double>, SIMD4<Double>, SIMD4<Double>, SIMD4<Double>)) { self.columns = columns }
  /// Creates a matrix from its columns; missing ones are zero, and additional ones are not used.
  public init(_ columns: [SIMD4<Double>]) {
    self.init()
    for index in 0..<min(4, columns.count) { self[index] = columns[index] }
  }
  /// Creates a matrix from its four columns.
  public init(_ c0: SIMD4<Double>, _ c1: SIMD4<Double>, _ c2: SIMD4<Double>, _ c3: SIMD4<Double>) {
    columns = (c0, c1, c2, c3)
  }

  /// The column at an index, from 0 to 3; another index ends the program.
  public subscript(column: Int) -> SIMD4<Double> {
    get {
      switch column {
      case 0: return columns.0
      case 1: return columns.1
      case 2: return columns.2
      case 3: return columns.3
      default: preconditionFailure("a matrix has no column \(column)")
      }
    }
    set {
      switch column {
      case 0: columns.0 = newValue
      case 1: columns.1 = newValue
      case 2: columns.2 = newValue
      case 3: columns.3 = newValue
      default: preconditionFailure("a matrix has no column \(column)")
      }
    }
  }
}

/// The matrix with 1 on its diagonal and 0 elsewhere, of 4 by 4 numbers of type `Double`.
public let matrix_identity_double4x4 = simd_double4x4(1)
