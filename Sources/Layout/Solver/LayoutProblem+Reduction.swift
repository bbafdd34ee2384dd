/// Turning inequalities into bounds of one column, such as the least distance of views whose gaps are equal.
extension LayoutProblem {
  /// The number of entries up to which wishes are compared.
  private static let mostEntries = 8

  /// An equality that mentions a column, and the next one that does.
  struct EqualityMention: Sendable {
    var wish: Int32
    var next: Int32
  }

  /// Adds to inequalities the required equalities that leave one column of them; false if there are none such.
  ///
  /// What the system means stays the same, but a wish no longer stands for one constraint alone.
  mutating func reduceInequalities() -> Bool {
    var hasNoted = false
    var hasReduced = false
    for index in wishes.indices {
      let wish = wishes[index]
      guard wish.relation != .equal, wish.entryCount > 1, wish.entryCount <= Self.mostEntries else { continue }
      if !hasNoted { noteEqualities() }
      hasNoted = true
      var mention = firstEqualities[Int(entries[Int(wish.firstEntry)].column)]
      while mention >= 0 {
        if reduce(index, by: Int(equalities[Int(mention)].wish)) {
          hasReduced = true
          break
        }
        mention = equalities[Int(mention)].next
      }
    }
    return hasReduced
  }

  /// Lists the equalities of each column, in their order.
  private mutating func noteEqualities() {
    equalities.removeAll()
    firstEqualities.removeAll()
    firstEqualities.append(-1, times: columnCount)
    var index = wishes.count
    while index > 0 {
      index -= 1
      let wish = wishes[index]
      let isUsable = wish.relation == .equal && wish.isRequired && wish.entryCount <= Self.mostEntries
      guard isUsable, wish.entryCount > 1 else { continue }
      for entry in Int(wish.firstEntry)..<Int(wish.firstEntry + wish.entryCount) {
        let column = Int(entries[entry].column)
        equalities.append(EqualityMention(wish: Int32(index), next: firstEqualities[column]))
        firstEqualities[column] = Int32(equalities.count - 1)
      }
    }
  }

  private mutating func reduce(_ index: Int, by equality: Int) -> Bool {
    let (wish, other) = (wishes[index], wishes[equality])
    let first = entries[Int(wish.firstEntry)]
    let factor = -first.coefficient / coefficient(of: first.column, in: Int32(equality))
    var kept: Entry?
    for place in Int(wish.firstEntry)..<Int(wish.firstEntry + wish.entryCount) {
      var entry = entries[place]
      let part = factor * coefficient(of: entry.column, in: Int32(equality))
      let size = entry.coefficient.magnitude
      entry.coefficient += part
      if entry.coefficient.magnitude <= 1e-9 * size { continue }
      if kept != nil { return false }
      kept = entry
    }
    for place in Int(other.firstEntry)..<Int(other.firstEntry + other.entryCount)
    where coefficient(of: entries[place].column, in: Int32(index)) == 0 {
      if kept != nil { return false }
      kept = Entry(column: entries[place].column, coefficient: factor * entries[place].coefficient)
    }
    guard let kept else { return false }
    wishes[index].firstEntry = Int32(entries.count)
    wishes[index].entryCount = 1
    wishes[index].constant += factor * other.constant
    entries.append(kept)
    return true
  }
}
