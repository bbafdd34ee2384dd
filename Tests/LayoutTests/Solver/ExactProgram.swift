/// An exact linear program over the integers: a simplex tableau with one common denominator and Bland's rule.
///
/// It shares nothing with the solver under test: every violation has a column of its own, free variables are differences
/// of two columns, and every goal is a linear cost.
struct ExactProgram {
  /// Thrown when a number does not fit any more.
  struct Overflow: Error {}

  private var rows: [[Int128]] = []
  private var denominator: Int128 = 1
  private var basis: [Int] = []
  private var isAllowed: [Bool] = []
  private var realColumns = 0
  /// Whether the last cost had no least value.
  private(set) var isUnbounded = false

  /// Rows read `Σ coefficient · column = right side`, all columns are at least zero.
  init?(rows system: [(coefficients: [Int: Int], right: Int)], columns: Int) throws(Overflow) {
    realColumns = columns
    for (index, row) in system.enumerated() {
      var line = Array(repeating: Int128(0), count: columns + system.count + 1)
      let sign = row.right < 0 ? -1 : 1
      for (column, coefficient) in row.coefficients { line[column] = Int128(sign * coefficient) }
      line[columns + index] = 1
      line[columns + system.count] = Int128(sign * row.right)
      rows.append(line)
      basis.append(columns + index)
    }
    isAllowed = Array(repeating: true, count: columns + system.count)
    var artificial: [Int: Int] = [:]
    for index in system.indices { artificial[columns + index] = 1 }
    if try minimise(artificial) > 0 { return nil }
    for index in system.indices { isAllowed[columns + index] = false }
  }

  func value(of column: Int) -> Double {
    guard let row = basis.firstIndex(of: column) else { return 0 }
    return Double(rows[row][rows[row].count - 1]) / Double(denominator)
  }

  /// Minimises a cost among the optima of the goals before, and keeps only its optima.
  @discardableResult
  mutating func minimise(_ cost: [Int: Int]) throws(Overflow) -> Double {
    let width = isAllowed.count + 1
    isUnbounded = false
    var goal = Array(repeating: Int128(0), count: width)
    for (column, factor) in cost { goal[column] = try multiply(Int128(factor), denominator) }
    for (row, column) in basis.enumerated() {
      guard let factor = cost[column] else { continue }
      for index in 0..<width { goal[index] -= try multiply(Int128(factor), rows[row][index]) }
    }
    rows.append(goal)
    while let entering = (0..<width - 1).first(where: { isAllowed[$0] && rows[rows.count - 1][$0] < 0 }) {
      guard let leaving = try leavingRow(entering) else {
        isUnbounded = true
        break
      }
      try pivot(leaving, entering)
    }
    goal = rows.removeLast()
    for column in 0..<realColumns where goal[column] > 0 { isAllowed[column] = false }
    return -Double(goal[width - 1]) / Double(denominator)
  }

  private func leavingRow(_ entering: Int) throws(Overflow) -> Int? {
    var best: Int?
    for row in basis.indices {
      let rate = rows[row][entering]
      if basis[row] >= realColumns, !isAllowed[basis[row]], rate != 0 { return row }
      if rate <= 0 { continue }
      guard let other = best else {
        best = row
        continue
      }
      let right = rows[row].count - 1
      let mine = try multiply(rows[row][right], rows[other][entering])
      let theirs = try multiply(rows[other][right], rate)
      if mine < theirs || (mine == theirs && basis[row] < basis[other]) { best = row }
    }
    return best
  }

  private mutating func pivot(_ pivotRow: Int, _ column: Int) throws(Overflow) {
    let pivot = rows[pivotRow][column]
    for row in rows.indices where row != pivotRow {
      let factor = rows[row][column]
      for index in rows[row].indices {
        let minuend = try multiply(rows[row][index], pivot)
        let subtrahend = try multiply(factor, rows[pivotRow][index])
        rows[row][index] = (minuend - subtrahend) / denominator
      }
    }
    basis[pivotRow] = column
    denominator = pivot
    if denominator < 0 {
      denominator = -denominator
      for row in rows.indices { rows[row] = rows[row].map { -$0 } }
    }
  }

  private func multiply(_ left: Int128, _ right: Int128) throws(Overflow) -> Int128 {
    let product = left.multipliedReportingOverflow(by: right)
    if product.overflow || product.partialValue.magnitude > Int128.max.magnitude / 4 { throw Overflow() }
    return product.partialValue
  }
}
