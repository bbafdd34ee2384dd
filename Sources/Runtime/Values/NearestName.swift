/// The candidates that a misspelt name may have meant, the likeliest first.
///
/// Near is a candidate within one edit for each three characters of the longer name, and within one of the nearest; an
/// edit inserts, removes or replaces a character or swaps two adjacent ones, and case does not count. If there is none, near
/// are candidates that begin with the name, or that the name begins with, from three characters up. Equally near ones
/// are ordered by their bytes, so the result does not depend on the candidates' order. Costs O(length squared) for each
/// candidate of similar length.
package func nearestNames(to name: String, among candidates: [String], limit: Int = 3) -> [String] {
  let misspelt = FoldedName(name)
  let near = candidates.compactMap { candidate in
    misspelt.edits(to: FoldedName(candidate)).map { (distance: $0, name: candidate) }
  }
  if let nearest = near.map(\.distance).min() {
    return ordered(near.filter { $0.distance <= nearest + 1 }, limit: limit)
  }
  let completed = candidates.compactMap { candidate in
    misspelt.missing(from: FoldedName(candidate)).map { (distance: $0, name: candidate) }
  }
  return ordered(completed, limit: limit)
}

/// The names by distance and then by bytes, each once.
private func ordered(_ names: [(distance: Int, name: String)], limit: Int) -> [String] {
  let sorted = names.sorted { one, other in
    one.distance != other.distance
      ? one.distance < other.distance : one.name.utf8.lexicographicallyPrecedes(other.name.utf8)
  }
  var result: [String] = []
  for (_, name) in sorted where result.count < limit && result.last != name { result.append(name) }
  return result
}

/// A name as an array of characters in lower case.
private struct FoldedName {
  let characters: [Character]

  init(_ name: String) { characters = Array(name.lowercased()) }

  /// The edits that lead to the candidate; nil if they are too many.
  func edits(to candidate: FoldedName) -> Int? {
    let longer = max(characters.count, candidate.characters.count)
    let tolerance = max(1, longer / 3)
    guard longer > 0, abs(characters.count - candidate.characters.count) <= tolerance else { return nil }
    let edits = distance(to: candidate)
    return edits <= tolerance && edits < longer ? edits : nil
  }

  /// The characters that one of the two names has more than the other, with which it begins; nil if it does not.
  func missing(from candidate: FoldedName) -> Int? {
    let shorter = min(characters.count, candidate.characters.count)
    guard shorter >= 3, characters.prefix(shorter) == candidate.characters.prefix(shorter) else { return nil }
    return abs(characters.count - candidate.characters.count)
  }

  /// The edit distance with swaps of adjacent characters, row by row; no part of a name is edited twice.
  private func distance(to other: FoldedName) -> Int {
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
