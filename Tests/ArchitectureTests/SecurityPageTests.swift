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

  /// The constants of all sources, by type and name: `static let` and `var` with a number, in the last type before them
  /// that begins at a line's beginning.
  private static func constants() throws -> [String: Set<Int>] {
    var found: [String: Set<Int>] = [:]
    for file in try PackageStructure.files(below: "Sources") where file.hasSuffix(".swift") {
      let text = try String(contentsOf: PackageStructure.root.appendingPathComponent(file), encoding: .utf8)
      guard text.contains("static let") || text.contains("struct ScriptLimits") else { continue }
      var type = ""
      for line in text.split(separator: "\n") {
        let declaration = /^(?:@\w+ |package |public |final |open )*(?:struct|enum|class|extension) (\w+)/
        if let match = line.firstMatch(of: declaration) { type = String(match.1) }
        let constant = /^  (?:package |private |nonisolated )*(?:static let|var) (\w+) = (\d[\d_]*)(?: << (\d+))?$/
        guard let match = line.firstMatch(of: constant) else { continue }
        guard let number = Int(match.2.replacing("_", with: "")) else { continue }
        let value = number << (match.3.flatMap { Int($0) } ?? 0)
        found["\(type).\(match.1)", default: []].insert(value)
      }
    }
    return found
  }

  @Test func `Every limit on the page is the one of the sources`() throws {
    let (rows, constants) = (try Self.rows(), try Self.constants())
    #expect(rows.count == 32)
    for row in rows {
      #expect(constants["\(row.type).\(row.name)"] == [row.number], "\(row.type).\(row.name)")
    }
  }

  @Test func `Every limit of flows and scripts is on the page`() throws {
    let named = Set(try Self.rows().map { "\($0.type).\($0.name)" })
    let known = try Self.constants().keys.filter { name in
      ["FlowLimits.", "ScriptLimits.", "DocumentBytes."].contains(where: name.hasPrefix)
        || name.hasPrefix("DocumentScanner.maximum")
    }
    #expect(known.count > 12 && known.allSatisfy(named.contains), "\(known.filter { !named.contains($0) })")
  }
}
