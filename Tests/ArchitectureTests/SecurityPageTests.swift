import Foundation
import Testing

/// The table of limits in SECURITY.md has the numbers of the sources.
@Suite struct SecurityPageTests {
  private struct Row {
    let number: Int
    let type: String
    let name: String
  }

  private static func rows() throws -> [Row] {
    let page = try String(contentsOf: PackageStructure.root.appendingPathComponent("SECURITY.md"), encoding: .utf8)
    return page.matches(of: /(?m)^\|[^|]+\| (\d+) \| `(\w+)\.(\w+)` \|$/).compactMap { match in
      Int(match.1).map { Row(number: $0, type: String(match.2), name: String(match.3)) }
    }
  }

  /// The types whose limits are all on the page.
  private static let families = ["FlowLimits", "ScriptLimits", "DocumentBytes", "DocumentScanner"]

  /// The constants of the sources that name one of some types, by type and name: `static let` and `var` with a number, in
  /// the last type before them that begins at a line's beginning.
  private static func constants(of types: Set<String>) throws -> [String: Set<Int>] {
    var found: [String: Set<Int>] = [:]
    for (_, text) in try PackageStructure.sources(below: "Sources", containing: types.sorted()) {
      var type = ""
      for line in text.split(separator: "\n") {
        if let declared = declaredType(line) { type = declared }
        guard line.hasPrefix("  "), types.contains(type), let constant = constant(line) else { continue }
        found["\(type).\(constant.name)", default: []].insert(constant.number)
      }
    }
    return found
  }

  private static func declaredType(_ line: Substring) -> String? {
    guard line.first?.isWhitespace == false else { return nil }
    let declaration = /^(?:@\w+ |package |public |final |open )*(?:struct|enum|class|extension) (\w+)/
    return line.firstMatch(of: declaration).map { String($0.1) }
  }

  private static func constant(_ line: Substring) -> (name: String, number: Int)? {
    let constant = /^  (?:package |private |nonisolated )*(?:static let|var) (\w+) = (\d[\d_]*)(?: << (\d+))?$/
    guard let match = line.firstMatch(of: constant), let number = Int(match.2.replacing("_", with: "")) else {
      return nil
    }
    return (String(match.1), number << (match.3.flatMap { Int($0) } ?? 0))
  }

  @Test func `Every limit on the page is the one of the sources`() throws {
    let rows = try Self.rows()
    let constants = try Self.constants(of: Set(rows.map(\.type)))
    #expect(rows.count == 32)
    for row in rows {
      #expect(constants["\(row.type).\(row.name)"] == [row.number], "\(row.type).\(row.name)")
    }
  }

  @Test func `Every limit of flows and scripts is on the page`() throws {
    let named = Set(try Self.rows().map { "\($0.type).\($0.name)" })
    let known = try Self.constants(of: Set(Self.families)).keys.filter {
      !$0.hasPrefix("DocumentScanner.") || $0.hasPrefix("DocumentScanner.maximum")
    }
    #expect(known.count > 12 && known.allSatisfy(named.contains), "\(known.filter { !named.contains($0) })")
  }
}
