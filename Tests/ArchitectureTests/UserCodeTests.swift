import Foundation
import Testing

/// What an app can write is called through one edge, `UserCode`.
@Suite struct UserCodeTests {
  private struct Line {
    let file: String
    let number: Int
    let code: String
  }

  private static let lines = Result { try read() }

  private static func read() throws -> [Line] {
    try PackageStructure.files(below: "Sources").filter { $0.hasSuffix(".swift") }.flatMap { file in
      let text = try String(contentsOf: PackageStructure.root.appendingPathComponent(file), encoding: .utf8)
      return text.split(separator: "\n", omittingEmptySubsequences: false).enumerated().map {
        Line(file: file, number: $0 + 1, code: String($1.components(separatedBy: "//")[0]))
      }
    }
  }

  @Test func `Only the edge asks whether the process is unwinding`() throws {
    for line in try Self.lines.get() where line.code.contains("isUnwinding") {
      #expect(
        line.file.hasPrefix("Sources/Runtime/"),
        "\(line.file):\(line.number) asks SimulatedProcess: call the app by UserCode.run, or ask UserCode.mayRun")
    }
  }

  @Test func `No delegate and no data source is called past the edge`() throws {
    let call = /[dD](?:elegate|ataSource)\?\.[a-zA-Z]+\(/
    for line in try Self.lines.get() where line.code.contains(call) && !line.code.contains("UserCode.") {
      Issue.record("\(line.file):\(line.number) calls a delegate itself: use UserCode.ask or UserCode.tell")
    }
  }

  @Test func `Notifications are posted through the edge`() throws {
    let allowed: Set<String> = [
      "Sources/Runtime/Edges/UserCode.swift",
      // The process's own code changed a value: it is on the stack already.
      "Sources/Runtime/Defaults/IsolatedUserDefaults.swift",
      // It posts to itself, before any code of an app runs.
      "Sources/Runtime/Clock/ClockSelfTest.swift",
    ]
    for line in try Self.lines.get() where line.code.contains("NotificationCenter.default.post") {
      #expect(allowed.contains(line.file), "\(line.file):\(line.number) posts itself: use UserCode.post")
    }
  }

  @Test func `Every method that the edge names is declared, so that its default is known by its name`() throws {
    let declared = try Self.declaredMethods()
    let named = /"([a-zA-Z]\w*\((?:[a-zA-Z_]\w*:)*\))"/
    for file in try PackageStructure.files(below: "Sources") where file.hasSuffix(".swift") {
      let text = try String(contentsOf: PackageStructure.root.appendingPathComponent(file), encoding: .utf8)
      guard text.contains("UserCode.") else { continue }
      for match in text.matches(of: named) {
        #expect(declared.contains(String(match.output.1)), "\(file) names \(match.output.1), which nothing declares")
      }
    }
  }

  @Test func `Every default of an optional method says that the app left it out`() throws {
    let header = /(?m)^extension (\w*(?:Delegate|DataSource|Prefetching|TransitioningDelegate|ItemSource)) \{/
    for file in try PackageStructure.files(below: "Sources") where file.hasSuffix(".swift") {
      let text = try String(contentsOf: PackageStructure.root.appendingPathComponent(file), encoding: .utf8)
      for match in text.matches(of: header) {
        let body = text[match.range.upperBound...].prefix(while: Self.untilClosed())
        let methods = body.matches(of: Self.method).count
        let said = body.matches(of: Self.saying).count
        #expect(methods == said, "\(file): \(match.output.1) has \(methods) defaults, \(said) say leftOut(by: self)")
      }
    }
  }

  private static var method: Regex<Substring> { #/public (?:dynamic )?func /# }
  private static var saying: Regex<Substring> { #/leftOut\(\s*by: self/# }

  /// True for characters up to the brace that closes the one before them.
  private static func untilClosed() -> (Character) -> Bool {
    var depth = 1
    return { character in
      if character == "{" { depth += 1 }
      if character == "}" { depth -= 1 }
      return depth > 0
    }
  }

  /// The full names of all functions in the sources.
  private static func declaredMethods() throws -> Set<String> {
    var names: Set<String> = []
    let head = /func\s+([a-zA-Z_]\w*)(?:<[^>]*>)?\(/
    for file in try PackageStructure.files(below: "Sources") where file.hasSuffix(".swift") {
      let text = try String(contentsOf: PackageStructure.root.appendingPathComponent(file), encoding: .utf8)
      for match in text.matches(of: head) {
        names.insert("\(match.output.1)(\(labels(of: text[match.range.upperBound...])))")
      }
    }
    return names
  }

  /// The labels of a parameter list that begins here, each with its colon.
  private static func labels(of list: Substring) -> String {
    var labels = ""
    var depth = 0
    var parameter = ""
    func end() {
      let tokens = parameter.prefix { $0 != ":" }.split(separator: " ")
      if let label = tokens.first(where: { !$0.hasPrefix("@") }) { labels += label + ":" }
      parameter = ""
    }
    for character in list {
      if "([{<".contains(character) { depth += 1 }
      if ")]}".contains(character) || (character == ">" && parameter.last != "-") { depth -= 1 }
      if depth < 0 { break }
      if depth == 0, character == "," { end() } else { parameter.append(character.isNewline ? " " : character) }
    }
    end()
    return labels
  }
}
