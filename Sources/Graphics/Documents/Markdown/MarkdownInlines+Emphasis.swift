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
    // The signs so far that may begin an emphasis.
    var openers: [Int] = []
    // Where signs of a kind are looked for: those before were looked at, and fit none of that kind.
    var bounds: [EmphasisSigns.Kind: Int] = [:]
    var ranges = IntentRanges(start: start, end: parts.count)
    while closer < parts.count {
      guard let signs = parts[closer].signs, !parts[closer].run.text.isEmpty else {
        closer += 1
        continue
      }
      guard signs.closes, let opener = takeOpener(for: signs, from: bounds[signs.kind] ?? start, &openers) else {
        if signs.closes { bounds[signs.kind] = closer }
        if signs.opens { openers.append(closer) }
        closer += 1
        continue
      }
      let count = min(parts[opener].run.text.count, parts[closer].run.text.count)
      let used = signs.character == "~" ? count : min(2, count)
      ranges.add(
        signs.character == "~" ? .strikethrough : used == 2 ? .stronglyEmphasized : .emphasized, opener + 1, closer)
      parts[opener].run.text.removeLast(used)
      parts[closer].run.text.removeLast(used)
      if parts[opener].run.text.isEmpty { openers.removeLast() }
      if parts[closer].run.text.isEmpty { closer += 1 }
    }
    for index in start..<parts.count {
      parts[index].run.intent.formUnion(ranges.intent(at: index))
      parts[index].signs = nil
    }
  }

  /// The last signs that fit others, behind which none may begin an emphasis any more; nil if there are none.
  private func takeOpener(for end: EmphasisSigns, from start: Int, _ openers: inout [Int]) -> Int? {
    var count = openers.count
    while count > 0, openers[count - 1] >= start {
      if let begin = parts[openers[count - 1]].signs, begin.fits(end) {
        openers.removeLast(openers.count - count)
        return openers[count - 1]
      }
      count -= 1
    }
    return nil
  }
}

extension EmphasisSigns {
  /// Whether signs that begin an emphasis fit those that end one.
  fileprivate func fits(_ end: EmphasisSigns) -> Bool {
    guard character == end.character else { return false }
    if character == "~" { return length == end.length }
    // Signs that both begin and end fit no others whose sum with them is a multiple of three.
    let isAmbiguous = closes || end.opens
    return !(isAmbiguous && (length + end.length) % 3 == 0 && (length % 3 != 0 || end.length % 3 != 0))
  }
}

/// Intents of ranges of parts, of which many may lie in each other.
private struct IntentRanges {
  private static let intents: [InlinePresentationIntent] = [.emphasized, .stronglyEmphasized, .strikethrough]
  private let start: Int
  /// For each intent and each part how many ranges more begin than end there.
  private var steps: [[Int]]
  /// How many ranges of each intent the last part asked for lies in.
  private var depths = [0, 0, 0]

  init(start: Int, end: Int) {
    self.start = start
    steps = Self.intents.map { _ in Array(repeating: 0, count: end - start + 1) }
  }

  mutating func add(_ intent: InlinePresentationIntent, _ first: Int, _ end: Int) {
    guard let index = Self.intents.firstIndex(of: intent) else { return }
    steps[index][first - start] += 1
    steps[index][end - start] -= 1
  }

  /// The intents of a part; parts are asked for in their order.
  mutating func intent(at part: Int) -> InlinePresentationIntent {
    var intent: InlinePresentationIntent = []
    for index in Self.intents.indices {
      depths[index] += steps[index][part - start]
      if depths[index] > 0 { intent.insert(Self.intents[index]) }
    }
    return intent
  }
}
