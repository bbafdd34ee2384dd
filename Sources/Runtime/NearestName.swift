/// The candidates that a misspelt name may have meant, the likeliest first.
///
/// Near is a candidate within one edit for each three characters of the longer name; an edit inserts, removes or
/// replaces a character or swaps two neighbours, and case does not count. Behind these come candidates that begin with
/// the name, or that the name begins with, from three characters up. Equally near ones are ordered by their bytes, so
/// the result does not depend on the candidates' order. Costs O(length squared) for each candidate of similar length.
package func nearestNames(to name: String, among candidates: [String], limit: Int = 3) -> [String] {
  let wanted = FoldedName(name)
  var found: [(rank: Int, name: String)] = []
  for candidate in candidates {
    guard let rank = wanted.rank(of: FoldedName(candidate)) else { continue }
    found.append((rank, candidate))
  }
  found.sort { one, other in
    one.rank != other.rank ? one.rank < other.rank : one.name.utf8.lexicographicallyPrecedes(other.name.utf8)
  }
  var nearest: [String] = []
  for (_, name) in found where nearest.count < limit && nearest.last != name { nearest.append(name) }
  return nearest
}

/// A name as an array of characters in lower case.
private struct FoldedName {
  let characters: [Character]

  init(_ name: String) { characters = Array(name.lowercased()) }

  /// How far the candidate is: lower is nearer; nil if it is not near.
  func rank(of candidate: FoldedName) -> Int? {
    let longer = max(characters.count, candidate.characters.count)
    let shorter = min(characters.count, candidate.characters.count)
    let tolerance = max(1, longer / 3)
    if longer - shorter <= tolerance {
      let edits = edits(to: candidate)
      if edits <= tolerance, edits < max(longer, 1) { return edits }
    }
    let isBeginning = characters.prefix(shorter) == candidate.characters.prefix(shorter)
    return shorter >= 3 && isBeginning ? longer : nil
  }

  /// The edit distance with swaps of neighbours, row by row; no part of a name is edited twice.
  private func edits(to other: FoldedName) -> Int {
    let columns = other.characters.count
    var beforePrevious: [Int] = []
    var previous = Array(0...columns)
    for (row, character) in characters.enumerated() {
      var current = [row + 1]
      for column in 0..<columns {
        let isSame = character == other.characters[column]
        var best = min(previous[column] + (isSame ? 0 : 1), previous[column + 1] + 1, current[column] + 1)
        if row > 0, column > 0, character == other.characters[column - 1],
          characters[row - 1] == other.characters[column]
        {
          best = min(best, beforePrevious[column - 1] + 1)
        }
        current.append(best)
      }
      beforePrevious = previous
      previous = current
    }
    return previous[columns]
  }
}
