@_spi(Plainview) import PlainviewLayout
import Testing

/// Random systems, edited at random, against the exact solution of the documented law.
@Suite struct SolverPropertyTests {
  @Test("Small systems of any shape follow the law through every kind of edit", arguments: 0..<12)
  func anyShape(batch: Int) throws {
    for seed in (batch * 5)..<(batch * 5 + 5) {
      try check(RandomSystem(seed: seed, variables: 4, constraints: 7), edits: 8, "seed \(seed)")
    }
  }

  @Test("Rows of views follow the law through every kind of edit", arguments: 0..<12)
  func rowsOfViews(batch: Int) throws {
    for seed in (batch * 2)..<(batch * 2 + 2) {
      try check(RandomSystem(seed: seed, views: 3), edits: 6, "seed \(seed)")
    }
  }

  /// Solves after each edit and compares with the reference.
  private func check(_ initial: RandomSystem, edits: Int, _ name: String) throws {
    var system = initial
    for step in 0...edits {
      let edit = step == 0 ? "build" : system.edit()
      let comment = Comment(rawValue: "\(name), step \(step): \(edit)")
      let before = system.variables.map { system.solver.value(of: $0) }
      let outcome = system.solver.solve()
      #expect(system.solver.brokenInvariants().isEmpty, comment)
      try compareConflicts(system, outcome.conflicts, comment)
      try compareValues(&system, comment)
      let changed = system.present.filter { system.solver.value(of: system.variables[$0]) != before[$0] }
      #expect(Set(outcome.changed) == Set(changed.map { system.variables[$0] }), comment)
      #expect(outcome.changed.count == changed.count, comment)
    }
  }

  private func compareConflicts(
    _ system: RandomSystem, _ conflicts: [LayoutSolver.Conflict], _ comment: Comment
  ) throws {
    let broken = Set(system.names.filter { system.solver.isBroken($0.value) }.map(\.key))
    #expect(try broken == system.reference.broken(), comment)
    for conflict in conflicts {
      let members = conflict.members.compactMap { member in system.names.first { $0.value == member }?.key }
      #expect(conflict.members.map(\.index) == conflict.members.map(\.index).sorted(), comment)
      #expect(try !system.reference.isFeasible(members), comment)
      for member in members {
        #expect(try system.reference.isFeasible(members.filter { $0 != member }), comment)
      }
      #expect(system.solver.isBroken(conflict.broken), comment)
    }
  }

  private func compareValues(_ system: inout RandomSystem, _ comment: Comment) throws {
    let solution = try #require(try system.reference.solution(), comment)
    let shuffled = system.valuesOfShuffledSolver()
    for index in system.present {
      let value = system.solver.value(of: system.variables[index])
      let slack = 1e-9 * (1 + solution.values[index].magnitude)
      #expect((value - solution.values[index]).magnitude <= slack, comment)
      #expect((value - shuffled[index]).magnitude <= slack, comment)
      #expect(system.solver.isAmbiguous(system.variables[index]) == solution.isAmbiguous[index], comment)
    }
  }
}
