public struct LayoutSolver: Sendable {
  public struct Variable: Hashable, Sendable { public let index: Int32 }
  public struct ConstraintID: Hashable, Sendable { public let index: Int32 }
  public enum Relation: Int8, Sendable { case lessThanOrEqual = -1, equal = 0, greaterThanOrEqual = 1 }
  public struct Term: Sendable { public var variable: Variable; public var coefficient: Double; public init(_ v: Variable, _ c: Double) { variable = v; coefficient = c } }
  public struct Conflict: Sendable { public let members: [ConstraintID]; public let broken: ConstraintID }
  public struct Outcome: Sendable { public let changed: [Variable]; public let conflicts: [Conflict] }
  public init() {}
  var n: Int32 = 0
  var m: Int32 = 0
  public mutating func addVariable(minimum: Double?) -> Variable { n += 1; return Variable(index: n - 1) }
  public mutating func remove(_ variable: Variable) {}
  public mutating func add(_ terms: [Term], constant: Double, relation: Relation, priority: Double, rank: Int) -> ConstraintID { m += 1; return ConstraintID(index: m - 1) }
  public mutating func remove(_ constraint: ConstraintID) {}
  public mutating func setConstant(_ constant: Double, of constraint: ConstraintID) {}
  public mutating func setPriority(_ priority: Double, of constraint: ConstraintID) {}
  public mutating func solve() -> Outcome { Outcome(changed: [], conflicts: []) }
  public func value(of variable: Variable) -> Double { 0 }
  public func isBroken(_ constraint: ConstraintID) -> Bool { false }
  public mutating func isAmbiguous(_ variable: Variable) -> Bool { false }
}
