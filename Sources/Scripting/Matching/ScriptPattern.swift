/// A regular expression of a script, or of a flow's selector, matched by backtracking as in ECMA-262, in a bounded number
/// of steps.
final class ScriptPattern {
  let body: ScriptText
  let flags: ScriptText
  let isGlobal: Bool
  let isSticky: Bool
  let isUnicode: Bool
  let groupCount: Int
  let names: [(name: ScriptText, group: Int)]
  private let ignoresCase: Bool
  private let isMultiline: Bool
  private let dotTakesAll: Bool
  private let steps: [PatternStep]
  private let registerCount: Int
  /// Whether failed tries are noted: the time is then linear in the text, and groups are not available.
  private let notesTries: Bool

  init(body: ScriptText, flags: ScriptText) throws {
    let letters = flags.string
    guard letters.allSatisfy("dgimsuy".contains), Set(letters).count == letters.count else {
      throw PatternFault(message: "the flags `\(letters)` of the pattern are not known, use those of `dgimsuy`")
    }
    self.body = body
    self.flags = flags
    isGlobal = letters.contains("g")
    isSticky = letters.contains("y")
    isUnicode = letters.contains("u")
    ignoresCase = letters.contains("i")
    isMultiline = letters.contains("m")
    dotTakesAll = letters.contains("s")
    var reader = PatternReader(body, isUnicode: isUnicode)
    let node = try reader.read()
    groupCount = reader.groupCount
    names = reader.names
    var compiler = PatternCompiler(groupCount: groupCount)
    try compiler.compile(node)
    steps = compiler.steps
    registerCount = compiler.registerCount
    notesTries = false
  }

  /// A pattern for the whole of a text as selectors of flows have it: without regard to case, the dot takes all.
  init(whole text: ScriptText) throws {
    body = text
    flags = "imsu"
    (isGlobal, isSticky, isUnicode) = (false, false, true)
    (ignoresCase, isMultiline, dotTakesAll) = (true, true, true)
    var reader = PatternReader(text, isUnicode: true, isOfSelectors: true)
    let node = try reader.read()
    groupCount = reader.groupCount
    names = reader.names
    var compiler = PatternCompiler(groupCount: groupCount)
    try compiler.compile(.sequence([.group(nil, node), .textEnd]))
    steps = compiler.steps
    registerCount = compiler.registerCount
    // What a reference matches depends on the path to its position.
    notesTries = !steps.contains { if case .reference = $0 { true } else { false } }
  }

  /// What is wrong with a pattern; nil if it is in order.
  static func problem(of body: ScriptText, flags: ScriptText) -> String? {
    do {
      _ = try ScriptPattern(body: body, flags: flags)
      return nil
    } catch {
      return (error as? PatternFault)?.message ?? "\(error)"
    }
  }

  /// Where the groups are in a text that matches at a position; -1 for groups that took nothing.
  ///
  /// Each step is charged, which may throw.
  func match(_ units: [UInt16], at start: Int, charge: (Int) throws -> Void) throws -> [Int]? {
    var registers = [Int](repeating: -1, count: registerCount)
    registers[0] = start
    guard let end = try run(units, from: 0, at: start, &registers, charge) else { return nil }
    registers[1] = end
    return Array(registers[0..<groupCount * 2])
  }

  // MARK: Running

  private enum Undo {
    case branch(step: Int, position: Int)
    case register(Int, Int)
  }

  private static let chargedSteps = 256

