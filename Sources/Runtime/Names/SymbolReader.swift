/// Goes through a mangled name character by character and puts its identifiers together.
struct SymbolReader {
  private let characters: [Character]
  private var index = 0
  /// The words of the identifiers so far, which later ones may refer to; at most 26.
  private var words: [String] = []

  init(_ mangled: String) { characters = Array(mangled) }

  var isAtEnd: Bool { index == characters.count }

  var peek: Character? { isAtEnd ? nil : characters[index] }

  mutating func next() -> Character? {
    defer { if !isAtEnd { index += 1 } }
    return peek
  }

  mutating func stepBack() { index -= 1 }

  /// A number without sign; nil when there is none here or it is too large.
  mutating func number() -> Int? {
    var value: Int?
    while let digit = peek.flatMap({ $0.isASCII ? $0.wholeNumberValue : nil }) {
      guard (value ?? 0) < 1_000_000 else { return nil }
      value = (value ?? 0) * 10 + digit
      index += 1
    }
    return value
  }

  /// An identifier: its length and its characters; with `0` in front words may stand for parts, `00` is Punycode.
  mutating func identifier() -> String? {
    guard let first = peek, first.isASCII, first.isNumber else { return nil }
    guard first == "0" else { return number().flatMap { literal($0) } }
    index += 1
    if peek == "0" {
      index += 1
      return punycode()
    }
    return identifierWithWords()
  }

  /// The runtime decodes Punycode, in the symbol of a class that has the identifier for a name.
  private mutating func punycode() -> String? {
    guard let count = number() else { return nil }
    if peek == "_" { index += 1 }
    guard let digits = take(count), let text = FunctionNames.demangled("$s1M00\(count)_\(digits)CD"),
      text.hasPrefix("M.")
    else { return nil }
    return String(text.dropFirst(2))
  }

  /// Parts of characters, between them letters that name words; an upper-case letter is the last one, `0` ends it.
  private mutating func identifierWithWords() -> String? {
    var text = ""
    var mayNameWords = true
    while mayNameWords {
      while mayNameWords, let letter = peek, letter.isASCII, letter.isLetter {
        index += 1
        guard let word = letter.letterIndex, words.indices.contains(word) else { return nil }
        text += words[word]
        mayNameWords = letter.isLowercase
      }
      if peek == "0" {
        index += 1
        return text
      }
      guard let part = number().flatMap({ literal($0) }) else { return nil }
      text += part
    }
    return text
  }

  private mutating func literal(_ count: Int) -> String? {
    guard let text = take(count) else { return nil }
    addWords(of: text)
    return text
  }

  private mutating func take(_ count: Int) -> String? {
    guard count > 0, count <= characters.count - index else { return nil }
    defer { index += count }
    return String(characters[index..<index + count])
  }

  /// A word begins with anything but a digit and goes on to an underscore or to the next capital after a small letter.
  private mutating func addWords(of text: String) {
    var word = ""
    for character in text {
      let isCapital = character.isASCII && character.isUppercase
      if character == "_" || (isCapital && !(word.last?.isUppercase ?? true)) {
        add(word: word)
        word = ""
      }
      let mayBegin = !(character.isASCII && character.isNumber)
      if character != "_", !word.isEmpty || mayBegin { word.append(character) }
    }
    add(word: word)
  }

  private mutating func add(word: String) {
    if word.utf8.count >= 2, words.count < 26 { words.append(word) }
  }
}

extension Character {
  /// 0 for `a` and `A`, 25 for `z` and `Z`.
  var letterIndex: Int? {
    guard let value = asciiValue, isLetter else { return nil }
    return Int(value) - (isUppercase ? 65 : 97)
  }
}
