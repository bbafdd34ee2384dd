/// What a pattern does, step by step.
enum PatternStep {
  case character(UInt32, isBackward: Bool)
  case set(PatternSet, isBackward: Bool)
  case any(isBackward: Bool)
  case start
  case end
  case boundary(isNegative: Bool)
  case reference(Int, isBackward: Bool)
  /// Goes on at the first step, and at the second one if that fails.
  case fork(Int, Int)
  case jump(Int)
  case save(Int)
  /// Notes the position in a register.
  case mark(Int)
  /// Fails if nothing was taken since the mark.
  case progress(Int)
  case forget(Range<Int>)
  /// Tries the steps that follow without moving, and goes on at `end`.
  case look(isNegative: Bool, end: Int)
  case done
}

/// Turns the tree of a pattern into steps.
struct PatternCompiler {
  private static let limit = 20_000

  private(set) var steps: [PatternStep] = []
  private(set) var registerCount: Int

  init(groupCount: Int) { registerCount = groupCount * 2 }

  mutating func compile(_ node: PatternNode) throws {
    try add(node, isBackward: false)
    try append(.done)
  }

  private mutating func append(_ step: PatternStep) throws {
    guard steps.count < Self.limit else { throw PatternFault(message: "the pattern is too long, repeat less") }
    steps.append(step)
  }

  private mutating func add(_ node: PatternNode, isBackward: Bool) throws {
    switch node {
    case .empty: break
    case .character(let value): try append(.character(value, isBackward: isBackward))
    case .set(let set): try append(.set(set, isBackward: isBackward))
    case .any: try append(.any(isBackward: isBackward))
    case .start: try append(.start)
    case .end: try append(.end)
    case .boundary(let isNegative): try append(.boundary(isNegative: isNegative))
    case .reference(let number): try append(.reference(number, isBackward: isBackward))
    case .group(nil, let inner): try add(inner, isBackward: isBackward)
    case .group(let number?, let inner):
      try append(.save(number * 2 + (isBackward ? 1 : 0)))
      try add(inner, isBackward: isBackward)
      try append(.save(number * 2 + (isBackward ? 0 : 1)))
    case .sequence(let parts):
      for part in isBackward ? parts.reversed() : parts { try add(part, isBackward: isBackward) }
    case .choice(let parts): try add(choice: parts, isBackward: isBackward)
    case .look(let inner, let isBehind, let isNegative):
      let position = steps.count
      try append(.done)
      try add(inner, isBackward: isBehind)
      try append(.done)
      steps[position] = .look(isNegative: isNegative, end: steps.count)
    case .repetition(let inner, let least, let most, let isGreedy, let groups):
      try add(inner, least, most, isGreedy, groups, isBackward: isBackward)
    }
  }

  private mutating func add(choice parts: [PatternNode], isBackward: Bool) throws {
    var jumps: [Int] = []
    for part in parts.dropLast() {
      let fork = steps.count
      try append(.done)
      try add(part, isBackward: isBackward)
      jumps.append(steps.count)
      try append(.done)
      steps[fork] = .fork(fork + 1, steps.count)
    }
    if let last = parts.last { try add(last, isBackward: isBackward) }
    for jump in jumps { steps[jump] = .jump(steps.count) }
  }

  private mutating func add(
    _ inner: PatternNode, _ least: Int, _ most: Int?, _ isGreedy: Bool, _ groups: Range<Int>, isBackward: Bool
  ) throws {
    func turn(_ compiler: inout Self) throws {
      if !groups.isEmpty { try compiler.append(.forget(groups)) }
      try compiler.add(inner, isBackward: isBackward)
    }
    guard least <= Self.limit else { throw PatternFault(message: "the pattern is too long, repeat less") }
    for _ in 0..<least {
      let before = steps.count
      try turn(&self)
      // A repetition of what matches nothing matches nothing.
      if steps.count == before { break }
    }
    let register = registerCount
    registerCount += 1
    guard let most else {
      let fork = steps.count
      try append(.done)
      try append(.mark(register))
      try turn(&self)
      try append(.progress(register))
      try append(.jump(fork))
      steps[fork] = isGreedy ? .fork(fork + 1, steps.count) : .fork(steps.count, fork + 1)
      return
    }
    var forks: [Int] = []
    for _ in 0..<min(most - least, Self.limit) {
      forks.append(steps.count)
      try append(.done)
      try append(.mark(register))
      try turn(&self)
      try append(.progress(register))
    }
    for fork in forks { steps[fork] = isGreedy ? .fork(fork + 1, steps.count) : .fork(steps.count, fork + 1) }
  }
}
