package import Foundation
@_spi(Plainview) import PlainviewLayout

/// The file format of workloads: a stream of little-endian doubles.
///
/// magic, variables, views, constraints, pins, edited constraint, its two constants, constraints and variables of one more
/// view, resized variable, its two values; then a pair (variable, value) for each pin; then for each constraint relation,
/// priority, constant, number of terms, and pairs (coefficient, variable).
package struct WorkloadFile {
  struct Malformed: Error, CustomStringConvertible {
    var path: String
    var description: String { "\(path): not a workload file" }
  }

  private var numbers: [Double]
  private var position = 0
  private let path: String

  init(path: String) throws {
    self.path = path
    let data = try Data(contentsOf: URL(fileURLWithPath: path))
    numbers = data.withUnsafeBytes { bytes in
      (0..<bytes.count / 8).map { index in
        Double(bitPattern: UInt64(littleEndian: bytes.loadUnaligned(fromByteOffset: index * 8, as: UInt64.self)))
      }
    }
  }

  /// Views have four variables each: left, top, width, height. A file with other variables among them does not say which
  /// ones are sizes; there no variable has a minimum.
  package static func read(path: String, name: String, size: Int) throws -> Workload {
    var file = try WorkloadFile(path: path)
    var workload = Workload(name: name, size: size)
    guard try file.next() == 20_261 else { throw Malformed(path: path) }
    let variableCount = try file.nextInteger()
    workload.viewCount = try file.nextInteger()
    let constraintCount = try file.nextInteger()
    let pinCount = try file.nextInteger()
    workload.editedConstraint = try file.nextInteger()
    workload.editedConstants = (try file.next(), try file.next())
    let extraConstraintCount = try file.nextInteger()
    let extraVariableCount = try file.nextInteger()
    workload.resizedVariable = try file.nextInteger()
    workload.resizedValues = (try file.next(), try file.next())
    for _ in 0..<pinCount { workload.pins.append((try file.nextInteger(), try file.next())) }
    let hasOnlyViews = variableCount == 4 * workload.viewCount
    workload.isSize = (0..<variableCount).map { hasOnlyViews && $0 % 4 >= 2 }
    workload.extraIsSize = (0..<extraVariableCount).map { hasOnlyViews && $0 % 4 >= 2 }
    for _ in 0..<constraintCount { workload.constraints.append(try file.nextConstraint()) }
    for _ in 0..<extraConstraintCount { workload.extraConstraints.append(try file.nextConstraint()) }
    workload.flatConstraints = FlatConstraints(workload.constraints)
    return workload
  }

  /// Writes a workload into a file for another program.
  package static func write(_ workload: Workload, to path: String) throws {
    var numbers: [Double] = [20_261]
    let counts = [
      workload.isSize.count, workload.viewCount, workload.constraints.count, workload.pins.count,
      workload.editedConstraint,
    ]
    numbers += counts.map { Double($0) }
    numbers += [workload.editedConstants.first, workload.editedConstants.second]
    numbers += [Double(workload.extraConstraints.count), Double(workload.extraIsSize.count)]
    numbers += [Double(workload.resizedVariable), workload.resizedValues.first, workload.resizedValues.second]
    for pin in workload.pins { numbers += [Double(pin.variable), pin.value] }
    for constraint in workload.constraints + workload.extraConstraints {
      numbers += [Double(constraint.relation.rawValue), constraint.priority, constraint.constant]
      numbers.append(Double(constraint.terms.count))
      for term in constraint.terms { numbers += [term.coefficient, Double(term.variable)] }
    }
    try data(of: numbers).write(to: URL(fileURLWithPath: path))
  }

  /// Numbers as little-endian doubles.
  package static func data(of numbers: [Double]) -> Data {
    var data = Data(capacity: numbers.count * 8)
    for number in numbers { withUnsafeBytes(of: number.bitPattern.littleEndian) { data.append(contentsOf: $0) } }
    return data
  }

  private mutating func next() throws -> Double {
    guard position < numbers.count else { throw Malformed(path: path) }
    position += 1
    return numbers[position - 1]
  }

  private mutating func nextInteger() throws -> Int {
    guard let integer = Int(exactly: try next()) else { throw Malformed(path: path) }
    return integer
  }

  private mutating func nextConstraint() throws -> Workload.Constraint {
    guard let relation = LayoutSolver.Relation(rawValue: Int8(clamping: try nextInteger())) else {
      throw Malformed(path: path)
    }
    let priority = try next()
    let constant = try next()
    var terms: [(coefficient: Double, variable: Int)] = []
    for _ in 0..<(try nextInteger()) { terms.append((try next(), try nextInteger())) }
    return Workload.Constraint(terms: terms, constant: constant, relation: relation, priority: priority)
  }
}
