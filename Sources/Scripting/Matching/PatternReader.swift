/// What is wrong with a pattern.
struct PatternFault: Error {
  let message: String
}

/// Reads a pattern of ECMA-262 by recursive descent.
struct PatternReader {
  let units: [UInt16]
  private let isUnicode: Bool
  /// Whether it is read as selectors of flows have it; see `WholePattern`.
  let isOfSelectors: Bool
  var position = 0
  private var depth = 0
  private(set) var groupCount = 1
  private(set) var names: [(name: ScriptText, group: Int)] = []
  /// The names of all groups, also of those that come later, by their numbers; nil for the whole and for groups without
  /// a name.
  private let allGroups: [ScriptText?]

  init(_ text: ScriptText, isUnicode: Bool, isOfSelectors: Bool = false) {
    units = text.units
    self.isUnicode = isUnicode
    self.isOfSelectors = isOfSelectors
    allGroups = Self.groups(in: text.units, hasQuotations: isOfSelectors)
  }

  /// The names of the groups of a pattern, without reading it: escapes, quotations and sets have none.
  private static func groups(in units: [UInt16], hasQuotations: Bool) -> [ScriptText?] {
    var names: [ScriptText?] = [nil]
    var position = 0
    var isInBrackets = false
    func has(_ text: String, at position: Int) -> Bool { units[min(position, units.count)...].starts(with: text.utf16) }
    while position < units.count {
      switch units[position] {
      case 92 where hasQuotations && !isInBrackets && has("Q", at: position + 1):
        position += 2
        while position < units.count, !has("\\E", at: position) { position += 1 }
        position += 1
      case 92: position += 1
      case 91: isInBrackets = true
      case 93: isInBrackets = false
      case 40 where !isInBrackets:
        if !has("?", at: position + 1) {
          names.append(nil)
        } else if has("?<", at: position + 1), !has("=", at: position + 3), !has("!", at: position + 3) {
          let end = units[position...].firstIndex(of: 62) ?? units.count
          names.append(ScriptText(units: Array(units[min(position + 3, end)..<end])))
        }
      default: break
      }
      position += 1
    }
    return names
  }

  mutating func read() throws -> PatternNode {
    let node = try choice()
    if position < units.count { throw PatternFault(message: "the pattern has a `)` too many, write `\\)`") }
    return node
  }

  func unit(_ offset: Int = 0) -> UInt16 { position + offset < units.count ? units[position + offset] : 0 }
  var isAtEnd: Bool { position >= units.count }

  mutating func take(_ character: Character) -> Bool {
    guard !isAtEnd, unit() == character.utf16.first else { return false }
    position += 1
    return true
  }

  mutating func take(_ text: String) -> Bool {
    let expected = Array(text.utf16)
    guard units[position...].starts(with: expected) else { return false }
    position += expected.count
    return true
  }

  // MARK: Structure

  private mutating func choice() throws -> PatternNode {
    depth += 1
    defer { depth -= 1 }
    if depth > 60 { throw PatternFault(message: "the pattern is nested too deeply, divide it") }
    var parts = [try sequence()]
    while take("|" as Character) { parts.append(try sequence()) }
    return parts.count == 1 ? parts[0] : .choice(parts)
  }

  private mutating func sequence() throws -> PatternNode {
    var parts: [PatternNode] = []
    while !isAtEnd, unit() != 124, unit() != 41 {
      let first = groupCount
      let (node, canRepeat) = try term()
      parts.append(try repeated(node, canRepeat: canRepeat, groups: first))
    }
    return parts.count == 1 ? parts[0] : .sequence(parts)
  }

  private mutating func repeated(_ node: PatternNode, canRepeat: Bool, groups first: Int) throws -> PatternNode {
    let start = position
    var (least, most): (Int, Int?) = (0, nil)
    if take("*" as Character) {
    } else if take("+" as Character) {
      least = 1
    } else if take("?" as Character) {
      most = 1
    } else if unit() == 123, !isAtEnd, let bounds = counts() {
      (least, most) = bounds
    } else {
      return node
    }
    guard canRepeat else {
      position = start
      throw PatternFault(message: "nothing stands before the repetition in the pattern, write `\\` before its sign")
    }
    if let most, most < least { throw PatternFault(message: "the numbers of a repetition are out of order") }
    let isGreedy = !take("?" as Character)
    return .repetition(node, least: least, most: most, isGreedy: isGreedy, groups: first..<groupCount)
  }

  /// `{2}`, `{2,}` or `{2,3}`; nil, unmoved, for anything else.
  private mutating func counts() -> (Int, Int?)? {
    let start = position
    position += 1
    func number(_ reader: inout Self) -> Int? {
      let first = reader.position
      while ScriptUnits.isDigit(reader.unit()), !reader.isAtEnd { reader.position += 1 }
      guard reader.position > first else { return nil }
      return Int(String(decoding: reader.units[first..<reader.position], as: UTF16.self)) ?? .max
    }
    if let least = number(&self) {
      if take("}" as Character) { return (least, least) }
      if take("," as Character) {
        if take("}" as Character) { return (least, nil) }
        if let most = number(&self), take("}" as Character) { return (least, most) }
      }
    }
    position = start
    return nil
  }

