/// What the square matrices have in common: columns that are vectors.
public protocol SquareMatrix: Equatable, Sendable, CustomDebugStringConvertible {
  /// The vector type of a column.
  associatedtype Column: SIMD where Column.Scalar: BinaryFloatingPoint & SIMDScalar

  /// Zero everywhere.
  init()
  /// The columns from the left.
  init(_ columns: [Column])
  /// The column at an index, counted from the left.
  subscript(column: Int) -> Column { get set }
}

extension SquareMatrix {
  static var size: Int { Column.scalarCount }

  /// The rows from the top.
  public init(rows: [Column]) { self = Self(rows).transpose }

  /// A matrix with the same number everywhere on its diagonal.
  public init(_ scalar: Column.Scalar) { self.init(diagonal: Column(repeating: scalar)) }

  /// A matrix with these numbers on its diagonal.
  public init(diagonal: Column) {
    self.init()
    for index in 0..<Self.size { self[index][index] = diagonal[index] }
  }

  /// The number in a column and a row, both counted from 0.
  public subscript(column: Int, row: Int) -> Column.Scalar {
    get { self[column][row] }
    set { self[column][row] = newValue }
  }

  /// The matrix with rows and columns exchanged.
  public var transpose: Self {
    var result = Self()
    for column in 0..<Self.size { for row in 0..<Self.size { result[row][column] = self[column][row] } }
    return result
  }

  /// Returns whether two matrices have the same numbers.
  public static func == (one: Self, other: Self) -> Bool { (0..<size).allSatisfy { one[$0] == other[$0] } }

  /// Returns the sum of two matrices.
  public static func + (one: Self, other: Self) -> Self { Self((0..<size).map { one[$0] + other[$0] }) }
  /// Returns the difference of two matrices.
  public static func - (one: Self, other: Self) -> Self { Self((0..<size).map { one[$0] - other[$0] }) }
  /// Returns the matrix with all signs changed.
  public static prefix func - (matrix: Self) -> Self { Self((0..<size).map { Column(repeating: 0) - matrix[$0] }) }
  /// Returns the matrix with all numbers multiplied by a number.
  public static func * (scalar: Column.Scalar, matrix: Self) -> Self { Self((0..<size).map { matrix[$0] * scalar }) }
  /// Returns the matrix with all numbers multiplied by a number.
  public static func * (matrix: Self, scalar: Column.Scalar) -> Self { scalar * matrix }

  /// The matrix times a column.
  public static func * (matrix: Self, column: Column) -> Column {
    (0..<size).reduce(Column(repeating: 0)) { $0 + matrix[$1] * column[$1] }
  }

  /// A row times the matrix.
  public static func * (row: Column, matrix: Self) -> Column { matrix.transpose * row }

  /// Returns the product of two matrices.
  public static func * (one: Self, other: Self) -> Self { Self((0..<size).map { one * other[$0] }) }
  /// Adds a matrix to another one.
  public static func += (one: inout Self, other: Self) { one = one + other }
  /// Subtracts a matrix from another one.
  public static func -= (one: inout Self, other: Self) { one = one - other }
  /// Multiplies a matrix by another one from the right.
  public static func *= (one: inout Self, other: Self) { one = one * other }

  /// The lower triangle brought to zero; the product of the diagonal with the sign of the swaps is the determinant.
  private func eliminated(_ other: inout Self) -> Column.Scalar {
    // Rows are easier to combine than columns.
    var (rows, others) = (transpose, other.transpose)
    var determinant: Column.Scalar = 1
    for pivot in 0..<Self.size {
      let best = (pivot..<Self.size).max { rows[$0][pivot].magnitude < rows[$1][pivot].magnitude } ?? pivot
      if best != pivot {
        (rows[best], rows[pivot], others[best], others[pivot]) = (rows[pivot], rows[best], others[pivot], others[best])
        determinant = -determinant
      }
      let value = rows[pivot][pivot]
      determinant *= value
      guard value != 0 else { continue }
      for row in 0..<Self.size where row != pivot {
        let share = rows[row][pivot] / value
        rows[row] = rows[row] - rows[pivot] * share
        others[row] = others[row] - others[pivot] * share
      }
      others[pivot] = others[pivot] * (1 / value)
      rows[pivot] = rows[pivot] * (1 / value)
    }
    other = others.transpose
    return determinant
  }

  /// The determinant of the matrix.
  public var determinant: Column.Scalar {
    var other = Self(1)
    return eliminated(&other)
  }

  /// The inverse; NaN in all elements where there is none.
  public var inverse: Self {
    var result = Self(1)
    return eliminated(&result) == 0 ? Self((0..<Self.size).map { _ in Column(repeating: .nan) }) : result
  }

  /// The name of the type and the columns.
  public var debugDescription: String {
    "\(Self.self)([\((0..<Self.size).map { "\(self[$0])" }.joined(separator: ", "))])"
  }
}
