/// What is wrong with a YAML text, and where.
package struct YAMLError: Error, Equatable, Sendable, CustomStringConvertible {
  package enum Problem: Equatable, Sendable {
    case tab
    case controlCharacter(UInt32)
    case directive
    case documentEnd
    case contentBesideSeparator
    case anchor
    case alias
    case tag
    case complexKey
    case reservedCharacter(Character)
    case missingKey
    case duplicateKey(String, firstLine: Int)
    case indentation
    case listItemAmongKeys
    case keyAmongListItems
    case keyExpected
    case listItemBesideKey
    case listItemInText
    case colonInText
    case unterminatedQuote
    case contentAfterValue
    case unknownEscape(Character)
    case incompleteEscape
    case blockTextHeader
    case blockTextIndentation
    case unclosedBracket(Character)
    case unexpectedInBrackets(Character)
    case mapInBrackets
    case colonExpected
    case tooDeep(limit: Int)
    case tooManyKeys(limit: Int)
  }

  package let problem: Problem
  package let position: TextPosition

  package init(_ problem: Problem, at position: TextPosition) {
    self.problem = problem
    self.position = position
  }

  /// `line:column: what, what to do`.
  package var description: String { "\(position): \(problem)" }
}

extension YAMLError.Problem: CustomStringConvertible {
  /// What is wrong, and after a comma what to do.
  package var description: String {
    switch self {
    case .tab: "a tab outside quotes, use blanks"
    case .controlCharacter(let value):
      "the control character \(hexadecimal(value)), write it as \\u\(fourDigits(value)) in double quotes"
    case .directive: "directives are not supported, remove the line"
    case .documentEnd: "the document end `...` is not supported, remove it or use `---`"
    case .contentBesideSeparator: "text beside `---`, put it on the next line"
    case .anchor: "anchors (`&`) are not supported, write the value where it is needed or put the text in quotes"
    case .alias: "aliases (`*`) are not supported, write the value again or put the text in quotes"
    case .tag: "tags (`!`) are not supported, remove it or put the text in quotes"
    case .complexKey: "`? ` keys are not supported, write `key: value`"
    case .reservedCharacter(let character): "a text cannot begin with `\(character)`, put it in quotes"
    case .missingKey: "a colon without a key before it, write `key: value` or put the text in quotes"
    case .duplicateKey(let key, let line): "the key `\(key)` is there already (line \(line)), remove one of them"
    case .indentation: "this indentation fits no line above, align it with the entries it belongs to"
    case .listItemAmongKeys: "a list item among the keys of a map, indent it more or remove the `-`"
    case .keyAmongListItems: "a line without `-` among list items, begin it with `- ` or indent it differently"
    case .keyExpected: "`key: value` is expected here, add a colon and a blank or indent the line more"
    case .listItemBesideKey: "a list item on the line of its key, put it on the next line"
    case .listItemInText: "a list item below a text, align its `-` with the list or put the text in quotes"
    case .colonInText: "a colon and a blank inside a text, put the text in quotes or the key on a line of its own"
    case .unterminatedQuote: "the quote is not closed, close it or indent the lines that continue it"
    case .contentAfterValue: "text after the end of the value, remove it or put everything in quotes"
    case .unknownEscape(let character):
      "the escape `\\\(character)` is not known, use \\n \\t \\\" \\\\ \\uXXXX, or \\\\ for a backslash"
    case .incompleteEscape:
      "`\\x`, `\\u` and `\\U` need two, four and eight hexadecimal digits that make a character, correct them"
    case .blockTextHeader: "after `|` or `>` only `+`, `-` and one digit from 1 to 9 are known, correct it"
    case .blockTextIndentation: "this line has more blanks than the text's first line, remove them"
    case .unclosedBracket(let bracket): "`\(bracket)` is not closed, close it"
    case .unexpectedInBrackets(let character): "`\(character)` is not expected here, put the text in quotes"
    case .mapInBrackets: "a key in a list, put the map in braces: `[{key: value}]`"
    case .colonExpected: "a key without a value, write `key: value` with a blank after the colon"
    case .tooManyKeys(let limit): "this is key \(limit + 1) of the map, \(limit) are the most; split the file"
    case .tooDeep(let limit): "more than \(limit) levels of nesting, split the file"
    }
  }

  private func fourDigits(_ value: UInt32) -> String {
    let digits = String(value, radix: 16, uppercase: true)
    return String(repeating: "0", count: max(0, 4 - digits.count)) + digits
  }

  private func hexadecimal(_ value: UInt32) -> String { "U+" + fourDigits(value) }
}
