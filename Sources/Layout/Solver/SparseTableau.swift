/// Linear equations `basic variable = Σ coefficient · variable outside the basis`, one for each row.
struct SparseTableau: Sendable {
  struct Entry: Sendable {
    var variable: Int
    var coefficient: Double
  }

  /// Coefficients below this size are what rounding leaves of zero.
  private static let smallest = 1e-12

  private(set) var rows: [[Entry]] = []
  /// The basic variable of each row.
  private(set) var basic: [Int] = []
  /// The row of each basic variable; -1 for the others.
  private(set) var rowOf: [Int] = []
  /// For each variable the rows that mention it, and maybe others.
  private var mentions: [[Int]] = []
  /// The index of each variable in the row that is being changed, or -1.
  private var entryIndex: [Int] = []

  /// A tableau without rows.
  init(columns: Int) {
    rowOf = Array(repeating: -1, count: columns)
    entryIndex = rowOf
    mentions = Array(repeating: [], count: columns)
  }

  var variableCount: Int { rowOf.count }

  func isBasic(_ variable: Int) -> Bool { rowOf[variable] >= 0 }

  /// Adds a variable that is the sum of others, and returns it.
  mutating func addRow(_ entries: [Entry]) -> Int {
    let variable = variableCount
    for entry in entries { mentions[entry.variable].append(rows.count) }
    rowOf.append(rows.count)
    entryIndex.append(-1)
    mentions.append([])
    basic.append(variable)
    rows.append(entries)
    return variable
  }

  /// The same sum in terms of variables outside the basis.
  func withoutBasic(_ entries: [Entry]) -> [Entry] {
    var sum: [Entry] = []
    for entry in entries {
      let parts =
        isBasic(entry.variable) ? rows[rowOf[entry.variable]] : [Entry(variable: entry.variable, coefficient: 1)]
      for part in parts {
        let coefficient = entry.coefficient * part.coefficient
        if let index = sum.firstIndex(where: { $0.variable == part.variable }) {
          sum[index].coefficient += coefficient
        } else {
          sum.append(Entry(variable: part.variable, coefficient: coefficient))
        }
      }
    }
    return sum
  }

  /// The rows that mention a variable, and its coefficients there, in ascending order of rows.
  mutating func column(of variable: Int) -> [(row: Int, coefficient: Double)] {
    mentions[variable].sort()
    var column: [(row: Int, coefficient: Double)] = []
    var previous = -1
    for row in mentions[variable] where row != previous {
      previous = row
      if let entry = rows[row].first(where: { $0.variable == variable }) { column.append((row, entry.coefficient)) }
    }
    mentions[variable] = column.map(\.row)
    return column
  }

  /// Lets a variable outside the basis take the place of the basic variable of a row.
  mutating func pivot(row: Int, entering: Int) {
    let column = column(of: entering)
    guard let own = rows[row].firstIndex(where: { $0.variable == entering }) else { return }
    let leaving = basic[row]
    let inverse = 1 / rows[row][own].coefficient
    for index in rows[row].indices { rows[row][index].coefficient *= -inverse }
    rows[row][own] = Entry(variable: leaving, coefficient: inverse)
    mentions[leaving] = [row]
    basic[row] = entering
    rowOf[entering] = row
    rowOf[leaving] = -1
    for (other, coefficient) in column where other != row {
      substitute(entering, times: coefficient, by: row, in: other)
    }
    mentions[entering] = []
  }

  private mutating func substitute(_ variable: Int, times factor: Double, by definition: Int, in row: Int) {
    for (index, entry) in rows[row].enumerated() { entryIndex[entry.variable] = index }
    for entry in rows[definition] {
      let part = factor * entry.coefficient
      if entryIndex[entry.variable] >= 0 {
        rows[row][entryIndex[entry.variable]].coefficient += part
      } else {
        entryIndex[entry.variable] = rows[row].count
        rows[row].append(Entry(variable: entry.variable, coefficient: part))
        mentions[entry.variable].append(row)
      }
    }
    for entry in rows[row] { entryIndex[entry.variable] = -1 }
    rows[row].removeAll { $0.variable == variable || $0.coefficient.magnitude < Self.smallest }
  }
}
