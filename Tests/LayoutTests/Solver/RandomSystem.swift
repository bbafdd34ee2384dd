import PlainviewLayout

/// A generator with a fixed seed (SplitMix64), so that every run tries the same systems.
struct SeededGenerator {
  private var state: UInt64

  init(seed: Int) { state = UInt64(truncatingIfNeeded: seed) &* 0x9E37_79B9_7F4A_7C15 }

  mutating func next(_ count: Int) -> Int {
    state &+= 0x9E37_79B9_7F4A_7C15
    var mixed = state
    mixed = (mixed ^ (mixed >> 30)) &* 0xBF58_476D_1CE4_E5B9
    mixed = (mixed ^ (mixed >> 27)) &* 0x94D0_49BB_1331_11EB
    return Int((mixed ^ (mixed >> 31)) % UInt64(count))
  }

  mutating func pick<Element>(_ elements: [Element]) -> Element { elements[next(elements.count)] }
}

/// A small system that is edited at random, held by a solver and by its reference at the same time.
struct RandomSystem {
  var generator: SeededGenerator
  var solver = LayoutSolver()
  var reference = ReferenceSystem()
  private(set) var variables: [LayoutSolver.Variable] = []
  private(set) var names: [Int: LayoutSolver.ConstraintID] = [:]
  private var nextKey = 0

  init(seed: Int, variables count: Int, constraints: Int) {
    generator = SeededGenerator(seed: seed)
    for _ in 0..<count {
      let minimum = generator.pick([0, 0, 0, 10, nil, nil])
      reference.minimums.append(minimum)
      variables.append(solver.addVariable(minimum: minimum.map { Double($0) }))
    }
    for _ in 0..<constraints { add() }
  }

  /// The keys of the constraints, in the order of adding.
  var keys: [Int] { names.keys.sorted() }

  mutating func add() {
    let key = nextKey
    nextKey += 1
    let constraint = ReferenceSystem.Constraint(
      doubled: randomCoefficients(), constant: randomConstant(),
      relation: generator.pick([.equal, .equal, .lessThanOrEqual, .greaterThanOrEqual]),
      priority: randomPriority(), rank: generator.next(8) == 0 ? -1 - key : key)
    reference.constraints[key] = constraint
    names[key] = Self.add(constraint, to: &solver, variables)
  }

  static func add(
    _ constraint: ReferenceSystem.Constraint, to solver: inout LayoutSolver, _ variables: [LayoutSolver.Variable]
  ) -> LayoutSolver.ConstraintID {
    let terms = constraint.doubled.keys.sorted().map { variable in
      LayoutSolver.Term(variables[variable], Double(constraint.doubled[variable] ?? 0) / 2)
    }
    return solver.add(
      terms, constant: Double(constraint.constant), relation: constraint.relation, priority: constraint.priority,
      rank: constraint.rank)
  }

  private mutating func randomCoefficients() -> [Int: Int] {
    var coefficients: [Int: Int] = [:]
    for _ in 0..<generator.pick([1, 1, 2, 2, 2, 3, 3, 4]) {
      coefficients[generator.next(variables.count)] = generator.pick([2, 2, 2, -2, -2, 1, -1, 4])
    }
    return coefficients
  }

  private mutating func randomConstant() -> Int {
    generator.pick([0, 0, generator.next(200) - 100, -generator.next(200), 8, -8])
  }

  private mutating func randomPriority() -> Double {
    generator.pick([1_000, 1_000, 1_000, 1_000, 751, 750, 750, 750, 500, 251, 250, 250])
  }

  /// Changes one thing and returns what it was.
  mutating func edit() -> String {
    guard let key = keys.isEmpty ? nil : generator.pick(keys), let name = names[key] else {
      add()
      return "add"
    }
    switch generator.next(6) {
    case 0, 1:
      let constant = randomConstant()
      reference.constraints[key]?.constant = constant
      solver.setConstant(Double(constant), of: name)
      return "constant of \(key)"
    case 2:
      let priority = randomPriority()
      reference.constraints[key]?.priority = priority
      solver.setPriority(priority, of: name)
      return "priority of \(key)"
    case 3, 4:
      add()
      return "add"
    default:
      reference.constraints[key] = nil
      names[key] = nil
      solver.remove(name)
      return "remove \(key)"
    }
  }

  /// The values of a new solver that gets the same constraints in another order.
  func valuesOfShuffledSolver() -> [Double] {
    var generator = generator
    var fresh = LayoutSolver()
    let created = reference.minimums.map { fresh.addVariable(minimum: $0.map { Double($0) }) }
    var rest = keys
    while !rest.isEmpty {
      let key = rest.remove(at: generator.next(rest.count))
      guard let constraint = reference.constraints[key] else { continue }
      _ = Self.add(constraint, to: &fresh, created)
    }
    _ = fresh.solve()
    return created.map { fresh.value(of: $0) }
  }
}
