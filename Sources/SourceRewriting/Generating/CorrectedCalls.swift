/// Uses of Foundation that do something else on Linux than on a device: the library corrects each of them.
///
/// `XMLParser(…)` makes a parser that goes on behind errors. The inverse of one of Foundation's own character sets, as
/// `CharacterSet.letters.inverted`, ends the program when it is changed. `PersonNameComponentsFormatter` ends it at once.
/// `unsafeBitCast(…)` between a block and a pointer, in files that name a convention, fails since a block is a function.
/// A cast of a fetch request, or of a controller of its results, to one of other results, which a device does not check, fails.
struct CorrectedCalls {
  let model: TargetModel

  private static let characterSets: Set<String> = [
    "controlCharacters", "whitespaces", "whitespacesAndNewlines", "newlines", "decimalDigits", "letters",
    "lowercaseLetters", "uppercaseLetters", "nonBaseCharacters", "alphanumerics", "decomposables",
    "illegalCharacters", "punctuationCharacters", "capitalizedLetters", "symbols",
  ]

  /// Rewrites the uses in all files.
  func run() {
    let hasOwnParser = model.types.contains { $0.name == "XMLParser" && $0.kind != .extension }
    for file in model.files {
      let source = file.source
      let hasBlocks = (0..<source.tokenCount).contains {
        source.tokens[$0].kind == .attribute && source.tokens[$0].word == .convention
      }
      for index in 0..<source.tokenCount where source.tokens[index].kind == .word {
        switch source.tokens[index].word {
        case .XMLParser where !hasOwnParser && makesParser(index, in: source):
          file.replace(index, index, by: "PlainviewTargetAction.CheckedXMLParser")
        case .unsafeBitCast where hasBlocks && source.isSign(index + 1, UInt8(ascii: "(")):
          file.replace(index, index, by: "PlainviewTargetAction.__bitCast")
        case .PersonNameComponentsFormatter where index == 0 || !source.isSign(index - 1, UInt8(ascii: ".")):
          file.replace(index, index, by: "PlainviewTargetAction.PersonNameFormatter")
        case .as:
          rewriteCast(index, in: file)
          continue
        case .inverted where isInverseOfOwnSet(index, in: source):
          file.edits.insert(".__changeable", at: Int(source.tokens[index].end))
        default: continue
        }
        file.needsUIKit = true
      }
    }
  }

  private func makesParser(_ index: Int, in source: TokenizedSource) -> Bool {
    source.isSign(index + 1, UInt8(ascii: "("))
      && (index == 0 || !source.isSign(index - 1, UInt8(ascii: ".")) && !source.isWord(index - 1, .func))
  }

  /// The methods of Core Data's classes in place of casts between their types of results.
  private static let castMethods = ["NSFetchRequest": "__request", "NSFetchedResultsController": "__controller"]

  /// Rewrites `request as! NSFetchRequest<A>`, and the same with `as?`.
  private func rewriteCast(_ index: Int, in file: ScannedFile) {
    let source = file.source
    guard index > 0, source.isOptionalMark(index + 1), source.isName(index + 2),
      let method = Self.castMethods[source.name(source.tokens[index + 2])], source.isSign(index + 3, UInt8(ascii: "<")),
      let close = (index + 4..<source.tokenCount).first(where: { source.isSign($0, UInt8(ascii: ">")) }),
      close > index + 4, !(index + 4..<close).contains(where: { source.isSign($0, UInt8(ascii: "<")) })
    else { return }
    let type = source.text(from: index + 4, through: close - 1)
    let mark = source.isSign(index + 1, UInt8(ascii: "!")) ? "!" : ""
    file.edits.insert(".\(method)(of: (\(type)).self)\(mark)", at: Int(source.tokens[index - 1].end))
    file.blank(index, close)
  }

  private func isInverseOfOwnSet(_ index: Int, in source: TokenizedSource) -> Bool {
    let dot = UInt8(ascii: ".")
    guard index > 2, source.isSign(index - 1, dot), source.isName(index - 2), source.isSign(index - 3, dot),
      Self.characterSets.contains(source.name(source.tokens[index - 2]))
    else { return false }
    return index + 1 >= source.tokenCount || !source.isSign(index + 1, UInt8(ascii: "("))
  }
}
