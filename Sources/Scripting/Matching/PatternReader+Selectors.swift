/// What patterns of selectors have and those of scripts have not: `(?i)`, `\Q…\E`, `\A`, `\z`, and letters and digits of
/// all scripts for `\w` and `\d`.
extension PatternReader {
  /// `(?i)` and the like, which mean nothing since they always hold, and groups that begin so; nil for anything else.
  mutating func inlineFlags() throws -> PatternNode? {
    guard unit() == 40, unit(1) == 63 else { return nil }
    var end = position + 2
    while end < units.count, "ims".utf16.contains(units[end]) { end += 1 }
    guard end > position + 2, end < units.count else { return nil }
    switch units[end] {
    case 41:
      position = end + 1
      return .empty
    case 58:
      position = end + 1
      return .group(nil, try closed())
    default: return nil
    }
  }

  /// The escape behind a backslash, if it is an anchor or the beginning of a quotation.
  mutating func anchorOrQuotation() -> PatternNode? {
    if take("A" as Character) { return .textStart }
    if take("z" as Character) || take("Z" as Character) { return .textEnd }
    guard take("Q" as Character) else { return nil }
    var characters: [PatternNode] = []
    while !isAtEnd, !take("\\E") { characters.append(.character(character())) }
    return .group(nil, .sequence(characters))
  }

  mutating func wordsOfSelectors() -> PatternSet.Kind? {
    if take("d" as Character) { return .category([.decimalNumber]) }
    if take("D" as Character) { return .inverse([.category([.decimalNumber])]) }
    if take("w" as Character) { return .inverse([.inverse(PatternSet.wordsOfAllScripts)]) }
    if take("W" as Character) { return .inverse(PatternSet.wordsOfAllScripts) }
    return nil
  }

  /// Sets in sets mean something in each of the languages that selectors may come from, but not the same.
  func refuseSetsInSets() throws {
    let isOfTwo = ["&&", "--", "~~"].contains { units[position...].starts(with: $0.utf16) }
    guard unit() == 91 || isOfTwo else { return }
    throw PatternFault(message: "a set of the pattern has a set in it, write `\\` before it")
  }
}
