internal import PlainviewRuntime

/// Why a file is not a flow, and where.
package struct FlowError: Error, Equatable, Sendable, CustomStringConvertible {
  package enum Problem: Equatable, Sendable {
    case fileMissing
    case fileIsFolder
    case fileNotRegular
    case fileUnreadable
    case fileNotUTF8
    /// Links that lead to each other.
    case fileLinkCircle
    case fileTooLarge(limit: Int)
    case yaml(YAMLError.Problem)
    case sections(count: Int)
    case workspace
    case workspaceSections
    case onlyNegativePatterns
    case noFlows
    case noMatch(patterns: [String], hasDeeper: Bool)
    case unknownFlow(String, near: [String])
    case noCommands
    case commandShape
    case keyBesideCommand(key: String, command: String)
    case unknownCommand(String)
    case refusedCommand(String, reason: String)
    case unknownKey(String, of: String, known: [String])
    case missingKey(String, of: String)
    case missingKeys([String], of: String)
    case conflictingKeys(String, String)
    case emptySelector(of: String)
    case expected(Expectation, of: String)
    case unknownChoice(String, of: String, known: [String])
  }

  /// What a value has to be.
  package enum Expectation: Equatable, Sendable {
    case text
    case map
    case list
    case number
    case flag
    case point
    case percent
    case coordinate
  }

  package let path: String
  package let position: TextPosition
  package let problem: Problem

  /// `path:line:column: what, what to do`.
  package var description: String { "\(path):\(position): \(problem)" }
}

/// A problem before the path of its file is known.
struct FlowFault: Error {
  let problem: FlowError.Problem
  let position: TextPosition

  init(_ problem: FlowError.Problem, at position: TextPosition) {
    self.problem = problem
    self.position = position
  }
}

extension FlowError.Problem: CustomStringConvertible {
  /// What is wrong, and after a comma what to do.
  package var description: String {
    switch self {
    case .fileMissing: "there is no such file, check the path"
    case .fileIsFolder: "this is a folder, give the path of a flow in it"
    case .fileNotRegular: "this is not a regular file, give the path of a flow"
    case .fileUnreadable: "the file cannot be read, check its permissions"
    case .fileNotUTF8: "the text is not UTF-8 from here on, save the file as UTF-8"
    case .fileLinkCircle: "the links of the path lead in a circle, mend one of them"
    case .fileTooLarge(let limit): "the file has more than \(limit) bytes, split it and let one file run the others"
    case .yaml(let problem): problem.description
    case .sections(let count):
      "a flow is a header and a list of commands but this file has \(count) of them, write both with `---` between"
    case .workspace:
      "this is the configuration of a workspace and no flow, give its folder: `plainview test` reads it there"
    case .workspaceSections: "the configuration of a workspace is one document, remove the `---` before this one"
    case .onlyNegativePatterns: "all patterns take flows out, add one that takes some in, such as `\"*\"`"
    case .noFlows: "the folder has no flow, add one or remove this file"
    case .noMatch(let patterns, let hasDeeper):
      "no flow is matched by \(Self.list(patterns, "or")), "
        + (hasDeeper ? "`\"**\"` matches flows in folders too" : "correct the patterns")
    case .unknownFlow(let name, let near):
      "no flow is called `\(name)`, "
        + (near.isEmpty ? "name a flow by its `name` or its file" : "did you mean \(Self.list(near, "or"))?")
    case .noCommands: "the flow has no commands, add some or remove the file"
    case .commandShape: "a command is a name, or a name with a colon and its values, write it so"
    case .keyBesideCommand(let key, let command):
      "`\(key)` stands beside `\(command)`, indent it more if it belongs to the command or begin it with `- `"
    case .unknownCommand(let name):
      "unknown command `\(name)`, \(Self.advice(for: name, among: FlowCommandName.allCases.map(\.rawValue)))"
    case .refusedCommand(let name, let reason): "`\(name)` \(reason); \(RefusedCommand.guarding)"
    case .unknownKey(let key, let owner, let known):
      "unknown key `\(key)` of `\(owner)`, \(Self.advice(for: key, among: known))"
    case .missingKey(let key, let owner): "`\(owner)` lacks `\(key)`, add it"
    case .missingKeys(let keys, let owner): "`\(owner)` lacks \(Self.list(keys, "and")), add one of them"
    case .conflictingKeys(let one, let other): "`\(one)` and `\(other)` exclude each other, remove one of them"
    case .emptySelector(let owner): "`\(owner)` does not say which element, add a text, an `id` or another property"
    case .expected(let expectation, let owner): "`\(owner)` \(expectation)"
    case .unknownChoice(let value, let owner, let known):
      "`\(owner)` cannot be `\(value)`, \(Self.advice(for: value, among: known))"
    }
  }

  private static func advice(for name: String, among known: [String]) -> String {
    let nearest = nearestNames(to: name, among: known)
    return nearest.isEmpty ? "use \(list(known, "or"))" : "did you mean \(list(nearest, "or"))?"
  }

  private static func list(_ names: [String], _ conjunction: String) -> String {
    let quoted = names.map { "`\($0)`" }
    guard quoted.count > 1, let last = quoted.last else { return quoted.joined() }
    return quoted.dropLast().joined(separator: ", ") + " \(conjunction) " + last
  }
}

extension FlowError.Expectation: CustomStringConvertible {
  package var description: String {
    switch self {
    case .text: "has to be a text, write it on one line or in quotes"
    case .map: "has to be a map, write `key: value` lines below it"
    case .list: "has to be a list, write `- ` lines below it"
    case .number: "has to be a whole number from 0 up, write one or a `${}` expression"
    case .flag: "has to be `true` or `false`, write one of them"
    case .point: "has to be a point, write `x,y` in points or `x%,y%`"
    case .percent: "has to be a percentage, write a number from 0 to 100"
    case .coordinate: "has to be places, write `latitude,longitude` in degrees for each"
    }
  }
}
