import Foundation

/// Signs in a row that may begin or end an emphasis.
struct EmphasisSigns {
  let character: Character
  /// How many there were, by which those of both ends are compared.
  let length: Int
  let opens: Bool
  let closes: Bool

  /// What decides which signs they fit.
  struct Kind: Hashable {
    let character: Character
    let length: Int
    let opens: Bool
  }
  var kind: Kind { Kind(character: character, length: character == "~" ? length : length % 3, opens: opens) }
}

// Emphasis, by the rules of CommonMark: signs that stand at the left of a word begin it, those at the right end it.
extension MarkdownInlines {
  mutating func readSigns(_ character: Character) {
    let length = lengthOfRun(character, at: position)
    let end = position + length
    let before = position > 0 ? source[position - 1] : " "
    let after = end < source.count ? source[end] : " "
    func isMark(_ character: Character) -> Bool { character.isPunctuation || character.isSymbol }
    let isLeft = !after.isWhitespace && (!isMark(after) || before.isWhitespace || isMark(before))
    let isRight = !before.isWhitespace && (!isMark(before) || after.isWhitespace || isMark(after))
    var (opens, closes) = (isLeft, isRight)
    if character == "_" {
      opens = isLeft && (!isRight || isMark(before))
      closes = isRight && (!isLeft || isMark(after))
    }
    if character == "~", length > 2 { (opens, closes) = (false, false) }
    parts.append(
      Part(
        run: MarkdownRun(text: String(repeating: character, count: length)),
        signs: EmphasisSigns(character: character, length: length, opens: opens, closes: closes)))
    position = end
  }

  /// Gives the parts between signs that belong together their intent, and takes these signs away.
  mutating func applyEmphasis(from start: Int) {
    var closer = start
    // Where signs of a kind are looked for: those before were looked at, and fit none of that kind.
    var bounds: [EmphasisSigns.Kind: Int] = [:]
    while closer < parts.count {
      guard let signs = parts[closer].signs, signs.closes, !parts[closer].run.text.isEmpty else {
        closer += 1
        continue
      }
      guard let opener = opener(for: closer, from: bounds[signs.kind] ?? start) else {
        bounds[signs.kind] = closer
        closer += 1
        continue
      }
      let count = min(parts[opener].run.text.count, parts[closer].run.text.count)
      let used = signs.character == "~" ? count : min(2, count)
      let intent: InlinePresentationIntent =
        signs.character == "~" ? .strikethrough : used == 2 ? .stronglyEmphasized : .emphasized
      for index in (opener + 1)..<closer {
        parts[index].run.intent.insert(intent)
        parts[index].signs = nil
      }
      parts[opener].run.text.removeLast(used)
      parts[closer].run.text.removeLast(used)
      if parts[closer].run.text.isEmpty { closer += 1 }
    }
    for index in start..<parts.count { parts[index].signs = nil }
  }

  private func opener(for closer: Int, from start: Int) -> Int? {
    guard let end = parts[closer].signs else { return nil }
    return (start..<closer).last { index in
      guard let begin = parts[index].signs, begin.opens, begin.character == end.character,
        !parts[index].run.text.isEmpty
      else { return false }
      if end.character == "~" { return begin.length == end.length }
      // Signs that both begin and end fit no others whose sum with them is a multiple of three.
      let isAmbiguous = begin.closes || end.opens
      return !(isAmbiguous && (begin.length + end.length) % 3 == 0 && (begin.length % 3 != 0 || end.length % 3 != 0))
    }
  }
}
