import PlainviewSourceRewriting

extension SourceOverlay {
  /// A source's text as the compiler would see it if the file had this text; the same where nothing is rewritten.
  func rewritten(_ text: String, of path: String) -> String {
    guard let target = targets.first(where: { $0.files.contains(path) }), Substitution.of(target) == nil else {
      return text
    }
    var copy = self
    var texts = copy.texts(of: [target])
    let cut = compiled(Array(text.utf8), of: path)
    texts[path] = cut ?? Array(text.utf8)
    let names = memory.names ?? DeclaredNames()
    let hasTests = targets.contains { $0.type == "test" }
    let results = rewriter(of: target, texts, names, hasTests: hasTests)?.rewrite() ?? []
    let result = results.first { $0.path == path }?.text ?? cut
    return result.map { String(decoding: $0, as: UTF8.self) } ?? text
  }
}
