import PlainviewSourceRewriting

/// The texts that files of one target become; one that stays as it is comes back unchanged.
func rewritten(_ sources: String..., kind: TargetKind = .library, context: RewriteContext = RewriteContext())
  -> [String]
{
  let files = sources.enumerated().map { SourceText(path: "/App/\($0).swift", bytes: Array($1.utf8)) }
  let results = SourceRewriter(files: files, kind: kind, context: context).rewrite()
  return zip(results, sources).map { result, source in
    result.text.map { String(decoding: $0, as: UTF8.self) } ?? source
  }
}

/// The text that a target's only file becomes, `import UIKit` left out in front of it.
func rewritten(
  body: String, kind: TargetKind = .library, context: RewriteContext = RewriteContext()
) -> String {
  let head = "import UIKit\n"
  return String(rewritten(head + body, kind: kind, context: context)[0].dropFirst(head.count))
}

/// The diagnostics of a target with one file.
func diagnostics(_ source: String) -> [String] {
  let files = [SourceText(path: "/App/A.swift", bytes: Array(source.utf8))]
  let rewriter = SourceRewriter(files: files, kind: .library, context: RewriteContext())
  return rewriter.rewrite().flatMap(\.diagnostics).map(\.description)
}

/// What registers members of a class, as generated texts spell it.
func registration(_ number: String = "0", of type: String, _ entries: String...) -> String {
  "@section(\".init_array\") @used private nonisolated static let __uikit_\(number): @convention(c) @Sendable () -> Void"
    + " = { __UIKitRuntime.load { __UIKitRuntime.define(\(type).self) { r in \(entries.joined(separator: "; ")) } } }"
}
