/// The operator `<` of two numbers in objects, as a function of a file.
///
/// On Apple's systems Foundation has none. Here it has one, as a member of the class, so that neither counts for the nearer
/// one. As a member of an extension the file's own hides Foundation's.
struct NumberOperators {
  let model: TargetModel

  /// Puts the functions into extensions, in all files.
  func run() {
    for file in model.files { Self.run(on: file) }
  }

  private static func run(on file: ScannedFile) {
    let source = file.source
    var index = 0
    while index < source.tokenCount {
      if let body = body(ofFunctionAt: index, in: source) {
        wrap(index, body, in: file)
        index = body
      }
      // A function between braces is not one of the file.
      index = max(index, Int(source.tokens[index].partner)) + 1
    }
  }

  /// The index of the brace in front of the body; nil for all other functions.
  private static func body(ofFunctionAt index: Int, in source: TokenizedSource) -> Int? {
    guard source.isWord(index, .func), source.isSign(index + 1, UInt8(ascii: "<")),
      source.isSign(index + 2, UInt8(ascii: "("))
    else { return nil }
    let close = Int(source.tokens[index + 2].partner)
    let types = source.text(from: index + 3, through: close - 1).split(separator: ",").map { parameter in
      parameter.split(separator: ":").last.map { $0.filter { $0 != " " } }
    }
    guard types == ["NSNumber", "NSNumber"] else { return nil }
    return (close..<source.tokenCount).first { source.isSign($0, UInt8(ascii: "{")) }
  }

  private static func wrap(_ index: Int, _ body: Int, in file: ScannedFile) {
    let source = file.source
    var first = index
    while first > 0 {
      var before = first - 1
      // The arguments of an attribute.
      if source.isSign(before, UInt8(ascii: ")")) { before = Int(source.tokens[before].partner) - 1 }
      guard before >= 0, before == first - 1 || source.tokens[before].kind == .attribute,
        isModifier(source.tokens[before])
      else { break }
      first = before
      let token = source.tokens[first]
      // One that is private to the extension would not be known outside of it.
      if token.word == .private {
        file.edits.replace(Int(token.start)..<Int(token.end), by: "fileprivate", in: file.bytes)
      }
    }
    file.edits.insert("extension NSNumber { ", at: Int(source.tokens[first].start))
    file.edits.insert("static ", at: Int(source.tokens[index].start))
    file.edits.insert(" }", at: Int(source.tokens[Int(source.tokens[body].partner)].end))
  }

  private static func isModifier(_ token: Token) -> Bool {
    switch token.word {
    case .public, .internal, .fileprivate, .private, .package: token.kind == .word
    default: token.kind == .attribute
    }
  }
}
