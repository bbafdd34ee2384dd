@_spi(Plainview) import PlainviewLayout

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
  /// The variables that were not removed, by their index in the reference.
  private(set) var present: [Int] = []
  private var nextKey = 0

  init(seed: Int, variables count: Int, constraints: Int) {
    generator = SeededGenerator(seed: seed)
    for _ in 0..<count { _ = addVariable(minimum: generator.pick([0, 0, 0, 10, nil, nil])) }
    for _ in 0..<constraints { add() }
  }

  /// A row of views in a container as a screen has it: edges pinned to each other, hugging and compression resistance.
  init(seed: Int, views count: Int) {
    generator = SeededGenerator(seed: seed)
    let container = addVariable(minimum: 0)
    add([container: 2], -Double(100 + generator.next(300)), .equal, 1_000)
    var previous: (left: Int, width: Int)?
    for _ in 0..<count {
      let isSizeFirst = generator.next(2) == 0
      let first = addVariable(minimum: isSizeFirst ? 0 : nil)
      let second = addVariable(minimum: isSizeFirst ? nil : 0)
      let (left, width) = isSizeFirst ? (second, first) : (first, second)
      let gap = Double(-generator.next(20))
      if let previous {
        let relation = generator.pick([LayoutSolver.Relation.equal, .equal, .equal, .greaterThanOrEqual])
        add([left: 2, previous.left: -2, previous.width: -2], gap, relation, 1_000)
        if generator.next(4) == 0 { add([width: 2, previous.width: -2], 0, .equal, generator.pick([1_000, 500])) }
      } else {
        add([left: 2], gap, .equal, 1_000)
      }
      let ideal = -Double(generator.next(150))
      add([width: 2], ideal, .lessThanOrEqual, generator.pick([250, 250, 251, 252]))
      add([width: 2], ideal, .greaterThanOrEqual, generator.pick([750, 750, 750, 751]))
      previous = (left, width)
    }
    guard let last = previous else { return }
    add([last.left: 2, last.width: 2, container: -2], 8, generator.pick([.equal, .equal, .lessThanOrEqual]), 1_000)
  }

  private mutating func addVariable(minimum: Int?) -> Int {
    reference.minimums.append(minimum)
    variables.append(solver.addVariable(minimum: minimum.map { Double($0) }))
    present.append(variables.count - 1)
    return variables.count - 1
  }

  private mutating func add(
    _ doubled: [Int: Int], _ constant: Double, _ relation: LayoutSolver.Relation, _ priority: Double
  ) {
    install(
      ReferenceSystem.Constraint(
        doubled: doubled, constant: Int(constant), relation: relation, priority: priority, rank: nextKey))
  }

  /// The keys of the constraints, in the order of adding.
  var keys: [Int] { names.keys.sorted() }

  mutating func add() {
    let relation = generator.pick([LayoutSolver.Relation.equal, .equal, .lessThanOrEqual, .greaterThanOrEqual])
    install(
      ReferenceSystem.Constraint(
        doubled: randomCoefficients(), constant: randomConstant(), relation: relation, priority: randomPriority(),
        rank: generator.next(8) == 0 ? -1 - nextKey : nextKey))
  }

  private mutating func install(_ constraint: ReferenceSystem.Constraint) {
    let key = nextKey
    nextKey += 1
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
      coefficients[generator.pick(present)] = generator.pick([2, 2, 2, -2, -2, 1, -1, 4])
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
    switch generator.next(13) {
    case 0, 1, 2, 3:
      let constant = randomConstant()
      reference.constraints[key]?.constant = constant
      solver.setConstant(Double(constant), of: name)
      return "constant of \(key)"
    case 4, 5:
      let priority = randomPriority()
      reference.constraints[key]?.priority = priority
      solver.setPriority(priority, of: name)
      return "priority of \(key)"
    case 6, 7, 8, 9:
      add()
      return "add"
    case 10, 11:
      remove(key)
      return "remove \(key)"
    default:
      return "replace variable \(replaceVariable())"
    }
  }

  private mutating func remove(_ key: Int) {
    reference.constraints[key] = nil
    if let name = names.removeValue(forKey: key) { solver.remove(name) }
  }

  /// Removes a variable with its constraints and adds another one, which comes last in the order of creation.
  private mutating func replaceVariable() -> Int {
    let variable = present.remove(at: generator.next(present.count))
    for key in keys where reference.constraints[key]?.doubled[variable] != nil { remove(key) }
    solver.remove(variables[variable])
    _ = addVariable(minimum: generator.pick([0, nil]))
    add()
    return variable
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
