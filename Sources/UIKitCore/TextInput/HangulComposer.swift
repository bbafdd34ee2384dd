/// Composes Korean letters into syllables as a two-set keyboard does, one letter at a time (contract T7).
package struct HangulComposer: Equatable {
  /// The letters of the syllable that is being composed, as they were typed.
  package private(set) var letters: [Character] = []

  /// The text that the letters make so far.
  package var text: String { Self.compose(letters) }

  package init() {}

  package mutating func reset() { letters = [] }

  /// Adds a letter; returns the syllable that it finishes, which is empty while the same one continues.
  package mutating func add(_ letter: Character) -> String {
    let extended = letters + [letter]
    if Self.isOneSyllable(extended) {
      letters = extended
      return ""
    }
    // A vowel takes the last consonant with it: 각 and ㅏ are 가가.
    if Self.isVowel(letter), let last = letters.last, !Self.isVowel(last), letters.count > 1 {
      let finished = Self.compose(letters.dropLast())
      letters = [last, letter]
      return finished
    }
    let finished = text
    letters = [letter]
    return finished
  }

  /// Removes the last letter; false when there is none.
  package mutating func removeLast() -> Bool { letters.popLast() != nil }

  /// Whether a two-set keyboard makes the letter, perhaps with the shift key.
  package static func isLetter(_ character: Character) -> Bool {
    guard let value = character.unicodeScalars.first?.value, (0x3131...0x3163).contains(value) else { return false }
    return initials.contains(character) || vowels.contains(character)
  }

  // MARK: Tables, in the order of the Unicode syllables

  private static let initials: [Character] = Array("ㄱㄲㄴㄷㄸㄹㅁㅂㅃㅅㅆㅇㅈㅉㅊㅋㅌㅍㅎ")
  private static let vowels: [Character] = Array("ㅏㅐㅑㅒㅓㅔㅕㅖㅗㅘㅙㅚㅛㅜㅝㅞㅟㅠㅡㅢㅣ")
  /// The final consonants; the first stands for none.
  private static let finals: [Character] = Array(" ㄱㄲㄳㄴㄵㄶㄷㄹㄺㄻㄼㄽㄾㄿㅀㅁㅂㅄㅅㅆㅇㅈㅊㅋㅌㅍㅎ")
  /// Letters that two keys make.
  private static let pairs: [(pair: Character, first: Character, second: Character)] = [
    ("ㅘ", "ㅗ", "ㅏ"), ("ㅙ", "ㅗ", "ㅐ"), ("ㅚ", "ㅗ", "ㅣ"), ("ㅝ", "ㅜ", "ㅓ"), ("ㅞ", "ㅜ", "ㅔ"), ("ㅟ", "ㅜ", "ㅣ"),
    ("ㅢ", "ㅡ", "ㅣ"), ("ㄳ", "ㄱ", "ㅅ"), ("ㄵ", "ㄴ", "ㅈ"), ("ㄶ", "ㄴ", "ㅎ"), ("ㄺ", "ㄹ", "ㄱ"), ("ㄻ", "ㄹ", "ㅁ"),
    ("ㄼ", "ㄹ", "ㅂ"), ("ㄽ", "ㄹ", "ㅅ"), ("ㄾ", "ㄹ", "ㅌ"), ("ㄿ", "ㄹ", "ㅍ"), ("ㅀ", "ㄹ", "ㅎ"), ("ㅄ", "ㅂ", "ㅅ"),
  ]

  private static func isVowel(_ letter: Character) -> Bool { vowels.contains(letter) }

  private static func pair(_ first: Character, _ second: Character) -> Character? {
    pairs.first { $0.first == first && $0.second == second }?.pair
  }

  /// The letters of the syllable, each a key of its own; another character stays as it is.
  package static func keys(for character: Character) -> [Character] {
    let scalars = character.unicodeScalars
    guard let value = scalars.first?.value, value >= 0x3130 else { return [character] }
    guard scalars.count == 1, (0xAC00...0xD7A3).contains(value) else {
      return split(character)
    }
    let index = Int(value - 0xAC00)
    var keys = [initials[index / 588]] + split(vowels[index % 588 / 28])
    if index % 28 > 0 { keys += split(finals[index % 28]) }
    return keys
  }

  private static func split(_ letter: Character) -> [Character] {
    guard let pair = pairs.first(where: { $0.pair == letter }) else { return [letter] }
    return [pair.first, pair.second]
  }

  // MARK: Syllables

  /// Initial, vowel and final of the letters; nil when they are not one syllable.
  private static func parts(_ letters: [Character]) -> (initial: Character?, vowel: Character?, final: Character?)? {
    var rest = letters[...]
    var initial: Character?
    if let first = rest.first, initials.contains(first) {
      initial = first
      rest = rest.dropFirst()
    }
    guard let vowel = takeLetter(&rest, isVowel) else {
      return rest.isEmpty ? (initial, nil, nil) : nil
    }
    guard !rest.isEmpty else { return (initial, vowel, nil) }
    guard initial != nil, let final = takeLetter(&rest, { finals.contains($0) }), rest.isEmpty else { return nil }
    return (initial, vowel, final)
  }

  /// Takes one letter, or two that make one.
  private static func takeLetter(_ rest: inout ArraySlice<Character>, _ fits: (Character) -> Bool) -> Character? {
    guard let first = rest.first, fits(first) else { return nil }
    rest = rest.dropFirst()
    guard let second = rest.first, let both = pair(first, second), fits(both) else { return first }
    rest = rest.dropFirst()
    return both
  }

  private static func isOneSyllable(_ letters: [Character]) -> Bool { parts(letters) != nil }

  private static func compose(_ letters: some Collection<Character>) -> String {
    let letters = Array(letters)
    guard let parts = parts(letters) else { return String(letters) }
    guard let initial = parts.initial, let vowel = parts.vowel else {
      return String([parts.initial, parts.vowel].compactMap { $0 })
    }
    guard let initialIndex = initials.firstIndex(of: initial), let vowelIndex = vowels.firstIndex(of: vowel) else {
      return String(letters)
    }
    let finalIndex = parts.final.flatMap { finals.firstIndex(of: $0) } ?? 0
    let value = 0xAC00 + UInt32(initialIndex * 588 + vowelIndex * 28 + finalIndex)
    return UnicodeScalar(value).map { String($0) } ?? String(letters)
  }
}