  private mutating func term() throws -> (PatternNode, canRepeat: Bool) {
    if take("^" as Character) { return (.start, false) }
    if take("$" as Character) { return (.end, false) }
    if take("." as Character) { return (.any, true) }
    if take("(?=") { return (.look(try closed(), isBehind: false, isNegative: false), true) }
    if take("(?!") { return (.look(try closed(), isBehind: false, isNegative: true), true) }
    if take("(?<=") { return (.look(try closed(), isBehind: true, isNegative: false), false) }
    if take("(?<!") { return (.look(try closed(), isBehind: true, isNegative: true), false) }
    if take("(?:") { return (.group(nil, try closed()), true) }
    if take("(?<") {
      guard let end = units[position...].firstIndex(of: 62), end > position else {
        throw PatternFault(message: "the name of a group in the pattern is malformed")
      }
      let name = ScriptText(units: Array(units[position..<end]))
      guard name.units.allSatisfy({ $0 > 127 || $0 == 36 || ScriptUnits.isWord($0) }) else {
        throw PatternFault(message: "the name of a group in the pattern is malformed")
      }
      position = end + 1
      if names.contains(where: { $0.name == name }) {
        throw PatternFault(message: "two groups of the pattern are called `\(name)`")
      }
      names.append((name, groupCount))
      return (try group(), true)
    }
    if isOfSelectors, let node = try inlineFlags() { return (node, true) }
    if unit() == 40, unit(1) == 63 { throw PatternFault(message: "`(?` means nothing in a pattern here") }
    if take("(" as Character) { return (try group(), true) }
    if take("[" as Character) { return (.set(try set()), true) }
    if take("\\" as Character) { return try escape() }
    if unit() == 42 || unit() == 43 || unit() == 63 {
      throw PatternFault(message: "nothing stands before the repetition in the pattern, write `\\` before its sign")
    }
    if isUnicode, !isOfSelectors, unit() == 123 || unit() == 125 || unit() == 93 {
      throw PatternFault(message: "a bracket of the pattern stands alone, write `\\` before it")
    }
    if unit() == 123 {
      let start = position
      if counts() != nil { throw PatternFault(message: "nothing stands before the repetition in the pattern") }
      position = start
    }
    return (.character(character()), true)
  }

  private mutating func group() throws -> PatternNode {
    let number = groupCount
    groupCount += 1
    return .group(number, try closed())
  }

  mutating func closed() throws -> PatternNode {
    let node = try choice()
    guard take(")" as Character) else { throw PatternFault(message: "a group of the pattern is not closed, write `)`") }
    return node
  }

  mutating func character() -> UInt32 {
    let (value, length) = isUnicode ? ScriptUnits.scalar(units, at: position) : (UInt32(unit()), 1)
    position += length
    return value
  }

  // MARK: Escapes

  private mutating func escape() throws -> (PatternNode, canRepeat: Bool) {
    try checkEscapeGoesOn()
    if isOfSelectors, let node = anchorOrQuotation() { return (node, true) }
    if take("b" as Character) { return (.boundary(isNegative: false), false) }
    if take("B" as Character) { return (.boundary(isNegative: true), false) }
    if take("k" as Character) {
      if isUnicode || allGroups.contains(where: { $0 != nil }) {
        guard take("<" as Character), let end = units[position...].firstIndex(of: 62) else {
          throw PatternFault(message: "`\\k` in the pattern needs the name of a group")
        }
        let name = ScriptText(units: Array(units[position..<end]))
        position = end + 1
        guard let number = allGroups.firstIndex(of: name) else {
          throw PatternFault(message: "no group of the pattern is called `\(name)`")
        }
        return (.reference(number), true)
      }
      return (.character(107), true)
    }
    if unit() >= 49, unit() <= 57 {
      let start = position
      var number = 0
      while !isAtEnd, ScriptUnits.isDigit(unit()), number < 1000 {
        number = number * 10 + Int(unit() - 48)
        position += 1
      }
      if number < allGroups.count { return (.reference(number), true) }
      if isUnicode { throw PatternFault(message: "the pattern has no group \(number)") }
      position = start
    }
    if let kind = try classEscape() { return (.set(PatternSet(kinds: [kind])), true) }
    return (.character(try characterEscape()), true)
  }

  private func checkEscapeGoesOn() throws {
    if isAtEnd { throw PatternFault(message: "the pattern ends with a backslash, write `\\\\`") }
  }

