/// A row as the solver takes it: the terms and the constant whose sum is compared with zero.
struct RowDraft {
  var terms: [LayoutSolver.Term] = []
  var constant = 0.0

  mutating func add(_ factor: Double, _ variable: LayoutSolver.Variable) {
    terms.append(LayoutSolver.Term(variable, factor))
  }
}
