/// Classes of the library that replace incomplete ones of Foundation: where a file imports Foundation as well, they are
/// qualified by their module.
struct AmbiguousNames {
  let model: TargetModel

  private static let module = "PlainviewTargetAction."

  /// Names the module in all files that import Foundation.
  func run() {
    for file in model.files where file.needsUIKit && file.imports("Foundation") {
      for index in 0..<file.source.tokenCount {
        let token = file.source.tokens[index]
        guard token.kind == .word, Self.isAmbiguous(token.word) else { continue }
        guard index == 0 || !file.source.isSign(index - 1, UInt8(ascii: ".")) else { continue }
        file.edits.insert(Self.module, at: Int(token.start))
      }
    }
  }

  private static func isAmbiguous(_ word: Word) -> Bool { word == .NSExpression || word == .NSComparisonPredicate }
}