  private mutating func classEscape() throws -> PatternSet.Kind? {
    if isOfSelectors, let kind = wordsOfSelectors() { return kind }
    if take("d" as Character) { return .digits }
    if take("D" as Character) { return .inverse([.digits]) }
    if take("w" as Character) { return .words }
    if take("W" as Character) { return .inverse([.words]) }
    if take("s" as Character) { return .blanks }
    if take("S" as Character) { return .inverse([.blanks]) }
    guard isUnicode, unit() == 112 || unit() == 80 else { return nil }
    let isInverse = unit() == 80
    position += 1
    guard take("{" as Character), let end = units[position...].firstIndex(of: 125) else {
      throw PatternFault(message: "`\\p` in the pattern needs a property in braces")
    }
    var name = String(decoding: units[position..<end], as: UTF16.self)
    position = end + 1
    for prefix in ["General_Category=", "gc="] where name.hasPrefix(prefix) { name.removeFirst(prefix.count) }
    let kind: PatternSet.Kind
    if let categories = PatternSet.categories[name] {
      kind = .category(categories)
    } else if PatternSet.properties.contains(name) {
      kind = .property(name)
    } else {
      throw PatternFault(message: "the property `\\p{\(name)}` is not supported in patterns here, name the characters")
    }
    return isInverse ? .inverse([kind]) : kind
  }

  private mutating func characterEscape() throws -> UInt32 {
    try checkEscapeGoesOn()
    let mark = unit()
    switch mark {
    case 110, 116, 114, 102, 118:
      position += 1
      return [110: 10, 116: 9, 114: 13, 102: 12, 118: 11][mark] ?? 0
    case 48 where !ScriptUnits.isDigit(unit(1)):
      position += 1
      return 0
    case 99 where ScriptUnits.isWord(unit(1)):
      let letter = unit(1)
      position += 2
      return UInt32(letter % 32)
    case 120:
      if let high = ScriptUnits.hexadecimal(unit(1)), let low = ScriptUnits.hexadecimal(unit(2)) {
        position += 3
        return UInt32(high * 16 + low)
      }
    case 117:
      if let value = hexadecimal() { return value }
    default: break
    }
    let isSign = isOfSelectors ? !ScriptUnits.isWord(mark) : ScriptText("^$\\.*+?()[]{}|/-").units.contains(mark)
    if isUnicode, !isSign {
      throw PatternFault(message: "an escape of the pattern means nothing, remove the backslash")
    }
    return character()
  }

  private mutating func hexadecimal() -> UInt32? {
    func digits(_ start: Int, _ count: Int) -> UInt32? {
      var value: UInt32 = 0
      for offset in start..<start + count {
        guard let digit = ScriptUnits.hexadecimal(unit(offset)) else { return nil }
        value = value << 4 + UInt32(digit)
      }
      return value
    }
    if isUnicode, unit(1) == 123, let end = units[position...].firstIndex(of: 125), end - position <= 9 {
      guard let value = digits(2, end - position - 2), value <= 0x10FFFF else { return nil }
      position = end + 1
      return value
    }
    guard let value = digits(1, 4) else { return nil }
    position += 5
    if isUnicode, value >= 0xD800, value <= 0xDBFF, unit() == 92, unit(1) == 117, let low = digits(2, 4),
      low >= 0xDC00, low <= 0xDFFF
    {
      position += 6
      return 0x10000 + (value - 0xD800) << 10 + (low - 0xDC00)
    }
    return value
  }

  // MARK: Sets

  private mutating func set() throws -> PatternSet {
    var set = PatternSet()
    set.isNegative = take("^" as Character)
    while !take("]" as Character) {
      guard !isAtEnd else { throw PatternFault(message: "a `[` of the pattern is not closed, write `]` or `\\[`") }
      if isOfSelectors { try refuseSetsInSets() }
      let first = try setMember()
      guard unit() == 45, unit(1) != 93, position + 1 < units.count else {
        set.kinds.append(first.kind)
        continue
      }
      position += 1
      let last = try setMember()
      guard let low = first.value, let high = last.value else {
        if isUnicode { throw PatternFault(message: "a range of the pattern ends with a set") }
        set.kinds += [first.kind, .range(45...45), last.kind]
        continue
      }
      guard low <= high else { throw PatternFault(message: "a range of the pattern is out of order") }
      set.kinds.append(.range(low...high))
    }
    return set
  }

  /// A character or a set inside a set.
  private mutating func setMember() throws -> (value: UInt32?, kind: PatternSet.Kind) {
    if take("\\" as Character) {
      if take("b" as Character) { return (8, .range(8...8)) }
      if let kind = try classEscape() { return (nil, kind) }
      let value = try characterEscape()
      return (value, .range(value...value))
    }
    guard !isAtEnd else { throw PatternFault(message: "a `[` of the pattern is not closed, write `]` or `\\[`") }
    let value = character()
    return (value, .range(value...value))
  }
}
