/// A reader that gets the inputs of libFuzzer.
///
/// An error or an exception of an app is an expected result. Traps, hangs, exhausted memory and a failed `expect` are findings.
struct Target {
  /// The name, which is that of its folder of seeds and of its dictionary too.
  let name: String
  let run: @MainActor ([UInt8]) -> Void

  init(_ name: String, _ run: @escaping @MainActor ([UInt8]) -> Void) {
    self.name = name
    self.run = run
  }

  /// A target whose inputs are texts; bytes that are none are replaced by U+FFFD.
  static func ofTexts(_ name: String, _ run: @escaping @MainActor (String) -> Void) -> Target {
    Target(name) { bytes in run(String(decoding: bytes, as: UTF8.self)) }
  }

  static let all: [Target] = [
    .answers, .assets, .companions, .documents, .expressions, .flows, .fonts, .formats, .html, .images, .lexer,
    .manifests, .markdown, .models, .names, .patterns, .predicates, .projects, .propertyLists, .scripts, .settings,
    .sources, .strings,
  ]
}

/// Ends the program with a finding if what has to hold does not.
func expect(_ condition: Bool, _ finding: @autoclosure () -> String) {
  if !condition { fatalError("finding: \(finding())") }
}