  /// Where the match ends, beginning with a step; nil if there is none.
  private func run(
    _ units: [UInt16], from first: Int, at start: Int, _ registers: inout [Int], _ charge: (Int) throws -> Void
  ) throws -> Int? {
    var (step, position) = (first, start)
    var undo: [Undo] = []
    var count = 0
    var tried: Set<Int> = []
    while true {
      count += 1
      if count == Self.chargedSteps {
        try charge(count)
        count = 0
      }
      var holds = true
      switch steps[step] {
      case .done:
        try charge(count)
        return position
      case .character(let value, let isBackward):
        holds = take(units, &position, isBackward) {
          $0 == value || ignoresCase && PatternSet.folded($0) == PatternSet.folded(value)
        }
      case .set(let set, let isBackward):
        holds = take(units, &position, isBackward) { set.contains($0, ignoringCase: ignoresCase) }
      case .any(let isBackward):
        holds = take(units, &position, isBackward) { dotTakesAll || $0 > 0xFFFF || !ScriptUnits.isLineEnd(UInt16($0)) }
      case .start: holds = position == 0 || isMultiline && ScriptUnits.isLineEnd(units[position - 1])
      case .end: holds = position == units.count || isMultiline && ScriptUnits.isLineEnd(units[position])
      case .boundary(let isNegative):
        let before = position > 0 && ScriptUnits.isWord(units[position - 1])
        let after = position < units.count && ScriptUnits.isWord(units[position])
        holds = (before != after) != isNegative
      case .reference(let group, let isBackward): holds = repeats(group, units, &position, registers, isBackward)
      case .fork(let one, let other):
        if notesTries, !tried.insert(step * (units.count + 1) + position).inserted {
          // All branches from here have been tried, or are on the stack.
          holds = false
          break
        }
        undo.append(.branch(step: other, position: position))
        step = one
        continue
      case .jump(let target):
        step = target
        continue
      case .save(let register), .mark(let register):
        undo.append(.register(register, registers[register]))
        registers[register] = position
      case .progress(let register): holds = registers[register] != position
      case .forget(let groups):
        for register in groups.lowerBound * 2..<groups.upperBound * 2 where registers[register] != -1 {
          undo.append(.register(register, registers[register]))
          registers[register] = -1
        }
      case .look(let isNegative, let end):
        var inner = registers
        let found = try run(units, from: step + 1, at: position, &inner, charge) != nil
        holds = found != isNegative
        if holds, !isNegative {
          for register in registers.indices where registers[register] != inner[register] {
            undo.append(.register(register, registers[register]))
            registers[register] = inner[register]
          }
        }
        if holds {
          step = end
          continue
        }
      }
      if holds {
        step += 1
        continue
      }
      guard let branch = try back(&undo, &registers, charge) else {
        try charge(count)
        return nil
      }
      (step, position) = branch
    }
  }

  private static let undoLimit = 1_000_000

  /// Undoes what was done since the last branch, and goes to its other side.
  private func back(
    _ undo: inout [Undo], _ registers: inout [Int], _ charge: (Int) throws -> Void
  ) throws -> (Int, Int)? {
    if undo.count > Self.undoLimit { try charge(.max) }
    while let last = undo.popLast() {
      switch last {
      case .register(let register, let value): registers[register] = value
      case .branch(let step, let position): return (step, position)
      }
    }
    return nil
  }

  private func take(_ units: [UInt16], _ position: inout Int, _ isBackward: Bool, _ belongs: (UInt32) -> Bool) -> Bool {
    if isBackward {
      guard position > 0 else { return false }
      var (value, length) = (UInt32(units[position - 1]), 1)
      if isUnicode, position > 1, case let pair = ScriptUnits.scalar(units, at: position - 2), pair.length == 2 {
        (value, length) = pair
      }
      guard belongs(value) else { return false }
      position -= length
      return true
    }
    guard position < units.count else { return false }
    let (value, length) = isUnicode ? ScriptUnits.scalar(units, at: position) : (UInt32(units[position]), 1)
    guard belongs(value) else { return false }
    position += length
    return true
  }

  private func repeats(
    _ group: Int, _ units: [UInt16], _ position: inout Int, _ registers: [Int], _ isBackward: Bool
  ) -> Bool {
    let (start, end) = (registers[group * 2], registers[group * 2 + 1])
    guard start >= 0, end >= 0 else { return true }
    let length = end - start
    let first = isBackward ? position - length : position
    guard first >= 0, first + length <= units.count else { return false }
    for offset in 0..<length {
      let (one, other) = (UInt32(units[start + offset]), UInt32(units[first + offset]))
      guard one == other || ignoresCase && PatternSet.folded(one) == PatternSet.folded(other) else { return false }
    }
    position = isBackward ? first : first + length
    return true
  }
}
