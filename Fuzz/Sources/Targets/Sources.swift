import PlainviewSourceRewriting

extension Target {
  /// Sources are rewritten as those of an app, of a library and of tests; the first byte says which.
  static let sources = Target("sources") { input in
    guard let first = input.first else { return }
    let bytes = Array(input.dropFirst())
    let kinds: [TargetKind] = [.executable, .library, .test]
    let context = RewriteContext(
      optionalRequirements: ["f"], hasTests: first & 4 == 0,
      interfaceTestModule: first & 8 == 0 ? "XCUIAutomation" : nil)
    func rewritten() -> [[UInt8]] {
      SourceRewriter(
        files: [SourceText(path: "/input.swift", bytes: bytes)], kind: kinds[Int(first & 3) % kinds.count],
        context: context
      ).rewrite().compactMap(\.text)
    }
    let texts = rewritten()
    // An import may come in a line behind the last one.
    let isOpen = bytes.last != 0x0A
    for text in texts {
      let added = lines(text) - lines(bytes)
      expect(added == 0 || (added == 1 && isOpen), "the rewritten source has another number of lines")
    }
    expect(texts == rewritten(), "a source is rewritten in two ways")
  }

  /// Sources are cut into tokens.
  static let lexer = Target("lexer") { bytes in
    guard let source = TokenizedSource(bytes) else { return }
    var end: Int32 = 0
    for index in 0..<source.tokenCount {
      let token = source.tokens[index]
      expect(token.start >= end && token.end >= token.start, "tokens overlap")
      expect(Int(token.end) <= bytes.count, "a token ends behind the source")
      end = token.end
      guard token.partner >= 0 else { continue }
      expect(Int(token.partner) < source.tokenCount, "a bracket's partner is no token")
      expect(source.tokens[Int(token.partner)].partner == Int32(index), "a bracket is not its partner's partner")
    }
  }

  /// Lines end in a line feed, in a carriage return, or in both.
  private static func lines(_ bytes: [UInt8]) -> Int {
    var count = 0
    for (index, byte) in bytes.enumerated() {
      if byte == 0x0A || (byte == 0x0D && (index + 1 == bytes.count || bytes[index + 1] != 0x0A)) { count += 1 }
    }
    return count
  }
}
